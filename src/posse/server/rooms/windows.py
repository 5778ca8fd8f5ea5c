"""Windows: the time for a question about hidden cards, and what others know of answers that lie face down.

Whether a player has a choice when they are asked for a card depends on their hand. So that nobody can tell
from the rhythm of the table, such a question is open for a while that was drawn before anybody answered.
Answers given in that time are stored, and shown together at its end; players without a choice are passed for
then. docs/protocol.md tells it for clients.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Final

from posse.core import Table
from posse.server.rooms import seat_rows
from posse.server.rooms.bots import PACES
from posse.server.store.rows import SeatRow

# Milliseconds a window is open, least and most, where somebody could learn something from its length. Less
# than the five seconds that every clock gives, so that no answer inside a window costs time of the reserve.
LENGTH: Final = (2000, 4000)


class Window:
    """The time for these questions. After its end (`open` is off) late answers are shown as they come."""

    def __init__(self, asked: list[int], length: int = 0, opened: int = 0) -> None:
        self.asked = asked  # by seat: the number of its question, 0 if the window is not about this seat
        self.length = length
        self.opened = opened
        self.open = True
        self.news = asyncio.Event()  # somebody has answered: perhaps it can close now


class FaceDown:
    """What the others know of answers that lie face down. Who has given one is known, but for two things:
    inside an open window nobody's answer shows, and that an answer was taken back does not show either."""

    def __init__(self, seats: int) -> None:
        self.known = [0] * seats  # by seat: the number of the question that others know to be answered
        self.window: Window | None = None

    def window_over(self, table: Table) -> Window | None:
        """The window, open or closed, over what is asked now."""
        window = self.window
        return window if window is not None and window.asked == hidden_questions(table) else None

    def is_open(self) -> bool:
        return self.window is not None and self.window.open

    def covers(self, table: Table, seat: int) -> bool:
        """Whether others must not see whether this seat has answered."""
        window = self.window
        return window is not None and window.open and 0 < window.asked[seat] == table.asked[seat]

    def note_answers(self, table: Table) -> None:
        """Everybody may know now who has answered, except inside an open window."""
        for seat in range(table.seats):
            if table.secret & ~table.waiting & 1 << seat and not self.covers(table, seat):
                self.known[seat] = table.asked[seat]

    def waiting(self, table: Table, me: int) -> int:
        """The seats (bits) that this seat is shown as those that have still to answer."""
        shown = 0
        for seat in range(table.seats):
            bit = 1 << seat
            if seat == me:
                shown |= table.waiting & bit
            elif self.covers(table, seat):
                shown |= bit
            elif self.known[seat] != table.asked[seat]:
                shown |= table.waiting & bit
        return shown or table.waiting  # only answers that were taken back are missing: that cannot be hidden

    def table_for(self, table: Table, seat: int) -> Table:
        """The table with only those seats waiting that this seat may know of."""
        waiting = self.waiting(table, seat)
        if waiting == table.waiting:
            return table
        shown = table.clone()
        shown.waiting = waiting
        return shown


def hidden_questions(table: Table) -> list[int]:
    """By seat: the number of its question about hidden cards, answered or not; 0 for none."""
    asked = table.waiting | table.secret
    return [
        table.asked[seat] if asked >> seat & 1 and table.opening(seat).hidden else 0
        for seat in range(table.seats)
    ]


def length(random: Random, seats: Sequence[SeatRow], spectators: int, pace: str) -> int:
    """How long a window is: drawn, and from nothing but who is there.

    A person alone among bots hides nothing from anybody, so bots' pauses are enough.
    """
    people = sum(row.kind == seat_rows.PERSON for row in seats)
    return random.randint(*(LENGTH if people > 1 or spectators else PACES[pace]))
