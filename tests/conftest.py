"""In tests a missing message or variable is an error, not a key on the screen.

`posse("games", "--lang", "ru")` is a command line to type at, in this process; it gives what was printed.
Tests marked slow run only in `make test-long`.
"""

import io
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from posse.words import Words

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked slow are left to `make test-long`, unless they are named on the command line."""
    if os.environ.get("POSSE_DEPTH") == "long" or any("::" in name for name in config.args):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]
