"""What Colt Express brings to a search: the rehearsal of a round, against rivals who plan what suits them."""

from __future__ import annotations

from functools import partial
from typing import Final

from posse.core.game import Imagine
from posse.core.search import Foresight, Guide, Sign
from posse.core.table import SEATS_IN, Decision, Table, View
from posse.games.colt_express.deputy import choose, rehearsing
from posse.games.colt_express.deputy.greenhorn import sensible
from posse.games.colt_express.deputy.programme import ANY
from posse.games.colt_express.deputy.train import train_of
from posse.games.colt_express.deputy.worth import LEADS, NEXT_ROUND, WEIGHTS, all_near, bounty_by_lead
from posse.games.colt_express.facts import ROUNDS
from posse.games.colt_express.rules.planning import DRAW_THREE, FACE_DOWN
from posse.games.colt_express.table import ColtTable
from posse.games.colt_express.view import ColtView

REHEARSED: Final = (
    "plan",
    "bonus",
    "move",
    "shoot",
    "punch",
    "punch-loot",
    "punch-keep",
    "punch-way",
    "marshal",
)
NEVER: Final = -1.0  # an answer that the rehearsal does not reach
TRIALS: Final = 160


class ColtGuide(Guide):
    def __init__(self) -> None:
        super().__init__(choose, WEIGHTS, TRIALS)

    def candidates(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        assert isinstance(view, ColtView)
        first = self.deputy(view, decision, imagine)
        if decision.asks not in REHEARSED:
            return [first]
        hides = first >= FACE_DOWN and decision.asks == "plan"
        # What Ghost may hide is the same card as shown: one of the two is enough.
        others = [
            option
            for option in decision.options
            if option != first
            and (decision.asks != "plan" or option == DRAW_THREE or (option >= FACE_DOWN) == hides)
        ]
        return [first, *others]

    def stages(self, options: list[int]) -> int:
        """One: a rehearsal tries all answers together, and takes hardly longer than for half of them."""
        return 1

    def shortlist(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        return decision.options

    def policy(self, table: Table, seat: int) -> int:
        """Any sensible answer: the deputy would take a hundred times as long."""
        decision = table.decision(seat)
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        return table.chance.pick(sensible(table.view(seat), decision))

    def horizon(self, table: Table, seat: int) -> int:
        assert isinstance(table, ColtTable)
        return table.round

    def stage(self, table: Table) -> int:
        """Rounds still to come."""
        assert isinstance(table, ColtTable)
        return 0 if table.over else ROUNDS + 1 - table.round

    def features(self, table: Table, seat: int, me: int) -> list[float]:
        """What `Opinion` weighs."""
        assert isinstance(table, ColtTable)
        train = train_of(table, table.view(me))
        left = self.stage(table)
        most = max([fired for other, fired in enumerate(train.fired) if other != seat])
        bounty = bounty_by_lead(left)[train.fired[seat] - most + LEADS]
        money = train.money[seat] + (NEXT_ROUND * all_near(train, seat) if left else 0.0)
        return [money / 1000.0, float(train.hits[seat]), bounty]

    def judge(self, world: Table, seat: int, options: list[int]) -> list[float]:
        """Plans by a rehearsal against what suits the rivals; when cards come up, by playing the pile on."""
        assert isinstance(world, ColtTable)
        if world.stealing:
            return [self.after_the_pile(world, seat, option) for option in options]
        decision = world.decision(seat)
        assert decision is not None
        answers: dict[int, float] = {}
        view = world.view(seat)
        breadth = rehearsing.breadth_for(view)
        shown = [face_up(decision, option) for option in options]
        for answer in shown if decision.asks == "plan" else [ANY]:
            rehearsing.rehearsal_of(view, decision, world, breadth, answers, True, answer)
        return [answers.get(answer, NEVER) for answer in shown]

    def after_the_pile(self, world: ColtTable, seat: int, option: int) -> float:
        """The chance to win if everybody does what a deputy would with the rest of the pile."""
        trial = world.clone()
        trial.take(seat, option)
        while trial.waiting and trial.round == world.round:
            asked = SEATS_IN[trial.waiting][0]
            trial.take(asked, answer_on(trial, asked))
        return self.chance(trial, seat)

    def signs(self) -> list[Sign]:
        return [Sign("loot", scale=300.0, unit=50), Sign("fires"), Sign("hit", good=False)]

    def foresee(self, world: Table, seat: int, options: list[int]) -> list[Foresight]:
        assert isinstance(world, ColtTable)
        decision = world.decision(seat)
        assert decision is not None
        answers: dict[int, float] = {}
        view = world.view(seat)
        before = train_of(world, view)
        breadth = rehearsing.breadth_for(view)
        rehearsal = rehearsing.rehearsal_of(view, decision, world, breadth, answers, foresees=True)
        found: list[Foresight] = []
        for option in options:
            shown = face_up(decision, option)
            train = rehearsal.ends[shown].train if shown in rehearsal.ends else before
            signs = [
                float(train.money[seat] - before.money[seat]),
                1.0 if train.fired[seat] > before.fired[seat] else 0.0,
                1.0 if train.hits[seat] > before.hits[seat] else 0.0,
            ]
            found.append(Foresight(answers.get(shown, NEVER), signs))
        return found


def answer_on(table: ColtTable, seat: int) -> int:
    """What a deputy would answer if it could see the whole table."""
    decision = table.decision(seat)
    assert decision is not None
    if len(decision.options) == 1:
        return decision.options[0]
    view = table.view(seat)
    if decision.asks in REHEARSED:
        return rehearsing.rehearsed_on(view, decision, table)
    return choose(view, decision, partial(table.imagine, seat))


def face_up(decision: Decision, option: int) -> int:
    """The answer that the rehearsal knows: a card laid face down is the same card."""
    return option & ~FACE_DOWN if decision.asks == "plan" and option != DRAW_THREE else option
