"""How long the people at a table watch what they were told, as well as a server can guess.

A client acts out the events and leaves each sentence on the screen for as long as it takes to read. Bots
begin to think when that is over, and clocks begin to run. The guess is the same for everybody and knows no
game: it counts the events and the letters of their sentences, as client/src/table/pace.ts does. Nobody is
waited for longer than that. When all the people at the table say that they have seen everything, it is over
sooner.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Final

from posse.core import Event, Game
from posse.server.clock import Clock
from posse.words import Words

# Milliseconds. The client has the same figures (a test compares them).
GLANCE: Final = 250  # until the eye has found a sentence
LETTER: Final = 40  # to read a letter of it
LEAST: Final = 600  # to see an event that says little
REPEATED: Final = 0.4  # of that time, for sentences after the first of the same kind
LONGEST: Final = 60_000  # nobody waits longer for a show

# By the pace of a table's bots: how much of a show's length is allowed for.
ALLOWED: Final[dict[str, float]] = {"instant": 0, "quick": 1, "relaxed": 1.5}

_SOMEBODY: Final = "Somebody"
_reading: dict[tuple[str, str, bool], int] = {}


def reading_time(game: Game, event: Event) -> int:
    """How long it takes to read what everybody is told of this event. Worked out once for each kind."""
    public = event.seen_by(-1)
    kind = (game.name, public.kind.name, public.is_whole())
    found = _reading.get(kind)
    if found is None:
        sentence = Words().event(game, public, [_SOMEBODY] * game.max_seats)
        found = _reading[kind] = GLANCE + LETTER * len(sentence)
    return found


def show_length(game: Game, events: Iterable[Event]) -> int:
    """How long it takes to see these events. Those of one kind in a row are mostly seen at once."""
    total = 0.0
    for _, group in groupby(events, lambda event: event.kind.name):
        first, *others = [max(LEAST, reading_time(game, event)) for event in group]
        total += first + REPEATED * sum(others)
    return min(LONGEST, round(total))


class Showing:
    """What the people at one table are still watching."""

    def __init__(self, game: Game, clock: Clock) -> None:
        self.game = game
        self.clock = clock
        self.until = 0  # when they can have seen everything
        self.told = 0  # how many events they were told
        self.seen: dict[int, int] = {}  # by seat: how many of them it has seen
        self.waiting: set[asyncio.Future[None]] = set()

    def skip_to(self, told: int) -> None:
        """Nobody watches how it came to this: it was dealt, or loaded."""
        self.told = told
        self._end()

    def tell(self, events: Sequence[Event], allowed: float) -> None:
        """These are told now, all of them since the start; `allowed` as in ALLOWED."""
        news = events[self.told :] if allowed else ()
        self.told = len(events)
        length = show_length(self.game, news) * allowed
        if not length:
            return
        now = self.clock.now()
        self.until = min(max(self.until, now) + round(length), now + LONGEST)

    def note_seen(self, seat: int, number: int, people: Iterable[int]) -> None:
        """A seat has seen this many events; `people` are the seats that watch."""
        self.seen[seat] = max(self.seen.get(seat, 0), min(number, self.told))
        if all(self.seen.get(each, 0) >= self.told for each in people):
            self._end()

    def _end(self) -> None:
        self.until = min(self.until, self.clock.now())
        for waiting in self.waiting:
            _wake(waiting)

    async def over(self) -> None:
        """Wait until they can have seen everything."""
        while self.clock.now() < self.until:
            waiting = asyncio.get_running_loop().create_future()
            alarm = self.clock.call_at(self.until, partial(_wake, waiting))
            self.waiting.add(waiting)
            try:
                await waiting
            finally:
                self.waiting.discard(waiting)
                alarm.cancel()


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
