"""Reads what was typed on the command line: numbers, seats, bots, settings of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from posse import bots
from posse.cli.terminal import cli_error
from posse.core.game import Game
from posse.core.table import SEAT_LETTERS

Word = TypeVar("Word", bound=str)


def number(option: str, given: str, low: int, high: int) -> int:
    """A whole number within these bounds."""
    text = given.strip()
    if text.isascii() and text.isdigit() and len(text) <= 12 and low <= int(text) <= high:
        return int(text)
    raise cli_error("cli-error-number", option=option, value=given[:40], low=low, high=high)


def numbers(option: str, given: str, low: int, high: int) -> list[int]:
    """Whole numbers within these bounds, separated by commas; each of them once."""
    return list(dict.fromkeys(number(option, each, low, high) for each in given.split(",")))


def decimal(option: str, given: str, low: float, high: float) -> float:
    """A number within these bounds, with or without decimals."""
    try:
        value = float(given)
    except ValueError:
        value = float("nan")
    if not low <= value <= high:  # NaN too
        raise cli_error("cli-error-number", option=option, value=given[:40], low=f"{low:g}", high=f"{high:g}")
    return value


def one_of(option: str, given: str, words: Sequence[Word]) -> Word:
    """One of these words."""
    found = [word for word in words if word == given.strip().lower()]
    if not found:
        raise cli_error("cli-error-word", option=option, value=given[:40], known=", ".join(words))
    return found[0]


def seed(given: str) -> str:
    """A text to use as a seed: the shell may pass bytes that are not valid text."""
    try:
        given.encode()
    except UnicodeEncodeError:
        raise cli_error("cli-error-text", option="--seed", value=given[:40]) from None
    return given


def seat(given: str, seats: int) -> int:
    """A seat by its letter or its number, from 1."""
    text = given.strip().lower()
    if len(text) == 1 and 0 <= SEAT_LETTERS.find(text) < seats:
        return SEAT_LETTERS.find(text)
    if text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= seats:
        return int(text) - 1
    raise cli_error("cli-error-seat", seat=given[:20], first=SEAT_LETTERS[0], last=SEAT_LETTERS[seats - 1])


def settings(given: Sequence[str]) -> dict[str, Any]:
    """--set NAME=VALUE, any number of times; the game itself checks the values."""
    found: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals or not name.strip():
            raise cli_error("cli-error-set", given=each[:60])
        found[name.strip().replace("-", "_")] = value.strip()
    return found


def bot_names(game: Game, given: str) -> list[str]:
    """A list of bots, each of which can play this game."""
    wanted = [name.strip().lower() for name in given.split(",")]
    for name in wanted:
        bots.make(name, game, bytes(32))  # an error lists the bots there are
    return wanted


def usual_bot(game: Game) -> str:
    """The default bot: the game's own deputy, if it has one."""
    return bots.usual(game)
