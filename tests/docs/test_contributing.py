"""The commands that CONTRIBUTING lists are there, and `make test` runs the parts it says."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.M))


def test_every_command_there_is_a_target() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`make ([a-z-]+)`", page))
    assert {"test", "test-long", "lint", "types", "test-python", "test-client", "test-browser"} <= named
    assert named <= TARGETS


def test_the_parts_of_make_test_are_targets() -> None:
    (parts,) = re.findall(r"^PARTS := (.*)", MAKEFILE, re.M)
    named = set(re.findall(r"\b(lint|types|test-[a-z]+)\b", parts))
    assert named == {"lint", "types", "test-python", "test-client", "test-browser"}
    assert named <= TARGETS


def test_the_seconds_of_each_part_are_told() -> None:
    table = runpy.run_path(str(ROOT / "tools" / "parts.py"))["table"]
    told = table([("lint", 2.4), ("test-python", 61.0)], "test-python").split("\n")
    assert [line.split() for line in told] == [
        [],
        ["lint", "2", "s"],
        ["python", "61", "s", "failed"],
        ["all", "63", "s"],
    ]
