"""Following docs/adding-a-game.md: the files of the game that it builds, and a server that has it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
GAME = "pay-dirt"


def follow_the_page(folder: Path) -> None:
    """Write its files, and run the tool that it names."""
    for name, text in FILES:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    tool = [sys.executable, str(ROOT / "tools" / "rule_texts.py"), "--root", str(folder)]
    subprocess.run(tool, check=True, capture_output=True)


def with_the_game(folder: Path) -> dict[str, str]:
    """The environment in which Python finds the game."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), *sys.path])}


@contextmanager
def serving(folder: Path, data: Path) -> Iterator[str]:
    """The address of a real server that has the game."""
    command = [sys.executable, "-u", "-m", "posse", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        command, cwd=ROOT, env=with_the_game(folder), stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            address = next(found[0] for line in process.stdout if (found := re.findall(r"http://\S+", line)))
            yield address.rstrip("/")
        finally:
            process.terminate()
            process.communicate(timeout=20)
