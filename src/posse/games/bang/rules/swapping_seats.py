"""Two players change seats, and one of them loses a turn."""

from __future__ import annotations

from posse.games.bang import events
from posse.games.bang.rules.circle import sit_down
from posse.games.bang.table import BangTable


def right_neighbour(table: BangTable, me: int) -> int:
    """bang-wws-lady-rosa-of-texas-gold-rush: counter-clockwise, whichever way turns go."""
    return table.circle[table.place[me] - 1]


def swap_seats(table: BangTable, me: int) -> None:
    """bang-wws-lady-rosa-of-texas-all, bang-wws-lady-rosa-of-texas-between"""
    other = right_neighbour(table, me)
    change = {me: other, other: me}
    table.ring = tuple([change.get(figure, figure) for figure in table.ring])
    table.skips |= 1 << table.owner[other]
    sit_down(table)
    rule = "bang-wws-lady-rosa-of-texas"
    events.seats_swapped(table, table.owner[me], table.owner[other], rule)
