"""What things are worth in points: dollars, income to come, cowboys, revolvers, land, a whole position."""

from __future__ import annotations

from typing import Final

from posse.games.carson_city.facts import ESTATE_POINTS, NOTHING, PARCELS, PAYING, ROUNDS, SIDE
from posse.games.carson_city.rules.earnings import income_of
from posse.games.carson_city.scoring import totals
from posse.games.carson_city.table import CarsonTable

# By round: a dollar, while it can still be spent well; in the end six dollars are a point
DOLLAR: Final[tuple[float, ...]] = (0.34, 0.34, 0.29, 0.24, 0.18)
# By round: a cowboy kept in hand for the rounds after it
COWBOY: Final[tuple[float, ...]] = (0.7, 0.7, 0.7, 0.6, 0.0)
REVOLVER: Final = 0.35  # for each round that it can be used in
KEPT_TILE: Final = 1.6
FREE_LAND: Final = 0.5  # own land to build on
REACHED_LAND: Final = 0.4  # more, where a road leads
A_ROAD: Final = 0.12


def position(table: CarsonTable, seat: int) -> float:
    """A position between two rounds, for one seat."""
    if table.over:
        return totals(table)[seat]
    left = ROUNDS + 1 - table.round  # rounds to be played
    dollar = DOLLAR[table.round]
    value = table.points[seat] + dollar * table.money[seat] + A_ROAD * table.roads[seat]
    value += COWBOY[table.round - 1] * table.hand[seat] + REVOLVER * left * table.revolvers[seat]
    value += KEPT_TILE * len(table.kept[seat])
    return value + _estate(table, seat, left, dollar)


def _estate(table: CarsonTable, seat: int, left: int, dollar: float) -> float:
    value = 0.0
    for parcel in range(PARCELS):
        if table.owner[parcel] != seat:
            continue
        what = table.what[parcel]
        if what == NOTHING:
            reached = table.reach[parcel // SIDE] >> parcel % SIDE & 1
            value += FREE_LAND + REACHED_LAND * reached
            continue
        value += ESTATE_POINTS
        if what in PAYING:
            value += dollar * left * income_of(table, parcel)
    return value


def lead(table: CarsonTable, seat: int) -> float:
    """A seat's position against the best of the others."""
    mine = position(table, seat)
    others = [position(table, other) for other in range(table.seats) if other != seat]
    return mine - 0.5 * max(others) - 0.2 * sum(others) / len(others)
