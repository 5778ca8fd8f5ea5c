"""Hand cards that an event card lets a player play as Bang!: which of them, one at a time."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import WhichCard
from posse.core.said import CARD, NUMBER, SEAT, Args, Refusal
from posse.games.bang import abilities, events
from posse.games.bang.abilities import ACTION
from posse.games.bang.facts import BANG, CARD_KIND, CARDS
from posse.games.bang.rules.answering import counts_as
from posse.games.bang.rules.mercy import note_bang
from posse.games.bang.rules.piles import lay_aside
from posse.games.bang.table import BangTable


def bang_cards(table: BangTable, me: int) -> list[int]:
    """bang-foc-ricochet-as-bang: hand cards that may be played as Bang!."""
    return [
        card
        for card in table.hand_of(me)
        if (CARD_KIND[card] == BANG or counts_as(table, me, card, BANG))
        and abilities.may_play(table, me, card, BANG, ACTION, True)
    ]


class WhichBang(WhichCard[BangTable]):
    """Which hand card is fired. It lies aside until its effect is finished."""

    asks: ClassVar[str] = "which-bang"
    rule: ClassVar[str] = "bang-foc-ricochet-as-bang"
    space: ClassVar[range] = range(CARDS)

    def __init__(self, me: int, target: int, count: int) -> None:
        self.me = me
        self.target = target
        self.count = count

    def about(self, table: BangTable, seat: int) -> Args:
        return (("n", NUMBER, self.count), ("target", SEAT, table.owner[self.target]))

    def run(self, table: BangTable) -> None:
        seat = table.owner[self.me]
        if len(table.hands[seat]) == self.count:  # there is nothing to choose, as everybody can see
            self.chosen(table, seat, table.hands[seat][0])
        else:
            table.ask(seat, self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return bang_cards(table, self.me)

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        args: Args = (("card", CARD, option),)
        held = option in table.hands[seat]
        return Refusal(self.rule, "bang-refusal-not-as-bang" if held else "bang-refusal-not-held", args)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        table.hands[seat].remove(option)
        lay_aside(table, option)
        events.readied(table, seat, option, self.rule)
        if table.no_mercy:
            note_bang(table, seat, option)
        if self.count > 1:
            table.push(WhichBang(self.me, self.target, self.count - 1))
