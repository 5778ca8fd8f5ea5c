"""Carson City: a spectator and a rival never receive another's duel tiles, and nobody how the bag lies."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.browser.fixtures import Newcomer
from tests.browser.people import BOT, FRIEND, Person, play_together
from tests.browser.truth import Truth, betrayed, no_seed, told_no_secret, try_to_pry
from tests.games.carson_city.browser import hidden
from tests.games.carson_city.browser.playing import GAME, options

FEWEST = 20  # messages: in a round Anna and Boris choose parcels, a character, and places for three cowboys
THINGS = ("duel:5", "space:gambling", "parcel:a1", "character:sheriff")


def test_a_spectator_and_a_rival_are_sent_no_duel_tile(newcomer: Newcomer, house: Path) -> None:
    anna, boris, wanda = newcomer("Anna"), newcomer("Boris"), newcomer("Wanda")
    link = anna.sets_up(GAME, [FRIEND, BOT], ticked=["Might is right"])
    boris.comes_by(link)
    wanda.page.goto(link)
    wanda.until(lambda: bool(wanda.table))
    anna.starts()
    play_together([anna, boris], _seeks_a_duel, lambda: anna.view["tile"] >= 0)
    for person in (boris, wanda):
        try_to_pry(person, anna, THINGS)
        person.reloads()
    play_together([anna, boris], _seeks_a_duel, lambda: anna.view["round"] > 1)
    for person in (boris, wanda):
        person.until(lambda person=person: person.view["round"] > 1)

    truth = Truth(house / "posse.db", anna.table["id"])
    no_seed(truth, [anna, boris, wanda])
    for person in (boris, wanda):
        told_no_secret(truth, person, hidden.all_other, FEWEST)

    # The same search does find what Anna knows and the others do not; what nobody may know, she does not.
    told = truth.follow(anna.raw, anna.seat)
    for viewer in (boris.seat, wanda.seat):
        for change in hidden.OWNED:
            assert betrayed(told, anna.seat, partial(change, viewer=viewer)), change
    for change in hidden.UNKNOWN:
        assert betrayed(told, anna.seat, partial(change, viewer=anna.seat)) == [], change


def _seeks_a_duel(person: Person) -> None:
    """Over the socket: Gambling first, where all of them meet."""
    names = options(person)
    idle = ("pass", "decline", "back", "road", "land", "attack", "guard")
    likely = [name for name in names if name not in idle] or names
    person.sends("space:gambling" if "space:gambling" in names else likely[0])
