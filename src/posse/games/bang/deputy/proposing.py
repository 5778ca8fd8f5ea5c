"""Which answers are worth a trial: the deputy's first, then what it would think of next."""

from __future__ import annotations

from typing import Final

from posse.core.table import Decision
from posse.games.bang.deputy.acting import brings_cards, merit
from posse.games.bang.deputy.outlook import Outlook
from posse.games.bang.facts import CARD_KIND, CARDS
from posse.games.bang.pieces.packing import (
    ANSWER_VERB,
    ANSWER_WHAT,
    AS_BANG,
    END,
    PLAY,
    SOURCE,
    TARGET,
    VERB,
    WHAT,
)
from posse.games.bang.view import BangView

MOST: Final = 5
OF_CARDS: Final = ("take-card", "pick-store")
# Not among them: dodges and discards. Trials found nothing better than the deputy's there.
SEARCHED: Final = ("play", "draw-source", "respond-bang", *OF_CARDS)


def proposals(view: BangView, decision: Decision, first: int) -> list[int]:
    """Cards of one kind are alike: one of them is enough."""
    if decision.asks not in SEARCHED:
        return [first]
    others = [option for option in decision.options if option != first]
    if decision.asks == "play":
        out = Outlook(view, True)
        if brings_cards(out, first):
            return [first]  # it brings cards: whatever else is to be done is better done with them
        others.sort(key=lambda option: -merit(out, option))
    found, seen = [first], [_likeness(decision.asks, first)]
    for option in others:
        likeness = _likeness(decision.asks, option)
        if likeness not in seen and len(found) < MOST:
            found.append(option)
            seen.append(likeness)
    if END in others and decision.asks == "play" and END not in found:
        found[-1] = END
    return found


def _likeness(asks: str, option: int) -> int:
    """The same number for options that do the same with cards of the same kind."""
    if asks in OF_CARDS:
        return CARD_KIND[option] if option < CARDS else option
    if asks == "respond-bang":
        verb = option & ANSWER_VERB
        return verb | CARD_KIND[option & ANSWER_WHAT] if 0 < verb < SOURCE else option
    if asks == "play" and option & VERB in (PLAY, AS_BANG):
        kind = CARD_KIND[option >> WHAT & 127] if option & VERB == PLAY else 0
        return option & VERB | kind << WHAT | option & TARGET
    return option
