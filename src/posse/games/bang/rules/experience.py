"""34. Experience: cards that lay in front of a player may be kept for the next game of a match, for money."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import DONE, WhichCard
from posse.core.said import CARD, NUMBER, Args, Refusal
from posse.core.steps import Step
from posse.core.table import EVERYBODY
from posse.games.bang import events
from posse.games.bang.facts import CARDS, SHERIFF
from posse.games.bang.rules.money import is_alive
from posse.games.bang.table import BangTable, Numbers

PRICE: Final = 500


def leave_behind(table: BangTable) -> None:
    """bang-var-experience-cards: what lies in front of those who live at the end of a game."""
    match = table.match.copy()
    match.left = [table.front[seat] if is_alive(table, seat) else () for seat in range(table.seats)]
    match.kept = [()] * table.seats
    table.match = match


def ask_around(table: BangTable) -> None:
    """bang-var-experience-order: in turn order from the new Sheriff."""
    first = table.role.index(SHERIFF)
    table.push(Keeping(tuple([(first + step) % table.seats for step in range(table.seats)])))


class Keeping(Step[BangTable]):
    """One player after another, each card by card."""

    def __init__(self, seats: Numbers) -> None:
        self.seats = seats

    def run(self, table: BangTable) -> None:
        seat = self.seats[0]
        if not affordable(table, seat):
            if len(self.seats) > 1:
                table.push(Keeping(self.seats[1:]))
            return
        table.ask(seat, KeepCard(self.seats))


def affordable(table: BangTable, seat: int) -> list[int]:
    """bang-var-experience-limit"""
    match = table.match
    if match.money_of(seat) < PRICE or len(match.kept[seat]) >= table.life[seat]:
        return []
    return [card for card in match.left[seat] if card not in match.kept[seat]]


class KeepCard(WhichCard[BangTable]):
    """bang-var-experience: which card to pay for, or no further one."""

    asks: ClassVar[str] = "keep-cards"
    rule: ClassVar[str] = "bang-var-experience"
    verb: ClassVar[str] = "keep"
    none: ClassVar[str] = "no-more"
    space: ClassVar[range] = range(DONE, CARDS)

    def __init__(self, seats: Numbers) -> None:
        self.seats = seats

    def about(self, table: BangTable, seat: int) -> Args:
        return (("price", NUMBER, PRICE), ("money", NUMBER, table.match.money_of(seat)))

    def options(self, table: BangTable, seat: int) -> list[int]:
        return [DONE, *affordable(table, seat)]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal("bang-var-experience-cards", "bang-refusal-not-to-keep", (("card", CARD, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == DONE:
            if len(self.seats) > 1:
                table.push(Keeping(self.seats[1:]))
            return
        match = table.match.copy()
        match.kept[seat] = (*match.kept[seat], option)
        match.earned[seat] -= PRICE
        table.match = match
        events.card_kept(table, seat, option, PRICE, match.money_of(seat), self.rule)
        table.push(Keeping(self.seats))


def take_kept(table: BangTable, seat: int) -> list[int]:
    """bang-var-experience-hand: what was kept is the beginning of the hand; everybody knows it."""
    kept = list(table.match.kept[seat])
    for card in kept:
        table.knows[card] = EVERYBODY[table.seats]
    return kept
