"""What a duel would look like: who fights there, and the chances of each. For views."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from posse.games.carson_city.facts import ACTING, PLACING, SIDE
from posse.games.carson_city.pieces.land import parcels_in
from posse.games.carson_city.pieces.places import CONTESTED, ON_MAP, spaces_in

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable

FACES: Final = 6


@dataclass
class ContestView:
    """A place where a duel is due, or would be if one more came.

    `chances` are percents by duellist, as far as they are certain; `tie` is what pass order has still to
    decide. Both are empty or 0 where nobody can tell: with duel tiles, and where only one cowboy stands.
    """

    place: int  # a space, or 32 + a parcel
    seats: list[int]
    chances: list[int]
    tie: int
    joined: list[int]  # the same if this seat came, too; it stands last
    joined_tie: int


def contests(table: CarsonTable, seat: int) -> list[ContestView]:
    if table.phase not in (PLACING, ACTING):
        return []
    return [
        _contest(table, seat, place, seats)
        for place, seats in sorted(_crowds(table).items())
        if len(seats) > 1 or table.phase == PLACING
    ]


def _crowds(table: CarsonTable) -> dict[int, list[int]]:
    """By place where duels are fought: who stands there."""
    found: dict[int, list[int]] = {}
    for seat in range(table.seats):
        for space in spaces_in(table.stands[seat] & CONTESTED):
            found.setdefault(space, []).append(seat)
        for parcel in parcels_in(table.stood[SIDE * seat : SIDE * (seat + 1)]):
            found.setdefault(ON_MAP + parcel, []).append(seat)
    return found


def _contest(table: CarsonTable, seat: int, place: int, seats: list[int]) -> ContestView:
    firepower = [table.firepower(each) for each in seats]
    chances, tie = _chances(table, seats, firepower)
    joined: list[int] = []
    joined_tie = 0
    if _may_join(table, seat, place, seats):
        # carson-term-firepower: the cowboy that rides there is no longer in hand.
        joined, joined_tie = _chances(table, [*seats, seat], [*firepower, table.firepower(seat) - 1])
    return ContestView(place, seats, chances, tie, joined, joined_tie)


def _may_join(table: CarsonTable, seat: int, place: int, seats: list[int]) -> bool:
    if table.phase != PLACING or not 0 <= seat < table.seats or seat in seats or seat in table.pass_order:
        return False
    return table.hand[seat] > 0 and table.white_at != place


def _chances(table: CarsonTable, seats: list[int], firepower: list[int]) -> tuple[list[int], int]:
    if table.duel_tiles or len(seats) < 2:
        return [], 0
    found = [round(100 * _wins(_leads(table, seats, firepower, at))) for at in range(len(seats))]
    return found, max(0, 100 - sum(found))


def _leads(table: CarsonTable, seats: list[int], firepower: list[int], at: int) -> tuple[int, ...]:
    """carson-duel-strength, carson-duel-tie: by how much this one leads each other before the dice, with one
    for a tie that is certainly theirs."""
    return tuple(
        [
            firepower[at] - firepower[other] + (1 if _is_before(table, seats[at], seats[other]) else 0)
            for other in range(len(seats))
            if other != at
        ]
    )


@lru_cache(maxsize=4096)
def _wins(leads: tuple[int, ...]) -> float:
    """How probably somebody wins with these leads, whatever pass order still brings."""
    total = 0.0
    for die in range(1, FACES + 1):
        chance = 1.0
        for lead in leads:
            chance *= max(0, min(FACES, lead + die - 1)) / FACES  # what the other may roll
        total += chance / FACES
    return total


def _is_before(table: CarsonTable, seat: int, other: int) -> bool:
    """Whether a tie is this seat's for certain: it has passed, and the other later or not yet."""
    order = table.pass_order
    return seat in order and (other not in order or order.index(seat) < order.index(other))
