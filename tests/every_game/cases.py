"""Every game there is, with every number of seats and each of its options tried: what the suite runs over.

A game joins by being registered; nothing here names one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from posse.core import Chance, Event, Game, GameOption, PosseError, Table
from posse.core.registry import games
from posse.core.table import AnyQuestion

MOST_CHOICES = 20_000  # no game of ours comes near it; one that does is not going to end


@dataclass
class Case:
    """A game as it could be set up."""

    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        set_to = "".join([f"-{name}={value}" for name, value in self.options.items()])
        return f"{self.game.name}-{self.seats}{set_to}"

    def table(self, seed: object, telling: bool = True) -> Table:
        return self.game.new(self.seats, self.options, Chance.from_text(f"{self} {seed}"), telling)


def _values(option: GameOption, seats: int) -> list[Any]:
    """What an option could be set to besides its default."""
    if option.kind == "flag":
        found: list[Any] = [True, False]
    elif option.kind == "choice":
        found = list(option.choices)
    elif option.kind == "seat":
        found = [0, seats - 1]
    else:
        found = [option.low, option.high]
    return [value for value in found if value != option.default]


@cache
def all_cases() -> list[Case]:
    """Every number of seats as it comes out of the box, then each value of each option."""
    cases: list[Case] = []
    for game in games():
        cases += [Case(game, seats) for seats in range(game.min_seats, game.max_seats + 1)]
        middle = (game.min_seats + game.max_seats) // 2
        seats_by_habit = sorted(
            range(game.min_seats, game.max_seats + 1), key=lambda seats: abs(seats - middle)
        )
        for option in game.options:
            for value in _values(option, middle):
                tried = [Case(game, seats, {option.name: value}) for seats in seats_by_habit]
                cases += [case for case in tried if _is_possible(case)][:1]
    return cases


def _is_possible(case: Case) -> bool:
    """Some options make sense only together with others, or for some numbers of seats."""
    try:
        case.game.settings(case.seats, case.options)
    except PosseError:
        return False
    return True


every_case = pytest.mark.parametrize("case", all_cases(), ids=str)


def examples(count: int) -> settings:
    """So many examples, the same ones on every run: a failure is a bug, never bad luck.

    Examples are seeds, and a smaller seed is no simpler a game: so failing ones are not shrunk.
    """
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=[HealthCheck.too_slow],
    )


Chooser = Callable[[Table, int], str]


def at_random(random: Random) -> Chooser:
    """Any option, each as likely."""
    return lambda table, seat: _name(table, seat, random.choice(_options(table, seat)))


def by_decision(seed: object) -> Chooser:
    """Any option, but the same one for the same decision, whenever it is answered."""

    def choose(table: Table, seat: int) -> str:
        random = Random(f"{seed} {seat} {table.decision_id(seat)}")
        return _name(table, seat, random.choice(_options(table, seat)))

    return choose


def question_of(table: Table, seat: int) -> AnyQuestion:
    question = table.question(seat)
    assert question is not None
    return question


def _options(table: Table, seat: int) -> list[int]:
    options: list[int] = question_of(table, seat).options(table, seat)
    return options


def _name(table: Table, seat: int, option: int) -> str:
    return question_of(table, seat).name(table, seat, option)


def answer(table: Table, seat: int, name: str) -> None:
    table.choose(seat, table.decision_id(seat), name)


def answer_whole(table: Table, seat: int, choose: Chooser) -> None:
    """Answer a seat's decision and what follows from it unseen, until others can see that it has answered."""
    answer(table, seat, choose(table, seat))
    while table.question(seat) is not None and "." in table.decision_id(seat):  # a follow-up
        answer(table, seat, choose(table, seat))


def moments(table: Table, random: Random) -> Iterator[int]:
    """Play the table to its end at random; before every choice, the seat that will choose next."""
    choose = at_random(random)
    for _ in range(MOST_CHOICES):
        asked = table.asked_seats()
        if not asked:
            return
        seat = random.choice(asked)
        yield seat
        answer(table, seat, choose(table, seat))
    raise AssertionError(f"not over after {MOST_CHOICES} choices")


def play_to_the_end(table: Table, choose: Chooser, order: Random | None = None) -> int:
    """Everybody who is asked chooses, the lowest seat first or in any order. How many choices that took."""
    for choices in range(MOST_CHOICES):
        asked = table.asked_seats()
        if not asked:
            return choices
        seat = order.choice(asked) if order else asked[0]
        answer(table, seat, choose(table, seat))
    raise AssertionError(f"not over after {MOST_CHOICES} choices")


def as_bytes(events: list[Event]) -> bytes:
    """Events as canonical JSON: two streams are the same only if every byte is."""
    told = [[event.kind.name, event.rule, event.facts()] for event in events]
    return json.dumps(told, sort_keys=True, separators=(",", ":")).encode()
