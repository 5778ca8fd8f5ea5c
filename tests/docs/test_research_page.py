"""docs/research.md is true: its programs run, and what it counts is counted right."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from posse.core.registry import games
from posse.words import Words
from tests.words.source import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("program", PROGRAMS, ids=["pettingzoo", "gymnasium", "openspiel"])
def test_its_programs_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(program, {"__name__": "page"})
    assert capsys.readouterr().out


def test_it_counts_the_actions_of_every_game() -> None:
    for game in games():
        name = Words("en").t(game.name + "-name")
        assert re.search(rf"{re.escape(name)}( has)? {game.actions().size:,}\b", PAGE), name


def test_the_list_of_fields_is_current() -> None:
    command = [sys.executable, str(ROOT / "tools" / "encoding_pages.py"), "--check"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
