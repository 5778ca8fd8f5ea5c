"""Who has won: a point for each winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.game import Result, ScoreLine

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def result(table: BangTable) -> Result:
    """bang-goal-sheriff, bang-goal-deputy, bang-goal-outlaw, bang-goal-renegade: a side wins together."""
    scores = [table.victors >> seat & 1 for seat in range(table.seats)]
    winners = [seat for seat in range(table.seats) if scores[seat]]
    ranks = [1 if score else len(winners) + 1 for score in scores]
    lines = [[ScoreLine("score-won", score, score, "bang-win-checked")] for score in scores]
    return Result(scores, ranks, winners, lines)
