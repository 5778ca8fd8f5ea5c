"""In a process of the pool: hints for a position as one seat may imagine it."""

from __future__ import annotations

from functools import partial

from posse.bots.hints import Hint, hints
from posse.server.thinking import process
from posse.server.thinking.choosing import Position


def hint(position: Position, seed: bytes) -> list[Hint]:
    """The best answers, as far as there is time to tell."""
    table, seat = position.table(), position.seat
    decision = table.decision(seat)
    assert decision is not None
    imagine = partial(table.imagine, seat)
    return hints(table.game, table.view(seat), decision, imagine, seed, process.hurried)
