"""Decks: shuffling, drawing, bullets that land on them."""

from __future__ import annotations

from posse.core.piles import move_top
from posse.games.colt_express import events
from posse.games.colt_express.facts import BULLET
from posse.games.colt_express.table import ColtTable


def draw(table: ColtTable, seat: int, count: int) -> int:
    """This many cards from the top of the deck to the end of the hand, or as many as there are: how many."""
    deck = table.deck[seat]
    if len(deck) < count:
        if table.expert:
            return _draw_with_reshuffle(table, seat, count)
        count = len(deck)
    hand = table.hand[seat]
    if hand:
        move_top(deck, hand, count)
    else:  # a whole hand: quicker in one piece
        left = len(deck) - count
        table.hand[seat] = deck[left:]
        table.deck[seat] = deck[:left]
    if table.expert:
        table.fresh_bullets[seat] = max(0, table.fresh_bullets[seat] - count)
    return count


def _draw_with_reshuffle(table: ColtTable, seat: int, count: int) -> int:
    """colt-expert-reshuffle: when the deck runs out, the discard pile becomes the new deck."""
    drawn: list[int] = []
    table.fresh_bullets[seat] = 0  # the deck runs out
    while len(drawn) < count:
        if not table.deck[seat]:
            if not table.discard[seat]:
                break
            table.deck[seat] = table.discard[seat]
            table.discard[seat] = []
            table.chance.shuffle(table.deck[seat])
            events.deck_shuffled(table, seat, "colt-expert-reshuffle")
        drawn.append(table.deck[seat].pop())
    table.hand[seat].extend(drawn)
    return len(drawn)


def receive_bullet(table: ColtTable, seat: int, source: int) -> None:
    """colt-bullet-top-of-deck: face down on top; `source` is the bandit who fired it, 6 the Marshal."""
    table.deck[seat].append(BULLET + source)
    if table.expert:
        table.fresh_bullets[seat] += 1
    received = list(table.received[seat])
    received[source] = received[source] + 1  # written out: compiled, `+=` on an item is slow
    table.received[seat] = tuple(received)
