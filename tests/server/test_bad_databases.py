"""Databases that cannot be used: one clear sentence each, and nothing is changed."""

import asyncio

import pytest
from sqlalchemy.engine import make_url

from posse.cli.app import run as command
from posse.core.errors import PosseError
from posse.server.store.storage import Storage, database_url


async def execute(url, *lines):
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(database_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for line in lines:
            await connection.execute(text(line))
    await engine.dispose()


def complaint(capsys, *arguments):
    """What the command says on standard error: one line, and exit code 2."""
    assert command(["serve", "--port", "0", "--lang", "en", *arguments]) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert "Traceback" not in line
    return line


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/x", "postgresql:/one-slash", "postgres"])
def test_what_is_no_url(capsys, url):
    assert "is not a database that Posse knows" in complaint(capsys, "--db", url)


def test_a_host_that_is_not_there(capsys):
    line = complaint(capsys, "--db", "postgresql://user:secret@127.0.0.1:1/posse")
    assert "postgresql://user:***@127.0.0.1:1/posse cannot be opened" in line


def test_a_database_that_is_not_there(capsys, postgresql_url):
    url = make_url(postgresql_url).set(database="no_such_thing").render_as_string(hide_password=False)
    line = complaint(capsys, "--db", url)
    assert "no_such_thing" in line
    assert "does not exist" in line


def test_workers_on_sqlite(capsys, tmp_path):
    line = complaint(capsys, "--workers", "2", "--data", str(tmp_path))
    assert "needs PostgreSQL" in line
    assert "--workers" in complaint(capsys, "--workers", "0")
    assert "--workers" in complaint(capsys, "--workers", "many")


def test_a_database_of_a_newer_posse(capsys, postgresql_url):
    newer = ("UPDATE alembic_version SET version_num = '9999'", "UPDATE settings SET value = '9999'")
    asyncio.run(execute(postgresql_url, *newer))
    assert "newer Posse" in complaint(capsys, "--db", postgresql_url)


def test_too_few_connections(capsys, postgresql_url):
    name = make_url(postgresql_url).database
    role = f"few_{name}"
    made = (
        f'CREATE ROLE "{role}" LOGIN CONNECTION LIMIT 1',
        f'GRANT ALL ON ALL TABLES IN SCHEMA public TO "{role}"',
    )
    asyncio.run(execute(postgresql_url, *made))
    try:
        url = make_url(postgresql_url).set(username=role).render_as_string(hide_password=False)
        assert "no connection left" in complaint(capsys, "--db", url)
        assert "no connection left" in complaint(capsys, "--db", url, "--workers", "2")
    finally:
        asyncio.run(execute(postgresql_url, f'DROP OWNED BY "{role}"', f'DROP ROLE "{role}"'))


async def test_after_each_of_them_nothing_is_left_open(postgresql_url):
    """No connection stays behind that would keep others out."""
    with pytest.raises(PosseError, match="error-database"):
        await Storage("postgresql://user@127.0.0.1:1/posse").open()
    storage = Storage(postgresql_url)
    await storage.open()
    await storage.close()
    assert storage.engine.sync_engine.pool.checkedout() == 0
