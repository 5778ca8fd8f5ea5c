"""The referee of what money buys in a match: characters at auction, and cards kept from game to game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Complain = Callable[[bool, str], None]
STEP = 100
PRICE = 500


class Market:
    """Hiring and Experience, from game to game."""

    def __init__(self, seats: int, settings: dict[str, Any], money: list[int], check: Complain) -> None:
        self.seats = seats
        self.settings = settings
        self.money = money
        self.check = check
        self.staff: dict[int, tuple[str, int]] = {}  # by seat: who was hired, and for how much
        self.left: dict[int, set[int]] = {}  # by seat: cards in front of those who lived
        self.opens(-1)

    def opens(self, sheriff: int) -> None:
        """A game is to begin."""
        self.sheriff = sheriff
        self.offered: list[str] = []
        self.hired: dict[int, str] = {}
        self.kept: dict[int, list[int]] = {}
        self.opener = -1  # of the last auction
        self.character = ""  # that is being sold
        self.bid = 0
        self.leader = -1
        self.rivals: list[int] = []  # who is still to be asked, the next one first
        self.last_kept = -1

    def closes(self, alive: list[bool], fronts: list[list[int]]) -> None:
        """A game is over."""
        self.staff = {seat: each for seat, each in self.staff.items() if alive[seat]}
        self.left = {seat: set(fronts[seat]) for seat in range(self.seats) if alive[seat]}

    def counter_clockwise(self, seat: int) -> list[int]:
        return [(seat - step) % self.seats for step in range(1, self.seats + 1)]

    def free(self, seats: list[int]) -> list[int]:
        return [seat for seat in seats if seat not in self.hired]

    # Hiring

    def offers(self, characters: list[str]) -> None:
        """bang-var-hiring-offer"""
        self.check(bool(self.settings.get("hiring")) and not self.offered, "nobody is to be hired")
        self.check(len(set(characters)) == len(self.free(list(range(self.seats)))), "one for each of them")
        self.check(not set(characters) & set(self.hired.values()), "a character that was kept")
        self.offered = list(characters)

    def next_opener(self) -> int:
        """bang-var-hiring-first, bang-var-hiring-next"""
        start = self.sheriff if self.opener < 0 else self.opener
        return [*self.free(self.counter_clockwise(start)), -1][0]

    def bids(self, seat: int, character: str, dollars: int) -> None:
        if not self.character:
            self.check(seat == self.next_opener(), f"{self.next_opener()} opens")
            self.check(character in self.offered, f"{character} is not for sale")
            self.check(len(self.free(list(range(self.seats)))) > 1, "there is nobody to bid against")
            poor = self.money[seat] < STEP
            wanted = max(0, self.money[seat]) if poor else max(STEP, dollars)
            self.check(dollars == wanted, f"an opening bid of {wanted}")
            self.opener, self.character = seat, character
            self.rivals = self.free(self.counter_clockwise(seat))[:-1]
        else:
            self.answers(seat, character)
            self.check(dollars > self.bid, "a higher bid")
            self.rivals.append(self.leader)
        rounded = dollars % STEP == 0 or dollars == self.money[seat] < STEP
        self.check(rounded and dollars <= max(0, self.money[seat]), f"{seat} cannot bid {dollars}")
        self.bid, self.leader = dollars, seat

    def answers(self, seat: int, character: str) -> None:
        """bang-var-hiring-able: who cannot bid more is passed over."""
        self.check(character == self.character, f"{self.character} is being sold")
        self.drop_poor()
        self.check(self.rivals[:1] == [seat], f"{self.rivals[:1]} is asked")
        self.rivals = [other for other in self.rivals if other != seat]

    def drop_poor(self) -> None:
        more = self.bid - self.bid % STEP + STEP
        self.rivals = [other for other in self.rivals if self.money[other] >= more]

    def passes(self, seat: int, character: str) -> None:
        self.answers(seat, character)

    def hires(self, seat: int, character: str, dollars: int, rule: str) -> None:
        if rule == "bang-var-hiring-keep":
            self.check(self.staff.get(seat) == (character, dollars), "not their character, or another price")
            order = self.counter_clockwise(self.sheriff)
            later = [other for other in self.hired if order.index(other) > order.index(seat)]
            self.check(not later and not self.offered, "out of turn")
        elif self.character:
            self.drop_poor()
            self.check(not self.rivals, f"{self.rivals} may still bid")
            self.check((seat, dollars) == (self.leader, self.bid), f"{self.leader} has bid {self.bid}")
            self.check(character == self.character, f"{self.character} is being sold")
        else:  # bang-var-hiring-last
            self.check(self.free(list(range(self.seats))) == [seat], "an auction was left out")
            self.check(dollars == min(STEP, max(0, self.money[seat])), "the lowest opening bid")
            self.check(self.offered == [character], "the last character")
        self.check(dollars <= max(0, self.money[seat]), "too little money")
        self.money[seat] -= dollars
        self.offered = [other for other in self.offered if other != character]
        self.hired[seat], self.staff[seat] = character, (character, dollars)
        self.character, self.rivals = "", []

    def deals(self, seat: int, character: str) -> None:
        """A character is dealt: the one that was hired."""
        if self.settings.get("hiring"):
            self.check(len(self.hired) == self.seats, "somebody has hired nobody")
            self.check(self.hired.get(seat) == character, f"{seat} has hired {self.hired.get(seat)}")

    # Experience

    def keeps(self, seat: int, card: int, life: int, dollars: int) -> None:
        """bang-var-experience, bang-var-experience-limit, bang-var-experience-order"""
        self.check(bool(self.settings.get("experience")) and dollars == PRICE, "cards are not kept")
        self.check(card in self.left.get(seat, set()), "the card did not lie in front of them")
        place = (seat - self.sheriff) % self.seats
        self.check(place >= self.last_kept, "out of turn")
        self.last_kept = place
        mine = self.kept.setdefault(seat, [])
        self.check(card not in mine and len(mine) < life, f"{len(mine)} cards are enough")
        self.check(self.money[seat] >= dollars, "too little money")
        self.money[seat] -= dollars
        mine.append(card)
