"""A server for tests, on a real port, and people who come to it with their browsers."""

from __future__ import annotations

import asyncio
import heapq
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from posse.bots import Bot, make
from posse.core import Game
from posse.core.fairness import share_hash
from posse.server.clock import Clock
from posse.server.http.app import App
from posse.server.limits import Limits
from posse.server.ops.run import Server, configure, listen
from posse.server.rooms import bots, dealing, new_tables
from posse.server.services import Services
from posse.server.store.storage import Storage

PATIENCE = 60  # seconds; only a test that fails waits that long
BOT = {"kind": "bot", "level": "greenhorn"}
ME = {"kind": "me"}
PERSON = {"kind": "person"}

Message = dict[str, Any]


class FakeAlarm:
    def __init__(self, when: int, number: int, callback: Callable[[], None]) -> None:
        self.when = when
        self.number = number
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True

    def __lt__(self, other: FakeAlarm) -> bool:
        return (self.when, self.number) < (other.when, other.number)


class FakeClock(Clock):
    """Time passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000
        self.alarms: list[FakeAlarm] = []
        self.made = 0
        self.news = asyncio.Event()

    def now(self) -> int:
        return self.time

    def call_at(self, when: int, callback: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(when, self.made, callback)
        self.made += 1
        heapq.heappush(self.alarms, alarm)
        self.news.set()
        return alarm

    def next_alarm(self) -> int:
        """When the next thing is due, 0 if nothing is."""
        while self.alarms and self.alarms[0].cancelled:
            heapq.heappop(self.alarms)
        return self.alarms[0].when if self.alarms else 0

    def advance(self, milliseconds: int) -> None:
        """Let time pass, and run everything that is due in it."""
        until = self.time + milliseconds
        while 0 < (when := self.next_alarm()) <= until:
            self.time = max(self.time, when)
            heapq.heappop(self.alarms).callback()
        self.time = until

    async def run_to_next(self, within: int) -> int:
        """Wait until something is due within this time, and run it; how long that took."""
        async with asyncio.timeout(PATIENCE):
            while not 0 < self.next_alarm() <= self.time + within:
                self.news.clear()
                await self.news.wait()
        took = max(0, self.next_alarm() - self.time)
        self.advance(took)
        return took


class Luck:
    """Draws as `secrets` does, but the same in every run: no test depends on the luck of a game or a bot."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)  # names of tables

    def __init__(self, number: int = 1) -> None:
        self.random = Random(number)

    def token_bytes(self, count: int) -> bytes:
        return self.random.randbytes(count)

    def randbits(self, count: int) -> int:
        return self.random.getrandbits(count)


def same_bot(level: str, game: Game) -> Bot:
    return make(level, game, bytes(32))


class Served:
    """A server that runs in this process, so that a test can look at its true tables."""

    def __init__(self, app: App, port: int) -> None:
        self.app = app
        self.directory = app.directory
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.people: list[Person] = []
        self.connections: set[Any] = set()  # the server's side of every open connection

    async def person(self, name: str = "", cookie: str = "") -> Person:
        """Somebody comes, with a cookie from before or without one, and gives a name."""
        person = Person(self)
        self.people.append(person)
        if cookie:
            person.http.cookies.set("posse", cookie)
        else:
            await person.get("/api/me")
        if name:
            await person.put("/api/me", {"name": name})
        return person

    async def shares_revealed(self, table: str) -> None:
        """Wait until the seats that have called `give_share` have revealed their shares."""
        room = self.directory.rooms[table]
        await eventually(lambda: not room.state.row.sealed or room.play is not None)

    async def close(self) -> None:
        for person in self.people:
            await person.http.aclose()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'posse.db'}"


class Databases:
    """Where the database of a folder is: in the folder, unless the fixture `database` says otherwise."""

    url: Callable[[Path], str] = staticmethod(sqlite_in)


def database_of(folder: Path) -> str:
    """The URL of the database that belongs to this folder."""
    return Databases.url(folder)


@asynccontextmanager
async def serving(
    folder: Path,
    clock: Clock | None = None,
    limits: Limits | None = None,
    static: Path | None = None,
    origins: tuple[str, ...] = (),
    new_key: bool = False,
    db: str = "",
) -> AsyncIterator[Served]:
    """People and bots at these tables choose the same in every run, and the luck is the same."""
    with (
        patch.object(new_tables, "secrets", Luck()),
        patch.object(dealing, "secrets", Luck(2)),
        patch.object(bots, "secrets", Luck()),
    ):
        storage = Storage(db or database_of(folder))
        services = Services(storage, limits or generous(), new_key=new_key)
        services.bots.bot = same_bot  # type: ignore[method-assign]
        services.bots.secret_least = (
            0  # games of many sealed answers; how long those take is tested elsewhere
        )
        if clock is not None:
            services.clock = clock
        async with running(App(services, origins, static or folder / "no-client")) as served:
            yield served


@asynccontextmanager
async def running(app: App) -> AsyncIterator[Served]:
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    async with app.opened():
        server = Server(configure(app), ready.set, signals=False)
        running = asyncio.create_task(server.serve([listening]))
        await ready.wait()
        served = Served(app, listening.getsockname()[1])
        served.connections = server.server_state.connections
        try:
            yield served
        finally:
            await served.close()
            server.should_exit = True
            await running
            listening.close()


def generous() -> Limits:
    """Tests are faster than people: the limits of rate are for the tests about them."""
    many = 10**6
    return Limits(
        messages=many,
        messages_burst=many,
        requests=many,
        requests_burst=many,
        strangers=many,
        visitors_burst=many,
        new_tables_burst=many,
        resumes_burst=many,
        bot_requests=many,
        bot_requests_burst=many,
        owner_requests=many,
        owner_requests_burst=many,
    )


class Person:
    def __init__(self, served: Served) -> None:
        self.served = served
        self.http = httpx.AsyncClient(base_url=served.url, timeout=PATIENCE, trust_env=False)

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["posse"])

    async def request(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        response = await self.http.request(method, path, json=body)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.request("GET", path, None, status)

    async def put(self, path: str, body: object, status: int = 200) -> Any:
        return await self.request("PUT", path, body, status)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.request("POST", path, body, status)
        if path.endswith("/start") and status == 200 and isinstance(self.served, Served):
            await self.served.shares_revealed(answer["id"])
        return answer

    async def opens(self, *seats: Message, status: int = 200, **more: Any) -> Any:
        """Open a table of Dice Town. Everybody is asked everything, so that no test waits for a window."""
        body = {"game": "dice-town", "seats": list(seats), "pace": "instant", "public": True}
        body |= {"ask_always": True, **more}
        return await self.post("/api/tables", body, status)

    @asynccontextmanager
    async def at(self, table: str, since: int = 0, invite: str = "") -> AsyncIterator[Seat]:
        """Open the table's socket, and wait until all is told that is told at first."""
        seat = await self.connect(f"/ws/tables/{table}?since={since}&invite={invite}")
        try:
            await seat.until("presence")
            yield seat
        finally:
            await seat.close()

    async def connect(self, path: str, cookie: str | None = None, **headers: str) -> Seat:
        """Open any socket."""
        headers["Cookie"] = f"posse={self.cookie if cookie is None else cookie}"
        url = f"ws://127.0.0.1:{self.served.port}{path}"
        # max_queue: a client that is not listening just now would else be slow to close.
        socket = await connect(
            url, additional_headers=headers, proxy=None, ping_interval=None, max_size=None, max_queue=None
        )
        return Seat(socket)


class Seat:
    """A socket, and what its client knows from the messages it got."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.table: Message = {}
        self.luck: Message = {}
        self.view: Message = {}
        self.decision: Message | None = None
        self.back: str | None = None
        self.clocks: list[Message] = []
        self.phase: Message | None = None
        self.events: list[Message] = []
        self.number = 0
        self.standing: list[str] = []
        self.presence: Message = {}
        self.said: list[Message] = []
        self.errors: list[Message] = []
        self.share = ""
        self.on_message: Callable[[Message], None] = lambda _: None
        self.ahead: asyncio.Queue[str | ConnectionClosed] = asyncio.Queue()  # read, but not heard yet
        self.reading: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self._next_text()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self._note(message)
        self.on_message(message)
        return message

    async def _next_text(self) -> str | bytes:
        if self.ahead.empty() and (self.reading is None or self.reading.done()):
            return await self.socket.recv()
        text = await self.ahead.get()
        if isinstance(text, ConnectionClosed):
            raise text
        return text

    def _note(self, message: Message) -> None:
        kind = message["type"]
        if kind == "hello":
            self.table, self.luck = message["table"], message["luck"]
            self.standing, self.said = message["standing"], message["chat"]
        elif kind == "history":
            self.events = self.events[: message["since"]] + message["events"]
        elif kind == "view":
            assert message["since"] <= self.number or message["full"], "events are missing"
            self.events = self.events[: message["since"]] + message["events"]
            self.view, self.number = message["view"], message["number"]
            self.decision = message.get("decision", self.decision)
            self.clocks = message.get("clocks", self.clocks)
            self.phase = message.get("phase", self.phase)
            self.back = message.get("back", self.back)
        elif kind == "chat":
            self.said.append(message["line"])
        elif kind == "error":
            self.errors.append(message["fault"])
        elif kind == "clock":
            self.clocks, self.phase = message["clocks"], message["phase"]
        elif kind == "standing":
            self.standing = message["on"]
        elif kind in ("table", "luck"):
            setattr(self, kind, message[kind])
        elif kind == "presence":
            self.presence = message

    async def until(self, kind: str, where: Callable[[Message], bool] | None = None) -> Message:
        """Hear messages up to one of this type."""
        while True:
            message = await self.hear()
            if message["type"] == kind and (where is None or where(message)):
                return message

    async def until_asked(self) -> Message:
        while self.decision is None:
            await self.hear()
        return self.decision

    async def until_over(self) -> None:
        while self.luck.get("reveal") is None:
            await self.hear()

    async def give_share(self, value: str = "") -> str:
        """Send the hash of a share. The share follows when it is time, whether this seat listens or not."""
        self.share = value or f"{self.table['you']:064x}"
        self.reading = asyncio.create_task(self._read_until_dealt())
        await self.give_hash(self.share)
        await self.until("luck", lambda message: message["luck"]["wanted"] != "hash")
        return self.share

    async def give_hash(self, share: str) -> None:
        hashed = share_hash(self.luck["commitment"], self.table["you"], bytes.fromhex(share))
        await self.send(type="share-hash", value=hashed)

    async def _read_until_dealt(self) -> None:
        """Read as a browser does, to reveal the share as soon as all hashes are shown."""
        revealed = False
        try:
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.ahead.put_nowait(text)
                luck = json.loads(text).get("luck")
                if luck is None:
                    continue
                if luck["wanted"] == "share" and not revealed:
                    revealed = True
                    await self.send(type="share", value=self.share)
                if luck["hashes"] is not None and not {"awaited", "sealed"} & set(luck["shares"]):
                    return
        except ConnectionClosed as closed:
            self.ahead.put_nowait(closed)

    async def choose(self, option: str = "", decision: str = "") -> Message:
        """Answer (with the first option if none is named) and wait for what the server says to it."""
        asked = self.decision
        assert asked is not None or decision
        if not option:
            assert asked is not None
            option = asked["options"][0]["name"]
        await self.send(type="choose", decision=decision or (asked or {})["id"], option=option)
        while True:
            message = await self.hear()
            if message["type"] in ("chosen", "error"):
                return message

    async def play(self, random: Random, choices: int = 10**6) -> int:
        """Choose at random until the game is over, or this many choices are made."""
        made = 0
        while made < choices and self.luck.get("reveal") is None:
            if self.decision is not None:
                name = random.choice(self.decision["options"])["name"]
                answer = await self.choose(name)
                if answer["type"] == "chosen":
                    made += 1
                    await self.until("view")
            else:
                await self.hear()
        return made

    async def in_step(self) -> None:
        """Hear everything that has been said to this seat so far."""
        await self.send(type="ping")
        await self.until("pong")

    async def ended(self) -> int:
        """Hear messages until the server closes the socket; why it did."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


async def two_people(served: Served, *seats: Message, **more: Any) -> tuple[Person, Person, str]:
    """Anna's table (for two if nothing else is said), at which Boris sits, too."""
    anna, boris = await served.person("Anna"), await served.person("Boris")
    table = (await anna.opens(*(seats or (ME, PERSON)), **more))["id"]
    await boris.post(f"/api/tables/{table}/join", {})
    return anna, boris, table


async def begin(host: Person, *seats: Seat) -> None:
    """Everybody gives their share, and the host starts."""
    for seat in seats:
        await seat.give_share()
    await host.post(f"/api/tables/{seats[0].table['id']}/start")


async def eventually(holds: Callable[[], bool]) -> None:
    """Let the server run until this holds: for changes that no message reports."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110  there is no event to wait for
            await asyncio.sleep(0.005)


async def take_turn(random: Random, *seats: Seat) -> Seat | None:
    """One choice by one of those who are asked; then all of them know of it. None: nobody is asked."""
    for seat in seats:
        await seat.in_step()
    asked = [seat for seat in seats if seat.decision is not None]
    if not asked:
        return None
    chooser = random.choice(asked)
    assert chooser.decision is not None
    await chooser.choose(random.choice(chooser.decision["options"])["name"])
    for seat in seats:
        await seat.in_step()
    return chooser
