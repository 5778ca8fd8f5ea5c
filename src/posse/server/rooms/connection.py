"""One client's connection: the messages that are still to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque

from posse.core.errors import PosseError
from posse.server.wire import protocol
from posse.server.wire.encoding import encode
from posse.server.wire.errors import TOO_SLOW, fault_of


class Connection:
    """A queue of outgoing messages. Sending never waits for a slow client; too slow a client is cut off."""

    def __init__(self, visitor: str, name: str, most_waiting: int) -> None:
        self.visitor = visitor
        self.name = name  # "" until they choose one
        self.seat = -1
        self.most_waiting = most_waiting
        self.waiting: deque[str] = deque()
        self.close_code = 0  # not 0: the socket is to be closed
        self.wake = asyncio.Event()

    def send(self, text: str) -> None:
        if self.close_code:
            return
        if len(self.waiting) >= self.most_waiting:
            self.waiting.clear()
            self.close(TOO_SLOW)
            return
        self.waiting.append(text)
        self.wake.set()

    def close(self, code: int) -> None:
        """Close the socket when everything in the queue is sent."""
        if not self.close_code:
            self.close_code = code
            self.wake.set()

    def send_error(self, about: str, error: PosseError) -> None:
        self.send(encode(protocol.ErrorSent(about, fault_of(error))))
