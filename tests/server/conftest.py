"""Logs as the server writes them, so that a failing test can be read; and each database in turn.

Every test that serves (its module imports `serving`, and it has a folder to serve from) runs on SQLite and on
PostgreSQL. The mark `one_database(why)` leaves it at SQLite, for a test or a module.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from posse.server.ops import logs
from tests.postgresql.cluster import Cluster
from tests.server.serving import Databases

logs.set_up()


@pytest.fixture(autouse=True)
def nothing_logged_yet() -> None:
    """What another test has logged is no repetition."""
    logs.repeats.kinds.clear()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    serves = "tmp_path" in metafunc.fixturenames and hasattr(metafunc.module, "serving")
    if serves and not metafunc.definition.get_closest_marker("one_database"):
        metafunc.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The kind of database this test runs on. `database_of(folder)` is its URL."""
    kind: str = getattr(request, "param", "sqlite")
    if kind == "sqlite":
        yield kind
        return
    cluster: Cluster = request.getfixturevalue("postgresql")
    made: dict[Path, str] = {}

    def postgresql_for(folder: Path) -> str:
        if folder not in made:
            made[folder] = cluster.create()
        return made[folder]

    monkeypatch.setattr(Databases, "url", staticmethod(postgresql_for))
    yield kind
    for url in made.values():
        cluster.drop(url)


@pytest.fixture
def postgresql_url(postgresql: Cluster) -> Iterator[str]:
    """A PostgreSQL database for one test, with Posse's tables and nothing in them."""
    url = postgresql.create()
    yield url
    postgresql.drop(url)
