"""Turns of the planning phase: who acts when, by the signs on the round card."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.facts import (
    MAX_SEATS,
    ROUND_TURNS,
    SPEEDING_UP,
    SWITCHING,
    TURN_ICON,
    TURN_KIND,
)


def planning_order(icons: tuple[int, ...], seats: int, first: int) -> list[int]:
    """colt-plan-order: every turn of the planning phase in its order, for icons and a first player."""
    turns: list[int] = []
    for icon, kind in enumerate(icons):
        for step in range(seats):
            seat = (first - step if kind == SWITCHING else first + step) % seats
            turn = (icon << TURN_ICON) + (kind << TURN_KIND) + seat
            turns += [turn, turn] if kind == SPEEDING_UP else [turn]
    return turns


# Made once for every card, number of players and first player: [card][seats][first].
ORDERS: Final[list[list[list[list[int]]]]] = [
    [[planning_order(turns, seats, first) for first in range(seats)] for seats in range(MAX_SEATS + 1)]
    for turns in ROUND_TURNS
]
