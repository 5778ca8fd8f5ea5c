"""Which action spaces are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.carson_city.facts import BUILD_3, BUY_VP_5, NOTHING, POINT_PRICES, ROUNDS, ROW
from posse.games.carson_city.pieces.places import ALL_SPACES

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable


def open_spaces(table: CarsonTable) -> int:
    """carson-term-open-space: no marker, not closed, no construction space without a tile (bits)."""
    spaces = ALL_SPACES
    for price in range(len(POINT_PRICES)):
        if not is_point_space_open(table, BUY_VP_5 + price):
            spaces &= ~(1 << BUY_VP_5 + price)
    for place in range(ROW):
        if table.row[place] == NOTHING:
            spaces &= ~(1 << BUILD_3 - place)
    return spaces


def is_point_space_open(table: CarsonTable, space: int) -> bool:
    """carson-action-buy-vp-open: the dearest is open in all rounds, each cheaper one in one round fewer."""
    return table.round <= ROUNDS - (space - BUY_VP_5)
