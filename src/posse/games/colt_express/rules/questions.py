"""All that the game can ask."""

from __future__ import annotations

from typing import Any, Final

from posse.core.steps import Question
from posse.games.colt_express.rules.expert import Keep
from posse.games.colt_express.rules.incidents import Pocket
from posse.games.colt_express.rules.marshal import MarshalWay
from posse.games.colt_express.rules.moving import Move
from posse.games.colt_express.rules.planning import Bonus, Plan
from posse.games.colt_express.rules.punching import PunchKeep, PunchLoot, PunchTarget, PunchWay
from posse.games.colt_express.rules.robbing import Rob
from posse.games.colt_express.rules.shooting import Shoot
from posse.games.colt_express.rules.teams import Pick, Placement
from posse.games.colt_express.setup import Choose

QUESTIONS: Final[list[type[Question[Any]]]] = [
    Choose,
    Placement,
    Pick,
    Plan,
    Bonus,
    Keep,
    Move,
    Shoot,
    Rob,
    PunchTarget,
    PunchLoot,
    PunchKeep,
    PunchWay,
    MarshalWay,
    Pocket,
]
