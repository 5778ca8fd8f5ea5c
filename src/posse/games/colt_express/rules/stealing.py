"""The stealing phase: the pile is turned over, and each card is carried out as it comes up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from posse.core.steps import Step
from posse.games.colt_express import events, terms
from posse.games.colt_express.facts import ACTION, LADDER, MARSHAL, MOVE, PUNCH, ROB, SHOOT
from posse.games.colt_express.pieces.packing import PILE_CARD, PILE_SEAT
from posse.games.colt_express.rules.cars import ways
from posse.games.colt_express.rules.marshal import MARSHAL_WAY, move_marshal
from posse.games.colt_express.rules.moving import MOVES, climb, destinations, move
from posse.games.colt_express.rules.punching import PUNCHES, punch_loot, punch_targets
from posse.games.colt_express.rules.robbing import ROBS, loot_at, rob
from posse.games.colt_express.rules.shooting import SHOOTS, shoot, shot_targets
from posse.games.colt_express.table import ColtTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name


class StartStealing(Step[ColtTable]):
    """colt-steal-order: the pile is turned over."""

    def run(self, table: ColtTable) -> None:
        table.stealing = True
        events.stealing_started(table, "colt-steal-order")
        table.stack.append(STEALING)


class Stealing(Step[ColtTable]):
    """colt-steal-reveal: cards come up one after another, and each is carried out with all it leads to."""

    def run(self, table: ColtTable) -> None:
        pile = table.pile
        while table.resolved < len(pile):
            played = pile[table.resolved]
            table.resolved += 1
            seat = played >> PILE_SEAT & 7
            card = played & PILE_CARD
            if table.expert:
                table.discard[seat].append(card)  # colt-expert-played-to-discard
            events.card_up(table, seat, card, "colt-steal-reveal")
            carry_out(table, seat, table.bandit_of(seat, card), card)
            if table.waiting:  # its player has to choose; the rest of the pile comes up afterwards
                table.stack.append(self)
                return


class CardsReturn(Step[ColtTable]):
    """colt-steal-cards-return: each card goes back to its owner's deck."""

    def run(self, table: ColtTable) -> None:
        if not table.expert:
            deck = table.deck
            for played in cast("list[i64]", table.pile):  # compiled, machine words: see core/piles.py
                deck[played >> PILE_SEAT & 7].append(played & PILE_CARD)
        table.pile = []
        table.resolved = 0


def carry_out(table: ColtTable, seat: int, bandit: int, card: int) -> None:
    """colt-steal-mandatory: what the card says, by its controller's choice if there is one.

    colt-steal-single-option-auto: with one legal option nobody is asked, for all of it is public.
    colt-steal-no-effect: what is impossible as a whole does nothing.
    """
    action = card & ACTION
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
            events.no_effect(table, bandit, card, terms.NOBODY_IN_SIGHT, "colt-shoot-no-target")
        else:
            events.no_effect(table, bandit, card, terms.NO_BULLETS_LEFT, "colt-shoot-no-bullets")
    elif action == ROB:
        found = loot_at(table, table.place[bandit])
        if len(found) > 1:
            table.ask(seat, ROBS[bandit])
        elif found:
            rob(table, bandit, found[0])
        else:
            events.no_effect(table, bandit, card, terms.NO_LOOT_HERE, "colt-rob-nothing")
    elif action == PUNCH:
        targets = punch_targets(table, bandit)
        if len(targets) > 1:
            table.ask(seat, PUNCHES[bandit])
        elif targets:
            punch_loot(table, bandit, targets[0])
        else:
            events.no_effect(table, bandit, card, terms.NOBODY_HERE, "colt-punch-no-target")
    else:
        assert action == MARSHAL
        cars = ways(table, table.marshal)
        if len(cars) > 1:
            table.ask(seat, MARSHAL_WAY)
        else:
            move_marshal(table, cars[0], "colt-marshal-mandatory")


START_STEALING: Final = StartStealing()
STEALING: Final = Stealing()
CARDS_RETURN: Final = CardsReturn()
