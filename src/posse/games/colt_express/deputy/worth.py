"""What a train is worth to the deputy: its chance to win. An estimate, fitted to real games."""

from __future__ import annotations

from math import exp
from typing import Final

from posse.core.search import Weights
from posse.games.colt_express.deputy.train import REACH, Train, dearest, worth_of
from posse.games.colt_express.facts import MOST_CARS, ROUNDS

# By rounds still to come: what counts for winning, of $1,000 on the boards or as good as that, of a bullet
# received, of the chance of the bounty. Fitted as the guide's are, to the games of an earlier deputy.
WEIGHTS: Final[tuple[Weights, ...]] = (
    (5.94, -0.145, 5.72),
    (1.74, -0.159, 2.51),
    (1.24, -0.148, 2.53),
    (1.07, -0.162, 2.86),
    (0.863, -0.166, 2.58),
)
NEXT_ROUND: Final = 0.6  # the part of loot near by that is as good as had, while there is a next round
THIS_ROUND: Final = 0.55  # the part of loot near by that is likely to be had with a Rob to come
A_STEP: Final = 0.72  # what is left of it for every card it takes to get there
WITH_MARSHAL: Final = 0.25
BOUNTY_SPREAD: Final = 0.55  # in bullets: how much a lead means, the less the more rounds are left


class Opinion:
    """What counts for one seat at one moment of the game: its chance to win."""

    def __init__(self, seat: int, round: int, seats: int) -> None:
        left = ROUNDS - round
        money, bullet, bounty = WEIGHTS[left]
        self.seat = seat
        self.others = [other for other in range(seats) if other != seat]
        self.money = money / 1000.0
        self.bullet = bullet
        self.bounty = [bounty * part for part in bounty_by_lead(left)]
        self.near_by = NEXT_ROUND * self.money if left else 0.0
        self.with_rob = max(self.near_by, THIS_ROUND * self.money)

    def on_the_way(self, train: Train, will_rob: bool) -> float:
        """The chance to win from the middle of a round, with or without a Rob to come."""
        return self._chance(train, self.with_rob if will_rob else self.near_by, False)

    def after(self, train: Train) -> float:
        """The chance to win when the round is over."""
        return self._chance(train, self.near_by, self.near_by > 0.0)

    def _chance(self, train: Train, near_by: float, for_all: bool) -> float:
        me = self.seat
        most, second = train.best_shots()
        mine = self.utility(train, me, most, second)
        if near_by > 0.0:
            mine += near_by * all_near(train, me)
        total = 1.0
        for other in self.others:
            theirs = self.utility(train, other, most, second)
            if for_all:
                theirs += near_by * all_near(train, other)
            total += exp(theirs - mine)
        return 1.0 / total

    def utility(self, train: Train, seat: int, most: int, second: int) -> float:
        """How strong a seat is; the best shot and the next best have fired this many bullets."""
        fired = train.fired[seat]
        lead = fired - (second if fired == most else most)
        return self.money * train.money[seat] + self.bullet * train.hits[seat] + self.bounty[lead + LEADS]


def all_near(train: Train, seat: int) -> float:
    """The loot that can be had from where a seat's bandits are."""
    value = 0.0
    for bandit in train.riders:
        if train.owner[bandit] == seat:
            value += near(train, train.place[bandit])
    return value


def near(train: Train, here: int) -> float:
    """The loot that can be had from a place, the dearest by the way to it."""
    steps = STEPS[train.cars][here]
    best = 0.0
    for place, loot in enumerate(train.loot):
        if loot:
            worth = worth_of(dearest(loot)) * FADED[steps[place]]
            if place == 2 * train.marshal:
                worth *= WITH_MARSHAL
            if worth > best:
                best = worth
    return best


LEADS: Final = 12  # no two players are further apart in bullets fired


def bounty_by_lead(left: int) -> list[float]:
    """The chance of the bounty by the lead in bullets fired, from 12 behind to 12 ahead."""
    if left == 0:
        return [1.0 if lead >= 0 else 0.0 for lead in range(-LEADS, LEADS + 1)]
    spread = BOUNTY_SPREAD * (1.0 + left)
    return [1.0 / (1.0 + exp(-(lead + 0.3) / spread)) for lead in range(-LEADS, LEADS + 1)]


def _steps_from(cars: int, start: int) -> list[int]:
    """How many cards, moves and ladders, it takes from a place to each other one."""
    steps = [99] * (2 * cars)
    steps[start] = 0
    reached = [start]
    for place in reached:
        for there in [place ^ 1] + [2 * car + (place & 1) for car in REACH[cars][place]]:
            if steps[there] == 99:
                steps[there] = steps[place] + 1
                reached.append(there)
    return steps


STEPS: Final[list[list[list[int]]]] = [
    [_steps_from(cars, place) for place in range(2 * cars)] for cars in range(MOST_CARS + 1)
]
FADED: Final[list[float]] = [A_STEP**steps for steps in range(16)]
