"""A command line to type at: `posse("games", "--lang", "ru")`, in this process, with what was printed."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from posse.cli import main
from posse.core import records
from tests.cli.sittings import finish, sitting


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

    def run(*arguments: str, typed: str = "") -> Printed:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(list(arguments))
        printed = capsys.readouterr()
        return Printed(code, printed.out, printed.err)

    return run


@pytest.fixture(scope="session")
def whole_game() -> str:
    """The record of a game played to its end against one greenhorn."""
    return records.write(finish(sitting()).record)


@pytest.fixture
def finished(whole_game: str, tmp_path: Path) -> Path:
    file = tmp_path / "finished.jsonl"
    file.write_text(whole_game)
    return file
