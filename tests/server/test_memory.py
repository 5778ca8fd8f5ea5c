"""A table that is dropped is freed at once, by reference counting. No garbage collector is needed."""

import asyncio
import copy
import gc
import weakref
from random import Random

import pytest

from posse.server.rooms.connection import Connection
from tests.server.serving import BOT, ME, PERSON, eventually, serving


@pytest.fixture
def no_collector():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def traces(room):
    """Weak references to everything that a table is made of."""
    parts = [room, room.state, room.audiences, room.play, room.play.schedule, room.play.clocks]
    return [weakref.ref(part) for part in parts]


def left(found):
    return [part() for part in found if part() is not None]


async def test_a_finished_table_is_freed_when_the_last_client_leaves(tmp_path, no_collector):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, BOT, clock={"kind": "live", "seconds": 600, "reserve": 60}))["id"]
        async with anna.at(table) as a:
            await anna.post(f"/api/tables/{table}/start")
            await a.give_share()
            await a.play(Random(1), 3)
            found = traces(served.directory.rooms[table])
            await a.play(Random(1))
            assert len(left(found)) == len(found)
        await eventually(lambda: not served.directory.rooms)
        await eventually(lambda: not left(found))


async def test_a_table_that_bots_finish_alone_is_freed_at_the_end(tmp_path, no_collector):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(BOT, BOT))["id"]
        await anna.post(f"/api/tables/{table}/start")
        found = traces(served.directory.rooms[table])
        await eventually(lambda: not served.directory.rooms)
        await eventually(lambda: not left(found))
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "over"


async def test_a_table_that_is_closed_while_it_plays_is_freed(tmp_path, no_collector):
    async with serving(tmp_path) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        clock = {"kind": "live", "seconds": 600, "reserve": 60}
        table = (await anna.opens(ME, PERSON, BOT, clock=clock))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b:
            await anna.post(f"/api/tables/{table}/start")
            await a.give_share()
            await b.give_share()
            await a.until_asked()
            await a.choose()
        room = served.directory.rooms[table]
        found = traces(room)
        await served.directory.close_room(room)
        del room
        await eventually(lambda: not left(found))


@pytest.mark.parametrize("visits", [100, pytest.param(2000, marks=pytest.mark.slow)])
async def test_memory_is_flat_over_many_visits_to_a_finished_table(tmp_path, no_collector, visits):
    """Each visit loads the table and forgets it. With the collector off, whatever is left stays left."""
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(BOT, BOT))["id"]
        await anna.post(f"/api/tables/{table}/start")
        directory = served.directory
        await eventually(lambda: not directory.rooms)
        visitor = served.app.admission.visitor(anna.cookie)
        stored = await served.app.services.storage.load(table)
        alive: list[weakref.ref[object]] = []
        most = 0
        for number in range(visits):
            room = directory.add(copy.deepcopy(stored))
            connection = Connection(visitor, "Anna", 10**6)
            room.connect(connection, 0)
            while connection.next_text() is not None:
                pass
            alive += traces(room)
            room.disconnect(connection)
            del room, connection
            await asyncio.sleep(0)  # it is forgotten soon, not at once
            if number % 20 == 0:
                alive = [each for each in alive if each() is not None]
                most = max(most, len(alive))
        await eventually(lambda: not left(alive))
        assert not directory.rooms
        assert most <= 12  # what the last visit or two are made of
