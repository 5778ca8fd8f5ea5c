"""Three servers on one PostgreSQL are killed again and again while people play, or told to stop.

POSSE_KILLS=500 .venv/bin/pytest tests/server/test_several_crash.py kills as often as you like.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from random import Random

import asyncpg
import httpx
import pytest
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from posse.core.records import read, verify
from tests.server.serving import BOT, ME, PATIENCE, PERSON, Person

KILLS = int(os.environ.get("POSSE_KILLS", "4"))
PARTS, MANY = 10, 20  # 200 times in `make test-long`, in parts that no test takes too long for
COME_BACK = 1012  # why a socket is closed by a server that stops
LOST = 1006
GOES_ON = 5  # seconds after which another server acts for every table

UNATTENDED = """
SELECT id FROM tables WHERE status IN ('dealing', 'running') AND hashtextextended(id, 0) NOT IN (
    SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
"""

# One process that has all loaded and starts a server whenever it is told a port.
FORKS = """
import os, signal, sys
from pathlib import Path
from posse.server.limits import Limits
from posse.server.ops.run import serve
from posse.server.rooms import windows
windows.LENGTH = (0, 60)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for port in sys.stdin:
    if os.fork() == 0:
        serve(port=int(port), db=sys.argv[1], limits=Limits.none(),
              started=lambda address: print(os.getpid(), address, flush=True))
        os._exit(0)
"""


class Victim:
    """One server; each time it comes back on another port."""

    def __init__(self):
        self.port = self.pid = 0
        self.url = ""
        self.up = False


class Servers:
    def __init__(self, url, count):
        self.database = url
        self.all = [Victim() for _ in range(count)]

    @asynccontextmanager
    async def running(self):
        self.forks = await asyncio.create_subprocess_exec(
            sys.executable, "-c", FORKS, self.database,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        try:
            for victim in self.all:
                await self.start(victim)
            yield self
        finally:
            os.killpg(self.forks.pid, signal.SIGKILL)
            await self.forks.wait()

    async def start(self, victim):
        self.forks.stdin.write(b"0\n")
        async with asyncio.timeout(PATIENCE):
            pid, address = (await self.forks.stdout.readline()).decode().split()
        victim.pid, victim.port = int(pid), int(address.rstrip("/").rpartition(":")[2])
        victim.url = f"http://127.0.0.1:{victim.port}"
        victim.up = True

    def end(self, victim, how=signal.SIGKILL):
        victim.up = False
        os.kill(victim.pid, how)

    def some(self, random):
        """A server that runs, as a proxy would choose one."""
        return random.choice([victim for victim in self.all if victim.up])

    async def stored(self):
        """Every choice in the database."""
        return await self._found("SELECT table_id, seat, decision, option FROM choices")

    async def unattended(self):
        """The tables for which no server acts, by PostgreSQL's own locks."""
        return await self._found(UNATTENDED)

    async def _found(self, query):
        url = make_url(self.database).set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()


class Crowd:
    """People at tables, who go to another server whenever theirs is gone."""

    def __init__(self, servers, random):
        self.servers = servers
        self.random = random
        self.acknowledged = set()
        self.taken_over = []  # seconds from a blow until some server acted for every table again
        self.games = self.resumed = 0
        self.codes = set()  # with which sockets were closed
        self.enough = False

    def was_told(self, table, *choice):
        self.acknowledged.add((table, *choice))

    async def request(self, person, method, path, body=None):
        while True:
            try:
                url = self.servers.some(self.random).url + path
                return await person.http.request(method, url, json=body, timeout=PATIENCE)
            except httpx.TransportError:
                await asyncio.sleep(0.02)

    async def table(self, names):
        people = [Person(self.servers.all[0]) for _ in names]
        try:
            for person, name in zip(people, names, strict=True):
                await self.request(person, "GET", "/api/me")
                await self.request(person, "PUT", "/api/me", {"name": name})
            while not self.enough:
                await self.game(people)
        finally:
            for person in people:
                await person.http.aclose()

    async def game(self, people):
        body = {"game": "dice-town", "seats": [ME, BOT, PERSON, BOT], "pace": "instant", "public": True}
        table = (await self.request(people[0], "POST", "/api/tables", body)).json()["id"]
        await self.request(people[1], "POST", f"/api/tables/{table}/join", {})
        await self.request(people[0], "POST", f"/api/tables/{table}/start")
        ends = await asyncio.gather(*[self.play(person, table) for person in people])
        record = read((await self.request(people[0], "GET", f"/api/tables/{table}/record")).text)
        assert verify(record).result().scores == ends[0]["scores"] == ends[1]["scores"]
        made = [(table, choice.seat, choice.decision, choice.option) for choice in record.choices]
        assert {each for each in self.acknowledged if each[0] == table} <= set(made)
        self.games += 1

    async def play(self, person, table):
        known = []
        while True:
            person.served = self.servers.some(self.random)
            try:
                seat = await person.connect(f"/ws/tables/{table}?since={len(known)}")
            except (OSError, ConnectionClosed, EOFError, InvalidMessage, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.02)
                continue
            seat.events, seat.number = known, len(known)
            try:
                return await self.sit(seat, table)
            except ConnectionClosed as closed:
                self.resumed += 1
                self.codes.add(closed.rcvd.code if closed.rcvd is not None else LOST)
            finally:
                known = seat.events
                await seat.close()

    async def sit(self, seat, table):
        await seat.until("hello")
        number = seat.table["you"]
        while seat.luck.get("reveal") is None:
            if seat.luck["wanted"]:
                share = f"{number}" * 64
                if seat.luck["wanted"] == "hash":
                    await seat.give_hash(share)
                else:
                    await seat.send(type="share", value=share)
                await seat.until("luck")
            elif seat.decision is not None:
                decision = seat.decision["id"]
                option = self.random.choice(seat.decision["options"])["name"]
                seat.decision = None
                if (await seat.choose(option, decision))["type"] == "chosen":
                    self.was_told(table, number, decision, option)
                    await seat.until("view")
                else:  # it had been stored before the server fell: look again
                    await seat.send(type="resume", since=seat.number)
            else:
                await seat.hear()
        while seat.table["result"] is None:
            await seat.hear()
        return seat.table["result"]


async def strike(crowd, kills, how):
    """One after the other falls and comes back, in the middle of play."""
    servers = crowd.servers
    for _ in range(kills):
        before = len(crowd.acknowledged)
        async with asyncio.timeout(PATIENCE):
            while len(crowd.acknowledged) < before + crowd.random.randint(5, 30):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        victim = servers.some(crowd.random)
        servers.end(victim, how)
        since = time.monotonic()
        known = set(crowd.acknowledged)
        assert known <= set(await servers.stored())
        while await servers.unattended():  # noqa: ASYNC110  PostgreSQL does not tell
            await asyncio.sleep(0.02)
        crowd.taken_over.append(time.monotonic() - since)
        await servers.start(victim)
    crowd.enough = True


async def played_through(url, kills, how, luck=1):
    async with Servers(url, 3).running() as servers:
        crowd = Crowd(servers, Random(luck))
        async with asyncio.TaskGroup() as group:
            group.create_task(strike(crowd, kills, how))
            for names in ("AB", "CD", "EF"):
                group.create_task(crowd.table(names))
        stored = await servers.stored()
    assert crowd.games >= 3
    assert crowd.resumed > 0
    assert max(crowd.taken_over) < GOES_ON
    # Nothing is there twice: a decision has one answer, unless it was taken back, which nobody does here.
    answers = [row[:3] for row in stored if row[1] >= 0]
    assert len(answers) == len(set(answers))
    return crowd.codes


async def test_nothing_acknowledged_is_lost_when_servers_are_killed(postgresql_url):
    await played_through(postgresql_url, KILLS, signal.SIGKILL)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
async def test_nothing_acknowledged_is_lost_when_servers_are_killed_many_times(postgresql_url, part):
    await played_through(postgresql_url, MANY, signal.SIGKILL, part)


async def test_servers_are_replaced_one_by_one_while_people_play(postgresql_url):
    assert COME_BACK in await played_through(postgresql_url, KILLS, signal.SIGTERM)
