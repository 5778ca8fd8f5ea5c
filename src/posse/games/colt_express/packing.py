"""Small numbers that hold several things: a card on the common pile, the cards an expert keeps."""

from __future__ import annotations

from typing import Final

# On the common pile a card is BY x the seat that played it + the card, and HIDDEN more if it lies face down.
BY: Final = 64
HIDDEN: Final = 1024
PILE_CARD: Final = 31  # the card: played & PILE_CARD
PILE_SEAT: Final = 6  # the seat: played >> PILE_SEAT & 7


def cards_kept(sealed: int) -> list[int]:
    """What a sealed answer of the expert variant keeps: two bits for each action, -1 for nothing yet."""
    found: list[int] = []
    for card in range(6):
        found += [card] * (max(sealed, 0) >> 2 * card & 3)
    return found
