"""The work of a review in small pieces, each of which can be done anywhere: same record, same figures.

A piece is `count` figures of one kind, beginning with number `first`: each has luck of its own, which follows
from the seed and its number. Of a piece that takes too long the first figures may be had.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from posse.bots.review.moments import Course, Moment, course_of
from posse.bots.review.playing_on import Player
from posse.core.records import Record

Kind = Literal["point", "options", "weigh", "look", "confirm"]
Figures = list[float]
Stop = Callable[[], bool]

TRIALS: Final[dict[Kind, int]] = {"point": 1, "options": 0, "weigh": 2}  # of one figure, without options


@dataclass(frozen=True)
class Piece:
    """What to find out about the position after, or the choice of, this number.

    point: everybody's chances; options: what to compare; weigh: what the choice changed, by seat (nothing if
    the quick player would have chosen the same); look, confirm: the chooser's chance with each of `options`.
    """

    kind: Kind
    number: int
    first: int = 0
    count: int = 1
    options: tuple[int, ...] = ()

    def trials(self, found: Figures) -> int:
        """How many playouts one of its figures took."""
        return (TRIALS.get(self.kind, 0) + len(self.options)) if found else 0

    def rest(self, done: int) -> Piece:
        return Piece(self.kind, self.number, self.first + done, self.count - done, self.options)


class Work(Protocol):
    """Somebody who does pieces."""

    def do(self, piece: Piece) -> list[Figures]:
        """All its figures."""
        ...


class Here:
    """Does pieces at once, in this process."""

    def __init__(self, record: Record, seed: str) -> None:
        self.course: Course = course_of(record)
        self.moments: dict[int, Moment] = {moment.number: moment for moment in self.course.moments}
        self.player = Player(self.course.end.game, seed)

    def do(self, piece: Piece) -> list[Figures]:
        return self.begin(piece, lambda: False)

    def begin(self, piece: Piece, stop: Stop) -> list[Figures]:
        """At least one of its figures, and more as long as nobody says stop."""
        found: list[Figures] = []
        while len(found) < piece.count and not (found and stop()):
            found.append(self._figures(piece, piece.first + len(found)))
        return found

    def _figures(self, piece: Piece, index: int) -> Figures:
        player = self.player
        if piece.kind == "point":
            return player.chances(self.course.positions[piece.number], index)
        moment = self.moments[piece.number]
        if piece.kind == "options":
            return [float(option) for option in player.options(moment)]
        world = player.world(moment, f"{piece.kind} {index}")
        if piece.kind == "weigh":
            return player.effect(world, moment)
        return [player.try_in(world, moment, option)[moment.seat] for option in piece.options]
