"""How the deputy deals with event cards: what it is asked because of them, and what they change for it."""

from __future__ import annotations

from typing import Final

from posse.core.questions import DONE, NO, YES
from posse.core.said import number_of, value_of
from posse.core.table import Decision
from posse.games.bang.deputy.aiming import SHOTS, heal, saloon
from posse.games.bang.deputy.answering import dodge
from posse.games.bang.deputy.foresight import THE_LAST
from posse.games.bang.deputy.outlook import LIFE, Outlook, lands
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
    KINDS_NAMED,
    MISSED,
    NEW_LIFE,
    SALOON,
    SHERIFF,
)
from posse.games.bang.pieces.packing import ANSWER_VERB, OWN_ABILITY, SOURCE, TAKE
from posse.games.bang.view import FigureView

RED: Final = 0
BLACK: Final = 1
WASTED: Final = (BANG, BEER, DUEL, JAIL, SALOON)  # cards that may be named
COMMON: Final = 0.3  # of all cards are Bang! cards
RARE: Final = 0.06  # and of another such kind
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


# Dorothy Rage


def name_card(out: Outlook, decision: Decision) -> int:
    """The card they are likely to hold whose play would hurt most: them, or others they can reach."""
    victim = number_of(decision.about, "victim")
    figure = out.view.figures[out.view.players[victim].figures[0]]
    chosen, highest = decision.options[0], -99.0
    for kind in WASTED:
        if kind in decision.options:
            worth = _likely(out, victim, kind) * _forced(out, figure, kind)
            if worth > highest:
                chosen, highest = kind, worth
    return chosen


def _likely(out: Outlook, victim: int, kind: int) -> float:
    """How likely their hand has a card of this kind."""
    player = out.view.players[victim]
    for card in player.known:
        if CARD_KIND[card] == kind:
            return 1.0
    share = COMMON if kind == BANG else RARE
    return min(1.0, share * (player.hand - len(player.known)))


def _forced(out: Outlook, figure: FigureView, kind: int) -> float:
    """What it is worth that this figure plays such a card now, and does not have it any more."""
    lost = 0.8 * out.hate[figure.seat]
    if kind == BEER:
        return lost + (heal(out, figure, 1) if out.alive > 2 else 0.0)
    if kind == SALOON:
        return lost + saloon(out)
    best = -99.0
    for other in out.view.figures:
        near = kind != BANG or figure.distances[other.figure] <= figure.range
        if other.in_game and other.figure != figure.figure and near:
            best = max(best, _at(out, other, kind))
    return lost + best if best > -99.0 else 0.0


def _at(out: Outlook, figure: FigureView, kind: int) -> float:
    """The same of the effect at its target, who may be oneself."""
    if kind == JAIL:
        return out.hate[figure.seat] if out.view.players[figure.seat].role != SHERIFF else -1.0
    if figure.figure == out.me.figure:
        return -LIFE if figure.life > 1 else -THE_LAST
    return out.hits[figure.figure] * (0.5 if kind == DUEL else lands(out, figure))


def name_target(out: Outlook, decision: Decision) -> int:
    """The worst enemy that can be hit; oneself only if a friend would suffer more."""
    kind = KINDS_NAMED[str(value_of(decision.about, "kind")).removeprefix("card-")]
    shot = kind in SHOTS or kind == DUEL
    chosen, highest = decision.options[0], -99.0
    for number in decision.options:
        figure = out.view.figures[number]
        worth = _at(out, figure, kind) if shot else out.hate[figure.seat]
        if worth > highest:
            chosen, highest = number, worth
    return chosen
