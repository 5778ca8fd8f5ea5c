"""A process of the pool as the server sees it: started when it has something to do, and again if it dies."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, Final

from posse.server.thinking import process

GRACE: Final = 3.0  # seconds that a process may be late before it is given up
START: Final = 12.0  # the same for the first answer of a new process, which has to start on a busy machine
END: Final = 2.0  # seconds in which it has to end


class Lost(Exception):
    """The process died, did not answer in time, or what it was to do failed."""


class Thinker:
    """Used by one thread at a time, but for `hurry` and `end`."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.sending = threading.Lock()
        self.proven = False  # whether this process has answered before
        self.told = self.pressed = False  # whether the process knows what to do, and is to hurry
        self.ended = False

    def do(self, what: Callable[..., Any], args: tuple[Any, ...], until: float) -> Any:
        """Have the process do something by this time (of the monotonic clock), and wait for it."""
        try:
            pipe = self.start()
            with self.sending:
                pipe.send((what, args, until))
                self.told = True
                if self.pressed:
                    pipe.send(process.HURRY)
            if not pipe.poll(max(0.0, until - monotonic()) + (GRACE if self.proven else START)):
                raise Lost("too late")
            succeeded, found = pipe.recv()
            self.proven = True
        except (Lost, EOFError, OSError, RuntimeError) as error:  # RuntimeError: no process can be started
            self._give_up()
            raise Lost(str(error) or "the process died") from error
        finally:
            self.told = self.pressed = False
        if not succeeded:
            raise Lost(found)
        return found

    def start(self) -> Connection:
        """The pipe to the process, which is started if it does not run."""
        if self.ended:
            raise Lost("the server stops")
        if self.pipe is None:
            if sys.platform != "win32":  # no Ctrl-C for the new process, not even before it runs our code
                signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            context = multiprocessing.get_context("spawn")
            pipe, theirs = context.Pipe()
            started = context.Process(
                target=process.work, args=(theirs,), name=f"thinking {self.number}", daemon=True
            )
            with theirs:
                started.start()
            self.pipe, self.process = pipe, started
        if self.ended:  # meanwhile
            raise Lost("the server stops")
        return self.pipe

    def hurry(self) -> None:
        """It is to end soon with the best it has."""
        with self.sending, suppress(OSError, ValueError):
            self.pressed = True
            if self.told and self.pipe is not None:
                self.pipe.send(process.HURRY)

    def _give_up(self) -> None:
        """The next thing is done by a new process."""
        if self.process is not None:
            self.process.kill()
            self.process.join(END)
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None
        self.proven = False

    def stop(self) -> None:
        """End the process, from any thread. One who waits for it learns that it is lost."""
        self.ended = True
        if self.process is not None:
            with suppress(OSError, ValueError, AttributeError):
                self.process.terminate()

    def end(self) -> None:
        """After `stop`, once nobody uses it any more: see to it that it has gone."""
        if self.process is not None:
            self.process.terminate()
            self.process.join(END)
        self._give_up()
