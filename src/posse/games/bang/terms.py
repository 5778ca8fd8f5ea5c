"""The game's words for its numbers, and the names of things on the board.

Things: "seat:b" (a player), "character:b" (a character; with two players "character:b1" and "character:b2"),
"card:bang-2d" (a card anywhere in the open or in the viewer's hand), "hand:b" (a hand, face down), "deck",
"discard".
"""

from __future__ import annotations

from typing import Final

from posse.core.table import SEAT_LETTERS
from posse.games.bang.facts import (
    CARD_NAMES,
    CHARACTER_NAMES,
    EVENT_NAMES,
    KIND_NAMES,
    NO_EVENT,
    NO_ROLE,
    NOBODY,
    ROLES,
    SUITS,
)

CHARACTER: Final[tuple[str, ...]] = tuple(["character-" + name for name in CHARACTER_NAMES])
KIND: Final[tuple[str, ...]] = tuple(["card-" + name for name in KIND_NAMES])
ROLE: Final[tuple[str, ...]] = tuple(["role-" + name for name in ROLES])
SUIT: Final[tuple[str, ...]] = tuple(["suit-" + name for name in SUITS])
HAPPENING: Final[tuple[str, ...]] = tuple(["happening-" + name for name in EVENT_NAMES])  # event cards
SIDE_LAW: Final = "side-law"
SIDE_OUTLAWS: Final = "side-outlaws"
SIDE_RENEGADE: Final = "side-renegade"
SIDE_ALONE: Final = "side-alone"  # with two or three players everybody wins alone
CARD_THING: Final[tuple[str, ...]] = tuple(["card:" + name for name in CARD_NAMES])
DECK: Final = "deck"
DISCARD: Final = "discard"


def role(number: int) -> str:
    """A role, "" where there is none or nobody may say."""
    return "" if number == NO_ROLE else ROLE[number]


def character(number: int) -> str:
    return "" if number == NOBODY else CHARACTER[number]


def happening(number: int) -> str:
    """An event card, "" for none."""
    return "" if number == NO_EVENT else HAPPENING[number]


def figure_name(figure: int, figures: int, seats: int) -> str:
    """ "b", or with two characters a player "b1" and "b2"."""
    if figures == seats:
        return SEAT_LETTERS[figure]
    return SEAT_LETTERS[figure >> 1] + str(1 + (figure & 1))


def figure_named(name: str, figures: int, seats: int) -> int:
    """The figure of this name, -1 if there is none."""
    for figure in range(figures):
        if figure_name(figure, figures, seats) == name:
            return figure
    return NOBODY
