"""What BANG! brings to a search: deputies play a round of turns; then each party's chance is estimated."""

from __future__ import annotations

from math import exp
from typing import Final

from posse.core.game import Imagine
from posse.core.search import Guide, Sign, Weights
from posse.core.table import SEATS_IN, Decision, Table, View
from posse.games.bang.deputy import choose
from posse.games.bang.deputy.outlook import WILD_WEST_SHOW
from posse.games.bang.deputy.proposing import proposals
from posse.games.bang.deputy.standing import stage, standing
from posse.games.bang.deputy.supposing import suppose_roles
from posse.games.bang.facts import OUTLAW, RENEGADE, SHERIFF, SHERIFF_SEATS
from posse.games.bang.table import BangTable
from posse.games.bang.view import BangView

# fmt: off
WEIGHTS: Final[tuple[Weights, ...]] = (  # tools/fit.py; by stage, the Sheriff, deputies, outlaws, renegades
    (
        0.196, -0.288, 0.204, 0.0504, 0.256, 0.0207, 0.115,
        0.136, -0.181, 0.113, -0.0295, 0.13, 0.00881, -0.506, 0.133,
        0.123, -0.782, 0.16, 0.0688, 0.0888, 0.00982, -0.433, 0.504, -0.288, 1.78, -1.64,
        0.363, -0.363, 0.102, 0.0314, 0.231, 0.199, -0.483, -1.28, 0.0651,
    ),
    (
        0.536, -0.409, 0.322, 0.0898, 0.101, 0.237, 0.0594,
        0.0429, -0.803, 0.213, -0.138, -0.405, 0.39, -0.299, 0.573,
        0.528, -0.549, 0.266, 0.0375, 0.539, 0.0426, -1.03, -0.475, 0.115, 0.969, -0.941,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.49,
    ),
    (
        0.742, -0.603, 0.096, 0.238, 0.123, 0.347, 0.803,
        0.819, -0.0691, -0.0127, 0.185, -0.0301, 0.3, -0.9, 1.93,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.29,
        0.524, -0.987, 0.183, 0.0417, 0.479, 0.398, -0.703, -3.28, 1.85,
    ),
)
# fmt: on
TRIALS: Final = 200
PARTIES: Final = (SHERIFF, OUTLAW, RENEGADE)
PARTY_OF: Final = (0, 0, 1, 2)  # by role


class BangGuide(Guide):
    def __init__(self) -> None:
        super().__init__(choose, WEIGHTS, TRIALS)

    def candidates(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        """Only where there are parties: elsewhere a search has not been shown to be better."""
        assert isinstance(view, BangView)
        first = self.deputy(view, decision, imagine)
        if view.seats < SHERIFF_SEATS or view.hidden_six or view.show == WILD_WEST_SHOW:
            return [first]
        return proposals(view, decision, first)

    def open_up(self, world: Table, seat: int) -> None:
        assert isinstance(world, BangTable)
        suppose_roles(world, seat)
        super().open_up(world, seat)

    def signs(self) -> list[Sign]:
        return [
            Sign("eliminates"),
            Sign("enemies", scale=1.0),
            Sign("survives"),
            Sign("loses", good=False),
            Sign("cards", scale=2.0),
        ]

    def notice(self, before: Table, after: Table, seat: int) -> list[float]:
        """In a round of turns. Who is an enemy is supposed by what everybody has done."""
        assert isinstance(before, BangTable)
        assert isinstance(after, BangTable)
        mine = PARTY_OF[before.role[seat]]
        lost = felled = 0
        for figure in before.circle:
            if PARTY_OF[before.role[before.owner[figure]]] != mine:
                lost += max(0, before.life[figure] - after.life[figure])
                felled += 0 if after.is_in_game(figure) else 1
        own = before.active[seat]
        return [
            1.0 if felled else 0.0,
            float(lost),
            1.0 if after.is_in_game(own) else 0.0,
            1.0 if after.life[own] < before.life[own] else 0.0,
            float(len(after.hands[seat])),
        ]

    def play_on(self, table: Table, seat: int, start: int) -> float:
        """A turn of everybody who is in game."""
        assert isinstance(table, BangTable)
        stop = start + len(table.circle)
        while table.turns < stop and table.waiting and not table.victors:
            asked = SEATS_IN[table.waiting][0]
            table.take(asked, self.policy(table, asked))
        return self.chance(table, seat)

    def horizon(self, table: Table, seat: int) -> int:
        assert isinstance(table, BangTable)
        return table.turns

    def is_settled(self, table: Table) -> bool:
        assert isinstance(table, BangTable)
        return table.victors != 0

    def game_number(self, table: Table) -> int:
        assert isinstance(table, BangTable)
        return table.match.number

    def stage(self, table: Table) -> int:
        assert isinstance(table, BangTable)
        return stage(table)

    def features(self, table: Table, seat: int, me: int) -> list[float]:
        assert isinstance(table, BangTable)
        return standing(table, table.role[seat])

    def estimate(self, table: Table, seat: int) -> float:
        """The chance of this seat's party."""
        assert isinstance(table, BangTable)
        weights = self.weights[stage(table)]
        utilities = [weighed(weights, standing(table, party)) for party in PARTIES]
        mine = PARTY_OF[table.role[seat]]
        total = together = 0.0
        for role in table.role:
            share = exp(utilities[PARTY_OF[role]] - utilities[mine])
            total += share
            if PARTY_OF[role] == mine:
                together += share
        return together / total

    def chance(self, table: Table, seat: int) -> float:
        """A side wins together. A game of a match ends before the match does."""
        assert isinstance(table, BangTable)
        if table.victors:
            return 1.0 if table.victors >> seat & 1 else 0.0
        return self.estimate(table, seat)


def weighed(weights: Weights, row: list[float]) -> float:
    total = 0.0
    for number, value in enumerate(row):
        if value:
            total += weights[number] * value
    return total
