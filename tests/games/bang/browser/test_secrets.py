"""BANG!: nobody is sent another's hand or role, and nobody how the deck lies."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

from tests.browser.fixtures import Newcomer
from tests.browser.people import BOT, FRIEND, play_together
from tests.browser.truth import Truth, betrayed, no_seed, told_no_secret, try_to_pry
from tests.games.bang.browser import hidden
from tests.games.bang.browser.playing import GAME, quickly

TURNS = 9
FEWEST = 15  # messages
THINGS = ("card:bang-2d", "seat:b", "hand:a", "deck", "card:bang-2d seat:b")


def test_a_spectator_and_a_rival_are_sent_no_secret(newcomer: Newcomer, house: Path) -> None:
    anna, boris, wanda = newcomer("Anna"), newcomer("Boris"), newcomer("Wanda")
    link = anna.sets_up(GAME, [FRIEND, BOT, BOT, BOT], ticked=["Dodge City"])
    boris.comes_by(link)
    wanda.page.goto(link)
    wanda.until(lambda: bool(wanda.table))
    anna.starts()
    random = Random(7)
    play_together([anna, boris], quickly(random), lambda: anna.view["turns"] > 2)
    for person in (boris, wanda):
        try_to_pry(person, anna, THINGS)
        person.reloads()
    play_together([anna, boris], quickly(random), lambda: anna.view["turns"] > TURNS)
    for person in (boris, wanda):
        person.until(lambda person=person: person.view["turns"] >= anna.view["turns"] or person.over)

    truth = Truth(house / "posse.db", anna.table["id"])
    if not anna.over:
        no_seed(truth, [anna, boris, wanda])
    for person in (boris, wanda):
        told_no_secret(truth, person, hidden.all_other, FEWEST)

    # The same search does find what Anna knows and the others do not; what nobody may know, she does not.
    told = truth.follow(anna.raw, anna.seat)
    for viewer in (boris.seat, wanda.seat):
        for change in (hidden.other_hands, hidden.other_told):
            assert betrayed(told, anna.seat, partial(change, viewer=viewer)), change
    for change in hidden.UNKNOWN:
        assert betrayed(told, anna.seat, partial(change, viewer=anna.seat)) == [], change
