"""Which rules a refusal may cite.

- Of the question that is asked (of this seat or, if it is asked nothing, of those it waits for): the rule
  that asks, or one on the same topic (the first word of a rule's id, or a word of the question's name) unless
  it is about an answer to another question.
- Of the thing that is touched: a rule on that very topic (`dice-bank-…` for `place:bank`), or one that names
  it (`dice-mine-dynamite-time` for `card:dynamite`) unless its topic is another question
  (`colt-shoot-marshal-…` for the Marshal, when nobody is about to shoot).

Other rules may be cited where a game says so in `tests/games/<game>/refusals.py`, and only there: SPEAKS says
of which things a rule speaks, and when. THINGS are things that can be touched and that no option touches.
"""

from __future__ import annotations

import importlib
import re
from dataclasses import dataclass
from fnmatch import fnmatch
from types import ModuleType
from typing import TYPE_CHECKING

from posse.core import Game

if TYPE_CHECKING:
    from tests.every_game.attempts import Attempts, Refused


@dataclass(frozen=True)
class Speaks:
    """Of which kinds of things a rule speaks ("card die"), during which questions, and during which not."""

    of: str
    during: str = "*"
    but: str = ""

    def fits(self, kind: str, asks: str) -> bool:
        return kind in self.of.split() and _is_one_of(asks, self.during) and not _is_one_of(asks, self.but)


def _is_one_of(asks: str, patterns: str) -> bool:
    return any(fnmatch(asks, pattern) for pattern in patterns.split())


def speaks(game: Game) -> dict[str, Speaks]:
    found: dict[str, Speaks] = getattr(_listed(game), "SPEAKS", {})
    return found


def more_things(game: Game) -> list[str]:
    found: list[str] = getattr(_listed(game), "THINGS", [])
    return found


def _listed(game: Game) -> ModuleType | None:
    module = f"tests.games.{game.name.replace('-', '_')}.refusals"
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not module.startswith(missing.name):
            raise
        return None


def words_of(text: str) -> list[str]:
    return [word for word in re.split("[^a-z0-9]+", text) if word]


def topic(rule: str) -> str:
    return words_of(rule)[1]


class Belonging:
    """Which rules belong to which questions and things of a game."""

    def __init__(self, found: Attempts) -> None:
        self.cited = found.cited
        self.speaks = speaks(found.game)

    def explains(self, refused: Refused) -> bool:
        rule = refused.rule
        asked = [each.asks for each in refused.asked]
        if any(rule == each.rule for each in refused.asked):
            return True
        if rule in self.speaks:
            return all(self.speaks[rule].fits(refused.kind, asks) for asks in asked)
        return self._same_topic(refused, asked) or self._names_it(refused)

    def _same_topic(self, refused: Refused, asked: list[str]) -> bool:
        if any(refused.rule in rules for asks, rules in self.cited.items() if asks not in asked):
            return False  # about an answer to another question
        topics = {topic(each.rule) for each in refused.asked}.union(*[words_of(asks) for asks in asked])
        return topic(refused.rule) in topics

    def _names_it(self, refused: Refused) -> bool:
        thing = {*words_of(refused.attempt)} - {"card", "seat"}
        _, about, *rest = words_of(refused.rule)
        return about in thing or (bool(thing & set(rest)) and about not in self.cited)
