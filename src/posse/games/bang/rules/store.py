"""General Store: cards are turned up, and everybody takes one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import WhichCard
from posse.core.said import CARD, Refusal
from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.facts import CARDS
from posse.games.bang.rules.circle import around
from posse.games.bang.rules.piles import flip_several
from posse.games.bang.table import BangTable, Numbers

if TYPE_CHECKING:
    from mypy_extensions import i64


def open_store(table: BangTable, me: int) -> None:
    """bang-general-store-reveal: one card for each in game; those at the end may get none."""
    order = pickers(table, me)
    cards = flip_several(table, len(order))
    table.store = cards
    events.store_opened(table, table.owner[me], cards, "bang-general-store-reveal")
    if cards:
        table.push(Store(tuple(order[: len(cards)])))


def pickers(table: BangTable, me: int) -> list[int]:
    """bang-general-store-pick: seats in the order of picking. Two players take turns (bang-p2-store)."""
    seats = [table.owner[figure] for figure in around(table, me)]
    if table.seats > 2:
        return seats
    mine = table.owner[me]
    counts = [seats.count(mine), seats.count(1 - mine)]
    order: list[int] = []
    while counts[0] or counts[1]:
        for which, seat in enumerate((mine, 1 - mine)):
            if counts[which]:
                counts[which] -= 1
                order.append(seat)
    return order


class Store(Step[BangTable]):
    """The next picker; the last card goes without a question."""

    def __init__(self, seats: Numbers) -> None:
        self.seats = seats

    def run(self, table: BangTable) -> None:
        if len(self.seats) > 1:
            table.push(Store(self.seats[1:]))
            table.ask(self.seats[0], PICK)
        else:
            pick(table, self.seats[0], table.store[0])


class Pick(WhichCard[BangTable]):
    """bang-general-store-mandatory: each player must take exactly one card."""

    asks: ClassVar[str] = "pick-store"
    rule: ClassVar[str] = "bang-general-store-pick"
    space: ClassVar[range] = range(CARDS)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return list(table.store)

    def picked(self, table: BangTable, seat: int, draw: i64) -> int:
        return table.store[draw % len(table.store)]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in table.store:
            return None
        return Refusal(self.rule, "bang-refusal-not-in-store", (("card", CARD, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        pick(table, seat, option)


PICK: Final = Pick()


def pick(table: BangTable, seat: int, card: int) -> None:
    """Everybody sees it go, so everybody knows that this player holds it."""
    table.store = tuple([other for other in table.store if other != card])
    table.hands[seat].append(card)
    events.store_picked(table, seat, card, "bang-general-store-pick")
