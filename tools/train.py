"""The workload that fast.py profiles: games of every kind, played by the compiled modules.

The compiler optimizes what runs here, so it is what takes the time elsewhere: mostly random games, some of
them with events, and views, copies and imagined tables along the way.
"""

from __future__ import annotations

from posse.core import registry
from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.playout import play_out
from posse.core.table import Table

RANDOM_GAMES = 240
WATCHED_GAMES = 8


def train(game: Game) -> None:
    sizes = range(game.min_seats, game.max_seats + 1)
    for number in range(RANDOM_GAMES):
        telling = number // len(sizes) % 8 == 0
        chance = Chance.from_text(f"random/{number}")
        play_out(game.new(sizes[number % len(sizes)], {}, chance, telling), number)
    for number in range(WATCHED_GAMES):
        watch(game.new(sizes[number % len(sizes)], {}, Chance.from_text(f"watched/{number}")), number)


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
