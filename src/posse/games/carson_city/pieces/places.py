"""Where a cowboy can stand: a space of the track by its number, a parcel by its number and `ON_MAP`."""

from __future__ import annotations

from typing import Final

from posse.games.carson_city.facts import BUILDING_INCOME, LAND_PURCHASE, ROAD, SPACE_COUNT, WAGES

ON_MAP: Final = 32  # plus the parcel
NOWHERE: Final = -1

ALL_SPACES: Final = (1 << SPACE_COUNT) - 1 - (1 << LAND_PURCHASE) - (1 << BUILDING_INCOME)
SHARED: Final = 1 << WAGES | 1 << ROAD  # spaces without duels, where any number of cowboys can work
CONTESTED: Final = ALL_SPACES - SHARED

HALF: Final = 12
LOW: Final = (1 << HALF) - 1
# By bits of a set of spaces, its lower or higher half: the spaces
LOW_SPACES: Final[list[list[int]]] = [
    [space for space in range(HALF) if bits >> space & 1] for bits in range(1 << HALF)
]
HIGH_SPACES: Final[list[list[int]]] = [
    [HALF + space for space in range(SPACE_COUNT - HALF) if bits >> space & 1]
    for bits in range(1 << SPACE_COUNT - HALF)
]


def spaces_in(bits: int) -> list[int]:
    """The spaces of a set."""
    return LOW_SPACES[bits & LOW] + HIGH_SPACES[bits >> HALF]
