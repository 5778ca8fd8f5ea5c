"""What the active and the next event card mean for the deputy's turn: what it may lose by waiting.

The next event card is turned up before this player's next turn; without one the active card stays.
"""

from __future__ import annotations

from typing import Final

from posse.games.bang.deputy.outlook import LIFE, Outlook
from posse.games.bang.deputy.suits import BLESSING, CURSE
from posse.games.bang.facts import BEER, CARD_KIND, DYNAMITE, EVENTS_NAMED, SUSANNA_CARDS
from posse.games.bang.pieces.packing import PLAY, VERB, WHAT
from posse.games.bang.view import BangView

FISTFUL: Final = EVENTS_NAMED["a-fistful-of-cards"]
SUSANNA: Final = EVENTS_NAMED["miss-susanna"]
EXPLODES: Final = 0.125  # Dynamite, at each check
LOW: Final = 0.6  # every card of a low rank is a spade
THE_LAST: Final = 9.0  # one's last life


def next_turns(view: BangView) -> int:
    """The event card in play when this player's next turn begins."""
    return view.next_event if view.next_event >= 0 else view.event


def explodes(view: BangView) -> float:
    """How likely Dynamite does at the first checks."""
    event = next_turns(view)
    return 0.0 if event == BLESSING else LOW if event == CURSE else EXPLODES


def is_burden(out: Outlook, option: int) -> bool:
    """A hand card that is a shot at this player when the next turn begins. Beer helps against that."""
    if option & VERB != PLAY or next_turns(out.view) != FISTFUL or out.ghost:
        return False
    kind = CARD_KIND[option >> WHAT & 127]
    return kind not in (BEER, DYNAMITE)


def price_of_idling(out: Outlook) -> tuple[int, float]:
    """How many cards are still to be played in this turn, and what it costs if they are not."""
    if out.view.show != SUSANNA or out.ghost:
        return 0, 0.0
    return SUSANNA_CARDS - out.view.acts, LIFE if out.me.life > 1 else THE_LAST
