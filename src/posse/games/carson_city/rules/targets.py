"""Where a cowboy may be placed: action spaces, land to buy, buildings to attack or to guard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.said import TERM, Refusal
from posse.games.carson_city import abilities, terms
from posse.games.carson_city.abilities import MAY_ATTACK, MAY_CHALLENGE
from posse.games.carson_city.facts import (
    ATTACKABLE,
    BUILD_3,
    BUILD_12,
    BUILDING_INCOME,
    LAND_PURCHASE,
    SIDE,
)
from posse.games.carson_city.pieces.land import BIT, NO_PARCELS, PARCELS_IN, parcels_in
from posse.games.carson_city.pieces.places import CONTESTED, ON_MAP, SHARED
from posse.games.carson_city.rules.cowboys import crowd
from posse.games.carson_city.rules.earnings import is_building

if TYPE_CHECKING:
    from mypy_extensions import i64

    from posse.games.carson_city.table import CarsonTable


# Lines of the menu about the map (bits)
LAND_LINE: Final = 1
ATTACK_LINE: Final = 2
GUARD_LINE: Final = 4
_ALL_LINES: Final = LAND_LINE | ATTACK_LINE | GUARD_LINE
_HELD_BACK: Final = MAY_ATTACK | MAY_CHALLENGE  # cards that may answer these are asked


# What a cowboy may be placed on. `white`: it is the white one.


def spaces_for(table: CarsonTable, seat: int, white: bool) -> i64:
    """Spaces (bits)."""
    spaces: i64 = table.open
    if white:
        return spaces & ~_occupied(table, table.seats)  # carson-sheriff-white-where
    spaces &= ~(table.stands[seat] & CONTESTED)  # carson-place-one-per-space
    if 0 <= table.white_at < ON_MAP:  # carson-sheriff-white-safe
        spaces &= ~(1 << table.white_at) | SHARED
    if table.asks[seat] & MAY_CHALLENGE and not abilities.may_challenge(table, seat):
        spaces &= ~_occupied(table, seat) | SHARED
    return spaces


def _occupied(table: CarsonTable, but: int) -> int:
    """Spaces with somebody's cowboy, one seat's apart (bits)."""
    bits = 0
    for seat in range(table.seats):
        if seat != but:
            bits |= table.stands[seat]
    return bits


def land_row(table: CarsonTable, seat: int, white: bool, row: int) -> int:
    """carson-place-target-parcel: a row of parcels that may be bought (bits)."""
    bits: i64 = table.unowned[row] & ~table.stood[SIDE * seat + row]
    if table.white_at >= ON_MAP and (table.white_at - ON_MAP) // SIDE == row:
        bits &= ~BIT[table.white_at - ON_MAP]
    if bits and (white or not abilities.may_challenge(table, seat)):
        bits &= ~crowd(table, row)
    return bits


def attack_row(table: CarsonTable, seat: int, row: int) -> int:
    """carson-place-target-attack: a row of others' buildings that may be attacked (bits)."""
    at = SIDE * seat + row
    bits: i64 = table.prey[row] & ~table.land[at] & ~table.stood[at]
    if bits and table.white_at >= ON_MAP and (table.white_at - ON_MAP) // SIDE == row:
        bits &= ~BIT[table.white_at - ON_MAP]
    return bits


def guard_row(table: CarsonTable, seat: int, white: bool, row: int) -> int:
    """carson-place-target-defend: a row of own buildings that may be guarded (bits)."""
    at = SIDE * seat + row
    bits: i64 = table.prey[row] & table.land[at] & ~table.stood[at]
    if bits and white:
        bits &= ~crowd(table, row)
    return bits


def land_rows(table: CarsonTable, seat: int, white: bool) -> list[int]:
    return [land_row(table, seat, white, row) for row in range(SIDE)]


def prey_rows(table: CarsonTable, seat: int) -> list[int]:
    if not abilities.may_attack(table, seat):  # carson-sheriff-red-no-attack
        return NO_PARCELS
    return [attack_row(table, seat, row) for row in range(SIDE)]


def own_rows(table: CarsonTable, seat: int, white: bool) -> list[int]:
    return [guard_row(table, seat, white, row) for row in range(SIDE)]


# The same as lists of parcels


def land_for(table: CarsonTable, seat: int, white: bool) -> list[int]:
    return parcels_in(land_rows(table, seat, white))


def prey_for(table: CarsonTable, seat: int) -> list[int]:
    return parcels_in(prey_rows(table, seat))


def own_for(table: CarsonTable, seat: int, white: bool) -> list[int]:
    return parcels_in(own_rows(table, seat, white))


def map_lines(table: CarsonTable, seat: int, white: bool) -> i64:
    """What a cowboy may be placed on: LAND_LINE, ATTACK_LINE, GUARD_LINE (bits).

    The same as has_land, has_prey and has_own, in one go: it is asked before almost every second choice of a
    game. Without a white cowboy and a card that holds its player back, the rows tell it all.
    """
    if white or table.white_at >= ON_MAP or table.asks[seat] & _HELD_BACK:
        return _careful_lines(table, seat, white)
    first = SIDE * seat
    stood = table.stood
    lines: i64 = 0
    for row in range(SIDE):
        if table.unowned[row] & ~stood[first + row]:
            lines = LAND_LINE
            break
    for row in PARCELS_IN[0][table.prey_rows]:
        free: i64 = table.prey[row] & ~stood[first + row]
        mine: i64 = table.land[first + row]
        if free & mine:
            lines |= GUARD_LINE
        if free & ~mine:
            lines |= ATTACK_LINE
        if lines == _ALL_LINES:
            break
    return lines


def _careful_lines(table: CarsonTable, seat: int, white: bool) -> i64:
    lines: i64 = LAND_LINE if has_land(table, seat, white) else 0
    if not white and has_prey(table, seat):
        lines |= ATTACK_LINE
    return lines | GUARD_LINE if has_own(table, seat, white) else lines


def has_land(table: CarsonTable, seat: int, white: bool) -> bool:
    for row in range(SIDE):
        if land_row(table, seat, white, row):
            return True
    return False


def has_prey(table: CarsonTable, seat: int) -> bool:
    for row in PARCELS_IN[0][table.prey_rows]:
        if attack_row(table, seat, row):
            return abilities.may_attack(table, seat)
    return False


def has_own(table: CarsonTable, seat: int, white: bool) -> bool:
    for row in PARCELS_IN[0][table.prey_rows]:
        if guard_row(table, seat, white, row):
            return True
    return False


# Why not


def space_refusal(table: CarsonTable, seat: int, white: bool, space: int) -> Refusal:
    """What keeps a cowboy off a space."""
    args = (("space", TERM, terms.SPACE[space]),)
    if space in (LAND_PURCHASE, BUILDING_INCOME):
        return Refusal("carson-place-not-markers", "carson-city-refusal-marker", args)
    if not table.open >> space & 1:
        if BUILD_12 <= space <= BUILD_3:
            return Refusal("carson-place-not-empty-build", "carson-city-refusal-no-tile-there", args)
        return Refusal("carson-place-not-closed", "carson-city-refusal-closed", args)
    if white:
        return Refusal("carson-sheriff-white-where", "carson-city-refusal-white-joins", args)
    if table.white_at == space:
        return Refusal("carson-sheriff-white-safe", "carson-city-refusal-white-there")
    if table.stands[seat] >> space & 1:
        return Refusal("carson-place-one-per-space", "carson-city-refusal-already-there")
    return Refusal("carson-sheriff-red-no-challenge", "carson-city-refusal-peaceful")


def land_refusal(table: CarsonTable, seat: int, white: bool, parcel: int) -> Refusal | None:
    """What keeps a cowboy off a parcel that somebody wants to buy."""
    if land_row(table, seat, white, parcel // SIDE) & BIT[parcel]:
        return None
    if table.owner[parcel] >= 0:
        return Refusal(
            "carson-land-no-owned" if is_building(table.what[parcel]) else "carson-place-not-owned-parcel",
            "carson-city-refusal-owned",
            terms.parcel_args(parcel),
        )
    return _occupied_refusal(table, seat, white, parcel)


def _occupied_refusal(table: CarsonTable, seat: int, white: bool, parcel: int) -> Refusal:
    if table.white_at == ON_MAP + parcel:
        return Refusal("carson-sheriff-white-safe", "carson-city-refusal-white-there")
    if table.stood[SIDE * seat + parcel // SIDE] & BIT[parcel]:
        return Refusal("carson-place-one-per-space", "carson-city-refusal-already-there")
    if white:
        args = (("space", TERM, terms.SPACE[LAND_PURCHASE]),)
        return Refusal("carson-sheriff-white-where", "carson-city-refusal-white-joins", args)
    return Refusal("carson-sheriff-red-no-challenge", "carson-city-refusal-peaceful")


def building_refusal(table: CarsonTable, parcel: int) -> Refusal | None:
    """Why nobody can attack what stands on a parcel, so that nobody needs to guard it."""
    what = table.what[parcel]
    if not is_building(what):
        if table.owner[parcel] < 0:
            return Refusal("carson-house-not-attackable", "carson-city-refusal-no-building")
        return Refusal("carson-place-not-owned-parcel", "carson-city-refusal-no-building")
    if not ATTACKABLE[what]:
        return Refusal(
            "carson-place-attackable",
            "carson-city-refusal-immune",
            (("building", TERM, terms.BUILDING[what]),),
        )
    if not table.prey[parcel // SIDE] & BIT[parcel]:
        return Refusal("carson-church-protects", "carson-city-refusal-church")
    return None


def attack_refusal(table: CarsonTable, seat: int, parcel: int) -> Refusal | None:
    why = building_refusal(table, parcel)
    if why is not None:
        return why
    if table.owner[parcel] == seat:
        return Refusal("carson-attack-owner-other", "carson-city-refusal-own-building")
    if not abilities.may_attack(table, seat):
        return Refusal("carson-sheriff-red-no-attack", "carson-city-refusal-no-attack")
    if attack_row(table, seat, parcel // SIDE) & BIT[parcel]:
        return None
    return _occupied_refusal(table, seat, False, parcel)


def guard_refusal(table: CarsonTable, seat: int, white: bool, parcel: int) -> Refusal | None:
    why = building_refusal(table, parcel)
    if why is not None:
        return why
    if table.owner[parcel] != seat:
        return Refusal("carson-place-target-defend", "carson-city-refusal-not-yours")
    if guard_row(table, seat, white, parcel // SIDE) & BIT[parcel]:
        return None
    return _occupied_refusal(table, seat, white, parcel)
