"""Loaded dice: what a Chance gives next, decided by a test."""

from __future__ import annotations

from posse.core.chance import BLOCK, Chance

MOST = BLOCK - 1  # draws that can be decided at a time


def decide(chance: Chance, draws: list[int]) -> None:
    """Make the next draws give these numbers; after them the stream is random again.

    Each draw of a number below 256 reads one byte, so the next bytes are set here. A fake class would read
    better, but the compiled engine does not accept one.
    """
    if len(draws) > MOST:
        raise AssertionError(f"{len(draws)} draws at once: only {MOST} can be decided at a time")
    chance.used = (chance.used // BLOCK + 1) * BLOCK + BLOCK - len(draws)
    chance.block = bytes(BLOCK - len(draws)) + bytes(draws)
