"""The house: every room there is, who may enter, the lists of tables, and what is cleared away."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec
import structlog

from posse.core import fairness, registry
from posse.core.errors import PosseError
from posse.server.clock import Alarm
from posse.server.http.cookies import Signer
from posse.server.limits import Buckets
from posse.server.ops.garbage_collector import look_through
from posse.server.rooms import dealing, seat_changes, seat_rows
from posse.server.rooms.lobby import Lobby
from posse.server.rooms.room import Room
from posse.server.services import Services
from posse.server.store.rows import SeatRow, Stored, TableRow
from posse.server.store.storage import LIVING
from posse.server.wire import protocol
from posse.server.wire.errors import GOING_AWAY, wrong

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR

# What is cleared away (docs/hosting.md), and how often that is looked at.
CLEANING: Final = HOUR
OPEN_KEPT: Final = 6 * HOUR  # an open table at which nobody is connected and nothing happens
OVER_KEPT: Final = 30 * DAY  # a finished table
IDLE_KEPT: Final = 60 * DAY  # a running one in which nobody has chosen anything
VISITOR_KEPT: Final = 400 * DAY  # a name that nobody uses

log = structlog.get_logger("posse.house")


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[None]] = {}
        self.lobby = Lobby(self, services)
        limits, clock = services.limits, services.clock
        self.requests = Buckets(clock, limits.requests, limits.requests_burst)
        self.strangers = Buckets(clock, limits.strangers, limits.strangers_burst)
        self.chats = Buckets(clock, limits.chats, limits.chats_burst)
        self.sockets_of: dict[str, int] = {}  # by visitor, and by address
        self.cleaner: Alarm | None = None
        self.cleaning: asyncio.Task[None] | None = None
        self.signer = Signer(b"")
        services.metrics.watch(self._count)

    async def open(self) -> None:
        """Find every table that is not over, and go on with it."""
        self.signer = Signer(await self.services.storage.secret())
        found = await self.services.storage.load_all(await self.services.storage.living())
        for stored in found:
            self._admit(stored)
            await asyncio.sleep(0)  # a bot may move while the rest is still being read
        log.info("house open", tables=len(self.rooms))
        self._clean_soon()

    async def close(self) -> None:
        if self.cleaner is not None:
            self.cleaner.cancel()
        self.lobby.close()
        for room in list(self.rooms.values()):
            await room.close(GOING_AWAY)
        self.services.thinker.close()

    def _admit(self, stored: Stored) -> Room:
        room = Room(self, self.services, stored)
        self.rooms[room.row.id] = room
        if room.row.status == "dealing":
            dealing.await_shares(room)
        return room

    # Finding

    async def room(self, table: str) -> Room:
        """The room of a table; one that is over is read from storage when somebody asks for it."""
        while table in self.loading:
            await asyncio.wait([self.loading[table]])
        found = self.rooms.get(table)
        if found is not None:
            return found
        done = self.loading[table] = asyncio.get_running_loop().create_future()
        try:
            stored = await self.services.storage.load(table)
            if stored is None:
                raise wrong("not-found")
            return self._admit(stored)
        finally:
            del self.loading[table]
            done.set_result(None)

    async def room_for(self, table: str, visitor: str, invite: str = "") -> Room:
        """The room, if this visitor may know of it."""
        room = await self.room(table)
        try:
            room.known_only(visitor, invite)
            room.welcome_only(visitor)
        except PosseError:
            self.forget(room)
            raise
        return room

    def seated(self, visitor: str) -> list[Room]:
        return [room for room in self.rooms.values() if room.is_living() and room.seat_of(visitor) >= 0]

    # Making

    async def create(self, visitor: str, name: str, wanted: protocol.CreateTable) -> Room:
        game = registry.find(wanted.game)
        settings = game.settings_for(len(wanted.seats), wanted.settings)
        levels = [seat_changes.level(game, seat.level) if seat.kind == "bot" else "" for seat in wanted.seats]
        self._check_room_for_more(visitor)
        row = self._new_row(game.name, game.version, visitor)
        row.settings = msgspec.json.encode(settings).decode()
        row.public, row.spectators = wanted.public, wanted.spectators
        row.pace, row.timeout = wanted.pace, wanted.timeout
        row.clock = msgspec.json.encode(wanted.clock).decode() if wanted.clock is not None else ""
        seats: list[SeatRow] = []
        seated = False
        for seat, want in enumerate(wanted.seats):
            if want.kind == "bot":
                seats.append(seat_rows.bot(row.id, seat, levels[seat]))
            elif want.kind == "me" and not seated:
                seats.append(seat_rows.person(row.id, seat, visitor, name))
                seated = True
            else:
                seats.append(seat_rows.free(row.id, seat))
        await self.services.storage.save((row, seats), new=row)
        return self._opened(row, seats)

    def _check_room_for_more(self, visitor: str) -> None:
        limits = self.services.limits
        living = [room for room in self.rooms.values() if room.is_living()]
        hosted = [room for room in living if room.row.host == visitor and room.row.status == "open"]
        if (
            len(living) >= limits.tables
            or len(hosted) >= limits.hosted
            or len(self.seated(visitor)) >= limits.seats
        ):
            raise wrong("too-many-tables")

    def _new_row(self, game: str, version: str, host: str) -> TableRow:
        now = self.services.clock.now()
        return TableRow(
            id=secrets.token_urlsafe(9),
            game=game,
            version=version,
            settings="{}",
            status="open",
            public=False,
            spectators=True,
            invite=secrets.token_urlsafe(24),
            host=host,
            pace="quick",
            clock="",
            timeout="bot",
            server_seed=secrets.token_bytes(32),
            seed=b"",
            created=now,
            touched=now,
            rematch="",
            barred="",
        )

    def _opened(self, row: TableRow, seats: list[SeatRow]) -> Room:
        room = self._admit(Stored(row, seats))
        log.info("table opened", table=row.id, game=row.game, commitment=fairness.commitment(row.server_seed))
        self.room_changed(room)
        return room

    async def join(self, room: Room, visitor: str, name: str, seat: int | None) -> None:
        if room.seat_of(visitor) < 0 and len(self.seated(visitor)) >= self.services.limits.seats:
            raise wrong("too-many-tables")
        await seat_changes.join(room, visitor, name, seat)

    async def rematch(self, old: Room, visitor: str, name: str) -> Room:
        """The same people and bots at a new table: the first to ask opens it, the others sit down there."""
        while self.rooms.get(old.row.id) is not old:  # it may have been forgotten and read again
            old = await self.room(old.row.id)
        async with old.lock:
            seat = old.sitting(visitor)
            if old.row.status != "over":
                raise wrong("not-over")
            if not old.row.rematch:
                return await self._again(old, visitor, seat)
        room = await self.room(old.row.rematch)
        room.welcome_only(visitor)
        if room.row.status == "open":
            await self.join(room, visitor, name, None)
        return room

    async def _again(self, old: Room, visitor: str, seat: int) -> Room:
        self._check_room_for_more(visitor)
        row = self._new_row(old.row.game, old.game.version, visitor)
        row.settings, row.clock = old.row.settings, old.row.clock
        row.public, row.spectators = old.row.public, old.row.spectators
        row.pace, row.timeout = old.row.pace, old.row.timeout
        seats = [
            seat_rows.bot(row.id, chair.seat, chair.level)
            if chair.kind == seat_rows.BOT
            else seat_rows.person(row.id, seat, visitor, chair.name)
            if chair.seat == seat
            else seat_rows.held(chair, row.id)
            for chair in old.chairs
        ]
        old.row.rematch = row.id
        try:
            await self.services.storage.save((row, seats), (old.row, old.chairs), new=row)
        except BaseException:
            old.row.rematch = ""
            raise
        room = self._opened(row, seats)
        old.tell_table()
        return room

    # What rooms tell the house

    def room_changed(self, room: Room) -> None:
        self.lobby.changed()

    def room_emptied(self, room: Room) -> None:
        self.forget(room)

    def forget(self, room: Room) -> None:
        """A table that is over and that nobody looks at need not be in memory."""
        if not room.is_living() and not room.audiences and not room.lock.locked():
            self.rooms.pop(room.row.id, None)

    async def close_room(self, room: Room) -> None:
        await self.services.storage.remove([room.row.id])
        self.rooms.pop(room.row.id, None)
        await room.close()
        log.info("table closed", table=room.row.id)
        self.room_changed(room)

    # Sockets

    def enter(self, visitor: str, address: str) -> None:
        """A socket is opened; too many of one visitor or one address are refused."""
        limits = self.services.limits
        for key, most in ((visitor, limits.sockets_per_visitor), (address, limits.sockets_per_address)):
            if self.sockets_of.get(key, 0) >= most:
                raise wrong("too-many-sockets")
        for key in (visitor, address):
            self.sockets_of[key] = self.sockets_of.get(key, 0) + 1

    def exit(self, visitor: str, address: str) -> None:
        for key in (visitor, address):
            self.sockets_of[key] -= 1
            if not self.sockets_of[key]:
                del self.sockets_of[key]

    # Clearing away

    def _clean_soon(self) -> None:
        def begin() -> None:
            self.cleaning = asyncio.get_running_loop().create_task(self._clean_regularly())

        self.cleaner = self.services.clock.call_at(self.services.clock.now() + CLEANING, begin)

    async def _clean_regularly(self) -> None:
        try:
            await self.clean()
        except Exception:
            log.exception("cleaning failed")
        look_through()
        self._clean_soon()

    async def clean(self) -> None:
        """Clear away what is old: see docs/hosting.md."""
        now = self.services.clock.now()
        for room in list(self.rooms.values()):
            idle = now - room.last_touched()
            status = room.row.status
            if (status == "open" and idle > OPEN_KEPT and not room.audiences) or (
                status == "running" and idle > IDLE_KEPT
            ):
                async with room.lock:
                    if room.row.status == status and self.rooms.get(room.row.id) is room:
                        await self.close_room(room)
            self.forget(room)
        storage = self.services.storage
        # Idle ones without a room: those that were stopped, because the rules have changed since.
        found = await storage.ended_before(now - OVER_KEPT) + await storage.idle_since(now - IDLE_KEPT)
        old = [table for table in found if table not in self.rooms]
        await storage.remove(old)
        await storage.forget_visitors(now - VISITOR_KEPT)
        log.info("cleaned", removed=len(old), tables=len(self.rooms))

    def _count(self) -> dict[str, int]:
        counts = dict.fromkeys(LIVING, 0)
        for room in self.rooms.values():
            if room.row.status in counts:
                counts[room.row.status] += 1
        return counts
