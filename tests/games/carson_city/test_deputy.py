"""The deputy at telling moments of Carson City, and against others."""

from __future__ import annotations

from functools import partial
from typing import Any

from posse.bots import make, simulate
from posse.core.registry import find
from posse.games.carson_city import deputy as judgement
from posse.testing.story import seat_at
from tests.games.carson_city.laying import CarsonStory, carson_city

GAME = find("carson-city")


class Greedy:
    """The deputy without looking ahead."""

    def __init__(self, game: Any, seed: bytes) -> None:
        pass

    def choose(self, view: Any, decision: Any, imagine: Any) -> int:
        return judgement.greedy(view, decision, imagine)


def deputy(table: CarsonStory, letter: str = "a") -> str:
    """What a deputy on this seat would choose, by name."""
    seat = seat_at(letter, table.table.seats)
    decision = table.table.decision(seat, named=True)
    assert decision is not None, f"{letter} is not asked"
    bot = make("deputy", GAME, bytes(32))
    option = bot.choose(table.table.view(seat), decision, partial(table.table.imagine, seat))
    return decision.names[decision.options.index(option)]


def test_it_builds_where_a_building_earns_most() -> None:
    table = carson_city(
        players=2,
        phase="actions",
        action="build-3",
        kept={"a": "mine"},
        land={"a": "b2 f2"},
        mountains="a1 a2 a3 c1",
        roads={"a": 0},
    )
    assert deputy(table) == "mine:b2"


def test_it_puts_its_house_on_its_own_land() -> None:
    table = carson_city(
        players=2, phase="actions", action="build-3", kept={"a": "hotel"}, land={"a": "c3 d3"}, roads={"a": 0}
    )
    table.a.chooses(deputy(table))
    assert deputy(table) in ("parcel:c3", "parcel:d3")


def test_it_doubles_what_pays_best() -> None:
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        characters={"a": "grocer"},
        waited="a",
        land={"a": "b2 f2"},
        stands={"b2": "hotel", "f2": "mine"},
        mountains="e1 f1 g1 e2",
    )
    assert deputy(table) == "mine"


def test_it_buys_no_points_with_money_that_can_still_work() -> None:
    early = carson_city(players=2, phase="actions", action="buy-vp-5", at={"a": "buy-vp-5"})
    assert deputy(early) == "points:0"
    late = carson_city(players=2, phase="actions", action="buy-vp-5", at={"a": "buy-vp-5"}, round=4)
    assert deputy(late) == "points:3"


def test_it_spends_its_last_cowboys_in_the_last_round() -> None:
    table = carson_city(players=2, round=4, cowboys={"a": 3, "b": 0}, land={"a": "b2 c2 e2 f2"})
    assert deputy(table) != "pass"


def test_it_plays_every_kind_of_table_to_its_end() -> None:
    for settings in ({}, {"sides": "red", "duel_tiles": True}, {"sides": "random", "kit_carson": True}):
        outcome = simulate(GAME, [Greedy, "greenhorn", Greedy], 1, settings=settings)[0]
        assert len(outcome.scores) == 3


def test_it_beats_greenhorns() -> None:
    for number in (1, 3):
        seats: list[Any] = ["greenhorn"] * 4
        seats[number] = "deputy"
        assert simulate(GAME, seats, 1, seed=f"sheriff {number}")[0].winners == [number]
