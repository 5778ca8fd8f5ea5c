"""Sentences in no language yet: a message key and what it speaks of."""

from __future__ import annotations

from typing import Final, Literal, get_args

# What a value is, so that the reader's language can put it into words. A closed set.
What = Literal[
    "seat",
    "maybe-seat",
    "seats",
    "number",
    "numbers",
    "term",
    "maybe-term",
    "terms",
    "card",
    "cards",
    "die",
    "dice",
    "rule",
    "text",
]
SEAT: Final[What] = "seat"
MAYBE_SEAT: Final[What] = "maybe-seat"  # -1: nobody
SEATS: Final[What] = "seats"
NUMBER: Final[What] = "number"
NUMBERS: Final[What] = "numbers"
TERM: Final[What] = "term"  # a message of the game's own: "card-wanted", "place-bank"
MAYBE_TERM: Final[What] = "maybe-term"  # "": none
TERMS: Final[What] = "terms"
CARD: Final[What] = "card"  # a card by its number in `Game.cards`
CARDS: Final[What] = "cards"
DIE: Final[What] = "die"  # a die by its place in its row, from 0
DICE: Final[What] = "dice"
RULE: Final[What] = "rule"
TEXT: Final[What] = "text"  # as it stands
WHATS: Final[tuple[str, ...]] = get_args(What)

Value = bool | int | str | tuple[int | str, ...] | None
Arg = tuple[str, What, Value]  # name, what it is, the value
Args = tuple[Arg, ...]

NO_ARGS: Final[Args] = ()


class Said:
    """A message key with its arguments, and the things on the table it touches.

    Things are named "die:2", "card:7", "seat:b", "place:bank": a board lights them up.
    """

    def __init__(self, key: str, args: Args = (), touches: tuple[str, ...] = ()) -> None:
        self.key = key
        self.args = args
        self.touches = touches


class Refusal:
    """Why something may not be done: the rule, and a sentence about this very case."""

    def __init__(self, rule: str, key: str, args: Args = ()) -> None:
        self.rule = rule
        self.key = key
        self.args = args


def value_of(args: Args, name: str) -> Value:
    """The argument of this name; None if there is none."""
    for known, _, value in args:
        if known == name:
            return value
    return None


def number_of(args: Args, name: str) -> int:
    """The argument of this name where it is a number: a seat, a card, a count; -1 if there is none."""
    value = value_of(args, name)
    return value if isinstance(value, int) else -1
