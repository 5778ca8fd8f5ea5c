"""Dynamite: checked at the start of a turn; it explodes or moves on."""

from __future__ import annotations

from typing import Final

from posse.core.table import AnyStep
from posse.games.bang import events, terms
from posse.games.bang.facts import (
    DYNAMITE,
    DYNAMITE_DAMAGE,
    DYNAMITE_RANKS,
    MAX_SEATS,
    NO_CARD,
    NOBODY,
    SPADES,
)
from posse.games.bang.rules.checks import Check, rank_of, suit_of
from posse.games.bang.rules.circle import around
from posse.games.bang.rules.facing import face
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.kinds import card_of
from posse.games.bang.rules.life import lose_life
from posse.games.bang.rules.piles import discard_from_front, from_front, put_in_front
from posse.games.bang.table import BangTable


class DynamiteCheck(Check):
    """bang-dynamite-check"""

    def __init__(self, me: int) -> None:
        self.me = me
        self.what = terms.KIND[DYNAMITE]
        self.rule = "bang-dynamite-check"

    def run(self, table: BangTable) -> None:
        if card_of(table, self.me, DYNAMITE) == NO_CARD:
            return
        table.push(FINISH)
        face(table, self.me)  # bang-p2-check-active
        super().run(table)

    def outcome(self, table: BangTable, card: int) -> None:
        dynamite = card_of(table, self.me, DYNAMITE)
        if suit_of(table, self.me, card) == SPADES and rank_of(card) < DYNAMITE_RANKS:
            discard_from_front(table, self.me, dynamite)
            events.exploded(table, self.me, dynamite, "bang-dynamite-explodes")
            lose_life(table, self.me, DYNAMITE_DAMAGE, NOBODY, "bang-dynamite-explodes")
            return
        heir = self.next_holder(table)
        if heir == NOBODY:
            events.dynamite_stayed(table, self.me, dynamite, "bang-dynamite-skip-holder")
            return
        from_front(table, self.me, dynamite)
        put_in_front(table, heir, dynamite)
        events.dynamite_passed(table, self.me, heir, dynamite, "bang-dynamite-passes")

    def next_holder(self, table: BangTable) -> int:
        """bang-dynamite-skip-holder: if everybody else has one it stays."""
        for figure in around(table, self.me)[1:]:
            if card_of(table, figure, DYNAMITE) == NO_CARD:
                return figure
        return NOBODY


# By figure. They never change, so each is made once.
DYNAMITE_CHECKS: Final[list[AnyStep]] = [DynamiteCheck(figure) for figure in range(MAX_SEATS)]
