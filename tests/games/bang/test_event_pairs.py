"""Every event card with every character and with every card of Wild West Show keeps the kernel's promises."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from posse.core.chance import Chance
from posse.core.table import SPECTATOR
from posse.games.bang.facts import CHARACTER_NAMES, EVENT_BOX, EVENT_NAMES
from posse.testing.compare import differences
from tests.every_game.cases import LONG
from tests.games.bang.laying import BangStory, bang

EVENTS = [name for number, name in enumerate(EVENT_NAMES) if EVENT_BOX[number] < 2]
SHOWS = [name for number, name in enumerate(EVENT_NAMES) if EVENT_BOX[number] == 2]
HANDS = {
    "a": "bang stagecoach",
    "b": "missed beer",
    "c": "jail duel",
    "d": "barrel bang",
    "e": "indians panic",
}
CHOICES = 60 if LONG else 25


def seated(number: int) -> dict[str, str]:
    """Five characters, this one at the first seat, all different."""
    others = Random(number).sample([each for each in range(len(CHARACTER_NAMES)) if each != number], 4)
    return {seat: CHARACTER_NAMES[each] for seat, each in zip("abcde", [number, *others], strict=True)}


def keeps_its_promises(story: BangStory, seed: int) -> None:
    """Some choices at random; every table on the way is a possible one (the story checks), seen the same."""
    for number, _ in enumerate(story.moments(seed)):
        if number == CHOICES // 2:
            seat = story.table.asked_seats()[0]
            imagined = story.table.imagine(seat, Chance.from_text(str(seed)))
            assert imagined.invariants() == []
            for viewer in (seat, SPECTATOR):
                assert differences(imagined.view(viewer), story.table.view(viewer)) == []
        if number == CHOICES:
            return


def pairs() -> list[tuple[str, str]]:
    """All of them, or some in which each card occurs."""
    every = list(product(EVENTS, SHOWS))
    return every if LONG else [(event, SHOWS[at % len(SHOWS)]) for at, event in enumerate(EVENTS)]


@pytest.mark.parametrize(("event", "show"), pairs())
def test_an_event_with_a_card_of_wild_west_show(event: str, show: str) -> None:
    number = EVENT_NAMES.index(event) + EVENT_NAMES.index(show)
    table = bang(
        players=5,
        event=event,
        show=show,
        hands=HANDS,
        life={"e": 0},
        characters=seated(number % len(CHARACTER_NAMES)),
        turn="b",
    )
    keeps_its_promises(table, number)


@pytest.mark.parametrize("character", range(len(CHARACTER_NAMES)))
def test_a_character_with_event_cards(character: int) -> None:
    events = EVENTS if LONG else [EVENTS[(character + at) % len(EVENTS)] for at in (0, 11)]
    for event in events:
        table = bang(players=5, coming=event, hands=HANDS, characters=seated(character), phase="start")
        keeps_its_promises(table, character)
    for show in SHOWS if LONG else [SHOWS[character % len(SHOWS)]]:
        table = bang(players=5, show=show, hands=HANDS, characters=seated(character))
        keeps_its_promises(table, character)
