"""What the others will probably do with their cards when they come up."""

from __future__ import annotations

from posse.games.colt_express.deputy.train import BOX, PURSE, Train, dearest, worth_of
from posse.games.colt_express.facts import ACTION, LADDER, MOVE, PUNCH, ROB, SHOOT


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
