"""6. The sheriff: the most kings bring the badge, unless Marshal says otherwise."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import MARSHAL
from posse.games.dice_town.rules.playing import PlayOrPass, ask_window, play_from_hand, who_plays
from posse.games.dice_town.table import DiceTable


class BadgeWon(Step[DiceTable]):
    """dice-sheriff-most-kings: a sheriff who wins keeps it; for another a Marshal window opens first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        if self.seat == table.sheriff:
            table.won |= 1 << self.seat
            events.badge_kept(table, self.seat, "dice-sheriff-keeps-is-win")
        else:
            table.promoted = self.seat
            if ask_window(table, table.everybody(), MARSHAL_WINDOW):
                table.push(AFTER_MARSHAL)
            else:
                move_badge(table, self.seat, "dice-sheriff-most-kings")


class MarshalWindow(PlayOrPass):
    asks: ClassVar[str] = "marshal"
    rule: ClassVar[str] = "dice-sheriff-marshal-time"


MARSHAL_WINDOW: Final = MarshalWindow(MARSHAL)


class AfterMarshal(Step[DiceTable]):
    def run(self, table: DiceTable) -> None:
        seat = table.promoted
        by = who_plays(table)
        if by < 0:
            move_badge(table, seat, "dice-sheriff-most-kings")
        else:
            play_from_hand(
                table, by, MARSHAL, BadgeStays(), MoveBadge(seat), "dice-sheriff-marshal-time", seat
            )


AFTER_MARSHAL: Final = AfterMarshal()


class BadgeStays(Step[DiceTable]):
    """dice-marshal-effect: the present sheriff remains; nobody has won the badge this round."""

    def run(self, table: DiceTable) -> None:
        events.badge_kept(table, table.sheriff, "dice-marshal-effect")


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
