"""What the README shows works as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from posse.core import registry
from posse.core.records import Luck, Record, write

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SHELL = [line for block in re.findall(r"```sh\n(.*?)```", README, re.S) for line in block.splitlines()]
POSSE = [line for line in SHELL if line.startswith("posse ") and line != "posse serve"]
PYTHON = re.findall(r"```python\n(.*?)```", README, re.S)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a finished game in it, as the README supposes."""
    game = registry.find("dice-town")
    record = Record.begin(game, ["Ann", "Bob"], {}, Luck(bytes(32)))
    table, random = record.table(), Random(1)
    while not table.over:
        decision = table.decisions()[0]
        record.add(table, decision.seat, random.choice(decision.names))
    (tmp_path / "game.posse").write_text(write(record), encoding="utf-8")
    return tmp_path


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    home = {"HOME": str(folder), "XDG_STATE_HOME": str(folder), "POSSE_LANG": "en"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, **home},
        stdin=subprocess.DEVNULL,  # a question finds nobody at the keyboard, and the program leaves
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("line", POSSE)
def test_commands_of_the_readme_run(line: str, folder: Path) -> None:
    done = run(["-m", *line.split()], folder)
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr
    assert done.stdout.strip()


def test_the_readme_shows_both_commands_and_how_to_host() -> None:
    assert {"make play", "make test", "pip install .", "posse serve"} <= set(SHELL)
    assert len(POSSE) >= 8


def test_python_of_the_readme_runs(folder: Path) -> None:
    (example,) = PYTHON
    done = run(["-c", example], folder)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("commit-keep") == 4


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(page: str) -> None:
    root = Path(__file__).parents[2]
    links = re.findall(r"\]\(([^)#]+)\)", (root / page).read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (root / link).exists()]
    assert missing == []
