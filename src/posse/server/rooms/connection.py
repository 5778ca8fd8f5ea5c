"""One open socket: what is still to be sent, and how much it may send itself."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from posse.core.errors import PosseError
from posse.server.limits import Bucket, Limits
from posse.server.wire import protocol
from posse.server.wire.errors import TOO_SLOW, fault_of

if TYPE_CHECKING:
    from posse.server.clock import Clock

_ENCODER = msgspec.json.Encoder()


def encode(message: object) -> str:
    """A message as text; encoded once, however many get it."""
    return _ENCODER.encode(message).decode()


def encode_raw(value: object) -> msgspec.Raw:
    """A part of a message, encoded beforehand."""
    return msgspec.Raw(_ENCODER.encode(value))


class Connection:
    """Messages for one socket, in order. Whoever sends never waits for a slow reader."""

    def __init__(self, visitor: str, name: str, clock: Clock, limits: Limits) -> None:
        self.visitor = visitor
        self.name = name  # "" until one is chosen
        self.seat = -1
        self.bucket = Bucket(clock, limits.messages, limits.messages_burst)
        self.most = limits.waiting_messages
        self.strikes = limits.strikes
        self.waiting: deque[str] = deque()
        self.code = 0  # set when the socket is to be closed
        self.news = asyncio.Event()

    def send(self, text: str) -> None:
        if self.code:
            return
        if len(self.waiting) >= self.most:
            self.waiting.clear()
            self.close(TOO_SLOW)
            return
        self.waiting.append(text)
        self.news.set()

    def close(self, code: int) -> None:
        """Close once what was said before is sent."""
        if not self.code:
            self.code = code
            self.news.set()

    def fail(self, about: str, error: PosseError) -> None:
        self.send(encode(protocol.ErrorSent(about, fault_of(error))))

    def strike(self) -> bool:
        """Note something bad or hasty; whether it was one too many."""
        self.strikes -= 1
        return self.strikes <= 0
