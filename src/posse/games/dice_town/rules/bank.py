"""2. and 3. The bank, which is robbed, and the stagecoach, which brings its dollars for the next round."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import SPLIT
from posse.games.dice_town.rules.playing import NOTHING, PlayOrPass, ask_window, play_from_hand, who_plays
from posse.games.dice_town.table import DiceTable


class BankWon(Step[DiceTable]):
    """dice-bank-take-all: the robber takes all dollars of the bank; then Even Split may be played."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        seat = self.seat
        taken = table.bank
        table.bank = 0
        table.dollars[seat] = table.dollars[seat] + taken
        table.won |= 1 << seat
        table.robber = seat
        table.robbed = taken
        events.bank_robbed(table, seat, taken, "dice-bank-take-all")
        if taken >= 2 and ask_window(table, table.everybody() ^ 1 << seat, SPLIT_WINDOW):
            table.push(AFTER_SPLIT)


class SplitWindow(PlayOrPass):
    asks: ClassVar[str] = "even-split"
    rule: ClassVar[str] = "dice-bank-even-split-time"


SPLIT_WINDOW: Final = SplitWindow(SPLIT)


class AfterSplit(Step[DiceTable]):
    def run(self, table: DiceTable) -> None:
        by = who_plays(table)
        if by >= 0:
            half = PayHalf(table.robber, by, table.robbed // 2)
            play_from_hand(table, by, SPLIT, half, NOTHING, "dice-bank-even-split-time", table.robber)


AFTER_SPLIT: Final = AfterSplit()


class PayHalf(Step[DiceTable]):
    """dice-split-effect: half of the dollars just taken, rounded down."""

    def __init__(self, robber: int, to: int, dollars: int) -> None:
        self.robber = robber
        self.to = to
        self.dollars = dollars

    def run(self, table: DiceTable) -> None:
        table.dollars[self.robber] -= self.dollars
        table.dollars[self.to] += self.dollars
        events.split_paid(table, self.robber, self.to, self.dollars, "dice-split-effect")


class Stagecoach(Step[DiceTable]):
    """dice-stage-move: what was paid while rolling reaches the bank, for the next round."""

    def run(self, table: DiceTable) -> None:
        table.robber = -1
        table.robbed = 0
        moved = table.stagecoach
        table.bank += moved
        table.stagecoach = 0
        if moved:
            events.stagecoach_moved(table, moved, "dice-stage-move")
