"""The pool: who thinks next, and for how long.

Everybody has a time by which they want their answer. The more of them think at once, the shorter each does:
those who think are hurried when their share is over. Tables take turns, so that one with many bots keeps no
other waiting, and what is done in the background waits for everybody.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any, Final

import structlog

from posse.server.thinking.thinker import Lost, Thinker

__all__ = ["Busy", "Lost", "ThinkingPool", "usual_processes"]

MOST: Final = 256  # processes
WAITING: Final = 32  # thoughts that may wait for each process; the same number in the background

log = structlog.get_logger("posse.thinking")


class Busy(Exception):
    """Too many wait already."""


@dataclass(eq=False)
class Thought:
    what: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    until: float
    background: bool
    answer: asyncio.Future[Any]
    began: float = 0.0
    hurried: bool = False


@dataclass
class Line:
    """Those who wait, by table. Tables take turns."""

    tables: dict[str, deque[Thought]] = field(default_factory=dict)
    length: int = 0

    def join(self, whose: str, thought: Thought) -> None:
        self.tables.setdefault(whose, deque()).append(thought)
        self.length += 1

    def next(self) -> Thought:
        whose = next(iter(self.tables))
        waiting = self.tables.pop(whose)
        thought = waiting.popleft()
        if waiting:
            self.tables[whose] = waiting  # behind the others
        self.length -= 1
        return thought


def usual_processes() -> int:
    """One for each processor but one, which is for the tables."""
    return max(1, (os.cpu_count() or 2) - 1)


class ThinkingPool:
    """Starts its processes when there is something to think about, each when all before it are busy."""

    def __init__(self, processes: int = 0) -> None:
        self.most = processes or usual_processes()
        self.free = [Thinker(number) for number in range(self.most, 0, -1)]  # the last one is taken first
        self.thinking: dict[Thinker, Thought] = {}
        self.front, self.background = Line(), Line()
        self.threads = ThreadPoolExecutor(self.most, thread_name_prefix="thinking")  # they only wait
        self.alarm: asyncio.TimerHandle | None = None
        self.closed = False

    async def run(
        self, what: Callable[..., Any], *args: Any, whose: str, seconds: float, background: bool = False
    ) -> Any:
        """What a function returns in one of the processes, within about this many seconds from now.

        The function is sent by its name, its arguments and its answer by value. It should look at
        `process.hurried` and end when that is true; three seconds after its time it is killed. Lost: the
        process died, or the function failed. Busy: too many wait.
        """
        line = self.background if background else self.front
        if self.closed or line.length >= WAITING * self.most:
            raise Busy
        answer = asyncio.get_running_loop().create_future()
        line.join(whose, Thought(what, args, seconds, monotonic() + seconds, background, answer))
        self._go_on()
        return await answer

    def warm_up(self) -> None:
        """Somebody will think soon: start a process."""
        if not self.closed and self.free and not self.thinking and self.free[-1].process is None:
            asyncio.get_running_loop().create_task(self._start(self.free.pop()))

    async def _start(self, thinker: Thinker) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, thinker.start)
        except (Lost, OSError, RuntimeError) as error:  # it is tried again when somebody thinks
            if not self.closed:
                log.error("process not started", why=str(error))
        finally:
            self.free.append(thinker)
            self._go_on()

    def _go_on(self) -> None:
        """Let those think who can."""
        while self.free and (self.front.length or self.background.length) and not self.closed:
            thought = (self.front if self.front.length else self.background).next()
            if thought.answer.done():
                continue
            thinker = self.free.pop()
            self.thinking[thinker] = thought
            thought.began = monotonic()
            if thought.background:
                thought.until = thought.began + thought.seconds
            done = self.threads.submit(thinker.do, thought.what, thought.args, thought.until)
            asyncio.wrap_future(done).add_done_callback(partial(self._done, thinker))
        self._press()

    def _done(self, thinker: Thinker, ended: asyncio.Future[Any]) -> None:
        thought = self.thinking.pop(thinker)
        self.free.append(thinker)
        error = None if ended.cancelled() else ended.exception()
        if isinstance(error, Lost) and not self.closed:
            log.error("thought lost", what=thought.what.__name__, why=str(error))
        if not thought.answer.done():
            if ended.cancelled():
                thought.answer.set_exception(Lost("the server stops"))
            elif error is not None:
                thought.answer.set_exception(error)
            else:
                thought.answer.set_result(ended.result())
        self._go_on()

    def _press(self) -> None:
        """Hurry those who have thought for their share while others wait."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if not self.front.length or self.closed:
            return
        share = self.most / (self.front.length + len(self.thinking))
        now, soonest = monotonic(), 0.0
        for thinker, thought in self.thinking.items():
            if thought.hurried:
                continue
            end = now if thought.background else thought.began + thought.seconds * share
            if end <= now:
                thought.hurried = True
                thinker.hurry()
            else:
                soonest = min(soonest or end, end)
        if soonest:
            self.alarm = asyncio.get_running_loop().call_later(soonest - now, self._press)

    def close(self) -> None:
        """Nobody thinks any more, and no process is left."""
        if self.closed:
            return
        self.closed = True
        if self.alarm is not None:
            self.alarm.cancel()
        for line in (self.front, self.background):
            while line.length:
                line.next().answer.cancel()
        thinkers = [*self.free, *self.thinking]
        for thinker in thinkers:
            thinker.stop()
        self.threads.shutdown(wait=True, cancel_futures=True)
        for thinker in thinkers:
            thinker.end()
