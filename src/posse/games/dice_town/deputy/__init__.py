"""The deputy: Dice Town's own player, fast and without luck of its own. It knows a view and a decision.

`worth` is its opinion of what things are worth, `odds` what dice may bring, `outlook` both together;
`keeping`, `bargaining`, `answering` and `robbing` are its answers, as the rulebook groups the questions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.core.game import Imagine
from posse.core.table import Decision, View
from posse.games.dice_town.deputy import answering, bargaining, keeping, robbing
from posse.games.dice_town.view import DiceView


def choose(view: View, decision: Decision, imagine: Imagine) -> int:
    assert isinstance(view, DiceView)
    if len(decision.options) == 1:
        return decision.options[0]
    return ANSWERS[decision.asks](view, decision)


def final_tie(view: DiceView, decision: Decision) -> int:
    return view.seat if view.seat in decision.options else decision.options[0]


Answer = Callable[[DiceView, Decision], int]
ANSWERS: Final[dict[str, Answer]] = {
    "commit-keep": keeping.commit,
    "declare-cheaters": keeping.declare_cheaters,
    "cheat": keeping.cheat,
    "reduce-keep": keeping.reduce,
    "wanted": answering.wanted,
    "offer": bargaining.offer,
    "offer-dollars": bargaining.offer_dollars,
    "offer-nuggets": bargaining.offer_nuggets,
    "offer-cards": bargaining.offer_cards,
    "ruling": bargaining.rule,
    "dynamite": answering.dynamite,
    "even-split": answering.even_split,
    "unlimited-credit": answering.credit,
    "store-pick": answering.store_pick,
    "joe-target": robbing.joe_target,
    "saloon-target": robbing.saloon_target,
    "saloon-pick": robbing.saloon_pick,
    "marshal": answering.marshal,
    "corruption": answering.corruption,
    "elixir": answering.elixir,
    "doctor-order": robbing.doctor_order,
    "doctor-remedy": robbing.remedy,
    "fence-pick": robbing.fence,
    "final-tie": final_tie,
}
