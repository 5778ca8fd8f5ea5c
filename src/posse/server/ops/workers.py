"""Several servers on one port: `posse serve --workers N` starts them, watches over them and stops them.

Each worker is a process that listens on the port itself; the system shares new connections out among them.
They have nothing in common but the database, so one that dies is simply started again.
"""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

import structlog
from prometheus_client.multiprocess import mark_process_dead

from posse.core.errors import PosseError
from posse.server.limits import Limits
from posse.server.ops import logs, metrics
from posse.server.ops.metrics_access import MetricsAccess
from posse.server.store.storage import database_url

MOST: Final = 64
START_TIME: Final = 60.0  # seconds in which a worker has to be up
STOP_TIME: Final = 10.0  # and down
PAUSES: Final = (0.2, 1.0, 3.0, 10.0)  # seconds before a worker that has died is started again

log = structlog.get_logger("posse.workers")


@dataclass
class Orders:
    """What all workers are to do."""

    host: str
    port: int
    db: str
    verbose: bool = False
    limits: Limits | None = None
    origins: tuple[str, ...] = ()
    metrics_access: MetricsAccess = "local"
    new_key: bool = False
    bot_processes: int = 0  # for each worker


def require_postgresql(db: str) -> None:
    if not db or database_url(db).get_backend_name() != "postgresql":
        raise PosseError("error-workers-database")


def reserve(host: str, port: int, listen: Callable[..., socket.socket]) -> socket.socket:
    """A socket that keeps the port for the workers and takes no connection itself.

    Nobody else may have the port: first it is tried as if it were for one server.
    """
    with listen(host, port) as alone:
        chosen = alone.getsockname()[1]
    return listen(host, chosen, shared=True, backlog=None)


class Worker:
    """One process, and the pipe over which it says that it is up or why not."""

    def __init__(self, number: int, orders: Orders) -> None:
        self.number = number
        self.orders = orders
        self.deaths = 0  # in a row
        self.again_at = 0.0  # when it is to be started again
        self.process: BaseProcess | None = None
        self.pipe: Pipe | None = None

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=_work, args=(self.number, self.orders, theirs), name=f"worker {self.number}"
        )  # not a daemon: those may not have processes of their own, in which bots think
        self.process.start()
        theirs.close()

    def wait_until_up(self) -> None:
        """Raises the error with which it could not start."""
        assert self.pipe is not None
        told: Any = ("error-workers-start", ())
        with suppress(EOFError, OSError):
            if self.pipe.poll(START_TIME):
                told = self.pipe.recv()
        if told is not None:
            raise PosseError(*told)
        self.deaths = 0

    def is_alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def stop(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.terminate()

    def end(self, until: float) -> None:
        """Wait for it, but not for ever."""
        if self.process is not None:
            self.process.join(max(0.0, until - time.monotonic()))
            if self.process.is_alive():
                log.error("worker does not stop: killed", worker=self.number)
                self.process.kill()
                self.process.join()
        if self.pipe is not None:
            self.pipe.close()


def supervise(count: int, orders: Orders, ready: Callable[[], None]) -> None:
    """Run this many workers until Ctrl-C or SIGTERM. What fails before all are up is a PosseError."""
    with _metrics_folder():
        _supervise([Worker(number, orders) for number in range(1, count + 1)], orders, ready)


@contextmanager
def _metrics_folder() -> Iterator[None]:
    """The folder of the workers' metrics, while they are there."""
    with tempfile.TemporaryDirectory(prefix="posse-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[metrics.FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[metrics.FOLDER]


def _supervise(workers: list[Worker], orders: Orders, ready: Callable[[], None]) -> None:
    stopping = threading.Event()
    before = {
        number: signal.signal(number, lambda *_: stopping.set()) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        workers[0].start()
        workers[0].wait_until_up()  # it brings the database up to date for all, and makes a new key
        orders.new_key = False
        for worker in workers[1:]:
            worker.start()
        for worker in workers[1:]:
            worker.wait_until_up()
        ready()
        while not stopping.is_set():
            _watch(workers, stopping)
    finally:
        for worker in workers:
            worker.stop()
        until = time.monotonic() + STOP_TIME
        for worker in workers:
            worker.end(until)
        for number, handler in before.items():
            signal.signal(number, handler)


def _watch(workers: list[Worker], stopping: threading.Event) -> None:
    """Start again what has died."""
    alive = [
        worker.process.sentinel for worker in workers if worker.process is not None and worker.is_alive()
    ]
    wait(alive, timeout=0.2)
    now = time.monotonic()
    for worker in workers:
        if stopping.is_set() or worker.is_alive():
            continue
        if worker.process is not None:
            pause = PAUSES[min(worker.deaths, len(PAUSES) - 1)]
            log.error("worker died", worker=worker.number, code=worker.process.exitcode, again_in=pause)
            mark_process_dead(worker.process.pid, os.environ[metrics.FOLDER])  # type: ignore[no-untyped-call]
            worker.process, worker.again_at = None, now + pause
            worker.deaths += 1
        elif now >= worker.again_at:
            worker.start()
            threading.Thread(target=_note_start, args=(worker,), daemon=True).start()


def _note_start(worker: Worker) -> None:
    try:
        worker.wait_until_up()
    except PosseError as error:
        log.error("worker did not start", worker=worker.number, error=error.key)


# In a worker


def _work(number: int, orders: Orders, pipe: Pipe) -> None:
    from posse.server.ops import run

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; ours is told by its parent
    logs.set_up(orders.verbose, worker=number)
    threading.Thread(target=_end_with_parent, args=(pipe,), daemon=True).start()
    try:
        run.serve_on(
            run.listen(orders.host, orders.port, shared=True),
            orders.db,
            lambda: pipe.send(None),
            orders.limits,
            orders.origins,
            orders.metrics_access,
            orders.new_key and number == 1,
            orders.bot_processes,
        )
    except PosseError as error:
        with suppress(OSError):
            pipe.send((error.key, error.arguments))
        sys.exit(2)


def _end_with_parent(pipe: Pipe) -> None:
    """The parent sends nothing: when there is something to read, it has gone."""
    with suppress(EOFError, OSError):
        pipe.recv()
    shutil.rmtree(os.environ[metrics.FOLDER], ignore_errors=True)  # it could not do that any more
    signal.raise_signal(signal.SIGTERM)
