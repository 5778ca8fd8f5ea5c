"""The deputy at telling moments of Carson City, and against others."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from posse.bots import make, simulate
from posse.core.chance import Chance
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


def greenhorn(table: CarsonStory, letter: str = "a") -> list[str]:
    """What a greenhorn on this seat would think of, by name."""
    seat = seat_at(letter, table.table.seats)
    decision = table.table.decision(seat, named=True)
    assert decision is not None, f"{letter} is not asked"
    thought = GAME.sensible(table.table.view(seat), decision)
    return [decision.names[decision.options.index(option)] for option in thought]


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


@pytest.mark.parametrize("bot", ["deputy", "greenhorn"])
@pytest.mark.parametrize(
    ("settings", "first"),
    [({}, ["land"]), ({}, ["road"]), ({}, ["white"]), ({"kit_carson": True}, ["move"])],
    ids=lambda each: each[0] if isinstance(each, list) else "",
)
def test_nobody_goes_back_from_a_question_that_has_another_answer(bot, settings, first) -> None:
    table = carson_city(
        players=2, characters={"a": "sheriff"}, white="hand", at={"a": "wages"}, cowboys={"a": 1}, **settings
    )
    for choice in first:
        table.a.chooses(choice)
    assert "back" in table.a.options
    assert "back" not in ([deputy(table)] if bot == "deputy" else greenhorn(table))


def test_a_road_in_hand_and_nothing_else_to_like_is_no_reason_to_lay_it() -> None:
    """It would be asked the same again, forever."""
    for number in (0, 3):
        choosing = carson_city(players=4, phase="characters", order="b c d a", money={"a": number})
        for player in (choosing.b, choosing.c, choosing.d):
            player.chooses(player.options[number % 4])
            while choosing.asks != "character":
                choosing.default()
        assert "road" in choosing.a.options
        assert deputy(choosing).startswith("character:")
    placing = carson_city(
        players=2, roads={"a": 3}, cowboys={"a": 0, "b": 1}, white="hand", characters={"a": "sheriff"}
    )
    assert deputy(placing) != "road"
    assert "road" not in greenhorn(placing)


@pytest.mark.parametrize(
    "settings", [{}, {"sides": "red"}, {"kit_carson": True, "duel_tiles": True}], ids=str
)
def test_no_bot_goes_round_in_circles(settings) -> None:
    """Between two changes of the table a seat is never asked the same question twice."""
    bots = [Greedy(GAME, b""), *[make("greenhorn", GAME, bytes([seat] * 32)) for seat in (1, 2)]]
    table = GAME.new(3, settings, Chance.from_text("circles"))
    asked: set[tuple[int, str, str]] = set()
    told = 0
    while table.waiting:
        for seat in table.asked_seats():
            decision = table.decision(seat, named=True)
            assert decision is not None
            if len(table.told) > told:
                asked, told = set(), len(table.told)
            question = (seat, decision.asks, str(decision.names))
            assert question not in asked
            asked.add(question)
            table.take(seat, bots[seat].choose(table.view(seat), decision, partial(table.imagine, seat)))
    assert table.over


def test_it_plays_every_kind_of_table_to_its_end() -> None:
    for settings in ({}, {"sides": "red", "duel_tiles": True}, {"sides": "random", "kit_carson": True}):
        outcome = simulate(GAME, [Greedy, "greenhorn", Greedy], 1, settings=settings)[0]
        assert len(outcome.scores) == 3


def test_it_beats_greenhorns() -> None:
    for number in (1, 3):
        seats: list[Any] = ["greenhorn"] * 4
        seats[number] = "deputy"
        assert simulate(GAME, seats, 1, seed=f"sheriff {number}")[0].winners == [number]
