"""Errors of environments."""

from __future__ import annotations

from posse.core.errors import PosseError
from posse.core.said import TEXT
from posse.research.turns import Turns


def illegal_action(turns: Turns, action: object) -> PosseError:
    asks = "" if turns.decision is None else turns.decision.asks
    bot = f"player_{turns.seat}"
    return PosseError(
        "error-illegal-choice", (("bot", TEXT, bot), ("asks", TEXT, asks), ("option", TEXT, str(action)[:40]))
    )
