"""The curve: everybody's chance over the game. First at a few positions, then where it moved most."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Final

from posse.bots.review.moments import Course
from posse.bots.review.report import Point
from posse.bots.review.working import Piece, Work

FEWEST: Final = 8  # playouts of one position
AT_START: Final = 4  # times as many: every seat's sum begins there


def curve_of(course: Course, work: Work, trials: int) -> list[Point]:
    """About this many playouts, shared out among as many positions as give figures worth having."""
    times, count = shares(trials, len(course.positions) - 2)
    kept = sorted(course.positions)
    found: dict[int, Point] = {}
    for first, last in course.games:
        found[first] = point_at(course, first, work, AT_START * times)
        found[last] = point_at(course, last, work, 1)
    for place in spread(len(kept), count // 2):
        found.setdefault(kept[place], point_at(course, kept[place], work, times))
    while len(found) < count + 2:
        at = widest(kept, found)
        if at < 0:
            break
        found[at] = point_at(course, at, work, times)
    return [found[at] for at in sorted(found)]


def shares(trials: int, positions: int) -> tuple[int, int]:
    """How many playouts for a position, and how many positions."""
    times = max(FEWEST, int(sqrt(trials) * 2 / 3))
    count = max(1, trials // times - AT_START)
    if count >= positions:
        return max(FEWEST, trials // (positions + AT_START)), positions
    return times, count


def spread(positions: int, count: int) -> list[int]:
    """This many places between the first and the last, at equal distances."""
    return [positions * (number + 1) // (count + 1) for number in range(count)]


def widest(kept: list[int], found: dict[int, Point]) -> int:
    """A position in the middle of where chances moved most; -1 if none is left between two that are known."""
    known = sorted(found)
    best, most = -1, -1.0
    for first, last in pairwise(known):
        between = [at for at in kept if first < at < last]
        change = max(abs(b - a) for a, b in zip(found[first].chances, found[last].chances, strict=True))
        if between and change > most:
            best, most = between[len(between) // 2], change
    return best


def point_at(course: Course, at: int, work: Work, times: int) -> Point:
    """The mean of this many playouts; of a game that is over, its result."""
    if course.positions[at].over:
        return Point(at, work.do(Piece("point", at))[0], [0.0] * course.end.seats)
    found = work.do(Piece("point", at, 0, times))
    means = [sum(each) / times for each in zip(*found, strict=True)]
    errors = [error(list(each)) for each in zip(*found, strict=True)]
    return Point(at, means, errors)


def error(values: list[float]) -> float:
    """The standard error of a mean."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)
