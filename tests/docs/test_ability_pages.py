"""The pages about abilities are made from the code and current."""

import subprocess
import sys

from tests.words.source import ROOT


def test_the_pages_are_current():
    command = [sys.executable, str(ROOT / "tools" / "ability_pages.py"), "--check"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_every_character_answers_something():
    """A character without an ability would be a slot that nobody has filled."""
    for page in (ROOT / "docs").glob("*-abilities.md"):
        assert "| |" not in page.read_text(encoding="utf-8")
