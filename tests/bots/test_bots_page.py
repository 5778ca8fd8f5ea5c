"""docs/bots.md is true: its programs run, and it names every bot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from posse.bots import names
from posse.core.registry import games

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
# The bot for a live table needs a server: tests/server/test_bot_example.py
PROGRAMS = [
    program
    for program in re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    if "urllib" not in program
]


@pytest.mark.parametrize("program", PROGRAMS, ids=["playing", "teams", "writing"])
def test_its_programs_run(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(program, {"__name__": "page"})
    assert capsys.readouterr().out


def test_every_bot_is_described() -> None:
    for game in games():
        for name in names(game):
            assert f"| `{name}` |" in PAGE
