"""Cards as numbers in a list, quicker than the list's own methods: those compare and box objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name


def take_out(cards: list[int], card: i64) -> None:
    """The first card of this number leaves the others as they lie. It must be there."""
    at: i64 = 0
    for each in cards:
        if each == card:
            break
        at += 1
    cards.pop(at)
