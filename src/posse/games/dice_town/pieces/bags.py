"""A bag: some cards as one number, so that hands copy, compare and combine at the speed of integers.

Each kind of card has as many bits as there are copies; a bag that holds n copies has the lowest n of them
set. So the larger of two bags, kind by kind, is `a | b`, the smaller is `a & b`, and no copy can be told
from another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from posse.games.dice_town.facts import COPIES, KINDS, PROPERTY, PROPERTY_DECK, STORE_DECK

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

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
# Small numbers that are looked up all the time are bytes: compiled, reading one is a single instruction.
_LOWEST_BIT: Final[bytes] = bytes([one.bit_length() - 1 for one in ONE])
_COPIES_MASK: Final[bytes] = bytes([(1 << copies) - 1 for copies in COPIES])
PROPERTIES: Final[int] = sum(ALL[PROPERTY:])
STORES: Final[int] = sum(ALL[:PROPERTY])
ONE_OF_EACH: Final[int] = sum(ONE)
_BITS_USED: Final[int] = sum(COPIES)
_NO_TOPS: Final[int] = (PROPERTIES | STORES) & ~((ONE_OF_EACH >> 1) | 1 << _BITS_USED - 1)


def _kinds_of_bits() -> bytes:
    """The kind that each bit stands for, at the bit's remainder by 53: no two of the 44 share one."""
    kinds = [0] * 53
    for card in range(KINDS):
        for copy in range(COPIES[card]):
            kinds[(ONE[card] << copy) % 53] = card
    return bytes(kinds)


_KIND_OF: Final[bytes] = _kinds_of_bits()
# How many bits are set in each number of 13 bits. (Compiled, `bit_count` is a call back into Python.)
_BITS: Final[bytes] = bytes([number.bit_count() for number in range(8192)])
_FIRST_STORE: Final[int] = len(PROPERTY_DECK)  # the lowest bit of the store cards


def bag_of(cards: Iterable[int]) -> i64:
    bag: i64 = EMPTY
    for card in cards:
        bag = add(bag, card)
    return bag


def bag_of_drawn(cards: tuple[int, ...]) -> i64:
    """The same, quicker: compiled, a loop over a tuple is plainer than one over anything."""
    bag: i64 = EMPTY
    for card in cards:
        bag = add(bag, card)
    return bag


def add(bag: i64, card: i64) -> i64:
    """The bag with one more such card."""
    lowest: i64 = _LOWEST_BIT[card]
    copies: i64 = _COPIES_MASK[card]
    return bag | ((bag >> lowest & copies) << 1 & copies | 1) << lowest


def remove(bag: i64, card: i64) -> i64:
    """The bag with one such card fewer (as it is, if it holds none)."""
    lowest: i64 = _LOWEST_BIT[card]
    copies: i64 = _COPIES_MASK[card]
    held: i64 = bag >> lowest & copies
    return bag ^ (held ^ held >> 1) << lowest


def holds(bag: i64, card: i64) -> bool:
    """Whether there is such a card in it."""
    lowest: i64 = _LOWEST_BIT[card]
    return bag >> lowest & 1 != 0


def holds_all(bag: i64, card: i64) -> bool:
    """Whether all such cards there are lie in it."""
    lowest: i64 = _LOWEST_BIT[card]
    copies: i64 = _COPIES_MASK[card]
    return bag >> lowest & copies == copies


def merge(bag: i64, other: i64) -> i64:
    """Both bags together: of each kind the more that one of them has, and the fewer."""
    fewer: i64 = bag & other
    bag |= other
    while fewer:
        bit: i64 = fewer & -fewer
        bag = add(bag, _KIND_OF[bit % 53])
        fewer ^= bit
    return bag


def take_out(bag: i64, other: i64) -> i64:
    """The bag without the cards of the other."""
    other &= bag
    while other:
        bit: i64 = other & -other
        bag = remove(bag, _KIND_OF[bit % 53])
        other ^= bit
    return bag


def one_fewer_of_each(bag: i64) -> i64:
    """What is left for certain when some one card has gone, nobody knows which."""
    return bag >> 1 & _NO_TOPS


def size(bag: i64) -> i64:
    """How many cards it holds."""
    store: i64 = bag >> _FIRST_STORE
    return _BITS[bag & 8191] + _BITS[bag >> 13 & 4095] + _BITS[store & 8191] + _BITS[store >> 13]


def properties_in(bag: i64) -> i64:
    """How many property cards it holds."""
    return _BITS[bag & 8191] + _BITS[bag >> 13 & 4095]


def stores_in(bag: i64) -> i64:
    """How many store cards it holds."""
    bag >>= _FIRST_STORE
    return _BITS[bag & 8191] + _BITS[bag >> 13]


def how_many_of(bag: i64, card: i64) -> i64:
    lowest: i64 = _LOWEST_BIT[card]
    copies: i64 = _COPIES_MASK[card]
    return _BITS[bag >> lowest & copies]


def cards_in(bag: i64) -> list[int]:
    """The cards one by one, property cards first, low to high."""
    cards = []
    while bag:
        bit: i64 = bag & -bag
        cards.append(_KIND_OF[bit % 53])
        bag ^= bit
    return cards


# Kinds by a part of a bag with one card of each: the five of property cards by the remainder by 34, which
# tells their 32 sets apart, the store cards in two halves.
_ONE_PROPERTY: Final[int] = ONE_OF_EACH & PROPERTIES
_HALF: Final = 10  # bits in the lower half of the store cards
_LOWER: Final = (1 << _HALF) - 1


def _property_kinds() -> list[list[int]]:
    kinds: list[list[int]] = [[] for _ in range(34)]
    for chosen in range(1 << KINDS - PROPERTY):
        held = [PROPERTY + at for at in range(KINDS - PROPERTY) if chosen >> at & 1]
        kinds[bag_of(held) % 34] = held
    return kinds


PROPERTY_KINDS: Final[list[list[int]]] = _property_kinds()
_LOW_KINDS: Final[list[list[int]]] = [
    cards_in(half << _FIRST_STORE & ONE_OF_EACH) for half in range(1 << _HALF)
]
_HIGH_KINDS: Final[list[list[int]]] = [
    cards_in(half << _FIRST_STORE + _HALF & ONE_OF_EACH) for half in range(1 << len(STORE_DECK) - _HALF)
]


def menu_of(menus: list[list[int]], bag: i64) -> list[int]:
    """Each kind that the bag holds, once, the property cards as in `menus`. Shared: do not change it."""
    kinds: i64 = bag & ONE_OF_EACH
    menu = menus[(kinds & _ONE_PROPERTY) % 34]
    stores: i64 = kinds >> _FIRST_STORE
    if stores:
        low = _LOW_KINDS[stores & _LOWER]
        high = _HIGH_KINDS[stores >> _HALF]
        if low:
            menu = menu + low
        if high:
            menu = menu + high
    return menu


def kinds_in(bag: i64) -> list[int]:
    """Each kind that the bag holds, once. The list is shared: do not change it."""
    return menu_of(PROPERTY_KINDS, bag)


def how_many_kinds(bag: i64) -> i64:
    """The length of `kinds_in`."""
    return size(bag & ONE_OF_EACH)


def nth(bag: i64, number: i64) -> int:
    """The card with this number, counted from 0 in the order of `cards_in`."""
    while number > 0:
        bag &= bag - 1
        number -= 1
    return _KIND_OF[(bag & -bag) % 53]


def nth_kind(bag: i64, number: i64) -> int:
    """The same of `kinds_in`, but no list is made."""
    return nth(bag & ONE_OF_EACH, number)
