"""A room: a table with the people connected to it, the chat, and the game once it has begun."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

import structlog

from posse import __version__
from posse.core.errors import PosseError
from posse.core.standing import StandingAnswers
from posse.server.clock import Alarm
from posse.server.rooms import fairness
from posse.server.rooms.audiences import Audiences
from posse.server.rooms.connection import Connection
from posse.server.rooms.ledger import is_same_dialogue
from posse.server.rooms.play import Play
from posse.server.rooms.state import TableState
from posse.server.services import Listener, Services
from posse.server.store.rows import ChatRow, ChoiceRow, Stored
from posse.server.store.storage import CHAT_KEPT
from posse.server.wire import convert, protocol
from posse.server.wire.encoding import encode
from posse.server.wire.errors import CLOSED, api_error

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
        if self.state.row.seed:
            self._resume_play(stored.choices)

    @property
    def id(self) -> str:
        return self.state.row.id

    @property
    def lock(self) -> asyncio.Lock:
        return self.state.lock

    def new_play(self) -> Play:
        return Play(self.state, self.audiences, self.listener)

    def _resume_play(self, choices: list[ChoiceRow]) -> None:
        """Go on where the stored choices end."""
        state = self.state
        if state.row.version != state.game.version:
            log.error("table was made with other rules", table=self.id, version=state.row.version)
            state.row.status = "stopped"
            return
        try:
            play = self.new_play()
            play.replay(choices)
        except PosseError as error:
            log.error("table cannot be replayed", table=self.id, error=str(error))
            state.row.status = "stopped"
            return
        self.play = play
        state.note_result(play.table)

    def last_touched(self) -> int:
        last = self.play.choices[-1].at if self.play is not None and self.play.choices else 0
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
        if not self.audiences:
            self.listener.table_deserted(self.id)

    def seats_changed(self) -> None:
        """People have sat down or stood up: their connections see the table from another seat now."""
        for connection in self.audiences.connections():
            self.audiences.move(connection, self.state.seat_of(connection.visitor))
        self.audiences.send_presence()
        self.audiences.send_table()
        self.audiences.send_luck()

    def host_is_here(self) -> bool:
        return any(self.state.is_host(connection.visitor) for connection in self.audiences.connections())

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

    async def set_standing(self, visitor: str, message: protocol.Standing) -> None:
        """Switch a standing answer on or off."""
        async with self.lock:
            seat = self.state.require_seat(visitor)
            play = self.require_running()
            row = self.state.seats[seat]
            changed = _switched(row.standing, message.asks, message.on)
            async with self.state.change():
                row.standing = changed
            play.set_standing(seat, message.asks, message.asks in changed.split())
            self._send_switches(play, seat)

    async def set_always(self, visitor: str, message: protocol.AskAlways) -> None:
        """Ask this player something also without a choice, or no longer."""
        async with self.lock:
            seat = self.state.require_seat(visitor)
            play = self.require_running()
            row = self.state.seats[seat]
            changed = _switched(row.always, message.asks, message.on)
            async with self.state.change():
                row.always = changed
            play.set_always(seat, message.asks, message.asks in changed.split())
            self._send_switches(play, seat)

    def _send_switches(self, play: Play, seat: int) -> None:
        switches = play.standing[seat]
        self.audiences.send_to(seat, protocol.StandingChanged(sorted(switches.on), sorted(switches.always)))

    async def say(self, connection: Connection, text: str) -> None:
        """Add a line to the chat, if the game lets people talk."""
        async with self.lock:
            self.state.require_not_barred(connection.visitor)  # they may have been removed a moment ago
            seat = self.state.seat_of(connection.visitor)
            name = self.state.seats[seat].name if seat >= 0 else connection.name
            if not name:
                raise api_error("name-first")
            hush = self.play.table.hush() if self.play is not None else None
            if hush is not None:  # the game keeps the table silent: nothing is delivered or kept
                connection.send(encode(convert.hushed(hush, seat)))
                return
            number = self.chat[-1].number + 1 if self.chat else 0
            row = ChatRow(self.id, number, seat, name, text, self.services.clock.now())
            await self.services.storage.add_chat(row)
            self.chat.append(row)
            self.audiences.send(encode(protocol.Chatted(_chat_line(row))))

    async def close(self, code: int = CLOSED) -> None:
        """Stop everything and close all connections."""
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
