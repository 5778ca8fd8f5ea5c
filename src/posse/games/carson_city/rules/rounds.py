"""Four rounds of four phases: characters, placement, actions, end of round."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.carson_city import events
from posse.games.carson_city.facts import CHOOSING, ROUNDS
from posse.games.carson_city.rules import placing
from posse.games.carson_city.rules.actions import ACTIONS
from posse.games.carson_city.rules.choosing import CHOICES
from posse.games.carson_city.rules.ending import (
    EFFECTS,
    LIMIT_ASKED,
    LIMIT_KEPT,
    NEW_COWBOYS_COME,
    REFILL,
    RETURNS,
)
from posse.games.carson_city.rules.kit import OPENING
from posse.games.carson_city.rules.placing import NEXT_TURN
from posse.games.carson_city.table import CarsonTable


class Round(Step[CarsonTable]):
    """carson-overview-rounds, carson-overview-phases: a round begins, unless the last is over."""

    def run(self, table: CarsonTable) -> None:
        if table.round == ROUNDS:
            return
        table.round += 1
        table.phase = CHOOSING
        events.round_started(table, "carson-overview-rounds")
        table.push(ROUND)
        table.stack.extend(THE_ROUND)


class Placement(Step[CarsonTable]):
    """carson-char-new-order: the upper track by the numbers of the cards; then cowboys are placed."""

    def run(self, table: CarsonTable) -> None:
        table.turn_order = tuple(sorted(range(table.seats), key=table.character.__getitem__))
        events.turn_order_set(table, "carson-char-new-order")
        placing.begin(table)
        table.push(OPENING if table.kit else NEXT_TURN)


PLACEMENT: Final = Placement()
# What a round consists of, last first: as it lies on the stack
THE_ROUND: Final[list[Step[CarsonTable]]] = [
    RETURNS,
    REFILL,
    LIMIT_KEPT,
    LIMIT_ASKED,
    NEW_COWBOYS_COME,
    EFFECTS[0],
    ACTIONS,
    PLACEMENT,
    CHOICES[0],
]
ROUND: Final = Round()
