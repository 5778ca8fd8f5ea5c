"""How tables look in a terminal: one package a game, found by the game's name, and one for all the others."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

import posse
from posse.cli.tables.drawing import Drawing
from posse.core.game import Game
from posse.words import Words


def drawing(game: Game, words: Words, names: Sequence[str], kinds: Sequence[str]) -> Drawing:
    """The drawing of a game: `posse.cli.tables.dice_town` if there is such a package, else the plain one."""
    for root in posse.__path__:
        folder = os.path.join(root, "cli", "tables")
        if folder not in __path__:
            __path__.append(folder)
    module = f"{__name__}.{game.name.replace('-', '_')}"
    if find_spec(module) is None:
        return Drawing(game, words, names, kinds)
    drawn = import_module(module).DRAWING(game, words, names, kinds)
    assert isinstance(drawn, Drawing)
    return drawn
