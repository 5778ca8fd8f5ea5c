"""Finds games by name: every package in `posse.games` that has a GAME, also in folders from elsewhere.

A package without one is a game in progress: it can be imported and tested, but nobody is offered it.
"""

from __future__ import annotations

import importlib
import os
import pkgutil

import posse
from posse.core.errors import PosseError
from posse.core.game import Game
from posse.core.said import TEXT


def games() -> list[Game]:
    """Every game there is, by name."""
    package = importlib.import_module("posse.games")
    for root in posse.__path__:
        folder = os.path.join(root, "games")
        if folder not in package.__path__:
            package.__path__.append(folder)
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)
    return [game for name in names if (game := _load(name)) is not None]


def find(name: str) -> Game:
    """The game of this name ("dice-town"; "dice_town" works too), or an error that lists what there is."""
    wanted = name.strip().lower().replace("_", "-")
    known = games()
    for game in known:
        if game.name == wanted:
            return game
    raise PosseError(
        "error-unknown-game",
        (("game", TEXT, name[:40]), ("known", TEXT, ", ".join(game.name for game in known))),
    )


def _load(module: str) -> Game | None:
    game = getattr(importlib.import_module(f"posse.games.{module}"), "GAME", None)
    assert game is None or isinstance(game, Game)
    return game
