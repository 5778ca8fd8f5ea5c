"""One server at a time uses a PostgreSQL database: the connection that writes holds a lock there.

PostgreSQL frees the lock when the connection ends, also when the server is killed or its machine is gone. A
server that has lost its connection cannot write before it has the lock again. SQLite's files are locked in
ops/run.py.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from posse.core.errors import PosseError
from posse.core.said import TEXT

LOCK: Final = 0x706F737366  # any number, the same for all servers; the migrations have another
PATIENCE: Final = 3.0  # seconds in which the connection of a server that was just killed ends
RETRY: Final = 0.2

# How PostgreSQL finds out within a minute that a server's machine is gone.
KEEPALIVES: Final = {
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


def connect_arguments(url: URL) -> dict[str, Any]:
    return {"server_settings": KEEPALIVES} if url.get_backend_name() == "postgresql" else {}


def in_use(database: str) -> PosseError:
    return PosseError("error-database-in-use", (("url", TEXT, database),))


async def own_connection(engine: AsyncEngine, patience: float) -> AsyncConnection:
    """A connection with which this server may write: no other server has one. Else an error says so."""
    connection = await engine.connect()
    try:
        if engine.dialect.name == "postgresql" and not await _locked(connection, patience):
            raise in_use(engine.url.render_as_string(hide_password=True))
    except BaseException:
        await connection.close()
        raise
    return connection


async def _locked(connection: AsyncConnection, patience: float) -> bool:
    loop = asyncio.get_running_loop()
    until = loop.time() + patience
    while not await _try_lock(connection):
        if loop.time() >= until:
            return False
        await asyncio.sleep(RETRY)
    return True


async def _try_lock(connection: AsyncConnection) -> bool:
    """The lock belongs to the session, so it outlives the transaction in which it was taken."""
    async with connection.begin():
        found = await connection.execute(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": LOCK})
        return bool(found.scalar())
