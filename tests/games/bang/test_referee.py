"""Random games of every size and setting, followed by the referee."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from posse.core import Chance, Event
from posse.core.table import SPECTATOR
from posse.games.bang import Bang
from tests.every_game.cases import LONG
from tests.games.bang.referee import Referee

GAMES = 60 if LONG else 6  # of each number of players
TALK = 0.05  # how often somebody talks where it costs a life
BOXES = ("dodge_city", "wws_characters", "promo_characters")
OFFICIAL = {
    "jail_persists": False,
    "second_copy": "forbidden",
    "green_ready": "turn_end",
    "pixie_pete_cards": 3,
}


def settings_of(number: int) -> dict[str, Any]:
    """The base game, Dodge City, every character; every second game by the official readings."""
    boxes = BOXES[: (0, 1, 3)[number % 3]]
    return {**dict.fromkeys(boxes, True), **(OFFICIAL if number % 2 else {})}


def settings_for(players: int, number: int) -> dict[str, Any]:
    """With variants in every third game, where there are enough players."""
    variants = {"no_mercy": True} if players > 3 and number % 3 == 1 else {}
    return {**settings_of(number), **variants}


def settings_with_events(players: int, number: int) -> dict[str, Any]:
    """Both event decks at once, where the number of players allows it."""
    promo = {"promo_events": number % 4 != 3}
    show = {"wws_events": True} if players > 3 else {}
    return {**settings_for(players, number), **promo, **show, "events": "mixed"}


def told(players: int, settings: dict[str, Any], seed: str) -> list[Event]:
    """What a spectator is told of a random game."""
    table = Bang().new(players, settings, Chance.from_text(seed))
    random = Random(seed)
    while not table.over:
        talkers = [seat for seat in range(players) if table.interjects(seat, "speak")]
        if talkers and random.random() < TALK:
            table.choose(random.choice(talkers), "", "speak")
            continue
        seat = random.choice(table.asked_seats())
        decision = table.decision(seat, named=True)
        assert decision is not None
        table.choose(seat, decision.id, random.choice(decision.names))
    return table.events(0, SPECTATOR)


def complaints(events: list[Event], players: int, settings: dict[str, Any]) -> list[str]:
    referee = Referee(players, settings)
    for event in events:
        referee.follow(event)
    return referee.finish()


@pytest.mark.parametrize("players", range(2, 9))
def test_the_referee_has_nothing_to_complain_about(players: int) -> None:
    for number in range(GAMES):
        settings = settings_for(players, number)
        events = told(players, settings, f"referee {players} {number}")
        assert complaints(events, players, settings)[:5] == [], f"game {number}"


@pytest.mark.parametrize("players", range(3, 9))
def test_the_referee_has_nothing_to_complain_about_event_cards(players: int) -> None:
    for number in range(GAMES):
        settings = settings_with_events(players, number)
        events = told(players, settings, f"referee of events {players} {number}")
        assert complaints(events, players, settings)[:5] == [], f"game {number}"


NOTICED = (
    *("turn-started", "play-ended", "cards-drawn", "card-done", "card-played", "card-placed", "cost-paid"),
    *("shot-fired", "answer-played", "shot-cancelled", "check-flipped", "life-lost", "life-gained"),
    *("eliminated", "all-discarded", "store-opened", "store-picked", "card-stolen", "card-taken"),
    *("card-removed", "excess-discarded", "hand-dealt", "role-shown", "game-ended", "dynamite-passed"),
    "taken-back",
)


@pytest.mark.parametrize("kind", NOTICED)
def test_the_referee_notices_what_is_left_out(kind: str) -> None:
    """The last event of its kind but for the end: nothing else may make up for it."""
    for number in range(20):
        settings = settings_for(4, number)
        events = told(4, settings, f"left out {number}")
        found = [at for at, event in enumerate(events) if event.kind.name == kind]
        if found:
            at = found[len(found) // 2]
            assert complaints([*events[:at], *events[at + 1 :]], 4, settings), events[at]
            return
    raise AssertionError(f"no {kind} in twenty games")


NOTICED_OF_EVENTS = (
    *("event-turned", "event-over", "show-turned", "named", "own-discarded", "returned"),
    *("ghost-came", "ghost-left", "hand-swapped", "spare-seen", "buried", "mine-closed", "excess-buried"),
    *("readied", "card-shot-at", "prize-lost", "pair-fired", "roulette-passed", "extra-turn", "swapped"),
    *("seats-swapped", "turn-skipped", "card-named", "spoke", "discard-drawn", "greens-ready"),
)


@cache
def eventful(number: int) -> list[Event]:
    return told(5, settings_with_events(5, number), f"left out {number}")


@pytest.mark.parametrize("kind", NOTICED_OF_EVENTS)
def test_the_referee_notices_what_is_left_out_of_event_cards(kind: str) -> None:
    for number in range(60):
        events = eventful(number)
        found = [at for at, event in enumerate(events) if event.kind.name == kind]
        if found:
            at = found[len(found) // 2]
            left = [*events[:at], *events[at + 1 :]]
            assert complaints(left, 5, settings_with_events(5, number)), events[at]
            return
    raise AssertionError(f"no {kind} in sixty games")
