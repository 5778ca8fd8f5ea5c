"""When the deputy says that the other side is beaten: if that is likely, or if it can win the fight."""

from __future__ import annotations

from typing import Final

from posse.core.table import Decision
from posse.games.bang.deputy.outlook import Outlook
from posse.games.bang.facts import DEPUTY, OUTLAW, RENEGADE
from posse.games.bang.view import FigureView

NOTHING: Final = 0
LIKELY: Final = 0.6  # as many enemies may be left, on average
EDGE: Final = 0.5  # how much stronger than the strongest of them one has to be to call them out


def declare(out: Outlook, decision: Decision) -> int:
    """The last option is the declaration."""
    enemies = (DEPUTY, RENEGADE) if out.role == OUTLAW else (OUTLAW, RENEGADE)
    left, strongest, friends = 0.0, 0.0, 0.0
    for figure in out.view.figures:
        if figure.in_game and figure.seat != out.seat:
            row = out.belief[figure.seat]
            likely = row[enemies[0]] + row[enemies[1]]
            left += likely
            friends += 1.0 - likely
            strongest = max(strongest, likely * power(out, figure))
    alone = friends < 0.5
    if left < LIKELY or alone or power(out, out.me) > strongest + EDGE + friends:
        return decision.options[-1]
    return NOTHING


def power(out: Outlook, figure: FigureView) -> float:
    return figure.life + 0.3 * out.hand_of(figure) + 0.3 * len(figure.front)
