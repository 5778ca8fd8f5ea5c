"""Phases in real time: seats act at once and against one clock. A game declares the pace; others keep it.

The engine never waits: commands count in the order in which they are made. Times are milliseconds of any
clock. Where no person plays, nobody waits either: a tick counts as the time it stands for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.table import Table

if TYPE_CHECKING:
    from posse.core.table import AnyQuestion


class RealTime:
    """The pace of a phase.

    A command begins with the answer to the question `begins` and is complete when its seat is asked that
    again, or nothing more: then the seat has finished. Defaults lead from anywhere to the end.
    """

    def __init__(
        self,
        begins: str,
        order: tuple[int, ...],
        limit: int,
        alone: int,
        apart: int,
        tick: int,
        limit_rule: str,
        apart_rule: str,
    ) -> None:
        self.begins = begins
        self.order = (
            order  # of seats: in which bots act on a tick, and in which those who are late are finished
        )
        self.limit = limit  # how long the phase lasts,
        self.alone = alone  # and how long once only one seat is unfinished
        self.apart = apart  # the least time between two commands of a seat
        self.tick = tick  # on each, every unfinished bot makes one command
        self.limit_rule = limit_rule
        self.apart_rule = apart_rule

    def rests(self, table: Table, seat: int) -> bool:
        """Whether this seat is in the middle of no command."""
        question: AnyQuestion | None = table.question(seat)
        return question is None or question.asks == self.begins


class Phase:
    """How far a phase in real time has come. It follows from the choices and from when each was made."""

    def __init__(self, pace: RealTime, seats: int, opened: int) -> None:
        self.pace = pace
        self.began = opened  # when the first choice of it was made,
        self.opened = opened  # and when it would have been, had a server run ever since
        self.latest = opened
        self.alone = -1  # since when only one seat is unfinished, -1 for not yet
        self.alone_tick = -1  # the same in ticks
        self.commands = [0] * seats  # by seat: commands it has completed
        self.last = [0] * seats  # by seat: when it completed the last

    def note(self, table: Table, seat: int, at: int, opening: bool) -> None:
        """This seat has chosen something; `opening` if that has opened the phase."""
        if at - self.latest > self.pace.limit:  # no server ran: one would have ended the phase
            self.pause(at - self.latest)
        self.latest = at
        if self.pace.rests(table, seat):
            self.last[seat] = at
            if not opening:
                self.commands[seat] += 1
        if self.alone < 0 and len(table.asked_seats()) == 1:
            self.alone = at
            self.alone_tick = self.commands[seat]

    def pause(self, gap: int) -> None:
        """For this long after the latest choice nobody could act: that does not count."""
        self.opened += gap
        self.latest += gap
        if self.alone >= 0:
            self.alone += gap

    def go_on_from(self, before: Phase) -> None:
        """This is the same phase, read again from the log: its clock shows what it showed before."""
        self.opened = before.opened
        if before.alone >= 0:
            self.alone = before.alone

    def until(self) -> int:
        """When the phase is over at the latest."""
        until = self.opened + self.pace.limit
        if self.alone >= 0:
            until = min(until, self.alone + self.pace.alone)
        return until

    def wait(self, table: Table, seat: int, now: int) -> int:
        """How long this seat must wait until it may begin a command."""
        if not self.pace.rests(table, seat):
            return 0
        return max(0, self.last[seat] + self.pace.apart - now)

    # Among bots alone, where ticks follow each other and count as time

    def next_bot(self, table: Table) -> int:
        """The seat that answers next: on each tick every unfinished seat makes one command, in order.

        -1 if the time is over.
        """
        unfinished = [seat for seat in self.pace.order if table.waiting >> seat & 1]
        for seat in unfinished:
            if not self.pace.rests(table, seat):
                return seat
        tick = min([self.commands[seat] for seat in unfinished])  # from 0
        if self._is_over(tick):
            return -1
        return next(seat for seat in unfinished if self.commands[seat] == tick)

    def _is_over(self, tick: int) -> bool:
        alone = tick - self.alone_tick if self.alone >= 0 else 0
        return tick * self.pace.tick >= self.pace.limit or alone * self.pace.tick >= self.pace.alone


def finish_all(table: Table, pace: RealTime) -> None:
    """The time is over: everybody who is unfinished finishes, in order."""
    for seat in pace.order:
        while table.waiting >> seat & 1 and table.real_time() is not None:
            table.take(seat, table.default(seat))


def follow(phase: Phase | None, table: Table, seat: int, at: int) -> Phase | None:
    """The phase after a choice of this seat: the same one, a new one, or none."""
    pace = table.real_time()
    if pace is None:
        return None
    opening = phase is None
    if phase is None:
        phase = Phase(pace, table.seats, at)
    phase.note(table, seat, at, opening)
    return phase
