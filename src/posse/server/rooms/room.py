"""A room: one table, one lock, its connections."""

from __future__ import annotations

import asyncio
import dataclasses
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import structlog

from posse import __version__
from posse.core import Chance, Table, registry
from posse.core.errors import PosseError
from posse.server.clock import Alarm
from posse.server.rooms import bans, fairness, seat_rows
from posse.server.rooms.audience import Audience
from posse.server.rooms.connection import Connection, encode
from posse.server.rooms.play import Play
from posse.server.services import Owner, Services
from posse.server.store.rows import ChatRow, Stored
from posse.server.store.storage import CHAT_KEPT, LIVING
from posse.server.wire import protocol
from posse.server.wire.convert import refusal_told, result_told
from posse.server.wire.errors import CLOSED, NOT_FOR_YOU, wrong

CHAT_SHOWN: Final = 50
MOST_SWITCHES: Final = 40

log = structlog.get_logger("posse.room")

_clock_rules: Final = msgspec.json.Decoder(protocol.ClockRule)


class Room:
    """Who sits down is in seating.py, how luck is agreed on in dealing.py, how it is played in play.py."""

    def __init__(self, owner: Owner, services: Services, stored: Stored) -> None:
        self.owner = owner
        self.services = services
        self.row = stored.table
        self.chairs = stored.seats
        self.game = registry.find(self.row.game)
        self.settings: dict[str, protocol.SettingValue] = msgspec.json.decode(self.row.settings)
        self.clock_rule = _clock_rules.decode(self.row.clock) if self.row.clock else None
        self.lock = asyncio.Lock()
        self.audiences: dict[int, Audience] = {}
        self.chat = deque(stored.chat, maxlen=CHAT_KEPT)
        self.play: Play | None = None
        self.result: protocol.Result | None = None
        self.dealer: Alarm | None = None
        self.dealing: asyncio.Task[None] | None = None  # held here, because the loop holds on to no task
        self.presence = ""
        if self.row.seed:
            self._play_on(stored)

    def _play_on(self, stored: Stored) -> None:
        """Go on where the table was left."""
        if self.row.version != self.game.version:
            log.error("table is of other rules", table=self.row.id, version=self.row.version)
            self.row.status = "stopped"
            return
        try:
            table = self.new_table()
            self.play = Play(self, table)
            self.play.replay(table, stored.choices)
        except PosseError as error:
            log.error("table cannot go on", table=self.row.id, error=str(error))
            self.row.status = "stopped"
            self.play = None
            return
        self._note_result()

    def new_table(self) -> Table:
        """The table before the first choice."""
        return self.game.new(len(self.chairs), self.settings, Chance.of(self.row.seed))

    def is_living(self) -> bool:
        return self.row.status in LIVING

    def last_touched(self) -> int:
        last = self.play.choices[-1].at if self.play is not None and self.play.choices else 0
        return max(self.row.touched, last)

    def seat_of(self, visitor: str) -> int:
        return seat_rows.seat_of(self.chairs, visitor)

    def sitting(self, visitor: str) -> int:
        """The seat of somebody who has to have one."""
        seat = self.seat_of(visitor)
        if seat < 0:
            raise wrong("not-seated")
        return seat

    def host_only(self, visitor: str) -> None:
        if visitor != self.row.host:
            raise wrong("not-host")

    def open_only(self) -> None:
        if self.row.status != "open":
            raise wrong("has-started")

    def is_barred(self, visitor: str) -> bool:
        return bans.is_barred(self.row.barred, visitor)

    def welcome_only(self, visitor: str) -> None:
        """Whoever was removed from the table stays away until he is let back."""
        if self.is_barred(visitor):
            raise wrong("removed")

    def known_only(self, visitor: str, invite: str) -> None:
        if not self.is_known_to(visitor, invite):
            raise wrong("not-found")

    def playing(self) -> Play:
        if self.play is None or self.row.status != "running":
            raise wrong("not-running")
        return self.play

    def is_known_to(self, visitor: str, invite: str) -> bool:
        """Whether this visitor may know of the table at all."""
        if self.row.public or visitor == self.row.host:
            return True
        if any(chair.visitor == visitor for chair in self.chairs):  # sits here, or has a seat held for him
            return True
        return secrets.compare_digest(invite.encode(), self.row.invite.encode())

    @asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """Change row and chairs in this block: stored at its end, or all as it was before."""
        row = dataclasses.replace(self.row)
        seats = [dataclasses.replace(chair) for chair in self.chairs]
        try:
            yield
            self.row.touched = self.services.clock.now()
            await self.services.storage.save((self.row, self.chairs))
        except BaseException:
            self.row, self.chairs = row, seats
            raise

    # Connections

    def connections(self) -> list[Connection]:
        return [each for audience in self.audiences.values() for each in audience.connections]

    def may_watch(self, visitor: str) -> bool:
        """An open table can be looked at by whoever may sit down; one that plays, if it lets people watch."""
        return self.row.spectators or visitor == self.row.host or self.row.status == "open"

    def let_look_back(self, visitor: str) -> None:
        """The finished game is for those who played it, and for whoever might have watched."""
        if self.seat_of(visitor) < 0 and not self.may_watch(visitor):
            raise wrong("no-spectators")

    def connect(self, connection: Connection, since: int) -> None:
        """Somebody comes to the table: tell him all he may know."""
        seat = self.seat_of(connection.visitor)
        if seat < 0:
            if not self.may_watch(connection.visitor):
                raise wrong("no-spectators")
            watching = self.audiences.get(-1)
            if watching is not None and len(watching.connections) >= self.services.limits.spectators:
                raise wrong("too-many-sockets")
        self._place(connection, seat)
        self._greet(connection, since)
        self._tell_presence(connection)

    def _place(self, connection: Connection, seat: int) -> None:
        connection.seat = seat
        if seat not in self.audiences:
            self.audiences[seat] = Audience(seat)
        self.audiences[seat].connections.add(connection)

    def _unplace(self, connection: Connection) -> None:
        audience = self.audiences.get(connection.seat)
        if audience is not None:
            audience.connections.discard(connection)
            if not audience.connections:
                del self.audiences[connection.seat]

    def _greet(self, connection: Connection, since: int) -> None:
        play, seat = self.play, connection.seat
        hello = protocol.Hello(
            protocol=protocol.PROTOCOL,
            server=__version__,
            now=self.services.clock.now(),
            table=self.told(connection.visitor),
            luck=fairness.state(self.row, self.chairs, seat),
            chat=[_line(row) for row in list(self.chat)[-CHAT_SHOWN:]],
            standing=sorted(play.standing[seat].on) if play is not None and seat >= 0 else [],
        )
        connection.send(encode(hello))
        if play is not None:
            play.welcome(connection, since)

    def disconnect(self, connection: Connection) -> None:
        self._unplace(connection)
        self._tell_presence()
        if not self.audiences:
            self.owner.room_emptied(self)

    def reseat(self) -> None:
        """Somebody sat down or stood up: his connections see the table from there now."""
        for connection in self.connections():
            seat = self.seat_of(connection.visitor)
            if seat != connection.seat:
                self._unplace(connection)
                self._place(connection, seat)
        self._tell_presence()

    def send_away(self, visitor: str, error: PosseError) -> None:
        """Tell somebody why he has to go, wherever he has the table open, and close it there."""
        for connection in self.connections():
            if connection.visitor == visitor:
                self._unplace(connection)
                connection.fail("", error)
                connection.close(NOT_FOR_YOU)

    def is_here(self, seat: int) -> bool:
        return seat in self.audiences

    def host_is_here(self) -> bool:
        return any(connection.visitor == self.row.host for connection in self.connections())

    def _tell_presence(self, newcomer: Connection | None = None) -> None:
        watching = self.audiences.get(-1)
        text = encode(
            protocol.Presence(
                here=sorted(seat for seat in self.audiences if seat >= 0),
                watching=len(watching.connections) if watching else 0,
            )
        )
        if text != self.presence:
            self.presence = text
            self.send_all(text)
        elif newcomer is not None:
            newcomer.send(text)

    def send_all(self, text: str) -> None:
        for audience in self.audiences.values():
            audience.send(text)

    # What is told

    def told(self, visitor: str) -> protocol.Table:
        row = self.row
        seat = self.seat_of(visitor)
        host = visitor == row.host
        return protocol.Table(
            id=row.id,
            game=row.game,
            version=row.version,
            status=row.status,
            settings=self.settings,
            seats=[seat_rows.seat_told(chair, row.host) for chair in self.chairs],
            public=row.public,
            spectators=row.spectators,
            pace=row.pace,
            clock=self.clock_rule,
            timeout=row.timeout,
            you=seat,
            host=host,
            invite=row.invite if host or seat >= 0 else None,
            created=row.created,
            result=self.result,
            rematch=row.rematch or None,
            barred=bans.told(row.barred) if host else [],
        )

    def line(self, visitor: str) -> protocol.TableLine:
        row = self.row
        seat = self.seat_of(visitor)
        return protocol.TableLine(
            id=row.id,
            game=row.game,
            status=row.status,
            seats=[seat_rows.seat_told(chair, row.host) for chair in self.chairs],
            public=row.public,
            spectators=row.spectators,
            pace=row.pace,
            clock=self.clock_rule,
            you=seat,
            asked=self.play is not None and self.play.prompted(seat),
            created=row.created,
        )

    def tell_table(self) -> None:
        """Everybody here gets the table as it is now; the lists change too."""
        for audience in self.audiences.values():
            texts: dict[bool, str] = {}
            for connection in audience.connections:
                host = connection.visitor == self.row.host
                if host not in texts:
                    texts[host] = encode(protocol.TableChanged(self.told(connection.visitor)))
                connection.send(texts[host])
        self.owner.room_changed(self)

    def tell_luck(self) -> None:
        for seat, audience in self.audiences.items():
            audience.send(encode(protocol.LuckChanged(fairness.state(self.row, self.chairs, seat))))

    # Play

    async def choose(self, connection: Connection, message: protocol.Choose) -> None:
        start = time.perf_counter()
        async with self.lock:
            seat = self.sitting(connection.visitor)
            if self.play is None:
                raise wrong("not-running")
            chosen = encode(protocol.Chosen(message.decision))
            await self.play.choose(seat, message.decision, message.option, lambda: connection.send(chosen))
        self.services.metrics.choice_seconds.observe(time.perf_counter() - start)

    def why(self, connection: Connection, message: protocol.AskWhy) -> None:
        if self.play is None:
            raise wrong("not-running")
        refusal = self.play.table.refusal(connection.seat, message.attempt)
        told = refusal_told(refusal) if refusal is not None else None
        connection.send(encode(protocol.Why(message.attempt, told)))

    def resume(self, connection: Connection, since: int) -> None:
        if self.play is None:
            raise wrong("not-running")
        self.play.welcome(connection, since)

    async def switch(self, visitor: str, message: protocol.Standing) -> None:
        """A standing answer is switched on or off."""
        async with self.lock:
            seat = self.sitting(visitor)
            play = self.playing()
            async with self.change():
                chair = self.chairs[seat]
                on = {each for each in chair.standing.split() if each != message.asks}
                if message.on and len(on) < MOST_SWITCHES:
                    on.add(message.asks)
                chair.standing = " ".join(sorted(on))
            play.switch(seat, message.asks, message.asks in on)
            if seat in self.audiences:
                self.audiences[seat].send(encode(protocol.StandingChanged(sorted(on))))

    async def say(self, connection: Connection, text: str) -> None:
        async with self.lock:
            self.welcome_only(connection.visitor)  # he may have been removed a moment ago
            seat = self.seat_of(connection.visitor)
            name = self.chairs[seat].name if seat >= 0 else connection.name
            if not name:
                raise wrong("name-first")
            number = self.chat[-1].number + 1 if self.chat else 0
            row = ChatRow(self.row.id, number, seat, name, text, self.services.clock.now())
            await self.services.storage.add_chat(row)
            self.chat.append(row)
            self.send_all(encode(protocol.Chatted(_line(row))))

    async def set_away(self, seat: int, level: str) -> None:
        """With the lock held: a bot of this level plays for a seat; "": its owner does again."""
        async with self.change():
            self.chairs[seat].away, self.chairs[seat].level = level != "", level
        self.tell_table()
        self.playing().hand_changed(seat)

    # The end

    def game_ended(self, when: int) -> None:
        """The last choice is stored and told."""
        self.row.status = "over"
        self.row.touched = when
        self._note_result()
        self.services.metrics.games.labels(self.game.name).inc()
        self.tell_table()
        self.tell_luck()
        if not self.audiences:
            self.owner.room_emptied(self)

    def _note_result(self) -> None:
        result = self.play.table.result() if self.play is not None and self.play.table.over else None
        self.result = result_told(result) if result is not None else None

    async def close(self, code: int = CLOSED) -> None:
        """Nobody plays here any more: send everybody away."""
        if self.dealer is not None:
            self.dealer.cancel()
        if self.play is not None:
            await self.play.close()
        for connection in self.connections():
            connection.close(code)


def _line(row: ChatRow) -> protocol.ChatLine:
    return protocol.ChatLine(row.number, row.seat, row.name, row.text, row.at)
