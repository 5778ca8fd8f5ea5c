"""How events name figures and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang import terms
from posse.games.bang.facts import AIMED, CARD_KIND, NOBODY

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def which(table: BangTable, figure: int) -> str:
    """Which of a player's characters, "" where each has one."""
    return "" if table.figures == table.seats else terms.CHARACTER[table.character[figure]]


def seat_of(table: BangTable, figure: int) -> int:
    return NOBODY if figure == NOBODY else table.owner[figure]


def played_as(card: int, kind: int) -> str:
    """What a card is played as, "" where that is what it is."""
    return "" if CARD_KIND[card] == kind else terms.KIND[kind]


def other_than(seat: int, victim: int) -> int:
    return NOBODY if victim == seat else victim


def aimed(table: BangTable, kind: int, target: int) -> tuple[int, str]:
    """At which player's figure a card is aimed, if it is aimed at anybody."""
    return (table.owner[target], which(table, target)) if kind in AIMED else (NOBODY, "")
