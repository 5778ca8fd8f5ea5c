"""Cards in play that their owners have to discard, each of their own choice."""

from __future__ import annotations

from typing import ClassVar

from posse.core.questions import WhichCard
from posse.core.said import CARD, Refusal
from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.facts import CARDS
from posse.games.bang.rules.piles import discard_from_front
from posse.games.bang.table import BangTable, Numbers


class GiveUps(Step[BangTable]):
    """bang-hn-the-daltons: one player after another."""

    def __init__(self, figures: Numbers) -> None:
        self.figures = figures

    def run(self, table: BangTable) -> None:
        if len(self.figures) > 1:
            table.push(GiveUps(self.figures[1:]))
        figure = self.figures[0]
        front = table.front[figure]
        if len(front) > 1:
            table.ask(table.owner[figure], GiveUp(figure))
        elif front:
            give_up(table, figure, front[0])


class GiveUp(WhichCard[BangTable]):
    """bang-hn-the-daltons-any: which of the own cards in play goes."""

    asks: ClassVar[str] = "daltons-discard"
    rule: ClassVar[str] = "bang-hn-the-daltons"
    space: ClassVar[range] = range(CARDS)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def options(self, table: BangTable, seat: int) -> list[int]:
        return list(table.front[self.figure])

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-not-in-play", (("card", CARD, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        give_up(table, self.figure, option)


def give_up(table: BangTable, figure: int, card: int) -> None:
    discard_from_front(table, figure, card)
    events.own_discarded(table, figure, card, "bang-hn-the-daltons")
