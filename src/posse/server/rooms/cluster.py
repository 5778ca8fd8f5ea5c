"""This server among the others on one PostgreSQL: for which tables it acts, and what it has not heard of.

One server acts for a table in play: the one that holds its lock (store/session.py). When a server is gone its
locks are free, and the others find its tables when they next look. A notice that was missed is made up for by
reading: when the connection is back, and every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from random import Random
from typing import Any, Final

import structlog

from posse.server.rooms import dealing, following
from posse.server.rooms.presence import Presence
from posse.server.rooms.room import Room
from posse.server.services import Services
from posse.server.store import failures, news
from posse.server.store.failures import FAILURES
from posse.server.store.news import News
from posse.server.wire.errors import CLOSED

LOOK: Final = 1.0  # seconds between two looks for tables without a server
HEARTBEAT: Final = 10  # looks, between two at everything that may have been missed
TOGETHER: Final = 20  # tables taken over at once, so that others can take some too
MARKED: Final = 500  # tables in one question

log = structlog.get_logger("posse.cluster")


class Cluster:
    """Knows the rooms in memory; tables that are not there are loaded by `load`."""

    def __init__(
        self,
        services: Services,
        rooms: dict[str, Room],
        load: Callable[[Sequence[str]], Awaitable[None]],
        changed: Callable[[], None],
        forget_idle: Callable[[], None],
    ) -> None:
        self.services = services
        self.storage = services.storage
        self.session = services.storage.session
        self.rooms = rooms
        self.load = load
        self.changed = changed  # to be called when lists change because of other servers
        self.forget_idle = forget_idle
        self.presence = Presence(services, rooms)
        self.on_key: Callable[[], Coroutine[Any, Any, None]] | None = None  # cookies have a new key
        self.on_revoked: Callable[[str], None] = lambda _: None  # the token of a bot holds no more
        self.on_review: Callable[[News], None] = lambda _: None  # how far a review is
        self.held: set[str] = set()  # tables whose lock this server has
        self.unplayable: set[str] = set()  # with rules that this server does not know
        self.losses = 0  # of the session: what was taken before one is not ours any more
        self.taking = asyncio.Lock()  # a lock taken twice by one session would have to be freed twice
        self.hurry = asyncio.Event()
        self.leaving = False  # this server stops: it acts for nothing more
        self.tasks: set[asyncio.Task[None]] = set()
        self.random = Random()

    async def open(self) -> None:
        if not self.storage.shared:
            return
        self.session.on_news = self.hear
        self.session.on_lost = self._lost
        self.session.on_back = self._back
        await self.look()
        self.run(self._look_forever())

    async def hand_over(self) -> None:
        """Leave all tables to the other servers, which hear of it at once. This one still follows."""
        if not self.storage.shared:
            return
        self.leaving = True
        await self._end_tasks()
        held = sorted(self.held)
        self._stand_down()
        try:
            await self.storage.writer.flush()  # what was chosen here is stored before others go on
            await self.session.free(held)
            self.storage.tell(News(news.FREE, "all"))
        except FAILURES as error:
            failures.tell(log, "tables not handed over", error)

    async def close(self) -> None:
        if not self.storage.shared:
            return
        await self.hand_over()
        self.session.on_news = lambda _: None
        self.session.on_lost = self.session.on_back = lambda: None
        await self._end_tasks()
        with contextlib.suppress(*FAILURES):
            await self.presence.close()

    async def _end_tasks(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            failures.tell(log, "not done for other servers", error)

    # News

    def hear(self, told: News) -> None:
        room = self.rooms.get(told.table)
        if told.kind == news.FREE:
            self.hurry.set()
        elif told.kind == news.KEY:
            self._new_key()
        elif told.kind == news.REVOKED:
            self.on_revoked(told.table)
        elif told.kind == news.REVIEW:
            self.on_review(told)
        elif told.kind == news.GONE:
            self._gone(told.table)
        elif room is not None:
            following.hear(room, told)
            if told.kind == news.HERE and not told.number and room.audiences:
                self.presence.note([told.table])  # another server believed that this one was gone
        elif told.kind in (news.TABLE, news.CHOICE):
            self.changed()

    def _new_key(self) -> None:
        if self.on_key is not None:
            self.run(self.on_key())

    def _gone(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        if room is not None:
            self.run(room.close(CLOSED))
        self.changed()

    def _lost(self) -> None:
        """The session is lost, and with it all locks: others may act from now on."""
        self.losses += 1
        self._stand_down()

    def _stand_down(self) -> None:
        for table in self.held:
            room = self.rooms.get(table)
            if room is not None:
                stop_acting(room)
        self.held.clear()

    def _back(self) -> None:
        """Nothing was heard for a while."""
        self.presence.note(self.rooms)
        self._new_key()
        self.run(self._make_up())
        self.hurry.set()

    # Looking

    async def _look_forever(self) -> None:
        looks = 0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self.hurry.wait()
            self.hurry.clear()
            looks += 1
            try:
                await self.look()
                if looks % HEARTBEAT == 0:
                    await self.read_missed()
            except Exception as error:
                failures.tell(log, "not looked after tables", error)

    async def look(self) -> None:
        """Act for tables without a server, and forget servers that are gone."""
        self.forget_idle()
        self.services.metrics.count_tables()
        await self._let_go()
        found = [table for table in await self.session.unattended() if table not in self.unplayable]
        self.random.shuffle(found)
        found.sort(key=lambda table: table not in self.rooms)  # people look at those that are here
        for at in range(0, len(found), TOGETHER):
            await self.act_for(found[at : at + TOGETHER])
        await self.storage.across.forget_servers(await self.session.servers())
        if self.presence.changed:
            self.presence.note(())

    async def _let_go(self) -> None:
        """Nobody has to act for what is over."""
        ended = [t for t in self.held if t not in self.rooms or not self.rooms[t].state.is_active()]
        self.held.difference_update(ended)
        await self.session.free(ended)

    async def _make_up(self) -> None:
        with contextlib.suppress(*FAILURES):  # then it knows that its connection is gone, and gets another
            await self.storage.writer.check()
        try:
            await self.read_missed()
        except FAILURES as error:
            failures.tell(log, "missed news not read", error)

    async def read_missed(self) -> None:
        """Compare every room with what is stored, and read what it lacks."""
        tables = list(self.rooms)
        for at in range(0, len(tables), MARKED):
            part = tables[at : at + MARKED]
            marks = await self.storage.across.marks(part)
            here = await self.storage.across.elsewhere(part)
            for table in part:
                room, mark = self.rooms.get(table), marks.get(table)
                if mark is None:
                    self._gone(table)
                elif room is not None:
                    moved = [news.HERE] if here[table] != room.audiences.elsewhere else []
                    following.want(room, [*following.missing(room, mark), *moved])

    # Acting

    async def start(self, table: str) -> None:
        """A game begins here. With the table's lock held: act for it, unless another server was faster."""
        losses = self.losses
        try:
            taken = await self._take([table])
        except FAILURES as error:
            failures.tell(log, "nobody acts for a table yet", error, table=table)
            return
        if taken and losses == self.losses:
            self.rooms[table].state.acts = True

    async def _take(self, tables: Sequence[str]) -> list[str]:
        """The locks of those of these tables that nobody has."""
        if self.leaving:
            return []
        async with self.taking:
            taken = await self.session.take([table for table in tables if table not in self.held])
            self.held.update(taken)
        return taken

    async def act_for(self, tables: Sequence[str]) -> None:
        """Act for those of these tables for which nobody acts."""
        losses = self.losses
        taken = await self._take(tables)
        try:
            await self.load([table for table in taken if table not in self.rooms])
            for table in taken:
                await self._begin(table, losses)
        except BaseException:
            self._give_up([table for table in taken if not self._acts(table)])
            raise
        self._give_up([table for table in taken if not self._acts(table)])

    def _acts(self, table: str) -> bool:
        return table in self.rooms and self.rooms[table].state.acts

    def _give_up(self, tables: list[str]) -> None:
        self.held.difference_update(tables)
        if tables:
            self.run(self._free(tables))

    async def _free(self, tables: list[str]) -> None:
        with contextlib.suppress(*FAILURES):  # they are free already: the session is gone
            await self.session.free(tables)

    async def _begin(self, table: str, losses: int) -> None:
        room = self.rooms.get(table)
        if room is None:
            return
        async with room.lock:
            await following.read(room, following.READ)
            if losses != self.losses or table not in self.held:
                return
            if not is_in_play(room):
                if room.state.row.status == "stopped":
                    self.unplayable.add(table)
                return
            await begin_acting(room)


def is_in_play(room: Room) -> bool:
    status = room.state.row.status
    return status == "dealing" or (status == "running" and room.play is not None)


async def begin_acting(room: Room) -> None:
    """With the lock held: bots, clocks and the deal are this server's from now on."""
    room.state.acts = True
    if room.state.row.status == "dealing":
        dealing.wait_after_restart(room)
        await dealing.go_on(room)
    elif room.play is not None:
        room.play.begin_acting()


def stop_acting(room: Room) -> None:
    room.state.acts = False
    dealing.stop_waiting(room)
    if room.play is not None:
        room.play.stop_acting()
