"""The referee of a match: a referee for each of its games, and the books of its money."""

from __future__ import annotations

from typing import Any

from posse.core import Event
from tests.games.bang.referee import Referee

OUTLAWS = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3}


class MatchReferee:
    """`follow` every event, then `finish`."""

    def __init__(self, seats: int, settings: dict[str, Any]) -> None:
        self.seats = seats
        self.settings = settings
        self.game = Referee(seats, settings)
        self.complaints: list[str] = []
        self.sheriffs: list[int] = []
        self.money = [0] * seats
        self.games = 0
        self.over = False

    def follow(self, event: Event) -> None:
        name, facts = event.kind.name, event.facts()
        if name == "game-began":
            self.closes()
            self.game = Referee(self.seats, self.settings)
            self.check(facts["n"] == self.games + 1 and facts["of"] == self.seats, "the number of the game")
        elif name in ("paid", "fined", "bounty-paid"):
            self.pays(name, facts)
        elif name == "match-ended":
            self.over = True
            best = [seat for seat in range(self.seats) if self.money[seat] == max(self.money)]
            self.check(self.seats < 4 or list(facts["winners"]) == best, "the richest win")
        else:
            self.check(not self.over, "the match is over")
            self.game.follow(event)

    def pays(self, name: str, facts: dict[str, Any]) -> None:
        seat, dollars = facts["seat"], facts["n"]
        self.money[seat] += -dollars if name == "fined" else dollars
        self.check(self.money[seat] == facts["total"], f"{seat} has {self.money[seat]}")
        if name == "paid":
            self.check(dollars == self.due(seat), f"{seat} is due {self.due(seat)}")
        elif name == "fined":
            self.check(self.game.roles[seat] == "deputy" and dollars == 5000, "a fine for a deputy")
        else:
            killed, killer = self.game.deaths[-1]
            self.check(bool(self.settings.get("bounties")) and dollars == 1000, "no bounties here")
            self.check(killer == seat and self.game.roles[killed.seat] == "outlaw", "a bounty for an outlaw")

    def due(self, seat: int) -> int:
        """bang-score-table"""
        role, side = self.game.roles[seat], self.game.side
        alive, outlaws = self.game.living(seat), OUTLAWS[self.seats]
        if side == "law":
            last = self.game.deaths[-1][0].seat == seat
            return {
                "sheriff": 1500 * outlaws,
                "deputy": (1000 if alive else 700) * outlaws,
                "renegade": 400 * self.seats if last else 0,
            }.get(role, 0)
        if side == "outlaws":
            renegade = 300 * self.seats if alive else 0
            return {"outlaw": (1000 if alive else 800) * outlaws, "renegade": renegade}.get(role, 0)
        won = seat in (self.game.winners or ())
        return 1500 * self.seats if won else 100 * self.seats if role == "sheriff" else 0

    def closes(self) -> None:
        """A game is over."""
        self.complaints += self.game.finish()
        self.games += 1
        if "sheriff" in self.game.roles:
            self.sheriffs.append(self.game.roles.index("sheriff"))

    def finish(self) -> list[str]:
        self.closes()
        self.check(self.games == self.seats, f"{self.games} games")
        first = self.sheriffs[0] if self.sheriffs else 0
        turns = [(first + game) % self.seats for game in range(self.seats)]
        self.check(self.sheriffs in ([], turns), f"the Sheriffs were {self.sheriffs}")
        return self.complaints

    def check(self, holds: bool, what: str) -> None:
        if not holds:
            self.complaints.append(what)
