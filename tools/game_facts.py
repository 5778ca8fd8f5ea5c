"""Each game's facts for its board: what client/src/games/<game>/facts.ts has to be.

A game's `facts.py` says what is in the box. Its public UPPERCASE names are taken over if they are numbers,
strings, booleans, or tuples, lists, bytes and dicts of those; everything else there is the engine's own. Only
games that have a folder in the client need them. tools/protocol_types.py writes and checks the files.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from environment import ROOT
from posse.core import registry
from posse.core.game import Game

GAMES = ROOT / "client" / "src" / "games"
WIDTH = 110


def files() -> Iterator[tuple[Path, str]]:
    """Every such file there should be, with its text."""
    for game in registry.games():
        folder = GAMES / game.name
        if folder.is_dir() and importlib.util.find_spec(module_of(game)):
            yield folder / "facts.ts", text(game)


def package_of(game: Game) -> str:
    return f"posse.games.{game.name.replace('-', '_')}"


def module_of(game: Game) -> str:
    return f"{package_of(game)}.facts"


def text(game: Game) -> str:
    module = importlib.import_module(module_of(game))
    source = Path(importlib.import_module(package_of(game)).__path__[0]) / "facts.py"
    parts = [f"/** Made by tools/protocol_types.py from {module_of(game)}: do not edit. */\n\n"]
    comments = _comments(source)
    for name, lines in _assigned(source):
        value = getattr(module, name)
        if _is_plain(value):
            said = next((comments[line] for line in lines if line in comments), "")
            comment = f"/** {said} */\n" if said else ""
            parts.append(f"{comment}export const {name} = {_const(value, name)}\n")
    return "".join(parts)


def _assigned(source: Path) -> Iterator[tuple[str, range]]:
    """The public UPPERCASE names a module gives values to, each with the lines it stands on."""
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper() and not target.id.startswith("_"):
                yield target.id, range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _comments(source: Path) -> dict[int, str]:
    """Comments behind code, by line."""
    with source.open("rb") as lines:
        return {
            token.start[0]: token.string.removeprefix("#").strip()
            for token in tokenize.tokenize(lines.readline)
            if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip()
        }


def _is_plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, int | str) and _is_plain(each) for key, each in value.items())
    if isinstance(value, tuple | list | bytes):
        return all(map(_is_plain, value))
    return isinstance(value, int | str)


def _const(value: Any, name: str) -> str:
    """As TypeScript: one line if it fits, else one entry a line."""
    written = _written(value)
    suffix = " as const" if isinstance(value, tuple | list | bytes | dict) else ""
    if len(f"export const {name} = {written}{suffix}") > WIDTH:
        written = _spread(value)
    return written + suffix


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'"
    if isinstance(value, dict):
        return "{ " + ", ".join(_entries(value)) + " }" if value else "{}"
    return "[" + ", ".join(map(_written, value)) + "]"


def _entries(value: dict[int | str, Any]) -> list[str]:
    return [
        f"{f'[{key}]' if isinstance(key, int) and key < 0 else _written(key)}: {_written(each)}"
        for key, each in value.items()
    ]


def _spread(value: Any) -> str:
    if isinstance(value, dict):
        return "{\n" + "".join(f"  {each},\n" for each in _entries(value)) + "}"
    return "[\n" + "".join(f"  {_written(each)},\n" for each in value) + "]"
