"""Fits how far deeds in BANG! tell roles (`TELLS` in its deputy/supposing.py) to games of deputies.

`fit_roles.py GAMES` lets five deputies play. Every third turn one of them, the next one each time, looks at
every way of dealing the roles that they cannot know; one way is true. It prints the figures by role and role,
and the mean surprise (in nats) on the quarter of the games that was not fitted. The same command gives the
same figures.
"""

from __future__ import annotations

import sys
from functools import partial
from math import log
from typing import Final

from logit import Position, fit, loss
from posse.bots import make
from posse.core.chance import Chance
from posse.core.registry import find
from posse.games.bang.deputy.supposing import Deed, deeds_of, ways
from posse.games.bang.facts import ROLES
from posse.games.bang.table import BangTable

SEATS: Final = 5
EVERY: Final = 3  # turns
RIDGE: Final = 1.0
WHO: Final = range(1, len(ROLES))  # the Sheriff does not know either
BANG: Final = find("bang")


def played(number: int) -> list[Position]:
    table = BANG.new(SEATS, {}, Chance.from_text(f"roles {number}"), telling=False)
    assert isinstance(table, BangTable)
    bot = make("deputy", BANG, bytes(32))
    found: list[Position] = []
    while table.waiting:
        turns = table.turns
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        table.take(seat, bot.choose(table.view(seat), decision, partial(table.imagine, seat)))
        if table.turns != turns and table.turns % EVERY == 0:
            found += looked_at(table, (number + table.turns) % SEATS)
    return found


def looked_at(table: BangTable, me: int) -> list[Position]:
    secret = [seat for seat in range(SEATS) if not table.shown >> seat & 1 and seat != me]
    every = ways(table, secret) if len(secret) > 1 else []
    if len(every) < 2:
        return []
    deeds = deeds_of(table)
    return [([told(roles, deeds) for roles in every], [float(roles == table.role) for roles in every])]


def told(roles: list[int], deeds: list[Deed]) -> list[float]:
    """By role and role: the deeds of the first against the second."""
    row = [0.0] * (len(ROLES) * len(ROLES))
    for deed in deeds:
        row[len(ROLES) * roles[deed.by] + roles[deed.at]] += deed.count
    return row[len(ROLES) :]


def main() -> None:
    games = [played(number) for number in range(int(sys.argv[1]))]
    fitted = [position for game in games[: 3 * len(games) // 4] for position in game]
    unseen = [position for game in games[3 * len(games) // 4 :] for position in game]
    weights = fit(fitted, ridge=RIDGE)
    nothing = sum([log(len(won)) for _, won in unseen]) / len(unseen)
    print(f"surprise {loss(fitted, weights):.3f}, {loss(unseen, weights):.3f} unseen", end="")
    print(f" ({nothing:.3f} knowing nothing)")
    for role in WHO:
        row = weights[len(ROLES) * (role - 1) : len(ROLES) * role]
        print(f"{ROLES[role]:9}" + ", ".join([f"{weight:.2f}" for weight in row]))


if __name__ == "__main__":
    main()
