"""How long a seat may think: seconds with a reserve, or hours. Clocks only count; play.py acts on them."""

from __future__ import annotations

from posse.server.wire import protocol


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
        self.spared = [0] * seats  # the question for which a late person was given the time again

    def start(self, seat: int, question: int, now: int) -> None:
        """A person is asked. If a bot played for them meanwhile, the time for this question has run on; a
        person who comes back too late gets that time again, but only once and without the reserve."""
        if self.rule is None:
            return
        if self.question[seat] != question:
            self.question[seat] = question
            self.since[seat] = now
        elif self.until(seat) <= now and self.spared[seat] != question:
            self.spared[seat] = question
            self.since[seat] = now
            self.reserve[seat] = 0
        self.ticking[seat] = True

    def stop(self, seat: int, now: int) -> None:
        """The answer is complete: what it took beyond its own time comes out of the reserve."""
        self.reserve[seat] = self.left(seat, now)
        self.ticking[seat] = False

    def drop(self, seat: int) -> None:
        """A bot answers: the clock is not shown, and takes nothing from the reserve."""
        self.ticking[seat] = False

    def left(self, seat: int, now: int) -> int:
        """The reserve as it would be if the seat answered now."""
        if not self.ticking[seat]:
            return self.reserve[seat]
        late = max(0, now - self.since[seat] - self.each)
        return max(0, self.reserve[seat] - late)

    def until(self, seat: int) -> int:
        return self.since[seat] + self.each + self.reserve[seat]

    def running(self) -> list[protocol.SeatClock]:
        return [
            protocol.SeatClock(seat, self.until(seat), self.reserve[seat])
            for seat in range(len(self.ticking))
            if self.ticking[seat]
        ]
