"""The directory: every room in memory, found by the id of its table.

With SQLite all active tables are there. Where other servers share the database, only those are there for
which this one acts or which somebody looks at here; others are loaded when somebody asks for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from posse.core.errors import PosseError
from posse.server.rooms import dealing, following
from posse.server.rooms.cluster import Cluster
from posse.server.rooms.lobby import Lobby
from posse.server.rooms.reviews import Reviews
from posse.server.rooms.room import Room
from posse.server.rooms.table_limits import TableLimits
from posse.server.services import Services
from posse.server.store import news
from posse.server.store.rows import Stored
from posse.server.store.storage import ACTIVE
from posse.server.wire.errors import GOING_AWAY, api_error

IDLE: Final = 30_000  # milliseconds for which a table stays in memory that nobody looks at any more

log = structlog.get_logger("posse.directory")


class Directory:
    """It is also the `Listener` to which tables report."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.limits = TableLimits(services)
        self.lobby = Lobby(self.rooms, services)
        self.cluster = Cluster(services, self.rooms, self._load, self.lobby.changed, self.forget_idle)
        self.reviews = Reviews(services)
        self.cluster.on_review = self.reviews.hear
        self.loading: dict[str, asyncio.Future[None]] = {}
        services.metrics.watch(self._count)

    async def open(self) -> None:
        """Load every active table and resume it; where there are other servers, those without one."""
        storage = self.services.storage
        self.services.running_since = await storage.running_since(self.services.clock.now())
        if not storage.shared:
            await self._load(await storage.active())
        await self.cluster.open()
        log.info("tables loaded", tables=len(self.rooms))

    async def _load(self, tables: Sequence[str]) -> None:
        for stored in await self.services.storage.load_all(tables):
            if stored.table.id not in self.rooms:
                self.add(stored)
            await asyncio.sleep(0)  # bots may move while the rest is still being loaded

    async def hand_over(self) -> None:
        """This server stops: others act for its tables from now on."""
        await self.cluster.hand_over()

    async def close(self) -> None:
        self.lobby.close()
        await self.cluster.close()
        for room in list(self.rooms.values()):
            await room.close(GOING_AWAY)
        self.services.bots.close()
        await self.reviews.close()

    def add(self, stored: Stored) -> Room:
        room = Room(self.services, self, stored)
        self.rooms[room.id] = room
        if room.state.row.status == "dealing":
            dealing.wait_after_restart(room)
        return room

    # Finding

    async def room(self, table: str) -> Room:
        """The room of a table. One that is over is loaded when somebody asks for it."""
        while table in self.loading:
            await asyncio.wait([self.loading[table]])
        found = self.rooms.get(table)
        if found is not None:
            found.used = self.services.clock.now()
            return found
        done = self.loading[table] = asyncio.get_running_loop().create_future()
        try:
            stored = await self.services.storage.load(table)
            if stored is None:
                raise api_error("not-found")
            room = self.rooms.get(table) or self.add(stored)  # it may have been loaded to act for it
            await following.refresh(room)  # what was stored while it was loaded
            if self.services.storage.shared:
                following.want(room, [news.HERE])  # who is connected to other servers
            return room
        finally:
            del self.loading[table]
            done.set_result(None)

    async def room_for(self, table: str, visitor: str, invite: str = "") -> Room:
        """The room, if this visitor may know of it."""
        room = await self.room(table)
        await following.refresh(room)  # they may come from another server, and have seen there what is new
        try:
            room.state.require_known(visitor, invite)
            room.state.require_not_barred(visitor)
        except PosseError:
            self.forget(room)
            raise
        return room

    def active(self) -> list[Room]:
        return [room for room in self.rooms.values() if room.state.is_active()]

    # Removing

    def forget(self, room: Room) -> None:
        """Drop a finished table from memory if nobody is connected to it. It stays stored."""
        if not room.state.is_active() and not room.audiences and not room.lock.locked():
            self.rooms.pop(room.id, None)

    def forget_idle(self) -> None:
        """Drop what is over, and the tables that others see to and nobody here has asked for lately."""
        before = self.services.clock.now() - IDLE
        for room in list(self.rooms.values()):
            if room.state.acts:
                self.forget(room)
            elif not room.audiences and room.used < before and not room.lock.locked():
                self.rooms.pop(room.id, None)

    async def close_room(self, room: Room) -> None:
        """Delete a table for good. Stale: another server has changed it meanwhile."""
        await self.services.storage.remove_unchanged(room.state.row)
        self.rooms.pop(room.id, None)
        await room.close()
        log.info("table closed", table=room.id)
        self.lobby.changed()

    # What tables report

    def table_changed(self) -> None:
        self.lobby.changed()

    def table_deserted(self, table: str) -> None:
        # Soon, not now: the report may come from a choice that still holds the table's lock.
        asyncio.get_running_loop().call_soon(self._forget_table, table)

    def people_changed(self, table: str) -> None:
        if self.services.storage.shared:
            self.cluster.presence.note([table])

    async def table_started(self, table: str) -> None:
        if self.services.storage.shared:
            await self.cluster.start(table)

    def table_outdated(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            following.want(room, following.READ)

    async def catch_up(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            await following.catch_up(room)

    def _forget_table(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            self.forget(room)

    def _count(self) -> dict[str, int]:
        counts = dict.fromkeys(ACTIVE, 0)
        for room in self.active():
            counts[room.state.row.status] += self._counts_here(room)
        return counts

    def _counts_here(self, room: Room) -> bool:
        """Each table counts at one server: that which acts for it, or the first where people look at it."""
        if room.state.row.status != "open" or not self.services.storage.shared:
            return room.state.acts or room.state.row.status == "open"
        own, others = self.services.storage.session.server, room.audiences.elsewhere.servers
        return bool(room.audiences) and own < min(others, default=own + 1)
