"""Which event card forbids something: a refusal names it, and cites its rule. Asked only for refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.said import CARD, TERM, Refusal
from posse.games.bang import terms
from posse.games.bang.abilities import EVENT_CARDS
from posse.games.bang.facts import ABOUT
from posse.games.bang.rules.speaking import active_events

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def card_barred(table: BangTable, me: int, card: int, kind: int, purpose: int) -> Refusal | None:
    """The event card that keeps somebody from playing a card as this kind."""
    for event in active_events(table):
        if not EVENT_CARDS[event].may_play(table, me, card, kind, purpose, True):
            return _refusal(event, card)
    return None


def placing_barred(table: BangTable, me: int, card: int) -> Refusal | None:
    """The event card that keeps cards from being put in play."""
    for event in active_events(table):
        if not EVENT_CARDS[event].may_put_in_play(table, me, True):
            return _refusal(event, card)
    return None


def _refusal(event: int, card: int) -> Refusal:
    term = terms.HAPPENING[event]
    return Refusal(ABOUT[term], "bang-refusal-event-bars", (("event", TERM, term), ("card", CARD, card)))
