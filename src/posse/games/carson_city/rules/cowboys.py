"""Cowboys: how they come onto the board, go back to a hand, and leave for the reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.carson_city.facts import NOBODY, ROAD, SIDE, WAGES
from posse.games.carson_city.pieces.land import BIT
from posse.games.carson_city.pieces.places import NOWHERE, ON_MAP

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

    from posse.games.carson_city.table import CarsonTable


def put(table: CarsonTable, seat: i64, white: bool, place: i64) -> None:
    """A cowboy comes to stand somewhere."""
    if white:
        table.white_at = place
    if place >= ON_MAP:
        parcel = place - ON_MAP
        at = SIDE * seat + parcel // SIDE
        table.stood[at] = table.stood[at] | BIT[parcel]  # written out: compiled, `|=` on an item is slow
        return
    table.stands[seat] = table.stands[seat] | 1 << place
    if place == WAGES:
        table.workers[seat] += 1
    elif place == ROAD:
        table.roadmen[seat] += 1


def lift(table: CarsonTable, seat: i64, place: i64) -> None:
    """A cowboy is taken off a place. Where it goes is for the caller to say."""
    if place >= ON_MAP:
        parcel = place - ON_MAP
        at = SIDE * seat + parcel // SIDE
        table.stood[at] = table.stood[at] & ~BIT[parcel]
        return
    if place == WAGES:
        table.workers[seat] -= 1
        if table.workers[seat]:
            return
    elif place == ROAD:
        table.roadmen[seat] -= 1
        if table.roadmen[seat]:
            return
    table.stands[seat] = table.stands[seat] & ~(1 << place)


def take_back(table: CarsonTable, seat: int, place: int) -> None:
    """carson-duel-loser-cowboy: back to its owner's hand. (The white cowboy is never challenged.)"""
    lift(table, seat, place)
    table.hand[seat] = table.hand[seat] + 1


def retire(table: CarsonTable, seat: int, place: int) -> None:
    """carson-action-cowboy-return: to the reserve; carson-sheriff-white-return: or onto its card."""
    lift(table, seat, place)
    if table.white_at == place and table.white_of == seat:
        table.white_of = NOBODY
        table.white_at = NOWHERE
    else:
        table.reserve[seat] = table.reserve[seat] + 1


def at_space(table: CarsonTable, space: i64) -> list[int]:
    """The seats with a cowboy on a space, in pass order (carson-order-phases-3-4)."""
    found: list[int] = []
    stands = table.stands
    for seat in table.pass_order:
        here: i64 = stands[seat]
        if here >> space & 1:
            found.append(seat)
    return found


def at_parcel(table: CarsonTable, parcel: int) -> list[int]:
    """The seats with a cowboy on a parcel, in pass order."""
    row, bit = parcel // SIDE, BIT[parcel]
    return [seat for seat in table.pass_order if table.stood[SIDE * seat + row] & bit]


def at(table: CarsonTable, place: int) -> list[int]:
    return at_parcel(table, place - ON_MAP) if place >= ON_MAP else at_space(table, place)


def crowd(table: CarsonTable, row: int) -> int:
    """A row of parcels: where anybody's cowboy stands (bits)."""
    bits = 0
    for seat in range(table.seats):
        bits |= table.stood[SIDE * seat + row]
    return bits
