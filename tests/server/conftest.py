"""Logs as the server writes them, so that a failing test can be read; each database in turn; a made-up game.

Every test that serves (its module imports `serving`, and it has a folder to serve from) runs on SQLite and on
PostgreSQL. The mark `one_database(why)` leaves it at SQLite, for a test or a module.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import posse.games
from posse.core import Game, registry
from posse.messages import LANGUAGES, book
from posse.server.ops import logs
from tests.postgresql.cluster import Cluster
from tests.server.serving import Databases

MESSAGES = """
standoff-event-played = { $seat } plays { $card }.
standoff-event-threatened = { $seat } shoots at { $target }.
standoff-event-hit = { $seat } is hit ({ $life }).
"""

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


@pytest.fixture(scope="module")
def standoff() -> Iterator[Game]:
    """The made-up game, found like any other while a module's tests run."""
    folder = str(Path(__file__).parent / "made_up")
    posse.games.__path__.append(folder)
    for lang in LANGUAGES:
        held = book(lang)
        messages = [entry for entry in FluentParser().parse(MESSAGES).body if isinstance(entry, ast.Message)]
        for message in messages:
            held.patterns[message.id.name] = message.value
        held.bundle.add_resource(ast.Resource(body=[*messages]))
    yield registry.find("standoff")
    posse.games.__path__.remove(folder)
    sys.modules.pop("posse.games.standoff")
    for lang in LANGUAGES:
        for key in [key for key in book(lang).patterns if key.startswith("standoff-")]:
            del book(lang).patterns[key]
