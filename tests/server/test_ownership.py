"""One server at a time uses a database. A second one refuses to start, and one that was displaced stops."""

import asyncio
import signal
import subprocess
import sys

import pytest
from sqlalchemy import text

from posse.core.errors import PosseError
from posse.messages import LANGUAGES
from posse.server.http.app import App
from posse.server.ops.run import data_folder, listen, run
from posse.server.services import Services
from posse.server.store import ownership
from posse.server.store.storage import Displaced, Storage
from posse.words import Words
from tests.server.serving import PATIENCE

# A server's storage in a process of its own, which says when it has the database.
HOLDS = """
import asyncio, sys
from posse.server.store.storage import Storage
async def hold():
    await Storage(sys.argv[1]).open()
    print("open", flush=True)
    await asyncio.sleep(600)
asyncio.run(hold())
"""


def in_use(lang, database):
    return Words(lang).t("error-database-in-use", url=str(database))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_is_for_one_server_at_a_time(posse, tmp_path, lang):
    file = tmp_path / "games.db"
    with data_folder(tmp_path, f"sqlite:///{file}"):
        done = posse("serve", "--port", "0", "--db", f"sqlite:///{file}", "--lang", lang)
    assert (done.code, done.out, done.err) == (2, "", in_use(lang, file) + "\n")


def test_a_file_in_a_folder_in_use_is_in_use_too(tmp_path):
    with data_folder(tmp_path, ""):
        for name in ("posse.db", "../" + tmp_path.name + "/posse.db"):
            with (
                pytest.raises(PosseError, match="error-database-in-use"),
                data_folder(tmp_path, f"sqlite:///{tmp_path / name}"),
            ):
                pass
        with data_folder(tmp_path, f"sqlite:///{tmp_path / 'other.db'}"):
            pass
    with data_folder(tmp_path, f"sqlite:///{tmp_path / 'posse.db'}"):
        pass


def test_a_locked_file_keeps_what_is_in_it_whatever_its_name(tmp_path):
    file = tmp_path / "games.lock"
    file.write_text("tables")
    with data_folder(tmp_path, f"sqlite:///{file}"):
        assert file.read_text() == "tables"


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path):
    with (
        pytest.raises(PosseError, match=r"error-database .*No such file"),
        data_folder(tmp_path, f"sqlite:///{tmp_path}/none/games.db"),
    ):
        pass


@pytest.mark.parametrize("db", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_needs_no_lock(tmp_path, db):
    with data_folder(tmp_path, db), data_folder(tmp_path, db):
        assert list(tmp_path.iterdir()) == []


async def test_a_lost_connection_is_replaced(tmp_path):
    storage = Storage(f"sqlite:///{tmp_path / 'posse.db'}")
    await storage.open()
    first = storage.writer.connection
    await first.invalidate()
    await storage.save_visitor("v", "Anna", 1)
    assert storage.writer.connection is not first
    assert await storage.visitor_name("v") == "Anna"
    await storage.close()


async def test_a_server_that_another_one_has_displaced_writes_nothing_and_stops(
    tmp_path, monkeypatch, capsys
):
    storage = Storage(f"sqlite:///{tmp_path / 'posse.db'}")
    ready = asyncio.Event()

    async def refused(*_):
        raise ownership.in_use("the database")

    with listen("127.0.0.1", 0) as listening:
        running = asyncio.create_task(run(App(Services(storage)), listening, ready.set))
        async with asyncio.timeout(PATIENCE):
            await ready.wait()
            await storage.writer.connection.invalidate()
            monkeypatch.setattr(ownership, "own_connection", refused)
            for _ in range(2):
                with pytest.raises(Displaced):
                    await storage.save_visitor("v", "Anna", 1)
            with pytest.raises(PosseError, match="error-database-in-use"):
                await running
    assert capsys.readouterr().err.count("another server has the database now: this one stops") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_second_server_on_a_postgresql_refuses_to_start(posse, postgresql_url, lang, monkeypatch):
    monkeypatch.setattr(Storage.open, "__defaults__", (0.0,))
    first = Storage(postgresql_url)
    await first.open()
    done = await asyncio.to_thread(posse, "serve", "--port", "0", "--db", postgresql_url, "--lang", lang)
    shown = first.url.render_as_string(hide_password=True)
    assert (done.code, done.out, done.err) == (2, "", in_use(lang, shown) + "\n")
    await first.close()
    second = Storage(postgresql_url)
    await second.open(patience=0)
    await second.close()


async def test_a_killed_server_leaves_the_database_to_the_next(postgresql_url):
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDS, postgresql_url, stdout=subprocess.PIPE
    )
    try:
        assert await holder.stdout.readline() == b"open\n"
        with pytest.raises(PosseError, match="error-database-in-use"):
            await Storage(postgresql_url).open(patience=0)
    finally:
        holder.send_signal(signal.SIGKILL)
        await holder.wait()
    after = Storage(postgresql_url)
    await after.open()
    await after.close()


async def lose(storage):
    """The database ends the connection that holds the lock, as when it is restarted."""
    find = text(
        "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON database = pg_database.oid"
        " WHERE locktype = 'advisory' AND granted AND datname = current_database()"
    )
    async with storage.engine.begin() as connection:
        assert [row[0] for row in await connection.execute(find)] == [True]


async def test_a_server_whose_connection_was_lost_takes_the_lock_again(postgresql_url):
    first = Storage(postgresql_url)
    await first.open()
    await lose(first)
    with pytest.raises(Exception, match="connection"):
        await first.writer.check()
    await first.save_visitor("v", "Anna", 1)
    with pytest.raises(PosseError, match="error-database-in-use"):
        await Storage(postgresql_url).open(patience=0)
    await first.close()


async def test_a_server_that_was_not_fast_enough_is_displaced(postgresql_url, monkeypatch):
    monkeypatch.setattr(ownership, "PATIENCE", 0)
    first, second = Storage(postgresql_url), Storage(postgresql_url)
    await first.open()
    await lose(first)
    await second.open()
    told = []
    first.writer.on_displaced = lambda: told.append(True)
    with pytest.raises(Exception, match="connection"):
        await first.save_visitor("v", "Boris", 2)
    with pytest.raises(Displaced):
        await first.save_visitor("v", "Boris", 2)
    assert told == [True]
    await second.save_visitor("v", "Anna", 1)
    assert await second.visitor_name("v") == "Anna"
    await first.close()
    await second.close()
