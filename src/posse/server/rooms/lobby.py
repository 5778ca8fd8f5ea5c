"""The lobby: lists of tables, sent to everybody who has them open, at most twice a second."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, Final

import structlog
from msgspec import UNSET, Raw

from posse.server.clock import Alarm
from posse.server.rooms import listed, seat_rows
from posse.server.rooms.bot_events import BotEvents
from posse.server.rooms.connection import Connection
from posse.server.rooms.listed import ListedTable
from posse.server.rooms.room import Room
from posse.server.services import Services
from posse.server.store import failures
from posse.server.wire import protocol
from posse.server.wire.encoding import encode, encode_raw

PAUSE: Final = 500
MOST_SHOWN: Final = 100

Encoded = tuple[Raw, Raw, Raw]  # mine, open, running
Line = Room | ListedTable

log = structlog.get_logger("posse.lobby")


class Lists:
    """Everybody's lists at one moment. What they have in common is made once."""

    def __init__(self, rooms: Iterable[Line]) -> None:
        self.open: list[Line] = []
        self.running: list[Line] = []
        self.own: dict[str, list[Line]] = {}  # by visitor, newest first
        self.with_bans: list[Line] = []
        self.lines: dict[str, Raw] = {}  # public tables as strangers see them
        for room in sorted(rooms, key=lambda room: room.state.row.created, reverse=True):
            self._add(room)
        self.of_strangers = (self._encoded(self.open, []), self._encoded(self.running, []))

    def _add(self, room: Line) -> None:
        state = room.state
        if not state.is_active():
            return
        for visitor in {state.row.host, *[row.visitor for row in state.seats]}:
            if visitor:
                self.own.setdefault(visitor, []).append(room)
        if state.row.barred:
            self.with_bans.append(room)
        if state.row.public:
            if _has_free_seat(room):
                self.open.append(room)
            if _can_be_watched(room):
                self.running.append(room)

    def of(self, visitor: str) -> Encoded:
        """My tables (first those that wait for me), public ones with a free seat, public ones to watch."""
        own = self.own.get(visitor, [])
        mine = sorted(self.mine(visitor), key=lambda line: not line.asked)
        hidden = own + [room for room in self.with_bans if room.state.is_barred(visitor)]
        others = (
            (self._encoded(self.open, hidden), self._encoded(self.running, hidden))
            if any(room.state.row.public for room in hidden)
            else self.of_strangers
        )
        return encode_raw(mine[:MOST_SHOWN]), *others

    def mine(self, visitor: str) -> list[protocol.TableLine]:
        return [room.summary(visitor) for room in self.own.get(visitor, [])]

    def _encoded(self, rooms: list[Line], hidden: list[Line]) -> Raw:
        shown = [room for room in rooms[: MOST_SHOWN + len(hidden)] if room not in hidden]
        return encode_raw([self._line(room) for room in shown[:MOST_SHOWN]])

    def _line(self, room: Line) -> Raw:
        line = self.lines.get(room.id)
        if line is None:
            line = self.lines[room.id] = encode_raw(room.summary(""))
        return line


class Lobby:
    def __init__(self, rooms: Mapping[str, Room], services: Services) -> None:
        self.rooms = rooms  # the directory's own, which changes
        self.services = services
        self.clock = services.clock
        self.elsewhere: list[ListedTable] = []  # tables that are not in memory here
        self.reading: asyncio.Task[None] | None = None
        self.made: Lists | None = None  # until something changes
        self.sent: dict[Connection, Encoded] = {}  # what each connection was sent last
        self.feeds: set[BotEvents] = set()
        self.alarm: Alarm | None = None

    async def connect(self, connection: Connection) -> None:
        await self._read(connection.visitor)
        mine, free, running = self.sent[connection] = self._lists().of(connection.visitor)
        connection.send(encode(protocol.LobbyChanged(_any(mine), _any(free), _any(running))))

    def disconnect(self, connection: Connection) -> None:
        self.sent.pop(connection, None)

    async def follow(self, feed: BotEvents) -> None:
        """An outside bot is told about its tables from now on."""
        await self._read(feed.visitor)
        self.feeds.add(feed)
        feed.see(self._lists().mine(feed.visitor))

    def unfollow(self, feed: BotEvents) -> None:
        self.feeds.discard(feed)

    def changed(self) -> None:
        """Something in a list has changed: send it soon, with everything else that changes until then."""
        self.made = None
        if (self.sent or self.feeds) and self.alarm is None:
            self.alarm = self.clock.call_at(self.clock.now() + PAUSE, self._begin_to_send)

    def _begin_to_send(self) -> None:
        self.alarm = None
        if self.services.storage.shared:
            self.reading = asyncio.get_running_loop().create_task(self._read_and_send())
        else:
            self._send()

    async def _read_and_send(self) -> None:
        try:
            await self._read()
        except Exception as error:
            failures.tell(log, "lists not read", error)
        self._send()

    async def _read(self, *visitors: str) -> None:
        """See what the lists of these visitors, and of everybody who has them open, show of other servers."""
        if self.services.storage.shared:
            looking = [connection.visitor for connection in self.sent]
            everybody = {*visitors, *looking, *[feed.visitor for feed in self.feeds]}
            self.elsewhere = await listed.read(self.services, everybody, self.rooms, MOST_SHOWN)
            self.made = None

    def _send(self) -> None:
        lists = self._lists()
        texts: dict[tuple[bytes, ...], str] = {}  # most are sent the same
        for connection, last in list(self.sent.items()):
            now = lists.of(connection.visitor)
            if now == last:
                continue
            self.sent[connection] = now
            news = [UNSET if one == other else _any(one) for one, other in zip(now, last, strict=True)]
            key = tuple([b"" if each is UNSET else bytes(each) for each in news])
            if key not in texts:
                texts[key] = encode(protocol.LobbyChanged(*news))
            connection.send(texts[key])
        for feed in self.feeds:
            feed.see(lists.mine(feed.visitor))

    def _lists(self) -> Lists:
        if self.made is None:
            others = [table for table in self.elsewhere if table.id not in self.rooms]
            self.made = Lists([*self.rooms.values(), *others])
        return self.made

    async def lists(self, visitor: str) -> protocol.Lobby:
        await self._read(visitor)
        return protocol.Lobby(*[_any(each) for each in self._lists().of(visitor)])

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        if self.reading is not None:
            self.reading.cancel()


def _any(encoded: Raw) -> Any:
    return encoded


def _has_free_seat(room: Line) -> bool:
    state = room.state
    return state.row.status == "open" and any(row.kind == seat_rows.FREE for row in state.seats)


def _can_be_watched(room: Line) -> bool:
    return room.state.row.status in ("dealing", "running") and room.state.row.spectators
