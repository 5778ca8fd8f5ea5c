"""What bots think about: a position as one seat may imagine it, never the real table.

The hidden cards in it are a guess. The process deals them again for every world it looks at, which is as
honest as imagining at the table itself (`tests/every_game/test_secret.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from posse.bots import make
from posse.core import Chance, Table, registry, snapshots
from posse.server.thinking import process

THINKS: Final = 2.0  # seconds for one decision, as the lobby says
AT_ONCE: Final = 1e-6  # seconds, for one who has no time: 0 would be no limit


@dataclass(frozen=True)
class Position:
    """Where a seat may be, in a form that can be sent."""

    game: str
    version: str
    seats: int
    settings: dict[str, Any]
    text: str
    seat: int

    @staticmethod
    def imagined(table: Table, seat: int, seed: bytes) -> Position:
        """A table this seat could be at; it holds nothing else."""
        guess = table.imagine(seat, Chance.of(seed))
        game, text = table.game, snapshots.take(guess)
        return Position(game.name, game.version, table.seats, table.settings, text, seat)

    def table(self) -> Table:
        """The table again, in another process."""
        game = registry.find(self.game).as_of(self.version)
        assert game is not None
        return snapshots.restore(self.text, game, self.seats, self.settings, bytes(32))


def choose(position: Position, level: str, seed: bytes) -> int:
    """In a process of the pool: the option that a bot of this level takes."""
    table = position.table()
    decision = table.decision(position.seat)
    assert decision is not None
    seconds = max(AT_ONCE, process.seconds_left())
    bot = make(level, table.game, seed, seconds, process.hurried)
    return bot.choose(table.view(position.seat), decision, partial(table.imagine, position.seat))
