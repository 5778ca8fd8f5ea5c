"""Sentences in no language yet: a message key and what it speaks of."""

from __future__ import annotations

from typing import Final

# What a value is, so that whoever speaks to a person can put it into words.
SEAT: Final = "seat"
SEATS: Final = "seats"
NUMBER: Final = "number"
TERM: Final = "term"  # a message of the game's own: "card-wanted", "place-bank"
TERMS: Final = "terms"
CARD: Final = "card"  # a card of the game, by its number: the game says which term that is
CARDS: Final = "cards"
RULE: Final = "rule"
TEXT: Final = "text"  # as it stands

Value = object
Arg = tuple[str, str, Value]  # name, what it is, the value


class Said:
    """A message key with its arguments, and the things on the table it touches.

    Things are named "die:2", "card:7", "seat:b", "place:bank": a board lights them up.
    """

    def __init__(self, key: str, args: tuple[Arg, ...] = (), touches: tuple[str, ...] = ()) -> None:
        self.key = key
        self.args = args
        self.touches = touches


class Refusal:
    """Why something may not be done: the rule, and a sentence about this very case."""

    def __init__(self, rule: str, key: str, args: tuple[Arg, ...] = ()) -> None:
        self.rule = rule
        self.key = key
        self.args = args
