"""The round: a rolling phase, then the eight locations in fixed order."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import BANK, FACE_OF_PLACE, MINE, SALOON, SHERIFF, STORE
from posse.games.dice_town.rules.bank import Stagecoach
from posse.games.dice_town.rules.doc import Doc
from posse.games.dice_town.rules.ending import EndOfRound
from posse.games.dice_town.rules.rolling import THROW
from posse.games.dice_town.rules.winning import Contest, TownHall
from posse.games.dice_town.table import DiceTable


class Round(Step[DiceTable]):
    """dice-overview-round: a rolling phase, then the eight locations in fixed order."""

    def run(self, table: DiceTable) -> None:
        table.round += 1
        events.round_started(table, "dice-overview-round")
        table.stack.append(self)  # and after it the next one, unless the game ends
        table.stack.extend(THE_ROUND)


ROUND: Final = Round()
# Last first: the stack is taken from its end.
THE_ROUND: Final[list[Step[DiceTable]]] = [
    EndOfRound(),
    Doc(),
    TownHall(),
    Contest(SHERIFF, FACE_OF_PLACE[SHERIFF]),
    Contest(SALOON, FACE_OF_PLACE[SALOON]),
    Contest(STORE, FACE_OF_PLACE[STORE]),
    Stagecoach(),
    Contest(BANK, FACE_OF_PLACE[BANK]),
    Contest(MINE, FACE_OF_PLACE[MINE]),
    THROW,
]
