"""Roles that are dealt out again: among the living, or among those who are out."""

from __future__ import annotations

from posse.games.bang import events
from posse.games.bang.facts import DIAMONDS, HEARTS, SHERIFF
from posse.games.bang.rules.checks import Check, suit_of
from posse.games.bang.table import BangTable


class RolesCheck(Check):
    """bang-wws-helena-zontero: on hearts or diamonds all living players but the Sheriff get new roles."""

    def __init__(self, me: int, what: str) -> None:
        self.me = me
        self.what = what  # that asks for it, as a term
        self.rule = "bang-wws-helena-zontero"

    def outcome(self, table: BangTable, card: int) -> None:
        if suit_of(table, self.me, card) in (HEARTS, DIAMONDS):
            seats = [seat for seat in range(table.seats) if table.in_game >> table.active[seat] & 1]
            if table.ghost >= 0:
                seats.remove(table.owner[table.ghost])
            deal_again(table, seats, seats, self.rule)
            table.deeds = [0] * 64  # what people did says nothing any more


def deal_again(table: BangTable, seats: list[int], told: list[int], rule: str) -> None:
    """Shuffle the roles of these seats, but never a Sheriff's. Only those told learn their own."""
    among = [seat for seat in seats if table.role[seat] != SHERIFF]
    roles = [table.role[seat] for seat in among]
    table.chance.shuffle(roles)
    role = table.role[:]
    for seat in among:
        role[seat] = roles.pop()
        table.shown &= ~(1 << seat)
        table.blind |= 1 << seat
    table.role = role
    events.roles_shuffled(table, among, rule)
    for seat in among:
        if seat in told:
            table.blind &= ~(1 << seat)
            events.role_dealt(table, seat, role[seat], rule)
