"""How often each party of BANG! wins: `teams.py GAMES [PARTY=BOT …] [rest=BOT] [seats=N] [SETTING=VALUE …]`.

PARTY is law (Sheriff and Deputies), outlaws or renegade. A bot plays for the party whose role it has at that
moment; parties without a bot of their own have `rest`, a greenhorn if it is not said. The same command plays
the same games, and commands that differ in bots alone play the same deals:

    teams.py 1000                                  greenhorns everywhere
    teams.py 1000 outlaws=deputy events=mixed      deputies as outlaws, with both event decks
    teams.py 400 rest=deputy law=marshal           marshals as the law, against deputies
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, Final

from posse.bots import Bot, make
from posse.bots.arena import play_numbered
from posse.bots.summary import wilson
from posse.core.game import Game, Imagine
from posse.core.registry import find
from posse.core.table import Decision, Table, View
from posse.games.bang.facts import ROLES, SHERIFF_SEATS
from posse.games.bang.table import BangTable
from posse.games.bang.view import BangView

SEED: Final = "teams"
PARTIES: Final = ("law", "outlaws", "renegade")
PARTY_OF: Final = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}


class Member:
    """Plays like the bot of the party it belongs to."""

    def __init__(self, game: Game, seed: bytes, named: dict[str, str]) -> None:
        self.bots: dict[str, Bot] = {party: make(named[party], game, seed) for party in PARTIES}

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        assert isinstance(view, BangView)
        role = view.players[view.seat].role
        party = PARTY_OF[ROLES[max(0, role)]]  # a role dealt to somebody who is out they do not know yet
        return self.bots[party].choose(view, decision, imagine)


def winner(game: Game, named: dict[str, str], number: int, seats: int, settings: dict[str, Any]) -> str:
    """The party that wins this game, by the roles at its end."""
    played: list[Table] = []

    def seated(game: Game, seed: bytes) -> Bot:
        return Member(game, seed, named)

    def watch(table: Table, decision: Decision, option: int) -> None:
        played[:] = [table]

    outcome = play_numbered(game, [seated] * seats, number, SEED, settings, watch)
    table = played[0]
    assert isinstance(table, BangTable)
    return PARTY_OF[ROLES[table.role[outcome.winners[0]]]]


def main() -> None:
    games, *given = sys.argv[1:]
    words = dict(word.split("=", 1) for word in given)
    seats = int(words.pop("seats", "5"))
    if seats < SHERIFF_SEATS:
        sys.exit("There are parties from four players on.")
    rest = words.pop("rest", "greenhorn")
    named = {party: words.pop(party, rest) for party in PARTIES}
    bang = find("bang")
    won = Counter(winner(bang, named, number, seats, words) for number in range(int(games)))
    for party in PARTIES:
        share = wilson(won[party], int(games))
        print(f"{party:9} {named[party]:9} {share.value:6.1%} ({share.low:.1%}–{share.high:.1%})")


if __name__ == "__main__":
    main()
