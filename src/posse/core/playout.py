"""Plays a table to its end at random, as fast as possible: for benchmarks, tests and search."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from posse.core.steps import remainder
from posse.core.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

# Random play that is compiled counts long menus and makes none of them; interpreted, making them is quicker.
_COUNTS: Final = not isinstance(remainder, FunctionType)
# By a set of seats (bits): the highest of them.
_HIGHEST: Final[bytes] = bytes([max(bits.bit_length() - 1, 0) for bits in range(256)])
_MODULUS: Final = 1073741789
_FACTOR: Final = 771645345


def play_out(table: Table, seed: int) -> int:
    """Choose uniformly among the options until the game is over; returns how many choices that took.

    Choices come from a small generator of their own (Lehmer's, modulus 2^30 - 35, so that it stays
    within a machine word when compiled), so the table's own luck is untouched.
    """
    lanes = table.lanes
    stack = table.stack
    random: i64 = seed % (_MODULUS - 1) + 1
    choices: i64 = 0
    waiting: i64 = table.waiting
    while waiting:
        seat: i64 = _HIGHEST[waiting]
        question = lanes[seat]
        random = random * _FACTOR % _MODULUS
        if _COUNTS:
            option: int = question.picked(table, seat, random)
        else:
            options: list[int] = question.options(table, seat)
            option = options[random % len(options)]
        # The same as `table.take`, written out: this is the hottest loop there is.
        table.waiting = waiting ^ 1 << seat
        question.chosen(table, seat, option)
        waiting = table.waiting
        while not waiting and stack:
            stack.pop().run(table)
            waiting = table.waiting
        choices += 1
    return choices
