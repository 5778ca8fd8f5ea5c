"""Money, the bounty, tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.game import Result, ScoreLine
from posse.games.colt_express.facts import BOUNTY, JEWEL_VALUE, STRONGBOX_VALUE
from posse.games.colt_express.pieces.purses import worth

if TYPE_CHECKING:
    from posse.games.colt_express.table import ColtTable


def bounty_seats(table: ColtTable) -> list[int]:
    """colt-end-bounty, colt-end-bounty-tie: the players who fired the most bullets."""
    most = max(table.fired)
    return [seat for seat in range(table.seats) if table.fired[seat] == most]


def lines(table: ColtTable, seat: int) -> list[ScoreLine]:
    gang = table.gang[seat]
    purses = sum([table.board_purses[bandit].bit_count() for bandit in gang])
    jewels = sum([table.board_jewels[bandit] for bandit in gang])
    boxes = sum([table.board_boxes[bandit] for bandit in gang])
    bounty = BOUNTY if seat in bounty_seats(table) else 0
    opened = sum([worth(table.board_purses[bandit]) for bandit in gang])
    return [
        ScoreLine("score-purses", purses, opened, "colt-end-loot-value"),
        ScoreLine("score-jewels", jewels, jewels * JEWEL_VALUE, "colt-end-loot-value"),
        ScoreLine("score-strongboxes", boxes, boxes * STRONGBOX_VALUE, "colt-end-loot-value"),
        ScoreLine("score-bounty", table.fired[seat], bounty, "colt-end-bounty"),
    ]


def totals(table: ColtTable) -> list[int]:
    shooters = bounty_seats(table)
    return [loot_value(table, seat) + (BOUNTY if seat in shooters else 0) for seat in range(table.seats)]


def loot_value(table: ColtTable, seat: int) -> int:
    """colt-end-loot-value: all loot on the boards of a player's bandits."""
    value = 0
    for bandit in table.gang[seat]:
        value += worth(table.board_purses[bandit])
        value += table.board_jewels[bandit] * JEWEL_VALUE + table.board_boxes[bandit] * STRONGBOX_VALUE
    return value


def result(table: ColtTable) -> Result:
    """colt-end-winner, colt-end-tie-bullets, colt-end-shared: most money, then fewest bullets received."""
    scores = totals(table)
    keys = [(scores[seat], -sum(table.received[seat])) for seat in range(table.seats)]
    ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
    winners = [seat for seat in range(table.seats) if ranks[seat] == 1]
    return Result(scores, ranks, winners, [lines(table, seat) for seat in range(table.seats)])
