"""Writes docs/<game>-abilities.md: which card answers which question, for games whose cards stand on shelves.

A game that has the folders `characters/` or `cards/` beside its `abilities` gets a page. `--check` writes
nothing and fails if a page is not current.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from environment import ROOT
from posse.words import Words

GAMES = ROOT / "src" / "posse" / "games"
SHELVES = {"characters": "Characters", "cards": "Cards in play", "event_cards": "Event cards"}
TERMS = {"characters": "character", "cards": "card", "event_cards": "happening"}

Card = tuple[str, str, list[str]]  # its name, what it does, the questions it answers


def pages() -> Iterator[tuple[Path, str]]:
    """Every such page there should be, with its text."""
    for package in sorted({abilities.parent for abilities in GAMES.glob("*/abilities*")}):
        if any((package / shelf / "__init__.py").exists() for shelf in SHELVES):
            game = package.name.replace("_", "-")
            yield ROOT / "docs" / f"{game}-abilities.md", page(package.name, game)


def page(package: str, game: str) -> str:
    module = importlib.import_module(f"posse.games.{package}.abilities")
    shelves = {shelf: list(cards_on(package, game, shelf, module)) for shelf in SHELVES}
    parts = [
        f"# {Words('en').t(game + '-name')}: who answers which question",
        "Made by `tools/ability_pages.py` from the code: do not edit. A rule asks a question, and each card",
        "in play that has something to say changes the answer (`abilities`).",
        "",
        "## Questions",
        "",
        "| question | asked aloud | answered by |",
        "|---|---|---|",
    ]
    for question in module.QUESTIONS:
        aloud = said(getattr(module.Ability, question))
        who = [name for cards in shelves.values() for name, _, asked in cards if question in asked]
        parts.append(f"| `{question}` | {aloud} | {', '.join(who) or '–'} |")
    for shelf, title in SHELVES.items():
        if shelves[shelf]:
            parts += ["", f"## {title}", "", "| card | what it does | questions |", "|---|---|---|"]
            parts += [f"| {name} | {does} | {listed(asked)} |" for name, does, asked in shelves[shelf]]
    return "\n".join([parts[0], "", *parts[1:]]) + "\n"


def cards_on(
    package: str, game: str, shelf: str, abilities: ModuleType
) -> Iterator[tuple[str, str, list[str]]]:
    """Each card of a shelf that answers something."""
    folder = GAMES / package / shelf
    if not folder.is_dir():
        return
    for module in sorted(each.name for each in pkgutil.iter_modules([str(folder)])):
        found = importlib.import_module(f"posse.games.{package}.{shelf}.{module}")
        for card in vars(found).values():
            if not isinstance(card, type) or not issubclass(card, abilities.Ability):
                continue
            bits = abilities.answers(card)
            asked = [name for name, bit in abilities.QUESTIONS.items() if bits & bit]
            name = named(game, shelf, card.__name__)
            if asked and name:
                yield name, said(card), asked


def named(game: str, shelf: str, kind: str) -> str:
    """What people call it: "Bart Cassidy" for BartCassidy; nothing for a class that cards are made from."""
    dashed = re.sub(r"(?<!^)(?=[A-Z])", "-", kind).lower()
    key = f"{game}-{TERMS[shelf]}-{dashed}"
    return Words("en").t(key) if Words("en").has(key) else ""


def said(thing: Any) -> str:
    return (thing.__doc__ or "").strip().split("\n")[0]


def listed(questions: list[str]) -> str:
    return ", ".join([f"`{question}`" for question in questions])


def main(check: bool) -> None:
    for file, text in pages():
        if check:
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                sys.exit(f"{file.relative_to(ROOT)} is not current: run python tools/ability_pages.py")
        else:
            file.write_text(text, encoding="utf-8")
            print(f"wrote {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main("--check" in sys.argv)
