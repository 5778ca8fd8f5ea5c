"""Writes to the database: one queue, one connection, one transaction for everything that waits.

A caller is told that a write is done only after its transaction is committed. No other server can have such
a connection at the same time (ownership.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog
from sqlalchemy import Executable, insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from posse.core.errors import PosseError
from posse.server.store import ownership
from posse.server.store.rows import ChoiceRow
from posse.server.store.schema import CHOICES

CHECK: Final = 10  # seconds between two looks at whether the database is still there and still ours

_INSERT_CHOICE: Final = insert(CHOICES)

Step = tuple[Executable, Any]

log = structlog.get_logger("posse.storage")


class Taken(Exception):
    """Another server has already stored a choice with this number: what is in memory is out of date."""


class Displaced(Exception):
    """Another server has the database now: nothing more can be written."""


class Write:
    """What one caller wants written, all of it or nothing."""

    def __init__(self, steps: list[Step], choice: ChoiceRow | None = None) -> None:
        self.steps = steps
        self.choice = choice  # apart, because choices of several tables are inserted together
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[Write] = asyncio.Queue()
        self.connection: AsyncConnection | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.displaced: PosseError | None = None  # another server has the database now
        self.on_displaced: Callable[[], None] = lambda: None

    async def connect(self, patience: float) -> None:
        """Keep other servers out; an error if there is one."""
        self.connection = await ownership.own_connection(self.engine, patience)

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._write_forever(), name="writer")]
        if self.engine.dialect.name != "sqlite":
            self.tasks.append(asyncio.create_task(self._check_forever(), name="database check"))

    async def close(self) -> None:
        """Write what still waits, and let other servers in."""
        if self.tasks:
            await self.queue.join()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []
        await self._disconnect()

    async def write(self, steps: list[Step], choice: ChoiceRow | None = None) -> None:
        write = Write(steps, choice)
        self.queue.put_nowait(write)
        await write.done

    async def check(self) -> None:
        """Write nothing. If the connection was lost, there is a new one afterwards."""
        await self.write([(text("SELECT 1"), None)])

    async def _check_forever(self) -> None:
        """Find out also when nobody plays that the connection was lost, and with it the lock."""
        while self.displaced is None:
            await asyncio.sleep(CHECK)
            try:
                await self.check()
            except (Displaced, SQLAlchemyError, OSError) as error:
                log.warning("the database does not answer", error=str(error)[:200])

    async def _write_forever(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self._write_batch(batch)
            for _ in batch:
                self.queue.task_done()

    async def _own_connection(self) -> AsyncConnection:
        """The connection that holds the lock. A lost one is replaced, unless another server was faster."""
        if self.displaced is not None:
            raise Displaced
        if self.connection is not None and not self.connection.invalidated:
            return self.connection
        await self._disconnect()
        try:
            self.connection = await ownership.own_connection(self.engine, ownership.PATIENCE)
        except PosseError as error:
            self.displaced = error
            log.error("another server has the database now: this one stops")
            self.on_displaced()
            raise Displaced from error  # players need not read the database's address
        return self.connection

    async def _disconnect(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    async def _write_batch(self, batch: list[Write]) -> None:
        try:
            await self._commit(batch)
        except Exception as error:
            if len(batch) > 1:  # one write failed and took the others with it: try each by itself
                for write in batch:
                    await self._write_batch([write])
                return
            failure = Taken() if batch[0].choice is not None and isinstance(error, IntegrityError) else error
            if not batch[0].done.done():
                batch[0].done.set_exception(failure)
            return
        for write in batch:
            if not write.done.done():  # its caller may have gone
                write.done.set_result(None)

    async def _commit(self, batch: list[Write]) -> None:
        connection = await self._own_connection()
        async with connection.begin():
            choices = [vars(write.choice) for write in batch if write.choice is not None]
            if choices:
                await connection.execute(_INSERT_CHOICE, choices)
            for write in batch:
                for statement, values in write.steps:
                    await connection.execute(statement, values)
