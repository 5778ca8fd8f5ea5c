"""Small numbers that hold several things: a card on the common pile, the cards an expert keeps."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.facts import BANDIT_COUNT, BULLET

# On the common pile a card is BY x the seat that played it + the card, and HIDDEN more if it lies face down.
BY: Final = 64
HIDDEN: Final = 1024
PILE_CARD: Final = 31  # the card: played & PILE_CARD
PILE_SEAT: Final = 6  # the seat: played >> PILE_SEAT & 7

# Every purse that comes to lie on the train has a number of its own below this. Twelve lie there at first, at
# most six are dropped in a round, and six more by the Marshal's revenge.
TOKENS: Final = 64

# By a set of bandits (bits): which they are.
BANDITS_IN: Final[list[list[int]]] = [
    [bandit for bandit in range(BANDIT_COUNT) if bits >> bandit & 1] for bits in range(1 << BANDIT_COUNT)
]


def cards_kept(sealed: int) -> list[int]:
    """What a sealed answer of the expert variant keeps: two bits for each action card, -1 for nothing yet."""
    found: list[int] = []
    for card in range(BULLET):
        found += [card] * (max(sealed, 0) >> 2 * card & 3)
    return found
