"""Phase 1 given up for a life."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import YES, YesOrNo
from posse.core.steps import Step
from posse.games.bang.rules.life import can_heal, gain_life
from posse.games.bang.table import BangTable


def offer_liquor(table: BangTable, me: int) -> None:
    """bang-foc-hard-liquor-not-full"""
    if can_heal(table, me):
        table.ask(table.owner[me], LIQUOR)


class Liquor(YesOrNo[BangTable]):
    """bang-foc-hard-liquor: drink instead of drawing."""

    asks: ClassVar[str] = "hard-liquor"
    rule: ClassVar[str] = "bang-foc-hard-liquor"
    yes: ClassVar[str] = "drink"
    no: ClassVar[str] = "draw"

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == YES:
            table.dry = True
            gain_life(table, table.active[seat], 1, self.rule)


class NoDrawing(Step[BangTable]):
    """Phase 1 is skipped."""

    def run(self, table: BangTable) -> None:
        pass


LIQUOR: Final = Liquor()
NO_DRAWING: Final = NoDrawing()
