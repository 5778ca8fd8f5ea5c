"""A table apart from its game: how it is set up, who sits there, how it ended. Changes are stored first."""

from __future__ import annotations

import asyncio
import dataclasses
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from posse.core import Chance, Table, registry
from posse.server.rooms import bans, seat_rows
from posse.server.rooms.seat_clocks import PATIENCE
from posse.server.services import Services
from posse.server.store.news import News
from posse.server.store.rows import Stored
from posse.server.store.storage import ACTIVE
from posse.server.wire import convert, protocol
from posse.server.wire.errors import api_error

_clock_rules: Final = msgspec.json.Decoder(protocol.ClockRule)


class TableState:
    """The stored row of a table and its seats, with the lock that every change of the table holds.

    Methods that begin with `require` raise an error that the client is told.
    """

    def __init__(self, services: Services, stored: Stored) -> None:
        self.services = services
        self.row = stored.table
        self.seats = stored.seats
        self.find_rules()
        self.settings: dict[str, protocol.SettingValue] = msgspec.json.decode(self.row.settings)
        self.clock_rule = _clock_rules.decode(self.row.clock) if self.row.clock else None
        self.result: protocol.Result | None = None
        self.lock = asyncio.Lock()
        # This server moves the bots here and keeps the clocks. The others only follow (acting.py).
        self.acts = not services.storage.shared

    def new_table(self) -> Table:
        """The table before the first choice."""
        return self.game.new(len(self.seats), self.settings, Chance.of(self.row.seed))

    def find_rules(self) -> None:
        """By which rules it is played: the newest until it is dealt, then always the same."""
        newest = registry.find(self.row.game)
        played = newest.as_of(self.row.version) if self.row.seed else newest
        self.game = played or newest
        self.is_playable = played is not None  # else nobody here knows its rules (any more)

    def note_result(self, table: Table) -> None:
        result = table.result() if table.over else None
        self.result = convert.result(result) if result is not None else None
        if result is not None:
            self.row.result = written_result(table)

    def note_stored_result(self) -> None:
        """How a game ended whose rules nobody here knows any more: the scores are stored with it."""
        found = msgspec.json.decode(self.row.result or "{}")
        ranks = found.get("ranks", [])
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        self.result = protocol.Result(found["scores"], ranks, winners, [[] for _ in ranks]) if ranks else None

    @asynccontextmanager
    async def change(self, *told: News) -> AsyncIterator[None]:
        """Change row and seats in this block. They are stored at its end; if that fails, nothing changes.

        Stale: another server was faster. What else is to be told to other servers is told with it.
        """
        row = dataclasses.replace(self.row)
        seats = [dataclasses.replace(each) for each in self.seats]
        try:
            yield
            self.row.touched = self.services.clock.now()
            await self.services.storage.save((self.row, self.seats), told=told)
        except BaseException:
            self.row, self.seats = row, seats
            raise

    def told_of(self, kind: str, seat: int) -> News:
        """What other servers tell the person on this seat; this one does it itself."""
        return News(f"{kind}-{self.services.storage.session.server}", self.row.id, seat)

    # Who may do what

    def is_active(self) -> bool:
        return self.row.status in ACTIVE

    def is_host(self, visitor: str) -> bool:
        return visitor == self.row.host

    def seat_of(self, visitor: str) -> int:
        """Where this visitor sits, -1 if nowhere."""
        return seat_rows.seat_of(self.seats, visitor)

    def is_barred(self, visitor: str) -> bool:
        return bans.is_barred(self.row.barred, visitor)

    def is_known_to(self, visitor: str, invite: str) -> bool:
        """Whether this visitor may know of the table at all."""
        if self.row.public or self.is_host(visitor):
            return True
        if any(seat.visitor == visitor for seat in self.seats):  # they sit here, or a seat is held for them
            return True
        return secrets.compare_digest(invite.encode(), self.row.invite.encode())

    def may_watch(self, visitor: str) -> bool:
        """Anybody who may join can look at an open table; once it plays, it may have no spectators."""
        return self.row.spectators or self.is_host(visitor) or self.row.status == "open"

    def require_known(self, visitor: str, invite: str) -> None:
        if not self.is_known_to(visitor, invite):
            raise api_error("not-found")

    def require_not_barred(self, visitor: str) -> None:
        """People who were removed from the table stay away until the host lets them back."""
        if self.is_barred(visitor):
            raise api_error("removed")

    def require_seat(self, visitor: str) -> int:
        seat = self.seat_of(visitor)
        if seat < 0:
            raise api_error("not-seated")
        return seat

    def require_host(self, visitor: str) -> None:
        if not self.is_host(visitor):
            raise api_error("not-host")

    def require_open(self) -> None:
        if self.row.status != "open":
            raise api_error("has-started")

    def require_over(self) -> None:
        if self.row.status != "over":
            raise api_error("not-over")

    def require_replay_access(self, visitor: str) -> None:
        """A finished game is shown to the people who played it or could have watched it."""
        if self.seat_of(visitor) < 0 and not self.may_watch(visitor):
            raise api_error("no-spectators")

    def allows_hints(self) -> bool:
        """Whether players may ask for hints; not every game can give one."""
        return self.row.hints and self.game.guide() is not None

    # What clients are told

    def described(self, visitor: str) -> protocol.Table:
        row, seat, host = self.row, self.seat_of(visitor), self.is_host(visitor)
        return protocol.Table(
            id=row.id,
            game=row.game,
            version=row.version,
            status=row.status,
            settings=self.settings,
            seats=seat_rows.described(self.seats, row.host),
            public=row.public,
            spectators=row.spectators,
            pace=row.pace,
            clock=self.clock_rule,
            patience=PATIENCE // 1000 if self.clock_rule is None else None,
            timeout=row.timeout,
            ask_always=row.ask_always,
            hints=self.allows_hints(),
            outside_bots=row.outside_bots,
            you=seat,
            host=host,
            invite=row.invite if host or seat >= 0 else None,
            created=row.created,
            result=self.result,
            rematch=row.rematch or None,
            barred=bans.described(row.barred) if host else [],
        )

    def summary(self, visitor: str, asked: bool) -> protocol.TableLine:
        """One line of the lobby's lists."""
        row = self.row
        return protocol.TableLine(
            id=row.id,
            game=row.game,
            status=row.status,
            seats=seat_rows.described(self.seats, row.host),
            public=row.public,
            spectators=row.spectators,
            pace=row.pace,
            clock=self.clock_rule,
            outside_bots=row.outside_bots,
            you=self.seat_of(visitor),
            asked=asked,
            created=row.created,
        )


def written_result(table: Table) -> str:
    """How a game ended, as it is stored: for records, if nobody knows the rules any more."""
    result = table.result()
    return (
        ""
        if result is None
        else msgspec.json.encode({"scores": result.scores, "ranks": result.ranks}).decode()
    )
