"""Every game there is, as it could be set up: what the suite runs over.

A game joins by being registered; nothing here names one. The cases of a game are its smallest, middle and
largest tables, with a pairwise array of its settings. A property has a budget of choices for each game, which
the cases of the game share: a long game, or one with many settings, takes no longer than a short one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, settings

from posse.core import Chance, Game, PosseError, Setting, Table
from posse.core.registry import games
from tests.every_game.pairwise import Row, Value, pairwise
from tests.every_game.playing import at_random, moments, play_on, play_to_the_end

LONG: Final = os.environ.get("POSSE_DEPTH") == "long"  # `make test-long`
DEEPER: Final = 10 if LONG else 1
SEATS: Final = "seats"
LAST: Final = -1  # for a setting that names a seat: the last one


@dataclass
class Case:
    """A game as it could be set up, and how many choices of it there are to look at."""

    game: Game
    seats: int
    settings: dict[str, Any] = field(default_factory=dict)
    choices: int = 0

    def __str__(self) -> str:
        set_to = "".join([f"-{name}={value}" for name, value in self.settings.items()])
        return f"{self.game.name}-{self.seats}{set_to}"

    def table(self, seed: object, telling: bool = True) -> Table:
        return self.game.new(self.seats, self.settings, Chance.from_text(f"{self} {seed}"), telling)

    def length(self) -> int:
        """How many choices a game takes, about."""
        if str(self) not in _LENGTHS:
            _LENGTHS[str(self)] = play_to_the_end(self.table("length", telling=False), at_random(Random(1)))
        return _LENGTHS[str(self)]

    def stretches(self, telling: bool = True) -> Iterator[Stretch]:
        """One game after the other, until there is no choice left to look at."""
        budget = Budget(self.choices)
        number = 0
        while budget.left > 0:
            yield self._stretch(number, telling, budget)
            budget.left -= 1  # setting up is not for nothing
            number += 1

    def _stretch(self, number: int, telling: bool, budget: Budget) -> Stretch:
        """A whole game, or of one that is too long its end, some part of it, or its beginning."""
        random = Random(f"{self} {number}")
        table = self.table(number, telling)
        too_much = self.length() - budget.left
        if too_much > 0:
            end = too_much + budget.left // 4  # games differ in length: this one may be a little longer
            start = (end, random.randrange(end), 0)[(number + self.seats) % 3]
            play_on(table, at_random(random), start)
            if table.over:
                table = self.table(number, telling)
        return Stretch(table, number, random, budget)


_LENGTHS: dict[str, int] = {}


@dataclass
class Budget:
    """How many choices are left to look at."""

    left: int


@dataclass
class Stretch:
    """A game from some moment on. `number` tells it from the others of its case."""

    table: Table
    number: int
    random: Random
    budget: Budget

    def moments(self) -> Iterator[int]:
        """Play on at random; before every choice, the seat that will choose next."""
        for seat in moments(self.table, self.random):
            if self.budget.left <= 0:
                return
            self.budget.left -= 1
            yield seat

    def samples(self, one_in: int, cost: int) -> Iterator[int]:
        """One moment in `one_in`, for a check that costs as much as `cost` choices."""
        for seat in self.moments():
            if self.random.random() * one_in < 1:
                self.budget.left -= cost
                yield seat


# Which cases there are


@cache
def all_cases() -> list[Case]:
    return [case for game in games() for case in cases_of(game)]


def cases_of(game: Game) -> list[Case]:
    """Tables of each size as they come out of the box, then the settings in pairs."""
    sizes = _sizes(game)
    factors: dict[str, list[Value]] = {SEATS: list(sizes)}
    factors.update({setting.name: _values(setting) for setting in game.settings})
    first: list[Row] = [
        {SEATS: size, **{setting.name: setting.default for setting in game.settings}} for size in sizes
    ]
    return [_case(game, row) for row in pairwise(factors, lambda row: _is_possible(_case(game, row)), first)]


def _sizes(game: Game) -> list[int]:
    """The smallest, middle and largest table, and one where a setting has more values than at those."""
    every = range(game.min_seats, game.max_seats + 1)
    if LONG:
        return list(every)
    sizes = [game.min_seats, (game.min_seats + game.max_seats) // 2, game.max_seats]
    for setting in game.settings:
        choice = {size: _how_many(game, size, setting) for size in every}
        if max(choice.values()) > max([choice[size] for size in sizes]):
            sizes.append(max(every, key=choice.__getitem__))
    return sorted(set(sizes))


def _how_many(game: Game, size: int, setting: Setting) -> int:
    return sum([_is_possible(_case(game, {SEATS: size, setting.name: value})) for value in _values(setting)])


def _values(setting: Setting) -> list[Value]:
    """What a setting can be set to, its default first."""
    found: list[Value] = [setting.default]
    if setting.kind == "flag":
        found += [True, False]
    elif setting.kind == "choice":
        found += setting.choices
    elif setting.kind == "seat":
        found += [0, LAST]
    else:
        found += [setting.low, setting.high]
    return list(dict.fromkeys(found))


def _case(game: Game, row: Row) -> Case:
    """The case of a row; what is as it comes out of the box is not mentioned."""
    size = row[SEATS]
    assert isinstance(size, int)
    kinds = {setting.name: setting for setting in game.settings}
    set_to: dict[str, Any] = {}
    for name, value in row.items():
        if name != SEATS and value != kinds[name].default:
            set_to[name] = size - 1 if kinds[name].kind == "seat" and value == LAST else value
    return Case(game, size, set_to)


def _is_possible(case: Case) -> bool:
    """Some settings make sense only together with others, or for some numbers of seats."""
    try:
        case.game.settings_for(case.seats, case.settings)
    except PosseError:
        return False
    return True


# How tests are run over them

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)


def sharing(game: Game, choices: int) -> list[Case]:
    """The cases of a game, each with its share of this many choices."""
    cases = [case for case in all_cases() if case.game is game]
    return [replace(case, choices=choices // len(cases)) for case in cases]


def budget(choices: int) -> pytest.MarkDecorator:
    """Every case, with this many choices to look at for each game."""
    cases = [case for game in games() for case in sharing(game, DEEPER * choices)]
    return pytest.mark.parametrize("case", cases, ids=str)


def examples(count: int) -> settings:
    """This many examples, the same ones on every run: a failure is a bug, never bad luck."""
    return settings(
        max_examples=count * DEEPER,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=[HealthCheck.too_slow],
    )
