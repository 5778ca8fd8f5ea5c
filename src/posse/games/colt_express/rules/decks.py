"""Decks: shuffling, drawing, bullets that land on them."""

from __future__ import annotations

from posse.games.colt_express import events
from posse.games.colt_express.facts import BULLET
from posse.games.colt_express.table import ColtTable


def draw(table: ColtTable, seat: int, count: int) -> list[int]:
    """This many cards from the top of the deck into the hand, or as many as there are. For reading only."""
    deck = table.deck[seat]
    if table.expert and len(deck) < count:
        return _draw_with_reshuffle(table, seat, count)
    left = max(0, len(deck) - count)
    drawn = deck[left:]
    table.deck[seat] = deck[:left]  # compiled, quicker than `del`
    hand = table.hand[seat]
    if hand:
        hand.extend(drawn)
    else:
        table.hand[seat] = drawn
    if table.expert:
        table.fresh_bullets[seat] = max(0, table.fresh_bullets[seat] - count)
    return drawn


def _draw_with_reshuffle(table: ColtTable, seat: int, count: int) -> list[int]:
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
    return drawn


def receive_bullet(table: ColtTable, seat: int, source: int) -> None:
    """colt-bullet-top-of-deck: face down on top; `source` is the bandit who fired it, 6 the Marshal."""
    table.deck[seat].append(BULLET + source)
    if table.expert:
        table.fresh_bullets[seat] += 1
    received = list(table.received[seat])
    received[source] += 1
    table.received[seat] = tuple(received)
