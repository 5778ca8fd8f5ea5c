"""Looking ahead: the best answers are tried on imagined tables; all play greedily to the round's end."""

from __future__ import annotations

from typing import Final

from posse.core.chance import Chance
from posse.core.game import Imagine
from posse.core.table import Decision
from posse.games.carson_city.deputy import answers
from posse.games.carson_city.deputy.survey import Survey
from posse.games.carson_city.deputy.worth import lead
from posse.games.carson_city.facts import CHOOSING
from posse.games.carson_city.table import CarsonTable
from posse.games.carson_city.view import CarsonView

CANDIDATES: Final = 5
TIMES: Final = 4
UNTHINKABLE: Final = 9.0  # what no bot would do, with its sign turned
LONGEST: Final = 400  # answers in a rehearsal: a round is over long before


def rehearsed(view: CarsonView, decision: Decision, imagine: Imagine) -> int:
    """The candidate with the best mean."""
    seat = view.seat
    table = _imagined(imagine, view, 0)
    survey = Survey(table)
    ranked = candidates(table, seat, decision.options, survey, CANDIDATES)
    totals = [0.0] * len(ranked)
    for time in range(TIMES):
        world = _imagined(imagine, view, time)
        for number, option in enumerate(ranked):
            trial = world.clone()
            trial.take(seat, option)
            totals[number] += play_on(trial, seat, survey)
    return ranked[totals.index(max(totals))]


def candidates(table: CarsonTable, seat: int, options: list[int], survey: Survey, most: int) -> list[int]:
    """The best answers at first sight. Laying a road or moving a cowboy is none: it may lead in circles."""
    values = answers.values(table, seat, options, survey)
    ranked = sorted([(-value, option) for value, option in zip(values, options, strict=True)])
    return [option for value, option in ranked if value < UNTHINKABLE][:most]


def _imagined(imagine: Imagine, view: CarsonView, time: int) -> CarsonTable:
    placed = sum([len(space.cowboys) for space in view.spaces]) + len(view.camps)
    table = imagine(Chance.from_text(f"{view.round} {view.phase} {view.action} {placed} {time}"))
    assert isinstance(table, CarsonTable)
    return table


def play_on(table: CarsonTable, seat: int, survey: Survey) -> float:
    """Everybody answers greedily until the round is over; how this seat stands then."""
    finish_round(table, survey)
    return lead(table, seat)


def finish_round(table: CarsonTable, survey: Survey) -> None:
    """Everybody answers greedily until the round is over."""
    now = table.round
    phase = table.phase
    for _ in range(LONGEST):
        if not table.waiting or table.round != now:
            return
        if phase == CHOOSING and table.phase != CHOOSING:
            survey = Survey(table, survey)  # land may have been claimed, tiles been taken
            phase = table.phase
        asked = table.asked_seats()[0]
        table.take(asked, answers.choose(table, asked, survey))
