"""Final scoring: estate, money, and who is first among equals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.game import Result, ScoreLine
from posse.games.carson_city.facts import ESTATE_POINTS, HOUSE, MOUNTAIN, NOTHING, PARCELS, SAVINGS_PER_POINT

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable


def lines(table: CarsonTable, seat: int) -> list[ScoreLine]:
    buildings = houses = mountains = 0
    for parcel in range(PARCELS):
        if table.owner[parcel] == seat and table.what[parcel] != NOTHING:
            if table.what[parcel] == HOUSE:
                houses += 1
            elif table.what[parcel] == MOUNTAIN:
                mountains += 1
            else:
                buildings += 1
    money = table.money[seat]
    found = [
        ScoreLine("score-earned", table.points[seat], table.points[seat], "carson-score-winner"),
        ScoreLine("score-buildings", buildings, ESTATE_POINTS * buildings, "carson-score-estate"),
        ScoreLine("score-houses", houses, ESTATE_POINTS * houses, "carson-score-estate"),
        ScoreLine("score-mountains", mountains, ESTATE_POINTS * mountains, "carson-score-estate"),
        ScoreLine("score-money", money, money // SAVINGS_PER_POINT, "carson-score-money"),
    ]
    if table.kit:
        later = table.seats - 1 - table.pass_order.index(seat)
        found.append(ScoreLine("score-finishing", later, later, "carson-kit-end-bonus"))
    return found


def totals(table: CarsonTable) -> list[int]:
    """carson-score-estate, carson-score-money, and carson-kit-end-bonus where it applies."""
    scores = table.points[:]
    for parcel in range(PARCELS):
        if table.owner[parcel] >= 0 and table.what[parcel] != NOTHING:
            scores[table.owner[parcel]] += ESTATE_POINTS
    for seat in range(table.seats):
        scores[seat] += table.money[seat] // SAVINGS_PER_POINT
    if table.kit:
        for position, seat in enumerate(table.pass_order):
            scores[seat] += table.seats - 1 - position
    return scores


def result(table: CarsonTable) -> Result:
    """carson-score-winner, carson-score-tie: the most points, then the earlier in pass order."""
    scores = totals(table)
    keys = [(scores[seat], -table.pass_order.index(seat)) for seat in range(table.seats)]
    ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
    winners = [seat for seat in range(table.seats) if ranks[seat] == 1]
    return Result(scores, ranks, winners, [lines(table, seat) for seat in range(table.seats)])
