"""What talking costs while an event card forbids it."""

from __future__ import annotations

from posse.games.bang import events
from posse.games.bang.facts import NOBODY
from posse.games.bang.rules.finishing import Finish
from posse.games.bang.rules.life import lose_life
from posse.games.bang.rules.playing import PLAY_PHASE
from posse.games.bang.table import BangTable


def talk(table: BangTable, seat: int) -> None:
    table.waiting = 0
    events.spoke(table, seat, "bang-wws-gag")
    # bang-char-lee-van-kliff-window: the turn player has done nothing else
    table.push_all(Finish(-1, table.last, False), PLAY_PHASE)
    lose_life(table, table.active[seat], 1, NOBODY, "bang-wws-gag")
    table.go_on()
