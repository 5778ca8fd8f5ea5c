"""Where a cowboy can stand: a space of the track by its number, a parcel by its number and `ON_MAP`."""

from __future__ import annotations

from typing import Final

from posse.games.carson_city.facts import BUILDING_INCOME, LAND_PURCHASE, ROAD, SPACE_COUNT, WAGES
from posse.games.carson_city.pieces.bits import numbers_in

ON_MAP: Final = 32  # plus the parcel
NOWHERE: Final = -1

ALL_SPACES: Final = (1 << SPACE_COUNT) - 1 - (1 << LAND_PURCHASE) - (1 << BUILDING_INCOME)
SHARED: Final = 1 << WAGES | 1 << ROAD  # spaces without duels, where any number of cowboys can work
CONTESTED: Final = ALL_SPACES - SHARED


def spaces_in(bits: int) -> list[int]:
    """The spaces of a set."""
    return numbers_in(bits)
