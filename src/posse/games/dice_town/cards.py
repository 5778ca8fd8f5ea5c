"""The cards: which there are, how many, what they are worth. A card is a number for its kind.

Cards of one kind are alike, so nothing tells two of them apart: what cannot be told apart cannot be traced.
"""

from __future__ import annotations

from typing import Final

CREDIT: Final = 0
GIRLS: Final = 1
BRUTE: Final = 2
CHEATER: Final = 3
CORRUPTION: Final = 4
DYNAMITE: Final = 5
JOE: Final = 6
MARSHAL: Final = 7
SPLIT: Final = 8
WANTED: Final = 9
ELIXIR: Final = 10
EQUIPMENT: Final = 11  # 11 to 16: six kinds
PROPERTY: Final = 17  # 17 to 21: five kinds
KINDS: Final = 22

NAMES: Final[tuple[str, ...]] = (
    "unlimited-credit",
    "the-girls",
    "the-brute",
    "professional-cheater",
    "corruption",
    "dynamite",
    "nervous-joe",
    "marshal",
    "even-split",
    "wanted",
    "doc-badlucks-elixir",
    "equipment-1",
    "equipment-2",
    "equipment-3",
    "equipment-4",
    "equipment-5",
    "equipment-8",
    "property-1",
    "property-2",
    "property-3",
    "property-4",
    "property-5",
)
COPIES: Final[tuple[int, ...]] = (1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5)
POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 8, 1, 2, 3, 4, 5)

STORE_DECK: Final[tuple[int, ...]] = tuple(kind for kind in range(PROPERTY) for _ in range(COPIES[kind]))
PROPERTY_DECK: Final[tuple[int, ...]] = tuple(
    kind for kind in range(PROPERTY, KINDS) for _ in range(COPIES[kind])
)

DOLLARS: Final = 43
NUGGETS: Final = 30
START_DOLLARS: Final = 8
START_BANK: Final = 3
DICE: Final = 25
ROW: Final = 3
JOE_TAKES: Final = 4
SMALL_THEFT: Final = 2
BADGE_POINTS: Final = 5


def card_named(name: str) -> int:
    """The card of this name, -1 if there is none."""
    return NAMES.index(name) if name in NAMES else -1


def card_option(name: str) -> int | None:
    """The card meant by an option "card:wanted", None if the option is no such thing."""
    card = card_named(name[5:]) if name.startswith("card:") else -1
    return card if card >= 0 else None


def is_property(card: int) -> bool:
    return card >= PROPERTY
