"""A server's session with PostgreSQL: it hears news there and holds the locks of the tables it acts for.

All locks are advisory locks of one session. PostgreSQL frees them when the session ends, also when the server
is killed or its machine is gone, so nobody has to find out who is alive: a server is there as long as its own
lock is held. With SQLite there is one server, which acts for every table (`Alone`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

import structlog
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from posse.core.errors import PosseError
from posse.server.store import failures, news
from posse.server.store.failures import FAILURES
from posse.server.store.news import News

SERVERS: Final = 0x706F73  # the class of the locks that say which servers are there; any number
RUNNING: Final = 0x706F75  # the class of the lock that all servers share which have their tables
FIRST_PAUSE: Final = 0.1  # seconds until a lost connection is tried again, at first
LONGEST_PAUSE: Final = 2.0
CHECK: Final = 2.0  # seconds between two looks at whether the connection is alive
PATIENCE: Final = 10.0  # seconds for an answer

# How PostgreSQL finds out within a minute that a server's machine is gone.
KEEPALIVES: Final = {
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}

# Tables have locks with one key (objsubid 1), servers such with two (2).
_OURS: Final = (
    "locktype = 'advisory' AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_HELLO: Final = text("SELECT pg_try_advisory_lock(CAST(:servers AS int), CAST(:server AS int))")
_SAY_RUNNING: Final = text("SELECT pg_advisory_lock_shared(CAST(:running AS int), 0)")
_OTHERS_RUN: Final = text(
    f"SELECT count(*) AS others FROM pg_locks WHERE {_OURS} AND objsubid = 2 AND classid = :running"
    " AND pid != pg_backend_pid()"
)
_TAKE: Final = text(
    "SELECT id FROM unnest(CAST(:ids AS text[])) AS id WHERE pg_try_advisory_lock(hashtextextended(id, 0))"
)
_FREE: Final = text(
    "SELECT pg_advisory_unlock(hashtextextended(id, 0)) FROM unnest(CAST(:ids AS text[])) AS id"
)
_SERVERS: Final = text(f"SELECT objid FROM pg_locks WHERE {_OURS} AND objsubid = 2 AND classid = :servers")
_UNATTENDED: Final = text(
    "SELECT id FROM tables WHERE status IN ('dealing', 'running') AND hashtextextended(id, 0) NOT IN"
    " (SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks"
    f" WHERE {_OURS} AND objsubid = 1) ORDER BY id"
)

log = structlog.get_logger("posse.session")


def connect_arguments(url: URL) -> dict[str, Any]:
    return {"server_settings": KEEPALIVES} if url.get_backend_name() == "postgresql" else {}


class Session:
    """Reports to hooks: news, that the connection was lost (and all locks with it), that it is back, and that
    the database was changed meanwhile by a newer Posse, so that this server has to stop."""

    shared = True  # other servers may be there

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.server = 1 + secrets.randbelow(2**31 - 1)
        self.connection: AsyncConnection | None = None
        self.using = asyncio.Lock()  # one question at a time
        self.failed = asyncio.Event()
        self.running = False  # whether it was said that this server has its tables
        self.task: asyncio.Task[None] | None = None
        self.on_news: Callable[[News], None] = lambda _: None
        self.on_lost: Callable[[], None] = lambda: None
        self.on_back: Callable[[], None] = lambda: None
        self.on_outdated: Callable[[], None] = lambda: None
        self.outdated: PosseError | None = None  # why this server cannot go on

    async def open(self) -> None:
        await self._connect()
        self.task = asyncio.create_task(self._keep(), name="session")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
        await self._disconnect()

    # Locks

    async def take(self, tables: Sequence[str]) -> list[str]:
        """Act for these from now on: those of them for which nobody acts."""
        return [row.id for row in await self._ask(_TAKE, ids=list(tables))] if tables else []

    async def free(self, tables: Sequence[str]) -> None:
        """Somebody else may act for these."""
        if tables:
            await self._ask(_FREE, ids=list(tables))

    async def unattended(self) -> list[str]:
        """Tables in play for which no server acts."""
        return [row.id for row in await self._ask(_UNATTENDED)]

    async def servers(self) -> set[int]:
        """The servers that are there."""
        return {row.objid for row in await self._ask(_SERVERS, servers=SERVERS)}

    async def others_run(self) -> bool:
        """Whether another server has its tables, so that clocks have not stood still."""
        ((others,),) = await self._ask(_OTHERS_RUN, running=RUNNING)
        return bool(others)

    async def say_running(self) -> None:
        await self._ask(_SAY_RUNNING, running=RUNNING)
        self.running = True

    async def _ask(self, statement: Any, **values: Any) -> Sequence[Any]:
        async with self.using:
            if self.connection is None:
                raise ConnectionError("no session with the database")
            try:
                async with asyncio.timeout(PATIENCE):
                    return (await self.connection.execute(statement, values)).all()
            except FAILURES:
                self.failed.set()
                raise

    # The connection

    async def _connect(self) -> None:
        connection = await self.engine.connect()
        try:
            # Without transactions: inside one, no notice arrives.
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.add_listener(news.CHANNEL, self._hear)
            driver.add_termination_listener(lambda _: self.failed.set())
            await connection.execute(_HELLO, {"servers": SERVERS, "server": self.server})
            if self.running:
                await connection.execute(_SAY_RUNNING, {"running": RUNNING})
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        self.failed.clear()
        self.connection = connection

    def _hear(self, connection: object, pid: int, channel: str, line: str) -> None:
        heard = news.read(line)
        if heard is not None:
            self.on_news(heard)

    async def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()  # it listens and has locks: nobody else may get it from the pool
            await connection.close()

    async def _keep(self) -> None:
        """Look now and then whether the connection is alive; replace a lost one."""
        while True:
            try:
                async with asyncio.timeout(CHECK):
                    await self.failed.wait()
            except TimeoutError:
                try:
                    await self._ask(text("SELECT 1"))
                    continue
                except FAILURES as error:
                    failures.tell(log, "session failed", error)
            self.on_lost()
            async with self.using:
                await self._disconnect()
            try:
                await self._reconnect()
            except PosseError as error:
                self.outdated = error
                log.error("a newer Posse has changed the database: this server stops")
                self.on_outdated()
                return
            log.info("the database is back")
            self.on_back()

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._connect()
                return
            except FAILURES as error:
                failures.tell(log, "session failed", error)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)


class Alone:
    """The only server there is: it acts for every table, and there is no news."""

    shared = False
    server = 1

    def __init__(self) -> None:
        self.on_news: Callable[[News], None] = lambda _: None
        self.on_lost: Callable[[], None] = lambda: None
        self.on_back: Callable[[], None] = lambda: None
        self.on_outdated: Callable[[], None] = lambda: None
        self.outdated: PosseError | None = None

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def take(self, tables: Sequence[str]) -> list[str]:
        return list(tables)

    async def free(self, tables: Sequence[str]) -> None:
        pass

    async def unattended(self) -> list[str]:
        return []

    async def servers(self) -> set[int]:
        return {self.server}

    async def others_run(self) -> bool:
        return False

    async def say_running(self) -> None:
        pass
