"""15. Timing: what reacts to an effect, once it is finished, and in which order.

Reactions are counts on the table. They resolve in turn order from the turn player (bang-time-simultaneous);
what they cause waits until all of them are done and then resolves in the same way (bang-time-waves). Of one
player what answers cost comes first, then what lost life brings, last an empty hand (bang-time-suzy-last); if
several abilities of a player answer one of these questions they speak in the order of rules/speaking.py.

Reactions to an elimination do not wait for the end of the effect: rules/elimination.py calls them, in the
order of `reacting`. When this module is called is said by the effects: see bang-time-end-of-card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang import abilities
from posse.games.bang.abilities import HAND_EMPTY
from posse.games.bang.rules.circle import around

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def reacting(table: BangTable) -> list[int]:
    """bang-time-simultaneous: who reacts first when several do."""
    return around(table, table.acting())


def settle(table: BangTable) -> None:
    """Call when an effect, or one target's part of it, is finished."""
    while table.stirred or (table.heard & HAND_EMPTY and _somebody_has_run_out(table)):
        _wave(table)


def _wave(table: BangTable) -> None:
    """All that waits now, one player after another."""
    order = reacting(table)
    lost, lost_to, answered = table.lost, table.lost_to, table.answered
    empty = [figure for figure in order if _has_run_out(table, figure)]
    waiting = [figure for figure in order if lost[figure] or answered[figure] or figure in empty]
    if table.stirred:
        table.lost = (0,) * table.figures
        table.lost_to = (-1,) * table.figures
        table.answered = (0,) * table.figures
        table.stirred = False
    for figure in waiting:
        if answered[figure]:
            abilities.played_out_of_turn(table, figure, answered[figure])
        if lost[figure]:
            abilities.after_life_lost(table, figure, lost[figure], lost_to[figure])
        if figure in empty and not table.hand_of(figure):  # bang-time-suzy-last
            abilities.hand_empty(table, figure)


def _has_run_out(table: BangTable, figure: int) -> bool:
    return table.asks[figure] & HAND_EMPTY != 0 and not table.hand_of(figure)


def _somebody_has_run_out(table: BangTable) -> bool:
    """A hand that stays empty because there is no card left waits for nothing."""
    for figure in table.circle:
        if table.asks[figure] & HAND_EMPTY and not table.hands[table.owner[figure]]:
            return len(table.deck) + len(table.discard) > 0
    return False
