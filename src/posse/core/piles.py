"""Cards as numbers in a list, quicker than the list's own methods: those compare and box objects.

Compiled, the items of a list[i64] become machine words at once, those of a list[int] by a detour: hence the
casts. At run time nothing is cast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

T = TypeVar("T")


def take_out(cards: list[int], card: i64) -> None:
    """The first card of this number leaves the others as they lie. It must be there."""
    at: i64 = 0
    for each in cast("list[i64]", cards):
        if each == card:
            break
        at += 1
    cards.pop(at)


def move_top(pile: list[T], other: list[T], count: i64) -> None:
    """This many things from the top of a pile, its end, go onto another as they lie."""
    size: i64 = len(pile)
    at: i64 = size - count
    while at < size:
        other.append(pile[at])
        at += 1
    while count:
        pile.pop()
        count -= 1
