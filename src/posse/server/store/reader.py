"""Reads on in the logs of tables: one connection, one question for all tables that wait.

With SQLite this is hardly ever needed: only after a write of which nobody knows whether it was stored.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, Final

from sqlalchemy import Integer, String, and_, column, select, values
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from posse.server.store.rows import ChoiceRow
from posse.server.store.schema import CHOICES

TOGETHER: Final = 200  # tables in one question

Rows = list[ChoiceRow]


class Reader:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.together = TOGETHER if engine.dialect.name == "postgresql" else 1
        self.connection: AsyncConnection | None = None
        self.waiting: dict[tuple[str, int], asyncio.Future[Rows]] = {}
        self.reading: asyncio.Task[None] | None = None

    async def choices_after(self, table: str, count: int) -> Rows:
        """The log of a table from this number on."""
        loop = asyncio.get_running_loop()
        found = self.waiting.get((table, count))
        if found is None:
            found = self.waiting[table, count] = loop.create_future()
        if self.reading is None:
            self.reading = loop.create_task(self._read_all())
        return list(await asyncio.shield(found))

    async def _read_all(self) -> None:
        try:
            while self.waiting:
                wanted = dict(list(self.waiting.items())[: self.together])
                for key in wanted:
                    del self.waiting[key]
                try:
                    rows = await self._read(list(wanted))
                except Exception as error:
                    for future in wanted.values():
                        future.set_exception(error)
                    continue
                for (table, count), future in wanted.items():
                    future.set_result([row for row in rows[table] if row.sequence >= count])
        finally:
            self.reading = None

    async def _read(self, wanted: list[tuple[str, int]]) -> dict[str, Rows]:
        if self.connection is None or self.connection.invalidated:
            await self.close()
            connection = await self.engine.connect()
            self.connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        rows: dict[str, Rows] = defaultdict(list)
        for row in await self.connection.execute(_rows_after(wanted)):
            rows[row.table_id].append(ChoiceRow(**row._mapping))
        return rows

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()


def _rows_after(wanted: list[tuple[str, int]]) -> Any:
    if len(wanted) == 1:  # by far the most frequent, and its text is compiled only once
        ((table, count),) = wanted
        find = select(CHOICES).where(CHOICES.c.table_id == table, CHOICES.c.sequence >= count)
    else:
        least: dict[str, int] = {}
        for table, count in wanted:
            least[table] = min(count, least.get(table, count))
        asked = values(column("id", String), column("first", Integer), name="asked").data(list(least.items()))
        after = and_(CHOICES.c.table_id == asked.c.id, CHOICES.c.sequence >= asked.c.first)
        find = select(CHOICES).join(asked, after)
    return find.order_by(CHOICES.c.table_id, CHOICES.c.sequence)
