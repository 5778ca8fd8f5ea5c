"""Where many games are played: here, in processes, or on a Dask cluster. The games are the same everywhere.

What is played comes in chunks of numbers; `done` is told what each chunk brought, in any order.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from posse import __version__
from posse.core.errors import PosseError
from posse.core.said import TEXT

T = TypeVar("T")
Numbers = Sequence[int]
Play = Callable[[Numbers], list[T]]
Done = Callable[[list[T]], None]

MOST_IN_A_CHUNK: Final = 32  # small enough that a progress bar moves and Ctrl-C is heard
USUAL_WORKERS: Final = 8  # of a cluster, to cut chunks for: they come and go
RETRIES: Final = 10  # of a chunk, when the machine that plays it has gone
PATIENCE: Final = "10s"


def run(play: Play[T], numbers: Numbers, done: Done[T], jobs: int = 1, dask: str = "") -> None:
    """Play these games and tell `done` of them: by `jobs` processes, or on the cluster at `dask`."""
    if dask:
        _on_cluster(play, chunks(numbers, USUAL_WORKERS), done, dask)
        return
    parts = chunks(numbers, jobs)
    if jobs <= 1 or len(parts) <= 1:
        for part in parts:
            done(play(part))
    else:
        _in_processes(play, parts, done, jobs)


def chunks(numbers: Numbers, jobs: int) -> list[Numbers]:
    size = max(1, min(MOST_IN_A_CHUNK, len(numbers) // (8 * max(1, jobs))))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def _in_processes(play: Play[T], parts: list[Numbers], done: Done[T], jobs: int) -> None:
    # Spawned, not forked: a caller that shows progress may have threads, and they do not survive a fork.
    pool = ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn"), _leave_interrupts_to_parent)
    try:
        waiting: set[Future[list[T]]] = {pool.submit(play, part) for part in parts}
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                done(future.result())
    finally:
        # Also after Ctrl-C or an error: nothing new is begun, and the chunks in hand are soon done.
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_cluster(play: Play[T], parts: list[Numbers], done: Done[T], address: str) -> None:
    """By the workers of a Dask scheduler. What a worker that dies had in hand, another one plays again."""
    if find_spec("distributed") is None:
        raise PosseError("error-dask-missing")
    distributed: Any = import_module("distributed")  # slow to load, and without types
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        reason = str(error).partition("\n")[0][:200] or type(error).__name__
        raise PosseError("error-dask", (("address", TEXT, address), ("reason", TEXT, reason))) from None
    with client:
        _same_version(client)
        futures = [client.submit(play, part, pure=False, retries=RETRIES) for part in parts]
        for future in distributed.as_completed(futures, loop=client.loop):
            done(future.result())
            future.release()


def _same_version(client: Any) -> None:
    """Other rules would be other games."""
    versions = set(client.run(_version).values()) - {__version__}
    if versions:
        args = (("ours", TEXT, __version__), ("theirs", TEXT, ", ".join(sorted(versions))))
        raise PosseError("error-dask-version", args)


def _version() -> str:
    return __version__
