"""Whether a tile can be built at all: now, or after laying roads that its player has in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.carson_city.facts import NEEDS_HOUSE, SIDE
from posse.games.carson_city.pieces.land import (
    BIT,
    PARCELS_IN,
    corners_of,
    reached_from,
    size,
    widened,
)
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64


def own_free(table: CarsonTable, seat: int) -> list[int]:
    """carson-build-own-parcel, carson-build-free-parcel: rows of own parcels with nothing on them."""
    at = SIDE * seat
    return [table.land[at + row] & table.bare[row] for row in range(SIDE)]


def house_rows(table: CarsonTable) -> list[int]:
    """carson-build-house-where: rows of free parcels for a house, reached or not; not those refused."""
    rows = table.bare[:]
    for parcel in table.refused:
        rows[parcel // SIDE] &= ~BIT[parcel]
    return rows


def sites(table: CarsonTable, seat: int, building: int) -> list[int]:
    """carson-build-steps: parcels where this building can stand now, with a place for its house."""
    found: list[int] = []
    needs_road = NEEDS_HOUSE[building]
    at = SIDE * seat
    for row in range(SIDE):
        free: i64 = table.land[at + row]
        if free:
            free &= table.bare[row]
            if needs_road:
                free &= table.reach[row]
            if free:
                found.extend(PARCELS_IN[row][free])
    if not needs_road or len(found) != 1 or _is_home_beside(house_places(table), found[0]):
        return found  # of several, each is a place for another's house
    return []


def house_places(table: CarsonTable) -> list[int]:
    """Free parcels reached by a road, where nobody has refused a house (a set)."""
    homes = house_rows(table)
    return [homes[row] & table.reach[row] for row in range(SIDE)]


def _is_home_beside(places: list[int], parcel: int) -> bool:
    """Whether there is a place for the house of a building on this parcel."""
    return size(places) > places[parcel // SIDE] >> parcel % SIDE & 1


def buildable(table: CarsonTable, seat: int, building: int) -> bool:
    """carson-build-buildable: after laying at most the roads in hand."""
    if sites(table, seat, building):
        return True
    roads = table.roads[seat]
    if not roads or not NEEDS_HOUSE[building]:
        return False
    return _within(table, seat, roads)


def _within(table: CarsonTable, seat: int, roads: int) -> bool:
    """Whether this many roads can reach an own free parcel, and another one for the house."""
    own = own_free(table, seat)
    if not any(own):
        return False
    far = table.corners
    for _ in range(roads):
        far = widened(far)
    reached = reached_from(far)
    places = house_places(table)
    for row in range(SIDE):
        for parcel in PARCELS_IN[row][own[row] & reached[row]]:
            if _is_home_beside(places, parcel) or _home_for(table, parcel, roads):
                return True
    return False


def _home_for(table: CarsonTable, parcel: int, roads: int) -> bool:
    """Whether a building on this parcel and a house elsewhere can both be reached with this many roads.

    The roads to the building leave the network; those to the house leave the network or the other roads. All
    corners where they may part are tried.
    """
    homes = house_rows(table)
    homes[parcel // SIDE] &= ~BIT[parcel]
    near = table.corners
    for used in range(roads + 1):  # from the network to the corner
        towards = corners_of(parcel)
        for rest in range(roads - used + 1):  # from the corner to the building
            parting = [near[row] & towards[row] for row in range(SIDE + 1)]
            if any(parting):
                start = [parting[row] | table.corners[row] for row in range(SIDE + 1)]
                if _reaches(start, roads - used - rest, homes):
                    return True
            towards = widened(towards)
        near = widened(near)
    return False


def _reaches(corners: list[int], roads: int, homes: list[int]) -> bool:
    """Whether one of these parcels is at most this many roads away from one of these corners."""
    for _ in range(roads):
        corners = widened(corners)
    reached = reached_from(corners)
    for row in range(SIDE):
        if homes[row] & reached[row]:
            return True
    return False
