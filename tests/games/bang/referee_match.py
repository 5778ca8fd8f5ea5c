"""The referee of a match: a referee for each of its games, and the books of its money."""

from __future__ import annotations

from typing import Any

from posse.core import Event
from tests.games.bang.referee import Referee
from tests.games.bang.referee_books import bare
from tests.games.bang.referee_market import Market
from tests.games.bang.referee_six import SixReferee

OUTLAWS = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3}
STAKE = 1000
FINE = 5000


def referee_of(seats: int, settings: dict[str, Any]) -> Referee:
    """For a game of this kind."""
    return SixReferee(seats, settings) if settings.get("mode") == "hidden_six" else Referee(seats, settings)


class MatchReferee:
    """`follow` every event, then `finish`."""

    def __init__(self, seats: int, settings: dict[str, Any]) -> None:
        self.seats = seats
        self.settings = settings
        self.game = referee_of(seats, settings)
        self.complaints: list[str] = []
        self.sheriffs: list[int] = []
        self.money = [STAKE if settings.get("hiring") else 0] * seats
        self.market = Market(seats, settings, self.money, self.check)
        self.paid: dict[int, int] = {}  # by seat, for this game
        self.fined: list[int] = []
        self.bounty = -1  # who is to get one
        self.at: Event | None = None
        self.games = 0
        self.over = False

    def follow(self, event: Event) -> None:
        name, facts = event.kind.name, event.facts()
        self.at = event
        if name == "game-began":
            self.closes()
            self.game = referee_of(self.seats, self.settings)
            self.check(facts["n"] == self.games + 1 and facts["of"] == self.seats, "the number of the game")
        elif name in ("paid", "fined", "bounty-paid"):
            self.pays(name, facts)
        elif name in ("bid", "passed", "hired", "card-kept"):
            self.trades(name, facts, event.rule)
        elif event.rule == "bang-var-hiring-offer":
            self.market.offers([bare(each) for each in facts["characters"]])
        elif name == "match-ended":
            self.over = True
            best = [seat for seat in range(self.seats) if self.money[seat] == max(self.money)]
            self.check(self.seats < 4 or list(facts["winners"]) == best, "the richest win")
        else:
            self.check(not self.over, "the match is over")
            self.game.follow(event)
            self.notes(name, facts)

    def notes(self, name: str, facts: dict[str, Any]) -> None:
        """What an event of the game means for the books."""
        if name == "role-shown" and bare(facts["role"]) == "sheriff" and self.market.sheriff < 0:
            self.market.opens(facts["seat"])
        elif name == "character-dealt":
            self.market.deals(facts["seat"], bare(facts["character"]))
        elif name == "eliminated":
            killed, killer = self.game.deaths[-1]
            due = killer >= 0 and self.game.roles[killed.seat] == "outlaw" and self.settings.get("bounties")
            self.bounty = killer if due else -1
        elif name == "game-ended":
            self.bounty = -1  # bang-var-bounties-end
        elif name == "turn-started":
            self.check(self.bounty < 0 or not self.game.living(self.bounty), "a bounty was not paid")
            self.bounty = -1

    def trades(self, name: str, facts: dict[str, Any], rule: str) -> None:
        seat = facts["seat"]
        if name == "bid":
            self.market.bids(seat, bare(facts["character"]), facts["n"])
        elif name == "passed":
            self.market.passes(seat, bare(facts["character"]))
        elif name == "hired":
            self.market.hires(seat, bare(facts["character"]), facts["n"], rule)
        else:
            self.market.keeps(seat, facts["card"], self.game.active[seat].life, facts["n"])
            self.game.keeps(seat)
        if "total" in facts:
            self.check(self.money[seat] == facts["total"], f"{seat} has {self.money[seat]}")

    def pays(self, name: str, facts: dict[str, Any]) -> None:
        seat, dollars = facts["seat"], facts["n"]
        self.money[seat] += -dollars if name == "fined" else dollars
        self.check(self.money[seat] == facts["total"], f"{seat} has {self.money[seat]}")
        if name == "paid":
            self.check(seat not in self.paid, f"{seat} is paid twice")
            self.paid[seat] = dollars
        elif name == "fined":
            self.check(dollars == FINE, "a fine for a deputy")
            self.fined.append(seat)
        else:
            self.check(bool(self.settings.get("bounties")) and dollars == 1000, "no bounties here")
            self.check(self.bounty == seat, "a bounty for an outlaw")
            self.bounty = -1

    def is_alive(self, seat: int) -> bool:
        """bang-six-score-left: who did not reveal left the game with some life."""
        return self.game.figures[seat].life > 0

    def due(self, seat: int) -> int:
        """bang-score-table, bang-six-score"""
        game, alive = self.game, self.is_alive(seat)
        role, side = game.roles[seat], game.side
        outlaws = OUTLAWS[self.seats]
        if isinstance(game, SixReferee):
            outlaws = game.roles.count("outlaw")
        if side == "alone":  # bang-score-wws
            return 1500 * self.seats if seat in (game.winners or ()) else 0
        if side == "law":
            dead = 700 * outlaws
            return {
                "sheriff": 1500 * outlaws if alive else dead,
                "deputy": 1000 * outlaws if alive else dead,
                "renegade": 400 * self.seats if game.last_out == seat else 0,
            }.get(role, 0)
        if side == "outlaws":
            renegade = 300 * self.seats if alive else 0
            return {"outlaw": (1000 if alive else 800) * outlaws, "renegade": renegade}.get(role, 0)
        won = seat in (game.winners or ())
        return 1500 * self.seats if won else 100 * self.seats if role == "sheriff" else 0

    def closes(self) -> None:
        """A game is over."""
        self.at = None
        self.complaints += self.game.finish()
        self.games += 1
        if "sheriff" in self.game.roles:
            self.sheriffs.append(self.sheriff())
        if self.seats >= 4:
            self.pays_out()
        self.market.opens(-1)

    def sheriff(self) -> int:
        return self.game.roles.index("sheriff")

    def pays_out(self) -> None:
        """Everybody has got what they are due; fines are for what was done to the Sheriff."""
        due = {seat: self.due(seat) for seat in range(self.seats) if self.due(seat)}
        self.check(self.paid == due, f"{due} is due, not {self.paid}")
        sheriff = self.sheriff()
        killers = [killer for dead, killer in self.game.deaths if dead.seat == sheriff and killer >= 0]
        guilty = [killer for killer in killers if self.game.roles[killer] == "deputy"]
        self.check(self.fined == guilty, f"{guilty} are fined, not {self.fined}")
        self.paid, self.fined = {}, []
        alive = [self.is_alive(seat) for seat in range(self.seats)]
        self.market.closes(alive, [each.front for each in self.game.figures])

    def finish(self) -> list[str]:
        self.closes()
        self.check(self.games == self.seats, f"{self.games} games")
        first = self.sheriffs[0] if self.sheriffs else 0
        turns = [(first + game) % self.seats for game in range(self.seats)]
        self.check(self.sheriffs in ([], turns), f"the Sheriffs were {self.sheriffs}")
        return self.complaints

    def check(self, holds: bool, what: str) -> None:
        if not holds:
            self.complaints.append(f"{what}, at {self.at}")
