"""Shots at cards in play: the card is discarded unless its owner cancels the shot."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import WhichCard
from posse.core.said import CARD, SEAT, Args, Refusal
from posse.core.steps import Step
from posse.games.bang import events, terms
from posse.games.bang.facts import BANG, CARDS
from posse.games.bang.rules.finishing import finish
from posse.games.bang.rules.piles import discard_from_front
from posse.games.bang.rules.shots import Shot
from posse.games.bang.table import BangTable


class WhichPrize(WhichCard[BangTable]):
    """bang-foc-ricochet: which of the cards in front of somebody is shot at."""

    asks: ClassVar[str] = "ricochet-card"
    rule: ClassVar[str] = "bang-foc-ricochet"
    space: ClassVar[range] = range(CARDS)

    def __init__(self, me: int, target: int) -> None:
        self.me = me
        self.target = target

    def about(self, table: BangTable, seat: int) -> Args:
        return (("target", SEAT, table.owner[self.target]),)

    def run(self, table: BangTable) -> None:
        front = table.front[self.target]
        if len(front) == 1:
            self.chosen(table, table.owner[self.me], front[0])
        else:
            table.ask(table.owner[self.me], self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return list(table.front[self.target])

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-not-there", (("seat", SEAT, table.owner[self.target]),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        table.push(Fire(self.me, self.target, option))


class Fire(Step[BangTable]):
    """bang-foc-ricochet-unlimited: the Bang! that lies aside is fired; it does not count."""

    def __init__(self, me: int, target: int, prize: int) -> None:
        self.me = me
        self.target = target
        self.prize = prize

    def run(self, table: BangTable) -> None:
        card = table.aside[-1]
        table.acts += 1
        table.deeds[8 * table.owner[self.me] + table.owner[self.target]] += 1
        events.card_shot_at(table, self.me, card, self.prize, self.target, "bang-foc-ricochet")
        table.push_all(Ricochet(self.me, self.target, card, self.prize), finish(card, BANG, False))


class Ricochet(Shot):
    """bang-foc-ricochet-slab: one Missed! saves the card."""

    asks: ClassVar[str] = "ricochet-missed"
    rule: ClassVar[str] = "bang-foc-ricochet"

    def __init__(self, by: int, target: int, card: int, prize: int, tried: int = 0) -> None:
        super().__init__(by, target, card, terms.KIND[BANG], 1, tried)
        self.prize = prize

    def about(self, table: BangTable, seat: int) -> Args:
        return (*super().about(table, seat), ("prize", CARD, self.prize))

    def like(self, need: int, tried: int) -> Shot:
        return Ricochet(self.by, self.target, self.card, self.prize, tried)

    def hit(self, table: BangTable) -> None:
        discard_from_front(table, self.target, self.prize)
        events.prize_lost(table, self.target, self.prize, self.rule)
