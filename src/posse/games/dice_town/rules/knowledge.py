"""How cards move between hands, and what each seat can be sure of afterwards.

`table.known[viewer * seats + owner]` is a bag of cards the viewer is certain the owner holds. It is what
`imagine` leaves in place, so it must never claim too much; claiming less is only less clever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.dice_town.pieces.bags import (
    EMPTY,
    ONE,
    PROPERTIES,
    STORES,
    add,
    bag_of,
    merge,
    one_fewer_of_each,
    remove,
    size,
    take_out,
)
from posse.games.dice_town.table import DiceTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name


def gained_openly(table: DiceTable, owner: i64, cards: i64) -> None:
    """Everybody sees which cards (a bag) these are."""
    table.hand[owner] = merge(table.hand[owner], cards)
    seats: i64 = table.seats
    known = table.known
    viewer: i64 = 0
    at: i64 = owner
    while viewer < seats:
        if viewer != owner:
            known[at] = merge(known[at], cards)
        viewer += 1
        at += seats


def gained_unseen(table: DiceTable, owner: int, card: int) -> None:
    """Only the owner sees which card this is."""
    table.hand[owner] = add(table.hand[owner], card)


def left_openly(table: DiceTable, owner: int, card: int) -> None:
    """A card leaves a hand face up: played or fenced."""
    table.hand[owner] = remove(table.hand[owner], card)
    seats = table.seats
    known = table.known
    at = owner
    for _ in range(seats):
        if known[at]:
            known[at] = remove(known[at], card)
        at += seats


def seen(table: DiceTable, viewer: int, owner: int, cards: i64) -> None:
    """The viewer has been shown these cards (a bag) of the owner's hand."""
    at = viewer * table.seats + owner
    table.known[at] = table.known[at] | cards


def stolen(table: DiceTable, victim: int, thief: int, card: int) -> None:
    """As `handed_over`, of one card."""
    table.hand[victim] = remove(table.hand[victim], card)
    table.hand[thief] = add(table.hand[thief], card)
    _remember(table, victim, thief, ONE[card])


def handed_over(table: DiceTable, giver: int, taker: int, cards: i64) -> None:
    """A bag passes from one hand to another: these two see it, the others only how many of each kind."""
    table.hand[giver] = take_out(table.hand[giver], cards)
    table.hand[taker] = merge(table.hand[taker], cards)
    _remember(table, giver, taker, cards)


def _remember(table: DiceTable, giver: i64, taker: i64, cards: i64) -> None:
    seats: i64 = table.seats
    known = table.known
    givers = giver * seats + taker
    known[givers] = merge(known[givers], cards)
    takers = taker * seats + giver
    if known[takers]:
        known[takers] = take_out(known[takers], cards)
    of_giver = giver
    last = seats * seats
    while of_giver < last:
        if known[of_giver] and of_giver != takers:  # givers need no such note of themselves
            of_taker = of_giver - giver + taker
            if cards & PROPERTIES:
                _lose_track(table, of_giver, of_taker, giver, cards, PROPERTIES)
            if cards & STORES:
                _lose_track(table, of_giver, of_taker, giver, cards, STORES)
        of_giver += seats


def _lose_track(table: DiceTable, of_giver: i64, of_taker: i64, giver: i64, cards: i64, of_kind: i64) -> None:
    """What an onlooker still knows after cards of one kind have passed unseen."""
    before: i64 = table.known[of_giver]
    known: i64 = before & of_kind
    if not known:
        return
    if not table.hand[giver] & of_kind:  # the whole kind went over, so what was known went with it
        table.known[of_taker] = merge(table.known[of_taker], known)
        table.known[of_giver] = before ^ known
        return
    left: i64 = known
    for _ in range(size(cards & of_kind)):  # any card may be the one that went
        left = one_fewer_of_each(left)
    table.known[of_giver] = before ^ known | left


def shuffled(table: DiceTable) -> None:
    """The discard pile was shuffled into a new deck: nobody knows any longer where those cards are."""
    table.gone = bag_of(table.playing)
    table.buried = [EMPTY] * table.seats
