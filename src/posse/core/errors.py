"""What can go wrong at the edges, each with a message key that exists in every language."""

from __future__ import annotations

from posse.core.said import Arg, Refusal


class PosseError(Exception):
    """Something a person can be told: a code, and a message with its arguments."""

    def __init__(self, key: str, args: tuple[Arg, ...] = ()) -> None:
        super().__init__(key + "".join(f" {name}={value!r}" for name, _, value in args))
        self.key = key
        self.arguments = args


class Refused(PosseError):
    """A choice that is not legal; the rule says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, refusal.args)
        self.refusal = refusal


class SettingError(PosseError):
    """Settings or a number of seats that the game does not have."""


class RecordError(PosseError):
    """A record file that is broken, cut short, foreign or of another version."""
