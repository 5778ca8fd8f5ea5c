"""No rule names a character or an event card: they answer what rules ask."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from posse.games import bang
from posse.games.bang.facts import CHARACTER_NAMES, EVENT_NAMES

PACKAGE = Path(str(bang.__file__)).parent
RULES = sorted((PACKAGE / "rules").glob("*.py"))
NAMES = {*CHARACTER_NAMES, *EVENT_NAMES}
TERMS = {f"{kind}-{name}" for kind in ("character", "happening") for name in NAMES}


def constants(node: ast.AST) -> set[str]:
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


def named(path: Path) -> set[str]:
    """Names that a module looks up or compares with. A question may be called like its card."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    looked_up = [node.slice for node in ast.walk(tree) if isinstance(node, ast.Subscript)]
    compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
    names = {text for node in (*looked_up, *compared) for text in constants(node)} & NAMES
    return names | constants(tree) & TERMS


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_it_names_nobody(path: Path) -> None:
    assert named(path) - {"wild-west-show"} == set()  # a box, too


def test_the_shelves_name_their_own() -> None:
    """So a name would be found, if a rule had one."""
    shelf = (PACKAGE / "event_cards").glob("*.py")
    assert {"vendetta", "sniper"} <= {name for path in shelf for name in named(path)}
