"""Plays a table to its end at random, as fast as it goes: for benchmarks, tests and search."""

from __future__ import annotations

from random import Random

from posse.core.table import Table


def play_out(table: Table, random: Random) -> int:
    """Choose uniformly among the options until the game is over; returns how many choices that took."""
    draw = random.random
    lanes = table.lanes
    stack = table.stack
    choices = 0
    while table.waiting:
        seat = table.waiting.bit_length() - 1
        question = lanes[seat]
        assert question is not None
        options: list[int] = question.options(table, seat)
        choices += 1
        # The same as `table.take`, written out: this is the hottest loop there is.
        lanes[seat] = None
        table.waiting ^= 1 << seat
        question.chosen(table, seat, options[int(draw() * len(options))])
        while stack and not table.waiting:
            stack.pop().run(table)
    return choices
