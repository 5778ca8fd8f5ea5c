"""35. Money: what each player gets for a game of a match, by role, side and fate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.bang import events
from posse.games.bang.abilities import WHO_HAS_WON
from posse.games.bang.facts import DEPUTY, OUTLAW, RENEGADE, ROLES_DEALT, SHERIFF, SHERIFF_SEATS

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable

FINE: Final = 5000  # of a Deputy who kills the Sheriff
BOUNTY: Final = 1000


def earn(table: BangTable, seat: int, dollars: int) -> None:
    match = table.match.copy()
    match.earned[seat] += dollars
    table.match = match


def is_alive(table: BangTable, seat: int) -> bool:
    """Life tells it: a ghost is in game without any, and who did not reveal has left with theirs.

    bang-six-score-left. (There is money only where a player has one figure.)
    """
    return table.life[seat] > 0


def pay_out(table: BangTable, won: int, last: int) -> None:
    """bang-score-after-game, bang-match-small: what a game brings is written on the sheet.

    `last` is the figure whose elimination has ended it, -1 if a declaration has.
    """
    for seat in range(table.seats):
        if table.seats < SHERIFF_SEATS:
            earn(table, seat, 1 if won >> seat & 1 else 0)
            continue
        dollars = payment(table, won, seat, last)
        if dollars:
            earn(table, seat, dollars)
            events.paid(table, seat, dollars, table.match.money_of(seat), "bang-score-table")
    for killer in table.match.killers:
        fine(table, killer)
    match = table.match.copy()
    match.killers = ()
    match.sheet.append(tuple(match.earned))
    match.earned = [0] * table.seats
    table.match = match


def payment(table: BangTable, won: int, seat: int, last: int) -> int:
    """bang-score-table, bang-score-outlaws-start, bang-six-score"""
    if table.loud & WHO_HAS_WON:  # bang-score-wws
        return 1500 * table.seats if won >> seat & 1 else 0
    outlaws = table.role.count(OUTLAW) if table.hidden_six else ROLES_DEALT[table.seats].count(OUTLAW)
    winner = table.role[next(other for other in range(table.seats) if won >> other & 1)]
    role, alive = table.role[seat], is_alive(table, seat)  # bang-score-role-at-end
    if winner in (SHERIFF, DEPUTY):
        if role == SHERIFF and alive:
            return 1500 * outlaws
        if role in (SHERIFF, DEPUTY):
            return (1000 if alive else 700) * outlaws
        return 400 * table.seats if role == RENEGADE and seat == last else 0  # bang-score-renegade-last
    if winner == OUTLAW:
        if role == OUTLAW:
            return (1000 if alive else 800) * outlaws
        return 300 * table.seats if role == RENEGADE and alive else 0
    if role == SHERIFF:
        return 100 * table.seats
    return 1500 * table.seats if won >> seat & 1 else 0  # bang-score-eight


def note_killer(table: BangTable, dead: int, killer: int) -> None:
    """Who kills the Sheriff is seen by all; whether a fine is due only when the roles are shown."""
    if table.role[dead] == SHERIFF:
        match = table.match.copy()
        match.killers = (*match.killers, killer)
        table.match = match


def fine(table: BangTable, killer: int) -> None:
    """bang-score-deputy-fine"""
    if table.role[killer] == DEPUTY:
        earn(table, killer, -FINE)
        events.fined(table, killer, FINE, table.match.money_of(killer), "bang-score-deputy-fine")


def pay_bounty(table: BangTable, seat: int) -> None:
    """bang-var-bounties"""
    earn(table, seat, BOUNTY)
    events.bounty_paid(table, seat, BOUNTY, table.match.money_of(seat), "bang-var-bounties")
