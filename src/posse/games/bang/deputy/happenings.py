"""How the deputy deals with event cards: what it is asked because of them, and what they change for it."""

from __future__ import annotations

from typing import Final

from posse.core.questions import NO, YES
from posse.core.table import Decision
from posse.games.bang.deputy.outlook import LIFE, Outlook
from posse.games.bang.deputy.worth import CHARACTER_WORTH, taken
from posse.games.bang.facts import CARD_SUIT, EVENTS_NAMED, HEARTS, NEW_LIFE, SPADES
from posse.games.bang.view import BangView

BLESSING: Final = EVENTS_NAMED["blessing"]
CURSE: Final = EVENTS_NAMED["curse"]


def suit(view: BangView, card: int) -> int:
    """As which suit a card counts now."""
    if view.event == BLESSING:
        return HEARTS
    return SPADES if view.event == CURSE else CARD_SUIT[card]


def cuff(out: Outlook, decision: Decision) -> int:
    """The worst enemy with cards in hand."""
    chosen, highest = decision.options[0], -99.0
    for seat in decision.options:
        worth = out.hate[seat] * (1.0 + 0.2 * out.view.players[seat].hand)
        if worth > highest:
            chosen, highest = seat, worth
    return chosen


def give_up(out: Outlook, decision: Decision) -> int:
    """The card in play that is worth least to oneself: Jail and Dynamite first."""
    chosen, highest = decision.options[0], -99.0
    for card in decision.options:
        worth = taken(out, out.me, card)
        if worth > highest:
            chosen, highest = card, worth
    return chosen


def identity(out: Outlook, decision: Decision) -> int:
    """Another character, but two lives: worth it for the wounded."""
    gain = LIFE * (NEW_LIFE - out.me.life)
    if out.view.spare >= 0:
        gain += CHARACTER_WORTH[out.view.spare] - CHARACTER_WORTH[out.me.character]
    return YES if gain > 0.0 else NO
