"""Writes docs/encodings.md: the fields of every game's observations. `--check` only compares."""

from __future__ import annotations

import sys

from environment import ROOT
from posse.core import registry
from posse.core.encoding import MOST, Field
from posse.core.game import Game
from posse.words import Words

PAGE = ROOT / "docs" / "encodings.md"
HEAD = """# Observations, field by field

Made by `tools/encoding_pages.py` from each game's `encoding.py`: do not edit. [research.md](research.md)
says what observations are. Rows stand for seats, figures, cards or places in the order of the game's own
lists; where the last axis has names, they are listed in order. What is not there is 0. Cards have the
numbers of the game's `facts.py`.
"""


def page() -> str:
    return "\n".join([HEAD, *[section(game) for game in registry.games()]])


def section(game: Game) -> str:
    encoding = game.encoding()
    title = f"## {Words('en').t(game.name + '-name')}"
    what = f"`{game.name}`: {encoding.size} numbers, {game.actions().size} actions."
    rows = [line(field) for field in encoding.fields]
    return "\n".join(
        [title, "", what, "", "| field | shape | values | what it says |", "|---|---|---|---|", *rows, ""]
    )


def line(field: Field) -> str:
    shape = " × ".join([str(length) for length in field.shape])
    low = "any" if field.low == -MOST else str(field.low)
    values = "any" if low == "any" else f"{low} and up" if field.high == MOST else f"{low}–{field.high}"
    return f"| `{field.name}` | {shape} | {values} | {field.says} |"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(
            0 if PAGE.read_text(encoding="utf-8") == page() else "docs/encodings.md is not current: run this."
        )
    PAGE.write_text(page(), encoding="utf-8")
