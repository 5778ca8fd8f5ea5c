"""Hand cards that a player gives away by choice: trades, gifts, shares. Only giver and taker see them."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import WhichCard
from posse.core.said import CARD, SEAT, Args, Refusal
from posse.core.steps import Step
from posse.games.bang import abilities, events
from posse.games.bang.abilities import SECOND_CARD
from posse.games.bang.facts import CARDS
from posse.games.bang.rules.drawing import draw_in_phase
from posse.games.bang.rules.piles import pass_unseen, take_at_random
from posse.games.bang.table import BangTable, Numbers


class Give(WhichCard[BangTable]):
    """Which hand card goes to another player."""

    verb: ClassVar[str] = "give"
    space: ClassVar[range] = range(CARDS)

    giver: int  # seat
    taker: int  # seat

    def about(self, table: BangTable, seat: int) -> Args:
        return (("to", SEAT, self.taker),)

    def run(self, table: BangTable) -> None:
        options = self.options(table, self.giver)
        if len(options) == 1:
            self.chosen(table, self.giver, options[0])
        else:
            table.ask(self.giver, self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return table.hands[self.giver]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-no-gift", (("card", CARD, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        self.give(table, option)

    def give(self, table: BangTable, card: int) -> None:
        pass_unseen(table, self.giver, self.taker, card)
        events.card_given(table, self.giver, self.taker, card, self.rule)


class Trade(Give):
    """bang-char-flint-westwood-order: the card is named first, then two are taken, then it passes over."""

    asks: ClassVar[str] = "flint-trade"
    rule: ClassVar[str] = "bang-char-flint-westwood"

    def __init__(self, me: int, target: int) -> None:
        self.me = me
        self.target = target
        self.giver = -1
        self.taker = -1

    def about(self, table: BangTable, seat: int) -> Args:
        return (("to", SEAT, table.owner[self.target]),)

    def run(self, table: BangTable) -> None:
        giver = table.owner[self.me]
        if len(table.hands[giver]) == 1:
            self.chosen(table, giver, table.hands[giver][0])
        else:
            table.ask(giver, self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return table.hands[table.owner[self.me]]

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        other = table.owner[self.target]
        for _ in range(min(2, len(table.hands[other]))):
            take_at_random(table, other, seat, self.rule)
        pass_unseen(table, seat, other, option)
        events.card_given(table, seat, other, option, self.rule)


class Gifts(Step[BangTable]):
    """bang-char-youl-grinner-compare: those who were richer, in turn order."""

    def __init__(self, me: int, seats: Numbers) -> None:
        self.me = me
        self.seats = seats

    def run(self, table: BangTable) -> None:
        if len(self.seats) > 1:
            table.push(Gifts(self.me, self.seats[1:]))
        table.push(Gift(self.seats[0], table.owner[self.me]))


class Gift(Give):
    """bang-char-youl-grinner: one hand card of the giver's own choice."""

    asks: ClassVar[str] = "youl-gift"
    rule: ClassVar[str] = "bang-char-youl-grinner"

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker


class Sharing(Step[BangTable]):
    """bang-char-claus-the-saint: cards for everybody are drawn, then one goes to each other player."""

    def __init__(self, me: int, count: int, seats: Numbers) -> None:
        self.me = me
        self.count = count
        self.seats = seats

    def run(self, table: BangTable) -> None:
        seat = table.owner[self.me]
        drawn = draw_in_phase(table, self.me, self.count, "bang-char-claus-the-saint")
        steps = [
            Share(seat, taker, drawn - number) for number, taker in enumerate(self.seats) if number < drawn
        ]
        if table.asks[self.me] & SECOND_CARD and drawn - len(steps) > 1:
            table.push(SecondKept(self.me))
        table.push_all(*steps)


class SecondKept(Step[BangTable]):
    """bang-draw-second-of-picked: the second of the cards that stay."""

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, table: BangTable) -> None:
        abilities.second_card(table, self.me, table.hand_of(self.me)[-1])


class Share(Give):
    """Which of the cards just drawn, the last in hand, goes to this player."""

    asks: ClassVar[str] = "claus-share"
    rule: ClassVar[str] = "bang-char-claus-the-saint"

    def __init__(self, giver: int, taker: int, among: int) -> None:
        self.giver = giver
        self.taker = taker
        self.among = among

    def options(self, table: BangTable, seat: int) -> list[int]:
        return table.hands[self.giver][-self.among :]
