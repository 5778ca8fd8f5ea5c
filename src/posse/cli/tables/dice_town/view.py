"""The shape of a Dice Town view, as far as a terminal reads it. Drawings import nothing of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, cast

from posse.core.table import View, Waiting

FACES: Final = ("9", "10", "J", "Q", "K", "A")
PLACES: Final = (
    "gold-mine",
    "bank",
    "stagecoach",
    "general-store",
    "saloon",
    "sheriff",
    "town-hall",
    "doc-badluck",
)


class Player(Protocol):
    """What lies before one seat."""

    seat: int
    dollars: int
    nuggets: int
    store_count: int
    property_count: int
    fenced: list[int]
    kept: list[int]
    kept_faces: list[int]
    fresh: list[int]
    loose: int
    won: bool
    known: list[int]


class Offer(Protocol):
    """An offer to the sheriff."""

    seat: int
    supports: int
    dollars: int
    nuggets: int
    property_count: int
    store_count: int
    cards: list[int]


class Town(Protocol):
    """The table as one seat sees it."""

    seat: int
    waiting: list[Waiting]
    over: bool
    round: int
    sheriff: int
    mine: int
    bank: int
    stagecoach: int
    row: list[int]
    property_deck: int
    store_deck: int
    discard: int
    last_throw: bool
    players: Sequence[Player]
    offers: Sequence[Offer]
    own_offer: Offer | None
    visitors: list[int]
    store: list[int]
    property: list[int]
    rolled: list[int]
    rolled_faces: list[int]
    drawn: list[int]


def town_of(view: View) -> Town:
    return cast(Town, view)


def rolled(town: Town) -> dict[int, int]:
    """The reader's dice under the cup, with their faces."""
    return dict(zip(town.rolled, town.rolled_faces, strict=True))


def revealed(town: Town) -> dict[int, int]:
    """The reader's dice kept in this throw, with their faces."""
    me = town.players[town.seat]
    faces = dict(zip(me.kept, me.kept_faces, strict=True))
    return {die: faces[die] for die in me.fresh}
