"""Deletes old tables and visitors once an hour, and every minute tables nobody wants (docs/hosting.md)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from posse.server.clock import Alarm
from posse.server.ops import garbage_collector
from posse.server.rooms.directory import Directory
from posse.server.rooms.room import Room
from posse.server.rooms.table_limits import is_lonely
from posse.server.store import failures
from posse.server.store.storage import Stale

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR

EVERY: Final = HOUR
LOOK_EVERY: Final = 60_000
LONELY_KEPT: Final = 5 * 60_000  # a table at which nobody sits and nobody looks; bots may play there
OPEN_KEPT: Final = 6 * HOUR  # an open table to which nobody is connected
OVER_KEPT: Final = 30 * DAY  # a finished table
IDLE_KEPT: Final = 60 * DAY  # a running table at which nobody has chosen anything
VISITOR_KEPT: Final = 400 * DAY  # a visitor's name that is not used

log = structlog.get_logger("posse.cleanup")


class Cleanup:
    def __init__(self, directory: Directory) -> None:
        self.directory = directory
        self.services = directory.services
        self.alarm: Alarm | None = None
        self.look_alarm: Alarm | None = None
        self.lonely: dict[str, int] = {}  # tables, and since when
        self.task: asyncio.Task[None] | None = None
        self.look_task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Clean up an hour from now, and then every hour; look for lonely tables every minute."""

        def begin() -> None:
            self.task = asyncio.get_running_loop().create_task(self._run_and_go_on())

        if self.look_alarm is None:
            self._look_later()
        self.alarm = self.services.clock.call_at(self.services.clock.now() + EVERY, begin)

    def stop(self) -> None:
        for alarm in (self.alarm, self.look_alarm):
            if alarm is not None:
                alarm.cancel()

    def _look_later(self) -> None:
        def begin() -> None:
            self.look_task = asyncio.get_running_loop().create_task(self._look_and_go_on())

        self.look_alarm = self.services.clock.call_at(self.services.clock.now() + LOOK_EVERY, begin)

    async def _look_and_go_on(self) -> None:
        try:
            await self.close_lonely()
        except Exception as error:
            failures.tell(log, "cleanup failed", error)
        self._look_later()

    async def close_lonely(self) -> None:
        """Close tables at which nobody has sat or looked for some minutes."""
        now, rooms = self.services.clock.now(), self.directory.rooms
        alone = [room for room in rooms.values() if room.state.is_active() and is_lonely(room)]
        others = await self._lonely_elsewhere()
        self.lonely = {
            table: self.lonely.get(table, now) for table in [*[room.id for room in alone], *others]
        }
        for room in alone:
            if now - self.lonely[room.id] >= LONELY_KEPT:
                async with room.lock:
                    if is_lonely(room) and rooms.get(room.id) is room:
                        await self._close(room)
        await self._remove_others([table for table in others if now - self.lonely[table] >= LONELY_KEPT])

    async def _lonely_elsewhere(self) -> list[str]:
        """The same of open tables that are not in memory; those in play are in the memory of some server."""
        if not self.services.storage.shared:
            return []
        found = await self.services.storage.across.without_people()
        return [table for table in found if table not in self.directory.rooms]

    async def _close(self, room: Room) -> None:
        with contextlib.suppress(Stale):  # somebody has changed it at another server
            await self.directory.close_room(room)

    async def _remove_others(self, tables: list[str]) -> None:
        """Tables that are not in memory here."""
        await self.services.storage.remove([each for each in tables if each not in self.directory.rooms])

    async def _run_and_go_on(self) -> None:
        try:
            await self.run()
        except Exception as error:
            failures.tell(log, "cleanup failed", error)
        garbage_collector.collect_all()
        self.start()

    async def run(self) -> None:
        now = self.services.clock.now()
        rooms = self.directory.rooms
        for room in list(rooms.values()):
            await self._close_if_old(room, now)
            self.directory.forget(room)
        storage = self.services.storage
        if storage.shared:
            await self._remove_others(await storage.across.left_alone(now - OPEN_KEPT))
        # Idle tables without a room are those that were stopped because the rules have changed since.
        found = await storage.ended_before(now - OVER_KEPT) + await storage.idle_since(now - IDLE_KEPT)
        old = [table for table in found if table not in rooms]
        await storage.remove(old)
        await storage.forget_visitors(now - VISITOR_KEPT)
        log.info("cleaned up", removed=len(old), tables=len(rooms))

    async def _close_if_old(self, room: Room, now: int) -> None:
        idle = now - room.last_touched()
        status = room.state.row.status
        if (status == "open" and idle > OPEN_KEPT and not room.audiences.anybody()) or (
            status == "running" and idle > IDLE_KEPT
        ):
            async with room.lock:
                if room.state.row.status == status and self.directory.rooms.get(room.id) is room:
                    await self._close(room)
