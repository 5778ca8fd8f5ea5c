"""Nervous Joe: played the moment somebody gets the card."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import WhichSeat
from posse.core.said import SEAT, Args, Refusal
from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import JOE, JOE_TAKES
from posse.games.dice_town.pieces.bags import add
from posse.games.dice_town.rules.playing import NOTHING, Played, discard_played
from posse.games.dice_town.table import DiceTable
from posse.games.dice_town.terms import AT


def joe_comes(table: DiceTable, seat: int, place: int) -> Step[DiceTable]:
    """dice-joe-immediate: the card never reaches a hand; it goes from the deck straight into play."""
    table.playing = (*table.playing, JOE)
    table.gone = add(table.gone, JOE)
    return JoeArrived(seat, place)


class JoeArrived(Step[DiceTable]):
    """dice-joe-any-opponent: with nobody to name, the card is shown and discarded."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place  # where the card was drawn

    def run(self, table: DiceTable) -> None:
        seat = self.seat
        victims = [other for other in range(table.seats) if other != seat and table.dollars[other]]
        if not victims:
            discard_played(table, JOE)
            events.joe_idle(table, seat, "dice-joe-any-opponent")
        elif len(victims) == 1:
            name_victim(table, seat, victims[0])
        else:
            events.joe_shown(table, seat, "dice-joe-immediate")  # everybody sees what is asked now
            table.ask(seat, JoeTarget(self.place))


def name_victim(table: DiceTable, seat: int, victim: int) -> None:
    table.push(Played(seat, JOE, JoeTakes(seat, victim), NOTHING, "dice-joe-immediate", victim))


class JoeTarget(WhichSeat[DiceTable]):
    """dice-joe-effect: which opponent pays."""

    asks: ClassVar[str] = "joe-target"
    rule: ClassVar[str] = "dice-joe-effect"

    def __init__(self, place: int) -> None:
        self.place = place

    def about(self, table: DiceTable, seat: int) -> Args:
        return AT[self.place]

    def options(self, table: DiceTable, seat: int) -> list[int]:
        return [other for other in range(table.seats) if self.forbids(table, seat, other) is None]

    def forbids(self, table: DiceTable, seat: int, option: int) -> Refusal | None:
        if option == seat:
            return Refusal("dice-joe-effect", "dice-town-refusal-opponent")
        if not table.dollars[option]:
            return Refusal("dice-joe-any-opponent", "dice-town-refusal-no-dollars", (("seat", SEAT, option),))
        return None

    def chosen(self, table: DiceTable, seat: int, option: int) -> None:
        name_victim(table, seat, option)

    def default(self, table: DiceTable, seat: int) -> int:
        """The opponent with the most dollars, the first in left order on ties."""
        richest = -1
        for other in table.left_order(seat):
            if richest < 0 or table.dollars[other] > table.dollars[richest]:
                richest = other
        return richest


class JoeTakes(Step[DiceTable]):
    """dice-joe-effect, dice-joe-short: the victim pays $4, or all they have."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def run(self, table: DiceTable) -> None:
        dollars = min(JOE_TAKES, table.dollars[self.victim])
        table.dollars[self.victim] -= dollars
        table.dollars[self.seat] += dollars
        rule = "dice-joe-effect" if dollars == JOE_TAKES else "dice-joe-short"
        events.joe_paid(table, self.victim, self.seat, dollars, rule)
