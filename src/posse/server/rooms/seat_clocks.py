"""How long a seat may think: seconds with a reserve, or hours. Clocks only count; play.py acts on them."""

from __future__ import annotations

from typing import Final

from posse.server.wire import protocol

PATIENCE: Final = 3 * 60_000  # without a clock: how long a person may think before others let a bot play


class SeatClocks:
    """The clocks of one table. A clock runs from the question until the answer is complete: the follow-ups of
    a sealed answer get no time of their own, so that no clock reveals them."""

    def __init__(self, rule: protocol.ClockRule | None, seats: int) -> None:
        self.rule = rule
        if isinstance(rule, protocol.LiveClock):
            self.each, reserve = rule.seconds * 1000, rule.reserve * 1000
        elif rule is not None:
            self.each, reserve = rule.hours * 3_600_000, 0
        else:
            self.each, reserve = 0, 0
        self.reserve = [reserve] * seats
        self.question = [0] * seats  # the number of the question each clock is set for
        self.since = [0] * seats
        self.ticking = [False] * seats
        self.stopped = [0] * seats  # when the question was answered, and what the reserve was before
        self.before = [reserve] * seats
        self.has_clock = [False] * seats  # a person plays, so others are shown the clock of what it is asked
        self.spared = [0] * seats  # the question for which a late person was given the time again

    def start(self, seat: int, question: int, now: int) -> None:
        """A person is asked. If a bot played for them meanwhile, the time for this question has run on; a
        person who comes back too late gets that time again, but only once and without the reserve."""
        if self.question[seat] != question:
            self.question[seat] = question
            self.since[seat] = now
        elif self._comes_back_late(seat, question, now):
            self.spared[seat] = question
            self.since[seat] = now
            self.reserve[seat] = 0
        self.ticking[seat] = self.has_clock[seat] = self.rule is not None

    def _comes_back_late(self, seat: int, question: int, now: int) -> bool:
        if self.rule is None or self.has_clock[seat] or self.spared[seat] == question:
            return False
        return self.until(seat) <= now

    def go_on(self, seat: int, question: int, since: int) -> None:
        """The table is loaded in the middle of this question, which was put then."""
        self.question[seat], self.since[seat] = question, since
        self.has_clock[seat] = self.rule is not None

    def stop(self, seat: int, now: int) -> None:
        """The answer is complete: what it took beyond its own time comes out of the reserve."""
        self.before[seat], self.stopped[seat] = self.reserve[seat], now
        self.reserve[seat] = self.left(seat, now)
        self.ticking[seat] = False

    def run_on(self, seat: int, question: int, now: int) -> None:
        """Nothing was settled by the answer: the time for the next question is what is left of this one's."""
        if self.spared[seat] == self.question[seat] or self.until(seat) <= now:
            self.spared[seat] = question
        self.question[seat] = question

    def patience(self, seat: int, now: int) -> int:
        """Without a clock: the milliseconds after which others may let a bot play for this person."""
        return max(0, self.since[seat] + PATIENCE - now)

    def before_answer(self, seat: int, question: int) -> int:
        """The reserve as it was when this question was put, for a seat that takes its answer back."""
        return self.before[seat] if self._has_stopped(seat, question) else self.reserve[seat]

    def resume(self, seat: int, question: int, now: int) -> None:
        """The answer is taken back: the clock runs on from where it stood when it was given."""
        if self._has_stopped(seat, question):
            self.since[seat] += now - self.stopped[seat]
            self.reserve[seat] = self.before[seat]

    def begin_again(self, seat: int, now: int) -> None:
        """The time for this question is given again, whole."""
        self.since[seat] = now

    def _has_stopped(self, seat: int, question: int) -> bool:
        return self.question[seat] == question and not self.ticking[seat]

    def drop(self, seat: int) -> None:
        """A bot answers: the clock is not shown, and takes nothing from the reserve."""
        self.ticking[seat] = False
        self.has_clock[seat] = False

    def left(self, seat: int, now: int) -> int:
        """The reserve as it would be if the seat answered now."""
        if not self.ticking[seat]:
            return self.reserve[seat]
        late = max(0, now - self.since[seat] - self.each)
        return max(0, self.reserve[seat] - late)

    def until(self, seat: int) -> int:
        return self.since[seat] + self.each + self.reserve[seat]

    def shown(self, waiting: int) -> list[protocol.SeatClock]:
        """The clocks of these seats (bits). One that has answered in an open window is shown like the others:
        nothing is taken from a reserve so early, so its clock says what it said before."""
        return [
            protocol.SeatClock(seat, self.until(seat), self.reserve[seat])
            for seat in range(len(self.has_clock))
            if waiting >> seat & 1 and self.has_clock[seat]
        ]
