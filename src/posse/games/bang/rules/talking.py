"""What talking costs while an event card forbids it."""

from __future__ import annotations

from posse.games.bang import events
from posse.games.bang.facts import NOBODY
from posse.games.bang.rules.finishing import FINISH
from posse.games.bang.rules.life import lose_life
from posse.games.bang.rules.playing import PLAY_PHASE
from posse.games.bang.table import BangTable


def talk(table: BangTable, seat: int) -> None:
    table.waiting = 0
    last = table.last
    events.spoke(table, seat, "bang-wws-gag")
    table.push_all(FINISH, PLAY_PHASE)
    lose_life(table, table.active[seat], 1, NOBODY, "bang-wws-gag")
    table.go_on()
    if table.waiting:
        table.last = last  # bang-char-lee-van-kliff-window: the turn player has done nothing else
