"""Every event card with every character and with every card of Wild West Show keeps the kernel's promises.

Also in matches and in the hidden six-player game.
"""

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
from tests.games.bang.six import out, six
from tests.games.bang.test_hiring import hired
from tests.games.bang.test_matches import further_games

EVENTS = [name for number, name in enumerate(EVENT_NAMES) if EVENT_BOX[number] < 2]
SHOWS = [name for number, name in enumerate(EVENT_NAMES) if EVENT_BOX[number] == 2]
HANDS = {
    "a": "bang stagecoach",
    "b": "missed beer",
    "c": "jail duel",
    "d": "barrel bang",
    "e": "indians panic",
}
SOME = 25  # choices; `make test-long` plays every game to its end
LOOK = 12  # the choice before which somebody imagines the table
ENDLESS = 20_000


def seated(number: int, seats: str = "abcde") -> dict[str, str]:
    """A character for each seat, this one at the first, all different."""
    free = [each for each in range(len(CHARACTER_NAMES)) if each != number]
    others = Random(number).sample(free, len(seats) - 1)
    return {seat: CHARACTER_NAMES[each] for seat, each in zip(seats, [number, *others], strict=True)}


def keeps_its_promises(story: BangStory, seed: int) -> None:
    """At random; every table on the way is a possible one (the story checks), seen the same."""
    for number, _ in enumerate(story.moments(seed)):
        if number == LOOK or (LONG and number % 100 == 99):
            seat = story.table.asked_seats()[0]
            imagined = story.table.imagine(seat, Chance.from_text(str(seed)))
            assert imagined.invariants() == []
            for viewer in (seat, SPECTATOR):
                assert differences(imagined.view(viewer), story.table.view(viewer)) == []
        if number == (ENDLESS if LONG else SOME):
            assert not LONG, "a game without an end"
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


# The hidden six-player game has no cards of Wild West Show

SIX = "abcdef"


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_in_a_hidden_game(event: str) -> None:
    """With somebody out, so that ghosts come, and with so few left that there is something to declare."""
    number = EVENT_NAMES.index(event)
    for fallen in (out("e"), out("b", "c", "e"), out("a", "b", "d")):
        table = six(
            event=event,
            hands=HANDS,
            life=fallen,
            roles={"c": "renegade", "d": "deputy", "f": "deputy"},
            removed="outlaw",
            characters=seated(number, SIX),
            turn="f",
        )
        keeps_its_promises(table, number)


@pytest.mark.parametrize("character", range(len(CHARACTER_NAMES)))
def test_a_character_in_a_hidden_game_with_event_cards(character: int) -> None:
    for event in EVENTS if LONG else [EVENTS[(character + 5) % len(EVENTS)]]:
        table = six(
            coming=event,
            hands=HANDS,
            characters=seated(character, SIX),
            phase="start",
        )
        keeps_its_promises(table, character)


# Matches: the game that is laid is the first, and what follows is dealt

MONEY = {"match": "full", "bounties": True, "experience": True, "hiring": True}


@pytest.mark.parametrize(("event", "show"), pairs())
def test_an_event_with_a_card_of_wild_west_show_in_a_match(event: str, show: str) -> None:
    number = EVENT_NAMES.index(event) + 2 * EVENT_NAMES.index(show)
    table = bang(
        players=5,
        event=event,
        show=show,
        hands=HANDS,
        life={"a": 1, "b": 1, "c": 1, "d": 1, "e": 0},
        front={"a": "barrel", "b": "mustang"},
        characters=seated(number % len(CHARACTER_NAMES)),
        **MONEY,
    )
    further_games(table)
    hired(table, *[100] * 5)
    keeps_its_promises(table, number)


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_in_a_match_of_hidden_games(event: str) -> None:
    number = EVENT_NAMES.index(event)
    table = six(
        event=event,
        hands=HANDS,
        life={"a": 1, "b": 1, "c": 0, "d": 0, "e": 1, "f": 1},
        characters=seated(number, SIX),
        **MONEY,
    )
    further_games(table)
    hired(table, *[100] * 6)
    keeps_its_promises(table, number)
