"""Two Bang! cards together: one shot that takes two Missed!."""

from __future__ import annotations

from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.facts import SNIPER_NEEDS
from posse.games.bang.rules.piles import discard
from posse.games.bang.rules.shots import Shot
from posse.games.bang.table import BangTable


class Snipe(Step[BangTable]):
    """bang-foc-sniper-counts, bang-foc-sniper-slab: the two cards that lie aside are discarded and fire."""

    def __init__(self, me: int, target: int, what: str) -> None:
        self.me = me
        self.target = target
        self.what = what  # fires it, as a term

    def run(self, table: BangTable) -> None:
        seat = table.owner[self.me]
        first, second = table.aside[-2:]
        table.aside = table.aside[:-2]
        table.bangs += 1
        table.acts += 1
        for card in (first, second):
            discard(table, seat, card)
        table.deeds[8 * seat + table.owner[self.target]] += 1
        events.pair_fired(table, seat, [first, second], "bang-foc-sniper")
        events.shot_fired(table, self.me, self.target, self.what, SNIPER_NEEDS, "bang-foc-sniper")
        table.push(Shot(self.me, self.target, second, self.what, SNIPER_NEEDS, second=first))
