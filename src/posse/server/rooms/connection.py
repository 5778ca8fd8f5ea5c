"""One client's connection: the messages that are still to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator

from posse.core.errors import PosseError
from posse.server.wire import protocol
from posse.server.wire.encoding import encode
from posse.server.wire.errors import TRY_LATER, fault_of


class Connection:
    """A queue of outgoing messages. Sending never waits for a slow client; too slow a client is cut off.

    A long past waits as an iterator and is made up piece by piece as the client reads it.
    """

    def __init__(self, visitor: str, name: str, most_waiting: int) -> None:
        self.visitor = visitor
        self.name = name  # "" until they choose one
        self.seat = -1
        self.most_waiting = most_waiting  # characters
        self.waiting: deque[str | Iterator[str]] = deque()
        self.characters = 0  # in `waiting`
        self.pasts = 0  # iterators in `waiting`
        self.close_code = 0  # not 0: the socket is to be closed
        self.wake = asyncio.Event()
        self.closing = asyncio.Event()

    def send(self, text: str) -> None:
        if self.close_code:
            return
        if self.waiting and self.characters + len(text) > self.most_waiting:
            self.cut_off()
            return
        self.characters += len(text)
        self.waiting.append(text)
        self.wake.set()

    def send_pieces(self, pieces: Iterator[str]) -> None:
        """Send these one after the other, each when the one before it is on its way."""
        if self.close_code:
            return
        if self.pasts:
            self.cut_off()  # it asks for more than it reads
            return
        self.pasts += 1
        self.waiting.append(pieces)
        self.wake.set()

    def next_text(self) -> str | None:
        """Take the next message out of the queue, None if there is none."""
        while self.waiting:
            first = self.waiting[0]
            if isinstance(first, str):
                self.waiting.popleft()
                self.characters -= len(first)
                return first
            piece = next(first, None)
            if piece is not None:
                return piece
            self.waiting.popleft()
            self.pasts -= 1
        return None

    def cut_off(self) -> None:
        """It does not read what it is sent: drop everything that waits for it."""
        self.waiting.clear()
        self.characters = self.pasts = 0
        self.close(TRY_LATER)

    def close(self, code: int) -> None:
        """Close the socket when everything in the queue is sent."""
        if not self.close_code:
            self.close_code = code
            self.wake.set()
            self.closing.set()

    def send_error(self, about: str, error: PosseError) -> None:
        self.send(encode(protocol.ErrorSent(about, fault_of(error))))
