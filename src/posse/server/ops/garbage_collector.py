"""Settings of Python for short delays: no table waits while the memory of all the others is looked through.

Nearly all that a server makes is either gone at once, by counting references, or stays: tables, and what
happened at them. Left to itself the collector waits until much is new, and then everybody waits for the
collector. So it looks at what is new in bites of a few milliseconds, and what has survived one look is put
aside. What only the collector could free later waits for the hourly `look_through`.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

BITES: Final = 0.05  # seconds between two looks
SWITCHING: Final = 0.0005  # seconds: the thread that writes to the database is not to wait long for its turn


@contextmanager
def prompt() -> Iterator[None]:
    """Short delays, within a running loop."""
    switching = sys.getswitchinterval()
    sys.setswitchinterval(SWITCHING)
    gc.collect()
    gc.disable()
    looking = asyncio.get_running_loop().create_task(_look_regularly())
    try:
        yield
    finally:
        looking.cancel()
        gc.enable()
        gc.unfreeze()
        sys.setswitchinterval(switching)


async def _look_regularly() -> None:
    while True:
        gc.collect(0)
        gc.freeze()
        await asyncio.sleep(BITES)


def look_through() -> None:
    """Look at everything once, put aside or not: a fifth of a second with hundreds of tables."""
    gc.unfreeze()
    gc.collect()
    if not gc.isenabled():
        gc.freeze()
