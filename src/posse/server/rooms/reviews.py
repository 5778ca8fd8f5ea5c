"""Reviews of finished tables: made when somebody asks, in the background, one at a time; then kept.

On several servers the one that has the lock makes it, and tells the others how far it is. A server that hears
of a review goes on with it when somebody asks there how far it is and the one that made it is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
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
from posse.server.store import failures, news
from posse.server.store.failures import FAILURES
from posse.server.store.news import News
from posse.server.thinking import Busy, Lost, ThinkingPool, reviewing
from posse.server.wire import convert, finished
from posse.server.wire.errors import api_error

SECONDS: Final = 30.0  # of one processor, for one review
PIECE: Final = 0.4  # seconds for one piece of the work
PACE: Final = 6.0  # seconds to find out how fast it goes
MOST_TRIALS: Final = 30_000
WAITING: Final = 16  # tables, in all
OF_ONE: Final = 3  # tables that one visitor has asked for
TRIES: Final = 3  # of a piece, when a process dies
PAUSE: Final = 0.5  # seconds until a busy pool is asked again, or whether another server is done

# What servers tell of a review: how much is done, in hundredths, or one of these.
QUEUED: Final = -1
DONE: Final = -2
FAILED: Final = -3

Answer = TypeVar("Answer")

log = structlog.get_logger("posse.reviews")


@dataclass
class Wanted:
    """A table whose review is to be made, and how far it is. `begun`: this server makes it."""

    record: Record
    visitor: str
    begun: bool = False
    progress: float = 0.0


class Reviews:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.wanted: dict[str, Wanted] = {}  # by table, in the order of asking
        self.heard: dict[str, int] = {}  # by table: how far another server is, or was
        self.failed: set[str] = set()
        self.task: asyncio.Task[None] | None = None

    async def state_of(self, table: str) -> finished.ReviewState:
        """What there is: the review itself, or how far it is."""
        stored = await self.services.storage.reviews.find(table)
        if stored is not None:
            return finished.ReviewState("done", 1.0, stored)
        wanted, heard = self.wanted.get(table), self.heard.get(table, QUEUED)
        if wanted is not None and wanted.begun:
            return finished.ReviewState("running", wanted.progress)
        if heard >= 0:
            return finished.ReviewState("running", heard / 100)
        if wanted is not None or table in self.heard:
            return finished.ReviewState("waiting", 0.0)
        return finished.ReviewState("failed" if table in self.failed else "none", 0.0)

    async def look(self, room: Room, visitor: str) -> finished.ReviewState:
        """What there is. If another server makes it, this one stands by: that one may be killed."""
        state = await self.state_of(room.id)
        if state.status != "done" and room.id in self.heard and room.id not in self.wanted:
            with contextlib.suppress(PosseError):  # this server has enough to do
                await self._want(room, visitor)
        return state

    async def ask(self, room: Room, visitor: str) -> finished.ReviewState:
        """Have the review made, unless there is one."""
        state = await self.state_of(room.id)
        if state.status != "done" and room.id not in self.wanted:
            await self._want(room, visitor)
            state = await self.state_of(room.id)
        return state

    async def _want(self, room: Room, visitor: str) -> None:
        record = await record_of(room)
        if room.id in self.wanted:
            return
        self._check_limits(visitor)
        self.failed.discard(room.id)
        self.wanted[room.id] = Wanted(record, visitor)
        if room.id not in self.heard:
            self._tell(room.id, QUEUED)
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._work(), name="reviews")

    def _check_limits(self, visitor: str) -> None:
        own = [wanted for wanted in self.wanted.values() if wanted.visitor == visitor]
        if len(own) >= OF_ONE or len(self.wanted) >= WAITING:
            raise api_error("too-many-reviews")

    # Other servers

    def hear(self, told: News) -> None:
        """Another server, or this one, has told how far it is."""
        wanted = self.wanted.get(told.table)
        if wanted is not None and wanted.begun:
            return
        if told.number in (DONE, FAILED):
            self.heard.pop(told.table, None)
        else:
            self.heard[told.table] = told.number
        if told.number == FAILED:
            self.failed.add(told.table)

    def _tell(self, table: str, number: int) -> None:
        if self.services.storage.shared:
            self.services.storage.tell(News(news.REVIEW, table, number))

    async def close(self) -> None:
        """After the pool is closed, which ends what is being done."""
        self.wanted.clear()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    # Making them

    async def _work(self) -> None:
        """One after the other. What another server makes is looked at again later."""
        while self.wanted:
            for table, wanted in list(self.wanted.items()):
                try:
                    if not await self._make_once(table, wanted):
                        continue
                except (Stopped, asyncio.CancelledError):
                    return
                except Exception as error:
                    failures.tell(log, "review failed", error, table=table)
                    self.failed.add(table)
                    self._tell(table, FAILED)
                self.wanted.pop(table, None)
                self.heard.pop(table, None)
                break
            else:
                await asyncio.sleep(2 * PAUSE)

    async def _make_once(self, table: str, wanted: Wanted) -> bool:
        """Make it, if there is none and nobody makes it. Whether it is there now."""
        storage, lock = self.services.storage, f"review {table}"
        if await storage.reviews.find(table) is not None:
            return True
        if not await storage.session.take([lock]):
            return False
        try:
            if await storage.reviews.find(table) is None:  # stored just before the lock was freed
                wanted.begun = True
                await self._make(table, wanted)
        finally:
            with contextlib.suppress(*FAILURES):  # then it is free already
                await storage.session.free([lock])
        return True

    async def _make(self, table: str, wanted: Wanted) -> None:
        text, loop = records.write(wanted.record), asyncio.get_running_loop()
        away = Away(self.services.thinking, loop, table, text)

        def tell(done: float) -> None:
            if int(100 * done) > int(100 * wanted.progress):
                loop.call_soon_threadsafe(self._tell, table, int(100 * done))
            wanted.progress = done

        self._tell(table, 0)
        # In a thread, which mostly waits for the processes.
        found = await asyncio.to_thread(made, away, wanted.record, tell)
        await self._keep(table, found)
        self._tell(table, DONE)
        log.info("review made", table=table, trials=found.trials)

    async def _keep(self, table: str, found: finished.Review) -> None:
        """Store it, later if the database is away."""
        while True:
            try:
                await self.services.storage.reviews.keep(table, found, self.services.clock.now())
                return
            except FAILURES as error:
                if not failures.is_away(error):
                    raise
                failures.tell(log, "review not stored", error)
                await asyncio.sleep(2 * PAUSE)


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


def made(away: Away, record: Record, tell: Callable[[float], None]) -> finished.Review:
    """The whole review, in a thread."""
    try:
        found = review_by(away, record, course_of(record), away.pace(), reviewing.SEED, tell)
    except PosseError as error:
        raise Lost(error.key) from error
    return convert.review(found)
