"""Talking at the table while an event card forbids it: an interjection, recorded like a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.bang.abilities import ACTIONS_OF_OTHERS

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable

SPEAK: Final = "speak"  # the name of the interjection


def is_gagged(table: BangTable) -> bool:
    return table.loud & ACTIONS_OF_OTHERS != 0


def may_speak(table: BangTable, seat: int, name: str) -> bool:
    """bang-wws-gag-when: a living player, while `play` is open and nothing else is pending."""
    if name != SPEAK or not is_gagged(table) or not 0 <= seat < table.seats:
        return False
    me = table.active[seat]
    if not table.in_game >> me & 1 or me == table.ghost:
        return False
    return table.waiting == 1 << table.turn and table.lanes[table.turn].asks == "play"


def speak(table: BangTable, seat: int) -> None:
    """bang-wws-gag, bang-wws-gag-turn-player: the loss is resolved at once, then `play` is asked again."""
    from posse.games.bang.rules.talking import talk

    talk(table, seat)
