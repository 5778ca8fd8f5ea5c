"""What a terminal reads out of a Carson City view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from posse.core.table import SEAT_LETTERS, View
from posse.games.carson_city.facts import (
    ACTING,
    ENDING,
    NOBODY,
    PARCEL_NAMES,
    PLACING,
    SIDE,
    UPRIGHT,
)
from posse.games.carson_city.view import CampView, CarsonView, SpaceView

WHITE: Final = "°"  # after the letter of the player who has the white cowboy there


def city_of(view: View) -> CarsonView:
    assert isinstance(view, CarsonView)
    return view


def parcel_named(word: str) -> int:
    """The parcel of a name like "e3"; -1 if it is none."""
    name = word.upper()
    return PARCEL_NAMES.index(name) if name in PARCEL_NAMES else -1


def edge_of(parcel: int, side: str) -> int:
    """The edge on the "north", "south", "west" or "east" side of a parcel."""
    row, column = parcel // SIDE, parcel % SIDE
    if side in ("north", "south"):
        return SIDE * (row + (side == "south")) + column
    return UPRIGHT + (SIDE + 1) * row + column + (side == "east")


def side_of(edge: int) -> tuple[int, str]:
    """An edge as a parcel and a side of it: the inverse of `edge_of`."""
    row, column = divmod(edge, SIDE) if edge < UPRIGHT else divmod(edge - UPRIGHT, SIDE + 1)
    if edge < UPRIGHT:
        return (SIDE * row + column, "north") if row < SIDE else (SIDE * (row - 1) + column, "south")
    return (SIDE * row + column, "west") if column < SIDE else (SIDE * row + column - 1, "east")


def cowboys_of(city: CarsonView, place: SpaceView | CampView) -> str:
    """Cowboys by the letters of their players: "ab", or "4a 2b" where somebody has several."""
    return letters(place.cowboys, city.white_of if place.white else NOBODY)


def letters(seats: Sequence[int], white: int = NOBODY) -> str:
    counts = Counter(seats)
    marks = [
        (str(count) if count > 1 else "") + SEAT_LETTERS[seat] + (WHITE if seat == white else "")
        for seat, count in sorted(counts.items())
    ]
    return (" " if len(counts) < len(seats) else "").join(marks)


def income_of(city: CarsonView, seat: int) -> int:
    """What all buildings of a seat pay now."""
    return sum(pays for pays, owner in zip(city.incomes, city.owner, strict=True) if owner == seat)


def order_of(city: CarsonView, seat: int) -> str:
    """A player's number in the order that counts now, with a tick once they have passed."""
    if city.phase == PLACING and seat not in city.pass_order:
        order, mark = city.turn_order, ""
    elif city.phase in (PLACING, ACTING, ENDING):
        order, mark = city.pass_order, "✓"
    else:
        order, mark = city.selection, ""
    return mark + str(order.index(seat) + 1) if seat in order else ""
