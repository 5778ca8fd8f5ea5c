"""The end: purses are opened, the bounty is paid."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.colt_express import events
from posse.games.colt_express.scoring import bounty_seats, result
from posse.games.colt_express.table import ColtTable


class End(Step[ColtTable]):
    """colt-end-reveal: the values of all purses are shown. The result follows from the table."""

    def run(self, table: ColtTable) -> None:
        if not table.telling:
            return
        events.game_ended(table, "colt-end-after-round-five")
        for seat in range(table.seats):
            for bandit in table.gang[seat]:
                events.purses_opened(table, bandit, "colt-end-reveal")
        for place, tokens in enumerate(table.purses):
            if tokens:
                events.purses_left(table, place, "colt-end-reveal")
        for seat in bounty_seats(table):
            events.bounty_paid(table, seat, "colt-end-bounty")
        final = result(table)
        for seat in range(table.seats):
            events.scored(table, seat, final.scores[seat], "colt-end-loot-value")
        best = final.winners[0]
        events.game_won(table, final.winners, final.scores[best], "colt-end-winner")


END: Final = End()
