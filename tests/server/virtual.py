"""Tables without sockets, threads and waiting: time is made up, and every frame is noted with its moment."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import Callable
from concurrent.futures import Executor, Future
from random import Random
from typing import Any

from posse.bots import Bot
from posse.core import Decision, Game, Table, View
from posse.server.rooms import new_tables, seat_rows
from posse.server.rooms.bots import BotPool
from posse.server.rooms.connection import Connection
from posse.server.rooms.room import Room
from posse.server.services import Services
from posse.server.store.rows import ChatRow, ChoiceRow, SeatRow, Stored, TableRow
from posse.server.store.session import Alone
from posse.server.wire import protocol
from tests.server.serving import FakeClock

TURNS = 40  # of the event loop, until everything that can happen now has happened


class MemoryStorage:
    """Stores at once, in memory."""

    shared = False
    session = Alone()

    def __init__(self) -> None:
        self.rows: list[ChoiceRow] = []
        self.broken = False
        self.dies_after: int | None = None  # rows; what comes later is lost

    async def add_choice(self, choice: ChoiceRow, table: TableRow | None = None) -> None:
        if self.broken or len(self.rows) == self.dies_after:
            raise OSError("the disk is full")
        assert choice.sequence == len(self.rows)
        self.rows.append(dataclasses.replace(choice))

    def keep_position(self, table: str, position: object) -> None:
        pass

    async def save(self, *tables: object, new: object = None, told: object = ()) -> None:
        pass

    async def add_chat(self, line: ChatRow) -> None:
        pass

    async def choices_after(self, table: str, count: int) -> list[ChoiceRow]:
        return [dataclasses.replace(row) for row in self.rows[count:]]


class AtOnce(Executor):
    """Bots think without a thread."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Passer:
    """A bot that takes the first option."""

    def choose(self, view: View, decision: Decision, imagine: object) -> int:
        return decision.options[0]


class Pool(BotPool):
    """Bots that are the same in every world."""

    def __init__(self, seed: int, make: Callable[[], Bot] = Passer) -> None:
        super().__init__(1)
        self.make = make
        self.pool = AtOnce()  # type: ignore[assignment]
        self.random = Random(seed)
        self.slow: asyncio.Event | None = None  # bots think until it is set

    def bot(self, level: str, game: Game) -> Bot:
        return self.make()

    async def choose(self, bot: Bot, table: Table, seat: int, whose: str = "", until: float = 0.0) -> str:
        if self.slow is not None:
            await self.slow.wait()
        return await super().choose(bot, table, seat, whose, until)


class Nobody:
    """A listener that does not listen."""

    def table_changed(self) -> None:
        pass

    def table_deserted(self, table: str) -> None:
        pass

    def people_changed(self, table: str) -> None:
        pass

    async def table_started(self, table: str) -> None:
        pass

    def table_outdated(self, table: str) -> None:
        pass

    async def catch_up(self, table: str) -> None:
        pass


class Client:
    """A connection, and what it was sent when."""

    def __init__(self, world: World, visitor: str) -> None:
        self.world = world
        self.visitor = visitor
        self.connection = Connection(visitor, visitor, 10_000_000)
        self.frames: list[tuple[int, str]] = []
        self.view: dict[str, Any] = {}
        self.decision: dict[str, Any] | None = None
        self.back: str | None = None
        self.clocks: list[dict[str, Any]] = []
        self.phase: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []

    def hear(self) -> None:
        """Note what was sent up to now."""
        while (text := self.connection.next_text()) is not None:
            self.frames.append((self.world.clock.time - self.world.start, text))
            message = json.loads(text)
            if message["type"] == "history":
                self.events = self.events[: message["since"]] + message["events"]
            elif message["type"] == "view":
                self.view, self.events = message["view"], self.events[: message["since"]] + message["events"]
                self.decision = message.get("decision", self.decision)
                self.back = message.get("back", self.back)
                self.clocks = message.get("clocks", self.clocks)
                self.phase = message.get("phase", self.phase)
            elif message["type"] == "clock":
                self.clocks, self.phase = message["clocks"], message["phase"]

    @property
    def asks(self) -> str:
        return self.decision["asks"] if self.decision is not None else ""

    @property
    def waiting(self) -> list[int]:
        return [each["seat"] for each in self.view["waiting"]]

    async def choose(self, option: str) -> None:
        assert self.decision is not None
        await self.world.room.choose(self.connection, protocol.Choose(self.decision["id"], option))
        await self.world.settle()

    async def take_back(self, decision: str = "") -> None:
        message = protocol.TakeBack(decision or self.back or "")
        await self.world.room.take_back(self.connection, message)
        await self.world.settle()

    async def ask_always(self, asks: str, on: bool = True) -> None:
        await self.world.room.set_always(self.visitor, protocol.AskAlways(asks, on))
        await self.world.settle()

    async def stand(self, asks: str, on: bool = True) -> None:
        await self.world.room.set_standing(self.visitor, protocol.Standing(asks, on))
        await self.world.settle()

    def why(self, attempt: str) -> str:
        """The answer to `why`, as text."""
        self.world.room.explain(self.connection, protocol.AskWhy(attempt))
        answer = self.connection.waiting.pop()
        assert isinstance(answer, str)
        return answer


class World:
    """A table laid as a test wants it, people on some seats ("a", "c"), bots on the others."""

    def __init__(
        self, table: Table, people: str, random: int = 1, bot: Callable[[], Bot] = Passer, **more: Any
    ) -> None:
        self.laid = table
        self.people = people
        self.more = more
        self.random = random
        self.bot = bot
        self.storage = MemoryStorage()
        self.clock = FakeClock()
        self.start = self.clock.time
        self.clients: dict[str, Client] = {}
        self.room = self._make_room()

    def _make_room(self) -> Room:
        self.bots = Pool(self.random, self.bot)
        services = Services(self.storage, clock=self.clock, bots=self.bots)  # type: ignore[arg-type]
        row = new_tables.new_row(self.laid.game.name, self.laid.game.version, "a", self.clock.time)
        row.id, row.status, row.seed, row.pace = "t", "running", b"", "quick"
        row.server_seed, row.invite = b"s" * 32, "i"
        row = dataclasses.replace(row, **self.more)
        room = Room(services, Nobody(), Stored(row, [self._seat(seat) for seat in range(self.laid.seats)]))
        room.state.new_table = self.laid.clone  # type: ignore[method-assign]
        return room

    def _seat(self, seat: int) -> SeatRow:
        letter = "abcdefgh"[seat]
        if letter in self.people.split():
            return seat_rows.person("t", seat, letter, letter.upper())
        return seat_rows.bot("t", seat, "greenhorn")

    async def begin(self, *watching: str) -> None:
        """Everybody comes, with spectators; the game goes on from where it was laid."""
        self._connect(*self.people.split(), *watching)
        self.room.play = self.room.new_play()
        self.room.play.plan_answers()
        for client in self.clients.values():
            self.room.play.send_full_view(client.connection, 0)
        await self.settle()

    def _connect(self, *visitors: str) -> None:
        for visitor in visitors:
            client = self.clients[visitor] = Client(self, visitor)
            self.room.connect(client.connection, 0)
            client.hear()

    async def leave(self, visitor: str) -> None:
        self.room.disconnect(self.clients[visitor].connection)
        await self.settle()

    async def come(self, visitor: str) -> None:
        self._connect(visitor)
        await self.settle()

    async def restart(self, *watching: str) -> None:
        """The server dies and is started again; what it has not stored is lost. Then all come back."""
        assert self.room.play is not None
        seats = self.room.state.seats
        await self.room.play.close()
        self.clock.alarms.clear()
        self.room = self._make_room()
        self.room.state.seats = seats
        self.room.play = self.room.new_play()
        self.room.play.replay(list(self.storage.rows))
        await self.settle()
        self._connect(*self.people.split(), *watching)
        await self.settle()

    async def close(self) -> None:
        if self.room.play is not None:
            await self.room.play.close()

    def __getattr__(self, name: str) -> Client:
        try:
            return self.clients[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def table(self) -> Table:
        assert self.room.play is not None
        return self.room.play.table

    async def settle(self) -> None:
        """Let everything happen that can happen now, and note what was sent."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        for client in self.clients.values():
            client.hear()

    async def passes(self, milliseconds: int) -> None:
        """Time passes, with everything that is due in it, one thing after the other."""
        until = self.clock.time + milliseconds
        while 0 < (when := self.clock.next_alarm()) <= until:
            self.clock.advance(max(0, when - self.clock.time))
            await self.settle()
        self.clock.time = until
