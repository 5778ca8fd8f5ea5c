"""Who has won: a point for each winner of a game; in a match what its games have brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.game import Result, ScoreLine
from posse.games.bang.facts import SHERIFF_SEATS

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def result(table: BangTable) -> Result:
    scores = totals(table)
    ranks = [1 + len([other for other in scores if other > score]) for score in scores]
    if table.match.games == 1:
        lines = [[ScoreLine("score-won", score, score, "bang-win-checked")] for score in scores]
    else:
        lines = [_games(table, seat) for seat in range(table.seats)]
    return Result(scores, ranks, winners(table), lines)


def _games(table: BangTable, seat: int) -> list[ScoreLine]:
    """A line for each game of the match."""
    rule = "bang-match-small" if table.seats < SHERIFF_SEATS else "bang-score-after-game"
    match = table.match
    stake = [ScoreLine("score-stake", 1, match.stake, "bang-var-hiring-start")] if match.stake else []
    return [*stake, *[ScoreLine("score-game", at + 1, row[seat], rule) for at, row in enumerate(match.sheet)]]


def totals(table: BangTable) -> list[int]:
    """bang-goal-sheriff, bang-goal-deputy, bang-goal-outlaw, bang-goal-renegade: a side wins together."""
    seats = range(table.seats)
    if table.match.games == 1:
        return [table.victors >> seat & 1 for seat in seats]
    return [table.match.money_of(seat) for seat in seats]


def winners(table: BangTable) -> list[int]:
    """bang-match-winner"""
    scores = totals(table)
    return [seat for seat in range(table.seats) if scores[seat] == max(scores)]
