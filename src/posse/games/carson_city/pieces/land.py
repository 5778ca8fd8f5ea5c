"""The map in numbers: neighbours, and sets of parcels, corners and edges as rows of bits.

A set of parcels is a list of eight rows, bit c of row r for parcel 8 x r + c; corners are nine rows of nine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.carson_city.facts import PARCELS, SIDE, UPRIGHT

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

WHOLE_ROW: Final = 255
ALL_CORNERS: Final = 511
NO_PARCELS: Final[list[int]] = [0] * SIDE  # the empty set

# By parcel: the parcels around it
NEAR: Final[list[tuple[int, ...]]] = [
    tuple(
        [
            other
            for other in range(PARCELS)
            if other != parcel
            and abs(other // SIDE - parcel // SIDE) <= 1
            and abs(other % SIDE - parcel % SIDE) <= 1
        ]
    )
    for parcel in range(PARCELS)
]
BIT: Final[bytes] = bytes([1 << parcel % SIDE for parcel in range(PARCELS)])  # in its row, by parcel
# By row and its bits: the parcels; the edges above parcels; the edges to the left of parcels
PARCELS_IN: Final[list[list[list[int]]]] = [
    [[SIDE * row + column for column in range(SIDE) if bits >> column & 1] for bits in range(256)]
    for row in range(SIDE)
]
LEVEL_EDGES_IN: Final[list[list[list[int]]]] = [
    [[SIDE * row + column for column in range(SIDE) if bits >> column & 1] for bits in range(256)]
    for row in range(SIDE + 1)
]
UPRIGHT_EDGES_IN: Final[list[list[list[int]]]] = [
    [
        [UPRIGHT + (SIDE + 1) * row + column for column in range(SIDE + 1) if bits >> column & 1]
        for bits in range(512)
    ]
    for row in range(SIDE)
]
_COUNT: Final[bytes] = bytes([bits.bit_count() for bits in range(WHOLE_ROW + 1)])


def parcels_in(rows: list[int]) -> list[int]:
    """The parcels of a set, row by row."""
    found: list[int] = []
    for row, bits in enumerate(rows):
        if bits:
            found.extend(PARCELS_IN[row][bits])
    return found


def size(rows: list[int]) -> i64:
    """How many parcels are in a set."""
    count: i64 = 0
    for bits in rows:
        count += _COUNT[bits]
    return count


def parcel_at(rows: list[int], place: i64) -> int:
    """The same as `parcels_in(rows)[place]`, without a list."""
    row: i64 = 0
    while True:
        bits = rows[row]
        count: i64 = _COUNT[bits]
        if place < count:
            return PARCELS_IN[row][bits][place]
        place -= count
        row += 1


def reached_from(corners: list[int]) -> list[int]:
    """The parcels that have one of these corners."""
    rows: list[int] = []
    for row in range(SIDE):
        both: i64 = corners[row] | corners[row + 1]
        rows.append((both | both >> 1) & WHOLE_ROW)
    return rows


def widened(corners: list[int]) -> list[int]:
    """These corners, and those one road away."""
    rows: list[int] = []
    for row in range(SIDE + 1):
        here: i64 = corners[row]
        more: i64 = here | here << 1 | here >> 1
        if row > 0:
            more |= corners[row - 1]
        if row < SIDE:
            more |= corners[row + 1]
        rows.append(more & ALL_CORNERS)
    return rows


def corners_of(parcel: int) -> list[int]:
    """The four corners of a parcel, as a set."""
    rows = [0] * (SIDE + 1)
    row, column = parcel // SIDE, parcel % SIDE
    rows[row] = rows[row + 1] = 3 << column
    return rows


def sides_of(parcel: int) -> list[int]:
    """The four edges around a parcel."""
    row, column = parcel // SIDE, parcel % SIDE
    left = UPRIGHT + (SIDE + 1) * row + column
    return [parcel, parcel + SIDE, left, left + 1]
