"""Colt Express: nobody is sent another's hand, face-down card or purse, and nobody how a deck lies."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.browser.fixtures import Newcomer
from tests.browser.people import BOT, FRIEND, play_together
from tests.browser.truth import Truth, betrayed, no_seed, told_no_secret, try_to_pry
from tests.games.colt_express.browser import hidden
from tests.games.colt_express.browser.playing import GAME, quickly

ROUNDS = 3  # by then there has been a tunnel, so Anna has had a card face down
FEWEST = 20  # messages: each round of this many has four turns of Anna's and Boris's, and more
THINGS = ("card:shoot", "card:bullet-marshal", "deck", "loot:1", "bandit:ghost", "place:0-roof")


@pytest.mark.parametrize("others", [[FRIEND, BOT, BOT], [FRIEND]], ids=["four", "two-bandits-each"])
def test_a_spectator_and_a_rival_are_sent_no_secret(
    newcomer: Newcomer, house: Path, others: list[str]
) -> None:
    anna, boris, wanda = newcomer("Anna"), newcomer("Boris"), newcomer("Wanda")
    link = anna.sets_up(GAME, others)
    boris.comes_by(link)
    wanda.page.goto(link)
    wanda.until(lambda: bool(wanda.table))
    anna.starts()
    random = Random(7)
    play_together([anna, boris], quickly(random), lambda: _lies_face_down(anna.view, anna.seat))
    for person in (boris, wanda):
        try_to_pry(person, anna, THINGS)
        person.reloads()
    play_together([anna, boris], quickly(random), lambda: anna.view["round"] > ROUNDS)
    for person in (boris, wanda):
        person.until(lambda person=person: person.view["round"] >= anna.view["round"])

    truth = Truth(house / "posse.db", anna.table["id"])
    no_seed(truth, [anna, boris, wanda])
    for person in (boris, wanda):
        told_no_secret(truth, person, hidden.all_other, FEWEST)

    # The same search does find what Anna knows and the others do not; what nobody may know, she does not.
    told = truth.follow(anna.raw, anna.seat)
    owned = (*hidden.OWNED, hidden.other_sealed) if anna.view["teams"] else hidden.OWNED
    for viewer in (boris.seat, wanda.seat):
        for change in owned:
            assert betrayed(told, anna.seat, partial(change, viewer=viewer)), change
    for change in hidden.UNKNOWN:
        assert betrayed(told, anna.seat, partial(change, viewer=anna.seat)) == [], change


def _lies_face_down(view: dict[str, list[dict[str, object]]], seat: int) -> bool:
    """Whether a card of this seat lies face down on the pile, and the viewer sees what it is."""
    return any(
        card["face_down"] and not card["resolved"] and card["seat"] == seat and card["card"] != -1
        for card in view["pile"]
    )
