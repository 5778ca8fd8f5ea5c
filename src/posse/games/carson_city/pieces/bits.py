"""Sets of numbers below 36 as bits: all of them as a list, and one of them by its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

_THIRD: Final = 12
_MASK: Final = (1 << _THIRD) - 1


def _by_bits(first: int) -> list[list[int]]:
    return [[first + at for at in range(_THIRD) if bits >> at & 1] for bits in range(1 << _THIRD)]


# By bits of the lowest, the middle and the highest third of a set: the numbers
_LOW: Final[list[list[int]]] = _by_bits(0)
_MIDDLE: Final[list[list[int]]] = _by_bits(_THIRD)
_HIGH: Final[list[list[int]]] = _by_bits(2 * _THIRD)
_COUNT: Final[bytes] = bytes([bits.bit_count() for bits in range(1 << _THIRD)])


def numbers_in(bits: i64) -> list[int]:
    """The numbers of a set, from the lowest."""
    return _LOW[bits & _MASK] + _MIDDLE[bits >> _THIRD & _MASK] + _HIGH[bits >> 2 * _THIRD]


def bits_of(numbers: tuple[int, ...]) -> i64:
    """The set of these numbers."""
    bits: i64 = 0
    for each in numbers:
        number: i64 = each
        bits |= 1 << number
    return bits


def number_at(bits: i64, draw: i64) -> int:
    """The number at place draw % how many they are: the same as of the list, which it does not make."""
    low: i64 = bits & _MASK
    middle: i64 = bits >> _THIRD & _MASK
    high: i64 = bits >> 2 * _THIRD
    before_middle: i64 = _COUNT[low]
    before_high: i64 = before_middle + _COUNT[middle]
    at: i64 = draw % (before_high + _COUNT[high])
    if at < before_middle:
        return _LOW[low][at]
    if at < before_high:
        return _MIDDLE[middle][at - before_middle]
    return _HIGH[high][at - before_high]
