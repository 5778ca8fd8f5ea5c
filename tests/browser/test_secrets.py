"""Nobody is sent what he may not know: all that came is held against the true table."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from posse.server import protocol
from tests.browser import dice_town_hidden as hidden
from tests.browser.conftest import Newcomer
from tests.browser.dice_town import GAME, quickly
from tests.browser.people import BOT, FRIEND, Person, play_together
from tests.browser.truth import Truth, betrayed, is_revealed, known_only, views

ROUNDS = 4  # and until Anna has had a secret of every kind


def test_a_spectator_and_a_rival_are_sent_no_secret(newcomer: Newcomer, house: Path) -> None:
    anna, boris, wanda = newcomer("Anna"), newcomer("Boris"), newcomer("Wanda")
    link = anna.sets_up(GAME, [FRIEND, BOT, BOT])
    boris.comes_by(link)
    wanda.page.goto(link)
    wanda.until(lambda: bool(wanda.table))
    anna.starts()
    anna.until(lambda: bool(anna.view))
    random = Random(7)
    play_together([anna, boris], quickly(random, generous=True), lambda: anna.view["round"] == 2)
    for person in (boris, wanda):
        _try_to_pry(person, anna)
        _reload(person)
    play_together(
        [anna, boris],
        quickly(random, generous=True),
        lambda: anna.view["round"] > ROUNDS and _has_had_secrets(anna),
    )
    for person in (anna, boris, wanda):
        _catch_up(person, anna)

    truth = Truth(house / "posse.db", anna.table["id"])
    _no_seed(truth, [anna, boris, wanda])
    for person in (boris, wanda):
        told = truth.follow(person.raw, person.seat)
        assert len(told) > 50
        assert (
            betrayed(told, person.seat, lambda table, seat=person.seat: hidden.all_other(table, seat)) == []
        )
        known_only(person.raw)
        _known_bodies(person)

    # The same search does find what Anna knows and the others do not.
    told = truth.follow(anna.raw, anna.seat)
    for viewer in (boris.seat, wanda.seat):
        for change in (hidden.other_dice, hidden.other_cards, hidden.other_offers, hidden.other_past):
            assert betrayed(told, anna.seat, partial(change, viewer=viewer)), change

    # And the seed, once the game is over and the seal broken.
    for person in (anna, boris):
        person.lends_seat()
    for person in (anna, boris, wanda):
        person.until(lambda person=person: any(is_revealed(text) for text in person.raw[-5:]))
        reveal = next(text for text in reversed(person.raw) if is_revealed(text))
        assert [seed for seed in truth.seeds if seed not in reveal] == []


def _has_had_secrets(person: Person) -> bool:
    """Cards in hand, and an offer to the sheriff."""
    seen = [message["view"] for message in views(person.raw)]
    return any(view["store"] or view["property"] for view in seen) and any(view["own_offer"] for view in seen)


def _try_to_pry(person: Person, owner: Person) -> None:
    """Ask for what is only to be had when the game is over, and for a seat that is not one's own."""
    table = owner.table["id"]
    invite = owner.table["invite"]
    for path in (f"record?invite={invite}", f"replay?seat={owner.seat}&since=0&count=100&invite={invite}"):
        answer = person.page.request.get(f"/api/tables/{table}/{path}")
        assert answer.status == 409
        assert answer.json()["code"] == "not-over"
        person.bodies.setdefault("pried", []).append(answer.text())
    for card in ("wanted", "marshal", "property-5"):
        person.says({"type": "why", "attempt": f"card:{card}"})
    person.until(lambda: sum('"type":"why"' in text for text in person.raw) == 3)
    person.says({"type": "resume", "since": 0})


def _reload(person: Person) -> None:
    heard = len(person.raw)
    person.page.reload()
    person.until(lambda: any('"full":true' in text for text in person.raw[heard:]))


def _catch_up(person: Person, other: Person) -> None:
    """Wait until both were told the same past."""
    person.until(lambda: person.view["round"] >= other.view["round"])


def _no_seed(truth: Truth, people: list[Person]) -> None:
    for person in people:
        assert not any(is_revealed(text) for text in person.raw)
        everything = "\n".join(person.raw + [body for bodies in person.bodies.values() for body in bodies])
        assert len(everything) > 10_000
        for seed in truth.seeds:
            assert seed not in everything


def _known_bodies(person: Person) -> None:
    """Over HTTP came nothing but what the protocol describes, and in that there is no place for a secret."""
    for path, bodies in person.bodies.items():
        for body in bodies:
            kind = _kind_of(path)
            assert json.loads(msgspec.json.encode(msgspec.json.decode(body, type=kind))) == json.loads(body)


def _kind_of(path: str) -> object:
    match path.split("/"):
        case ["me"]:
            return protocol.Me
        case ["games"]:
            return list[protocol.Game]
        case ["tables"]:
            return protocol.Lobby
        case ["pried"]:
            return protocol.Fault
        case ["tables", _] | ["tables", _, _]:
            return protocol.Table
        case _:
            raise AssertionError(f"what is {path}?")
