"""The cases themselves: every size that matters, and any two values of settings that go together."""

from __future__ import annotations

from itertools import product

import pytest

from posse.core import Game
from posse.core.registry import games
from tests.every_game.cases import Case, all_cases, budget, cases_of
from tests.every_game.pairwise import Row, pairs_of, pairwise

FACTORS: dict[str, list[object]] = {
    "seats": [2, 4, 8],
    "expert": [False, True],
    "events": [False, True],
    "deck": ["base", "dodge", "high-noon"],
    "teams": [None, 1, 2],
}


def refuses_some(row: Row) -> bool:
    return not (row["teams"] == 2 and row["seats"] == 8) and not (row["expert"] and row["deck"] == "base")


@pytest.mark.parametrize("possible", [lambda row: True, refuses_some], ids=["all", "some"])
def test_every_possible_pair_of_values_occurs(possible) -> None:
    rows = pairwise(FACTORS, possible, [])
    whole = [dict(zip(FACTORS, values, strict=True)) for values in product(*FACTORS.values())]
    wanted = {pair for row in whole if possible(row) for pair in pairs_of(row)}
    assert {pair for row in rows for pair in pairs_of(row)} == wanted
    assert all(possible(row) for row in rows)
    assert len(rows) <= 15  # of 108
    assert rows == pairwise(FACTORS, possible, [])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_cases_of_a_game(game: Game) -> None:
    cases = cases_of(game)
    assert len({str(case) for case in cases}) == len(cases)
    plain = [case.seats for case in cases if not case.settings]
    assert {game.min_seats, game.max_seats} <= set(plain)
    for option in game.settings:
        tried = {case.settings.get(option.name, option.default) for case in cases}
        assert len(tried) > 1, option.name


def test_cases_of_a_game_share_what_there_is_to_look_at() -> None:
    shared: dict[str, int] = {}
    for case in budget(1_000).args[1]:
        shared[case.game.name] = shared.get(case.game.name, 0) + case.choices
    assert all(total > 900 for total in shared.values())


@pytest.mark.parametrize("choices", [10, 50, 700])
def test_no_more_choices_are_looked_at_than_there_are(choices: int) -> None:
    for case in all_cases()[::5]:
        short = Case(case.game, case.seats, case.settings, choices)
        looked = [len(list(stretch.moments())) for stretch in short.stretches()]
        assert choices * 0.8 < sum(looked) <= choices
