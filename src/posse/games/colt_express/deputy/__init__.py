"""The deputy: Colt Express's own player, quick and without luck of its own. It knows a view and a decision.

It rehearses the round on a small copy of the train (`train`): the pile as it lies, others' cards as they
would like them (`rivals`), its own in the best order it finds (`programme`), the event at the end
(`incident`), all of it judged by what it is `worth`. `rehearsing` and `settling` are its answers.
"""

from __future__ import annotations

from posse.core.game import Imagine
from posse.core.table import Decision, View
from posse.games.colt_express.deputy import rehearsing, settling
from posse.games.colt_express.view import ColtView


def choose(view: View, decision: Decision, imagine: Imagine) -> int:
    assert isinstance(view, ColtView)
    options = decision.options
    if len(options) == 1:
        return options[0]
    asks = decision.asks
    if asks == "plan":
        return rehearsing.plan(view, decision, imagine)
    if asks == "rob":
        return settling.rob(view, options)
    if asks == "character":
        return settling.character(view, options)
    if asks == "placement":
        return settling.placement(view, options)
    if asks == "pick":
        return settling.pick(view, options)
    if asks == "expert-keep":
        return settling.expert_keep(view, options)
    if asks == "pickpocket":
        return settling.pickpocket(view, options)
    return rehearsing.rehearsed(view, decision, imagine)
