"""The past of a game as one seat may see it: encoded once for everybody there, handed out in pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from posse.core import Table
from posse.server.wire import convert, protocol
from posse.server.wire.encoding import encode

PIECE: Final = 100  # events


class Past:
    """Every full piece so far. What is told never changes, so nothing is encoded twice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.pieces: list[str] = []

    def grow(self, table: Table) -> None:
        while len(table.told) >= (len(self.pieces) + 1) * PIECE:
            start = len(self.pieces) * PIECE
            events = convert.events(table, start, self.seat, start + PIECE)
            self.pieces.append(encode(protocol.History(start, events)))

    def begins_after(self, since: int) -> int:
        """The number of the first event that is in no piece, for somebody who knows those before `since`."""
        return max(since, len(self.pieces) * PIECE)

    def since(self, since: int) -> Iterator[str]:
        """The pieces somebody lacks who knows the events before `since`, one at a time."""
        for number in range(since // PIECE, len(self.pieces)):
            yield self.pieces[number]
