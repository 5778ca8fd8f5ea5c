"""In a process of the pool: do what the server sends, one thing after the other, until the server is gone.

What is being done can ask how much time it has (`seconds_left`) and whether others wait (`hurried`): then it
is to end soon with the best it has.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Final

HURRY: Final = "hurry"
YIELDS: Final = 5  # how far these processes stand back when the machine has more to do than it can


class _Now:
    """What this process has been told."""

    server: Connection | None = None
    until = 0.0


def seconds_left() -> float:
    """Until what is being done has to be done; less than 0 if it is late."""
    return _Now.until - monotonic()


def hurried() -> bool:
    """Whether the time is over, or the server asks for what there is: it sends nothing else meanwhile."""
    return seconds_left() <= 0 or (_Now.server is not None and _Now.server.poll())


def work(server: Connection) -> None:
    """What such a process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the server ends this one
    if sys.platform != "win32":
        os.nice(YIELDS)
    threading.Thread(target=_end_with_server, daemon=True).start()
    _Now.server = server
    with suppress(EOFError, OSError):
        while True:
            told = server.recv()
            if told != HURRY:  # which came too late
                server.send(_done(*told))


def _done(do: Any, args: tuple[Any, ...], until: float) -> tuple[bool, Any]:
    """Whether it succeeded, and what came of it, or why it did not."""
    _Now.until = until
    try:
        return True, do(*args)
    except Exception:
        return False, traceback.format_exc()


def _end_with_server() -> None:
    """Also in the middle of a thought, if the server was killed."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
