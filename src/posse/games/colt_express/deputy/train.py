"""The train as the deputy rehearses it: only what a programme depends on, cheap to copy, quick to play on.

Purses are counted and worth their mean, so nothing hidden is needed. Loot in one place, or on one board, is
one number: purses + 16 x jewels + 256 x strongboxes.
"""

from __future__ import annotations

from typing import Final

from posse.games.colt_express import abilities
from posse.games.colt_express.facts import (
    BANDIT_COUNT,
    FARTHEST,
    JEWEL_VALUE,
    MOST_CARS,
    NOBODY,
    PURSE_VALUES,
    STRONGBOX_VALUE,
)
from posse.games.colt_express.table import ColtTable
from posse.games.colt_express.view import ColtView

PURSE: Final = 1
JEWEL: Final = 16
BOX: Final = 256
FEWEST: Final[int] = PURSE_VALUES[0]  # what a starting purse is worth
PURSE_WORTH: Final = 350  # about what one from a wagon is


def dearest(loot: int) -> int:
    """The dearest kind among some loot, 0 if there is none."""
    if loot >= BOX:
        return BOX
    if loot >= JEWEL:
        return JEWEL
    return PURSE if loot else 0


def worth_of(kind: int) -> int:
    """What a token of a kind is worth."""
    if kind == PURSE:
        return PURSE_WORTH
    if kind == JEWEL:
        return JEWEL_VALUE
    return STRONGBOX_VALUE if kind == BOX else 0


class Train:
    # These never change while a round is rehearsed
    cars: int
    owner: list[int]
    through_roof: list[bool]  # by bandit: what its ability says (abilities.py)
    pushes: list[int]
    keeps: list[bool]
    spared: list[bool]
    riders: list[int]  # the bandits in the game
    # These do
    marshal: int
    neutral: int
    place: list[int]  # by bandit
    bullets: list[int]
    loot: list[int]  # by place
    board: list[int]  # by bandit
    in_purses: list[int]  # by bandit: dollars
    money: list[int]  # by seat: all dollars on its boards
    fired: list[int]  # by seat
    hits: list[int]  # by seat: bullets received

    def copy(self) -> Train:
        other = Train()
        other.cars = self.cars
        other.owner = self.owner
        other.through_roof = self.through_roof
        other.pushes = self.pushes
        other.keeps = self.keeps
        other.spared = self.spared
        other.riders = self.riders
        other.marshal = self.marshal
        other.neutral = self.neutral
        other.place = self.place[:]
        other.bullets = self.bullets[:]
        other.loot = self.loot[:]
        other.board = self.board[:]
        other.in_purses = self.in_purses[:]
        other.money = self.money[:]
        other.fired = self.fired[:]
        other.hits = self.hits[:]
        return other

    # Where one can go

    def cars_from(self, place: int) -> list[int]:
        return REACH[self.cars][place]

    def arrive(self, bandit: int, place: int) -> None:
        """A bandit comes to a place; inside the Marshal's car they meet."""
        if place == 2 * self.marshal:
            self.neutral_bullets([bandit])
            place += 1
        self.place[bandit] = place

    def neutral_bullets(self, bandits: list[int]) -> None:
        """One each; a shortage is final."""
        if len(bandits) > self.neutral:
            self.neutral = 0
            return
        self.neutral -= len(bandits)
        for bandit in bandits:
            self.hits[self.owner[bandit]] += 1

    def move_marshal(self, car: int) -> None:
        self.marshal = car
        inside = 2 * car
        met = [bandit for bandit in self.riders if self.place[bandit] == inside]
        if met:
            self.neutral_bullets(met)
            for bandit in met:
                self.place[bandit] = inside + 1

    # Possible targets

    def shot_targets(self, shooter: int) -> list[int]:
        if not self.bullets[shooter]:
            return []
        place = self.place
        here = place[shooter]
        if here & 1:
            ahead, behind = -1, 99
            for other in self.riders:
                there = place[other]
                if there & 1:
                    if ahead < there < here:
                        ahead = there
                    elif here < there < behind:
                        behind = there
        else:
            ahead, behind = here - 2, here + 2
        through = here ^ 1 if self.through_roof[shooter] else -1
        found = []
        for other in self.riders:
            there = place[other]
            if there in (ahead, behind, through):
                found.append(other)
        return self.unless_spared(found)

    def punch_targets(self, puncher: int) -> list[int]:
        here = self.place[puncher]
        found = [other for other in self.riders if self.place[other] == here and other != puncher]
        return self.unless_spared(found)

    def unless_spared(self, found: list[int]) -> list[int]:
        if len(found) > 1:
            for target in found:
                if self.spared[target]:
                    return [other for other in found if not self.spared[other]] or found
        return found

    def best_shots(self) -> tuple[int, int]:
        """Bullets fired: by the best shot, by the next best."""
        most = second = 0
        for fired in self.fired:
            if fired > most:
                second = most
                most = fired
            elif fired > second:
                second = fired
        return most, second

    # What is done

    def shoot(self, shooter: int, target: int) -> None:
        self.bullets[shooter] -= 1
        seat, hit = self.owner[shooter], self.owner[target]
        if seat != hit:
            self.fired[seat] += 1
        self.hits[hit] += 1
        cars = self.pushes[shooter]
        if cars:
            there = self.place[target]
            pushed = there + (2 * cars if there > self.place[shooter] else -2 * cars)
            if 0 <= pushed >> 1 < self.cars:
                self.arrive(target, pushed)

    def take(self, bandit: int, kind: int) -> None:
        """A token from the floor."""
        self.loot[self.place[bandit]] -= kind
        self.gain(bandit, kind, worth_of(kind))

    def gain(self, bandit: int, kind: int, dollars: int) -> None:
        self.board[bandit] += kind
        self.money[self.owner[bandit]] += dollars
        if kind == PURSE:
            self.in_purses[bandit] += dollars

    def lose(self, bandit: int, kind: int) -> int:
        """A token leaves a board; returns its dollars, of a purse the mean."""
        dollars = worth_of(kind)
        if kind == PURSE:
            dollars = self.in_purses[bandit] // (self.board[bandit] & 15)
            self.in_purses[bandit] -= dollars
        self.board[bandit] -= kind
        self.money[self.owner[bandit]] -= dollars
        return dollars

    def punch(self, puncher: int, target: int, kind: int, keep: bool, car: int) -> None:
        """The kind of loot may be 0: a bandit who has none is knocked away all the same."""
        place = self.place[target]
        if kind:
            dollars = self.lose(target, kind)
            if keep:
                self.gain(puncher, kind, dollars)
            else:
                self.loot[place] += kind
        self.arrive(target, 2 * car + (place & 1))


def _reach(cars: int, place: int) -> list[int]:
    car, far = place >> 1, FARTHEST if place & 1 else 1
    return [other for other in range(cars) if other != car and abs(other - car) <= far]


REACH: Final[list[list[list[int]]]] = [
    [_reach(cars, place) for place in range(2 * cars)] for cars in range(MOST_CARS + 1)
]


def train_of(table: ColtTable, view: ColtView) -> Train:
    """The train as this seat sees it; of the table that it imagines only what everybody knows."""
    train = Train()
    train.cars = len(view.wagons)
    train.owner = table.owner[:]
    train.through_roof = [abilities.shoots_through_roof(table, bandit) for bandit in range(BANDIT_COUNT)]
    train.pushes = [abilities.pushes(table, bandit) for bandit in range(BANDIT_COUNT)]
    train.keeps = [abilities.keeps_purse(table, bandit) for bandit in range(BANDIT_COUNT)]
    train.spared = [abilities.spared(table, bandit) for bandit in range(BANDIT_COUNT)]
    train.riders = [bandit for bandit in range(BANDIT_COUNT) if table.owner[bandit] != NOBODY]
    train.marshal = view.marshal
    train.neutral = view.neutral
    train.place = table.place[:]
    train.bullets = table.bullets[:]
    train.loot = [len(place.purses) + JEWEL * place.jewels + BOX * place.strongboxes for place in view.places]
    train.board = [0] * BANDIT_COUNT
    train.in_purses = [0] * BANDIT_COUNT
    train.money = [0] * view.seats
    for bandit in view.bandits:
        purses = sum(bandit.values)
        if bandit.owner != view.seat and bandit.purses:
            purses = FEWEST + PURSE_WORTH * (bandit.purses - 1)
        train.board[bandit.bandit] = bandit.purses + JEWEL * bandit.jewels + BOX * bandit.strongboxes
        train.in_purses[bandit.bandit] = purses
        train.money[bandit.owner] += (
            purses + JEWEL_VALUE * bandit.jewels + STRONGBOX_VALUE * bandit.strongboxes
        )
    train.fired = [player.fired for player in view.players]
    train.hits = [sum(player.received) for player in view.players]
    return train
