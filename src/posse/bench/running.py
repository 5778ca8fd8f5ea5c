"""Servers to be measured: each in a process of its own, all on one database that is made for the purpose."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection as Pipe
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from sqlalchemy import text as sql
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from posse.core.errors import PosseError
from posse.core.said import TEXT
from posse.server.limits import Limits
from posse.server.ops.run import serve
from posse.server.store.storage import cannot_open, database_url

START_TIME: Final = 60  # seconds in which a server has to be up


def failed(reason: str) -> PosseError:
    return PosseError("error-load", (("reason", TEXT, reason[:200]),))


@contextmanager
def database(db: str) -> Iterator[str]:
    """An empty database, removed in the end: never one in which there may be something."""
    with tempfile.TemporaryDirectory(prefix="posse-load-") as folder:
        if not db:
            path = Path(folder) / "posse.db"
            path.touch(mode=0o600)
            yield f"sqlite:///{path}"
            return
        url = database_url(db)
        if url.get_backend_name() != "postgresql":
            raise PosseError("error-workers-database")
        name = f"posse_load_{os.getpid()}"
        asyncio.run(_command(url, f"CREATE DATABASE {name}"))
        try:
            yield url.set(database=name).render_as_string(hide_password=False)
        finally:
            asyncio.run(_command(url, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))


async def _command(url: URL, command: str) -> None:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.execute(sql(command))
    except (SQLAlchemyError, OSError) as error:
        raise cannot_open(url, error) from error
    finally:
        await engine.dispose()


class Running:
    """The servers: where they listen, and what they use of the machine."""

    def __init__(self) -> None:
        self.processes: list[BaseProcess] = []
        self.ports: list[int] = []

    def start(self, url: str) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(url, theirs))  # bots have processes of their own
        process.start()
        self.processes.append(process)
        if not ours.poll(START_TIME):
            raise failed("the server does not start")
        self.ports.append(int(str(ours.recv()).rstrip("/").rpartition(":")[2]))

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()

    def seconds(self) -> float | None:
        """Of the processor, used so far."""
        try:
            fields = [_proc(process, "stat").rpartition(")")[2].split() for process in self.processes]
        except OSError:
            return None
        return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int | None:
        """MB that they have now."""
        try:
            texts = [_proc(process, "status") for process in self.processes]
        except OSError:
            return None
        found = [line.split()[1] for each in texts for line in each.splitlines() if line.startswith("VmRSS")]
        return sum(int(each) for each in found) // 1024


def _proc(process: BaseProcess, name: str) -> str:
    return Path(f"/proc/{process.pid}/{name}").read_text()


@contextmanager
def running(url: str, servers: int) -> Iterator[Running]:
    there = Running()
    try:
        for _ in range(servers):
            there.start(url)
        yield there
    finally:
        there.stop()


def _serve(url: str, pipe: Pipe) -> None:
    serve(port=0, db=url, limits=Limits.none(), started=pipe.send)
