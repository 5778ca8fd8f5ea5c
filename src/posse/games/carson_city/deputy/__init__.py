"""The deputy: Carson City's own player. It knows a view, a decision, and tables it could be at.

`worth` says what things are worth, `survey` what land and tiles are worth to everybody, `posting` where a
cowboy would earn most. `answers` is a plain greedy built on them; `rehearsing` tries its best answers to the
end of the round.
"""

from __future__ import annotations

from typing import Final

from posse.core.chance import Chance
from posse.core.game import Imagine
from posse.core.table import Decision, View
from posse.games.carson_city.deputy import answers, rehearsing
from posse.games.carson_city.deputy.survey import Survey
from posse.games.carson_city.table import CarsonTable
from posse.games.carson_city.view import CarsonView

REHEARSED: Final = ("character", "place", "command", "cash", "hire", "arm")


def choose(view: View, decision: Decision, imagine: Imagine) -> int:
    assert isinstance(view, CarsonView)
    if len(decision.options) == 1:
        return decision.options[0]
    if decision.asks in REHEARSED:
        return rehearsing.rehearsed(view, decision, imagine)
    return greedy(view, decision, imagine)


def greedy(view: View, decision: Decision, imagine: Imagine) -> int:
    """The same without looking ahead."""
    table = imagine(Chance.from_text("now"))
    assert isinstance(table, CarsonTable)
    return answers.choose(table, decision.seat, Survey(table))
