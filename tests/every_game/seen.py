"""What can be named at a game's tables: learnt by playing, so that it needs to know no game."""

from __future__ import annotations

from functools import cache
from random import Random

from posse.core import Game, Table
from tests.every_game.cases import all_cases, moments, question_of


class Seen:
    """All option names that a game's questions have ever had, and all things their options touch."""

    def __init__(self, game: Game) -> None:
        self.names: dict[str, set[str]] = {}
        self.touches: set[str] = set()
        for case in all_cases():
            if case.game is game:
                for seed in range(1 if case.options else 4):
                    self._look_at(case.table(seed, telling=False), Random(seed))

    def _look_at(self, table: Table, random: Random) -> None:
        for seat in moments(table, random):
            question = question_of(table, seat)
            for option in question.options(table, seat):
                self.names.setdefault(question.asks, set()).add(question.name(table, seat, option))
                if random.random() < 0.1:
                    self.touches.update(question.label(table, seat, option).touches)

    def names_for(self, asks: str) -> list[str]:
        return sorted(self.names[asks])

    def anything(self) -> list[str]:
        return sorted(self.touches.union(*self.names.values()))


@cache
def seen(game: Game) -> Seen:
    return Seen(game)
