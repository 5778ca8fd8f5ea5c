"""Hand cards swapped for as many from the deck, at the end of phase 2."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import DONE, WhichCard
from posse.core.said import CARD, NUMBER, Args, Refusal, Said
from posse.games.bang import events
from posse.games.bang.facts import CARDS
from posse.games.bang.rules.piles import draw, lose_from_hand
from posse.games.bang.rules.settling import settle
from posse.games.bang.table import BangTable


class Swap(WhichCard[BangTable]):
    """bang-foc-ranch: cards are discarded one by one; then as many are drawn, all in one effect."""

    asks: ClassVar[str] = "ranch-swap"
    rule: ClassVar[str] = "bang-foc-ranch"
    verb: ClassVar[str] = "discard"
    none: ClassVar[str] = "enough"
    space: ClassVar[range] = range(DONE, CARDS)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def about(self, table: BangTable, seat: int) -> Args:
        return (("n", NUMBER, self.count),)

    def run(self, table: BangTable) -> None:
        if table.hands[self.seat]:
            table.ask(self.seat, self)
        else:
            self.draw(table)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return [DONE, *table.hands[seat]]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-not-held", (("card", CARD, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == DONE:
            self.draw(table)
            return
        lose_from_hand(table, seat, option)
        events.swapped(table, seat, option, self.rule)
        table.push(Swap(seat, self.count + 1))

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        if option != DONE:
            return super().label(table, seat, option)
        if not self.count:
            return self.say(table, "ranch-keep")
        return self.say(table, "ranch-draw", (("n", NUMBER, self.count),))

    def draw(self, table: BangTable) -> None:
        if self.count:
            draw(table, self.seat, self.count, self.rule)
        settle(table)  # bang-char-suzy-lafayette-swap
