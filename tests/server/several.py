"""Several servers on one PostgreSQL in this process, and people who are connected to different ones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from posse.server.clock import Clock
from posse.server.http.app import App
from posse.server.services import Services
from posse.server.store.storage import Storage
from tests.server.serving import Person, Seat, Served, generous, running, same_bot


class Together:
    """The servers, and what is true of all of them."""

    def __init__(self, servers: list[Served]) -> None:
        self.servers = servers

    def __getitem__(self, number: int) -> Served:
        return self.servers[number]

    async def people(self, *names: str) -> list[Person]:
        """Each comes to another server."""
        return [
            await self.servers[number % len(self.servers)].person(name) for number, name in enumerate(names)
        ]

    async def moved(self, person: Person, number: int) -> Person:
        """The same person in another tab, at another server."""
        return await self.servers[number].person(cookie=person.cookie)

    def acting(self, table: str) -> list[int]:
        """The servers that act for a table: never more than one."""
        return [
            number
            for number, served in enumerate(self.servers)
            if table in served.directory.rooms and served.directory.rooms[table].state.acts
        ]

    def room(self, number: int, table: str):
        return self.servers[number].directory.rooms[table]


def server(url: str, clock: Clock | None = None) -> App:
    services = Services(Storage(url), generous())
    services.bots.bot = same_bot  # type: ignore[method-assign]
    services.bots.secret_least = 0
    if clock is not None:
        services.clock = clock
    return App(services, (), Path("no-client"))


@asynccontextmanager
async def together(url: str, count: int, clock: Clock | None = None) -> AsyncIterator[Together]:
    async with AsyncExitStack() as stack:
        yield Together([await stack.enter_async_context(running(server(url, clock))) for _ in range(count)])


async def sit_down(people: list[Person], **more: object) -> str:
    """The first opens a table and the others join it, each at their own server; its id."""
    kinds = [{"kind": "me"}, *[{"kind": "person"} for _ in people[1:]], *more.pop("bots", [])]
    table: str = (await people[0].opens(*kinds, **more))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    return table


async def deal(host: Person, table: str, *seats: Seat) -> None:
    """Everybody gives their share, and the host starts the game."""
    for seat in seats:
        await seat.give_share()
    response = await host.http.post(f"/api/tables/{table}/start")
    assert response.status_code == 200, response.text
    for seat in seats:
        while seat.table["status"] != "running":
            await seat.hear()


async def play_on(random: Random, seats: list[Seat], choices: int = 10**6) -> int:
    """Everybody answers when asked, each beside the others, until the game is over or enough is chosen."""
    made = 0
    enough = asyncio.Event()

    async def one(seat: Seat, own: Random) -> None:
        nonlocal made
        while seat.luck.get("reveal") is None and not enough.is_set():
            if seat.decision is None:
                await hear_unless(enough, seat)
                continue
            asked = seat.decision["id"]
            answer = await seat.choose(own.choice(seat.decision["options"])["name"])
            if answer["type"] == "chosen":
                made += 1
                if made >= choices:
                    enough.set()
            elif answer["fault"]["code"] == "no-database":  # it is away: try again
                await asyncio.sleep(0.05)
                continue
            while seat.decision is not None and seat.decision["id"] == asked and not seat.luck.get("reveal"):
                if enough.is_set():
                    return
                await hear_unless(enough, seat)

    await asyncio.gather(*[one(seat, Random(random.random())) for seat in seats])
    return made


async def hear_unless(enough: asyncio.Event, seat: Seat) -> None:
    """The next message; nothing if those who would cause one have stopped."""
    both = [asyncio.ensure_future(seat.hear()), asyncio.ensure_future(enough.wait())]
    done, waiting = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()
