"""A round: its card, the hands, planning, stealing, the event, the next first player."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.colt_express import abilities, events
from posse.games.colt_express.facts import HAND, ROUNDS
from posse.games.colt_express.rules.decks import draw
from posse.games.colt_express.rules.ending import END
from posse.games.colt_express.rules.expert import KEEP_HANDS
from posse.games.colt_express.rules.incidents import INCIDENT
from posse.games.colt_express.rules.planning import PLANNING
from posse.games.colt_express.rules.stealing import CARDS_RETURN, START_STEALING
from posse.games.colt_express.rules.teams import PICK_CARDS
from posse.games.colt_express.rules.turns import ORDERS
from posse.games.colt_express.table import ColtTable


class Round(Step[ColtTable]):
    """colt-round-sequence."""

    def run(self, table: ColtTable) -> None:
        table.round += 1
        card = table.round_cards[table.round - 1]
        table.turns = ORDERS[card][table.seats][table.first]
        table.turn = 0
        table.pile = []
        table.resolved = 0
        table.stealing = False
        table.first_turn = (1 << table.seats) - 1
        events.round_started(table, card, "colt-round-reveal")
        table.stack.extend(THE_ROUND)
        if table.teams and not table.expert:  # colt-expert-team-no-pick
            table.stack.append(PICK_CARDS)


def draw_rule(table: ColtTable, size: int) -> str:
    """The rule by which a hand is filled up to this size."""
    if table.expert:
        return "colt-expert-draw-up"
    if table.teams:
        return "colt-team-doc" if size > HAND else "colt-team-draw"
    return "colt-doc-seven" if size > HAND else "colt-round-draw-six"


class BuildHands(Step[ColtTable]):
    """colt-round-shuffle, colt-round-draw-six; in the expert variant colt-expert-draw-up."""

    def run(self, table: ColtTable) -> None:
        for seat in table.clockwise():
            size = wanted = abilities.hand_size(table, seat)
            if table.expert:
                wanted -= len(table.hand[seat])
            else:
                table.chance.shuffle(table.deck[seat])
            if wanted > 0:
                events.hand_drawn(table, seat, draw(table, seat, wanted), draw_rule(table, size))


class HandsAway(Step[ColtTable]):
    """colt-plan-hand-away: what is left in hand goes back onto the deck; the expert may keep some."""

    def run(self, table: ColtTable) -> None:
        if table.expert:
            table.stack.append(KEEP_HANDS)
            return
        for seat in range(table.seats):
            table.deck[seat].extend(table.hand[seat])
            table.hand[seat] = []
        events.hands_away(table, "colt-plan-hand-away")


class NextRound(Step[ColtTable]):
    """colt-round-first-player-rotates, colt-end-after-round-five."""

    def run(self, table: ColtTable) -> None:
        if table.round == ROUNDS:
            table.stack.append(END)
            return
        table.first = (table.first + 1) % table.seats
        table.stack.append(ROUND)


ROUND: Final = Round()
# Last first: the stack is taken from its end.
THE_ROUND: Final[list[Step[ColtTable]]] = [
    NextRound(),
    INCIDENT,
    CARDS_RETURN,
    START_STEALING,
    HandsAway(),
    PLANNING,
    BuildHands(),
]
