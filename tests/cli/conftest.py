"""A command line to type at: `posse("games", "--lang", "ru")`, in this process, with what was printed."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from posse.cli import main


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


@pytest.fixture
def finished(posse: Posse, tmp_path: Path) -> Path:
    """A game played to its end against one greenhorn."""
    file = tmp_path / "finished.jsonl"
    done = posse(
        *("play", "dice-town", "--seats", "2", "--bots", "greenhorn", "--seed", "7", "--save", str(file)),
        typed=ANYTHING,
    )
    assert done.code == 0
    return file


# A player who takes the second option if there is one, else the first: enough for a whole game.
ANYTHING = "#2\n#1\n" * 600
