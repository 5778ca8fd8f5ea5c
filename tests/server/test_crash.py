"""The server is killed again and again while people play: nothing that it has acknowledged is ever missing.

In `make test-long` it is killed 200 times, in runs of 20: a test that takes minutes counts as one that hangs.
POSSE_CRASHES=100 .venv/bin/pytest tests/server/test_crash.py kills it that often in each run.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import asynccontextmanager
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from posse.core.records import read, verify
from tests.server.serving import BOT, ME, PATIENCE, PERSON, Person

LONG = os.environ.get("POSSE_DEPTH") == "long"
CRASHES = int(os.environ.get("POSSE_CRASHES", "20" if LONG else "12"))
RUNS = 10 if LONG else 1

# One process that has all loaded and starts a server whenever it is told a port, once the last is dead.
# Windows are short, so that it is often killed just before or just after one closes.
FORKS = """
import os, sys
from pathlib import Path
from posse.server.limits import Limits
from posse.server.ops.run import serve
from posse.server.rooms import windows
windows.LENGTH = (0, 60)
server = 0
for port in sys.stdin:
    if server:
        os.waitpid(server, 0)
    server = os.fork()
    if server == 0:
        serve(port=int(port), data=Path(sys.argv[1]), limits=Limits.none(),
              started=lambda address: print(os.getpid(), address, flush=True))
        os._exit(0)
"""


class Victim:
    """A server that is killed and restarted, always on the same port and folder."""

    def __init__(self, folder):
        self.folder = folder
        self.pid = 0
        self.port = 0
        self.up = asyncio.Event()

    @asynccontextmanager
    async def running(self):
        command = [sys.executable, "-c", FORKS, str(self.folder)]
        self.forks = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        try:
            await self.start()
            yield
        finally:
            os.killpg(self.forks.pid, signal.SIGKILL)  # with the server, also if it is only just starting
            await self.forks.wait()

    async def start(self):
        self.forks.stdin.write(f"{self.port}\n".encode())
        async with asyncio.timeout(6 * PATIENCE):
            pid, address = (await self.forks.stdout.readline()).decode().split()
        self.pid, self.port = int(pid), int(address.rstrip("/").rpartition(":")[2])
        self.url = f"http://127.0.0.1:{self.port}"
        self.up.set()

    def kill(self):
        self.up.clear()
        os.kill(self.pid, signal.SIGKILL)

    def stored(self):
        """Every choice in the database: what the server has to know after its next start."""
        with sqlite3.connect(self.folder / "posse.db") as connection:
            return set(connection.execute("SELECT table_id, seat, decision, option FROM choices"))


class Crashes:
    """The people, what they were told is stored, and when the next blow falls."""

    def __init__(self, victim, random):
        self.victim = victim
        self.random = random
        self.acknowledged = set()
        self.left = CRASHES
        self.until_next = 5
        self.blow = asyncio.Event()
        self.games = 0
        self.resumed = 0
        self.taken_back = 0

    def was_told(self, table, seat, decision, option):
        self.acknowledged.add((table, seat, decision, option))
        self.until_next -= 1
        if self.until_next <= 0 and self.left:
            self.blow.set()

    async def strike(self):
        """Kill the server, look whether anything is missing, and start it again."""
        while self.left:
            await self.blow.wait()
            self.victim.kill()
            missing = self.acknowledged - self.victim.stored()
            assert not missing
            self.left -= 1
            self.until_next = self.random.randint(1, 30)
            self.blow.clear()
            await self.victim.start()

    async def request(self, person, method, path, body=None):
        """Ask again until there is a server that answers."""
        while True:
            await self.victim.up.wait()
            try:
                response = await person.http.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(0)
                continue
            return response

    async def table(self, names):
        """Two people and two bots play one game after the other, until there are no more crashes."""
        people = [Person(self.victim) for _ in names]
        try:
            for person, name in zip(people, names, strict=True):
                person.http.base_url = self.victim.url
                await self.request(person, "GET", "/api/me")
                await self.request(person, "PUT", "/api/me", {"name": name})
            while self.left:
                await self.game(people)
        finally:
            for person in people:
                await person.http.aclose()

    async def game(self, people):
        body = {"game": "dice-town", "seats": [ME, BOT, PERSON, BOT], "pace": "instant", "public": True}
        table = (await self.request(people[0], "POST", "/api/tables", body)).json()["id"]
        await self.request(people[1], "POST", f"/api/tables/{table}/join", {})
        # If the answer was lost, it has started already: asking again does no harm.
        await self.request(people[0], "POST", f"/api/tables/{table}/start")
        ends = await asyncio.gather(*[self.play(person, table) for person in people])
        record = read((await self.request(people[0], "GET", f"/api/tables/{table}/record")).text)
        truth = verify(record)
        assert truth.result().scores == ends[0]["scores"] == ends[1]["scores"]
        made = {(table, choice.seat, choice.decision, choice.option) for choice in record.choices}
        assert {each for each in self.acknowledged if each[0] == table} <= made
        self.games += 1

    async def play(self, person, table):
        """Play to the end through every crash; events known before one are the events after it."""
        known = []
        while True:
            await self.victim.up.wait()
            try:
                seat = await person.connect(f"/ws/tables/{table}?since={len(known)}")
            except (OSError, ConnectionClosed, EOFError, InvalidMessage):  # killed while it answered
                await asyncio.sleep(0)
                continue
            seat.events, seat.number = known, len(known)
            try:
                return await self.sit(seat, table)
            except ConnectionClosed:
                self.resumed += 1
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
                    await self.change_mind(seat)
                else:  # it had been stored before the server fell: look again
                    await seat.send(type="resume", since=seat.number)
            else:
                await seat.hear()
        while seat.table["result"] is None:
            await seat.hear()
        return seat.table["result"]

    async def change_mind(self, seat):
        """Now and then take a sealed answer back; it may be too late."""
        await seat.until("view")
        if seat.back is not None and self.random.random() < 0.2:
            await seat.send(type="take-back", decision=seat.back)
            message = await seat.hear()
            while message["type"] not in ("taken-back", "error"):
                message = await seat.hear()
            self.taken_back += message["type"] == "taken-back"


@pytest.mark.parametrize("seed", range(1, 1 + RUNS))
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path, seed):
    victim = Victim(tmp_path)
    async with victim.running():
        crashes = Crashes(victim, Random(seed))
        async with asyncio.TaskGroup() as group:
            group.create_task(crashes.strike())
            for names in ("AB", "CD", "EF"):
                group.create_task(crashes.table(names))
    assert crashes.left == 0
    assert crashes.games >= 3
    assert crashes.resumed >= CRASHES
    assert len(crashes.acknowledged) > 3 * CRASHES
    assert crashes.taken_back > CRASHES // 4
