"""What the server tells of finished games: replays, and reviews (docs/review.md)."""

from __future__ import annotations

from typing import Any, Literal

from posse.server.wire.protocol import Event, Said, Sent


class Frame(Sent, frozen=True):
    """The table after this many choices: who chose what, what happened, and the view."""

    number: int
    seat: int  # -1 before the first choice
    asks: str
    choice: Said | None
    events: list[Event]
    view: Any


class Replay(Sent, frozen=True):
    """Frames `since` to `since + len(frames) - 1` of `number` + 1, as one seat (-1: nobody) saw them."""

    game: str
    names: list[str]
    seat: int
    number: int
    since: int
    frames: list[Frame]


class ReviewPoint(Sent, frozen=True):
    """Everybody's chance to win after this many choices, and their standard errors; by seat, 0 to 1."""

    at: int
    chances: list[float]
    errors: list[float]


class ReviewTurn(Sent, frozen=True):
    """A change that decided something, in the choices `first` to `last`; `seat` is whose chance moved most.

    `by_choice` is the part of that seat's change that somebody chose. `chooser` made the last of the choices,
    -1 if nobody had one.
    """

    first: int
    last: int
    seat: int
    changes: list[float]
    by_choice: float
    chooser: int
    chosen: Said | None


class CostlyChoice(Sent, frozen=True):
    """A choice that cost its seat some of its chance, for all it could know, and what was better."""

    number: int
    seat: int
    chosen: Said
    better: Said
    chance: float
    cost: float
    error: float


class ReviewPart(Sent, frozen=True):
    """Where a seat's result comes from: `result` is the sum of the others, without the errors."""

    seat: int
    result: float
    even: float
    start: float
    own: float
    own_error: float
    others: float
    others_error: float
    luck: float


class Review(Sent, frozen=True):
    """The review of a finished game (docs/review.md). `sides`: players win together; `games`: of a match."""

    choices: int
    decisions: int
    judged: int
    trials: int
    sides: bool
    luck_share: float
    curve: list[ReviewPoint]
    turns: list[ReviewTurn]
    costly: list[CostlyChoice]
    parts: list[ReviewPart]
    games: int = 1


ReviewStatus = Literal["none", "waiting", "running", "done", "failed"]


class ReviewState(Sent, frozen=True):
    """The review of a finished table, or how far it is: `progress` from 0 to 1."""

    status: ReviewStatus
    progress: float
    review: Review | None = None
