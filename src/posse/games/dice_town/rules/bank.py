"""2. and 3. The bank, which is robbed, and the stagecoach, which brings its dollars for the next round."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import NUMBER, SEAT, Args
from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import BANK, DOLLARS, MAX_SEATS, SPLIT
from posse.games.dice_town.rules.playing import (
    NOTHING,
    PlaceWindow,
    Played,
    can_be_played,
    holders,
    play_from_hand,
    who_plays,
)
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
        events.bank_robbed(table, seat, taken, "dice-bank-take-all")
        if taken >= 2 and can_be_played(table, SPLIT):
            asked = holders(table) & ~(1 << seat)
            if asked:
                table.push(AFTER_SPLIT[seat][taken])
                table.ask_sealed(asked, SPLIT_WINDOW[seat][taken])


class SplitWindow(PlaceWindow):
    asks: ClassVar[str] = "even-split"
    rule: ClassVar[str] = "dice-bank-even-split-time"
    place: ClassVar[int] = BANK

    def __init__(self, robber: int, taken: int) -> None:
        super().__init__(SPLIT)
        self.robber = robber
        self.taken = taken

    def about(self, table: DiceTable, seat: int) -> Args:
        return (*super().about(table, seat), ("robber", SEAT, self.robber), ("dollars", NUMBER, self.taken))


SPLIT_WINDOW: Final[list[list[SplitWindow]]] = [
    [SplitWindow(robber, taken) for taken in range(DOLLARS + 1)] for robber in range(MAX_SEATS)
]


class AfterSplit(Step[DiceTable]):
    def __init__(self, robber: int, taken: int) -> None:
        self.robber = robber
        self.taken = taken

    def run(self, table: DiceTable) -> None:
        by = who_plays(table)
        if by >= 0:
            robber = self.robber
            half = self.taken // 2
            effect = PayHalf(robber, by, half)
            rule = "dice-bank-even-split-time"
            choices: Args = (("dollars", NUMBER, half),)
            play_from_hand(table, Played(by, SPLIT, effect, NOTHING, rule, robber, choices))


AFTER_SPLIT: Final[list[list[AfterSplit]]] = [
    [AfterSplit(robber, taken) for taken in range(DOLLARS + 1)] for robber in range(MAX_SEATS)
]


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
        moved = table.stagecoach
        table.bank += moved
        table.stagecoach = 0
        if moved:
            events.stagecoach_moved(table, moved, "dice-stage-move")
