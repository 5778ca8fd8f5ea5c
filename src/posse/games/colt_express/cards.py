"""Bandits and cards: who they are, what a deck is made of.

A card is one small number. Action cards are 0 to 5, plus 8 when they show a player's second bandit;
bullets are 16 to 21 by the bandit who fired them, 22 from the Marshal.
"""

from __future__ import annotations

from typing import Final

GHOST: Final = 0
DOC: Final = 1
TUCO: Final = 2
CHEYENNE: Final = 3
BELLE: Final = 4
DJANGO: Final = 5
BANDITS: Final[tuple[str, ...]] = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")
NOBODY: Final = -1

LEADERS: Final[tuple[int, ...]] = (GHOST, DOC, BELLE)  # one to each team of two
PARTNERS: Final[tuple[int, ...]] = (CHEYENNE, DJANGO, TUCO)  # dealt to them

MOVE: Final = 0
LADDER: Final = 1
SHOOT: Final = 2
ROB: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
ACTIONS: Final[tuple[str, ...]] = ("move", "ladder", "shoot", "rob", "punch", "marshal")
SECOND: Final = 8  # added to an action card that shows the second bandit
BULLET: Final = 16  # plus the bandit who fired it
NEUTRAL: Final = 22

ONE_BANDIT_DECK: Final[tuple[int, ...]] = (
    MOVE,
    MOVE,
    LADDER,
    LADDER,
    SHOOT,
    SHOOT,
    ROB,
    ROB,
    PUNCH,
    MARSHAL,
)
TWO_BANDIT_DECK: Final[tuple[int, ...]] = (
    MOVE,
    LADDER,
    SHOOT,
    ROB,
    PUNCH,
    MARSHAL,
    SECOND + MOVE,
    SECOND + LADDER,
    SECOND + SHOOT,
    SECOND + ROB,
    SECOND + PUNCH,
)
# On the common pile a card is BY x the seat that played it + the card, and HIDDEN more if it lies face down.
BY: Final = 64
HIDDEN: Final = 1024
PILE_CARD: Final = 31
HAND: Final = 6
DRAW: Final = 3
OWN_BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13


def is_action(card: int) -> bool:
    return card < BULLET


def action_of(card: int) -> int:
    """Which action a card is, whoever it shows."""
    return card & 7


def cards_kept(sealed: int) -> list[int]:
    """What a sealed answer of the expert variant keeps: two bits for each action, -1 for nothing yet."""
    found: list[int] = []
    for card in range(6):
        found += [card] * (max(sealed, 0) >> 2 * card & 3)
    return found


def card_name(card: int) -> str:
    """A card's stable name: "move", "2nd-move", "bullet-tuco", "bullet-marshal"."""
    if card == NEUTRAL:
        return "bullet-marshal"
    if card >= BULLET:
        return "bullet-" + BANDITS[card - BULLET]
    return ("2nd-" if card & SECOND else "") + ACTIONS[card & 7]


CARD_NAMES: Final[dict[int, str]] = {
    card: card_name(card) for card in [*range(6), *range(SECOND, SECOND + 5), *range(BULLET, NEUTRAL + 1)]
}
CARDS_NAMED: Final[dict[str, int]] = {name: card for card, name in CARD_NAMES.items()}
