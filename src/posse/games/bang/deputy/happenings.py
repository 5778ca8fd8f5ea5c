"""How the deputy deals with event cards: what it is asked because of them, and what they change for it."""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE, NO, YES
from posse.core.said import number_of
from posse.core.table import Decision
from posse.games.bang.deputy.answering import dodge
from posse.games.bang.deputy.outlook import LIFE, Outlook
from posse.games.bang.deputy.suits import suit
from posse.games.bang.deputy.worth import CHARACTER_WORTH, IN_HAND, held, keep, taken
from posse.games.bang.facts import (
    BANG,
    BEER,
    CARD_KIND,
    DIAMONDS,
    DUEL,
    HEARTS,
    JAIL,
    MISSED,
    NEW_LIFE,
    SALOON,
)
from posse.games.bang.pieces.packing import ANSWER_VERB, OWN_ABILITY, SOURCE, TAKE

RED: Final = 0
BLACK: Final = 1
WASTED: Final = (BANG, BEER, DUEL, JAIL, SALOON)
SWAPPED: Final = 0.7  # a card worth less is swapped for one from the deck


def cuff(out: Outlook, decision: Decision) -> int:
    """The worst enemy with cards in hand."""
    chosen, highest = decision.options[0], -99.0
    for seat in decision.options:
        worth = out.hate[seat] * (1.0 + 0.2 * out.view.players[seat].hand)
        if worth > highest:
            chosen, highest = seat, worth
    return chosen


def give_up(out: Outlook, decision: Decision) -> int:
    """The card in play that is worth least to oneself: Jail and Dynamite first."""
    chosen, highest = decision.options[0], -99.0
    for card in decision.options:
        worth = taken(out, out.me, card)
        if worth > highest:
            chosen, highest = card, worth
    return chosen


def identity(out: Outlook, decision: Decision) -> int:
    """Another character, but two lives: worth it for the wounded."""
    gain = LIFE * (NEW_LIFE - out.me.life)
    if out.view.spare >= 0:
        gain += CHARACTER_WORTH[out.view.spare] - CHARACTER_WORTH[out.me.character]
    return YES if gain > 0.0 else NO


def liquor(out: Outlook, decision: Decision) -> int:
    """A life for two cards: for the wounded who have cards to live on."""
    return YES if out.me.life <= 2 and len(out.view.hand) >= 2 else NO


def swap(out: Outlook, decision: Decision) -> int:
    """Cards that are worth less than one from the deck; those that would be discarded anyway, too."""
    chosen, lowest = DONE, 99.0
    for card in decision.options:
        if card != DONE and keep(out, card) < lowest:
            chosen, lowest = card, keep(out, card)
    return chosen if lowest < SWAPPED else DONE


def guess(out: Outlook, decision: Decision) -> int:
    """The colour that more of the unseen cards have. A wrong guess costs nothing, so it goes on guessing."""
    red = 0
    for card in range(120 if out.view.dodge_city else 80):
        if suit(out.view, card) in (HEARTS, DIAMONDS):
            red += 1
        else:
            red -= 1
    for card in out.view.hand:
        red -= 1 if suit(out.view, card) in (HEARTS, DIAMONDS) else -1
    for figure in out.view.figures:
        for card in figure.front:
            red -= 1 if suit(out.view, card) in (HEARTS, DIAMONDS) else -1
    return RED if red > 0 else BLACK


def blood(out: Outlook, decision: Decision) -> int:
    """A life for a friend who is worse off."""
    chosen, highest = DONE, 0.0
    for seat in decision.options:
        if seat == DONE or out.me.life < 3:
            continue
        life = out.view.figures[out.view.players[seat].figures[0]].life
        worth = -out.hate[seat] * (out.me.life - life - 1)
        if worth > highest and out.hate[seat] < -0.7:
            chosen, highest = seat, worth
    return chosen


def prize(out: Outlook, decision: Decision) -> int:
    """The card in play whose loss hurts an enemy most, or helps a friend."""
    figure = out.view.figures[out.view.players[number_of(decision.about, "target")].figures[0]]
    chosen, highest = decision.options[0], -99.0
    for card in decision.options:
        worth = taken(out, figure, card)
        if worth > highest:
            chosen, highest = card, worth
    return chosen


def save_card(out: Outlook, decision: Decision) -> int:
    """A Missed! for a card in play only if that is worth more, and nothing for what hurts."""
    worth = -taken(out, out.me, number_of(decision.about, "prize"))
    answer = dodge(out, decision)
    if worth <= 0.0:
        return TAKE
    free = answer & ANSWER_VERB in (SOURCE, OWN_ABILITY)
    return answer if free or worth > IN_HAND[MISSED] or held(out, MISSED) > 1 else TAKE


def name_card(out: Outlook, decision: Decision) -> int:
    """A card that everybody knows them to hold; otherwise a Beer, which nobody likes to waste."""
    victim = out.view.players[number_of(decision.about, "victim")]
    for card in victim.known:
        if CARD_KIND[card] in decision.options and CARD_KIND[card] in WASTED:
            return CARD_KIND[card]
    return BEER


def name_target(out: Outlook, decision: Decision) -> int:
    """The worst enemy that can be hit; never oneself if there is somebody else."""
    chosen, highest = decision.options[0], -99.0
    for figure in decision.options:
        worth = out.hate[out.view.figures[figure].seat]
        if worth > highest:
            chosen, highest = figure, worth
    return chosen
