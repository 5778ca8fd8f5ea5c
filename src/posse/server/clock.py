"""The time, and being called later. Tests put another clock in its place, so none of them has to wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that is still to come."""

    def cancel(self) -> None: ...


class Clock:
    """Milliseconds since 1970, which never jump back while the server runs."""

    def __init__(self) -> None:
        self.start = time.time_ns() // 1_000_000
        self.zero = time.monotonic_ns()

    def now(self) -> int:
        return self.start + (time.monotonic_ns() - self.zero) // 1_000_000

    def call_at(self, when: int, callback: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, callback)

    async def sleep_until(self, when: int) -> None:
        done = asyncio.get_running_loop().create_future()
        alarm = self.call_at(when, lambda: None if done.done() else done.set_result(None))
        try:
            await done
        finally:
            alarm.cancel()
