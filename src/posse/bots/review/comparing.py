"""A choice against its alternatives, in worlds that its seat could imagine: hidden cards are nobody's fault.

Which alternative was better is found in one set of worlds, by how much in another one: the best of several
looks better than it is where it was found.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from posse.bots.review.chances import error
from posse.bots.review.moments import Moment
from posse.bots.review.working import Piece, Work

CERTAIN: Final = 2.5  # standard errors from which a difference is called one
LEAST: Final = 0.01  # and how large it must be
WORLDS: Final = 16  # and in how many worlds it must have been seen


class Comparison:
    def __init__(self, moment: Moment, work: Work) -> None:
        self.moment = moment
        self.work = work
        # The choice that was made first
        self.left = [int(option) for option in work.do(Piece("options", moment.number))[0]]
        self.leads: list[list[float]] = [[] for _ in self.left]  # over it, world by world
        self.effects: list[list[float]] = []  # world by world: what the choice changed, by seat
        self.costs: list[float] = []  # world by world: by how much the rival was better
        self.values: list[float] = []  # what the choice was worth in those worlds

    # What the choice changed, against the answer that the game's quick player would have given

    def weigh(self, worlds: int) -> None:
        piece = Piece("weigh", self.moment.number, len(self.effects), worlds)
        nothing = [0.0] * self.moment.table.seats
        self.effects += [figures or nothing for figures in self.work.do(piece)]

    def effect(self, seat: int) -> float:
        """What the choice changed in this seat's chance."""
        return _mean([effect[seat] for effect in self.effects])

    def effect_error(self, seat: int) -> float:
        return error([effect[seat] for effect in self.effects])

    # Which alternative was better

    def look(self, worlds: int) -> None:
        """Try all that are left in more worlds."""
        piece = Piece("look", self.moment.number, len(self.leads[0]), worlds, tuple(self.left))
        for values in self.work.do(piece):
            for leads, value in zip(self.leads, values, strict=True):
                leads.append(value - values[0])

    def hope(self) -> float:
        """By how much an alternative may well be better."""
        return max([_mean(leads) + error(leads) for leads in self.leads[1:]], default=0.0)

    def keep_half(self) -> None:
        """Go on with the better half of the alternatives."""
        ranked = sorted(range(1, len(self.left)), key=lambda number: -_mean(self.leads[number]))
        kept = [0, *sorted(ranked[: len(self.left) // 2])]
        self.left = [self.left[number] for number in kept]
        self.leads = [self.leads[number] for number in kept]

    def rival(self) -> int:
        """The alternative that did best; the choice itself if none did better."""
        means = [_mean(leads) for leads in self.leads]
        return self.left[means.index(max(means))]

    # By how much

    def confirm(self, worlds: int) -> None:
        """Try the choice and its rival in fresh worlds."""
        both = (self.moment.chosen, self.rival())
        for value, better in self.work.do(
            Piece("confirm", self.moment.number, len(self.costs), worlds, both)
        ):
            self.costs.append(better - value)
            self.values.append(value)

    def cost(self) -> float:
        return _mean(self.costs)

    def cost_error(self) -> float:
        return error(self.costs)

    def is_costly(self) -> bool:
        """Whether it is more than an accident of the worlds that were imagined."""
        doubt = max(CERTAIN * self.cost_error(), LEAST)
        return len(self.costs) >= WORLDS and self.cost() > doubt

    def chance(self) -> float:
        return _mean(self.values)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def total_error(errors: list[float]) -> float:
    """The standard error of a sum of independent figures."""
    return sqrt(sum([error * error for error in errors]))
