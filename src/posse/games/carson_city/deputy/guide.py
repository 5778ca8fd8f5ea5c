"""What Carson City brings to a search: greedy players finish the round; then chances are estimated."""

from __future__ import annotations

from typing import Final

from posse.core.chance import Chance
from posse.core.game import Imagine
from posse.core.search import Foresight, Guide, Sign, Weights, reopen
from posse.core.table import Decision, Table, View
from posse.games.carson_city.deputy import REHEARSED, answers, choose, rehearsing
from posse.games.carson_city.deputy.survey import Survey
from posse.games.carson_city.facts import NOTHING, PARCELS, PAYING, SIDE
from posse.games.carson_city.rules.earnings import income_of
from posse.games.carson_city.table import CarsonTable

CANDIDATES: Final = 8
WEIGHTS: Final[tuple[Weights, ...]] = (  # by the round that comes next: tools/fit.py
    (),
    (),
    (0.182, 0.0612, 0.243, 0.498, 1.05, -0.00213, 0.583, 0.0578, 0.242, 0.455),
    (0.274, 0.0457, 0.21, 0.629, -0.431, -0.117, 0.818, 0.0554, 0.346, 0.333),
    (0.322, 0.0469, 0.234, 0.535, -0.358, -0.179, 0.591, 0.077, -0.928, 0.346),
)
TRIALS: Final = 160


class CarsonGuide(Guide):
    def __init__(self) -> None:
        super().__init__(choose, WEIGHTS, TRIALS)

    def candidates(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        first = self.deputy(view, decision, imagine)
        if decision.asks not in REHEARSED:
            return [first]
        table = imagine(Chance.from_text("now"))
        assert isinstance(table, CarsonTable)
        ranked = rehearsing.candidates(table, decision.seat, decision.options, Survey(table), CANDIDATES)
        return [first, *[option for option in ranked if option != first]][:CANDIDATES]

    def shortlist(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        """By a greedy's first sight, without rehearsing."""
        table = imagine(Chance.from_text("now"))
        assert isinstance(table, CarsonTable)
        return rehearsing.candidates(table, decision.seat, decision.options, Survey(table), CANDIDATES)

    def policy(self, table: Table, seat: int) -> int:
        """Greedily: the deputy would rehearse."""
        assert isinstance(table, CarsonTable)
        return answers.choose(table, seat, Survey(table))

    def rollout(self, table: Table, seat: int, start: int) -> list[float]:
        assert isinstance(table, CarsonTable)
        while table.waiting and (table.round == start or not self.is_known(table)):
            rehearsing.finish_round(table, Survey(table))
        return self.chances(table)

    def horizon(self, table: Table, seat: int) -> int:
        assert isinstance(table, CarsonTable)
        return table.round

    def stage(self, table: Table) -> int:
        """The round that comes next."""
        assert isinstance(table, CarsonTable)
        return table.round + 1 if table.over else table.round

    def features(self, table: Table, seat: int, me: int) -> list[float]:
        """What a seat has between two rounds."""
        assert isinstance(table, CarsonTable)
        built = free = reached = income = 0
        for parcel in range(PARCELS):
            if table.owner[parcel] == seat:
                what = table.what[parcel]
                if what == NOTHING:
                    free += 1
                    reached += table.reach[parcel // SIDE] >> parcel % SIDE & 1
                else:
                    built += 1
                    if what in PAYING:
                        income += income_of(table, parcel)
        return [
            float(table.points[seat]),
            float(table.money[seat]),
            float(table.hand[seat]),
            float(table.revolvers[seat]),
            float(len(table.kept[seat])),
            float(table.roads[seat]),
            float(built),
            float(income),
            float(free),
            float(reached),
        ]

    def judge(self, world: Table, seat: int, options: list[int]) -> list[float]:
        return [self.chance(end, seat) for end in ends_of_round(world, seat, options)]

    def signs(self) -> list[Sign]:
        return [Sign("points", scale=4.0), Sign("dollars", scale=12.0), Sign("buildings"), Sign("land")]

    def notice(self, before: Table, after: Table, seat: int) -> list[float]:
        assert isinstance(before, CarsonTable)
        assert isinstance(after, CarsonTable)
        built, free = holdings(before, seat)
        then_built, then_free = holdings(after, seat)
        return [
            float(after.points[seat] - before.points[seat]),
            float(after.money[seat] - before.money[seat]),
            1.0 if then_built > built else 0.0,
            1.0 if then_built + then_free > built + free else 0.0,
        ]

    def foresee(self, world: Table, seat: int, options: list[int]) -> list[Foresight]:
        ends = ends_of_round(world, seat, options)
        return [Foresight(self.chance(end, seat), self.notice(world, end, seat)) for end in ends]


def ends_of_round(world: Table, seat: int, options: list[int]) -> list[CarsonTable]:
    """Where each of these answers leads if everybody plays greedily."""
    assert isinstance(world, CarsonTable)
    reopen(world, seat)
    survey = Survey(world)
    ends: list[CarsonTable] = []
    for option in options:
        trial = world.clone()
        trial.take(seat, option)
        rehearsing.finish_round(trial, survey)
        ends.append(trial)
    return ends


def holdings(table: CarsonTable, seat: int) -> tuple[int, int]:
    """The parcels of a seat: built on, and free."""
    built = free = 0
    for parcel in range(PARCELS):
        if table.owner[parcel] == seat:
            if table.what[parcel] == NOTHING:
                free += 1
            else:
                built += 1
    return built, free
