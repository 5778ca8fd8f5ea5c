"""Visitors, and tables as people open, join and list them: seats, clocks, results."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from posse.server.wire.protocol.shared import (
    LONGEST_NAME,
    MOST_SEATS,
    Asked,
    Level,
    Pace,
    SeatKind,
    SeatNumber,
    Sent,
    SettingValue,
    Status,
    Timeout,
    Token,
)

# Visitors


class Me(Sent, frozen=True):
    """The visitor behind the cookie; `name` is null until one is chosen."""

    name: str | None


class SetName(Asked, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]


# Tables


class LiveClock(Asked, frozen=True, tag_field="kind", tag="live"):
    """Seconds for each decision, and a reserve for the whole game."""

    seconds: Annotated[int, Meta(ge=5, le=600)]
    reserve: Annotated[int, Meta(ge=0, le=3600)] = 0


class SlowClock(Asked, frozen=True, tag_field="kind", tag="slow"):
    """Hours for each decision."""

    hours: Annotated[int, Meta(ge=1, le=336)]


ClockRule = LiveClock | SlowClock


class SeatWanted(Asked, frozen=True):
    """Who is to sit here: the maker of the table, another person, or a bot."""

    kind: Literal["me", "person", "bot"]
    level: Level = ""


class CreateTable(Asked, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    settings: dict[str, SettingValue] = msgspec.field(default_factory=dict)
    public: bool = False
    spectators: bool = True
    pace: Pace = "quick"
    clock: ClockRule | None = None
    timeout: Timeout = "bot"
    ask_always: bool = False  # ask people also when their hand leaves them no choice
    hints: bool | None = None  # players may ask for hints; null: unless the table is public
    outside_bots: bool = False  # let bots sit down that people run on their own machines (docs/bot-api.md)


class JoinTable(Asked, frozen=True):
    """A free seat of one's choice, or the first free one."""

    seat: SeatNumber | None = None
    invite: Token = ""


class ChangeSeat(Asked, frozen=True):
    """Before the start the host decides whether a free seat waits for a person or takes a bot."""

    kind: Literal["person", "bot"]
    level: Level = ""


class ChangePace(Asked, frozen=True):
    """The host changes the pace of the bots, before the game or during it."""

    pace: Pace


class RemoveSeat(Asked, frozen=True):
    """Before the start the host removes a player. A person may rejoin only when the host allows it."""

    seat: SeatNumber


class LetBack(Asked, frozen=True):
    """The host lets somebody come back: `number` of `Table.barred`."""

    number: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class HandOver(Asked, frozen=True):
    """A bot takes over: for oneself, or for a player who is not connected or has not moved for long
    (`Table.patience`). The second is for the host to decide, or for anybody at the table while the host is
    not connected either."""

    seat: SeatNumber | None = None
    level: Level = ""


class Seat(Sent, frozen=True):
    """One seat. `kind`: a person, a bot, free, or held for somebody (after a rematch)."""

    seat: int
    kind: SeatKind
    name: str  # "" while free
    key: str | None  # a bot's name is also a message, for readers of other scripts
    level: Level | None  # of the bot that sits here or plays for the person
    away: bool  # a bot plays for the person
    host: bool
    outside: bool  # the "person" is a bot that somebody runs on their own machine


class Barred(Sent, frozen=True):
    """Somebody the host has removed."""

    number: int
    name: str


class ScoreLine(Sent, frozen=True):
    """`what` is a term of the game, `rule` the rule that gives the points."""

    what: str
    count: int
    points: int
    rule: str


class Result(Sent, frozen=True):
    """How it ended, by seat; rank 1 is the best."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    lines: list[list[ScoreLine]]


class Table(Sent, frozen=True):
    """Everything about a table except its game. Only the people seated at it get `invite`, only the host gets
    `barred`."""

    id: str
    game: str
    version: str
    status: Status
    settings: dict[str, SettingValue]
    seats: list[Seat]
    public: bool
    spectators: bool
    pace: Pace
    clock: ClockRule | None
    patience: int | None  # seconds until the host can hand over the seat of a player who does not move
    timeout: Timeout
    ask_always: bool  # people are asked also when their hand leaves them no choice
    hints: bool  # players may ask for hints
    outside_bots: bool  # bots may sit down that people run on their own machines
    you: int
    host: bool
    invite: str | None
    created: int
    result: Result | None
    rematch: str | None  # the table of the rematch
    barred: list[Barred]


class TableLine(Sent, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[Seat]
    public: bool
    spectators: bool
    pace: Pace
    clock: ClockRule | None
    outside_bots: bool
    you: int
    asked: bool  # whether the table waits for you
    created: int


class Lobby(Sent, frozen=True):
    """Lists of tables: mine, public ones with a free seat, public ones to watch."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]
