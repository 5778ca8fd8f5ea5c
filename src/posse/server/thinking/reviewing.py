"""Reviews of finished games in the processes of the pool: a small piece of the work at a time.

A finished game has no secrets, so its record is sent. A process remembers the last one it was sent.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Final

from posse.bots.review import trials_in
from posse.bots.review.working import Figures, Here, Piece
from posse.core import records
from posse.server.thinking import process

SEED: Final = "review"

_remembered: dict[str, Here] = {}  # by the hash of the record; one at most


@lru_cache(maxsize=8)
def name_of(text: str) -> str:
    """A short name for a record."""
    return sha256(text.encode()).hexdigest()


def do(name: str, text: str, piece: Piece) -> list[Figures] | None:
    """In a process: some figures of a piece; None if the record is wanted first, because `text` is empty."""
    if name not in _remembered:
        if not text:
            return None
        _remembered.clear()
        _remembered[name] = Here(records.read(text), SEED)
    return _remembered[name].begin(piece, process.hurried)


def pace(text: str, seconds: float) -> int:
    """In a process: how many trials fit in this time."""
    return trials_in(records.read(text), seconds)
