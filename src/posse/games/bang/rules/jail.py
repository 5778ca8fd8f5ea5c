"""Jail: checked at the start of a turn, which is lost unless hearts come up."""

from __future__ import annotations

from typing import Final

from posse.core.table import AnyStep
from posse.games.bang import events, terms
from posse.games.bang.facts import HEARTS, JAIL, MAX_SEATS, NO_CARD
from posse.games.bang.rules.checks import Check, suit_of
from posse.games.bang.rules.copies import lapse
from posse.games.bang.rules.facing import face
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.kinds import card_of
from posse.games.bang.rules.piles import discard_from_front
from posse.games.bang.table import BangTable


class JailCheck(Check):
    """bang-jail-check"""

    def __init__(self, me: int) -> None:
        self.me = me
        self.what = terms.KIND[JAIL]
        self.rule = "bang-jail-check"

    def run(self, table: BangTable) -> None:
        if table.cut or card_of(table, self.me, JAIL) == NO_CARD:
            return
        table.push(FINISH)
        face(table, self.me)
        super().run(table)

    def outcome(self, table: BangTable, card: int) -> None:
        jail = card_of(table, self.me, JAIL)
        if suit_of(table, self.me, card) == HEARTS:
            discard_from_front(table, self.me, jail)
            events.jail_left(table, self.me, jail, "bang-jail-escape")
            return
        if not table.jail_persists:
            discard_from_front(table, self.me, jail)
        rule = "bang-jail-persists-option" if table.jail_persists else "bang-jail-discarded-option"
        events.jail_stayed(table, self.me, jail, not table.jail_persists, rule)
        table.jailed |= 1 << self.me
        own = table.own[table.turn]
        if all([table.jailed >> figure & 1 or not table.in_game >> figure & 1 for figure in own]):
            table.cut = True  # bang-jail-fail, bang-p2-jail-no-activation
            lapse(table, table.turn)


# By figure. They never change, so each is made once.
JAIL_CHECKS: Final[list[AnyStep]] = [JailCheck(figure) for figure in range(MAX_SEATS)]
