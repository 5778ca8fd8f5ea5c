"""The levels of bots, weakest first, and how to make a bot by its name."""

from __future__ import annotations

from typing import Protocol

from posse.core.chance import Chance
from posse.core.errors import PosseError
from posse.core.game import Chooser, Game, Imagine
from posse.core.said import TEXT
from posse.core.table import Decision, View


class Bot(Protocol):
    """Somebody who can be asked. All it gets is what a person at that seat would see.

    `imagine` deals a table this seat could be at, with what it cannot know dealt again from the given luck.
    """

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        """One of `decision.options`."""
        ...


class Greenhorn:
    """Chooses at random among the options that are not obviously bad."""

    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.chance = Chance.of(seed)

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        return self.chance.pick(self.game.sensible(view, decision))


class Deputy:
    """The game's own fast player, written by hand. It uses no randomness of its own."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        return self.chooser(view, decision, imagine)


def names(game: Game) -> list[str]:
    """The bots that can play this game, weakest first."""
    return ["greenhorn"] if game.deputy() is None else ["greenhorn", "deputy"]


def make(name: str, game: Game, seed: bytes) -> Bot:
    """The bot of this name; its own luck, if it needs any, comes from the 32-byte seed."""
    wanted = name.strip().lower()
    if wanted == "greenhorn":
        return Greenhorn(game, seed)
    if wanted == "deputy":
        chooser = game.deputy()
        if chooser is not None:
            return Deputy(chooser)
    raise PosseError("error-unknown-bot", (("bot", TEXT, name[:40]), ("known", TEXT, ", ".join(names(game)))))
