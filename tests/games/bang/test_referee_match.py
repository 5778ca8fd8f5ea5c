"""Random matches and hidden six-player games of every kind, followed by the referee and its books."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from posse.core import Event
from tests.games.bang.referee_match import MatchReferee, referee_of
from tests.games.bang.test_referee import GAMES, settings_for, told

DECKS = ("none", "high_noon", "fistful", "mixed")
Following = MatchReferee | Any


def complaints(events: list[Event], referee: Following) -> list[str]:
    for event in events:
        referee.follow(event)
    found: list[str] = referee.finish()
    return found


def with_events(players: int, number: int) -> dict[str, Any]:
    """Event cards where the number of players allows them."""
    settings: dict[str, Any] = {"promo_events": number % 4 != 3}
    if players > 2:
        settings["events"] = DECKS[number % 4]
    if players > 3:
        settings["wws_events"] = number % 2 == 0
    return settings


def with_money(players: int, number: int) -> dict[str, Any]:
    """The variants that pay in money, in all their combinations."""
    random = Random(f"{players} {number}")
    names = ("bounties", "experience", "hiring") if players > 3 else ()
    return {"match": "full", **{name: random.random() < 0.6 for name in names}}


def hidden_six(number: int) -> dict[str, Any]:
    settings = {**settings_for(6, number), **with_events(6, number), "mode": "hidden_six"}
    return {**settings, "wws_events": False}


@pytest.mark.parametrize("players", range(2, 9))
def test_the_referee_has_nothing_to_complain_about_in_a_match(players: int) -> None:
    for number in range(GAMES // 3):
        settings = {**settings_for(players, number), **with_money(players, number)}
        events = told(players, settings, f"match {players} {number}")
        assert complaints(events, MatchReferee(players, settings))[:5] == [], f"match {number}"


@pytest.mark.parametrize("players", range(3, 9))
def test_nor_in_a_match_with_event_cards(players: int) -> None:
    for number in range(GAMES // 3):
        extras = {**with_events(players, number + players), **with_money(players, number)}
        settings = {**settings_for(players, number), **extras}
        events = told(players, settings, f"eventful match {players} {number}")
        assert complaints(events, MatchReferee(players, settings))[:5] == [], f"match {number}"


@pytest.mark.parametrize("deck", range(4))
def test_nor_in_hidden_six_player_games(deck: int) -> None:
    for number in range(deck, 2 * GAMES, 4):
        settings = hidden_six(number)
        events = told(6, settings, f"hidden {number}")
        assert complaints(events, referee_of(6, settings))[:5] == [], f"game {number}"


@pytest.mark.parametrize("number", range(GAMES // 3))
def test_nor_in_matches_of_them(number: int) -> None:
    settings = {**hidden_six(number), **with_money(6, number)}
    events = told(6, settings, f"hidden match {number}")
    assert complaints(events, MatchReferee(6, settings))[:5] == []


# What it notices

MATCH = {"match": "full", "bounties": True, "experience": True, "hiring": True}
SIX = {"mode": "hidden_six", "events": "mixed", **MATCH}
NOTICED = (
    *("characters-offered", "bid", "passed", "hired", "card-kept", "paid", "fined", "bounty-paid"),
    *("game-began", "hand-dealt"),
)
NOTICED_OF_SIX = (
    "crime-declared",
    "law-declared",
    "fight-started",
    "left-game",
    "event-over",
    "removed-shown",
)


@cache
def a_match(players: int, number: int) -> list[Event]:
    return told(players, MATCH if players < 6 else SIX, f"left out of a match {number}")


def left_out(players: int, kind: str, rule: str = "") -> list[str]:
    """What the referee says if an event of this kind is left out of a match."""
    settings = MATCH if players < 6 else SIX
    for number in range(40):
        events = a_match(players, number)
        found = [
            at for at, each in enumerate(events) if each.kind.name == kind and (not rule or each.rule == rule)
        ]
        if found:
            at = found[len(found) // 2]
            return complaints([*events[:at], *events[at + 1 :]], MatchReferee(players, settings))
    raise AssertionError(f"no {kind} in forty matches")


@pytest.mark.parametrize("kind", NOTICED)
def test_the_referee_notices_what_is_left_out_of_a_match(kind: str) -> None:
    assert left_out(5, kind)


@pytest.mark.parametrize("kind", NOTICED_OF_SIX)
def test_the_referee_notices_what_is_left_out_of_a_hidden_game(kind: str) -> None:
    assert left_out(6, kind)


@pytest.mark.parametrize("rule", ["bang-six-two-left", "bang-six-crime-answer", "bang-six-law-answer"])
def test_the_referee_notices_who_does_not_reveal(rule: str) -> None:
    assert left_out(6, "role-shown", rule)
