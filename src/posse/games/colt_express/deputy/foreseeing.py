"""What rivals will probably plan: in an imagined world, the programme that suits each of them best.

A card dealt at random is a poor guess: people play what serves them. Each rival rehearses the round as the
deputy would, with the cards it holds in that world, whatever the others may play. Cards that lie face down
are guessed in the same way.
"""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.deputy.programme import LAID, OPEN, Branch, Hand, Rehearsal, Slot
from posse.games.colt_express.deputy.train import Train
from posse.games.colt_express.deputy.worth import Opinion
from posse.games.colt_express.facts import BULLET, TURN_PART
from posse.games.colt_express.pieces.packing import HIDDEN, PILE_CARD, PILE_SEAT
from posse.games.colt_express.rules.planning import DRAW_THREE
from posse.games.colt_express.table import ColtTable

NOTHING: Final = -1  # no card: they draw, or hold none
ONLY: Final = 0  # the answer that all branches of a rival count for
NARROW: Final = 4  # branches followed for a rival


class Turn:
    """A card of the round: on the pile, or of a turn still to be taken."""

    def __init__(self, seat: int, card: int, laid: bool, known: bool) -> None:
        self.seat = seat
        self.card = card
        self.laid = laid  # on the pile
        self.known = known


class Foresight:
    """One imagined world, and who will play what in this round of it."""

    def __init__(self, table: ColtTable, train: Train, event: int, me: int, answer: int = NOTHING) -> None:
        self.table = table
        self.train = train
        self.event = event
        self.me = me
        self.turns = turns_of(table, me)
        if answer != NOTHING:
            self.suppose(answer)

    def suppose(self, answer: int) -> None:
        """One's own answer now: rivals will see it before they play."""
        for turn in self.turns:
            if turn.seat == self.me and not turn.laid:
                turn.card = NOTHING if answer == DRAW_THREE else answer
                turn.known = True
                return

    def think(self) -> None:
        """Every rival finds their best programme, whatever the others may play; then all of them count."""
        seats: list[int] = []
        for turn in self.turns:
            if not turn.known and turn.seat != self.me and turn.seat not in seats:
                seats.append(turn.seat)
        plans = [self.programme(seat) for seat in seats]
        for seat, plan in zip(seats, plans, strict=True):
            self.follow(seat, plan)

    def programme(self, seat: int) -> Hand:
        """What this seat will do in its turns, and what it has laid face down; nothing if it has no cards."""
        table = self.table
        slots: list[Slot] = []
        hand = [card for card in table.hand[seat] if card < BULLET]
        for turn in self.turns:
            if turn.seat == seat and not turn.known:
                slots.append(Slot(-1, LAID if turn.laid else OPEN, True))
                if turn.laid:
                    hand.append(turn.card)
            elif turn.card != NOTHING:
                slots.append(self.slot(turn, seat))
        opinion = Opinion(seat, table.round, table.seats)
        gang = list(table.gang[seat])
        rehearsal = Rehearsal(opinion, gang, slots, self.event, False, NARROW)
        deck = tuple(reversed(table.deck[seat]))
        rehearsal.best([Branch(self.train.copy(), tuple(hand), deck, ONLY)], {})
        return rehearsal.ends[ONLY].plan if ONLY in rehearsal.ends else ()

    def follow(self, seat: int, plan: Hand) -> None:
        own = [turn for turn in self.turns if turn.seat == seat and not turn.known]
        for turn, card in zip(own, plan, strict=False):  # no plan where all cards have run out
            turn.card = NOTHING if card == DRAW_THREE else card

    def slot(self, turn: Turn, me: int) -> Slot:
        return Slot(self.table.bandit_of(turn.seat, turn.card), turn.card, turn.seat == me)


def turns_of(table: ColtTable, me: int) -> list[Turn]:
    """The cards that have not come up and the turns to be taken, with any card from the hand for these."""
    found: list[Turn] = []
    for played in table.pile[table.resolved :]:
        seat = played >> PILE_SEAT & 7
        found.append(Turn(seat, played & PILE_CARD, True, played < HIDDEN or seat == me))
    if table.stealing:
        return found
    hands = [[card for card in hand if card < BULLET] for hand in table.hand]
    for taken in table.turns[table.turn :]:
        seat = taken & TURN_PART
        card = hands[seat].pop() if hands[seat] else NOTHING
        found.append(Turn(seat, card, False, False))
    return found
