"""A round: its card, the hands, planning, stealing, the event, the next first player."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.colt_express import terms
from posse.games.colt_express.actions import carry_out
from posse.games.colt_express.cards import BY, DOC, HAND, HIDDEN, PILE_CARD
from posse.games.colt_express.decks import draw
from posse.games.colt_express.ending import END
from posse.games.colt_express.events import (
    CARD_UP,
    HAND_DRAWN,
    HANDS_AWAY,
    ROUND_STARTED,
    STEALING_STARTED,
)
from posse.games.colt_express.expert import KEEP_HANDS
from posse.games.colt_express.incidents import INCIDENT
from posse.games.colt_express.planning import PLANNING, shown_on
from posse.games.colt_express.rounds import CARDS, ORDERS, ROUNDS
from posse.games.colt_express.table import ColtTable
from posse.games.colt_express.teams import PICK_CARDS


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
        if table.telling:
            turns = tuple([terms.TURN[turn] for turn in CARDS[card].turns])
            table.emit(ROUND_STARTED, "colt-round-reveal", (table.round, terms.ROUND[card], turns))
        table.stack.extend(THE_ROUND)
        if table.teams:
            table.stack.append(PICK_CARDS)


def hand_size(table: ColtTable, seat: int) -> int:
    """colt-round-draw-six, colt-doc-seven, colt-team-doc."""
    return HAND + 1 if table.abilities and DOC in table.gang[seat] else HAND


def draw_rule(table: ColtTable, seat: int) -> str:
    """The rule by which a hand is filled."""
    if table.expert:
        return "colt-expert-draw-up"
    doc = hand_size(table, seat) > HAND
    if table.teams:
        return "colt-team-doc" if doc else "colt-team-draw"
    return "colt-doc-seven" if doc else "colt-round-draw-six"


class BuildHands(Step[ColtTable]):
    """colt-round-shuffle, colt-round-draw-six; in the expert variant colt-expert-draw-up."""

    def run(self, table: ColtTable) -> None:
        for seat in table.clockwise():
            wanted = hand_size(table, seat)
            if table.expert:
                wanted -= len(table.hand[seat])
            else:
                table.chance.shuffle(table.deck[seat])
            if wanted > 0:
                drawn = draw(table, seat, wanted)
                if table.telling:
                    table.emit(HAND_DRAWN, draw_rule(table, seat), (seat, len(drawn), tuple(drawn)))


class HandsAway(Step[ColtTable]):
    """colt-plan-hand-away: what is left in hand goes back onto the deck; the expert may keep some."""

    def run(self, table: ColtTable) -> None:
        if table.expert:
            table.stack.append(KEEP_HANDS)
            return
        for seat in range(table.seats):
            table.deck[seat].extend(table.hand[seat])
            table.hand[seat] = []
        table.emit(HANDS_AWAY, "colt-plan-hand-away", (table.round,))


class StartStealing(Step[ColtTable]):
    """colt-steal-order: the pile is turned over."""

    def run(self, table: ColtTable) -> None:
        table.stealing = True
        table.emit(STEALING_STARTED, "colt-steal-order", (len(table.pile),))
        table.stack.append(STEALING)


class Stealing(Step[ColtTable]):
    """colt-steal-reveal: the next card comes up and is carried out, with all it leads to."""

    def run(self, table: ColtTable) -> None:
        if table.resolved == len(table.pile):
            return
        played = table.pile[table.resolved]
        table.resolved += 1
        table.stack.append(self)
        seat = (played & ~HIDDEN) // BY
        card = played & PILE_CARD
        bandit = table.bandit_of(seat, card)
        if table.expert:
            table.discard[seat].append(card)  # colt-expert-played-to-discard
        if table.telling:
            table.emit(CARD_UP, "colt-steal-reveal", (seat, card, shown_on(table, seat, card)))
        carry_out(table, seat, bandit, card)


class CardsReturn(Step[ColtTable]):
    """colt-steal-cards-return: each card goes back to its owner's deck."""

    def run(self, table: ColtTable) -> None:
        if not table.expert:
            for played in table.pile:
                table.deck[(played & ~HIDDEN) // BY].append(played & PILE_CARD)
        table.pile = []
        table.resolved = 0


class NextRound(Step[ColtTable]):
    """colt-round-first-player-rotates, colt-end-after-round-five."""

    def run(self, table: ColtTable) -> None:
        if table.round == ROUNDS:
            table.stack.append(END)
            return
        table.first = (table.first + 1) % table.seats
        table.stack.append(ROUND)


ROUND: Final = Round()
STEALING: Final = Stealing()
# Last first: the stack is taken from its end.
THE_ROUND: Final[list[Step[ColtTable]]] = [
    NextRound(),
    INCIDENT,
    CardsReturn(),
    StartStealing(),
    HandsAway(),
    PLANNING,
    BuildHands(),
]
