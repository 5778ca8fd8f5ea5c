"""docs/adding-a-character.md, followed literally in a copy of the repository: the character works."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from posse.games.bang.facts import CHARACTER_NAMES

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "adding-a-character.md").read_text(encoding="utf-8")
PIECES = re.findall(
    r"^```\w+ (\S+)(?: (after|before) ([^\n]+))?\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL
)


def put(file: Path, where: str, line: str, piece: str) -> None:
    """A piece goes behind or before the line that begins like this, or is a file of its own."""
    if not where:
        file.write_text(piece, encoding="utf-8")
        return
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    (at,) = [number for number, each in enumerate(lines) if each.strip().startswith(line.strip())]
    space = "\n\n" if piece.startswith("class ") else ""
    lines.insert(at + 1 if where == "after" else at, space + piece)
    file.write_text("".join(lines), encoding="utf-8")


def run(folder: Path, *command: str) -> str:
    path = os.pathsep.join([str(folder / "src"), str(folder)])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_adds_a_character(tmp_path):
    copy = tmp_path / "posse"
    made = shutil.ignore_patterns(".*", "node_modules", "build", "static", "__pycache__", "client")
    shutil.copytree(ROOT, copy, ignore=made)
    for name, where, line, piece in PIECES:
        put(copy / name, where, line, piece)
    for tool in re.findall(r"`python (tools/\w+\.py)`", PAGE):
        run(copy, tool)
    assert "Lazy Larry" in (copy / "docs" / "bang-abilities.md").read_text(encoding="utf-8")
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    assert "2 passed" in run(copy, *tests, "tests/games/bang/test_lazy_larry.py")
    run(copy, *tests, "tests/words/test_rules.py", "-k", "text and not source")


def test_the_page_links_to_what_there_is():
    for link in re.findall(r"\]\(([^)\s]+)\)", PAGE):
        assert (ROOT / "docs" / link).resolve().exists(), link


def test_no_rule_names_a_character() -> None:
    """A rule asks; it never looks for somebody. Ids of rules may name them: that is what the log cites."""
    for file in sorted((ROOT / "src/posse/games/bang/rules").glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        words = [str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        named = [word for word in words if word.removeprefix("character-") in CHARACTER_NAMES]
        assert named == [], file.name
