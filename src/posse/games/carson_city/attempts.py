"""Why something touched on the board is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.said import Refusal

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable


def why_not(table: CarsonTable, seat: int, attempt: str) -> Refusal | None:
    """The rule in the way of a touch. None where the kernel says it best."""
    return None
