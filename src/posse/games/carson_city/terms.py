"""The game's words for its numbers, and the names of things on its board.

Things: "seat:b", "parcel:e3", "edge:h34" (a road, or where one can lie: h above the parcel in row 3, column
4, from 0; v to its left), "space:three-guns", "character:banker", "tile:saloon" (kept in front of a player),
"duel:3" (a duel tile in the viewer's hand), "cowboy:white", "supply:roads".
"""

from __future__ import annotations

from typing import Final

from posse.core.said import MAYBE_TERM, TERM, TEXT, Args
from posse.games.carson_city.facts import (
    BUILD_3,
    BUILD_12,
    CHARACTERS,
    EDGE_NAMES,
    NOBODY,
    NOTHING,
    PARCEL_NAMES,
    SIDE,
    SIDES,
    SPACES,
    STANDS,
    UPRIGHT,
)
from posse.games.carson_city.pieces.places import ON_MAP

CHARACTER: Final[tuple[str, ...]] = tuple(["character-" + name for name in CHARACTERS])
CARD_SIDE: Final[tuple[str, ...]] = tuple(["side-" + name for name in SIDES])
SPACE: Final[tuple[str, ...]] = tuple(["action-" + name for name in SPACES])
BUILDING: Final[tuple[str, ...]] = tuple(["building-" + name for name in STANDS])  # houses and mountains too
OWN_COWBOY: Final = "cowboy-own"
WHITE_COWBOY: Final = "cowboy-white"
TOO_POOR: Final = "why-money"
NO_CLAIM_LEFT: Final = "why-claims"

PARCEL_THINGS: Final[tuple[str, ...]] = tuple(["parcel:" + name.lower() for name in PARCEL_NAMES])
EDGE_THINGS: Final[tuple[str, ...]] = tuple(["edge:" + name for name in EDGE_NAMES])
SPACE_THINGS: Final[tuple[str, ...]] = tuple(["space:" + name for name in SPACES])
CHARACTER_THINGS: Final[tuple[str, ...]] = tuple(["character:" + name for name in CHARACTERS])
TILE_THINGS: Final[tuple[str, ...]] = tuple(["tile:" + name for name in STANDS])
WHITE_THING: Final = "cowboy:white"

PARCELS_NAMED: Final[dict[str, int]] = {name.lower(): number for number, name in enumerate(PARCEL_NAMES)}
EDGES_NAMED: Final[dict[str, int]] = {name: number for number, name in enumerate(EDGE_NAMES)}
SPACES_NAMED: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACES)}


def place_thing(place: int) -> str:
    """A space or a parcel, as pieces/places.py numbers them."""
    return PARCEL_THINGS[place - ON_MAP] if place >= ON_MAP else SPACE_THINGS[place]


def place_named(thing: str) -> int | None:
    kind, _, name = thing.partition(":")
    if kind == "space":
        return SPACES_NAMED.get(name)
    parcel = PARCELS_NAMED.get(name) if kind == "parcel" else None
    return None if parcel is None else ON_MAP + parcel


def cowboy(white: bool) -> str:
    return WHITE_COWBOY if white else OWN_COWBOY


def standing(what: int) -> str:
    """What stands on a parcel, "" for nothing."""
    return "" if what == NOTHING else BUILDING[what]


def lying(row: list[int], space: int) -> str:
    """The building tile that lies on a space of the track, "" for none."""
    return standing(row[BUILD_3 - space]) if BUILD_12 <= space <= BUILD_3 else ""


def space_args(row: list[int], space: int) -> Args:
    return ("space", TERM, SPACE[space]), ("building", MAYBE_TERM, lying(row, space))


def parcel_args(parcel: int) -> Args:
    return (("parcel", TEXT, PARCEL_NAMES[parcel]),)


def compass(edge: int) -> tuple[str, str]:
    """An edge in words: a parcel, and on which side of it the edge lies."""
    if edge < UPRIGHT:
        row, column = edge // SIDE, edge % SIDE
        if row < SIDE:
            return PARCEL_NAMES[SIDE * row + column], "edge-north"
        return PARCEL_NAMES[SIDE * (row - 1) + column], "edge-south"
    row, column = (edge - UPRIGHT) // (SIDE + 1), (edge - UPRIGHT) % (SIDE + 1)
    if column < SIDE:
        return PARCEL_NAMES[SIDE * row + column], "edge-west"
    return PARCEL_NAMES[SIDE * row + column - 1], "edge-east"


def edge_args(edge: int) -> Args:
    parcel, side = compass(edge)
    return ("parcel", TEXT, parcel), ("side", TERM, side)


def held(character: int, side: int) -> str:
    """A character card with the side in use, as rules about that side call it: "banker-red"; "" for none."""
    return "" if character == NOBODY else CHARACTERS[character] + "-" + SIDES[side]
