"""What an outside bot is told about its tables: it has a seat, a game begins, a game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from posse.server.rooms.connection import Connection
from posse.server.store.storage import Storage
from posse.server.wire import outside, protocol
from posse.server.wire.encoding import encode


class BotEvents:
    """Compares the list of a bot's tables with the one before. All servers have the same lists."""

    def __init__(self, connection: Connection, storage: Storage) -> None:
        self.connection = connection
        self.storage = storage
        self.known: dict[str, bool] = {}  # by table: whether its game has begun
        self.looking: set[asyncio.Task[None]] = set()

    @property
    def visitor(self) -> str:
        return self.connection.visitor

    def see(self, tables: Iterable[protocol.TableLine]) -> None:
        """These are its tables now."""
        now = {table.id: table for table in tables}
        for table in now.values():
            begun = table.status != "open"
            if table.id not in self.known:
                self._send(outside.BotSeated(table))
            if begun and not self.known.get(table.id):
                self._send(outside.BotStarted(table))
            self.known[table.id] = begun
        for gone in [each for each in self.known if each not in now]:
            del self.known[gone]
            task = asyncio.get_running_loop().create_task(self._tell_end(gone))
            self.looking.add(task)
            task.add_done_callback(self.looking.discard)

    async def _tell_end(self, table: str) -> None:
        """A table is not on the list any more: its game is over, or the bot has no seat there."""
        stored = await self.storage.load_row(table)
        seated = stored is not None and any(row.visitor == self.visitor for row in stored.seats)
        is_over = stored is not None and stored.table.status == "over"
        self._send(outside.BotOver(table) if seated and is_over else outside.BotLeft(table))

    def _send(self, message: object) -> None:
        self.connection.send(encode(message))
