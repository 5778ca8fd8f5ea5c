"""Plays tables at random, as the properties need it."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from types import ModuleType

from posse.core import Event, Table
from posse.core.table import AnyQuestion

MOST_CHOICES = 20_000  # no game of ours comes near it; one that does is not going to end

Chooser = Callable[[Table, int], str]


def at_random(random: Random) -> Chooser:
    """Any option, each as likely; half of the time what a busy player would choose, if the game has one."""

    def choose(table: Table, seat: int) -> str:
        options = _options(table, seat)
        busy = _busy(table.game.name)
        if busy and random.random() < 0.5:
            options = busy.preferred(table, seat, question_of(table, seat).asks, options)
        return _name(table, seat, random.choice(options))

    return choose


@cache
def _busy(game: str) -> ModuleType | None:
    """`tests/games/<game>/busy.py`: where uniform random play is too tame to get anywhere."""
    module = f"tests.games.{game.replace('-', '_')}.busy"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not module.startswith(missing.name):
            raise
        return None


def by_decision(seed: object) -> Chooser:
    """Any option, but the same one for the same decision, whenever it is answered."""

    def choose(table: Table, seat: int) -> str:
        random = Random(f"{seed} {seat} {table.decision_id(seat)}")
        return _name(table, seat, random.choice(_options(table, seat)))

    return choose


def by_default(table: Table, seat: int) -> str:
    """What the platform takes for somebody who is absent."""
    return _name(table, seat, table.default(seat))


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


def play_on(table: Table, choose: Chooser, choices: int, order: Random | None = None) -> int:
    """This many choices or to the end, the lowest seat first or in any order. How many there were."""
    for made in range(choices):
        asked = table.asked_seats()
        if not asked:
            return made
        seat = order.choice(asked) if order else asked[0]
        answer(table, seat, choose(table, seat))
    return choices


def play_to_the_end(table: Table, choose: Chooser, order: Random | None = None) -> int:
    """Everybody who is asked chooses. How many choices that took."""
    choices = play_on(table, choose, MOST_CHOICES, order)
    assert table.over, f"not over after {MOST_CHOICES} choices"
    return choices


def as_bytes(events: list[Event]) -> bytes:
    """Events as canonical JSON: two streams are the same only if every byte is."""
    told = [[event.kind.name, event.rule, event.facts()] for event in events]
    return json.dumps(told, sort_keys=True, separators=(",", ":")).encode()
