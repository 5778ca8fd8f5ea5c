"""Life for cards: an ability that turns two hand cards into one life."""

from __future__ import annotations

from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.facts import CHARACTER_NAMES
from posse.games.bang.rules.life import gain_life
from posse.games.bang.rules.paying import Pay
from posse.games.bang.table import BangTable


def discard_to_heal(table: BangTable, me: int, character: int) -> None:
    """bang-char-sid-ketchum"""
    rule = "bang-char-" + CHARACTER_NAMES[character]
    events.ability_used(table, me, character, rule)
    table.push_all(Pay(me, 2, rule), Heal(me, 1, rule))


class Heal(Step[BangTable]):
    """A figure gains life."""

    def __init__(self, me: int, points: int, rule: str) -> None:
        self.me = me
        self.points = points
        self.rule = rule

    def run(self, table: BangTable) -> None:
        gain_life(table, self.me, self.points, self.rule)
