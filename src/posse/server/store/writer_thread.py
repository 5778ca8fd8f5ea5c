"""A thread that writes to SQLite: it is given whole transactions.

Through the asynchronous driver each statement would go to a thread and back, which takes longer than what it
does there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine


class WriterThread:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.connection: Connection | None = None

    async def connect(self) -> None:
        await self._run(self._connect)

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do this in a transaction."""
        await self._run(lambda: self._write(work))

    async def close(self) -> None:
        if self.connection is not None:
            await self._run(self._disconnect)
        self.pool.shutdown()

    async def _run(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def _connect(self) -> None:
        self.connection = self.engine.connect()

    def _write(self, work: Callable[[Connection], None]) -> None:
        assert self.connection is not None
        with self.connection.begin():
            work(self.connection)

    def _disconnect(self) -> None:
        assert self.connection is not None
        self.connection.close()
        self.connection = None
        self.engine.dispose()
