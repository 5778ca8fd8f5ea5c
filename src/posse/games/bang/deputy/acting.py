"""The deputy's turn: cards first that bring cards, then equipment, then what takes, then what shoots."""

from __future__ import annotations

from typing import Final

from posse.core.table import Decision
from posse.games.bang.deputy.aiming import A_DODGE, AIMED, CARDS_DRAWN, SHOTS, effect, shot, store
from posse.games.bang.deputy.foresight import explodes, is_burden, price_of_idling
from posse.games.bang.deputy.outlook import LIFE, SHOWDOWN, Outlook, lands
from posse.games.bang.deputy.worth import IN_HAND, gun_gain, held, in_front, keep, taken
from posse.games.bang.facts import (
    BANG,
    BEER,
    BLUE,
    CANTEEN,
    CARD_KIND,
    CHARACTERS_NAMED,
    DUEL,
    DYNAMITE,
    EVENTS_NAMED,
    EXTRA_CARD,
    GENERAL_STORE,
    GREEN,
    JAIL,
    KIND_COLOUR,
    KIND_RANGE,
    TEQUILA,
    WHISKY,
)
from posse.games.bang.pieces.packing import AS_BANG, AS_STORE, END, EVENT, PLAY, TARGET, USE, VERB, WHAT
from posse.games.bang.view import FigureView

CHUCK: Final = CHARACTERS_NAMED["chuck-wengam"]
DOC: Final = CHARACTERS_NAMED["doc-holyday"]
SID: Final = CHARACTERS_NAMED["sid-ketchum"]
JOSE: Final = CHARACTERS_NAMED["jose-delgado"]
FLINT: Final = CHARACTERS_NAMED["flint-westwood"]
LEE: Final = CHARACTERS_NAMED["lee-van-kliff"]
SUZY: Final = CHARACTERS_NAMED["suzy-lafayette"]
RICOCHET: Final = EVENTS_NAMED["ricochet"]
SNIPER: Final = EVENTS_NAMED["sniper"]
DOROTHY: Final = EVENTS_NAMED["dorothy-rage"]
ROSA: Final = EVENTS_NAMED["lady-rosa-of-texas"]
REVEREND: Final = EVENTS_NAMED["the-reverend"]

# The order within a turn: what is worth playing at all is played in this order.
NOT_AT_ALL: Final = -1.0
FIRST: Final = 500.0  # brings cards
CURE: Final = 400.0
EQUIP: Final = 300.0
STRIP: Final = 200.0
TRADE: Final = 150.0  # a card is given away: after those that others lose cards to have been played
SHOOT: Final = 100.0
FRIENDLY: Final = -0.5  # hatred of a friend, at most
BURDEN: Final = 2.0  # a card that is a shot at its holder when the next turn begins


def play(out: Outlook, decision: Decision) -> int:
    chosen, highest = END, 0.0 if END in decision.options else -99.0
    for option in decision.options:
        if option != END:
            worth = _worth(out, option)
            if worth <= 0.0 and is_burden(out, option) and not _at_a_friend(out, option):
                worth += BURDEN
            if worth > highest:
                chosen, highest = option, worth
    return _rather_than_idle(out, decision.options) if chosen == END else chosen


def _rather_than_idle(out: Outlook, options: list[int]) -> int:
    """Cards that are worth little on their own, where too few of them in a turn cost a life."""
    need, price = price_of_idling(out)
    if need <= 0:
        return END
    best: dict[int, tuple[float, int]] = {}  # by card; of Bang! cards only one can be counted on
    for option in options:
        if option & VERB in (PLAY, AS_BANG) and (price > LIFE or not _at_a_friend(out, option)):
            card = option >> WHAT & 127
            key = -1 if option & VERB == AS_BANG or CARD_KIND[card] == BANG else card
            best[key] = max(best.get(key, (-99.0, END)), (_worth(out, option), option))
    cheapest = sorted(best.values(), reverse=True)[:need]
    total = -sum([worth for worth, _ in cheapest])
    return cheapest[0][1] if len(cheapest) == need and total < price else END


def _at_a_friend(out: Outlook, option: int) -> bool:
    """Such cards are not played only to be rid of them, nor to save a life that is not the last."""
    kind = BANG if option & VERB == AS_BANG else CARD_KIND[option >> WHAT & 127]
    return kind in AIMED and kind != TEQUILA and out.hate[out.view.figures[option & TARGET].seat] < FRIENDLY


def _worth(out: Outlook, option: int) -> float:
    """In the order of a turn; at most 0 for what is not worth doing."""
    verb, what, target = option & VERB, option >> WHAT & 127, option & TARGET
    if verb == PLAY:
        kind = CARD_KIND[what]
        if KIND_COLOUR[kind] >= BLUE and kind != JAIL:
            return _equipment(out, what, kind, target)
        return _ordered(kind, effect(out, what, kind, target) - _cost(out, what, kind))
    if verb == AS_BANG:
        return _ordered(BANG, effect(out, what, BANG, target) - _cost(out, what, BANG) - 0.1)
    if verb == AS_STORE:
        return _ordered(GENERAL_STORE, store(out) - keep(out, what))
    if verb == USE:
        return _use(out, what, target)
    if verb == EVENT:
        return _event(out, what, target)
    return _ability(out, what, target)


def merit(out: Outlook, option: int) -> float:
    """What an option is worth, apart from its place in the order of a turn."""
    worth = _worth(out, option) if option != END else 0.0
    for place in (FIRST, CURE, EQUIP, STRIP, TRADE, SHOOT):
        if worth >= place:
            return worth - place
    return worth


def brings_cards(out: Outlook, option: int) -> bool:
    return option != END and _worth(out, option) >= FIRST


def _ordered(kind: int, worth: float) -> float:
    if worth <= 0.0:
        return worth
    if kind in CARDS_DRAWN or kind == GENERAL_STORE:
        return FIRST + worth
    if kind in (BEER, WHISKY, CANTEEN):
        return CURE + worth
    if kind in SHOTS or kind == DUEL:
        return SHOOT + worth
    return STRIP + worth


def _cost(out: Outlook, card: int, kind: int) -> float:
    """What playing this card costs: less than it is worth, because it is there to be played."""
    if out.ghost:
        return 0.0
    if out.view.show == SHOWDOWN and CARD_KIND[card] != kind:
        return 0.5 * keep(out, card)  # any card shoots: not the best
    cost = 0.15
    if kind == BANG:
        cost = 0.1 if out.excess > 0 or held(out, BANG) > 1 or CARD_KIND[card] != BANG else 0.25
    elif kind in (BEER, WHISKY):
        cost = 0.6
    elif kind == DUEL:
        cost = 0.3
    if kind in EXTRA_CARD:
        cost += _cheapest(out, 1, card)
    if out.excess > 0 or out.has(SUZY):
        cost -= 0.1
    return cost


def _cheapest(out: Outlook, count: int, but: int) -> float:
    """What the hand cards worth least are worth together; cards that would be discarded anyway are free."""
    worths = sorted([keep(out, card) for card in out.view.hand if card != but])
    free = max(0, min(count, out.excess - (1 if but >= 0 else 0)))
    return sum(worths[free:count]) + 0.1 * free


# Cards that stay


def _equipment(out: Outlook, card: int, kind: int, target: int) -> float:
    figure = out.view.figures[target]
    if kind == DYNAMITE:
        worth = _dynamite(out)
        return STRIP if worth > 0.0 and not in_front(figure, DYNAMITE) else min(NOT_AT_ALL, worth)
    mine = figure.figure == out.me.figure
    if out.ghost and mine and not KIND_RANGE[kind]:
        return NOT_AT_ALL
    if KIND_RANGE[kind]:
        gain = gun_gain(out, kind) - 0.15 if mine else NOT_AT_ALL
        return EQUIP + gain if gain > 0.0 else NOT_AT_ALL
    if in_front(figure, kind):
        return NOT_AT_ALL
    if KIND_COLOUR[kind] == GREEN and not mine:
        return NOT_AT_ALL
    return EQUIP + IN_HAND[kind] - (0.0 if mine else 0.9)


def _dynamite(out: Outlook) -> float:
    """It is checked before oneself first, then in the order of play."""
    order = out.view.order
    start = order.index(out.me.figure)
    each = explodes(out.view)
    chance, total = each, 0.0
    for step in range(2 * len(order)):
        figure = out.view.figures[order[(start + step) % len(order)]]
        if not figure.in_game:
            continue
        if figure.seat == out.seat:
            total -= chance * (7.0 if figure.life > 3 else 20.0)
        else:
            total += chance * out.hate[figure.seat] * (5.0 if figure.life > 3 else 10.0)
        chance *= 1.0 - each
    return total - 1.0


def _use(out: Outlook, kind: int, target: int) -> float:
    """A green card in play. Healing waits until it is needed."""
    card = -1
    for each in out.me.front:
        if CARD_KIND[each] == kind:
            card = each
    worth = effect(out, card, kind, target) - (0.4 if kind == CANTEEN else 0.1)
    return _ordered(kind, worth)


# Event cards


def _event(out: Outlook, event: int, target: int) -> float:
    figure = out.view.figures[target]
    if event == RICOCHET:
        best = 0.0
        for card in figure.front:
            best = max(best, taken(out, figure, card))
        worth = lands(out, figure) * best - 0.7
        return STRIP + worth if worth > 0.0 else worth
    if event == SNIPER:
        return _snipe(out, figure)
    if event == DOROTHY:  # an enemy may waste a card, or show the hand
        worth = 0.1 * out.hate[figure.seat] * out.hand_of(figure)
        return 1.0 + worth if worth > 0.3 else NOT_AT_ALL
    if event == ROSA:
        return _rosa(out)
    return NOT_AT_ALL


def _snipe(out: Outlook, figure: FigureView) -> float:
    """Two Bang! cards at once: where one would be dodged, and better than one now and one later."""
    chance = lands(out, figure, 2)
    worth = chance * out.hits[figure.figure] + (1.0 - chance) * 2.0 * A_DODGE * out.hate[figure.seat]
    second = 0.1 if out.ghost or out.excess > 0 or held(out, BANG) > 2 else 0.6
    single = effect(out, -1, BANG, figure.figure)
    return SHOOT + 0.5 + worth if worth - second > max(0.0, single) else NOT_AT_ALL


def _rosa(out: Outlook) -> float:
    """The player on the right loses a turn: worth it for an enemy."""
    order = [figure for figure in out.view.order if out.view.figures[figure].in_game]
    right = out.view.figures[order[order.index(out.me.figure) - 1]]
    return STRIP + 1.0 if out.hate[right.seat] > 0.5 else NOT_AT_ALL


# Abilities


def _ability(out: Outlook, character: int, target: int) -> float:
    if character == SID:
        return _sid(out)
    if character == CHUCK:
        return _chuck(out)
    if character == DOC:
        worth = shot(out, -1, DUEL, out.view.figures[target]) - _cheapest(out, 2, -1)
        return SHOOT + worth if worth > 0.0 else worth
    if character == JOSE:
        return _jose(out)
    if character == FLINT:
        figure = out.view.figures[target]
        gain = (0.5 + 0.6 * out.hate[figure.seat]) * min(2, out.hand_of(figure)) - _cheapest(out, 1, -1)
        return TRADE + gain if gain > 0.0 else gain
    if character == LEE and out.view.top >= 0:
        kind = CARD_KIND[out.view.top]
        if target != out.me.figure and kind not in AIMED:
            kind = BANG  # it was played as one
        worth = effect(out, out.view.top, kind, target) - 0.6
        return FIRST + worth if worth > 0.0 else worth
    return NOT_AT_ALL


def _sid(out: Outlook) -> float:
    if out.me.life >= out.me.most:
        return NOT_AT_ALL
    gain = (LIFE if out.me.life <= 2 else 0.7 * LIFE) - _cheapest(out, 2, -1)
    return 1.0 + gain if gain > 0.0 else gain  # after everything else


def _chuck(out: Outlook) -> float:
    """A life for two cards: with a Beer to win it back, or with life to spare and nothing in hand."""
    me = out.me
    spare = me.life >= 3 and held(out, BEER) > 0 and out.alive > 2 and out.view.event != REVEREND
    return FIRST if spare or (me.life >= 4 and len(out.view.hand) <= 2) else NOT_AT_ALL


def _jose(out: Outlook) -> float:
    """Two cards for a blue one that is worth less."""
    lowest = 9.0
    for card in out.view.hand:
        if KIND_COLOUR[CARD_KIND[card]] == BLUE:
            lowest = min(lowest, keep(out, card))
    return FIRST + 2.0 - lowest if lowest < 1.6 else NOT_AT_ALL
