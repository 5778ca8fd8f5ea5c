"""A life for somebody else's life, at the start of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import DONE, WhichSeat
from posse.core.said import SEAT, Refusal
from posse.core.table import SEAT_LETTERS
from posse.games.bang.facts import NOBODY
from posse.games.bang.rules.circle import others
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.life import can_heal, gain_life, lose_life
from posse.games.bang.table import BangTable


def offer_blood(table: BangTable, me: int) -> None:
    """bang-foc-blood-brothers: not the last life; asked only where somebody can take it."""
    if table.life[me] > 1 and me != table.ghost and brothers(table, me):
        table.ask(table.owner[me], BLOOD)


def brothers(table: BangTable, me: int) -> list[int]:
    """bang-foc-blood-brothers-target"""
    return [table.owner[figure] for figure in others(table, me) if can_heal(table, figure)]


class Blood(WhichSeat[BangTable]):
    """Who gets a life, or nobody."""

    asks: ClassVar[str] = "blood-brothers"
    rule: ClassVar[str] = "bang-foc-blood-brothers"
    none: ClassVar[str] = "nobody"
    space: ClassVar[range] = range(DONE, len(SEAT_LETTERS))

    def options(self, table: BangTable, seat: int) -> list[int]:
        return [DONE, *brothers(table, table.active[seat])]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-no-blood", (("seat", SEAT, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == DONE:
            return
        table.push(FINISH)
        lose_life(table, table.active[seat], 1, NOBODY, self.rule)
        gain_life(table, table.active[option], 1, self.rule)
        table.deeds[8 * seat + option] -= 2  # a friend's deed


BLOOD: Final = Blood()
