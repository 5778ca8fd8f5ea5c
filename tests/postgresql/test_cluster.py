"""The PostgreSQL of a test run: databases that do not see each other, and nothing left afterwards."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from tests.postgresql.cluster import run

# Joins the PostgreSQL of a folder, says where it is, and goes when it is told to.
USER = """
import sys
from pathlib import Path
from tests.postgresql.cluster import joined
with joined(Path(sys.argv[1])) as cluster:
    print(cluster.url.query["host"], cluster.create(), flush=True)
    sys.stdin.readline()
"""

SECONDS = 30  # in which PostgreSQL has ended; it takes less than one


async def _tables(url):
    connection = await asyncpg.connect(url)
    try:
        found = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        await connection.execute("CREATE TABLE mine (a int)")
        return {row[0] for row in found}
    finally:
        await connection.close()


def test_each_database_has_posses_tables_and_is_its_own(postgresql):
    urls = [postgresql.create(), postgresql.create()]
    for url in urls:
        tables = run(_tables(url))
        assert {"tables", "seats", "choices"} <= tables
        assert "mine" not in tables
        postgresql.drop(url)
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        run(_tables(urls[0]))


def user(shared):
    return subprocess.Popen(
        [sys.executable, "-c", USER, str(shared)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_all_processes_share_one_and_when_the_last_has_gone_it_ends(tmp_path, monkeypatch):
    monkeypatch.delenv("POSSE_TEST_DB", raising=False)
    with user(tmp_path) as first, user(tmp_path) as second:
        places = [each.stdout.readline().split() for each in (first, second)]
        (folder,) = {place for place, _ in places}
        names = {make_url(url).database for _, url in places}
        assert len(names) == 2
        first.send_signal(signal.SIGKILL)  # and it cannot clear anything away
        second.send_signal(signal.SIGKILL)
    until = time.monotonic() + SECONDS
    while Path(folder).exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert not Path(folder).exists()
