"""Victory points, tie-breaks, places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.game import Result, ScoreLine
from posse.games.dice_town.cards import BADGE_POINTS, POINTS

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable


def lines(table: DiceTable, seat: int) -> list[ScoreLine]:
    """Section 12, line by line."""
    equipment = [POINTS[card] for card in table.store[seat] if POINTS[card]]
    owned = [POINTS[card] for card in table.property[seat] + table.fenced[seat]]
    badge = 1 if table.sheriff == seat else 0
    return [
        ScoreLine("score-nuggets", table.nuggets[seat], table.nuggets[seat]),
        ScoreLine("score-dollars", table.dollars[seat], table.dollars[seat] // 2),
        ScoreLine("score-sheriff", badge, badge * BADGE_POINTS),
        ScoreLine("score-equipment", len(equipment), sum(equipment)),
        ScoreLine("score-property", len(owned), sum(owned)),
    ]


def totals(table: DiceTable) -> list[int]:
    return [sum([line.points for line in lines(table, seat)]) for seat in range(table.seats)]


def property_count(table: DiceTable, seat: int) -> int:
    return len(table.property[seat]) + len(table.fenced[seat])


def tied_for_first(table: DiceTable) -> tuple[int, ...]:
    """dice-tie-property-count: most points, then most property cards; whoever is still equal is tied."""
    keys = [(total, property_count(table, seat)) for seat, total in enumerate(totals(table))]
    best = max(keys)
    return tuple([seat for seat in range(table.seats) if keys[seat] == best])


def result(table: DiceTable) -> Result:
    """dice-tie-lower-places: by points, then property cards; a winner named by the sheriff comes first."""
    scores = totals(table)
    keys = [
        (scores[seat], property_count(table, seat), 1 if seat == table.winner else 0)
        for seat in range(table.seats)
    ]
    ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
    winners = [seat for seat in range(table.seats) if ranks[seat] == 1]
    return Result(scores, ranks, winners, [lines(table, seat) for seat in range(table.seats)])
