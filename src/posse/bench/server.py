"""Measures the server: tables of scripted players over real sockets, every choice stored first.

Each server runs in a process of its own, all on one database that is made for the purpose and removed
afterwards: a file, or one more database of the PostgreSQL that is named. With several servers the people of a
table are at different ones. What is measured is the time from sending a choice to the last seat's having been
told of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from posse.bench.running import START_TIME, Running, database, failed, running
from posse.bots import names
from posse.core import registry
from posse.core.game import Game
from posse.server.http.cookies import COOKIE, Signer, new_visitor
from posse.server.ops.garbage_collector import low_latency
from posse.server.ops.run import HOST, loop_factory
from posse.server.rooms import fairness, seat_rows
from posse.server.rooms.new_tables import new_row
from posse.server.store.storage import Storage

WARMING: Final = 0.25  # the part of the run whose choices do not count
PATIENCE: Final = 15  # seconds without an answer after which a choice counts as unanswered
AFTER: Final = (2.0, 50.0)  # seconds, and choices a second, of the measurement when the load has gone

SLOW: Final = 100.0  # milliseconds
CLIMB: Final = (250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000)  # choices a second

Times = list[tuple[float, float]]  # when each choice was made, and how long it took


@dataclass
class Load:
    """What came out. Times in milliseconds, from sending a choice to the last seat's being told."""

    database: str
    servers: int
    tables: int
    sockets: int
    lobby: int
    spectators: int
    marshals: int  # that think at any time
    seconds: float
    asked: float  # choices per second that were to be made
    choices: int
    rate: float
    p50: float
    p99: float
    slowest: float
    p99_after: float | None  # at a quiet rate, when the load has gone; None: all games are over
    unanswered: int  # choices of which somebody was not told in time
    dropped: int  # sockets that the server has closed
    cores: float | None  # what all servers together used of the processor, where the system tells
    memory: tuple[int, int] | None  # MB of all servers, when the load began and when it had gone


def measure(
    tables: int = 250,
    seats: int = 4,
    rate: float = 500,
    seconds: float = 20,
    game: str | None = None,
    seed: int = 1,
    lobby: int = 200,
    spectators: int = 50,
    db: str = "",
    servers: int = 1,
    marshals: int = 0,
) -> Load:
    """Start servers, make this many choices a second on it (0: as many as possible), and report how it went.

    The tables are those of one game, or of all games for this many seats in turn. Others look on meanwhile:
    some at the lists of the lobby, some at a table each. At further tables marshals play alone: one thinks at
    each of them.
    """
    chosen = [registry.find(game)] if game else registry.games()
    fitting = [each for each in chosen if each.min_seats <= seats <= each.max_seats]
    with database(db) as url:
        guests = Guests(lobby, spectators, marshals)
        cookies = asyncio.run(_lay_tables(url, tables, seats, fitting, guests))
        with running(url, servers) as there, asyncio.Runner(loop_factory=loop_factory()) as runner:
            played = runner.run(_play(there, cookies, guests, rate, seconds, seed))
    load = _summary(tables, seats, guests, rate, seconds, played)
    load.database, load.servers = url.partition(":")[0].partition("+")[0], servers
    return load


def climb(
    tables: int, seconds: float, db: str, servers: int, lobby: int, spectators: int, marshals: int = 0
) -> Iterator[Load]:
    """Measure at one rate after the other, until the p99 passes 100 ms or the rate is not reached."""
    for rate in CLIMB:
        load = measure(tables, 4, rate, seconds, None, 1, lobby, spectators, db, servers, marshals)
        yield load
        if load.p99 > SLOW or load.rate < 0.9 * rate:
            return


class Guests:
    """Those who only look on, with a cookie each."""

    def __init__(self, lobby: int, spectators: int, marshals: int = 0) -> None:
        self.lobby = lobby
        self.spectators = spectators
        self.marshals = marshals  # tables where marshals play alone
        self.cookies: list[str] = []

    def paths(self, tables: list[str]) -> list[str]:
        """Where each of them looks."""
        watched = [f"/ws/tables/{tables[number % len(tables)]}" for number in range(self.spectators)]
        return ["/ws/lobby"] * self.lobby + watched


async def _lay_tables(
    url: str, tables: int, seats: int, games: list[Game], guests: Guests
) -> dict[str, list[str]]:
    """Lay tables that are about to begin, as if people had sat down at them; their cookies by table."""
    storage = Storage(url)
    await storage.open()
    signer = Signer(*await storage.cookie_keys(0))
    cookies: dict[str, list[str]] = {}
    now = time.time_ns() // 1_000_000
    for number in range(tables):
        game = games[number % len(games)]
        people = [new_visitor() for _ in range(seats)]
        row = new_row(game.name, game.version, people[0], now)
        row.settings = msgspec.json.encode(game.settings_for(seats, {})).decode()
        row.status, row.pace, row.timeout = "running", "instant", "default"
        row.ask_always = True  # scripted players answer everything at once
        row.public = row.spectators = True
        sitting = [seat_rows.person(row.id, seat, person, f"P{seat}") for seat, person in enumerate(people)]
        fairness.fix_seed(row, sitting)
        await storage.save((row, sitting), new=row)
        cookies[row.id] = [signer.sign(person) for person in people]
    searched = [game for game in registry.games() if "marshal" in names(game)]
    for number in range(guests.marshals):
        await _seat_marshals(storage, searched[number % len(searched)], now)
    guests.cookies = [signer.sign(new_visitor()) for _ in range(guests.lobby + guests.spectators)]
    await storage.close()
    return cookies


async def _seat_marshals(storage: Storage, game: Game, now: int) -> None:
    row = new_row(game.name, game.version, new_visitor(), now)
    row.settings = msgspec.json.encode(game.settings_for(game.min_seats, {})).decode()
    row.status, row.pace = "running", "instant"
    sitting = [seat_rows.bot(row.id, seat, "marshal") for seat in range(game.min_seats)]
    fairness.fix_seed(row, sitting)
    await storage.save((row, sitting), new=row)


class _Option(msgspec.Struct):
    name: str


class _Decision(msgspec.Struct):
    id: str
    options: list[_Option]


class _View(msgspec.Struct):
    """As much of a `view` as a scripted player looks at."""

    decision: _Decision | UnsetType | None = UNSET


_views: Final = msgspec.json.Decoder(_View)


async def _opened(url: str, cookie: str) -> ClientConnection:
    return await connect(
        url,
        additional_headers={"Cookie": f"{COOKIE}={cookie}"},
        compression=None,
        ping_interval=None,
        proxy=None,
        max_size=None,
    )


class Table:
    """One table as its clients see it. One choice at a time is on its way."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.sockets: list[ClientConnection] = []
        self.asked: list[_Decision | None] = []
        self.chooser = -1
        self.decision = ""
        self.missing: set[int] = set()  # seats that have not been told yet
        self.told: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def sit_down(self, urls: list[str], cookies: list[str]) -> None:
        """Open a socket for every seat."""
        for url, cookie in zip(urls, cookies, strict=True):
            self.sockets.append(await _opened(url, cookie))
            self.asked.append(None)
            self.missing.add(len(self.missing))

    async def read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            assert isinstance(text, str)
            if text.startswith('{"type":"view"'):
                view = _views.decode(text)
                if not isinstance(view.decision, UnsetType):
                    self.asked[seat] = view.decision
                self._was_told(seat)
            elif text.startswith('{"type":"error"'):
                raise failed(text)

    def _was_told(self, seat: int) -> None:
        self.missing.discard(seat)
        if seat == self.chooser and _follows(self.asked[seat], self.decision):
            self.missing.clear()  # a follow-up to a sealed answer is nobody else's business
        if not self.missing and not self.told.done():
            self.told.set_result(time.perf_counter())

    def is_over(self) -> bool:
        return not any(self.asked)

    async def choose(self) -> float | None:
        """Make one choice; how long it took until the last seat was told (None: somebody was not)."""
        seat = self.random.choice([seat for seat, decision in enumerate(self.asked) if decision is not None])
        decision = self.asked[seat]
        assert decision is not None
        option = self.random.choice(decision.options).name
        text = msgspec.json.encode({"type": "choose", "decision": decision.id, "option": option}).decode()
        self.chooser, self.decision = seat, decision.id
        self.missing = set(range(len(self.sockets)))
        self.told = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        try:
            await self.sockets[seat].send(text)
            return await asyncio.wait_for(self.told, PATIENCE) - start
        except (TimeoutError, ConnectionClosed):
            return None


def _follows(later: _Decision | None, earlier: str) -> bool:
    return later is not None and later.id != earlier and later.id.split(".")[0] == earlier.split(".")[0]


class Players:
    """Everybody at all tables."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.tables: list[Table] = []
        self.guests: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.failure: BaseException | None = None
        self.unanswered = 0
        self.dropped = 0

    async def sit_down(self, ports: list[int], cookies: dict[str, list[str]], guests: Guests) -> None:
        turn = cycle(ports)
        for table_id, signed in cookies.items():
            table = Table(self.random)
            self.tables.append(table)
            await table.sit_down([f"ws://{HOST}:{next(turn)}/ws/tables/{table_id}" for _ in signed], signed)
            next(turn)  # the first seats of two tables are at different servers
            for seat in range(len(signed)):
                self._read(table.read(seat))
            try:
                await asyncio.wait_for(table.told, START_TIME)
            except TimeoutError:
                raise failed("a table does not begin") from None
        for path, cookie in zip(guests.paths(list(cookies)), guests.cookies, strict=True):
            self.guests.append(await _opened(f"ws://{HOST}:{next(turn)}{path}", cookie))
            self._read(_read_all(self.guests[-1]))

    def _read(self, reading: Coroutine[Any, Any, None]) -> None:
        reader = asyncio.create_task(reading)
        reader.add_done_callback(self._stopped)
        self.readers.append(reader)

    def _stopped(self, reader: asyncio.Task[None]) -> None:
        """A reader ends by itself only if the server has closed its socket."""
        if reader.cancelled():
            return
        error = reader.exception()
        if error is None or isinstance(error, ConnectionClosed):
            self.dropped += 1
        else:
            self.failure = self.failure or error

    async def play(self, rate: float, seconds: float) -> Times:
        """Make choices at this rate, each at a table where none is on its way."""
        times: Times = []
        waiting = [table for table in self.tables if table.told.done() and not table.is_over()]
        self.random.shuffle(waiting)
        begin = time.perf_counter()

        async def choose(table: Table) -> None:
            at = time.perf_counter() - begin
            took = await table.choose()
            if took is None:
                self.unanswered += 1
                return
            times.append((at, took))
            if not table.is_over():
                waiting.insert(0, table)

        busy: set[asyncio.Task[None]] = set()
        made = 0
        while (now := time.perf_counter() - begin) < seconds and (waiting or busy):
            while waiting and (not rate or made < now * rate):
                busy.add(asyncio.create_task(choose(waiting.pop())))
                made += 1
            for task in [task for task in busy if task.done()]:
                busy.discard(task)
                task.result()
            if self.failure is not None:
                raise self.failure
            await asyncio.sleep(0.001)
        await asyncio.gather(*busy)
        return times

    async def leave(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        sockets = [socket for table in self.tables for socket in table.sockets]
        await asyncio.gather(*[socket.close() for socket in [*sockets, *self.guests]])


async def _read_all(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


@dataclass
class Played:
    times: Times
    after: Times
    unanswered: int
    dropped: int
    cores: float | None
    memory: tuple[int, int] | None


async def _play(
    there: Running, cookies: dict[str, list[str]], guests: Guests, rate: float, seconds: float, seed: int
) -> Played:
    players = Players(Random(seed))
    try:
        await players.sit_down(there.ports, cookies, guests)
        with low_latency():
            used, had, begin = there.seconds(), there.memory(), time.perf_counter()
            times = await players.play(rate, seconds)
            unanswered = players.unanswered
            later, lasted = there.seconds(), time.perf_counter() - begin
            lasting, quiet = AFTER
            after = await players.play(quiet, min(lasting, seconds))
            has = there.memory()
        cores = (later - used) / lasted if used is not None and later is not None else None
        memory = (had, has) if had is not None and has is not None else None
        return Played(times, after, unanswered, players.dropped, cores, memory)
    finally:
        await players.leave()


def _summary(tables: int, seats: int, guests: Guests, rate: float, seconds: float, played: Played) -> Load:
    """The figures of the choices after the warming up; of all, if there were none later."""
    times = played.times
    if not times:
        raise failed("no choice was made")
    last = max(at for at, _ in times)
    begin = seconds * WARMING if last >= seconds * WARMING else 0.0
    took = sorted(1000 * each for at, each in times if at >= begin)
    after = sorted(1000 * each for _, each in played.after)
    return Load(
        database="",
        servers=1,
        tables=tables,
        sockets=tables * seats + len(guests.cookies),
        lobby=guests.lobby,
        spectators=guests.spectators,
        marshals=guests.marshals,
        seconds=seconds,
        asked=rate,
        choices=len(times),
        rate=len(took) / max(last - begin, 0.001),
        p50=took[len(took) // 2],
        p99=_p99(took),
        slowest=took[-1],
        p99_after=_p99(after) if after else None,
        unanswered=played.unanswered,
        dropped=played.dropped,
        cores=played.cores,
        memory=played.memory,
    )


def _p99(took: list[float]) -> float:
    return took[min(len(took) - 1, int(0.99 * len(took)))]
