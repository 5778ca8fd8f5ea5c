"""One thing at a time for each visitor: what a count limits is stored before it is counted again."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Turns:
    """Taken before the lock of a room, never while one is held."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, visitor: str) -> asyncio.Lock:
        """For `async with`. It is forgotten when nobody holds it or waits for it."""
        return self.locks.setdefault(visitor, asyncio.Lock())
