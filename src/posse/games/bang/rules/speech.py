"""Talking at the table while an event card forbids it: an interjection, recorded like a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.hush import Hush
from posse.core.said import Refusal, Said
from posse.games.bang.abilities import ACTIONS_OF_OTHERS

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable

SPEAK: Final = "speak"  # the name of the interjection
_WARNING: Final = Refusal("bang-wws-gag-muted", "bang-refusal-speech-costs")
_NOT_NOW: Final = Refusal("bang-wws-gag-closed", "bang-refusal-speech-later")
_NOT_YOU: Final = Refusal("bang-wws-gag-others", "bang-refusal-speech-none")


def is_gagged(table: BangTable) -> bool:
    return not table.victors and table.loud & ACTIONS_OF_OTHERS != 0


def is_open(table: BangTable) -> bool:
    """bang-wws-gag-when: while `play` is open and nothing else is pending."""
    return table.waiting == 1 << table.turn and table.lanes[table.turn].asks == "play"


def is_alive(table: BangTable, seat: int) -> bool:
    me = table.active[seat]
    return table.in_game >> me & 1 == 1 and me != table.ghost


def may_speak(table: BangTable, seat: int, name: str) -> bool:
    """bang-wws-gag-when: a living player, while `play` is open and nothing else is pending."""
    if name != SPEAK or not is_gagged(table) or not 0 <= seat < table.seats:
        return False
    return is_alive(table, seat) and is_open(table)


def hush(table: BangTable) -> Hush | None:
    """bang-wws-gag-muted, bang-wws-gag-closed, bang-wws-gag-others"""
    if not is_gagged(table):
        return None
    alive = 0
    for seat in range(table.seats):
        if is_alive(table, seat):
            alive |= 1 << seat
    speakers = alive if is_open(table) else 0
    return Hush(SPEAK, speakers, alive, _WARNING, _NOT_NOW, _NOT_YOU)


def speak(table: BangTable, seat: int) -> None:
    """bang-wws-gag, bang-wws-gag-turn-player: the loss is resolved at once, then `play` is asked again."""
    from posse.games.bang.rules.talking import talk

    talk(table, seat)


def speaking() -> Said:
    return Said("bang-option-speak")
