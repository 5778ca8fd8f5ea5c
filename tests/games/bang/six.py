"""A table of the hidden six-player game, laid."""

from __future__ import annotations

from typing import Any

from tests.games.bang.laying import BangStory, bang


def six(**more: Any) -> BangStory:
    """`a` Sheriff, `b` Outlaw, `c` Renegade, `d` Deputy, `e` and `f` Outlaws; a Deputy is not in the game."""
    return bang(players=6, mode="hidden_six", **more)


def out(*seats: str) -> dict[str, int]:
    """These are out of the game."""
    return dict.fromkeys(seats, 0)
