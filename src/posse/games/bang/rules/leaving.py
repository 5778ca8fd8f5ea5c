"""Leaving the game: nobody speaks for the figure any more, and its cards go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang import events
from posse.games.bang.facts import NO_CARD, NOBODY
from posse.games.bang.rules.circle import sit_down
from posse.games.bang.rules.copies import copy
from posse.games.bang.rules.piles import discard, to_discard
from posse.games.bang.rules.speaking import SIGHT, gone, refresh, refresh_all

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def is_in_game(table: BangTable, seat: int) -> bool:
    for figure in table.own[seat]:
        if table.in_game >> figure & 1:
            return True
    return False


def leave_game(table: BangTable, figure: int) -> None:
    """The figure is out: nobody speaks for it, and nothing that waited for it happens."""
    seat = table.owner[figure]
    table.in_game &= ~(1 << figure)
    table.skips &= ~(1 << seat)  # bang-wws-lady-rosa-of-texas-flag
    if table.copied[figure] != NOBODY or table.held[figure]:
        copy(table, figure, NOBODY)  # bang-elim-copied-lost
    partners = [other for other in table.own[seat] if table.in_game >> other & 1]
    if partners:  # bang-p2-eliminated
        active = table.active[:]
        active[seat] = partners[0]
        table.active = active
        if seat == table.turn and table.jailed >> partners[0] & 1:
            table.cut = True  # bang-p2-eliminated-own-turn
    elif seat == table.turn:
        table.cut = True  # bang-turn-player-eliminated
    if table.stirred:
        table.lost = tuple([0 if other == figure else lost for other, lost in enumerate(table.lost)])
        table.answered = tuple(
            [0 if other == figure else count for other, count in enumerate(table.answered)]
        )
    sit_down(table)
    if partners:
        refresh_all(table)
    else:
        gone(table, figure)


def belongings(table: BangTable, figure: int, hand_too: bool) -> list[int]:
    """bang-elim-cards-discarded: hand oldest first, then cards in play oldest first."""
    hand = table.hands[table.owner[figure]] if hand_too else []
    return [*hand, *table.front[figure]]


def discard_all(table: BangTable, figure: int, hand_too: bool, top: int, rule: str) -> None:
    """All cards onto the pile in the default order, this one last."""
    cards = belongings(table, figure, hand_too)
    if top != NO_CARD:
        cards = [*[card for card in cards if card != top], top]
    if not cards:
        return
    events.all_discarded(table, figure, cards, rule)
    seat = table.owner[figure]
    for card in cards:
        if table.in_game >> figure & 1:
            discard(table, seat, card)
        else:  # bang-foc-abandoned-mine-turn-cut
            to_discard(table, card)
    nothing_left(table, figure, hand_too)


def nothing_left(table: BangTable, figure: int, hand_too: bool) -> None:
    table.fresh = tuple([card for card in table.fresh if card not in table.front[figure]])
    table.front[figure] = ()
    if hand_too:
        table.hands[table.owner[figure]] = []
    if table.in_game >> figure & 1:
        refresh(table, figure, SIGHT)
