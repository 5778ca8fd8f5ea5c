"""34. Hiring: characters are not dealt but sold by auction, and may be kept for the same price."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import YES, HowMany, YesOrNo
from posse.core.said import NUMBER, SEAT, TERM, Args, Refusal
from posse.core.steps import Step
from posse.games.bang import events, terms
from posse.games.bang.facts import NOBODY, SHERIFF
from posse.games.bang.imagining import characters_used
from posse.games.bang.rules.lives import give_life
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.rules.two_players import WhichCharacter
from posse.games.bang.table import BangTable, Numbers

STEP: Final = 100  # dollars


def hire(table: BangTable) -> None:
    """First those who may keep theirs are asked, then the rest is sold."""
    table.push_all(KeepingOn(round_from(table, right_of_sheriff(table))), OFFER)


def right_of_sheriff(table: BangTable) -> int:
    return (table.role.index(SHERIFF) - 1) % table.seats


def round_from(table: BangTable, seat: int) -> Numbers:
    """All seats counter-clockwise, beginning with this one."""
    return tuple([(seat - step) % table.seats for step in range(table.seats)])


def without(table: BangTable, seats: Numbers) -> list[int]:
    return [seat for seat in seats if table.character[seat] == NOBODY]


def employ(table: BangTable, seat: int, character: int, dollars: int) -> None:
    """bang-var-hiring-price"""
    table.character = [*table.character[:seat], character, *table.character[seat + 1 :]]
    match = table.match.copy()
    match.staff[seat] = character
    match.price[seat] = dollars
    match.earned[seat] -= dollars
    table.match = match


# Keeping


class KeepingOn(Step[BangTable]):
    """bang-var-hiring-keep: those who can pay the recorded price again, one after another."""

    def __init__(self, seats: Numbers) -> None:
        self.seats = seats

    def run(self, table: BangTable) -> None:
        seat = self.seats[0]
        if len(self.seats) > 1:
            table.push(KeepingOn(self.seats[1:]))
        match = table.match
        if match.staff[seat] != NOBODY and match.price[seat] <= match.money_of(seat):
            table.ask(seat, KEEP_ON)


class KeepOn(YesOrNo[BangTable]):
    """Pay the price again, or release the character."""

    asks: ClassVar[str] = "keep-character"
    rule: ClassVar[str] = "bang-var-hiring-keep"
    yes: ClassVar[str] = "keep-on"
    no: ClassVar[str] = "release"

    def about(self, table: BangTable, seat: int) -> Args:
        match = table.match
        return (
            ("character", TERM, terms.CHARACTER[match.staff[seat]]),
            ("price", NUMBER, match.price[seat]),
            ("money", NUMBER, match.money_of(seat)),
        )

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == YES:
            character, dollars = table.match.staff[seat], table.match.price[seat]
            employ(table, seat, character, dollars)
            events.hired(table, seat, character, dollars, table.match.money_of(seat), self.rule)


# Auctions


class Offer(Step[BangTable]):
    """bang-var-hiring-offer, bang-var-hiring-first"""

    def run(self, table: BangTable) -> None:
        seats = round_from(table, right_of_sheriff(table))
        free = [each for each in characters_used(table) if each not in table.character]
        table.chance.shuffle(free)
        table.offered = tuple(free[: len(without(table, seats))])
        if table.offered:
            events.characters_offered(table, list(table.offered), "bang-var-hiring-offer")
        table.push(Auctions(seats))


class Auctions(Step[BangTable]):
    """bang-var-hiring-next: the next player without a character opens, until everybody has one."""

    def __init__(self, seats: Numbers) -> None:
        self.seats = seats

    def run(self, table: BangTable) -> None:
        waiting = without(table, self.seats)
        if not waiting:
            open_shop(table)
            return
        opener = waiting[0]
        if len(waiting) == 1:  # bang-var-hiring-last
            sell(table, opener, table.offered[0], min(STEP, max(0, table.match.money_of(opener))))
            open_shop(table)
            return
        at = self.seats.index(opener)
        table.push(Auctions((*self.seats[at + 1 :], *self.seats[: at + 1])))
        table.ask(opener, OPEN)


class Opens(WhichCharacter):
    """bang-var-hiring-first: which character is sold next."""

    asks: ClassVar[str] = "hire-open"
    rule: ClassVar[str] = "bang-var-hiring-first"

    def options(self, table: BangTable, seat: int) -> list[int]:
        return list(table.offered)

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        table.ask(seat, Bid(option, seat, 0, 0, round_from(table, seat)))


class Bid(HowMany[BangTable]):
    """bang-var-hiring-bids: in hundreds of dollars; 0 is a pass, or the bid of an opener with less."""

    asks: ClassVar[str] = "hire-bid"
    rule: ClassVar[str] = "bang-var-hiring-bids"
    unit: ClassVar[str] = "hundreds"
    space: ClassVar[range] = range(1000)

    def __init__(self, character: int, leader: int, bid: int, dollars: int, seats: Numbers) -> None:
        self.character = character
        self.leader = leader  # who has bid most
        self.bid = bid  # in hundreds, 0 before the first
        self.dollars = dollars  # the same in dollars, or all the money of a poor opener
        self.seats = seats  # still in this auction, the one who is asked first

    def about(self, table: BangTable, seat: int) -> Args:
        return (
            ("character", TERM, terms.CHARACTER[self.character]),
            ("leader", SEAT, self.leader),
            ("bid", NUMBER, self.dollars),
            ("money", NUMBER, table.match.money_of(seat)),
        )

    def is_opening(self, seat: int) -> bool:
        return self.bid == 0 and seat == self.leader

    def options(self, table: BangTable, seat: int) -> list[int]:
        most = min(999, max(0, table.match.money_of(seat)) // STEP)
        if self.is_opening(seat):
            return list(range(1, most + 1)) or [0]  # bang-var-hiring-poor
        return [0, *range(self.bid + 1, most + 1)]

    def default(self, table: BangTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-bid", (("money", NUMBER, table.match.money_of(seat)),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if self.is_opening(seat) or option:
            dollars = STEP * option if option else max(0, table.match.money_of(seat))
            events.bid(table, seat, self.character, dollars, self.rule)
            self.goes_on(table, seat, option, (*self.rivals(table, seat), seat), dollars)
        else:
            events.passed(table, seat, self.character, self.rule)
            self.goes_on(table, self.leader, self.bid, tuple(self.rivals(table, seat)), self.dollars)

    def rivals(self, table: BangTable, seat: int) -> list[int]:
        return [other for other in without(table, self.seats) if other != seat]

    def goes_on(self, table: BangTable, leader: int, bid: int, seats: Numbers, dollars: int) -> None:
        """bang-var-hiring-able: the next who can bid more is asked."""
        able = [
            other for other in seats if other == leader or table.match.money_of(other) >= STEP * (bid + 1)
        ]
        if able == [leader]:
            sell(table, leader, self.character, dollars)
            return
        table.ask(able[0], Bid(self.character, leader, bid, dollars, tuple(able)))


def sell(table: BangTable, seat: int, character: int, dollars: int) -> None:
    table.offered = tuple([other for other in table.offered if other != character])
    employ(table, seat, character, dollars)
    events.hired(table, seat, character, dollars, table.match.money_of(seat), "bang-var-hiring-bids")


def open_shop(table: BangTable) -> None:
    """bang-var-hiring-spare: everybody has a character; spares are dealt at random."""
    free = [each for each in characters_used(table) if each not in table.character]
    table.chance.shuffle(free)
    table.spare = [free.pop() for _ in range(table.seats)]
    for seat in range(table.seats):
        give_life(table, seat)
        events.character_dealt(table, seat, table.character[seat], table.life[seat], "bang-setup-character")
    refresh_all(table)


KEEP_ON: Final = KeepOn()
OFFER: Final = Offer()
OPEN: Final = Opens()
