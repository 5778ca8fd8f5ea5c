"""How cards move between hands, and what each seat can be sure of afterwards.

`table.known[viewer * seats + owner]` are cards the viewer is certain the owner holds. It is what
`imagine` leaves in place, so it must never claim too much; claiming less is only less clever.
"""

from __future__ import annotations

from posse.games.dice_town.cards import PROPERTY, without
from posse.games.dice_town.table import Cards, DiceTable


def _add(table: DiceTable, owner: int, card: int) -> None:
    if card >= PROPERTY:
        table.property[owner] = (*table.property[owner], card)
    else:
        table.store[owner] = (*table.store[owner], card)


def _take(table: DiceTable, owner: int, card: int) -> None:
    if card >= PROPERTY:
        table.property[owner] = without(table.property[owner], card)
    else:
        table.store[owner] = without(table.store[owner], card)


def gained_openly(table: DiceTable, owner: int, card: int) -> None:
    """Everybody sees which card this is."""
    _add(table, owner, card)
    seats = table.seats
    for viewer in range(seats):
        if viewer != owner:
            at = viewer * seats + owner
            table.known[at] = (*table.known[at], card)


def gained_unseen(table: DiceTable, owner: int, card: int) -> None:
    """Only the owner sees which card this is."""
    _add(table, owner, card)


def left_openly(table: DiceTable, owner: int, card: int) -> None:
    """A card leaves a hand face up: played or fenced."""
    _take(table, owner, card)
    seats = table.seats
    for viewer in range(seats):
        at = viewer * seats + owner
        known = table.known[at]
        if card in known:
            table.known[at] = without(known, card)


def seen(table: DiceTable, viewer: int, owner: int, cards: Cards) -> None:
    """The viewer has been shown these cards of the owner's hand."""
    at = viewer * table.seats + owner
    known = table.known[at]
    for card in set(cards):
        missing = cards.count(card) - known.count(card)
        if missing > 0:
            known += (card,) * missing
    table.known[at] = known


def handed_over(table: DiceTable, giver: int, taker: int, cards: Cards) -> None:
    """Cards pass from one hand to another: these two see them, the others only how many of each kind."""
    for card in cards:
        _take(table, giver, card)
        _add(table, taker, card)
    seats = table.seats
    properties = sum([1 for card in cards if card >= PROPERTY])
    for viewer in range(seats):
        of_giver = viewer * seats + giver
        of_taker = viewer * seats + taker
        if viewer == giver:
            table.known[of_taker] += cards
        elif viewer == taker:
            for card in cards:
                if card in table.known[of_giver]:
                    table.known[of_giver] = without(table.known[of_giver], card)
        elif table.known[of_giver]:
            if properties:
                _lose_track(table, of_giver, of_taker, giver, properties, True)
            if properties < len(cards):
                _lose_track(table, of_giver, of_taker, giver, len(cards) - properties, False)


def _lose_track(
    table: DiceTable, of_giver: int, of_taker: int, giver: int, passed: int, property: bool
) -> None:
    """What an onlooker still knows after cards of one kind have passed unseen."""
    known = tuple([card for card in table.known[of_giver] if (card >= PROPERTY) == property])
    if not known:
        return
    others = tuple([card for card in table.known[of_giver] if (card >= PROPERTY) != property])
    left = len(table.property[giver] if property else table.store[giver])
    if left == 0:  # the whole kind went over, so what was known went with it
        table.known[of_giver] = others
        table.known[of_taker] += known
        return
    # Any `passed` cards may be the ones that went: of each card, so many fewer are certain.
    sure: Cards = ()
    for card in dict.fromkeys(known):
        sure += (card,) * max(0, known.count(card) - passed)
    table.known[of_giver] = others + sure


def shuffled(table: DiceTable) -> None:
    """The discard pile was shuffled into a new deck: nobody knows any longer where those cards are."""
    table.gone = [0] * PROPERTY
    for card in table.playing:
        table.gone[card] += 1
    for seat in range(table.seats):
        table.buried[seat] = ()
