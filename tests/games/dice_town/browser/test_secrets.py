"""Nobody is sent what they may not know: everything that came is compared with the true table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

from tests.browser.fixtures import Newcomer
from tests.browser.people import BOT, FRIEND, Person, play_together
from tests.browser.truth import Truth, betrayed, is_revealed, no_seed, told_no_secret, try_to_pry, views
from tests.games.dice_town.browser import hidden
from tests.games.dice_town.browser.playing import GAME, quickly

ROUNDS = 4  # and until Anna has had a secret of every kind
FEWEST = 50  # messages


def test_a_spectator_and_a_rival_are_sent_no_secret(newcomer: Newcomer, house: Path) -> None:
    anna, boris, wanda = newcomer("Anna"), newcomer("Boris"), newcomer("Wanda")
    link = anna.sets_up(GAME, [FRIEND, BOT, BOT])
    boris.comes_by(link)
    wanda.page.goto(link)
    wanda.until(lambda: bool(wanda.table))
    anna.starts()
    random = Random(7)
    play_together([anna, boris], quickly(random, generous=True), lambda: anna.view["round"] == 2)
    for person in (boris, wanda):
        try_to_pry(person, anna, [f"card:{card}" for card in ("wanted", "marshal", "property-5")])
        person.reloads()
    play_together(
        [anna, boris],
        quickly(random, generous=True),
        lambda: anna.view["round"] > ROUNDS and _has_had_secrets(anna),
    )
    for person in (anna, boris, wanda):
        _catch_up(person, anna)

    truth = Truth(house / "posse.db", anna.table["id"])
    no_seed(truth, [anna, boris, wanda])
    for person in (boris, wanda):
        told_no_secret(truth, person, hidden.all_other, FEWEST)

    # The same search does find what Anna knows and the others do not.
    told = truth.follow(anna.raw, anna.seat)
    for viewer in (boris.seat, wanda.seat):
        for change in hidden.OWNED:
            assert betrayed(told, anna.seat, partial(change, viewer=viewer)), change

    # And the seed, once the game is over and the seal broken.
    for person in (anna, boris):
        person.lends_seat()
    for person in (anna, boris, wanda):
        person.until(lambda person=person: any(is_revealed(text) for text in person.raw[-5:]))
        reveal = next(text for text in reversed(person.raw) if is_revealed(text))
        assert [seed for seed in truth.seeds if seed not in reveal] == []


def _has_had_secrets(person: Person) -> bool:
    """A card nobody else has seen (those of the town hall were taken openly), and an offer to the sheriff."""
    seen = [message["view"] for message in views(person.raw)]
    return any(view["store"] for view in seen) and any(view["own_offer"] for view in seen)


def _catch_up(person: Person, other: Person) -> None:
    """Wait until both were told the same past."""
    person.until(lambda: person.view["round"] >= other.view["round"])
