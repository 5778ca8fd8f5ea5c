"""Suits as the deputy sees them: an event card may change them all."""

from __future__ import annotations

from typing import Final

from posse.games.bang.facts import CARD_SUIT, EVENTS_NAMED, HEARTS, SPADES
from posse.games.bang.view import BangView

BLESSING: Final = EVENTS_NAMED["blessing"]
CURSE: Final = EVENTS_NAMED["curse"]


def suit(view: BangView, card: int) -> int:
    """As which suit a card counts now."""
    if view.event == BLESSING:
        return HEARTS
    return SPADES if view.event == CURSE else CARD_SUIT[card]
