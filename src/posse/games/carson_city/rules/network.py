"""The network of roads: edges, what they touch, and which parcels they reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.core.said import Refusal
from posse.games.carson_city.facts import SIDE, UPRIGHT
from posse.games.carson_city.pieces.land import LEVEL_EDGES_IN, UPRIGHT_EDGES_IN, WHOLE_ROW

if TYPE_CHECKING:
    from mypy_extensions import i64

    from posse.games.carson_city.table import CarsonTable


def legal_edges(table: CarsonTable) -> list[int]:
    """carson-road-on-edge, carson-road-connect, carson-road-border: free edges that touch the network."""
    found: list[int] = []
    corners = table.corners
    here: i64 = corners[0]
    for row in range(SIDE + 1):
        if here:
            level: i64 = (here | here >> 1) & WHOLE_ROW & ~table.level_roads[row]
            if level:
                found.extend(LEVEL_EDGES_IN[row][level])
        if row < SIDE:
            below: i64 = corners[row + 1]
            if here | below:
                upright: i64 = (here | below) & ~table.upright_roads[row]
                if upright:
                    found.extend(UPRIGHT_EDGES_IN[row][upright])
            here = below
    return found


def is_laid(table: CarsonTable, edge: int) -> bool:
    if edge < UPRIGHT:
        return table.level_roads[edge // SIDE] >> edge % SIDE & 1 == 1
    edge -= UPRIGHT
    return table.upright_roads[edge // (SIDE + 1)] >> edge % (SIDE + 1) & 1 == 1


def touches_network(table: CarsonTable, edge: int) -> bool:
    """carson-road-connect: whether one of its ends is the end of a road."""
    if edge < UPRIGHT:
        return table.corners[edge // SIDE] >> edge % SIDE & 3 != 0
    row, column = (edge - UPRIGHT) // (SIDE + 1), (edge - UPRIGHT) % (SIDE + 1)
    return (table.corners[row] | table.corners[row + 1]) >> column & 1 == 1


def put_road(table: CarsonTable, edge: int) -> None:
    """A road comes to lie on an edge: from here on it is everybody's (carson-road-common)."""
    if edge < UPRIGHT:
        row, column = edge // SIDE, edge % SIDE
        table.level_roads[row] = table.level_roads[row] | 1 << column
        table.corners[row] = table.corners[row] | 3 << column
        _reach(table, row)
    else:
        row, column = (edge - UPRIGHT) // (SIDE + 1), (edge - UPRIGHT) % (SIDE + 1)
        table.upright_roads[row] = table.upright_roads[row] | 1 << column
        table.corners[row] = table.corners[row] | 1 << column
        table.corners[row + 1] = table.corners[row + 1] | 1 << column
        _reach(table, row)
        _reach(table, row + 1)


def _reach(table: CarsonTable, corner_row: int) -> None:
    """carson-geo-road-reaches: the rows of parcels above and below a row of corners, worked out again."""
    for row in (corner_row - 1, corner_row):
        if 0 <= row < SIDE:
            both = table.corners[row] | table.corners[row + 1]
            table.reach[row] = (both | both >> 1) & WHOLE_ROW


def edge_refusal(table: CarsonTable, edge: int) -> Refusal | None:
    """Why no road can be laid on an edge."""
    if is_laid(table, edge):
        return Refusal("carson-road-on-edge", "carson-city-refusal-road-there")
    if not touches_network(table, edge):
        return Refusal("carson-road-connect", "carson-city-refusal-road-apart")
    return None
