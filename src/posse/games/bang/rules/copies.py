"""Abilities that a character has copied from others: when they lapse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang.facts import NOBODY
from posse.games.bang.rules.speaking import refresh_all

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def lapse(table: BangTable, seat: int) -> None:
    """bang-turn-copies-lapse: at the character step of its owner's next turn, or when that turn is lost.

    What the copy drew goes with it; characters that a figure of its own has drawn stay.
    """
    for figure in table.own[seat]:
        if table.copied[figure] != NOBODY:
            copy(table, figure, NOBODY)


def copy(table: BangTable, figure: int, character: int) -> None:
    """From now on this figure has the ability of that character, too."""
    copied, held = table.copied[:], table.held[:]
    copied[figure] = character
    held[figure] = ()
    table.copied, table.held = copied, held
    refresh_all(table)
