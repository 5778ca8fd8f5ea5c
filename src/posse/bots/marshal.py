"""The marshal: a search bot for every game that brings a guide (posse.core.search).

It imagines worlds and tries the likely answers in each of them, all in the same ones; half of the answers
drop out after each stage, so that most of the budget goes to those that are hard to tell apart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from posse.core.chance import Chance
from posse.core.game import Imagine
from posse.core.search import Guide, Trials
from posse.core.table import Decision, Table, View


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: this many trials, and no longer than `seconds` if there are any.

    Without a limit of time the same seed plays the same game, on any machine. `hurried` may end it sooner:
    once it has said yes, the best so far is taken.
    """

    trials: int
    seconds: float = 0.0
    hurried: Callable[[], bool] | None = None

    def is_over(self, deadline: float) -> bool:
        if self.hurried is not None and self.hurried():
            return True
        return self.seconds > 0 and monotonic() >= deadline


class Marshal:
    """Searches with a game's guide. All its luck comes from the 32-byte seed."""

    def __init__(self, guide: Guide, seed: bytes, budget: Budget) -> None:
        self.guide = guide
        self.chance = Chance.of(seed)
        self.budget = budget

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        started = monotonic()
        options = self.guide.candidates(view, decision, imagine)
        if len(options) == 1:
            return options[0]
        expected = self.guide.expected(view, decision, options)
        trials = Trials(self.guide, decision.seat, options, expected)
        stages = self.guide.stages(options)
        budget = self.guide.trials_for(view, decision, self.budget.trials)
        for stage in range(1, stages + 1):
            worlds = max(1, budget // stages // len(trials.left))
            self._run(trials, imagine, worlds, started + self.budget.seconds * stage / stages)
            if stage < stages:
                trials.keep_half()
            if len(trials.left) == 1:
                break
        return trials.best()

    def _run(self, trials: Trials, imagine: Imagine, worlds: int, deadline: float) -> None:
        """One stage: in this many worlds, or until the deadline."""
        for _ in range(worlds):
            if self.budget.is_over(deadline):
                return
            trials.try_in(self.world(imagine))

    def world(self, imagine: Imagine) -> Table:
        """The next world, with luck of its own."""
        return imagine(Chance.of(bytes([self.chance.byte() for _ in range(32)])))
