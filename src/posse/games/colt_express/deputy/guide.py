"""What Colt Express brings to a search: the rehearsal of a round, against rivals who plan what suits them."""

from __future__ import annotations

from functools import partial
from typing import Final

from posse.core.chance import Chance
from posse.core.game import Imagine
from posse.core.search import Foresight, Guide, Sign, Trials, Weights
from posse.core.table import SEATS_IN, Decision, Table, View
from posse.games.colt_express.deputy import choose, rehearsing
from posse.games.colt_express.deputy.greenhorn import sensible
from posse.games.colt_express.deputy.programme import ANY
from posse.games.colt_express.deputy.train import train_of
from posse.games.colt_express.deputy.worth import LEADS, all_near, bounty_by_lead
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
# By rounds still to come: what counts for winning (tools/fit.py), of $1,000 on the boards, of as much within
# reach, of a bullet received, of the chance of the bounty. When the last round is over, the result counts.
FITTED: Final[tuple[Weights, ...]] = (
    (8.42, 0.0, -0.12, 8.5),
    (2.14, 1.85, -0.113, 3.11),
    (1.51, 1.12, -0.126, 2.55),
    (1.27, 1.12, -0.158, 2.26),
    (0.998, 0.746, -0.173, 1.91),
)
NEVER: Final = -1.0  # an answer that the rehearsal does not reach
TRIALS: Final = 250
PLAYED_ON: Final = 0.8  # what it takes to play a pile on, in trials
A_TURN: Final = 0.2  # what it takes longer to play a plan on, for every turn before the cards come up
REHEARSALS: Final = 8  # worlds in which a plan is rehearsed before any of it is played on
KEPT: Final = 5  # answers that are played on besides the deputy's
TRUST: Final = 6.0  # in a rehearsal: it counts as much as this many rounds played on


class ColtGuide(Guide):
    def __init__(self) -> None:
        super().__init__(choose, FITTED, TRIALS)
        self.promises: dict[int, float] = {}  # by answer: by how much it beats the deputy's in rehearsals

    def candidates(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        assert isinstance(view, ColtView)
        first = self.deputy(view, decision, imagine)
        self.promises = {}
        self.trust = 0.0
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
        if decision.asks != "plan" or not others:
            return [first, *others]
        return self.promising(view, decision, imagine, [first, *others])

    def promising(
        self, view: ColtView, decision: Decision, imagine: Imagine, options: list[int]
    ) -> list[int]:
        """The first answer, the deputy's, and those of the others that do best in a few rehearsals."""
        rehearsals = Rehearsals(self, decision.seat, options)
        for number in range(REHEARSALS):
            rehearsals.try_in(imagine(Chance.from_text(f"{view.round} {view.turn} {number} rehearsed")))
        merits = rehearsals.merits()
        for option, merit in zip(options, merits, strict=True):
            self.promises[option] = merit
        self.trust = TRUST
        ranked = sorted(range(1, len(options)), key=lambda number: -merits[number])
        return [options[number] for number in sorted([0, *ranked[:KEPT]])]

    def expected(self, view: View, decision: Decision, options: list[int]) -> list[float]:
        return [self.promises.get(option, 0.0) for option in options]

    def trials_for(self, view: View, decision: Decision, trials: int) -> int:
        """The more turns are still to be taken, the fewer."""
        assert isinstance(view, ColtView)
        if decision.asks != "plan":
            return trials
        return max(1, int(trials / (PLAYED_ON + A_TURN * (len(view.turns) - view.turn))))

    def stages(self, options: list[int]) -> int:
        """Two for what to plan: what the worse half of the answers would cost goes to the better half.

        When a card comes up there are few answers, all of them cheap to try.
        """
        return 2 if self.promises and len(options) > 2 else 1

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
        """What `Opinion` weighs, but for loot within reach, which has a weight of its own."""
        assert isinstance(table, ColtTable)
        train = train_of(table, table.view(me))
        left = self.stage(table)
        most = max([fired for other, fired in enumerate(train.fired) if other != seat])
        bounty = bounty_by_lead(left)[train.fired[seat] - most + LEADS]
        near_by = all_near(train, seat) if left else 0.0
        return [train.money[seat] / 1000.0, near_by / 1000.0, float(train.hits[seat]), bounty]

    def judge(self, world: Table, seat: int, options: list[int]) -> list[float]:
        """By playing the round on, with deputies in all seats; a bonus card by rehearsing it."""
        assert isinstance(world, ColtTable)
        decision = world.decision(seat)
        assert decision is not None
        if decision.asks == "bonus":
            return self.rehearse(world, seat, options)
        return [self.after_the_round(world, seat, option) for option in options]

    def rehearse(self, world: ColtTable, seat: int, options: list[int]) -> list[float]:
        """What each answer is worth in a rehearsal against what suits the rivals."""
        decision = world.decision(seat)
        assert decision is not None
        answers: dict[int, float] = {}
        view = world.view(seat)
        breadth = rehearsing.breadth_for(view)
        shown = [face_up(decision, option) for option in options]
        for answer in shown if decision.asks == "plan" else [ANY]:
            rehearsing.rehearsal_of(view, decision, world, breadth, answers, True, answer)
        return [answers.get(answer, NEVER) for answer in shown]

    def after_the_round(self, world: ColtTable, seat: int, option: int) -> float:
        """The chance to win if everybody plans as a deputy would, and plays the pile on in the same way."""
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


def answer_on(table: Table, seat: int) -> int:
    """A deputy's answer: to what to plan one that imagines a single table, else as if it saw everything.

    A deputy who knew what the others hold would plan against the cards they will play: nobody can.
    """
    assert isinstance(table, ColtTable)
    decision = table.decision(seat)
    assert decision is not None
    if len(decision.options) == 1:
        return decision.options[0]
    view = table.view(seat)
    if decision.asks == "plan":
        table.chance.byte()  # another table than the last one imagined
        supposed = table.imagine(seat, table.chance)
        assert isinstance(supposed, ColtTable)
        return rehearsing.planned_in(view, decision, supposed)
    if decision.asks in REHEARSED:
        return rehearsing.rehearsed_on(view, decision, table)
    return choose(view, decision, partial(table.imagine, seat))


class Rehearsals(Trials):
    """Answers tried in rehearsals of a plan, not by playing on."""

    def __init__(self, guide: ColtGuide, seat: int, options: list[int]) -> None:
        super().__init__(guide, seat, options)
        self.rehearses = guide

    def try_in(self, world: Table) -> None:
        assert isinstance(world, ColtTable)
        self.add(self.rehearses.rehearse(world, self.seat, self.left))


def face_up(decision: Decision, option: int) -> int:
    """The answer that the rehearsal knows: a card laid face down is the same card."""
    return option & ~FACE_DOWN if decision.asks == "plan" and option != DRAW_THREE else option
