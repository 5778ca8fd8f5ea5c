"""Players who come back: for good, or as a ghost for their own turn only."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.facts import NOBODY
from posse.games.bang.rules.circle import sit_down
from posse.games.bang.rules.elimination import AfterElimination, CardsLeave
from posse.games.bang.rules.leaving import leave_game
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.table import BangTable


def come_back(table: BangTable, figure: int, life: int, rule: str) -> None:
    """The figure is in game again, with this much life."""
    _sit_again(table, figure, life)
    events.returned(table, figure, life, rule)


def rise(table: BangTable, figure: int, rule: str) -> None:
    """bang-hn-ghost-town: in game for this turn, without life."""
    table.ghost = figure
    _sit_again(table, figure, 0)
    events.ghost_came(table, figure, rule)


def _sit_again(table: BangTable, figure: int, life: int) -> None:
    table.in_game |= 1 << figure
    table.life[figure] = life
    sit_down(table)
    refresh_all(table)
    seat = table.owner[figure]
    if table.blind >> seat & 1:  # their role was dealt again while they were out
        table.blind &= ~(1 << seat)
        events.role_dealt(table, seat, table.role[seat], "bang-wws-bone-orchard-roles")


class GhostLeaves(Step[BangTable]):
    """bang-hn-ghost-town-leave: cards go and others react as to an elimination; nobody is paid."""

    def run(self, table: BangTable) -> None:
        figure = table.ghost
        table.ghost = NOBODY
        leave_game(table, figure)
        events.ghost_left(table, figure, "bang-hn-ghost-town-leave")
        table.push_all(CardsLeave(figure, NOBODY), AfterElimination(figure, NOBODY))


GHOST_LEAVES: Final = GhostLeaves()
