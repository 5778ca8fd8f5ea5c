"""The levels of bots, weakest first, and how to make a bot by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from posse.bots.marshal import Budget, Marshal
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
    found = ["greenhorn"]
    if game.deputy() is not None:
        found.append("deputy")
    guide = game.guide()
    if guide is not None and guide.trials:
        found.append("marshal")
    return found


def quick(game: Game) -> list[str]:
    """Those of them that answer at once."""
    return [name for name in names(game) if name != "marshal"]


def usual(game: Game) -> str:
    """The bot that sits down where nobody asks for another: the best of the quick ones."""
    return quick(game)[-1]


def make(
    name: str,
    game: Game,
    seed: bytes,
    seconds: float = 0.0,
    hurried: Callable[[], bool] | None = None,
) -> Bot:
    """The bot of this name; its own luck, if it needs any, comes from the 32-byte seed.

    With a limit of `seconds` for one decision, or where somebody may hurry it, what a search finds depends on
    the machine.
    """
    wanted = name.strip().lower()
    if wanted == "greenhorn":
        return Greenhorn(game, seed)
    if wanted == "deputy":
        chooser = game.deputy()
        if chooser is not None:
            return Deputy(chooser)
    if wanted == "marshal":
        guide = game.guide()
        if guide is not None and guide.trials:
            return Marshal(guide, seed, Budget(guide.trials, seconds, hurried))
    raise unknown(name, names(game))


def unknown(name: str, known: list[str]) -> PosseError:
    return PosseError("error-unknown-bot", (("bot", TEXT, name[:40]), ("known", TEXT, ", ".join(known))))
