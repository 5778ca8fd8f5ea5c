"""The map as a picture in letters: eight rows of parcels, and roads as double lines between them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from posse.games.carson_city.facts import SIDE, UPRIGHT

MARGIN: Final = 2  # the number of a row
# By the roads that meet at a corner: up 1, down 2, left 4, right 8
CORNERS: Final = "·║║║═╝╗╣═╚╔╠═╩╦╬"
LEVEL_ROAD: Final = "═"
UPRIGHT_ROAD: Final = "║"
ROAD_COLOUR: Final = "yellow"


def width_of(inner: int) -> int:
    """The width of the whole picture with this much room inside a parcel."""
    return MARGIN + SIDE * (inner + 1) + 1


def picture(cells: Sequence[Text], roads: Collection[int], inner: int) -> list[Text]:
    """The letters of the columns, then edges and parcels by turns. `cells` are by parcel, `roads` edges."""
    lines = [Text(" " * (MARGIN + 1) + "".join(letter.center(inner + 1) for letter in "ABCDEFGH"), "dim")]
    for row in range(SIDE):
        lines.append(_edges(row, roads, inner))
        lines.append(_parcels(row, cells[SIDE * row : SIDE * (row + 1)], roads, inner))
    lines.append(_edges(SIDE, roads, inner))
    return lines


def _edges(row: int, roads: Collection[int], inner: int) -> Text:
    """The edges above a row of parcels."""
    line = Text(" " * MARGIN)
    for column in range(SIDE + 1):
        corner = _corner(row, column, roads)
        line.append(CORNERS[corner], ROAD_COLOUR if corner else "dim")
        if column < SIDE:
            road = _level(row, column) in roads
            line.append((LEVEL_ROAD if road else " ") * inner, ROAD_COLOUR)
    return line


def _parcels(row: int, cells: Sequence[Text], roads: Collection[int], inner: int) -> Text:
    line = Text(str(row + 1).ljust(MARGIN), "dim")
    for column in range(SIDE + 1):
        line.append(UPRIGHT_ROAD if _upright(row, column) in roads else " ", ROAD_COLOUR)
        if column < SIDE:
            line.append_text(_centred(cells[column], inner))
    return line


def _centred(cell: Text, inner: int) -> Text:
    cell = cell.copy()
    cell.truncate(inner, overflow="ellipsis")
    room = inner - cell_len(cell.plain)
    left = room // 2
    return Text.assemble(" " * left, cell, " " * (room - left))


def _corner(row: int, column: int, roads: Collection[int]) -> int:
    """Which of the four edges at a corner have roads, as bits."""
    meeting = (
        (row > 0, _upright(row - 1, column)),
        (row < SIDE, _upright(row, column)),
        (column > 0, _level(row, column - 1)),
        (column < SIDE, _level(row, column)),
    )
    return sum(1 << bit for bit, (there, edge) in enumerate(meeting) if there and edge in roads)


def _level(row: int, column: int) -> int:
    return SIDE * row + column


def _upright(row: int, column: int) -> int:
    return UPRIGHT + (SIDE + 1) * row + column
