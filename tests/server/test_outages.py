"""A database that goes away while people play: they are told, nothing is lost, and it goes on by itself."""

import asyncio
import json
from contextlib import asynccontextmanager
from random import Random

import asyncpg
import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError, ProgrammingError

from posse.server.rooms import dealing
from posse.server.rooms.schedule import RETRY
from posse.server.store import failures
from tests.server.serving import BOT, ME, FakeClock, begin, eventually, serving, two_people
from tests.server.several import deal, play_on, sit_down, together


@asynccontextmanager
async def away(postgresql, url):
    """PostgreSQL ends all connections to this database and takes no new ones."""
    name = make_url(url).database
    admin = await asyncpg.connect(postgresql.url.render_as_string(hide_password=False))
    try:
        await admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        yield
    finally:
        await admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        await admin.close()


def logged(capsys):
    """What the servers have logged since the last look."""
    return [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]


def choice(seat):
    """What this seat would choose; if it is asked nothing, the server has to look whether that is so."""
    return (seat.decision["options"][0]["name"], seat.decision["id"]) if seat.decision else ("keep:0", "1")


async def test_a_database_that_goes_away_and_comes_back_costs_nothing_but_time(
    postgresql, postgresql_url, capsys
):
    async with together(postgresql_url, 2) as servers:
        anna, boris = await servers.people("Anna", "Boris")
        table = await sit_down([anna, boris], bots=[BOT])
        async with anna.at(table) as a, boris.at(table) as b:
            await deal(anna, table, a, b)
            await play_on(Random(1), [a, b], 20)
            logged(capsys)
            async with away(postgresql, postgresql_url):
                for seat in (a, b, a):
                    answer = await seat.choose(*choice(seat))
                    assert answer["fault"]["code"] == "no-database"
                assert (await anna.get(f"/api/tables/{table}", status=503))["code"] == "no-database"
                late = await anna.connect(f"/ws/tables/{table}")
                assert await late.ended() == 1013
                assert late.errors[-1]["code"] == "no-database"
                await eventually(lambda: servers.acting(table) == [])
            lines = logged(capsys)
            assert {line["event"] for line in lines} == {failures.AWAY}
            assert not any("exception" in line for line in lines)
            known = [list(seat.events) for seat in (a, b)]
            assert await play_on(Random(2), [a, b], 20) >= 20
            assert [seat.events[: len(events)] for seat, events in zip((a, b), known, strict=True)] == known
            log = await servers[0].app.services.storage.choices_after(table, 0)
            assert [row.sequence for row in log] == list(range(len(log)))
            assert len({(row.seat, row.decision) for row in log}) == len(log)  # nothing counts twice


class Fails:
    """The storage of a server whose disk is full until somebody makes room."""

    def __init__(self, storage, monkeypatch):
        self.full = False
        self.refused = 0
        for name in ("add_choice", "save"):
            monkeypatch.setattr(storage, name, self._unless_full(getattr(storage, name)))

    def _unless_full(self, write):
        async def writes(*args, **more):
            if self.full:
                self.refused += 1
                raise OperationalError("INSERT", {}, OSError("disk is full"))
            await write(*args, **more)

        return writes


def due_after(clock, milliseconds):
    """How many things are due then."""
    return sum(alarm.when == clock.time + milliseconds for alarm in clock.alarms if not alarm.cancelled)


@pytest.mark.parametrize("answers", ["default", "bot"])
async def test_when_time_is_up_and_nothing_can_be_stored_it_is_tried_again(tmp_path, monkeypatch, answers):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        fails = Fails(served.app.services.storage, monkeypatch)
        anna, boris, table = await two_people(served, clock={"kind": "live", "seconds": 30}, timeout=answers)
        async with anna.at(table) as a, boris.at(table) as b:
            await begin(anna, a, b)
            await asyncio.gather(a.until_asked(), b.until_asked())
            fails.full = True
            clock.advance(30_000)
            await eventually(lambda: fails.refused == 2)
            play = served.directory.rooms[table].play
            assert (play.table.waiting, play.choices) == (3, [])
            await eventually(lambda: due_after(clock, RETRY) == 2)
            fails.full = False
            clock.advance(RETRY)
            for seat in (a, b):
                await seat.until("time-up")


async def test_a_deal_that_cannot_be_stored_when_time_is_up_is_tried_again(tmp_path, monkeypatch, capsys):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        fails = Fails(served.app.services.storage, monkeypatch)
        anna, _, table = await two_people(served)
        async with anna.at(table) as a:
            await a.give_share()
            await anna.http.post(f"/api/tables/{table}/start")  # Boris never says anything
            fails.full = True
            logged(capsys)
            await clock.run_to_next(dealing.HASH_WAIT)
            await eventually(lambda: fails.refused == 1)
            task = served.directory.rooms[table].deal_task
            await eventually(lambda: task.done())
            assert task.exception() is None
            assert {line["event"] for line in logged(capsys)} == {failures.AWAY}
            fails.full = False
            await clock.run_to_next(dealing.HASH_WAIT)
            await a.until_asked()
            assert a.luck["shares"] == ["own", "default"]


@pytest.mark.parametrize(
    ("error", "away"),
    [
        (ConnectionRefusedError("refused"), True),
        (TimeoutError(), True),
        (DBAPIError("SELECT 1", {}, Exception("the database system is starting up")), True),
        (InternalError("SELECT 1", {}, Exception("another operation is in progress")), True),
        (OperationalError("INSERT", {}, Exception("database is locked")), True),
        (IntegrityError("INSERT", {}, Exception("duplicate key")), False),
        (ProgrammingError("SELECT", {}, Exception("no such column")), False),
        (KeyError("a fault of ours"), False),
    ],
)
def test_what_is_the_databases_doing_and_what_is_a_fault(error, away):
    assert failures.is_away(error) == away


async def test_a_fault_is_logged_with_its_traceback_and_told_as_such(tmp_path, monkeypatch, capsys):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT))["id"]

        async def fails(_):
            raise KeyError("a fault of ours")

        monkeypatch.setattr(served.app.services.storage, "visitor_name", fails)
        seat = await anna.connect(f"/ws/tables/{table}")
        assert await seat.ended() == 1011
        assert seat.errors[-1]["code"] == "server"
        (line,) = logged(capsys)
        assert "a fault of ours" in line["exception"]
