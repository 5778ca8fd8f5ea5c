"""Missed! demanded by an event card: round the table, or once for each card in hand."""

from __future__ import annotations

from typing import ClassVar

from posse.core.said import NUMBER, Args, Said
from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.facts import NO_CARD, NOBODY, ROULETTE_DAMAGE
from posse.games.bang.rules.circle import around
from posse.games.bang.rules.life import lose_life
from posse.games.bang.rules.settling import settle
from posse.games.bang.rules.shots import Shot
from posse.games.bang.table import BangTable


class Roulette(Shot):
    """bang-foc-russian-roulette: this player produces a Missed!, or loses 2 life and it is over."""

    asks: ClassVar[str] = "roulette-missed"
    rule: ClassVar[str] = "bang-foc-russian-roulette"
    no: ClassVar[str] = "refuse"

    def __init__(self, target: int, what: str, tried: int = 0) -> None:
        super().__init__(NOBODY, target, NO_CARD, what, 1, tried)

    def about(self, table: BangTable, seat: int) -> Args:
        return (("need", NUMBER, self.need),)

    def giving_in(self) -> Said:
        return Said("bang-option-refuse-roulette", (("n", NUMBER, ROULETTE_DAMAGE),))

    def like(self, need: int, tried: int) -> Shot:
        return Roulette(self.target, self.what, tried)

    def cancelled(self, table: BangTable) -> None:
        """bang-foc-russian-roulette-loops: the next player, and so on round the table."""
        events.roulette_passed(table, table.owner[self.target], self.rule)
        table.push(Roulette(around(table, self.target)[1], self.what))

    def hit(self, table: BangTable) -> None:
        lose_life(table, self.target, ROULETTE_DAMAGE, NOBODY, self.rule)


class Fistful(Step[BangTable]):
    """bang-foc-a-fistful-of-cards: this many shots, one by one; each is finished before the next."""

    def __init__(self, target: int, shots: int, what: str) -> None:
        self.target = target
        self.shots = shots
        self.what = what  # fires them, as a term

    def run(self, table: BangTable) -> None:
        settle(table)  # bang-foc-a-fistful-of-cards-between
        if table.cut:
            return
        if self.shots > 1:
            table.push(Fistful(self.target, self.shots - 1, self.what))
        events.shot_fired(table, NOBODY, self.target, self.what, 1, "bang-foc-a-fistful-of-cards")
        table.push(Shot(NOBODY, self.target, NO_CARD, self.what))
