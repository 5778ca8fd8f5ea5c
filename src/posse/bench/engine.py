"""The measurements behind `posse bench`, in the interpreter that runs them: python -m posse.bench.engine.

It imports nothing but the kernel, so that a compiled environment and a plain one run the very same code.
Each line on standard input is a request in JSON, each line on standard output its answer; so one process
stays warm over many repeats, and two interpreters can take turns.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

from posse import __version__
from posse.core import registry, table
from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.playout import play_out
from posse.core.table import Table

MID_GAME_TABLES: Final = 8
BATCH: Final = 50

Settings = dict[str, Any]


def is_compiled() -> bool:
    """Whether the kernel that was imported is machine code."""
    return not str(table.__file__).endswith((".py", ".pyc"))


def about() -> dict[str, Any]:
    return {
        "compiled": is_compiled(),
        "posse": __version__,
        "python": platform.python_version(),
        "games": [game.name for game in registry.games()],
    }


def measure(
    game: Game, seats: int, settings: Settings, seconds: float, repeat: int, telling: bool
) -> dict[str, float]:
    """Random games for this many seconds of CPU time, then copies of tables in the middle of a game."""
    games = decisions = 0
    start = now = process_time()
    while now - start < seconds:
        chance = Chance.from_text(f"{repeat}/{games}")
        decisions += play_out(game.new(seats, settings, chance, telling), games)
        games += 1
        now = process_time()
    spent = now - start
    middle = [
        halfway(game, seats, settings, f"{repeat}/{number}", telling) for number in range(MID_GAME_TABLES)
    ]
    return {
        "games_per_second": games / spent,
        "decisions_per_second": decisions / spent,
        "clone_us": each_us(middle, lambda there, _: there.clone(), seconds / 4),
        "imagine_us": each_us(
            middle, lambda there, chance: there.imagine(0, chance, remember=telling), seconds / 4
        ),
    }


def halfway(game: Game, seats: int, settings: Settings, name: str, telling: bool) -> Table:
    """A table after half the choices of its random game."""
    whole = choose_at_random(game.new(seats, settings, Chance.from_text(name), False), name, -1)
    there = game.new(seats, settings, Chance.from_text(name), telling)
    choose_at_random(there, name, whole // 2)
    return there


def choose_at_random(there: Table, name: str, most: int) -> int:
    """At most this many choices (-1: to the end), the same for the same name; returns how many."""
    random = Random(name)
    choices = 0
    while choices != most and not there.over:
        seat = there.asked_seats()[0]
        decision = there.decision(seat)
        assert decision is not None
        there.take(seat, random.choice(decision.options))
        choices += 1
    return choices


def each_us(tables: list[Table], do: Callable[[Table, Chance], Table], seconds: float) -> float:
    """Microseconds of CPU time for doing this to one table, taken in turn."""
    chance = Chance.from_text("imagine")
    done = 0
    start = now = process_time()
    while now - start < seconds:
        for _ in range(BATCH):
            for there in tables:
                do(there, chance)
        done += BATCH * len(tables)
        now = process_time()
    return (now - start) / done * 1e6


def main() -> None:
    """First says who it is, then answers requests until they end."""
    print(json.dumps(about()), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        game = registry.find(asked["game"])
        scope = (asked["seats"], asked["settings"], asked["seconds"])
        answer = measure(game, *scope, asked["repeat"], asked["telling"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
