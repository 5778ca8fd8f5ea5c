"""The end: purses are opened, the bounty is paid."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.colt_express import terms
from posse.games.colt_express.events import (
    BOUNTY_PAID,
    GAME_ENDED,
    GAME_WON,
    PURSES_LEFT,
    PURSES_OPENED,
    SCORED,
)
from posse.games.colt_express.facts import PURSE_VALUES
from posse.games.colt_express.purses import purses_in, worth
from posse.games.colt_express.scoring import bounty_seats, result
from posse.games.colt_express.table import ColtTable


class End(Step[ColtTable]):
    """colt-end-reveal: the values of all purses are shown. The result follows from the table."""

    def run(self, table: ColtTable) -> None:
        if not table.telling:
            return
        table.emit(GAME_ENDED, "colt-end-after-round-five", (table.round,))
        for seat in range(table.seats):
            for bandit in table.gang[seat]:
                board = table.board_purses[bandit]
                values = tuple([PURSE_VALUES[kind] for kind in purses_in(board)])
                table.emit(
                    PURSES_OPENED,
                    "colt-end-reveal",
                    (seat, terms.BANDIT[bandit], len(values), values, worth(board)),
                )
        for place, tokens in enumerate(table.purses):
            if tokens:
                values = tuple([PURSE_VALUES[table.token_kind[token]] for token in tokens])
                table.emit(
                    PURSES_LEFT,
                    "colt-end-reveal",
                    (place >> 1, terms.LEVEL[place & 1], len(values), values),
                )
        for seat in bounty_seats(table):
            table.emit(BOUNTY_PAID, "colt-end-bounty", (seat, table.fired[seat]))
        final = result(table)
        for seat in range(table.seats):
            table.emit(SCORED, "colt-end-loot-value", (seat, final.scores[seat]))
        best = final.winners[0]
        table.emit(GAME_WON, "colt-end-winner", (tuple(final.winners), final.scores[best]))


END: Final = End()
