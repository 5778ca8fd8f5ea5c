"""Servers that are killed while people play, and people who go on with their games wherever they can."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from posse.core.records import read, verify
from tests.server.serving import BOT, ME, PATIENCE, PERSON, Message, Person, Seat

SLOW = 3 * PATIENCE  # seconds for a server to start on a crowded machine
LOST = 1006
UNREACHABLE = (OSError, ConnectionClosed, EOFError, InvalidMessage, InvalidHandshake, TimeoutError)

# One process that has all loaded and starts a server whenever it is told a port. Windows are short, so that
# servers are often killed just before or just after one closes; reviews are small. It ends when its input
# does, also because the tests were killed, and (on Linux) its servers with it.
FORKS = """
import ctypes, os, signal, sys
from pathlib import Path
from posse.core import registry
from posse.messages import SPARE, book
from posse.server.limits import Limits
from posse.server.ops.run import serve
from posse.server.rooms import reviews, windows
windows.LENGTH = (0, 60)
reviews.MOST_TRIALS = 600
registry.games(), book(SPARE)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
where = {"db": sys.argv[1]} if "://" in sys.argv[1] else {"data": Path(sys.argv[1])}
for port in sys.stdin:
    if os.fork() == 0:
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # when the parent ends
        serve(port=int(port), limits=Limits.none(), **where,
              started=lambda address: print(os.getpid(), address, flush=True))
        os._exit(0)
"""


class Victim:
    """A server that is killed and started again."""

    def __init__(self) -> None:
        self.port = self.pid = 0
        self.url = ""
        self.up = False


class Victims:
    """Servers on one database (or folder), and the process that starts them."""

    def __init__(self, database: str, count: int, same_port: bool = False) -> None:
        self.database = database
        self.all = [Victim() for _ in range(count)]
        self.same_port = same_port
        self.news = asyncio.Event()  # one more is up

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Victims]:
        self.forks = await asyncio.create_subprocess_exec(
            sys.executable, "-c", FORKS, self.database,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        try:
            for victim in self.all:
                await self.start(victim)
            yield self
        finally:
            assert self.forks.stdin is not None
            self.forks.stdin.close()
            await self.forks.wait()
            await self._none_is_left()

    async def _none_is_left(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(is_running(victim.pid) for victim in self.all):  # noqa: ASYNC110  nobody tells
                await asyncio.sleep(0.01)

    async def start(self, victim: Victim) -> None:
        assert self.forks.stdin is not None
        assert self.forks.stdout is not None
        while is_there(victim.pid):  # noqa: ASYNC110  until its last thread has gone, with what it has locked
            await asyncio.sleep(0.005)
        self.forks.stdin.write(f"{victim.port if self.same_port else 0}\n".encode())
        async with asyncio.timeout(SLOW):
            pid, address = (await self.forks.stdout.readline()).decode().split()
        victim.pid, victim.port = int(pid), int(address.rstrip("/").rpartition(":")[2])
        victim.url = f"http://127.0.0.1:{victim.port}"
        victim.up = True
        self.news.set()

    def end(self, victim: Victim, how: int = signal.SIGKILL) -> None:
        victim.up = False
        os.kill(victim.pid, how)

    async def some(self, random: Random) -> Victim:
        """A server that runs, as a proxy would choose one."""
        while not (up := [victim for victim in self.all if victim.up]):
            self.news.clear()
            await self.news.wait()
        return random.choice(up)


def is_there(pid: int) -> bool:
    return pid > 0 and Path(f"/proc/{pid}").exists()


def is_running(pid: int) -> bool:
    """Whether there is such a process; a dead one may wait for somebody who asks how it ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Crowd:
    """People at tables, two of them with two bots: what they were told is stored, and how long they wait."""

    def __init__(self, servers: Victims, random: Random, changes_mind: bool = False) -> None:
        self.servers = servers
        self.random = random
        self.changes_mind = changes_mind
        self.acknowledged: set[tuple[Any, ...]] = set()
        self.games = self.resumed = self.taken_back = 0
        self.codes: set[int] = set()  # with which sockets were closed
        self.at: list[Victim] = []  # the servers that people are connected to
        self.playing: set[str] = set()
        self.halted: dict[str, float] = {}  # tables that have been still since a blow, and when that was
        self.gaps: list[float] = []  # seconds from a blow until something happened at a table again
        self.until_blow = 5
        self.blow = asyncio.Event()
        self.ended = asyncio.Event()  # one more game

    # Blows

    async def before_blow(self, choices: int) -> None:
        """Wait until this many more choices are acknowledged."""
        self.until_blow = choices
        self.blow.clear()
        async with asyncio.timeout(SLOW):
            await self.blow.wait()

    def struck(self) -> None:
        for table in self.playing:
            self.halted.setdefault(table, time.monotonic())

    def went_on(self, table: str, message: Message) -> None:
        """Something was heard at a table. What is only told again is nothing new."""
        if message["type"] in ("chosen", "luck") or (message["type"] == "view" and not message["full"]):
            since = self.halted.pop(table, None)
            if since is not None:
                self.gaps.append(time.monotonic() - since)

    def was_told(self, *choice: Any) -> None:
        self.acknowledged.add(choice)
        self.until_blow -= 1
        if self.until_blow <= 0:
            self.blow.set()

    async def until_games(self, count: int) -> None:
        while self.games < count:
            self.ended.clear()
            await self.ended.wait()

    # People

    async def request(self, person: Person, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask again until there is a server that answers."""
        while True:
            server = await self.servers.some(self.random)
            try:
                return await person.http.request(method, server.url + path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.01)

    async def table(self, names: str) -> None:
        """They play one game after the other."""
        people = [Person(self.servers.all[0]) for _ in names]  # type: ignore[arg-type]
        try:
            for person, name in zip(people, names, strict=True):
                await self.request(person, "GET", "/api/me")
                await self.request(person, "PUT", "/api/me", {"name": name})
            while True:
                await self.game(people)
        finally:
            for person in people:
                await person.http.aclose()

    async def game(self, people: list[Person]) -> None:
        body = {"game": "dice-town", "seats": [ME, BOT, PERSON, BOT], "pace": "instant", "public": True}
        table: str = (await self.request(people[0], "POST", "/api/tables", body)).json()["id"]
        await self.request(people[1], "POST", f"/api/tables/{table}/join", {})
        # If the answer was lost, it has started already: asking again does no harm.
        await self.request(people[0], "POST", f"/api/tables/{table}/start")
        self.playing.add(table)
        ends = await asyncio.gather(*[self.play(person, table) for person in people])
        self.playing.discard(table)
        self.halted.pop(table, None)
        record = read((await self.request(people[0], "GET", f"/api/tables/{table}/record")).text)
        result = verify(record).result()
        assert result is not None
        assert result.scores == ends[0]["scores"] == ends[1]["scores"]
        made = {(table, choice.seat, choice.decision, choice.option) for choice in record.choices}
        assert {each for each in self.acknowledged if each[0] == table} <= made
        self.games += 1
        self.ended.set()

    async def play(self, person: Person, table: str) -> Message:
        """Play to the end through every blow; events known before one are the events after it."""
        known: list[Message] = []
        while True:
            server = await self.servers.some(self.random)
            person.served = server  # type: ignore[assignment]
            try:
                seat = await person.connect(f"/ws/tables/{table}?since={len(known)}")
            except UNREACHABLE:  # it was killed while it answered
                await asyncio.sleep(0.01)
                continue
            seat.events, seat.number = known, len(known)
            seat.on_message = lambda message: self.went_on(table, message)
            self.at.append(server)
            try:
                return await self.sit(seat, table)
            except ConnectionClosed as closed:
                self.resumed += 1
                self.codes.add(closed.rcvd.code if closed.rcvd is not None else LOST)
            finally:
                self.at.remove(server)
                known = seat.events
                await seat.close()

    async def sit(self, seat: Seat, table: str) -> Message:
        await seat.until("hello")
        number = seat.table["you"]
        while seat.luck.get("reveal") is None:
            if seat.luck["wanted"]:
                await self._give_share(seat, f"{number}" * 64)
            elif seat.decision is not None:
                decision = seat.decision["id"]
                option = self.random.choice(seat.decision["options"])["name"]
                seat.decision = None
                if (await seat.choose(option, decision))["type"] == "chosen":
                    self.was_told(table, number, decision, option)
                    await self._after_choice(seat)
                else:  # it had been stored before the server fell: look again
                    await seat.send(type="resume", since=seat.number)
            else:
                await seat.hear()
        while seat.table["result"] is None:
            await seat.hear()
        result: Message = seat.table["result"]
        return result

    async def _give_share(self, seat: Seat, share: str) -> None:
        if seat.luck["wanted"] == "hash":
            await seat.give_hash(share)
        else:
            await seat.send(type="share", value=share)
        await seat.until("luck")

    async def _after_choice(self, seat: Seat) -> None:
        """Now and then take a sealed answer back; it may be too late."""
        await seat.until("view")
        if self.changes_mind and seat.back is not None and self.random.random() < 0.2:
            await seat.send(type="take-back", decision=seat.back)
            message = await seat.hear()
            while message["type"] not in ("taken-back", "error"):
                message = await seat.hear()
            self.taken_back += message["type"] == "taken-back"


async def play_through(crowd: Crowd, blows: Any, games: int) -> None:
    """Three tables play until all blows have fallen and this many games have ended."""

    async def strike() -> None:
        await blows
        await crowd.until_games(games)
        for task in tables:
            task.cancel()

    async with asyncio.TaskGroup() as group:
        tables = [group.create_task(crowd.table(names)) for names in ("AB", "CD", "EF")]
        group.create_task(strike())
