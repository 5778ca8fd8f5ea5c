"""Which card, whose, which character: what the deputy takes, keeps, pays and gives away."""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE, NO, YES
from posse.core.said import number_of, value_of
from posse.core.table import Decision
from posse.games.bang.deputy.outlook import Outlook
from posse.games.bang.deputy.suits import suit
from posse.games.bang.deputy.worth import CHARACTER_WORTH, from_hand, held, keep, taken
from posse.games.bang.facts import (
    BEER,
    CARD_RANK,
    CARDS,
    CHARACTERS_NAMED,
    DYNAMITE_RANKS,
    HEARTS,
    SPADES,
)
from posse.games.bang.view import BangView, FigureView

# The options of `draw-source`.
DECK: Final = 0
PILE: Final = 1
LOOK: Final = 2
FROM: Final = 8
IN_PLAY: Final = 16
FROM_HAND: Final = CARDS
DRAWN: Final = 2.0  # two cards from the deck
GREYGORY: Final = CHARACTERS_NAMED["greygory-deck"]


def best(out: Outlook, decision: Decision) -> int:
    """The card that is worth most."""
    return best_of(out, decision.options)


def best_of(out: Outlook, cards: list[int]) -> int:
    chosen, highest = cards[0], -99.0
    for card in cards:
        worth = keep(out, card)
        if worth > highest:
            chosen, highest = card, worth
    return chosen


def least(out: Outlook, decision: Decision) -> int:
    """The card that is worth least: to discard, to pay with, to give away."""
    chosen, lowest = decision.options[0], 99.0
    for card in decision.options:
        worth = keep(out, card)
        if worth < lowest:
            chosen, lowest = card, worth
    return chosen


def back(out: Outlook, decision: Decision) -> int:
    """A Bang! card for nothing: the hand has been cut down already."""
    return decision.options[-1]


def share(out: Outlook, decision: Decision) -> int:
    """The two best stay; a friend gets the next, an enemy the worst."""
    order = sorted(decision.options, key=lambda card: keep(out, card))
    friend = out.hate[number_of(decision.about, "to")] < 0.0
    return order[max(0, len(order) - 3)] if friend else order[0]


# Others' cards


def take(out: Outlook, decision: Decision) -> int:
    victim = number_of(decision.about, "victim")
    figure = _victim(out, victim, decision.options)
    chosen, highest = decision.options[0], -99.0
    for option in decision.options:
        worth = from_hand(out, figure) if option == FROM_HAND else taken(out, figure, option)
        if worth > highest:
            chosen, highest = option, worth
    return chosen


def _victim(out: Outlook, seat: int, options: list[int]) -> FigureView:
    """The figure whose cards are offered: with two players a seat has two."""
    first = out.view.players[seat].figures[0]
    for number in out.view.players[seat].figures:
        for card in out.view.figures[number].front:
            if card in options:
                return out.view.figures[number]
    return out.view.figures[first]


def source(out: Outlook, decision: Decision) -> int:
    """Where the first card comes from."""
    chosen, highest = decision.options[0], -99.0
    for option in decision.options:
        worth = _source(out, option)
        if worth > highest:
            chosen, highest = option, worth
    return chosen


def _source(out: Outlook, option: int) -> float:
    if option == DECK:
        return DRAWN
    if option == LOOK:
        return DRAWN + 0.4
    if option == PILE:
        return DRAWN - 1.2 + keep(out, out.view.top)
    if option < IN_PLAY:
        figure = out.view.figures[out.view.players[option - FROM].figures[0]]
        return DRAWN + 0.5 * from_hand(out, figure)
    card = option - IN_PLAY
    for holder in out.view.figures:
        if card in holder.front:
            return taken(out, holder, card) + keep(out, card)
    return 0.0


# "draw!"


def check(out: Outlook, decision: Decision) -> int:
    what = value_of(decision.about, "what")
    for card in decision.options:
        if saves(out.view, what, card):
            return card
    return decision.options[0]


def saves(view: BangView, what: object, card: int) -> bool:
    """Hearts save from shots and Jail; from Dynamite everything but low spades."""
    if what == "card-dynamite":
        return suit(view, card) != SPADES or CARD_RANK[card] >= DYNAMITE_RANKS
    if what == "character-teren-kill":
        return suit(view, card) != SPADES
    return suit(view, card) == HEARTS


# Characters


def character(out: Outlook, decision: Decision) -> int:
    chosen, highest = decision.options[0], -99.0
    for option in decision.options:
        if CHARACTER_WORTH[option] > highest:
            chosen, highest = option, CHARACTER_WORTH[option]
    return chosen


def active(out: Outlook, decision: Decision) -> int:
    """The figure with abilities and cards in play; a wounded one where there is something to drink."""
    beers = held(out, BEER)
    chosen, highest = decision.options[0], -99.0
    for number in out.view.players[out.seat].figures:
        figure = out.view.figures[number]
        if figure.character not in decision.options:
            continue
        worth = 0.3 * figure.life + 0.8 * len(figure.front) + CHARACTER_WORTH[figure.character]
        worth += 1.2 * min(beers, figure.most - figure.life)
        if worth > highest:
            chosen, highest = figure.character, worth
    return chosen


def copy(out: Outlook, decision: Decision) -> int:
    chosen, highest = DONE, 0.0
    for option in decision.options:
        if option != DONE:
            worth = CHARACTER_WORTH[out.view.figures[option].character]
            if worth > highest:
                chosen, highest = option, worth
    return chosen


def redraw(out: Outlook, decision: Decision) -> int:
    """Two characters that are worth less than two drawn at random go back."""
    worth = 0.0
    for each in out.me.abilities:
        if each != GREYGORY:
            worth += CHARACTER_WORTH[each]
    return YES if worth < 4.4 else NO
