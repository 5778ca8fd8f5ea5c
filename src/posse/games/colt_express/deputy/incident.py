"""The end of a round: what its event does to a rehearsed train."""

from __future__ import annotations

from posse.games.colt_express.deputy.train import BOX, FEWEST, PURSE, Train
from posse.games.colt_express.facts import (
    ANGRY_MARSHAL,
    BRAKING,
    HOSTAGE,
    PICKPOCKETING,
    REBELLION,
    REVENGE,
    SWIVEL_ARM,
    TAKE_IT_ALL,
)


def happen(train: Train, event: int) -> None:
    place = train.place
    roof = 2 * train.marshal + 1
    if event == ANGRY_MARSHAL:
        train.neutral_bullets([bandit for bandit in train.riders if place[bandit] == roof])
        if train.marshal < train.cars - 1:
            train.move_marshal(train.marshal + 1)
    elif event == SWIVEL_ARM:
        for bandit in train.riders:
            if place[bandit] & 1:
                place[bandit] = 2 * train.cars - 1
    elif event == BRAKING:
        for bandit in train.riders:
            if place[bandit] & 1 and place[bandit] > 1:
                place[bandit] -= 2
    elif event == TAKE_IT_ALL:
        train.loot[2 * train.marshal] += BOX
    elif event == REBELLION:
        train.neutral_bullets([bandit for bandit in train.riders if not place[bandit] & 1])
    elif event == PICKPOCKETING:
        for bandit in train.riders:
            if train.loot[place[bandit]] & 15 and alone(train, bandit):
                train.take(bandit, PURSE)
    elif event == REVENGE:
        for bandit in train.riders:
            if place[bandit] == roof and train.board[bandit] & 15:
                train.board[bandit] -= PURSE
                train.in_purses[bandit] -= FEWEST
                train.money[train.owner[bandit]] -= FEWEST
    elif event == HOSTAGE:
        for bandit in train.riders:
            if place[bandit] <= 1:
                train.gain(bandit, PURSE, FEWEST)


def alone(train: Train, bandit: int) -> bool:
    here = train.place[bandit]
    for other in train.riders:
        if other != bandit and train.place[other] == here:
            return False
    return True
