"""Reviews of finished tables: made when somebody asks, in the background, one at a time; then kept.

On several servers the one that has the lock makes it; the stored row decides if there should be two.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError
from dataclasses import dataclass
from time import sleep
from typing import Any, Final, TypeVar

import structlog

from posse.bots.review.moments import course_of
from posse.bots.review.reviewing import review_by
from posse.bots.review.working import Figures, Piece
from posse.core import records
from posse.core.errors import PosseError
from posse.core.records import Record
from posse.server.rooms.replay import record_of
from posse.server.rooms.room import Room
from posse.server.services import Services
from posse.server.thinking import Busy, Lost, ThinkingPool, reviewing
from posse.server.wire import convert, protocol
from posse.server.wire.errors import api_error

SECONDS: Final = 30.0  # of one processor, for one review
PIECE: Final = 0.4  # seconds for one piece of the work
PACE: Final = 6.0  # seconds to find out how fast it goes
MOST_TRIALS: Final = 30_000
WAITING: Final = 16  # tables, in all
OF_ONE: Final = 3  # tables that one visitor has asked for
TRIES: Final = 3  # of a piece, when a process dies
PAUSE: Final = 0.5  # seconds until a busy pool is asked again
Answer = TypeVar("Answer")

log = structlog.get_logger("posse.reviews")


@dataclass
class Wanted:
    """A table whose review is to be made, and how far it is."""

    record: Record
    visitor: str
    begun: bool = False
    progress: float = 0.0


class Reviews:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.wanted: dict[str, Wanted] = {}  # by table, in the order of asking
        self.failed: set[str] = set()
        self.task: asyncio.Task[None] | None = None

    async def state_of(self, table: str) -> protocol.ReviewState:
        """What there is: the review itself, or how far it is."""
        stored = await self.services.storage.reviews.find(table)
        if stored is not None:
            return protocol.ReviewState("done", 1.0, stored)
        wanted = self.wanted.get(table)
        if wanted is not None:
            return protocol.ReviewState("running" if wanted.begun else "waiting", wanted.progress)
        return protocol.ReviewState("failed" if table in self.failed else "none", 0.0)

    async def ask(self, room: Room, visitor: str) -> protocol.ReviewState:
        """Have the review made, unless there is one."""
        record = await record_of(room)
        state = await self.state_of(room.id)
        if state.status in ("none", "failed") and room.id not in self.wanted:
            self._check_limits(visitor)
            self.failed.discard(room.id)
            self.wanted[room.id] = Wanted(record, visitor)
            if self.task is None or self.task.done():
                self.task = asyncio.get_running_loop().create_task(self._work(), name="reviews")
            state = await self.state_of(room.id)
        return state

    def _check_limits(self, visitor: str) -> None:
        own = [wanted for wanted in self.wanted.values() if wanted.visitor == visitor]
        if len(own) >= OF_ONE or len(self.wanted) >= WAITING:
            raise api_error("too-many-reviews")

    async def close(self) -> None:
        """After the pool is closed, which ends what is being done."""
        self.wanted.clear()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _work(self) -> None:
        """One after the other."""
        while self.wanted:
            table, wanted = next(iter(self.wanted.items()))
            try:
                await self._make_once(table, wanted)
            except (Stopped, asyncio.CancelledError):
                return
            except Exception as error:
                log.exception("review failed", table=table, error=str(error)[:200])
                self.failed.add(table)
            finally:
                self.wanted.pop(table, None)

    async def _make_once(self, table: str, wanted: Wanted) -> None:
        """Make it, or wait until the server that makes it has done so, or is gone."""
        session, lock = self.services.storage.session, f"review {table}"
        wanted.begun = True
        while not await session.take([lock]):
            await asyncio.sleep(2 * PAUSE)
            if await self.services.storage.reviews.find(table) is not None:
                return
        try:
            if await self.services.storage.reviews.find(table) is None:
                await self._make(table, wanted)
        finally:
            await session.free([lock])

    async def _make(self, table: str, wanted: Wanted) -> None:
        text = records.write(wanted.record)
        away = Away(self.services.thinking, asyncio.get_running_loop(), table, text)

        def tell(done: float) -> None:
            wanted.progress = done

        # In a thread, which mostly waits for the processes.
        found = await asyncio.to_thread(made, away, wanted.record, tell)
        await self.services.storage.reviews.keep(table, found, self.services.clock.now())
        log.info("review made", table=table, trials=found.trials)


class Stopped(Exception):
    """The server stops."""


class Away:
    """Has pieces done in the processes of the pool. Used in a thread."""

    def __init__(self, pool: ThinkingPool, loop: asyncio.AbstractEventLoop, table: str, text: str) -> None:
        self.pool = pool
        self.loop = loop
        self.table = table
        self.text = text
        self.name = reviewing.name_of(text)

    def do(self, piece: Piece) -> list[Figures]:
        found: list[Figures] = []
        while len(found) < piece.count:
            rest = piece.rest(len(found))
            done = self._run(reviewing.do, PIECE, self.name, "", rest)
            if done is None:  # this process does not know the record
                done = self._run(reviewing.do, PACE, self.name, self.text, rest)
            assert done is not None
            found += done
        return found

    def pace(self) -> int:
        return min(MOST_TRIALS, self._run(reviewing.pace, PACE, self.text, SECONDS))

    def _run(self, what: Callable[..., Answer], seconds: float, *args: Any) -> Answer:
        tries = 0
        while not self.pool.closed:
            job = self.pool.run(what, *args, whose=self.table, seconds=seconds, background=True)
            try:
                answer: Answer = asyncio.run_coroutine_threadsafe(job, self.loop).result()
                return answer
            except Busy:
                sleep(PAUSE)
            except CancelledError:
                break
            except Lost:
                tries += 1
                if tries == TRIES and not self.pool.closed:
                    raise
        raise Stopped


def made(away: Away, record: Record, tell: Callable[[float], None]) -> protocol.Review:
    """The whole review, in a thread."""
    try:
        found = review_by(away, record, course_of(record), away.pace(), reviewing.SEED, tell)
    except PosseError as error:
        raise Lost(error.key) from error
    return convert.review(found)
