"""The end: purses are opened, the bounty is paid."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.colt_express import events
from posse.games.colt_express.table import ColtTable


class End(Step[ColtTable]):
    """colt-end-reveal: the values of all purses are shown. The result follows from the table."""

    def run(self, table: ColtTable) -> None:
        events.game_ended(table, "colt-end-after-round-five")
        events.purses_opened(table, "colt-end-reveal")
        events.purses_left(table, "colt-end-reveal")
        events.bounty_paid(table, "colt-end-bounty")
        events.scored(table, "colt-end-loot-value")
        events.game_won(table, "colt-end-winner")


END: Final = End()
