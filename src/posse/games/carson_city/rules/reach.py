"""Whether a tile can be built at all: now, or after laying roads that its player has in hand."""

from __future__ import annotations

from posse.games.carson_city.facts import NEEDS_HOUSE, SIDE
from posse.games.carson_city.pieces.land import (
    BIT,
    PARCELS_IN,
    add_parcels,
    corners_of,
    reached_from,
    widened,
)
from posse.games.carson_city.table import CarsonTable


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
    at = SIDE * seat
    if not NEEDS_HOUSE[building]:
        for row in range(SIDE):
            add_parcels(found, row, table.land[at + row] & table.bare[row])
        return found
    for row in range(SIDE):
        add_parcels(found, row, table.land[at + row] & table.bare[row] & table.reach[row])
    if len(found) != 1:
        return found  # none, or each is a place for another's house
    places = house_places(table)
    if len(places) > 1:
        return found
    return [parcel for parcel in found if places and places[0] != parcel]


def house_places(table: CarsonTable) -> list[int]:
    """Free parcels reached by a road, where nobody has refused a house."""
    found: list[int] = []
    for row in range(SIDE):
        add_parcels(found, row, table.bare[row] & table.reach[row])
    if table.refused:
        return [parcel for parcel in found if parcel not in table.refused]
    return found


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
            # Two places, or one that is not the building's own, are enough for the house.
            if len(places) > 1 or (places and places[0] != parcel) or _home_for(table, parcel, roads):
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
