"""Nothing that happened is left out: what a page says is what it was told, at any speed, moving or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from posse.server.rooms.showing import GLANCE, LEAST, LETTER, REPEATED
from tests.browser.fixtures import Newcomer
from tests.browser.people import PHONE, WIDE, Person
from tests.browser.showing import lengths, letters, sayings, sentence, settle, sits_with_bots, told, watches
from tests.games.colt_express.browser import playing as colt
from tests.games.dice_town.browser import playing as dice

EVENTS = 70  # a round and more
DRAWN = 100  # milliseconds until a sentence that is due is on the page
GLANCES = {"hand-drawn", "placed", "turn-started", "card-up"}  # of Colt Express: the board shows them
QUIET = {"round-ended"}
Pick = Callable[[Person, Random], str]


def plays_on(person: Person, pick: Pick, events: int = EVENTS) -> None:
    """Answers without watching: the page falls far behind."""
    random = Random(7)
    while len(list(told(person))) < events and not person.over:
        if person.asked:
            person.sends(pick(person, random))
        else:
            person.listens()
    person.until(lambda: person.asked or person.over)  # from then on nothing happens by itself


@pytest.mark.parametrize(
    ("game", "pick", "speed", "motion", "size"),
    [
        (dice.GAME, dice.pick, "slow", "full", WIDE),
        (dice.GAME, dice.pick, "normal", "full", WIDE),
        (dice.GAME, dice.pick, "fast", "full", WIDE),
        (dice.GAME, dice.pick, "normal", "none", WIDE),
        (dice.GAME, dice.pick, "fast", "none", PHONE),
        (colt.GAME, colt.pick, "fast", "full", WIDE),
        (colt.GAME, colt.pick, "normal", "none", WIDE),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_every_event_is_said_in_order(
    newcomer: Newcomer, game: str, pick: Pick, speed: str, motion: str, size: tuple[int, int]
) -> None:
    anna = newcomer("Anna", size)
    settle(anna, speed=speed, motion=motion)
    sits_with_bots(anna, game, 3)
    plays_on(anna, pick)
    expected = [event for event in told(anna) if event["kind"] not in QUIET]
    assert len(expected) > EVENTS * 0.8
    watches(anna, expected[-1]["number"])
    first = expected[0]["number"]
    said = [each for each in sayings(anna) if each["number"] >= first]
    assert [each["number"] for each in said] == [event["number"] for event in expected]
    for shown, event in zip(said, expected, strict=True):
        assert letters(shown["text"]) == letters(sentence(anna, event))


@pytest.mark.parametrize("motion", ["full", "none"])
def test_a_sentence_stays_as_long_as_it_takes_to_read(newcomer: Newcomer, motion: str) -> None:
    anna = newcomer("Anna")
    settle(anna, speed="normal", motion=motion)
    sits_with_bots(anna, colt.GAME, 2)
    plays_on(anna, colt.pick, 8)  # so few that nobody is behind
    expected = {event["number"]: event for event in told(anna)}
    watches(anna, max(expected))
    compared = 0
    for number, length in lengths(sayings(anna)).items():
        event = expected.get(number)
        if event is None or event["kind"] in GLANCES:
            continue
        reading = GLANCE + LETTER * len(sentence(anna, event))
        same = number - 1 in expected and expected[number - 1]["kind"] == event["kind"]
        assert length >= max(LEAST, reading) * (REPEATED if same else 1) - DRAWN
        compared += 1
    assert compared >= 4
