"""A survey of the map before a round's actions: what land and tiles are worth to each seat."""

from __future__ import annotations

from typing import Final

from posse.games.carson_city import abilities
from posse.games.carson_city.deputy.worth import DOLLAR, KEPT_TILE, REVOLVER
from posse.games.carson_city.facts import (
    ESTATE_POINTS,
    MOUNTAIN,
    NEEDS_HOUSE,
    NOBODY,
    NOTHING,
    PARCELS,
    PAYING,
    PRICES,
    REVOLVERS,
    ROUNDS,
    ROW,
    SIDE,
)
from posse.games.carson_city.pieces.land import NEAR, PARCELS_IN, parcels_in
from posse.games.carson_city.rules.earnings import incomes, prices, prospects
from posse.games.carson_city.rules.reach import own_free
from posse.games.carson_city.table import CarsonTable

HOPE: Final = 0.45  # what a building that is not there yet is worth of what it would pay


class Survey:
    """Worth of parcels and of tiles in the row, by seat. The map does not change while cowboys are placed.

    What an earlier survey of the same map has found need not be found again.
    """

    standing: list[tuple[int, int]]
    prices: list[int]
    pays: list[list[list[int]]]
    incomes: list[int]

    def __init__(self, table: CarsonTable, before: Survey | None = None) -> None:
        self.left = ROUNDS + 1 - table.round  # paydays to come, this round's included
        self.dollar = DOLLAR[table.round]
        self.standing = _standing(table)
        if before is not None and before.standing == self.standing:
            self.prices = before.prices
            self.pays = before.pays
            self.incomes = before.incomes
        else:
            self.prices = prices(table)
            which, yields = prospects(table)
            self.pays = [[yields[number] for number in by_seat] for by_seat in which]
            self.incomes = incomes(table)
        self.earned = [0] * table.seats  # by seat: what its buildings pay
        for parcel, income in enumerate(self.incomes):
            if income:
                self.earned[table.owner[parcel]] += income
        self.sites = [_sites(table, seat) for seat in range(table.seats)]
        self.land: list[list[tuple[float, int]]] = []  # by seat: (worth, parcel), the best first
        self.tiles: list[list[float]] = []  # by seat and place in the row
        for seat in range(table.seats):
            found = [(self._parcel(table, seat, at), at) for at in range(PARCELS) if table.owner[at] < 0]
            found.sort(reverse=True)
            self.land.append(found[:12])
            self.tiles.append([self._tile(table, seat, place) for place in range(ROW)])

    def _parcel(self, table: CarsonTable, seat: int, parcel: int) -> float:
        """Unowned land, its price paid."""
        cost = self.dollar * self.prices[parcel]
        if table.what[parcel] != NOTHING:
            return ESTATE_POINTS + (0.3 if table.what[parcel] == MOUNTAIN else 0.2) - cost
        reached = table.reach[parcel // SIDE] >> parcel % SIDE & 1 == 1
        pays = self.pays[parcel][seat]
        best = max(pays) if reached else max(pays[0], pays[1])
        hope = HOPE * (self.dollar * max(self.left - 1, 0) * best + 1) if self.left > 1 else 0.0
        if table.kept[seat]:
            hope += 1.0
        return hope - cost

    def _tile(self, table: CarsonTable, seat: int, place: int) -> float:
        tile = table.row[place]
        if tile == NOTHING:
            return 0.0
        price = abilities.building_price(table, seat, PRICES[place])
        return self.tile_worth(table, seat, tile) - self.dollar * price

    def tile_worth(self, table: CarsonTable, seat: int, tile: int) -> float:
        """A tile on the best site there is, or kept for later."""
        best = 0.0
        sites = 0
        for parcel in parcels_in(own_free(table, seat)):
            reached = table.reach[parcel // SIDE] >> parcel % SIDE & 1 == 1
            if NEEDS_HOUSE[tile] and not reached and not table.roads[seat]:
                continue
            sites += 1
            best = max(best, self.built(table, seat, tile, parcel))
        if sites > len(table.kept[seat]):
            return best
        return KEPT_TILE if self.left > 1 else 0.0

    def built(self, table: CarsonTable, seat: int, tile: int, parcel: int) -> float:
        """A building on this parcel of its own: estate, income, revolvers, and its house."""
        value: float = ESTATE_POINTS + REVOLVER * self.left * REVOLVERS[tile]
        if tile in PAYING:
            value += self.dollar * self.left * self.pays[parcel][seat][PAYING.index(tile)]
        if NEEDS_HOUSE[tile]:
            value += 0.5 + _room_beside(table, seat, parcel)
        return value


def _sites(table: CarsonTable, seat: int) -> int:
    """Own free parcels that can be built on: reached, or any if there is a road to lay."""
    count = 0
    for row in range(SIDE):
        free = table.land[SIDE * seat + row] & table.bare[row]
        count += len(PARCELS_IN[row][free if table.roads[seat] else free & table.reach[row]])
    return count


def _standing(table: CarsonTable) -> list[tuple[int, int]]:
    """What stands on the map, and whose it is: all that prices and incomes depend on."""
    return [
        (what, NOBODY if what == NOTHING else owner)
        for what, owner in zip(table.what, table.owner, strict=True)
    ]


def _room_beside(table: CarsonTable, seat: int, parcel: int) -> float:
    """An own free parcel beside it takes the house: two points more."""
    for near in NEAR[parcel]:
        reached = table.reach[near // SIDE] >> near % SIDE & 1 == 1
        if reached and table.owner[near] == seat and table.what[near] == NOTHING:
            return 1.0
    return 0.0
