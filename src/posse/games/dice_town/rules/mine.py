"""1. The gold mine: a nugget for each 9, two with Dynamite."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import DYNAMITE, MAX_SEATS, MINE, NINE
from posse.games.dice_town.rules.playing import PlaceWindow, Played, play_from_hand, who_plays
from posse.games.dice_town.table import DiceTable


class MineWon(Step[DiceTable]):
    """dice-mine-dynamite-time: Dynamite may be played before the nuggets are taken."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        if table.mine > table.dice_showing(self.seat, NINE) and table.could_hold(self.seat, DYNAMITE):
            table.push(AFTER_DYNAMITE[self.seat])
            table.ask_sealed(1 << self.seat, DYNAMITE_WINDOW)
        else:
            take_nuggets(table, self.seat, 1, "dice-mine-nuggets")


class DynamiteWindow(PlaceWindow):
    asks: ClassVar[str] = "dynamite"
    rule: ClassVar[str] = "dice-mine-dynamite-time"
    place: ClassVar[int] = MINE


DYNAMITE_WINDOW: Final = DynamiteWindow(DYNAMITE)


class AfterDynamite(Step[DiceTable]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        seat = self.seat
        if who_plays(table) < 0:
            take_nuggets(table, seat, 1, "dice-mine-nuggets")
        else:
            effect = TakeNuggets(seat, 2, "dice-dynamite-effect")
            otherwise = TakeNuggets(seat, 1, "dice-dynamite-cancelled")
            play_from_hand(table, Played(seat, DYNAMITE, effect, otherwise, "dice-mine-dynamite-time"))


AFTER_DYNAMITE: Final[list[AfterDynamite]] = [AfterDynamite(seat) for seat in range(MAX_SEATS)]


class TakeNuggets(Step[DiceTable]):
    def __init__(self, seat: int, each: int, rule: str) -> None:
        self.seat = seat
        self.each = each
        self.rule = rule

    def run(self, table: DiceTable) -> None:
        take_nuggets(table, self.seat, self.each, self.rule)


def take_nuggets(table: DiceTable, seat: int, each: int, rule: str) -> None:
    """dice-mine-nuggets, dice-mine-short: this many for each 9, as far as the mine lasts."""
    count = min(each * table.dice_showing(seat, NINE), table.mine)
    table.mine -= count
    table.nuggets[seat] = table.nuggets[seat] + count
    if count:
        table.won |= 1 << seat
    events.nuggets_taken(table, seat, count, rule)
