"""Victory points, tie-breaks, places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.game import Result, ScoreLine
from posse.games.dice_town.facts import BADGE_POINTS, DOLLARS_A_POINT, POINTS
from posse.games.dice_town.pieces.bags import PROPERTIES, STORES, cards_in, nth, size

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

    from posse.games.dice_town.table import DiceTable

_POINTS: Final[bytes] = bytes(POINTS)
LINES: Final = ("score-nuggets", "score-dollars", "score-sheriff", "score-equipment", "score-property")
RULES: Final = (
    "dice-score-nuggets",
    "dice-score-dollars",
    "dice-score-sheriff",
    "dice-score-equipment",
    "dice-score-property",
)


def points(table: DiceTable, seat: int) -> list[int]:
    """Section 12: points for nuggets, dollars, the badge, equipment and property."""
    hand = table.hand[seat]
    return [
        table.nuggets[seat],
        table.dollars[seat] // DOLLARS_A_POINT,
        BADGE_POINTS if table.sheriff == seat else 0,
        worth(hand & STORES),
        worth(hand & PROPERTIES) + worth(table.fenced[seat]),
    ]


def worth(bag: i64) -> i64:
    total: i64 = 0
    while bag:
        total += _POINTS[nth(bag, 0)]
        bag &= bag - 1
    return total


def lines(table: DiceTable, seat: int) -> list[ScoreLine]:
    """The same, with what each line counts."""
    equipment = [card for card in cards_in(table.hand[seat] & STORES) if POINTS[card]]
    counts = [
        table.nuggets[seat],
        table.dollars[seat],
        1 if table.sheriff == seat else 0,
        len(equipment),
        property_count(table, seat),
    ]
    gained = points(table, seat)
    return [ScoreLine(LINES[at], counts[at], gained[at], RULES[at]) for at in range(len(LINES))]


def totals(table: DiceTable) -> list[int]:
    return [sum(points(table, seat)) for seat in range(table.seats)]


def property_count(table: DiceTable, seat: int) -> int:
    return table.properties(seat) + size(table.fenced[seat])


def tied_for_first(table: DiceTable, scores: list[int]) -> tuple[int, ...]:
    """dice-tie-property-count: most points, then most property cards; players still equal are tied."""
    keys = [(score, property_count(table, seat)) for seat, score in enumerate(scores)]
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
