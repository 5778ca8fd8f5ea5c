"""What a review says. Chances are from 0 to 1; seats are numbers; choices are counted from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from posse.core.said import Said
from posse.core.table import SEAT_LETTERS


@dataclass
class Point:
    """Everybody's chance to win after this many choices, each with its standard error."""

    at: int
    chances: list[float]
    errors: list[float]


@dataclass
class Turn:
    """A change of chances that decided something, somewhere in these choices (mostly just one)."""

    first: int
    last: int
    seat: int  # whose chance changed most
    changes: list[float]  # by seat
    by_choice: float  # the part of that seat's change that somebody chose; the rest is luck
    chooser: int  # who made the last of these choices
    chosen: Said | None  # what it was


@dataclass
class Costly:
    """A choice that cost its seat something, for all that seat could know."""

    number: int
    seat: int
    asks: str
    chosen: str
    chosen_said: Said
    better: str
    better_said: Said
    chance: float  # to win after the choice that was made, in the worlds the seat could imagine
    cost: float  # by how much the chance would have been better
    error: float  # the standard error of the cost
    worlds: int  # in which both were tried


@dataclass
class Part:
    """Where one seat's result comes from: `even` + all others below = `result`, exactly."""

    seat: int
    result: float  # 1 won, 0 lost; a shared win is shared out
    even: float  # what everybody has before anything is dealt
    start: float  # luck: the seat and what was dealt to it
    own: float  # its own choices, against those that the game's quick player would have made
    own_error: float
    others: float  # the choices of the others, likewise
    others_error: float
    luck: float  # everything nobody chose: dice, cards, what was hidden; and what was not looked at

    def all_luck(self) -> float:
        return self.start + self.luck

    def all_choices(self) -> float:
        return self.own + self.others


@dataclass
class Review:
    game: str
    seats: list[str]
    choices: int
    decisions: int  # choices between several options
    judged: int  # those of them whose alternatives were looked at
    trials: int
    seed: str
    sides: bool  # players win together
    curve: list[Point]
    turns: list[Turn]
    costly: list[list[Costly]]  # by seat, the worst first, three at most
    parts: list[Part]
    games: int = 1  # of a match: chances are those of the game in play, parts the mean of all games

    def game_of(self, number: int) -> int:
        """Which game of a match a choice was made in, from 1.

        When a game is over nobody's chance is open, and in the next point all are again.
        """
        over = [all(chance in (0.0, 1.0) for chance in point.chances) for point in self.curve]
        ended = zip(self.curve[:-1], over[:-1], over[1:], strict=True)
        return 1 + sum(point.at < number for point, is_over, still in ended if is_over and not still)

    def luck_share(self) -> float:
        """How much of all that moved chances was luck, from 0 to 1."""
        luck = sum([abs(part.all_luck()) for part in self.parts])
        choices = sum([abs(part.all_choices()) for part in self.parts])
        return luck / (luck + choices) if luck + choices else 0.0

    def as_json(self) -> dict[str, Any]:
        """For files: options by their names, seats by their letters."""
        return {
            "game": self.game,
            "seats": self.seats,
            "choices": self.choices,
            "decisions": self.decisions,
            "judged": self.judged,
            "trials": self.trials,
            "seed": self.seed,
            "games": self.games,
            "luck_share": _round(self.luck_share()),
            "curve": [
                {"at": point.at, "chances": _rounded(point.chances), "errors": _rounded(point.errors)}
                for point in self.curve
            ],
            "turns": [
                {
                    "first": turn.first,
                    "last": turn.last,
                    "seat": SEAT_LETTERS[turn.seat],
                    "changes": _rounded(turn.changes),
                    "by_choice": _round(turn.by_choice),
                }
                for turn in self.turns
            ],
            "costly": [_costly(each) for seat in self.costly for each in seat],
            "parts": [_part(part) for part in self.parts],
        }


def _costly(costly: Costly) -> dict[str, Any]:
    return {
        "number": costly.number,
        "seat": SEAT_LETTERS[costly.seat],
        "asks": costly.asks,
        "chosen": costly.chosen,
        "better": costly.better,
        "chance": _round(costly.chance),
        "cost": _round(costly.cost),
        "error": _round(costly.error),
        "worlds": costly.worlds,
    }


def _part(part: Part) -> dict[str, Any]:
    return {
        "seat": SEAT_LETTERS[part.seat],
        "result": _round(part.result),
        "even": _round(part.even),
        "start": _round(part.start),
        "own": _round(part.own),
        "own_error": _round(part.own_error),
        "others": _round(part.others),
        "others_error": _round(part.others_error),
        "luck": _round(part.luck),
    }


def _round(value: float) -> float:
    return round(value, 6)


def _rounded(values: list[float]) -> list[float]:
    return [_round(value) for value in values]
