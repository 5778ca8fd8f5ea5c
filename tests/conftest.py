"""In tests a missing message or variable is an error, not a key on the screen.

`postgresql` is a PostgreSQL for tests: `postgresql.create()` gives the URL of a database of one's own.
`posse("games", "--lang", "ru")` is a command line to type at, in this process; it gives what was printed.
Tests marked slow run only in `make test-long`. Those in folders called `browser` run only when such a folder
is named: Playwright's synchronous interface does not get on with tests that are async.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from posse.words import Words

if TYPE_CHECKING:
    from tests.postgresql.cluster import Cluster

Words.strict = True


@dataclass
class Printed:
    code: int
    out: str
    err: str


Posse = Callable[..., Printed]


@pytest.fixture
def posse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Posse:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for variable in ("POSSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    from posse.cli import main  # not above: most tests need no command line

    def run(*arguments: str, typed: str = "") -> Printed:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(list(arguments))
        printed = capsys.readouterr()
        return Printed(code, printed.out, printed.err)

    return run


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """The PostgreSQL of this test run, started when the first test wants it."""
    if sys.platform == "win32":
        pytest.skip("not on Windows")
    from tests.postgresql.cluster import joined  # not above: most tests need no database

    mine = tmp_path_factory.getbasetemp()
    with joined(mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine) as cluster:
        yield cluster


def names_browser_tests(config: pytest.Config) -> bool:
    """Whether a folder of browser tests is named on the command line."""
    return any("browser" in Path(name.partition("::")[0]).parts for name in config.args)


def pytest_configure(config: pytest.Config) -> None:
    if names_browser_tests(config):
        config.pluginmanager.import_plugin("tests.browser.fixtures")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    left_out = collection_path.name == "browser" and not names_browser_tests(config)
    return True if left_out else None  # None: ask the others


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked slow are left to `make test-long`, unless they are named on the command line."""
    if os.environ.get("POSSE_DEPTH") == "long" or any("::" in name for name in config.args):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]
