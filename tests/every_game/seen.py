"""What can be named at a game's tables: learnt by playing, so that it needs to know no game."""

from __future__ import annotations

from functools import cache

from posse.core import Game
from tests.every_game.cases import Stretch, sharing
from tests.every_game.playing import question_of

CHOICES = 20_000
WELL_KNOWN = 60  # after this many looks at a question, one look in ten is enough


class Seen:
    """All option names that a game's questions have ever had, and all things their options touch."""

    def __init__(self, game: Game) -> None:
        self.names: dict[str, set[str]] = {}
        self.touches: set[str] = set()
        self.looks: dict[str, int] = {}
        for case in sharing(game, CHOICES):
            for stretch in case.stretches(telling=False):
                self._look_at(stretch)

    def _look_at(self, stretch: Stretch) -> None:
        table = stretch.table
        for seat in stretch.moments():
            question = question_of(table, seat)
            looks = self.looks.get(question.asks, 0)
            if looks > WELL_KNOWN and stretch.random.random() < 0.9:
                continue
            self.looks[question.asks] = looks + 1
            names = self.names.setdefault(question.asks, set())
            for option in question.options(table, seat):
                names.add(question.name(table, seat, option))
                self.touches.update(question.label(table, seat, option).touches)

    def names_for(self, asks: str) -> list[str]:
        return sorted(self.names.get(asks, ()))

    def anything(self) -> list[str]:
        return sorted(self.touches.union(*self.names.values()))


@cache
def seen(game: Game) -> Seen:
    return Seen(game)
