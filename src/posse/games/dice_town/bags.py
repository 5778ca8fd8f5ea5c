"""A bag: some cards as one number, so that hands copy, compare and combine at the speed of integers.

Each kind of card has as many bits as there are copies; a bag that holds n copies has the lowest n of them
set. So the larger of two bags, kind by kind, is `a | b`, the smaller is `a & b`, and no copy can be told
from another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from posse.games.dice_town.cards import COPIES, KINDS, PROPERTY

EMPTY: Final = 0
# Property cards lie below store cards, each kind above the one before.
ORDER: Final[list[int]] = [*range(PROPERTY, KINDS), *range(PROPERTY)]


def _lowest() -> list[int]:
    lowest = [0] * KINDS
    at = 0
    for card in ORDER:
        lowest[card] = 1 << at
        at += COPIES[card]
    return lowest


ONE: Final[list[int]] = _lowest()  # a bag with one such card
ALL: Final[list[int]] = [ONE[card] * ((1 << COPIES[card]) - 1) for card in range(KINDS)]  # with all of them
_COPIES_MASK: Final[list[int]] = [(1 << copies) - 1 for copies in COPIES]
PROPERTIES: Final[int] = sum(ALL[PROPERTY:])
STORES: Final[int] = sum(ALL[:PROPERTY])
ONE_OF_EACH: Final[int] = sum(ONE)
_NO_TOPS: Final[int] = (PROPERTIES | STORES) & ~((ONE_OF_EACH >> 1) | 1 << 43)


def _kinds_of_bits() -> list[int]:
    """The kind that each bit stands for, at the bit's remainder by 53: no two of the 44 share one."""
    kinds = [0] * 53
    for card in range(KINDS):
        for copy in range(COPIES[card]):
            kinds[(ONE[card] << copy) % 53] = card
    return kinds


_KIND_OF: Final[list[int]] = _kinds_of_bits()
# How many bits are set in each number of 13 bits. (Compiled, `bit_count` is a call back into Python.)
_BITS: Final[list[int]] = [number.bit_count() for number in range(8192)]
_FIRST_STORE: Final = 25  # the lowest bit of the store cards


def bag_of(cards: Iterable[int]) -> int:
    bag = EMPTY
    for card in cards:
        bag = add(bag, card)
    return bag


def add(bag: int, card: int) -> int:
    """The bag with one more such card."""
    one = ONE[card]
    if not bag & one:
        return bag | one
    all_copies = ALL[card]
    return bag | (bag & all_copies) << 1 & all_copies


def remove(bag: int, card: int) -> int:
    """The bag with one such card fewer (as it is, if it holds none)."""
    held = bag & ALL[card]
    return bag ^ held | held >> 1 & held


def merge(bag: int, other: int) -> int:
    """Both bags together."""
    if not bag & other:
        return bag | other  # no kind is in both
    while other:
        bit = other & -other
        bag = add(bag, _KIND_OF[bit % 53])
        other ^= bit
    return bag


def take_out(bag: int, other: int) -> int:
    """The bag without the cards of the other."""
    if not bag & other:
        return bag  # no kind is in both
    while other:
        bit = other & -other
        bag = remove(bag, _KIND_OF[bit % 53])
        other ^= bit
    return bag


def one_fewer_of_each(bag: int) -> int:
    """What is left for certain when some one card has gone, nobody knows which."""
    return bag >> 1 & _NO_TOPS


def size(bag: int) -> int:
    """How many cards it holds."""
    store = bag >> _FIRST_STORE
    return _BITS[bag & 8191] + _BITS[bag >> 13 & 4095] + _BITS[store & 8191] + _BITS[store >> 13]


def properties_in(bag: int) -> int:
    """How many property cards it holds."""
    return _BITS[bag & 8191] + _BITS[bag >> 13 & 4095]


def stores_in(bag: int) -> int:
    """How many store cards it holds."""
    bag >>= _FIRST_STORE
    return _BITS[bag & 8191] + _BITS[bag >> 13]


def how_many_of(bag: int, card: int) -> int:
    return _BITS[bag // ONE[card] & _COPIES_MASK[card]]


def cards_in(bag: int) -> list[int]:
    """The cards one by one, property cards first, low to high."""
    cards = []
    while bag:
        bit = bag & -bag
        cards.append(_KIND_OF[bit % 53])
        bag ^= bit
    return cards


# Menus are made of these, so each is made once; there are far fewer in play than could be.
_KINDS: Final[dict[int, list[int]]] = {}
MOST_KEPT: Final = 20_000


def kinds_in(bag: int) -> list[int]:
    """Each kind that the bag holds, once. The list is shared: do not change it."""
    which = bag & ONE_OF_EACH
    kinds = _KINDS.get(which)
    if kinds is None:
        if len(_KINDS) >= MOST_KEPT:
            _KINDS.clear()
        kinds = cards_in(which)
        _KINDS[which] = kinds
    return kinds


def nth(bag: int, number: int) -> int:
    """The card with this number, counted from 0 in the order of `cards_in`."""
    while number > 0:
        bag &= bag - 1
        number -= 1
    return _KIND_OF[(bag & -bag) % 53]
