"""The workload that fast.py profiles: games of every kind, played by the compiled modules.

The compiler optimizes what runs here, so it is what takes the time elsewhere: mostly random games, some of
them with events, some with everything switched on; views, copies and imagined tables; and deputies.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import SettingError
from posse.core.game import Game
from posse.core.playout import play_out
from posse.core.table import Table

RANDOM_GAMES = 240
WATCHED_GAMES = 8
DEPUTY_GAMES = 12


def train(game: Game) -> None:
    sizes = range(game.min_seats, game.max_seats + 1)
    for number in range(RANDOM_GAMES):
        seats = sizes[number % len(sizes)]
        telling = number // len(sizes) % 8 == 0
        settings = everything_on(game, seats) if number // len(sizes) % 3 == 2 else {}
        play_out(game.new(seats, settings, Chance.from_text(f"random/{number}"), telling), number)
    for number in range(WATCHED_GAMES):
        watch(game.new(sizes[number % len(sizes)], {}, Chance.from_text(f"watched/{number}")), number)
    for number in range(DEPUTY_GAMES):
        chance = Chance.from_text(f"deputies/{number}")
        play_by_deputies(game.new(sizes[number % len(sizes)], {}, chance, False))


def everything_on(game: Game, seats: int) -> dict[str, Any]:
    """Every switch that can be on at a table of this size, beside those before it."""
    settings: dict[str, Any] = {}
    for setting in game.settings:
        if setting.kind == "flag":
            with suppress(SettingError):
                game.settings_for(seats, {**settings, setting.name: True})
                settings[setting.name] = True
    return settings


def play_by_deputies(table: Table) -> None:
    deputy = table.game.deputy()
    while deputy is not None and not table.over:
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        table.take(seat, deputy(table.view(seat), decision, partial(table.imagine, seat)))


def watch(table: Table, number: int) -> None:
    """A random game as people and bots play it: by name, seen by all, some thinking ahead."""
    chance = Chance.from_text(f"choices/{number}")
    while not table.over:
        decision = table.decisions()[0]
        for seat in range(table.seats):
            table.view(seat)
        table.clone()
        if chance.below(16) == 0:
            play_out(table.imagine(decision.seat, chance), number)
        table.choose(decision.seat, decision.id, decision.names[chance.below(len(decision.names))])


if __name__ == "__main__":
    for each in registry.games():
        train(each)
