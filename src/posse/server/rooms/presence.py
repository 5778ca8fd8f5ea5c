"""Who is connected to this server, as the other servers are told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping

import structlog

from posse.server.rooms.room import Room
from posse.server.services import Services
from posse.server.store import failures
from posse.server.store.failures import FAILURES

log = structlog.get_logger("posse.presence")


class Presence:
    """People who come or leave are noted soon, all at once. What could not be stored is stored later."""

    def __init__(self, services: Services, rooms: Mapping[str, Room]) -> None:
        self.across = services.storage.across
        self.rooms = rooms  # the directory's own, which changes
        self.changed: set[str] = set()
        self.writing: asyncio.Task[None] | None = None

    def note(self, tables: Iterable[str]) -> None:
        self.changed.update(tables)
        if self.writing is None and self.changed:
            self.writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            while self.changed:
                tables, self.changed = self.changed, set()
                try:
                    await self.across.note_presence({table: self._here(table) for table in tables})
                except BaseException:
                    self.changed |= tables
                    raise
        except FAILURES as error:
            failures.tell(log, "not noted who is here", error)
        finally:
            self.writing = None

    def _here(self, table: str) -> Counter[str]:
        room = self.rooms.get(table)
        connections = room.audiences.connections() if room is not None else []
        return Counter(connection.visitor for connection in connections)

    async def close(self) -> None:
        """Nobody is connected any more."""
        if self.writing is not None:
            self.writing.cancel()
            await asyncio.gather(self.writing, return_exceptions=True)
        await self.across.forget_own()
