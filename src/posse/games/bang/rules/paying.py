"""Cards discarded as a cost: one beside a card that asks for it, or two for an ability."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import WhichCard
from posse.core.said import CARD, NUMBER, Args, Refusal
from posse.games.bang import events
from posse.games.bang.facts import CARD_KIND, CARDS
from posse.games.bang.rules.piles import discard, lay_aside
from posse.games.bang.table import BangTable

ANY_KIND: Final = -1


class Pay(WhichCard[BangTable]):
    """bang-cost-extra-card, bang-cost-not-played: which hand card is discarded as a cost, one at a time.

    Of two cards the first lies aside until the second is known; they go onto the pile in this order
    (bang-cost-several-order).
    """

    asks: ClassVar[str] = "pay"
    rule: ClassVar[str] = "bang-cost-extra-card"
    space: ClassVar[range] = range(CARDS)
    hidden: ClassVar[bool] = False

    def __init__(self, me: int, left: int, why: str, kinds: int = ANY_KIND, first: int = -1) -> None:
        self.me = me
        self.left = left
        self.why = why
        self.kinds = kinds  # that may be paid with (bits)
        self.first = first

    def about(self, table: BangTable, seat: int) -> Args:
        return (("n", NUMBER, self.left),)

    def run(self, table: BangTable) -> None:
        seat = table.owner[self.me]
        options = self.options(table, seat)
        if len(options) == 1 and (self.kinds == ANY_KIND or len(table.hands[seat]) == 1):
            self.chosen(table, seat, options[0])
        else:
            table.ask(seat, self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        hand = table.hands[seat]
        if self.kinds == ANY_KIND:
            return hand
        return [card for card in hand if self.kinds >> CARD_KIND[card] & 1]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        args: Args = (("card", CARD, option),)
        if option in table.hands[seat]:
            return Refusal(self.why, "bang-refusal-no-cost", args)
        return Refusal(self.rule, "bang-refusal-not-held", args)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        hand = table.hands[seat]
        hand.remove(option)
        events.cost_paid(table, seat, option, self.why)
        if self.left > 1:
            lay_aside(table, option)
            table.push(Pay(self.me, self.left - 1, self.why, self.kinds, option))
        elif self.first < 0:
            discard(table, seat, option)
        else:
            self.both(table, seat, option)

    def both(self, table: BangTable, seat: int, second: int) -> None:
        table.aside = tuple([card for card in table.aside if card != self.first])
        discard(table, seat, self.first)
        discard(table, seat, second)
