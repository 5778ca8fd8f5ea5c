"""Writes to the database: one queue, one connection, one transaction for everything that waits.

A caller is told that a write is done only after its transaction is committed, and so are other servers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import structlog
from sqlalchemy import Connection, Executable, insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from posse.server.store import failures, news
from posse.server.store.news import News
from posse.server.store.rows import ChoiceRow
from posse.server.store.schema import CHOICES
from posse.server.store.writer_thread import WriterThread

CHECK: Final = 10  # seconds between two looks at whether the database is still there

_INSERT_CHOICE: Final = insert(CHOICES)

Step = tuple[Executable, Any]

log = structlog.get_logger("posse.storage")


class Taken(Exception):
    """Another server has already stored something with this number: what is in memory is out of date."""


class Stale(Exception):
    """Another server has changed the table's row or its seats: what is in memory is out of date."""


class Write:
    """What one caller wants written, all of it or nothing."""

    def __init__(self, steps: Sequence[Step], choice: ChoiceRow | None, told: Sequence[News]) -> None:
        self.steps = steps
        self.choice = choice  # apart, because choices of several tables are inserted together
        self.told = told
        self.guards: Sequence[Step] = ()  # each has to change a row, else nothing is written: Stale
        self.numbered = choice is not None  # a number that is given already is Taken
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


async def _is_dead(connection: AsyncConnection) -> bool:
    """Whether the driver knows already that the database has closed this connection."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    dead = hasattr(driver, "is_closed") and driver.is_closed()
    if dead:
        await connection.invalidate()
    return dead


class Writer:
    def __init__(self, engine: AsyncEngine, thread: WriterThread | None = None) -> None:
        self.engine = engine
        self.thread = thread  # for a file; else the engine's own connection writes
        self.tells = engine.dialect.name == "postgresql"  # with SQLite there is nobody else
        self.queue: asyncio.Queue[Write] = asyncio.Queue()
        self.connection: AsyncConnection | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        if self.thread is not None:
            await self.thread.connect()
        else:
            self.connection = await self.engine.connect()

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._write_forever(), name="writer")]
        if self.engine.dialect.name != "sqlite":
            self.tasks.append(asyncio.create_task(self._check_forever(), name="database check"))

    async def close(self) -> None:
        """Write what still waits."""
        if self.tasks:
            await self.flush()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []
        await self._disconnect()
        if self.thread is not None:
            await self.thread.close()

    async def flush(self) -> None:
        await self.queue.join()

    async def write(
        self,
        steps: Sequence[Step],
        choice: ChoiceRow | None = None,
        told: Sequence[News] = (),
        guards: Sequence[Step] = (),
        numbered: bool = False,
    ) -> None:
        write = Write(steps, choice, told)
        write.guards = guards
        write.numbered = write.numbered or numbered
        self.queue.put_nowait(write)
        await write.done

    def tell(self, told: News) -> None:
        """Send a notice when there is time, and do not wait for it. It may be lost."""
        if self.tells and self.tasks:
            write = Write((), None, [told])
            write.done.add_done_callback(lambda done: done.cancelled() or done.exception())
            self.queue.put_nowait(write)

    async def check(self) -> None:
        """Write nothing. If the connection was lost, there is a new one afterwards."""
        await self.write([(text("SELECT 1"), None)])

    async def _check_forever(self) -> None:
        """Find out also when nobody plays that the connection was lost."""
        while True:
            await asyncio.sleep(CHECK)
            try:
                await self.check()
            except failures.FAILURES as error:
                failures.tell(log, "database not checked", error)

    async def _write_forever(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self._write_batch(batch)
            for _ in batch:
                self.queue.task_done()

    async def _own_connection(self) -> AsyncConnection:
        """The connection for writing. A lost one is replaced."""
        if self.connection is None or self.connection.invalidated or await _is_dead(self.connection):
            await self._disconnect()
            self.connection = await self.engine.connect()
        return self.connection

    async def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()

    async def _write_batch(self, batch: list[Write]) -> None:
        try:
            await self._commit(batch)
        except Exception as error:
            if len(batch) > 1:  # one write failed and took the others with it: try each by itself
                for write in batch:
                    await self._write_batch([write])
                return
            failure = Taken() if batch[0].numbered and isinstance(error, IntegrityError) else error
            if not batch[0].done.done():
                batch[0].done.set_exception(failure)
            return
        for write in batch:
            if not write.done.done():  # its caller may have gone
                write.done.set_result(None)

    async def _commit(self, batch: list[Write]) -> None:
        if self.thread is not None:
            await self.thread.write(lambda connection: self._execute(connection, batch))
            return
        connection = await self._own_connection()
        async with connection.begin():
            await connection.run_sync(self._execute, batch)

    def _execute(self, connection: Connection, batch: list[Write]) -> None:
        choices = [vars(write.choice) for write in batch if write.choice is not None]
        if choices:
            connection.execute(_INSERT_CHOICE, choices)
        for write in batch:
            for statement, values in write.guards:
                if not connection.execute(statement, values).rowcount:
                    raise Stale
            for statement, values in write.steps:
                connection.execute(statement, values)
        told = [each for write in batch for each in write.told] if self.tells else []
        if told:
            connection.execute(*news.notices(told))
