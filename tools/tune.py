"""Which way a deputy's constants should go: `tune.py GAME GAMES NAME=STEP ...`, in pure Python only.

In each game every seat is a deputy with constants of its own: each of those named is a step higher or lower,
two seats of four each way. From many games follows for each constant how much a step up changes the chance to
win and the lead in points, all constants at once, with the error of both in standard errors. The same command
plays the same games.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from math import sqrt
from types import ModuleType
from typing import Final

from posse.bots import make
from posse.bots.arena import Outcome, play
from posse.core.chance import Chance
from posse.core.game import Game, Imagine
from posse.core.registry import find
from posse.core.table import Decision, View

SEATS: Final = 4
WAYS: Final = [1, 1, -1, -1]


def modules_of(game: Game) -> list[ModuleType]:
    """The modules of a game's deputy: a constant is set in each of them that knows it."""
    package = importlib.import_module(f"posse.games.{game.name.replace('-', '_')}.deputy")
    names = [each.name for each in pkgutil.iter_modules(package.__path__)]
    found = [importlib.import_module(f"{package.__name__}.{name}") for name in names]
    if not all((module.__file__ or "").endswith(".py") for module in found):
        raise SystemExit("constants are fixed where the deputy is compiled")
    return found


class Perturbed:
    """A deputy with some constants of its own."""

    def __init__(self, game: Game, modules: list[ModuleType], constants: dict[str, float]) -> None:
        self.deputy = make("deputy", game, bytes(32))
        self.own = [
            (module, name, value)
            for name, value in constants.items()
            for module in modules
            if hasattr(module, name)
        ]

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        for module, name, value in self.own:
            setattr(module, name, value)
        return self.deputy.choose(view, decision, imagine)


def constant(modules: list[ModuleType], name: str) -> float:
    for module in modules:
        if hasattr(module, name):
            return float(getattr(module, name))
    raise SystemExit(f"no constant {name}")


class Findings:
    """By seat of every game: which way each constant went, and what came of it."""

    def __init__(self) -> None:
        self.ways: list[list[int]] = []
        self.shares: list[float] = []  # of the win, more than chance
        self.leads: list[float] = []  # in points

    def add(self, ways: list[list[int]], outcome: Outcome) -> None:
        mean = sum(outcome.scores) / SEATS
        won = 1 / len(outcome.winners)
        self.ways += ways
        self.leads += [score - mean for score in outcome.scores]
        self.shares += [(won if seat in outcome.winners else 0.0) - 1 / SEATS for seat in range(SEATS)]

    def slope(self, at: int, found: list[float]) -> tuple[float, float]:
        """What a step up changes on average, and that in standard errors."""
        count = len(found)
        mean = sum([way[at] * value for way, value in zip(self.ways, found, strict=True)]) / count
        spread = sqrt(sum([value * value for value in found]) / count)
        return mean, mean / (spread / sqrt(count)) if spread else 0.0


def main() -> None:
    name, games, *rest = sys.argv[1:]
    game = find(name)
    modules = modules_of(game)
    steps = {part.split("=")[0]: float(part.split("=")[1]) for part in rest}
    middle = {each: constant(modules, each) for each in steps}
    findings = Findings()
    for number in range(int(games)):
        chance = Chance.from_text(f"tune {number}")
        columns = [shuffled(chance) for _ in steps]
        ways = [[column[seat] for column in columns] for seat in range(SEATS)]
        own = [
            {each: middle[each] + way * steps[each] for each, way in zip(steps, seat, strict=True)}
            for seat in ways
        ]
        findings.add(ways, play(game, [Perturbed(game, modules, each) for each in own], chance))
    for at, each in enumerate(steps):
        wins, points = findings.slope(at, findings.shares), findings.slope(at, findings.leads)
        print(
            f"{each:18s} {middle[each]:6.2f} ± {steps[each]:.2f}: "
            f"wins {wins[0]:+.2%} (z {wins[1]:+.1f}), points {points[0]:+.2f} (z {points[1]:+.1f})"
        )


def shuffled(chance: Chance) -> list[int]:
    ways = WAYS[:]
    chance.shuffle(ways)
    return ways


if __name__ == "__main__":
    main()
