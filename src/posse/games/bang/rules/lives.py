"""7. How much life a character begins a game with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang.facts import CHARACTER_LIFE, SHERIFF

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def give_life(table: BangTable, figure: int) -> None:
    """bang-setup-life, bang-setup-sheriff-extra-life"""
    extra = 1 if table.role[table.owner[figure]] == SHERIFF else 0
    table.life[figure] = CHARACTER_LIFE[table.character[figure]] + extra
    most = table.most[:]
    most[figure] = table.life[figure]
    table.most = most
