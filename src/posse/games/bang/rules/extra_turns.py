"""A "draw!" for an extra turn."""

from __future__ import annotations

from posse.games.bang import events
from posse.games.bang.facts import HEARTS
from posse.games.bang.rules.checks import Check, suit_of
from posse.games.bang.table import BangTable


class ExtraTurnCheck(Check):
    """bang-foc-vendetta: on hearts the player has another turn."""

    def __init__(self, me: int, what: str) -> None:
        self.me = me
        self.what = what  # that asks for it, as a term
        self.rule = "bang-foc-vendetta"

    def outcome(self, table: BangTable, card: int) -> None:
        if suit_of(table, self.me, card) == HEARTS:
            table.encore = True
            events.extra_turn(table, table.owner[self.me], self.rule)
