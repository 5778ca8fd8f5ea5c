"""The words that both sides use: limits, small types, sentences, errors."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from posse.core.said import What

PROTOCOL: Final = 2

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
LONGEST_OPTION: Final = 200
MOST_SEATS: Final = 8

# Words that both sides use

Level = Annotated[str, Meta(max_length=20)]  # a bot: one of the game's `bots`, "" for the best
Pace = Literal["instant", "quick", "relaxed"]
Status = Literal["open", "dealing", "running", "over", "stopped", "ended"]
Timeout = Literal["default", "bot"]
SettingKind = Literal["flag", "choice", "number", "seat"]
SeatKind = Literal["person", "bot", "free", "held"]
Value = bool | int | str | list[int | str] | None
SettingValue = bool | int | str | None

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=64)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Sent(msgspec.Struct, frozen=True):
    """What the server sends."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: checked to the letter, unknown fields refused."""


# Sentences


class Arg(Sent, frozen=True):
    """An argument of a sentence: `what` says what its value is. maybe-seat is -1 for nobody, maybe-term is ""
    for none. A value hidden from the reader is null."""

    name: str
    what: What
    value: Value


class Said(Sent, frozen=True):
    """A sentence in no language yet, and the things on the board it touches ("die:2", "card:wanted")."""

    key: str
    args: list[Arg] = []
    touches: list[str] = []


class Refusal(Sent, frozen=True):
    """Why something may not be done."""

    rule: str
    key: str
    args: list[Arg] = []


class Fault(Sent, frozen=True):
    """Any error, over HTTP and inside `error`: a code for programs, a sentence for people."""

    code: str
    key: str
    args: list[Arg] = []
    rule: str | None = None
