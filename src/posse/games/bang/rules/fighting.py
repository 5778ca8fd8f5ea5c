"""36.4 The fight of the revealed players: everybody else leaves, and event cards stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang import events
from posse.games.bang.facts import NO_CARD, NO_EVENT, NOBODY, OF_TWO
from posse.games.bang.rules.ending import living_seats
from posse.games.bang.rules.event_deck import set_event
from posse.games.bang.rules.leaving import discard_all, leave_game

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def reveal(table: BangTable, seat: int, rule: str) -> None:
    if not table.shown >> seat & 1:
        table.shown |= 1 << seat
        events.role_shown(table, seat, table.role[seat], rule)


def two_left(table: BangTable) -> None:
    """bang-six-two-left: call when somebody has left and nobody has won; those two are not of one side."""
    left = living_seats(table)
    if not table.fight and len(left) == 2:
        for seat in left:
            reveal(table, seat, "bang-six-two-left")
        start_fight(table, OF_TWO, left)


def start_fight(table: BangTable, fight: int, seats: list[int]) -> None:
    """bang-six-fight-others-out, bang-six-fight-state"""
    table.fight = fight
    events.fight_started(table, seats, "bang-six-fight-others-out")
    for figure in [figure for figure in table.circle if table.owner[figure] not in seats]:
        table.ghost = NOBODY  # a ghost is never among those who fight
        leave_game(table, figure)
        events.left_game(table, figure, "bang-six-fight-others-out")
        discard_all(table, figure, True, NO_CARD, "bang-six-fight-others-out")
    _stop_events(table)


def _stop_events(table: BangTable) -> None:
    """bang-six-fight-events-stop; bang-foc-abandoned-mine-lost: discards go onto the pile from now on."""
    table.event_deck = ()
    table.dug = False
    table.due = NO_CARD
    if table.event != NO_EVENT:
        events.event_over(table, table.event, "bang-six-fight-events-stop")
        set_event(table, NO_EVENT)
