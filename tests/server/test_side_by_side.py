"""Several versions of Posse on one database: side by side where they understand it, else a sentence."""

import asyncio
import shutil

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from posse.core.errors import PosseError
from posse.server.ops.run import listen, run
from posse.server.store import migrations
from posse.server.store.storage import Storage, database_url
from posse.words import Words
from tests.server.serving import PATIENCE
from tests.server.several import server

NEXT = '''
"""A step of a later Posse."""

import sqlalchemy as sa
from alembic import op

revision = "{number:04}"
down_revision = "{before:04}"
branch_labels = None
depends_on = None
compatible = {compatible}


def upgrade() -> None:
    op.create_table("later_{number}", sa.Column("id", sa.Integer(), primary_key=True))
'''


@pytest.fixture
def newer(tmp_path, monkeypatch):
    """Install a Posse with one step more (or several), which is compatible or is not."""

    def install(*compatible):
        folder = tmp_path / f"migrations-{len(list(tmp_path.iterdir()))}"
        shutil.copytree(OURS, folder)
        for number, each in enumerate(compatible, LEVEL + 1):
            script = NEXT.format(number=number, before=number - 1, compatible=each)
            (folder / "versions" / f"{number:04}_later.py").write_text(script)
        monkeypatch.setattr(migrations, "HERE", folder)

    return install


OURS = migrations.HERE
LEVEL = migrations.level()


async def opened(url):
    storage = Storage(url)
    await storage.open()
    return storage


async def refused(url):
    with pytest.raises(PosseError) as error:
        await opened(url)
    return error.value.key


async def steps_of(storage):
    async with storage.engine.connect() as connection:
        return (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()


async def test_a_compatible_step_is_taken_beside_older_servers(postgresql_url, newer, monkeypatch):
    old = await opened(postgresql_url)
    newer(True)
    new = await opened(postgresql_url)
    try:
        assert await steps_of(new) == f"{LEVEL + 1:04}"
        assert await old.cookie_keys(0) == await new.cookie_keys(0)
        await old.save_visitor("v", "Anna", 1)
        assert await new.visitor_name("v") == "Anna"
        # An older one may still come, also when it is the only one again.
        monkeypatch.setattr(migrations, "HERE", OURS)
        await new.close()
        again = await opened(postgresql_url)
        assert await again.visitor_name("v") == "Anna"
        await again.close()
    finally:
        await old.close()


async def test_a_step_that_is_not_compatible_waits_until_older_servers_have_gone(
    postgresql_url, newer, monkeypatch
):
    old = await opened(postgresql_url)
    newer(False, True)
    assert await refused(postgresql_url) == "error-database-older"
    assert await steps_of(old) == f"{LEVEL:04}"  # nothing was changed
    await old.save_visitor("v", "Anna", 1)
    await old.close()
    new = await opened(postgresql_url)
    assert await steps_of(new) == f"{LEVEL + 2:04}"
    assert await new.visitor_name("v") == "Anna"
    monkeypatch.setattr(migrations, "HERE", OURS)
    assert await refused(postgresql_url) == "error-database-newer"
    newer(False)  # one that knows the step, but not the compatible one after it
    between = await opened(postgresql_url)
    assert await between.visitor_name("v") == "Anna"
    await between.close()
    await new.close()


async def test_a_newer_sqlite_database_is_used_if_it_can_be_understood(tmp_path, newer, monkeypatch):
    url = f"sqlite:///{tmp_path / 'posse.db'}"
    for compatible in (True, False):
        newer(*[True] * compatible, compatible)
        await (await opened(url)).close()
        monkeypatch.setattr(migrations, "HERE", OURS)
        if compatible:
            await (await opened(url)).close()
            (tmp_path / "posse.db").unlink()
        else:
            assert await refused(url) == "error-database-newer"


async def test_servers_of_one_version_start_side_by_side(postgresql_url):
    one, other = await opened(postgresql_url), await opened(postgresql_url)
    assert await one.cookie_keys(0) == await other.cookie_keys(0)
    await one.close()
    await other.close()


NEWER = "UPDATE settings SET value = '9999' WHERE name = 'schema-floor'"
END_ALL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid()"
)


async def test_a_server_that_was_cut_off_stops_if_a_newer_posse_has_changed_the_database(postgresql_url):
    app, ready = server(postgresql_url), asyncio.Event()
    running = asyncio.create_task(run(app, listen("127.0.0.1", 0), ready.set))
    await ready.wait()
    elsewhere = create_async_engine(database_url(postgresql_url))
    async with elsewhere.begin() as connection:
        for line in (NEWER, END_ALL):  # at once: its connections have kept others from doing that
            await connection.execute(text(line))
    with pytest.raises((PosseError, DBAPIError)):  # no connection of it gets through
        await app.services.storage.save_visitor("v", "Anna", 1)
    with pytest.raises(PosseError, match="error-database-newer"):
        await asyncio.wait_for(running, PATIENCE)
    async with elsewhere.begin() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM visitors"))).scalar() == 0
    await elsewhere.dispose()


async def test_every_connection_keeps_steps_back_that_are_too_much_for_it(postgresql_url, newer):
    """Also when a server has lost the one connection over which it hears of others."""
    old = await opened(postgresql_url)
    await old.session.close()
    newer(False)
    assert await refused(postgresql_url) == "error-database-older"
    await old.close()
    await (await opened(postgresql_url)).close()


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    "key", ["error-database-newer", "error-database-older", "error-database-full", "error-workers-database"]
)
def test_each_is_a_sentence(lang, key):
    assert Words(lang).t(key, url="postgresql://host/name").endswith(".")
