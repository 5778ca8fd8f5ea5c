"""6. The sheriff: the most kings bring the badge, unless Marshal says otherwise."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import SEAT, Args
from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import MARSHAL, SHERIFF
from posse.games.dice_town.rules.playing import PlaceWindow, Played, ask_window, play_from_hand, who_plays
from posse.games.dice_town.table import DiceTable


class BadgeWon(Step[DiceTable]):
    """dice-sheriff-most-kings: a sheriff who wins keeps it; for another a Marshal window opens first.

    dice-marshal-anyone: nobody is asked to stop their own badge.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.window = MarshalWindow(seat)
        self.after = AfterMarshal(seat)

    def run(self, table: DiceTable) -> None:
        if self.seat == table.sheriff:
            table.won |= 1 << self.seat
            events.badge_kept(table, self.seat, "dice-sheriff-keeps-is-win")
        elif ask_window(table, table.everybody() ^ 1 << self.seat, self.window):
            table.push(self.after)
        else:
            move_badge(table, self.seat, "dice-sheriff-most-kings")


class MarshalWindow(PlaceWindow):
    asks: ClassVar[str] = "marshal"
    rule: ClassVar[str] = "dice-sheriff-marshal-time"
    place: ClassVar[int] = SHERIFF

    def __init__(self, winner: int) -> None:
        super().__init__(MARSHAL)
        self.winner = winner

    def about(self, table: DiceTable, seat: int) -> Args:
        return (*super().about(table, seat), ("winner", SEAT, self.winner))


class AfterMarshal(Step[DiceTable]):
    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, table: DiceTable) -> None:
        winner = self.winner
        by = who_plays(table)
        if by < 0:
            move_badge(table, winner, "dice-sheriff-most-kings")
        else:
            rule = "dice-sheriff-marshal-time"
            play_from_hand(table, Played(by, MARSHAL, BADGE_STAYS, MoveBadge(winner), rule, winner))


class BadgeStays(Step[DiceTable]):
    """dice-marshal-effect: the present sheriff remains; nobody has won the badge this round."""

    def run(self, table: DiceTable) -> None:
        events.badge_kept(table, table.sheriff, "dice-marshal-effect")


BADGE_STAYS: Final = BadgeStays()


class MoveBadge(Step[DiceTable]):
    """dice-marshal-cancelled: the badge moves after all."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        move_badge(table, self.seat, "dice-marshal-cancelled")


def move_badge(table: DiceTable, seat: int, rule: str) -> None:
    old = table.sheriff
    table.sheriff = seat
    table.won |= 1 << seat
    events.badge_moved(table, seat, old, rule)
