"""What the others will probably do with their cards: at a glance, or as they would weigh it."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.deputy.train import BOX, PURSE, Train, dearest, worth_of
from posse.games.colt_express.deputy.worth import Opinion, near
from posse.games.colt_express.facts import ACTION, LADDER, MOVE, PUNCH, ROB, SHOOT

LATER: Final = 0.9  # what is left of loot for every card that comes up before it is taken
NEAR: Final = 0.5  # of loot near by when the cards have come up
ARREST: Final = 1500.0  # what it is worth in dollars not to meet the Marshal


def act(train: Train, bandit: int, card: int) -> None:
    """A rival's card, carried out in the rival's best interest."""
    action = card & ACTION
    if action == MOVE:
        train.arrive(bandit, _where_to(train, bandit))
    elif action == LADDER:
        train.arrive(bandit, train.place[bandit] ^ 1)
    elif action == SHOOT:
        targets = train.shot_targets(bandit)
        if targets:
            train.shoot(bandit, _richest(train, bandit, targets))
    elif action == ROB:
        kind = dearest(train.loot[train.place[bandit]])
        if kind:
            train.take(bandit, kind)
    elif action == PUNCH:
        targets = train.punch_targets(bandit)
        if targets:
            _punch(train, bandit, _richest(train, bandit, targets))
    else:
        train.move_marshal(_marshal_to(train, train.owner[bandit]))


def weigh(train: Train, bandit: int, card: int, later: list[int], opinion: Opinion) -> None:
    """The same by somebody who knows their own cards still to come, and who is likely to win."""
    action = card & ACTION
    if action == MOVE:
        train.arrive(bandit, _best_way(train, bandit, later))
        return
    if action == SHOOT:
        targets = train.shot_targets(bandit)
        if targets:
            train.shoot(bandit, _strongest(train, bandit, targets, opinion))
    elif action == PUNCH:
        targets = train.punch_targets(bandit)
        if targets:
            _punch(train, bandit, _strongest(train, bandit, targets, opinion))
    else:
        act(train, bandit, card)


def _best_way(train: Train, bandit: int, later: list[int]) -> int:
    """The place from which the cards still to come bring most."""
    here = train.place[bandit]
    best = here
    highest = -1e9
    for car in train.cars_from(here):
        promised = _promise(train, 2 * car + (here & 1), later)
        if promised > highest:
            highest = promised
            best = 2 * car + (here & 1)
    return best


def _promise(train: Train, place: int, later: list[int]) -> float:
    """What a bandit at a place has from its cards still to come, in dollars."""
    value = 0.0
    part = 1.0
    taken = 0
    if place == 2 * train.marshal:
        value -= ARREST
        place += 1
    for action in later:
        if action == MOVE:
            return value + NEAR * part * near(train, place)
        if action == LADDER:
            place ^= 1
            if place == 2 * train.marshal:
                value -= ARREST
                place += 1
        elif action == ROB:
            kind = dearest(train.loot[place] - taken)
            value += part * worth_of(kind)
            taken = kind
        part *= LATER
    return value + NEAR * near(train, place) * (0.5 if taken else 1.0)


def _strongest(train: Train, bandit: int, targets: list[int], opinion: Opinion) -> int:
    """The rival who is likeliest to win."""
    best = targets[0]
    highest = -1e9
    mine = train.owner[bandit]
    most, second = train.best_shots()
    for target in targets:
        owner = train.owner[target]
        strength = opinion.utility(train, owner, most, second) if owner != mine else -1e8
        if strength > highest:
            highest = strength
            best = target
    return best


def _where_to(train: Train, bandit: int) -> int:
    """To the dearest loot, not to the Marshal; on the roofs that is the car below."""
    here = train.place[bandit]
    roof = here & 1
    best = -1
    highest = -9999
    for car in train.cars_from(here):
        worth = worth_of(dearest(train.loot[2 * car + roof]))
        if car == train.marshal:
            worth -= 2000
        elif roof:
            worth += worth_of(dearest(train.loot[2 * car])) // 2
        if worth > highest:
            highest = worth
            best = car
    return 2 * best + roof


def _richest(train: Train, bandit: int, targets: list[int]) -> int:
    best = targets[0]
    highest = -1
    mine = train.owner[bandit]
    for target in targets:
        owner = train.owner[target]
        money = train.money[owner] if owner != mine else 0
        if money > highest:
            highest = money
            best = target
    return best


def _punch(train: Train, bandit: int, target: int) -> None:
    board = train.board[target]
    kind = dearest(board)
    keep = False
    if train.keeps[bandit] and board & 15 and kind != BOX:
        kind = PURSE
        keep = True
    train.punch(bandit, target, kind, keep, _knock_to(train, target))


def _knock_to(train: Train, target: int) -> int:
    """Into the Marshal's arms if he is next door, else away from the locomotive."""
    place = train.place[target]
    car = place >> 1
    if not place & 1 and abs(car - train.marshal) == 1:
        return train.marshal
    return car + 1 if car + 1 < train.cars else car - 1


def _marshal_to(train: Train, seat: int) -> int:
    """Where the Marshal meets most rivals and none of the player's own; rearward on a tie."""
    best = -1
    highest = -999
    for car in (train.marshal + 1, train.marshal - 1):
        if 0 <= car < train.cars:
            met = 0
            for bandit in train.riders:
                if train.place[bandit] == 2 * car:
                    met += -3 if train.owner[bandit] == seat else 1
            if met > highest:
                highest = met
                best = car
    return best
