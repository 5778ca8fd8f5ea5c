"""What a parcel costs, and what a building pays or would pay there."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from posse.games.carson_city.facts import (
    BANK,
    DRUGSTORE,
    HOTEL,
    HOUSE,
    HOUSES_WORTH,
    LEAST_INCOME,
    MINE,
    MOUNTAIN,
    NOTHING,
    PARCELS,
    PAYING,
    RANCH,
    SIDE,
    TILE_COUNT,
    UNIT,
)
from posse.games.carson_city.pieces.land import NEAR, PARCELS_IN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from posse.games.carson_city.table import CarsonTable

MOST_COUNTED: Final = 8 * max(HOUSES_WORTH) + max(TILE_COUNT)  # things that make the income of a building


def is_building(what: int) -> bool:
    """carson-term-building"""
    return what != NOTHING and what != HOUSE and what != MOUNTAIN


def price_of(table: CarsonTable, parcel: int) -> int:
    """carson-land-price: $1, and $1 for each building, house and mountain on it and around it."""
    price = 1 if table.what[parcel] == NOTHING else 2
    for near in NEAR[parcel]:
        if table.what[near] != NOTHING:
            price += 1
    return price


def income_of(table: CarsonTable, parcel: int) -> int:
    """What the building on this parcel pays its owner, before any doubling."""
    return would_pay(table, parcel, table.what[parcel], table.owner[parcel])


def would_pay(table: CarsonTable, parcel: int, building: int, owner: int) -> int:
    """carson-income-cap: what a building of this type and owner pays, or would pay, on this parcel."""
    if building == RANCH:
        units = _free_around(table, parcel)
    elif building == MINE:
        units = _mountains_around(table, parcel, owner)
    elif building == HOTEL:
        units = 1  # carson-hotel-income
    elif UNIT[building]:
        units = _houses_around(table, parcel, owner)
        if building == DRUGSTORE:
            units += built_by(table, owner, RANCH)
        elif building == BANK:
            units += built_by(table, owner, MINE)
    else:
        return 0  # carson-church-income, carson-prison-income, carson-house-income
    return max(min(UNIT[building] * units, table.caps[building]), LEAST_INCOME[building])


def _free_around(table: CarsonTable, parcel: int) -> int:
    """carson-ranch-income, carson-ranch-mountain: free parcels of any owner."""
    count = 0
    for near in NEAR[parcel]:
        if table.what[near] == NOTHING:
            count += 1
    return count


def _mountains_around(table: CarsonTable, parcel: int, owner: int) -> int:
    """carson-mine-income, carson-income-mountain-rule: own and neutral ones."""
    count = 0
    for near in NEAR[parcel]:
        if table.what[near] == MOUNTAIN and (table.owner[near] < 0 or table.owner[near] == owner):
            count += 1
    return count


def _houses_around(table: CarsonTable, parcel: int, owner: int) -> int:
    """carson-income-house-rule, carson-income-house-equivalents: own and neutral ones."""
    count = 0
    for near in NEAR[parcel]:
        worth = HOUSES_WORTH[table.what[near]]
        if worth and (table.owner[near] < 0 or table.owner[near] == owner):
            count += worth
    return count


def estate(table: CarsonTable, seat: int) -> list[int]:
    """A player's parcels with something on them."""
    found: list[int] = []
    at = SIDE * seat
    for row in range(SIDE):
        bits: i64 = table.land[at + row] & ~table.bare[row]
        if bits:
            found.extend(PARCELS_IN[row][bits])
    return found


def built_by(table: CarsonTable, seat: int, what: int) -> int:
    """carson-owned-count-built: how many of one type of building, houses or mountains a player has."""
    count = 0
    for parcel in estate(table, seat):
        if table.what[parcel] == what:
            count += 1
    return count


def buildings_of(table: CarsonTable, seat: int) -> int:
    """All buildings of a player on the map; houses and mountains are none."""
    count = 0
    for parcel in estate(table, seat):
        if is_building(table.what[parcel]):
            count += 1
    return count


# For views


def prices(table: CarsonTable) -> list[int]:
    """What each parcel costs; 0 where it has an owner."""
    standing = [0 if what == NOTHING else 1 for what in table.what]
    return [
        0
        if table.owner[parcel] >= 0
        else 1 + standing[parcel] + sum([standing[near] for near in NEAR[parcel]])
        for parcel in range(PARCELS)
    ]


def incomes(table: CarsonTable) -> list[int]:
    """What each building pays; 0 where there is none."""
    return [income_of(table, parcel) if is_building(table.what[parcel]) else 0 for parcel in range(PARCELS)]


def counted(table: CarsonTable, parcel: int) -> list[int]:
    """The parcels that make the income of the building on this one, each as often as it counts."""
    building, owner = table.what[parcel], table.owner[parcel]
    near = [each for each in NEAR[parcel] if table.owner[each] < 0 or table.owner[each] == owner]
    if building == RANCH:
        return [each for each in NEAR[parcel] if table.what[each] == NOTHING]
    if building == MINE:
        return [each for each in near if table.what[each] == MOUNTAIN]
    if building == HOTEL or building not in PAYING:
        return []
    houses = [each for each in near for _ in range(HOUSES_WORTH[table.what[each]])]
    partner = RANCH if building == DRUGSTORE else MINE if building == BANK else NOTHING
    own = range(PARCELS) if partner else range(0)
    return houses + [each for each in own if table.what[each] == partner and table.owner[each] == owner]


def prospects(table: CarsonTable) -> tuple[list[list[int]], list[list[int]]]:
    """What could be built where nothing stands: by parcel and seat which of the yields it has, and those.

    A yield says what each paying building would pay. The same few come again and again.
    """
    free, mountains, houses = _surroundings(table)
    empty = [parcel for parcel in range(PARCELS) if table.what[parcel] == NOTHING]
    yields = Yields(table)
    found: list[list[int]] = [[] for _ in range(PARCELS)]
    for seat in range(table.seats):
        ranches, mines = built_by(table, seat, RANCH), built_by(table, seat, MINE)
        known: dict[tuple[int, int, int], int] = {}  # by what is around a parcel
        for parcel in empty:
            around = (free[parcel], mountains[seat][parcel], houses[seat][parcel])
            number = known.get(around, -1)
            if number < 0:
                near = houses[seat][parcel]
                number = known[around] = yields.number((*around[:2], near + ranches, near + mines, near, 1))
            found[parcel].append(number)
    return found, [list(each) for each in yields.known]


def _surroundings(table: CarsonTable) -> tuple[list[int], list[list[int]], list[list[int]]]:
    """By parcel how many free ones are around it; by seat and parcel the mountains and the houses' worth
    around it that count for this seat (own and neutral ones)."""
    free = [len(near) for near in NEAR]
    mountains = [[0] * PARCELS for _ in range(table.seats)]
    houses = [[0] * PARCELS for _ in range(table.seats)]
    for parcel, what in enumerate(table.what):
        if what == NOTHING:
            continue
        owner, worth = table.owner[parcel], HOUSES_WORTH[what]
        for near in NEAR[parcel]:
            free[near] -= 1
        for seat in range(table.seats):
            if owner < 0 or owner == seat:
                for near in NEAR[parcel]:
                    houses[seat][near] += worth
                    mountains[seat][near] += what == MOUNTAIN
    return free, mountains, houses


class Yields:
    """The yields of a table, numbered. What each paying building pays follows from what it counts."""

    def __init__(self, table: CarsonTable) -> None:
        self.tariff = _tariff(table.caps)
        self.known: dict[tuple[int, ...], int] = {}

    def number(self, units: tuple[int, ...]) -> int:
        """Which it is, by how many things each paying building counts."""
        pays = tuple([self.tariff[at][count] for at, count in enumerate(units)])
        return self.known.setdefault(pays, len(self.known))


@cache
def _tariff(caps: tuple[int, ...]) -> list[list[int]]:
    """By paying building and how many things it counts: what it pays."""
    return [
        [max(min(UNIT[each] * count, caps[each]), LEAST_INCOME[each]) for count in range(MOST_COUNTED + 1)]
        for each in PAYING
    ]
