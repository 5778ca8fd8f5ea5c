"""What a train is worth to the deputy, in dollars. An estimate, not a rule."""

from __future__ import annotations

from math import exp
from typing import Final

from posse.games.colt_express.deputy.train import REACH, Train, dearest, worth_of
from posse.games.colt_express.facts import BOUNTY, MOST_CARS, ROUNDS

BULLET_COSTS: Final = 50.0  # dollars for each round still to come: a dead card among ten or so
RIVALS_COUNT: Final[tuple[float, ...]] = (0.0, 0.0, 0.95, 0.65, 0.55, 0.45, 0.4)  # all of them, by seats
LEADER_COUNTS: Final = 500.0  # the smaller, the more of that falls to the leader
NEXT_ROUND: Final = 0.5  # the part of loot near by that is likely to be had in the next round
THIS_ROUND: Final = 0.55  # and in this one, with a Rob to come
A_STEP: Final = 0.72  # what is left of it for every card it takes to get there
WITH_MARSHAL: Final = 0.25
BOUNTY_SPREAD: Final = 0.55  # in bullets: how much a lead means, the less the more rounds are left
NEAR_MARSHAL: Final = 15.0


class Opinion:
    """What counts for one seat at one moment of the game."""

    def __init__(self, seat: int, gang: list[int], round: int, money: list[int]) -> None:
        self.seat = seat
        self.gang = gang
        self.left = ROUNDS - round
        self.threat = threats(seat, money)
        self.others = [other for other in range(len(money)) if other != seat]
        self.bounty = bounty_by_lead(self.left)
        self.bullet = BULLET_COSTS * self.left + 1.0

    def of(self, train: Train) -> float:
        """What a train is worth as it stands."""
        me = self.seat
        most = 0
        value = train.money[me] - self.bullet * train.hits[me]
        for other in self.others:
            if train.fired[other] > most:
                most = train.fired[other]
            value -= self.threat[other] * (train.money[other] - self.bullet * train.hits[other])
        lead = train.fired[me] - most
        value += self.bounty[lead + LEADS]
        if lead <= 0:
            for other in self.others:
                if train.fired[other] == most:
                    value -= self.threat[other] * self.bounty[LEADS - lead]
        return value

    def ahead(self, train: Train, will_rob: bool) -> float:
        """What may come of where the bandits are: in this round with a Rob to come, else in the next."""
        if will_rob:
            part = THIS_ROUND
        elif self.left:
            part = NEXT_ROUND
        else:
            return 0.0
        value = 0.0
        for bandit in self.gang:
            here = train.place[bandit]
            value += part * near(train, here)
            if not here & 1 and -2 <= here - 2 * train.marshal <= 2:
                value -= NEAR_MARSHAL
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


def threats(seat: int, money: list[int]) -> list[float]:
    """By seat: how much a dollar for that rival counts against one's own. More for the leader."""
    weights = [0.0] * len(money)
    total = 0.0
    for other, dollars in enumerate(money):
        if other != seat:
            weights[other] = exp(dollars / LEADER_COUNTS)
            total += weights[other]
    return [RIVALS_COUNT[len(money)] * weight / total for weight in weights]


LEADS: Final = 12  # no two players are further apart in bullets fired


def bounty_by_lead(left: int) -> list[float]:
    """What the bounty promises by the lead in bullets fired, from 12 behind to 12 ahead."""
    if left == 0:
        return [float(BOUNTY) if lead >= 0 else 0.0 for lead in range(-LEADS, LEADS + 1)]
    spread = BOUNTY_SPREAD * (1.0 + left)
    return [BOUNTY / (1.0 + exp(-(lead + 0.3) / spread)) for lead in range(-LEADS, LEADS + 1)]


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
