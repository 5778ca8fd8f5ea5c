"""PostgreSQL databases for tests: `Cluster.create()` makes one with Posse's tables in milliseconds.

All processes of a test run share one PostgreSQL, which the first of them starts (keeper.py). With
POSSE_TEST_DB=postgresql://user@host/name the databases are made there instead, if that user may make some.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import asyncpg
from sqlalchemy.engine import URL, make_url

from posse.server.store.storage import Storage

KEEPER = Path(__file__).with_name("keeper.py")

Result = TypeVar("Result")


class Cluster:
    """A PostgreSQL in which tests make databases."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.template = ""
        self.made = 0
        self.run = secrets.token_hex(4)  # this process, among all that make databases here
        self.users: IO[str] | None = None  # held while this process makes databases
        self.keeper: subprocess.Popen[str] | None = None  # in the process that started it

    def create(self) -> str:
        """The URL of a new database."""
        if not self.template:
            self.template = self._create_template()
        self.made += 1
        return self._create(f"posse_test_{self.run}_{self.made}", self.template)

    def drop(self, url: str) -> None:
        """Remove a database with all connections to it."""
        self._execute(f'DROP DATABASE IF EXISTS "{make_url(url).database}" WITH (FORCE)')

    def close(self) -> None:
        if self.users is not None:
            self.users.close()  # all of it goes when the last has gone
        elif self.template:
            self.drop(self._url(self.template))
        if self.keeper is not None:
            self.keeper.communicate()  # so that nothing is left when the tests end

    def _create_template(self) -> str:
        """A database with all tables, which others are copied from: that is faster than all migrations."""
        name = f"posse_test_{self.run}"
        url = self._create(name, "template0")

        async def migrate() -> None:
            storage = Storage(url)
            await storage.open()
            await storage.close()

        run(migrate())
        return name

    def _create(self, name: str, template: str) -> str:
        self._execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self._url(name)

    def _url(self, name: str) -> str:
        return self.url.set(database=name).render_as_string(hide_password=False)

    def _execute(self, statement: str) -> None:
        async def execute() -> None:
            connection = await asyncpg.connect(self.url.render_as_string(hide_password=False))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        run(execute())


def run(doing: Coroutine[Any, Any, Result]) -> Result:
    """Wait for it, whether this thread has an event loop or not."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, doing).result()


@contextmanager
def joined(shared: Path) -> Iterator[Cluster]:
    """The PostgreSQL of this test run, whose processes have this folder in common."""
    given = os.environ.get("POSSE_TEST_DB")
    cluster = Cluster(given) if given else _join(shared)
    try:
        yield cluster
    finally:
        cluster.close()


def _join(shared: Path) -> Cluster:
    with open(shared / "postgresql.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = shared / "postgresql"
        if known.exists() and (folder := Path(known.read_text())).exists():
            return _cluster(folder)
        folder = Path(tempfile.mkdtemp(prefix="posse-pg-"))  # a socket's path has at most 100 characters
        cluster = _cluster(folder)
        cluster.keeper = _start(folder)
        known.write_text(str(folder))
        return cluster


def _cluster(folder: Path) -> Cluster:
    url = URL.create("postgresql", "postgres", database="postgres", query={"host": str(folder)})
    cluster = Cluster(url.render_as_string())
    cluster.users = _hold(folder)
    return cluster


def _hold(folder: Path) -> IO[str]:
    users = open(folder / "users", "a")  # noqa: SIM115  open while this process uses it
    fcntl.flock(users, fcntl.LOCK_SH)
    return users


def _start(folder: Path) -> subprocess.Popen[str]:
    # A session of its own: Ctrl-C ends the tests, and the keeper goes when they have gone.
    keeper = subprocess.Popen(
        [sys.executable, str(KEEPER), str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert keeper.stdout is not None
    if keeper.stdout.readline() != "ready\n":
        raise RuntimeError(f"PostgreSQL did not start:\n{keeper.communicate()[1]}")
    return keeper
