"""The positions of a finished record, and those in which somebody had a choice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from posse.core.errors import PosseError
from posse.core.game import Imagine
from posse.core.records import Choice, Record
from posse.core.said import Said
from posse.core.table import AnyQuestion, Decision, Table

MOST_KEPT: Final = 4000  # positions: of a longer game every second, third … one


@dataclass
class Moment:
    """A choice between several options, and the table as it stood before."""

    number: int  # of the choice, counted from 1
    seat: int
    table: Table
    decision: Decision
    chosen: int

    def imagine(self) -> Imagine:
        return partial(self.table.imagine, self.seat)

    def name(self, option: int) -> str:
        return str(self._question().name(self.table, self.seat, option))

    def said(self, option: int) -> Said:
        """The option in words."""
        said: Said = self._question().label(self.table, self.seat, option)
        return said

    def _question(self) -> AnyQuestion:
        question = self.table.question(self.seat)
        assert question is not None
        return question


@dataclass
class Course:
    """A finished game: the table after 0, 1, 2 … choices as far as it is kept, and its choices."""

    positions: dict[int, Table]
    moments: list[Moment]
    end: Table
    length: int
    games: list[tuple[int, int]]  # the first and the last position of each game of a match

    def game_at(self, at: int) -> int:
        return [last >= at for _, last in self.games].index(True)


def course_of(record: Record) -> Course:
    """The course of a game that is over; an error for one that is not, or that cannot be replayed."""
    table = record.table(telling=False)
    stride = 1 + len(record.choices) // MOST_KEPT
    withdrawn = taken_back(record.choices)
    positions: dict[int, Table] = {}
    moments: list[Moment] = []
    for number, choice in enumerate(record.choices, 1):
        if (number - 1) % stride == 0:
            positions[number - 1] = table.clone()
            if number not in withdrawn:
                moments += _moment(positions[number - 1], number, choice)
        record.apply(table, number)
    if not table.over:
        raise PosseError("error-review-unfinished")
    positions[len(record.choices)] = table
    return Course(positions, moments, table, len(record.choices), _games(positions))


def _games(positions: dict[int, Table]) -> list[tuple[int, int]]:
    """Mostly one, from the first position to the last."""
    kept = sorted(positions)
    guide = positions[kept[0]].game.guide()
    numbers = [guide.game_number(positions[at]) if guide else 0 for at in kept]
    found: dict[int, tuple[int, int]] = {}
    for at, number in zip(kept, numbers, strict=True):
        found[number] = (found.get(number, (at, at))[0], at)
    return list(found.values())


def _moment(table: Table, number: int, choice: Choice) -> list[Moment]:
    """The moment of this choice; none if nobody was asked, or there was only one answer."""
    if choice.back or table.interjects(choice.seat, choice.option):
        return []
    question = table.question(choice.seat)
    decision = table.decision(choice.seat)
    if question is None or decision is None or len(decision.options) < 2:
        return []
    chosen = question.option(table, choice.seat, choice.option)
    return [Moment(number, choice.seat, table, decision, chosen)] if chosen is not None else []


def taken_back(choices: list[Choice]) -> set[int]:
    """The numbers of the answers that were taken back: they changed nothing."""
    found: set[int] = set()
    for number, choice in enumerate(choices, 1):
        if choice.back:
            asked = choice.decision.split(".")[0]
            for earlier in range(number - 1, 0, -1):
                before = choices[earlier - 1]
                if before.seat == choice.seat:
                    if before.decision.split(".")[0] != asked:
                        break
                    found.add(earlier)
    return found
