"""Carson City from the first parcel to the last point: two people and two bots."""

from __future__ import annotations

from random import Random

from posse.games.carson_city.facts import ROUNDS
from tests.browser.endings import look_at_result
from tests.browser.fixtures import Newcomer
from tests.browser.people import BOT, FRIEND, play_together
from tests.games.carson_city.browser.playing import GAME, Touched, by_hand, quickly


def test_two_people_and_two_bots_play_four_rounds(newcomer: Newcomer) -> None:
    anna, boris = people = [newcomer("Anna"), newcomer("Boris")]
    boris.comes_by(anna.sets_up(GAME, [FRIEND, BOT, BOT]))
    anna.starts()
    random = Random(5)
    touched: Touched = set()
    play_together(people, by_hand(random, touched), lambda: anna.view["round"] > 1)
    assert {kind for _, kind in touched} >= {"parcel", "space", "character"}
    play_together(people, quickly(random))
    assert anna.view["round"] == ROUNDS
    for person in people:
        look_at_result(person, lambda points: f"{points} point" if points == 1 else f"{points} points")
