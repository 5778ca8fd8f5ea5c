"""The database: migrations, transactions, and what is deleted."""

import asyncio
import subprocess
import sys

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, Table, insert, text

from posse.core.errors import PosseError
from posse.server.rooms import cleanup, seat_rows
from posse.server.store import migrations
from posse.server.store.rows import ChatRow, ChoiceRow, TableRow
from posse.server.store.schema import METADATA, SEATS
from posse.server.store.storage import Storage, Taken, database_url
from tests.server.serving import BOT, ME, PERSON, FakeClock, database_of, eventually, serving


def _table(name="t", status="running"):
    return TableRow(
        name, "dice-town", "1", "{}", status, False, True, "i", "v", "quick", "", "bot", b"s", b"", 1, 1,
        rematch="", barred="",
    )  # fmt: skip


# Columns that the first database did not have
NEWER = ("barred", "ask_always", "always", "sealed", "lost", "share_hash", "revision", "waiting", "result")


def _choice(sequence, table="t"):
    return ChoiceRow(table, sequence, 0, "1", "commit-keep", "keep:0", "person", 1, 0)


@pytest.fixture
async def storage(tmp_path, database):
    storage = Storage(database_of(tmp_path))
    await storage.open()
    yield storage
    await storage.close()


async def run_sql(storage, statement):
    async with storage.engine.begin() as connection:
        return await connection.execute(text(statement))


async def test_migrations_make_what_the_schema_says(storage):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_migrating_twice_changes_nothing_and_keeps_the_secret(tmp_path, storage):
    keys = await storage.cookie_keys(0)
    await storage.close()
    again = Storage(database_of(tmp_path))
    await again.open()
    assert await again.cookie_keys(0) == keys
    assert [len(key) for key in keys] == [32]
    await again.close()


async def test_migrations_can_be_undone_and_done_again(storage):
    async with storage.engine.begin() as connection:
        await connection.run_sync(lambda each: command.downgrade(migrations.settings(each), "base"))
    async with storage.engine.begin() as connection:
        await connection.run_sync(migrations.upgrade)
        tables = await connection.run_sync(lambda each: MigrationContext.configure(each).get_current_heads())
    assert len(tables) == 1


async def test_a_table_of_an_older_database_is_brought_along(storage):
    async with storage.engine.begin() as connection:
        await connection.run_sync(lambda each: command.downgrade(migrations.settings(each), "0001"))
        values = {name: value for name, value in vars(_table()).items() if name not in NEWER}
        values["options"] = values.pop("settings")
        old = await connection.run_sync(lambda each: Table("tables", MetaData(), autoload_with=each))
        await connection.execute(insert(old), values)
        seat = vars(seat_rows.person("t", 0, "v", "Anna"))
        await connection.execute(insert(SEATS), {name: seat[name] for name in seat if name not in NEWER})
    async with storage.engine.begin() as connection:
        await connection.run_sync(migrations.upgrade)
    found = await storage.load("t")
    assert found.table == _table()
    assert found.seats == [seat_rows.person("t", 0, "v", "Anna")]


@pytest.mark.parametrize("status", ["open", "dealing", "running", "over"])
async def test_shares_without_hashes_count_only_where_they_are_dealt(storage, status):
    async with storage.engine.begin() as connection:
        await connection.run_sync(lambda each: command.downgrade(migrations.settings(each), "0004"))
        for name, row in (
            ("tables", vars(_table(status=status))),
            ("seats", vars(seat_rows.person("t", 0, "v", "Anna")) | {"share": b"s" * 32, "given": True}),
        ):
            old = await connection.run_sync(
                lambda each, name=name: Table(name, MetaData(), autoload_with=each)
            )
            known = {column: value for column, value in row.items() if column in old.c}
            await connection.execute(insert(old), known)
    async with storage.engine.begin() as connection:
        await connection.run_sync(migrations.upgrade)
    [seat] = (await storage.load("t")).seats
    dealt = status in ("running", "over")
    assert (seat.share, seat.given) == ((b"s" * 32, True) if dealt else (b"", False))
    assert seat.share_hash == ""


async def test_a_database_of_a_newer_posse_is_left_alone(tmp_path, storage):
    await run_sql(storage, "UPDATE alembic_version SET version_num = '9999'")
    await run_sql(storage, "UPDATE settings SET value = '9998' WHERE name = 'schema-floor'")
    await storage.close()
    with pytest.raises(PosseError, match="error-database-newer"):
        await Storage(database_of(tmp_path)).open()


@pytest.mark.one_database("PostgreSQL has no files")
async def test_a_file_that_is_no_database_is_named(tmp_path):
    (tmp_path / "posse.db").write_text("this is a letter, not a database" * 100)
    with pytest.raises(PosseError, match="error-database ") as caught:
        await Storage(f"sqlite:///{tmp_path / 'posse.db'}").open()
    assert "posse.db" in str(caught.value)


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/x", "", "://"])
def test_databases_that_posse_does_not_know(url):
    with pytest.raises(PosseError, match="error-database-url"):
        database_url(url)


def test_urls_get_their_drivers():
    assert database_url("sqlite:////a/b.db").drivername == "sqlite+aiosqlite"
    assert database_url("postgres://u@h/x").drivername == "postgresql+asyncpg"
    assert database_url("postgresql+psycopg://u@h/x").drivername == "postgresql+asyncpg"


async def test_a_place_in_the_log_is_given_once(storage):
    row = _table()
    await storage.save((row, [seat_rows.free("t", 0)]), new=row)
    await storage.add_choice(_choice(0))
    with pytest.raises(Taken):
        await storage.add_choice(_choice(0))
    await storage.add_choice(_choice(1))
    assert [choice.sequence for choice in (await storage.load("t")).choices] == [0, 1]


async def test_what_waits_together_is_stored_together_and_one_failure_spoils_nothing_else(storage):
    row = _table()
    await storage.save((row, [seat_rows.free("t", 0)]), new=row)
    results = await asyncio.gather(
        *[storage.add_choice(_choice(sequence)) for sequence in (0, 1, 2, 2, 3)],
        storage.add_choice(_choice(0, "no such table")),
        storage.add_chat(ChatRow("t", 0, 0, "Anna", "hello", 1)),
        return_exceptions=True,
    )
    assert [isinstance(each, Taken) for each in results] == [False, False, False, True, False, True, False]
    stored = await storage.load("t")
    assert [choice.sequence for choice in stored.choices] == [0, 1, 2, 3]
    assert len(stored.chat) == 1


async def test_the_end_of_a_game_is_stored_with_its_last_choice(storage):
    row = _table()
    await storage.save((row, [seat_rows.free("t", 0)]), new=row)
    assert await storage.active() == ["t"]
    row.status = "over"
    await storage.add_choice(_choice(0), row)
    assert await storage.active() == []
    assert await storage.ended_before(2) == ["t"]


async def test_removing_a_table_removes_all_that_belongs_to_it(storage):
    rows = [_table(f"t{number}") for number in range(250)]
    for row in rows:
        await storage.save((row, [seat_rows.free(row.id, 0)]), new=row)
        await storage.add_choice(_choice(0, row.id))
    assert len(await storage.load_all([row.id for row in rows])) == 250
    await storage.remove([row.id for row in rows[1:]])
    assert await storage.active() == ["t0"]
    for table in ("seats", "choices"):
        assert (await run_sql(storage, f"SELECT count(*) FROM {table}")).scalar() == 1


async def test_names_that_nobody_uses_are_forgotten(storage):
    row = _table()
    await storage.save((row, [seat_rows.person("t", 0, "sits", "Anna")]), new=row)
    for visitor, seen in (("sits", 1), ("old", 1), ("new", 100)):
        await storage.save_visitor(visitor, "Name", seen)
    await storage.saw_visitor("old", 50)  # within a day: not worth a note
    await storage.forget_visitors(50)
    assert [await storage.visitor_name(visitor) for visitor in ("sits", "old", "new")] == [
        "Name",
        None,
        "Name",
    ]


async def test_a_name_in_use_is_kept(storage):
    await storage.save_visitor("v", "Anna", 1)
    await storage.saw_visitor("v", 10**9)
    await storage.forget_visitors(10**8)
    assert await storage.visitor_name("v") == "Anna"


async def test_old_tables_are_cleared_away_and_others_stay(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        finished = (await anna.opens(BOT, BOT))["id"]
        async with anna.at(finished) as watching:
            await anna.post(f"/api/tables/{finished}/start")
            await watching.until_over()
        forsaken = (await anna.opens(ME, PERSON))["id"]
        waiting = (await anna.opens(ME, PERSON))["id"]
        running = (await boris.opens(ME, BOT))["id"]
        await boris.post(f"/api/tables/{running}/start")
        async with anna.at(waiting) as a:
            clock.advance(cleanup.OPEN_KEPT + cleanup.EVERY + 1)
            await eventually(lambda: forsaken not in served.directory.rooms)
            await served.app.cleanup.run()
            await a.in_step()  # somebody is there: it stays
            await anna.get(f"/api/tables/{forsaken}", status=404)
            assert (await anna.get(f"/api/tables/{finished}"))["status"] == "over"
        clock.time += cleanup.OVER_KEPT
        await served.app.cleanup.run()
        await served.app.cleanup.run()  # the finished one was looked at, so it was still in memory
        for gone in (finished, waiting):
            await anna.get(f"/api/tables/{gone}", status=404)
        assert (await boris.get(f"/api/tables/{running}"))["status"] == "running"
        clock.time += cleanup.IDLE_KEPT
        await served.app.cleanup.run()
        await boris.get(f"/api/tables/{running}", status=404)
        assert served.directory.rooms == {}


# Runs in a process of its own, in which the PostgreSQL driver cannot be imported.
WITHOUT_DRIVER = """
import asyncio, sys
sys.modules["asyncpg"] = None
from posse.core.errors import PosseError
from posse.server.ops.run import serve
from posse.server.store.storage import Storage
async def use():
    storage = Storage(sys.argv[1])
    await storage.open()
    await storage.save_visitor("v", "Anna", 1)
    print(await storage.visitor_name("v"))
    await storage.close()
asyncio.run(use())
try:
    serve(port=0, db="postgresql://127.0.0.1/posse")
except PosseError as error:
    print(error)
"""


@pytest.mark.one_database("both are in it")
def test_sqlite_needs_no_driver_of_postgresql_and_postgresql_says_that_it_does(tmp_path):
    url = f"sqlite:///{tmp_path / 'posse.db'}"
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_DRIVER, url], capture_output=True, text=True, timeout=60, check=True
    )
    stored, refused = done.stdout.splitlines()
    assert stored == "Anna"
    assert refused.startswith("error-database-driver")
    assert "asyncpg" in refused
