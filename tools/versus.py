"""Plays one bot of this tree against deputies of another commit: `versus.py GAME BOT COMMIT GAMES [SEATS]`.

The other commit's deputy is taken out of git and imported beside today's, so it plays on today's tables: use
it while views and questions are the same. Seats rotate, and the same command plays the same games.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from posse.bots import Bot, Deputy, simulate, summarise
from posse.core.game import Game
from posse.core.registry import find

ROOT: Final = Path(__file__).resolve().parent.parent
BEFORE: Final = "deputy_before"


def deputy_of(commit: str, game: Game, folder: Path) -> Bot:
    """The deputy as it was in a commit."""
    package = f"posse.games.{game.name.replace('-', '_')}"
    source = f"src/{package.replace('.', '/')}/deputy"
    files = git("ls-tree", "-r", "--name-only", commit, source).split()
    for file in files:
        there = folder / BEFORE / Path(file).relative_to(source)
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(git("show", f"{commit}:{file}").replace(f"{package}.deputy", f"{package}.{BEFORE}"))
    importlib.import_module(package).__path__.append(str(folder))
    return Deputy(importlib.import_module(f"{package}.{BEFORE}").choose)


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> None:
    name, bot, commit, games, *rest = sys.argv[1:]
    game = find(name)
    seats = int(rest[0]) if rest else 4
    with TemporaryDirectory() as folder:
        before = deputy_of(commit, game, Path(folder))

        def deputy_before(game: Game, seed: bytes) -> Bot:
            return before

        outcomes = simulate(game, [bot, *[deputy_before] * (seats - 1)], int(games), seed="versus")
    share = summarise(outcomes).bots[0].share
    print(f"{bot}: {share.value:.1%} ({share.low:.1%}–{share.high:.1%}) of {games} games")


if __name__ == "__main__":
    main()
