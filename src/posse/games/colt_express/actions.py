"""The six action cards: what each does when it comes up."""

from __future__ import annotations

from posse.games.colt_express import terms
from posse.games.colt_express.cards import LADDER, MARSHAL, MOVE, PUNCH, ROB, SHOOT
from posse.games.colt_express.cars import ways
from posse.games.colt_express.events import NO_EFFECT
from posse.games.colt_express.marshal import MARSHAL_WAY, move_marshal
from posse.games.colt_express.moving import MOVES, climb, destinations, move
from posse.games.colt_express.punching import PUNCHES, punch_loot, punch_targets
from posse.games.colt_express.robbing import ROBS, loot_at, rob
from posse.games.colt_express.shooting import SHOOTS, shoot, shot_targets
from posse.games.colt_express.table import ColtTable


def no_effect(table: ColtTable, bandit: int, card: int, why: str, rule: str) -> None:
    """colt-steal-no-effect: impossible as a whole, so nothing happens."""
    if table.telling:
        table.emit(NO_EFFECT, rule, (terms.BANDIT[bandit], card, why))


def carry_out(table: ColtTable, seat: int, bandit: int, card: int) -> None:
    """colt-steal-mandatory: what the card says, by its controller's choice if there is one.

    colt-steal-single-option-auto: with one legal option nobody is asked, for all of it is public.
    """
    action = card & 7
    if action == MOVE:
        cars = destinations(table, bandit)
        if len(cars) > 1:
            table.ask(seat, MOVES[bandit])
        else:
            move(table, bandit, cars[0])
    elif action == LADDER:
        climb(table, bandit)
    elif action == SHOOT:
        targets = shot_targets(table, bandit) if table.bullets[bandit] else []
        if len(targets) > 1:
            table.ask(seat, SHOOTS[bandit])
        elif targets:
            shoot(table, bandit, targets[0])
        elif table.bullets[bandit]:
            no_effect(table, bandit, card, terms.NOBODY_IN_SIGHT, "colt-shoot-no-target")
        else:
            no_effect(table, bandit, card, terms.NO_BULLETS_LEFT, "colt-shoot-no-bullets")
    elif action == ROB:
        found = loot_at(table, table.place[bandit])
        if len(found) > 1:
            table.ask(seat, ROBS[bandit])
        elif found:
            rob(table, bandit, found[0])
        else:
            no_effect(table, bandit, card, terms.NO_LOOT_HERE, "colt-rob-nothing")
    elif action == PUNCH:
        targets = punch_targets(table, bandit)
        if len(targets) > 1:
            table.ask(seat, PUNCHES[bandit])
        elif targets:
            punch_loot(table, bandit, targets[0])
        else:
            no_effect(table, bandit, card, terms.NOBODY_HERE, "colt-punch-no-target")
    else:
        assert action == MARSHAL
        cars = ways(table, table.marshal)
        if len(cars) > 1:
            table.ask(seat, MARSHAL_WAY)
        else:
            move_marshal(table, cars[0], "colt-marshal-mandatory")


# What bots know of the cards, beside what they do.
