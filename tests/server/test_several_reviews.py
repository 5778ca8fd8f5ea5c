"""Reviews on two servers: asked for at one, seen from the other, which goes on when the first is killed."""

import asyncio

import pytest

from tests.server.crashing import Victims
from tests.server.serving import BOT, PATIENCE, Person


async def finished(person):
    table = (await person.opens(BOT, BOT))["id"]
    async with person.at(table) as watching:
        await person.post(f"/api/tables/{table}/start")
        await watching.until_over()
    return table


async def state(person, path, *statuses):
    """The review, as soon as it is as far as that."""
    async with asyncio.timeout(PATIENCE):
        while (found := await person.get(path))["status"] not in statuses:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    return found


async def test_a_review_goes_on_at_another_server(postgresql_url):
    async with Victims(postgresql_url, 2).running() as servers:
        first, second = servers.all
        here, there = Person(first), Person(second)
        await here.get("/api/me")
        await here.put("/api/me", {"name": "Anna"})
        there.http.cookies.set("posse", here.cookie)
        path = f"/api/tables/{await finished(here)}/review"
        assert (await there.get(path))["status"] == "none"

        assert (await here.post(path))["status"] in ("waiting", "running")
        seen = await state(there, path, "running")
        assert seen["progress"] < 1
        servers.end(first)
        assert (await there.get(path))["status"] == "running"  # nobody has to ask for it again
        done = await state(there, path, "done", "failed", "none")
        assert done["status"] == "done"
        for part in done["review"]["parts"]:
            total = part["even"] + part["start"] + part["own"] + part["others"] + part["luck"]
            assert total == pytest.approx(part["result"], abs=0.001)

        await servers.start(first)
        again = Person(first)
        again.http.cookies.set("posse", here.cookie)
        assert await again.post(path) == done
        for person in (here, there, again):
            await person.http.aclose()
