"""The directory: every room in memory, found by the id of its table. Active tables are always there."""

from __future__ import annotations

import asyncio

import structlog

from posse.core.errors import PosseError
from posse.server.rooms import dealing
from posse.server.rooms.lobby import Lobby
from posse.server.rooms.room import Room
from posse.server.rooms.table_limits import TableLimits
from posse.server.services import Services
from posse.server.store.rows import Stored
from posse.server.store.storage import ACTIVE
from posse.server.wire.errors import GOING_AWAY, api_error

log = structlog.get_logger("posse.directory")


class Directory:
    """It is also the `Listener` to which tables report."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.limits = TableLimits(services.limits)
        self.lobby = Lobby(self.rooms, services.clock)
        self.loading: dict[str, asyncio.Future[None]] = {}
        services.metrics.watch(self._count)

    async def open(self) -> None:
        """Load every active table and resume it."""
        storage = self.services.storage
        for stored in await storage.load_all(await storage.active()):
            self.add(stored)
            await asyncio.sleep(0)  # bots may move while the rest is still being loaded
        log.info("tables loaded", tables=len(self.rooms))

    async def close(self) -> None:
        self.lobby.close()
        for room in list(self.rooms.values()):
            await room.close(GOING_AWAY)
        self.services.bots.close()

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
            return found
        done = self.loading[table] = asyncio.get_running_loop().create_future()
        try:
            stored = await self.services.storage.load(table)
            if stored is None:
                raise api_error("not-found")
            return self.add(stored)
        finally:
            del self.loading[table]
            done.set_result(None)

    async def room_for(self, table: str, visitor: str, invite: str = "") -> Room:
        """The room, if this visitor may know of it."""
        room = await self.room(table)
        try:
            room.state.require_known(visitor, invite)
            room.state.require_not_barred(visitor)
        except PosseError:
            self.forget(room)
            raise
        return room

    def active(self) -> list[Room]:
        return [room for room in self.rooms.values() if room.state.is_active()]

    def seated(self, visitor: str) -> list[Room]:
        """The active tables at which this visitor sits."""
        return [room for room in self.active() if room.state.seat_of(visitor) >= 0]

    # Removing

    def forget(self, room: Room) -> None:
        """Drop a finished table from memory if nobody is connected to it. It stays stored."""
        if not room.state.is_active() and not room.audiences and not room.lock.locked():
            self.rooms.pop(room.id, None)

    async def close_room(self, room: Room) -> None:
        """Delete a table for good."""
        await self.services.storage.remove([room.id])
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

    def _forget_table(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            self.forget(room)

    def _count(self) -> dict[str, int]:
        counts = dict.fromkeys(ACTIVE, 0)
        for room in self.active():
            counts[room.state.row.status] += 1
        return counts
