"""Garbage-collector settings that keep latency low.

Nearly everything a server allocates is either freed at once by reference counting or stays: tables and their
events. Left alone, the collector waits until much is new and then stops everything for a while. So we collect
the youngest generation every few milliseconds and freeze what survives. Cycles among frozen objects are freed
by `collect_all`, once an hour.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

COLLECT_EVERY: Final = 0.05  # seconds
SWITCH_INTERVAL: Final = 0.0005  # seconds: the thread that writes to the database must not wait long


@contextmanager
def low_latency() -> Iterator[None]:
    """Use these settings for a while, within a running event loop."""
    switch_interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.collect()
    gc.disable()
    collecting = asyncio.get_running_loop().create_task(_collect_regularly())
    try:
        yield
    finally:
        collecting.cancel()
        gc.enable()
        gc.unfreeze()
        sys.setswitchinterval(switch_interval)


async def _collect_regularly() -> None:
    while True:
        gc.collect(0)
        gc.freeze()
        await asyncio.sleep(COLLECT_EVERY)


def collect_all() -> None:
    """Collect everything once, frozen or not: a fifth of a second with hundreds of tables."""
    gc.unfreeze()
    gc.collect()
    if not gc.isenabled():
        gc.freeze()
