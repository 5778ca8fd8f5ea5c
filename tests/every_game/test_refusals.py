"""Attempts that are not possible are refused by a rule that belongs there, in words people read."""

from __future__ import annotations

import re
from functools import cache

import pytest

from posse import catalogue
from posse.core import Game, Refusal
from posse.core.registry import games
from posse.core.said import TERM
from posse.words import LANGUAGES, Words
from tests.every_game.attempts import Asked, Attempts, Refused
from tests.every_game.belonging import Belonging, words_of
from tests.words.wording import a_sentence

NAMES = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
RAW = re.compile(r"[a-z0-9]+:[a-z0-9]|\b[A-Z]+_[A-Z]|\{|\$[a-z]")  # "seat:c"; a hole in a message

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@cache
def attempts(game: Game) -> Attempts:
    return Attempts(game)


@every_game
def test_refusals_cite_what_is_asked_or_touched(game: Game) -> None:
    belonging = Belonging(attempts(game))
    assert all(catalogue.find(rule).game == game.rules for rule in belonging.speaks)
    astray = [refused for refused in attempts(game).refused if not belonging.explains(refused)]
    assert _few(astray) == []


@every_game
def test_a_seat_is_not_sent_away_from_the_place_it_is_asked_about(game: Game) -> None:
    """What is said to those who have nothing to do at a place is not said to the seat asked about it."""
    found = attempts(game)
    elsewhere = {refused.key for refused in found.refused if not refused.is_asked}
    own = {key for keys in found.keys.values() for key in keys}
    sent_away = [
        refused
        for refused in found.refused
        if refused.is_asked
        and refused.key in elsewhere - own
        and _is_about(refused.asked[0], refused.attempt)
    ]
    assert _few(sent_away) == []


def _is_about(asked: Asked, attempt: str) -> bool:
    """Whether a place is touched that the question names, or that it is about."""
    if not attempt.startswith("place:"):
        return False
    named = set(words_of(attempt.removeprefix("place:")))
    about = [value for _, what, value in asked.about if what == TERM]
    return bool(named & set(words_of(asked.asks))) or attempt.replace(":", "-") in about


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_can_be_said_and_show_no_id(game: Game, lang: str) -> None:
    words = Words(lang)
    ids = [name for name in {words_with_hyphen(thing) for thing in attempts(game).things} if name]
    wrong = []
    for rule, key, args in dict.fromkeys(
        [(each.rule, each.key, each.args) for each in attempts(game).refused]
    ):
        said = words.say(game, Refusal(rule, key, args), NAMES)
        if RAW.search(said) or any(name in said for name in ids) or not a_sentence(said):
            wrong.append(f"{key}: {said}")
        assert catalogue.find(rule).game == game.rules
    assert wrong == []


def words_with_hyphen(thing: str) -> str:
    """The name of a thing that no sentence could have by chance: "gold-mine"."""
    return next((name for name in thing.split(":") if re.search("[a-z]-[a-z]", name)), "")


def _few(refused: list[Refused]) -> list[str]:
    """One of each sort is enough to read."""
    sorts = {
        (each.attempt.partition(":")[0], each.asked[0].asks, each.is_asked, each.rule, each.key): str(each)
        for each in refused
    }
    return sorted(sorts.values())
