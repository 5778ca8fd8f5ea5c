"""Plays a table to its end at random, as fast as it goes: for benchmarks, tests and search."""

from __future__ import annotations

from random import Random

from posse.core.table import Table


def play_out(table: Table, random: Random) -> int:
    """Choose uniformly among the options until the game is over; returns how many choices that took."""
    draw = random.random
    lanes = table.lanes
    seats = table.seats
    choices = 0
    while table.waiting:
        for seat in range(seats):
            question = lanes[seat]
            if question is not None:
                options: list[int] = question.options(table, seat)
                choices += 1
                table.take(seat, options[int(draw() * len(options))])
    return choices
