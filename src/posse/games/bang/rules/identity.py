"""A new identity: the character that lies face down takes the place of the old one."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import YES, YesOrNo
from posse.core.said import TERM, Said
from posse.core.table import EVERYBODY
from posse.games.bang import events, terms
from posse.games.bang.facts import CHARACTER_LIFE, NEW_LIFE, NOBODY, SHERIFF
from posse.games.bang.rules.copies import copy
from posse.games.bang.rules.settling import settle
from posse.games.bang.table import BangTable


def look_at_spare(table: BangTable, me: int) -> None:
    """bang-hn-new-identity: the player looks at it, and is asked."""
    seat = table.owner[me]
    _knows(table, seat, table.spare_known[seat] | 1 << seat)
    events.spare_seen(table, seat, table.spare[seat], "bang-hn-new-identity")
    table.ask(seat, NEW_IDENTITY)


def _knows(table: BangTable, seat: int, who: int) -> None:
    known = table.spare_known[:]
    known[seat] = who
    table.spare_known = known


class TakeIdentity(YesOrNo[BangTable]):
    """Switch to the character that lies face down, or keep the own one. Only the player asked reads which."""

    asks: ClassVar[str] = "new-identity"
    rule: ClassVar[str] = "bang-hn-new-identity"
    yes: ClassVar[str] = "switch"
    no: ClassVar[str] = "keep"

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == YES:
            take_identity(table, table.active[seat])

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        character = table.spare[seat] if option == YES else table.character[table.active[seat]]
        args = (("character", TERM, terms.CHARACTER[character]),)
        return self.say(table, self.asks + "-" + self.name(table, seat, option), args)


def take_identity(table: BangTable, me: int) -> None:
    """bang-hn-new-identity-life, bang-hn-new-identity-keep, bang-hn-new-identity-same-turn"""
    seat = table.owner[me]
    character, spare, most = table.character[:], table.spare[:], table.most[:]
    character[me], spare[seat] = spare[seat], character[me]
    most[me] = CHARACTER_LIFE[character[me]] + (1 if table.role[seat] == SHERIFF else 0)
    table.character, table.spare, table.most = character, spare, most
    _knows(table, seat, EVERYBODY[table.seats])
    table.life[me] = NEW_LIFE
    copy(table, me, NOBODY)
    events.identity_taken(table, me, "bang-hn-new-identity-life")
    settle(table)  # bang-char-suzy-lafayette-gained


NEW_IDENTITY: Final = TakeIdentity()
