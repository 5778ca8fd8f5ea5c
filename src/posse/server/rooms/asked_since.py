"""Since when each seat is asked what it is asked, as the log tells it: for a server that loads a table.

A server that was there all the time keeps clocks as it goes along (seat_clocks.py). This gives the same
moments afterwards, except that nobody knows any more who has seen a show sooner than it takes.
"""

from __future__ import annotations

from typing import Final

from posse.core import Table
from posse.server.rooms.showing import ALLOWED, show_length
from posse.server.store.rows import BACK, CHOICE, ChoiceRow

NOTHING: Final = range(0)


class AskedSince:
    """Follows the table row by row. It is the table itself that changes, so what it was like is noted."""

    def __init__(self, table: Table, at: int) -> None:
        """`at` is when the table was as it is here, or the last moment when it can have been."""
        self.waiting, self.asked, self.told = table.waiting, list(table.asked), len(table.told)
        self.began = [at] * table.seats
        self.shown = [NOTHING] * table.seats  # the events that were told when the question was put
        self.taken = [0] * table.seats  # how long a seat that has answered had taken for it

    def follow(self, table: Table, row: ChoiceRow) -> None:
        for seat in range(table.seats):
            was, still = self.waiting >> seat & 1, table.waiting >> seat & 1
            if was and not still:
                self.taken[seat] = row.at - self.began[seat]
            elif still and not was and row.kind == BACK:
                self.began[seat] = row.at - self.taken[seat]
            elif still and not (was and self._runs_on(table, row, seat)):
                self.began[seat], self.shown[seat] = row.at, range(self.told, len(table.told))
        self.waiting, self.asked, self.told = table.waiting, list(table.asked), len(table.told)

    def _runs_on(self, table: Table, row: ChoiceRow, seat: int) -> bool:
        """Whether this seat, which was asked before, gets no new time: nothing was settled."""
        if table.asked[seat] == self.asked[seat]:
            return True
        interjected = row.kind == CHOICE and row.asks == ""
        return interjected or (seat == row.seat and len(table.told) == self.told)

    def since(self, table: Table, seat: int, pace: str) -> int:
        """When the clock of this seat has begun to run: after everything was seen."""
        events = [table.told[number] for number in self.shown[seat]]
        return self.began[seat] + round(show_length(table.game, events) * ALLOWED[pace])
