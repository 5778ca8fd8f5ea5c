"""Purses: a bag of them is one number, because purses differ only in value.

Each value has as many bits as there can be such purses; a bag with n of them has the lowest n bits set. So
the larger of two bags, value by value, is `a | b`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.colt_express.facts import BANDIT_COUNT, PURSE_COPIES, PURSE_KINDS, PURSE_VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

NO_PURSE: Final = 0
# Each bandit may be given one more of $250 than there are (colt-station-hostage-supply).
_ROOM: Final[tuple[int, ...]] = (PURSE_COPIES[0] + BANDIT_COUNT, *PURSE_COPIES[1:])
ONE: Final[tuple[int, ...]] = tuple([1 << sum(_ROOM[:kind]) for kind in range(PURSE_KINDS)])
ALL: Final[tuple[int, ...]] = tuple([ONE[kind] * ((1 << _ROOM[kind]) - 1) for kind in range(PURSE_KINDS)])
_NO_TOPS: Final[int] = sum([all_of - (all_of + one >> 1) for one, all_of in zip(ONE, ALL, strict=True)])


def add(bag: i64, kind: int) -> i64:
    room: i64 = ALL[kind]
    one: i64 = ONE[kind]
    return bag | ((bag & room) << 1 & room) | one


def remove(bag: i64, kind: int) -> i64:
    """The bag with one such purse fewer (as it is, if it holds none)."""
    room: i64 = ALL[kind]
    return bag & ~room | ((bag & room) >> 1 & room)


def one_fewer_of_each(bag: i64) -> i64:
    """What is left for certain when some one purse has gone, nobody knows which."""
    return bag >> 1 & _NO_TOPS


def purses_in(bag: int) -> list[int]:
    """The kinds of its purses one by one, low to high."""
    found: list[int] = []
    for kind in range(PURSE_KINDS):
        copies = bag & ALL[kind]
        while copies:
            found.append(kind)
            copies &= copies - 1
    return found


def bag_of(kinds: list[int]) -> int:
    bag: i64 = NO_PURSE
    for kind in kinds:
        bag = add(bag, kind)
    return bag


def take_out(bag: int, other: int) -> int:
    for kind in purses_in(other):
        bag = remove(bag, kind)
    return bag


def worth(bag: int) -> int:
    return sum([PURSE_VALUES[kind] for kind in purses_in(bag)])


def lowest(bag: int) -> int:
    """The least valuable kind of purse in a bag."""
    for kind in range(PURSE_KINDS):
        if bag & ALL[kind]:
            return kind
    raise ValueError("an empty bag")
