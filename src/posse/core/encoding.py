"""Positions as numbers, for programs that learn: a view and a decision, written into one row of integers.

A row is made of named fields of a fixed shape, the same at every table of a game. Seats are rows of a field
in seating order, as in actions; what is not there is 0. A game's own fields are in its `encoding.py`.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from posse.core.said import CARD, CARDS, DICE, DIE, MAYBE_SEAT, SEAT, SEATS, Arg, Args, Value
from posse.core.table import SPECTATOR, Decision, View

if TYPE_CHECKING:
    from posse.core.game import Game

MOST: Final = 32767  # rows hold numbers of 16 bits
FROM_ONE: Final = (SEAT, MAYBE_SEAT, CARD, CARDS, DIE, DICE)  # 0 is one of them, so they count from 1


class Field:
    """Some numbers of a row. `says` names them: one name for each along the last axis, or one for all."""

    def __init__(self, name: str, shape: tuple[int, ...], says: str, high: int = 1, low: int = 0) -> None:
        self.name = name
        self.shape = shape
        self.says = says
        self.high = high
        self.low = low
        self.at = 0  # where it begins in the row
        self.size = 1
        for length in shape:
            self.size *= length


class Encoding:
    """How the positions of a game are written as numbers. What is here is the same for all games."""

    game: Game
    fields: list[Field]
    size: int

    def __init__(self, game: Game, own: list[Field], about: list[str], terms: list[str]) -> None:
        """`about`: what questions of this game may be about; `terms`: the words that may occur there.

        A word is written as its place in `terms`, from 1. What names two things is listed twice.
        """
        asks = sorted({question.asks for question in game.questions})
        self.game = game
        self.asks: dict[str, int] = {name: number for number, name in enumerate(asks)}
        self.about: dict[str, int] = {}
        for at, name in enumerate(about):
            self.about.setdefault(name, at)
        self.names = about
        self.terms: dict[str, int] = {term: number for number, term in enumerate(terms, 1)}
        self.fields = [
            Field("seat", (game.max_seats,), "you"),
            Field("asked", (game.max_seats,), "who has to answer something now"),
            Field(
                "question",
                (len(asks),),
                "what you are asked, else what the first of them is: " + ", ".join(asks),
            ),
            Field("about", (max(1, len(about)),), "what that is about: " + ", ".join(about), MOST, -MOST),
            *own,
        ]
        self.size = 0
        for field in self.fields:
            field.at = self.size
            self.size += field.size
        self.question_at = self.field("question").at
        self.about_at = self.field("about").at

    def field(self, name: str) -> Field:
        """The field of this name."""
        return next(field for field in self.fields if field.name == name)

    def encode(self, view: View, decision: Decision | None) -> array[int]:
        """What a seat knows, and what it is asked (or what others are), as one row of numbers."""
        row = array("h", bytes(2 * self.size))
        if view.seat != SPECTATOR:
            row[view.seat] = 1
        seats = self.game.max_seats
        for waiting in view.waiting:
            row[seats + waiting.seat] = 1
        if decision is not None:
            self._question(row, decision.asks, decision.about)
        elif view.waiting:
            self._question(row, view.waiting[0].asks, view.waiting[0].args())
        self.write(row, view)
        return row

    def _question(self, row: array[int], asks: str, about: Args) -> None:
        row[self.question_at + self.asks[asks]] = 1
        for arg in about:
            self._write_about(row, arg)

    def _write_about(self, row: array[int], arg: Arg) -> None:
        name, what, value = arg
        known = self.about.get(name, -1)
        if known < 0:
            return
        at = self.about_at + known
        if what == SEATS and isinstance(value, tuple):
            row[at] = sum([1 << seat for seat in value if isinstance(seat, int)])
            return
        parts: tuple[Value, ...] = value if isinstance(value, tuple) else (value,)
        for part in parts:
            row[at] = self._number(part) + (1 if what in FROM_ONE else 0)
            at += 1

    def _number(self, value: Value) -> int:
        if isinstance(value, str):
            return self.terms.get(value, 0)
        return int(value) if isinstance(value, int) else 0

    def write(self, row: array[int], view: View) -> None:
        """Write the game's own fields."""
