"""A room: a table with the people connected to it, the chat, and the game once it has begun."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

import structlog

from posse import __version__
from posse.core.errors import PosseError
from posse.core.hush import Hush
from posse.core.standing import StandingAnswers
from posse.server.clock import Alarm
from posse.server.rooms import fairness, seat_rows
from posse.server.rooms.audiences import Audiences
from posse.server.rooms.connection import Connection
from posse.server.rooms.ledger import is_same_dialogue
from posse.server.rooms.play import Play
from posse.server.rooms.retrying import until_stored
from posse.server.rooms.state import TableState
from posse.server.services import Listener, Services
from posse.server.store import news
from posse.server.store.news import News
from posse.server.store.rows import ChatRow, Stored
from posse.server.store.storage import CHAT_KEPT, Taken
from posse.server.wire import convert, protocol
from posse.server.wire.encoding import encode
from posse.server.wire.errors import CLOSED, FORBIDDEN, api_error

CHAT_SHOWN: Final = 50
MOST_STANDING: Final = 40  # standing answers (and questions always asked) that one seat may switch on

log = structlog.get_logger("posse.room")


class Room:
    """Calls its state, its audiences and its play; none of them knows the room.

    Joining and leaving are in seat_changes.py, from "start" to the first question is in dealing.py.
    """

    def __init__(self, services: Services, listener: Listener, stored: Stored) -> None:
        self.services = services
        self.listener = listener
        self.state = TableState(services, stored)
        self.audiences = Audiences(self.state, listener)
        self.chat = deque(stored.chat, maxlen=CHAT_KEPT)
        self.play: Play | None = None
        self.deal_alarm: Alarm | None = None
        self.deal_task: asyncio.Task[None] | None = None  # kept here: the event loop keeps no reference
        self.lacks: dict[str, int] = {}  # news that is still to be read: its kind and number (following.py)
        self.reading: asyncio.Task[None] | None = None
        self.used = services.clock.now()  # when somebody last asked for it
        if self.state.row.seed:
            self._resume_play(stored)

    @property
    def id(self) -> str:
        return self.state.row.id

    @property
    def lock(self) -> asyncio.Lock:
        return self.state.lock

    def new_play(self) -> Play:
        return Play(self.state, self.audiences, self.listener)

    def _resume_play(self, stored: Stored) -> None:
        """Go on where the stored choices end."""
        state = self.state
        if state.row.status == "ended":
            return
        if not state.is_playable:
            if state.row.status == "over":
                state.note_stored_result()
                return
            log.error("table was made with other rules", table=self.id, version=state.row.version)
            state.row.status = "stopped"
            return
        try:
            play = self.new_play()
            play.replay(stored.choices, stored.position)
        except PosseError as error:
            log.error("table cannot be replayed", table=self.id, error=str(error))
            state.row.status = "stopped"
            return
        self.play = play
        state.note_result(play.table)

    def last_touched(self) -> int:
        last = self.play.ledger.last_at if self.play is not None else 0
        return max(self.state.row.touched, last)

    def require_play(self) -> Play:
        """The game, finished or not; an error before it begins."""
        if self.play is None:
            raise api_error("not-running")
        return self.play

    def require_running(self) -> Play:
        if self.state.row.status != "running":
            raise api_error("not-running")
        return self.require_play()

    def summary(self, visitor: str) -> protocol.TableLine:
        """This table in the lobby's lists."""
        asked = self.play is not None and self.play.is_awaited(self.state.seat_of(visitor))
        return self.state.summary(visitor, asked)

    # Connections

    def connect(self, connection: Connection, since: int) -> None:
        """Let a client in and send it everything it may know."""
        seat = self.state.seat_of(connection.visitor)
        if seat < 0:
            if not self.state.may_watch(connection.visitor):
                raise api_error("no-spectators")
            if self.audiences.spectators() >= self.services.limits.spectators:
                raise api_error("too-many-sockets")
        self.audiences.add(connection, seat)
        self._send_hello(connection)
        if self.play is not None:
            self.play.wake(seat)
            self.play.send_full_view(connection, since)
            self.play.note_arrival(seat)
        self.audiences.send_presence(connection)
        self.listener.people_changed(self.id)

    def _send_hello(self, connection: Connection) -> None:
        seat, state = connection.seat, self.state
        switches = self.play.standing[seat] if self.play is not None and seat >= 0 else StandingAnswers()
        hello = protocol.Hello(
            protocol=protocol.PROTOCOL,
            server=__version__,
            now=self.services.clock.now(),
            table=state.described(connection.visitor),
            luck=fairness.described(state.row, state.seats, seat),
            chat=[_chat_line(row) for row in list(self.chat)[-CHAT_SHOWN:]],
            standing=sorted(switches.on),
            always=sorted(switches.always),
        )
        connection.send(encode(hello))

    def disconnect(self, connection: Connection) -> None:
        self.audiences.discard(connection)
        self.audiences.send_presence()
        self.listener.people_changed(self.id)
        if not self.audiences:
            self.listener.table_deserted(self.id)

    def seats_changed(self, luck: bool = True) -> None:
        """People have sat down or stood up: their connections see the table from another seat now."""
        for connection in self.audiences.connections():
            self.audiences.move(connection, self.state.seat_of(connection.visitor))
            if connection.seat < 0 and seat_rows.is_outside(connection.visitor):
                connection.close(FORBIDDEN)  # bots do not look on
        self.audiences.send_presence()
        self.audiences.send_table()
        if luck:
            self.audiences.send_luck()

    def host_is_here(self) -> bool:
        return self.state.row.host in self.audiences.visitors()

    # Messages from clients

    async def choose(self, connection: Connection, message: protocol.Choose) -> None:
        start = time.perf_counter()
        async with self.lock:
            seat = self.state.require_seat(connection.visitor)
            chosen = encode(protocol.Chosen(message.decision))
            play = self.require_play()
            before = play.table
            await play.choose(seat, message.decision, message.option, lambda: connection.send(chosen))
            if not is_same_dialogue(before, play.table, seat):  # else nobody else may know of it
                self.services.metrics.choice_seconds.observe(time.perf_counter() - start)

    async def take_back(self, connection: Connection, message: protocol.TakeBack) -> None:
        """Take a secret answer back, as long as nothing was opened."""
        async with self.lock:
            seat = self.state.require_seat(connection.visitor)
            taken = encode(protocol.TakenBack(message.decision))
            await self.require_play().take_back(seat, message.decision, lambda: connection.send(taken))

    def explain(self, connection: Connection, message: protocol.AskWhy) -> None:
        """Say what forbids an attempt."""
        shown = self.require_play().ledger.shown_to(connection.seat)
        refusal = shown.refusal(connection.seat, message.attempt)
        told = convert.refusal(refusal) if refusal is not None else None
        connection.send(encode(protocol.Why(message.attempt, told)))

    def resume(self, connection: Connection, since: int) -> None:
        self.require_play().send_full_view(connection, since)

    def note_seen(self, connection: Connection, number: int) -> None:
        if self.play is not None and connection.seat >= 0:
            self.play.note_seen(connection.seat, number)
            if self.audiences.elsewhere.visitors or not self.state.acts:
                self.services.storage.tell(News(f"{news.SEEN}-{connection.seat}", self.id, number))

    @until_stored
    async def set_pace(self, visitor: str, pace: protocol.Pace) -> None:
        """The host changes the pace of the bots, before the game or during it."""
        async with self.lock:
            self.state.require_host(visitor)
            if not self.state.is_active():
                raise api_error("not-running")
            async with self.state.change():
                self.state.row.pace = pace
            self.audiences.send_table()
            if self.play is not None:
                self.play.change_pace()

    @until_stored
    async def set_standing(self, visitor: str, message: protocol.Standing) -> None:
        """Switch a standing answer on or off."""
        async with self.lock:
            seat = self.state.require_seat(visitor)
            play = self.require_running()
            row = self.state.seats[seat]
            changed = _switched(row.standing, message.asks, message.on)
            async with self.state.change():
                row.standing = changed
            play.switches_changed(seat)
            self.send_switches(play, seat)

    @until_stored
    async def set_always(self, visitor: str, message: protocol.AskAlways) -> None:
        """Ask this player something also without a choice, or no longer."""
        async with self.lock:
            seat = self.state.require_seat(visitor)
            play = self.require_running()
            row = self.state.seats[seat]
            changed = _switched(row.always, message.asks, message.on)
            async with self.state.change():
                row.always = changed
            play.switches_changed(seat)
            self.send_switches(play, seat)

    def send_switches(self, play: Play, seat: int) -> None:
        switches = play.standing[seat]
        self.audiences.send_to(seat, protocol.StandingChanged(sorted(switches.on), sorted(switches.always)))

    async def say(self, connection: Connection, text: str) -> Hush | None:
        """Add a line to the chat; if the game keeps the table silent, nothing is delivered or kept."""
        async with self.lock:
            self.state.require_not_barred(connection.visitor)  # they may have been removed a moment ago
            seat = self.state.seat_of(connection.visitor)
            name = self.state.seats[seat].name if seat >= 0 else connection.name
            if not name:
                raise api_error("name-first")
            hush = self.play.table.hush() if self.play is not None else None
            if hush is None:
                await self._add_line(seat, name, text)
            return hush

    async def _add_line(self, seat: int, name: str, text: str) -> None:
        """Number a line, store and send it. If another server has used the number, it gets a later one."""
        while True:
            number = self.chat[-1].number + 1 if self.chat else 0
            row = ChatRow(self.id, number, seat, name, text, self.services.clock.now())
            try:
                await self.services.storage.add_chat(row)
            except Taken:
                await self.read_chat()
                continue
            self.hear_line(row)
            return

    async def read_chat(self) -> None:
        """Read what was said at other servers."""
        last = self.chat[-1].number if self.chat else -1
        for row in await self.services.storage.chat_after(self.id, last):
            self.hear_line(row)

    def hear_line(self, row: ChatRow) -> None:
        self.chat.append(row)
        self.audiences.send(encode(protocol.Chatted(_chat_line(row))))

    async def close(self, code: int = CLOSED) -> None:
        """Stop everything and close all connections."""
        if self.reading is not None:
            self.reading.cancel()
        if self.deal_alarm is not None:
            self.deal_alarm.cancel()
        if self.play is not None:
            await self.play.close()
        for connection in self.audiences.connections():
            connection.close(code)


def _switched(stored: str, asks: str, on: bool) -> str:
    """The stored switches with this one on or off."""
    kept = {each for each in stored.split() if each != asks}
    if on and len(kept) < MOST_STANDING:
        kept.add(asks)
    return " ".join(sorted(kept))


def _chat_line(row: ChatRow) -> protocol.ChatLine:
    return protocol.ChatLine(row.number, row.seat, row.name, row.text, row.at)
