"""What must always hold: no piece lost or doubled, and what is worked out once is still true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.carson_city import characters
from posse.games.carson_city.facts import (
    ATTACKABLE,
    BUILDINGS,
    CHURCH,
    CLAIMS,
    COWBOYS,
    DUEL_TILES,
    HOUSE,
    HOUSES,
    MOUNTAIN,
    MOUNTAINS,
    NOBODY,
    NOTHING,
    PARCELS,
    PLACING,
    REVOLVER_TOKENS,
    ROADS,
    SIDE,
    SPACE_COUNT,
    TILE_COUNT,
)
from posse.games.carson_city.pieces.land import NEAR, reached_from
from posse.games.carson_city.pieces.places import NOWHERE, ON_MAP
from posse.games.carson_city.rules.spaces import open_spaces

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable


def invariants(table: CarsonTable) -> list[str]:
    return [
        *_map(table),
        *_supply(table),
        *_cowboys(table),
        *_white_cowboy(table),
        *_characters(table),
        *_duel_tiles(table),
        *_track(table),
    ]


def _map(table: CarsonTable) -> list[str]:
    wrong: list[str] = []
    for parcel in range(PARCELS):
        row, bit = parcel // SIDE, 1 << parcel % SIDE
        owner, what = table.owner[parcel], table.what[parcel]
        if (table.bare[row] & bit != 0) != (what == NOTHING):
            wrong.append(f"parcel {parcel}: bare or not")
        if (table.unowned[row] & bit != 0) != (owner == NOBODY):
            wrong.append(f"parcel {parcel}: owned or not")
        for seat in range(table.seats):
            if (table.land[SIDE * seat + row] & bit != 0) != (owner == seat):
                wrong.append(f"parcel {parcel}: land of {seat} or not")
        if (table.prey[row] & bit != 0) != _is_prey(table, parcel):
            wrong.append(f"parcel {parcel}: prey or not")
        if what in BUILDINGS and owner == NOBODY:
            wrong.append(f"parcel {parcel}: a building without an owner")
    if table.prey_rows != sum([1 << row for row in range(SIDE) if table.prey[row]]):
        wrong.append("rows with prey")
    if table.reach != reached_from(table.corners):
        wrong.append("parcels reached by roads")
    if table.corners != _corners(table):
        wrong.append("corners that roads touch")
    return wrong


def _is_prey(table: CarsonTable, parcel: int) -> bool:
    """carson-place-attackable"""
    if not ATTACKABLE[table.what[parcel]]:
        return False
    return not any([table.what[near] == CHURCH for near in NEAR[parcel]])


def _corners(table: CarsonTable) -> list[int]:
    corners = [0] * (SIDE + 1)
    for row in range(SIDE + 1):
        corners[row] |= table.level_roads[row] | table.level_roads[row] << 1
        if row < SIDE:
            corners[row] |= table.upright_roads[row]
            corners[row + 1] |= table.upright_roads[row]
    return corners


def _supply(table: CarsonTable) -> list[str]:
    wrong: list[str] = []
    laid = sum([row.bit_count() for row in table.level_roads + table.upright_roads])
    if laid + sum(table.roads) + table.spare_roads != ROADS:
        wrong.append(f"{laid} roads laid, {table.roads} in hand, {table.spare_roads} left")
    if table.what.count(HOUSE) + table.spare_houses != HOUSES:
        wrong.append(f"{table.what.count(HOUSE)} houses, {table.spare_houses} left")
    if table.what.count(MOUNTAIN) != MOUNTAINS:
        wrong.append(f"{table.what.count(MOUNTAIN)} mountains")
    if sum(table.revolvers) + table.spare_revolvers != REVOLVER_TOKENS:
        wrong.append(f"revolvers {table.revolvers}, {table.spare_revolvers} left")
    kept = [tile for tiles in table.kept for tile in tiles]
    for building in BUILDINGS:
        places = (table.what, table.row, table.bag, kept)
        count = sum([place.count(building) for place in places])
        if count != TILE_COUNT[building]:
            wrong.append(f"{count} tiles of building {building}")
    for seat in range(table.seats):
        if table.owner.count(seat) + table.claims[seat] != CLAIMS:
            wrong.append(f"property tiles of seat {seat}")
    if min(table.money + table.points + table.roads + table.claims + table.hand + table.reserve) < 0:
        wrong.append("something below nothing")
    return wrong


def _cowboys(table: CarsonTable) -> list[str]:
    """carson-term-cowboy-places"""
    wrong: list[str] = []
    for seat in range(table.seats):
        on_board = sum([row.bit_count() for row in table.stood[SIDE * seat : SIDE * (seat + 1)]])
        on_board += sum([table.cowboys_at(seat, space) for space in range(SPACE_COUNT)])
        if table.white_of == seat and table.white_at != NOWHERE:
            on_board -= 1
        if table.hand[seat] + on_board + table.reserve[seat] != COWBOYS:
            wrong.append(f"cowboys of seat {seat}: {table.hand[seat]}, {on_board}, {table.reserve[seat]}")
        if (table.stands[seat] & 1 != 0) != (table.workers[seat] > 0):
            wrong.append(f"seat {seat} on Wages or not")
        if (table.stands[seat] >> 3 & 1 != 0) != (table.roadmen[seat] > 0):
            wrong.append(f"seat {seat} on Road or not")
    return wrong


def _white_cowboy(table: CarsonTable) -> list[str]:
    """carson-sheriff-white-safe: nobody is where it stands, unless there are no duels there."""
    seat, place = table.white_of, table.white_at
    if place == NOWHERE:
        return []
    if seat == NOBODY:
        return ["the white cowboy is nobody's, and on the board"]
    wrong: list[str] = []
    for other in range(table.seats):
        if place >= ON_MAP:
            parcel = place - ON_MAP
            here = table.stood[SIDE * other + parcel // SIDE] >> parcel % SIDE & 1 == 1
        else:
            here = table.stands[other] >> place & 1 == 1
        if here != (other == seat) and (other == seat or place not in (0, 3)):
            wrong.append(f"the white cowboy and seat {other}")
    return wrong


def _characters(table: CarsonTable) -> list[str]:
    """Who speaks is kept on the table, and must be who is in play."""
    wrong = [
        f"not the card of seat {seat}"
        for seat in range(table.seats)
        if table.voices[seat] is not characters.in_play(table, seat)
        or table.asks[seat] != characters.asked(table, seat)
    ]
    held = [character for character in table.character if character != NOBODY]
    if len(set(held)) != len(held):
        wrong.append(f"a card doubled: {held}")
    return wrong


def _duel_tiles(table: CarsonTable) -> list[str]:
    if not table.duel_tiles:
        return []
    wrong: list[str] = []
    for tile in range(DUEL_TILES):
        held = sum([table.arms[DUEL_TILES * seat + tile] for seat in range(table.seats)])
        if held + table.spent[tile] != table.seats or min(table.arms) < 0 or table.spent[tile] < 0:
            wrong.append(f"duel tiles numbered {tile}: {held} held, {table.spent[tile]} played")
    return wrong


def _track(table: CarsonTable) -> list[str]:
    if table.phase == PLACING and table.open != open_spaces(table):
        return ["open spaces"]
    return []
