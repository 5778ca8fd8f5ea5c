"""The books of a match: games, money, hired characters and kept cards. A single game is a match of one."""

from __future__ import annotations

from typing import Any, Final

Numbers = tuple[int, ...]
NOBODY: Final = -1
STAKE: Final = 1000  # bang-var-hiring-start


class Match:
    """Clones of a table share it: change a `copy`, never the thing itself."""

    games: int  # 1 for a single game
    bounties: bool  # money for an outlaw instead of cards
    experience: bool  # cards may be kept for the next game
    hiring: bool  # characters are sold by auction
    number: int  # of this game, from 0
    opener: int  # the seat that was the Sheriff first
    stake: int  # money that everybody began the match with
    sheet: list[Numbers]  # by game that is over and seat: money, or games won
    earned: list[int]  # by seat: in this game so far
    killers: Numbers  # who has killed the Sheriff in this game, seat by seat
    staff: list[int]  # by seat: the hired character, -1 if it did not live to the end of the last game
    price: list[int]  # by seat: what that has cost
    left: list[Numbers]  # by seat: cards that lay in front of it when the last game ended
    kept: list[Numbers]  # by seat: those it keeps for this one

    def copy(self) -> Match:
        copy = Match()
        copy.games = self.games
        copy.bounties = self.bounties
        copy.experience = self.experience
        copy.hiring = self.hiring
        copy.number = self.number
        copy.opener = self.opener
        copy.stake = self.stake
        copy.sheet = self.sheet[:]
        copy.earned = self.earned[:]
        copy.killers = self.killers
        copy.staff = self.staff[:]
        copy.price = self.price[:]
        copy.left = self.left[:]
        copy.kept = self.kept[:]
        return copy

    def money_of(self, seat: int) -> int:
        """bang-score-after-game: all that the games have brought, this one too."""
        return self.stake + sum([row[seat] for row in self.sheet]) + self.earned[seat]


def new_match(seats: int, settings: dict[str, Any]) -> Match:
    match = Match()
    match.games = seats if settings["match"] == "full" else 1  # bang-match-length
    match.bounties = settings["bounties"]
    match.experience = settings["experience"]
    match.hiring = settings["hiring"]
    match.number = 0
    match.opener = NOBODY
    match.stake = STAKE if match.hiring else 0
    match.sheet = []
    match.earned = [0] * seats
    match.killers = ()
    match.staff = [NOBODY] * seats
    match.price = [0] * seats
    match.left = [()] * seats
    match.kept = [()] * seats
    return match
