"""The review of a record: a quarter of the budget for the curve, the rest for choices."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import sqrt
from time import process_time
from typing import Final

from posse.bots.review.chances import curve_of, spread
from posse.bots.review.comparing import CERTAIN, WORLDS, Comparison, total_error
from posse.bots.review.moments import Course, Moment, course_of
from posse.bots.review.playing_on import Player
from posse.bots.review.report import Costly, Part, Point, Review, Turn
from posse.bots.review.working import Figures, Here, Piece, Work
from posse.core.records import Record

Progress = Callable[[float], None]  # is told how much is done, from 0 to 1

CURVE: Final = 0.25  # shares of the budget; what is left is for the choices that seem to be costly
WEIGHING: Final = 0.25
LOOKING: Final = 0.25
STAGES: Final = 3  # of looking: half of each seat's choices go on after each
FIRST_WORLDS: Final = 2  # in which a choice is looked at, at least
MOST_WORLDS: Final = 100  # in which the effect of a choice is weighed
FINALISTS: Final = 6  # of each seat: most of the confirming is about these
COSTLY: Final = 3  # of each seat are named
TURNS: Final = 5
LEAST_TURN: Final = 0.05
FEWEST: Final = 200  # trials
PILOTS: Final = 24
OVERHEAD: Final = 1.5  # worlds are imagined, too


def review(record: Record, trials: int, seed: str = "review", progress: Progress | None = None) -> Review:
    """A review made with about this many playouts. The same record, trials and seed: the same review."""
    here = Here(record, seed)
    return review_by(here, record, here.course, trials, seed, progress)


def review_by(
    work: Work, record: Record, course: Course, trials: int, seed: str, progress: Progress | None
) -> Review:
    """The same, with the work done by somebody."""
    trials = max(trials, FEWEST)
    counted = Counted(work, trials, progress)
    curve = curve_of(course, counted, int(trials * CURVE))
    compared = [Comparison(moment, counted) for moment in course.moments]
    weigh(compared, counted, int(trials * WEIGHING))
    looked_at = look_at(compared, curve, int(trials * LOOKING))
    confirm(looked_at, trials - counted.trials)
    if progress is not None:
        progress(1.0)
    return Review(
        record.game,
        record.seats,
        course.length,
        len(course.moments),
        len(looked_at),
        trials,
        seed,
        course.end.game.sides,
        curve,
        turns_of(course, curve, compared),
        [costly_of(seat, compared) for seat in range(len(record.seats))],
        [part_of(seat, course, curve, compared) for seat in range(len(record.seats))],
        len(course.games),
    )


class Counted:
    """Counts the trials that somebody makes, and tells how much is done."""

    def __init__(self, work: Work, most: int, progress: Progress | None) -> None:
        self.work = work
        self.most = most
        self.progress = progress
        self.trials = 0

    def do(self, piece: Piece) -> list[Figures]:
        found = self.work.do(piece)
        self.trials += sum([piece.trials(figures) for figures in found])
        if self.progress is not None:
            self.progress(min(0.99, self.trials / self.most))
        return found


def trials_in(record: Record, seconds: float) -> int:
    """About how many trials can be made in this time, by trying a few: to two digits."""
    course = course_of(record)
    player = Player(course.end.game, "pilot")
    places = [at for at in sorted(course.positions) if not course.positions[at].over]
    started = process_time()
    for place in spread(len(places), PILOTS):
        player.chances(course.positions[places[place]], 0)
    each = max(1e-6, (process_time() - started) / PILOTS)
    return max(FEWEST, int(float(f"{seconds / each / OVERHEAD:.1e}")))


# What choices changed


def weigh(compared: list[Comparison], counted: Counted, trials: int) -> None:
    """What each choice changed for everybody. Those that the quick player would have made cost no trials."""
    spent = counted.trials + trials
    for _ in range(MOST_WORLDS):
        for comparison in compared:
            comparison.weigh(1)
        if counted.trials >= spent:
            return


# Which alternatives looked better


def look_at(compared: list[Comparison], curve: list[Point], trials: int) -> list[Comparison]:
    """All choices if the budget is large enough, else those where chances moved; the costly ones longer."""
    going_on = affordable(compared, curve, trials // STAGES)
    looked_at = going_on
    for stage in range(STAGES):
        width = sum([len(comparison.left) for comparison in going_on])
        worlds = max(FIRST_WORLDS if stage == 0 else 1, trials // STAGES // max(1, width))
        for comparison in going_on:
            if stage:
                comparison.keep_half()
            comparison.look(worlds)
        going_on = better_half(going_on)
    return looked_at


def affordable(compared: list[Comparison], curve: list[Point], trials: int) -> list[Comparison]:
    """As many as the first look can pay for, those first where chances moved most; in the game's order."""
    by_movement = sorted(compared, key=lambda each: (-movement(each.moment, curve), each.moment.number))
    kept: list[Comparison] = []
    for comparison in by_movement:
        trials -= FIRST_WORLDS * len(comparison.left)
        if trials < 0 and kept:
            break
        kept.append(comparison)
    return sorted(kept, key=lambda each: each.moment.number)


def movement(moment: Moment, curve: list[Point]) -> float:
    """How much chances moved for each choice of the stretch of the curve that this one is in."""
    for before, after in pairwise(curve):
        if before.at < moment.number <= after.at:
            changes = [abs(b - a) for a, b in zip(before.chances, after.chances, strict=True)]
            return max(changes) / (after.at - before.at)
    return 0.0


def better_half(compared: list[Comparison]) -> list[Comparison]:
    """Of each seat, the half of its choices in which most may have been lost."""
    kept: list[Comparison] = []
    for seat in sorted({comparison.moment.seat for comparison in compared}):
        own = [comparison for comparison in compared if comparison.moment.seat == seat]
        own.sort(key=lambda each: (-each.hope(), each.moment.number))
        kept += own[: max(FINALISTS, (len(own) + 1) // 2)]
    return sorted(kept, key=lambda each: each.moment.number)


# By how much


def confirm(compared: list[Comparison], trials: int) -> None:
    """What is left of the budget for each seat's choices that seem to have cost most."""
    finalists: list[Comparison] = []
    seats = sorted({each.moment.seat for each in compared})
    most = max(1, min(FINALISTS, trials // (2 * WORLDS * max(1, len(seats)))))
    for seat in seats:
        own = [each for each in compared if each.moment.seat == seat and each.rival() != each.moment.chosen]
        own.sort(key=lambda each: (-each.hope(), each.moment.number))
        finalists += own[:most]
    worlds = max(WORLDS, trials // 2 // max(1, len(finalists)))  # two tables in each world
    for comparison in finalists:
        comparison.confirm(worlds)


# What comes out of it


def costly_of(seat: int, compared: list[Comparison]) -> list[Costly]:
    own = [each for each in compared if each.moment.seat == seat and each.is_costly()]
    own.sort(key=lambda each: (-each.cost(), each.moment.number))
    return [costly(each) for each in own[:COSTLY]]


def costly(comparison: Comparison) -> Costly:
    moment, rival = comparison.moment, comparison.rival()
    return Costly(
        moment.number,
        moment.seat,
        moment.decision.asks,
        moment.name(moment.chosen),
        moment.said(moment.chosen),
        moment.name(rival),
        moment.said(rival),
        comparison.chance(),
        comparison.cost(),
        comparison.cost_error(),
        len(comparison.costs),
    )


def part_of(seat: int, course: Course, curve: list[Point], compared: list[Comparison]) -> Part:
    """Luck is what is left when choices are taken away, so the parts add up. In a match: the mean."""
    own = [each for each in compared if each.moment.seat == seat]
    others = [each for each in compared if each.moment.seat != seat]
    games, at = len(course.games), {point.at: point.chances for point in curve}
    start = sum([at[first][seat] for first, _ in course.games]) / games
    result = sum([at[last][seat] for _, last in course.games]) / games
    even = sum([sum(at[first]) / len(at[first]) for first, _ in course.games]) / games
    by_own = sum([each.effect(seat) for each in own]) / games
    by_others = sum([each.effect(seat) for each in others]) / games
    return Part(
        seat,
        result,
        even,
        start - even,
        by_own,
        total_error([each.effect_error(seat) for each in own]) / games,
        by_others,
        total_error([each.effect_error(seat) for each in others]) / games,
        result - start - by_own - by_others,
    )


def turns_of(course: Course, curve: list[Point], compared: list[Comparison]) -> list[Turn]:
    """The largest changes that are more than noise, in the game's order."""
    found: list[Turn] = []
    for before, after in pairwise(curve):
        if course.game_at(before.at) != course.game_at(after.at):
            continue
        changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        doubt = CERTAIN * sqrt(before.errors[seat] ** 2 + after.errors[seat] ** 2)
        if abs(changes[seat]) >= max(LEAST_TURN, doubt):
            found.append(_turn(course, before.at, after.at, seat, changes, compared))
    found.sort(key=lambda turn: -abs(turn.changes[turn.seat]))
    return sorted(found[:TURNS], key=lambda turn: turn.last)


def _turn(
    course: Course, before: int, after: int, seat: int, changes: list[float], compared: list[Comparison]
) -> Turn:
    within = [each for each in compared if before < each.moment.number <= after]
    last = [moment for moment in course.moments if before < moment.number <= after][-1:]
    chooser = last[0].seat if last else -1
    chosen = last[0].said(last[0].chosen) if last else None
    by_choice = sum([each.effect(seat) for each in within])
    return Turn(before + 1, after, seat, changes, by_choice, chooser, chosen)
