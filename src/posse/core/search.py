"""Search: what a game brings to it (`Guide`), and candidates tried in the same imagined worlds (`Trials`)."""

from __future__ import annotations

from functools import partial
from math import exp
from typing import Final

from posse.core.game import Chooser, Imagine
from posse.core.table import SEATS_IN, Decision, Table, View

Weights = tuple[float, ...]

DOUBT: Final = 0.5  # standard errors by which a lead over the deputy's answer is discounted
LONGEST: Final = 5000  # answers in one playout: every horizon comes long before


class Sign:
    """Something that may follow from an answer, as a hint tells it: in how many worlds, or how much of it."""

    def __init__(self, name: str, good: bool = True, scale: float = 0.0, unit: int = 1) -> None:
        self.name = name  # "gold": the message "<game>-hint-gold"
        self.good = good
        self.scale = scale  # how much of it is a lot; 0: it happens or not
        self.unit = unit  # amounts are told in multiples of this


class Foresight:
    """What an answer came to in one world: the chance to win, and how much there was of each sign."""

    def __init__(self, chance: float, signs: list[float]) -> None:
        self.chance = chance
        self.signs = signs


class Guide:
    """What a game brings to a search: who would probably do what, how far to look, what it is worth then.

    All of it looks at imagined tables, where nothing is secret. Of the real game a search knows a view, a
    decision and `imagine`.
    """

    def __init__(self, deputy: Chooser, weights: tuple[Weights, ...], trials: int) -> None:
        self.deputy = deputy
        self.trials = trials  # what a marshal makes for a decision; 0 where it is no better than the deputy
        self.weights = weights  # of the features, by stage of the game: fitted by tools/fit.py
        self.doubt = DOUBT
        self.trust = 0.0  # in what is expected of candidates: it counts as much as this many worlds
        self.hopeless = 0.0  # standard errors behind the first that end a candidate's trials, if any

    def candidates(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        """The options worth trying, the deputy's answer first. One alone is taken without a search."""
        first = self.deputy(view, decision, imagine)
        return [first, *[option for option in decision.options if option != first]]

    def expected(self, view: View, decision: Decision, options: list[int]) -> list[float]:
        """By how much each candidate will probably beat the first, before any trial."""
        return [0.0] * len(options)

    def trials_for(self, view: View, decision: Decision, trials: int) -> int:
        """How many of a budget's trials a decision gets: fewer where they take longer."""
        return trials

    def stages(self, options: list[int]) -> int:
        """After how many stages the search ends: half of the candidates drop out between two of them."""
        return (len(options) - 1).bit_length()

    def policy(self, table: Table, seat: int) -> int:
        """What this seat would probably answer, quickly."""
        decision = table.decision(seat)
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        return self.deputy(table.view(seat), decision, partial(table.imagine, seat))

    def horizon(self, table: Table, seat: int) -> int:
        """A number that changes where a playout for this seat may stop."""
        return 0

    def stage(self, table: Table) -> int:
        """Which of the weights count at a horizon."""
        return 0

    def features(self, table: Table, seat: int, me: int) -> list[float]:
        """What a seat has at a horizon, as far as it counts for winning and `me` can tell."""
        raise NotImplementedError

    def estimate(self, table: Table, seat: int) -> float:
        """This seat's chance to win, from 0 to 1, at a horizon."""
        features = [self.features(table, each, seat) for each in range(table.seats)]
        return share_of(self.weights[self.stage(table)], features, seat)

    def judge(self, world: Table, seat: int, options: list[int]) -> list[float]:
        """What each of these answers is worth to this seat in this world."""
        self.open_up(world, seat)
        values: list[float] = []
        for option in options:
            trial = self.copy_of(world)
            trial.take(seat, option)
            values.append(self.play_on(trial, seat, self.horizon(world, seat)))
        return values

    def open_up(self, world: Table, seat: int) -> None:
        """Make a world ready for every answer of this seat.

        What others answered in secret is open again; what they have done may say what they probably hide.
        """
        reopen(world, seat)

    def copy_of(self, world: Table) -> Table:
        """A world to try one answer in, with as much of the same luck for every answer as can be."""
        return world.clone()

    def signs(self) -> list[Sign]:
        """What hints tell of, in the order of `notice`."""
        return []

    def notice(self, before: Table, after: Table, seat: int) -> list[float]:
        """How much of each sign a playout has brought this seat."""
        return []

    def foresee(self, world: Table, seat: int, options: list[int]) -> list[Foresight]:
        """What each of these answers comes to in this world: `judge`, for hints."""
        self.open_up(world, seat)
        found: list[Foresight] = []
        for option in options:
            trial = self.copy_of(world)
            trial.take(seat, option)
            chance = self.play_on(trial, seat, self.horizon(world, seat))
            found.append(Foresight(chance, self.notice(world, trial, seat)))
        return found

    def play_on(self, table: Table, seat: int, start: int) -> float:
        """Everybody answers by the policy until the horizon; the estimate there."""
        answers = 0
        while table.waiting and answers < LONGEST and self.horizon(table, seat) == start:
            asked = SEATS_IN[table.waiting][0]
            table.take(asked, self.policy(table, asked))
            answers += 1
        return self.chance(table, seat)

    def shortlist(self, view: View, decision: Decision, imagine: Imagine) -> list[int]:
        """The likely answers when there are too many to try all of them, the likeliest first. Quick."""
        return self.candidates(view, decision, imagine)

    def rollout(self, table: Table, seat: int, start: int) -> list[float]:
        """Everybody answers by the policy until the horizon; every seat's chance to win there."""
        answers = 0
        while table.waiting and answers < LONGEST and not self.is_settled(table):
            if self.horizon(table, seat) != start and self.is_known(table):
                break
            asked = SEATS_IN[table.waiting][0]
            table.take(asked, self.policy(table, asked))
            answers += 1
        return self.chances(table)

    def is_settled(self, table: Table) -> bool:
        """Whether the game is decided, even if a match goes on."""
        return False

    def game_number(self, table: Table) -> int:
        """Which game of a match this is, from 0. Chances are those of the game in play."""
        return 0

    def is_known(self, table: Table) -> bool:
        """Whether there are weights for this stage of the game."""
        stage = self.stage(table)
        return stage < len(self.weights) and len(self.weights[stage]) > 0

    def chances(self, table: Table) -> list[float]:
        """Every seat's chance at a horizon; they add up to 1, unless players win together."""
        found = [self.chance(table, seat) for seat in range(table.seats)]
        total = sum(found)
        if table.game.sides or total <= 0.0:
            return found
        return [chance / total for chance in found]

    def chance(self, table: Table, seat: int) -> float:
        """The share of the win if the game is over, else the estimate."""
        result = table.result() if table.over else None
        if result is None:
            return self.estimate(table, seat)
        if seat not in result.winners:
            return 0.0
        return 1.0 if table.game.sides else 1.0 / len(result.winners)


def reopen(world: Table, me: int) -> None:
    """Ask the others again what they have answered in secret: an imagined answer is a random one."""
    for seat in range(world.seats):
        if seat != me and world.can_take_back(seat):
            world.take_back(seat, world.decision_id(seat))


def share_of(weights: Weights, features: list[list[float]], seat: int) -> float:
    """A seat's chance to win in a conditional logit: its share of exp(weights x features)."""
    utilities: list[float] = []
    for each in features:
        utility = 0.0
        for number, weight in enumerate(weights):
            utility += weight * each[number]
        utilities.append(utility)
    total = 0.0
    for utility in utilities:
        total += exp(utility - utilities[seat])
    return 1.0 / total


class Trials:
    """Candidates, and how they have done so far. All that are left are tried in the same worlds.

    What counts is by how much a candidate beats the first one, the deputy's, in each world; a lead that may
    be an accident counts for less, so with little time the deputy's answer stands. What was expected of a
    candidate counts as if it had been seen in as many worlds as the guide trusts it.
    """

    def __init__(
        self, guide: Guide, seat: int, options: list[int], expected: list[float] | None = None
    ) -> None:
        self.guide = guide
        self.seat = seat
        self.left = options[:]
        self.expected = expected[:] if expected is not None else [0.0] * len(options)
        self.leads = [0.0] * len(options)  # summed over the worlds
        self.squares = [0.0] * len(options)
        self.worlds = 0

    def try_in(self, world: Table) -> None:
        """Try those that are left in one more world."""
        self.add(self.guide.judge(world, self.seat, self.left))

    def add(self, values: list[float]) -> None:
        """What each of those that are left was worth in one more world."""
        for number, value in enumerate(values):
            lead = value - values[0]
            self.leads[number] += lead
            self.squares[number] += lead * lead
        self.worlds += 1

    def merits(self) -> list[float]:
        """The mean lead of each, less its doubt; the first has none of either."""
        found: list[float] = []
        worlds = max(1, self.worlds)
        trust = self.guide.trust
        for lead, square, expected in zip(self.leads, self.squares, self.expected, strict=True):
            mean = lead / worlds
            spread = max(0.0, square / worlds - mean * mean)
            likely = (lead + trust * expected) / (worlds + trust)
            found.append(likely - self.guide.doubt * (spread / worlds) ** 0.5)
        return found

    def best(self) -> int:
        """The one that has done best so far; of equals the one proposed first."""
        merits = self.merits()
        return self.left[merits.index(max(merits))]

    def keep_half(self) -> None:
        """Go on with the first and the better half of the others, in the order of their proposal.

        Of that half those who are hopelessly behind the first drop out too: the search may end early.
        """
        merits = self.merits()
        ranked = sorted(range(1, len(merits)), key=lambda number: -merits[number])
        hopeful = [number for number in ranked[: len(merits) // 2] if not self._is_hopeless(number)]
        kept = sorted([0, *hopeful])
        self.left = [self.left[number] for number in kept]
        self.leads = [self.leads[number] for number in kept]
        self.squares = [self.squares[number] for number in kept]
        self.expected = [self.expected[number] for number in kept]

    def _is_hopeless(self, number: int) -> bool:
        bound = self.guide.hopeless
        if bound <= 0.0 or self.worlds == 0:
            return False
        trust = self.guide.trust
        mean = self.leads[number] / self.worlds
        spread = max(0.0, self.squares[number] / self.worlds - mean * mean)
        likely = (self.leads[number] + trust * self.expected[number]) / (self.worlds + trust)
        doubt: float = (spread / self.worlds) ** 0.5
        return likely + bound * doubt <= 0.0
