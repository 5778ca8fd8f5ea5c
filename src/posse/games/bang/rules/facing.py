"""With two players a passive character that is aimed at counts as active while it answers (section 31.2)."""

from __future__ import annotations

from posse.core.steps import Step
from posse.games.bang.rules.settling import settle
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.table import BangTable


def face(table: BangTable, figure: int) -> None:
    """bang-p2-target-passive: this figure counts as active until what is pushed from here on is done."""
    seat = table.owner[figure]
    before = table.active[seat]
    if before != figure:
        table.push(Restore(seat, before))
        activate(table, figure)


def activate(table: BangTable, figure: int) -> None:
    active = table.active[:]
    active[table.owner[figure]] = figure
    table.active = active
    refresh_all(table)


class Restore(Step[BangTable]):
    """The answer is given and what follows from it is done: the other character is active again."""

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def run(self, table: BangTable) -> None:
        settle(table)
        if table.in_game >> self.figure & 1:
            activate(table, self.figure)
