"""One visitor inside every limit cannot use the server up."""

from __future__ import annotations

import asyncio
import socket as sockets
from dataclasses import replace
from random import Random

import httpx
import pytest

from posse.server.http import sockets as served_sockets
from posse.server.http import websocket_protocol
from posse.server.http.networks import network_of
from posse.server.limits import Limits
from posse.server.rooms import cleanup
from posse.server.rooms.connection import Connection
from posse.server.rooms.past import PIECE
from posse.server.rooms.room import Room
from tests.server.serving import BOT, ME, PERSON, FakeClock, eventually, generous, serving

SMALL = 4096  # bytes that the system keeps for a client that does not read


@pytest.fixture
def impatient(monkeypatch):
    """Closing takes no time."""
    monkeypatch.setattr(served_sockets, "CLOSE_WAIT", 0.05)
    monkeypatch.setattr(websocket_protocol, "LINGER", 0.05)


async def deaf(served, person, path):
    """A socket whose client says things and reads nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=SMALL)
    raw = writer.get_extra_info("socket")
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL)
    head = [
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{served.port}", f"Cookie: posse={person.cookie}",
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]  # fmt: skip
    writer.write(("\r\n".join(head) + "\r\n\r\n").encode())
    assert b"101" in await reader.readline()
    return reader, writer


def frame(text):
    """A text frame as clients send it, masked with zeros."""
    body = text.encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


async def played(served, **more):
    """A finished public table with a long past."""
    anna = await served.person("Anna")
    table = (await anna.opens(ME, BOT, BOT, BOT, BOT, **more))["id"]
    async with anna.at(table) as a:
        await anna.post(f"/api/tables/{table}/start")
        await a.give_share()
        await a.play(Random(1))
        assert a.number > 3 * PIECE
        return anna, table, a.events


async def test_a_long_past_comes_in_pieces_and_is_encoded_once(tmp_path):
    async with serving(tmp_path) as served:
        anna, table, events = await played(served)
        async with anna.at(table) as one, anna.at(table, since=PIECE + 7) as two:
            pieces = [text for text in one.raw if '"type":"history"' in text]
            assert len(pieces) == len(events) // PIECE
            assert one.events == events
            assert [event["number"] for event in two.events] == list(range(PIECE, len(events)))
            past = next(iter(served.directory.rooms[table].audiences)).past
            assert past.pieces == pieces
            assert len(one.raw[-2]) < sum(len(text) for text in pieces)
            made = list(past.pieces)
            await one.send(type="resume", since=0)
            await one.until("view")
            assert [id(text) for text in past.pieces] == [id(text) for text in made]


@pytest.mark.one_database("among several servers a table leaves memory half a minute later")
async def test_who_does_not_read_holds_no_memory_and_no_socket(tmp_path, impatient):
    limits = Limits(messages=1e6, messages_burst=10**6, resumes=1e6, resumes_burst=10**6)
    async with serving(tmp_path, limits=limits) as served:
        anna, table, _ = await played(served)
        open_sockets = served.app.admission.open_sockets
        await eventually(lambda: not open_sockets)
        _, writer = await deaf(served, anna, f"/ws/tables/{table}")
        rooms = served.directory.rooms
        await eventually(lambda: table in rooms and bool(rooms[table].audiences))
        connection = rooms[table].audiences.connections()[0]
        most = 0

        def is_cut_off():
            nonlocal most
            most = max(most, connection.characters)
            return bool(connection.close_code)

        for _ in range(200):
            if writer.is_closing() or is_cut_off():
                break
            writer.write(frame('{"type":"resume","since":0}'))
            await asyncio.sleep(0)  # the server's turn; nothing is waited for
        await eventually(is_cut_off)
        assert connection.close_code == 1013
        assert most <= limits.waiting
        assert not connection.waiting
        await eventually(lambda: not open_sockets)
        await eventually(lambda: table not in served.directory.rooms)
        writer.close()


async def test_who_neither_reads_nor_speaks_is_gone_too(tmp_path, impatient):
    async with serving(tmp_path, limits=Limits(waiting=100_000)) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON))["id"]
        _, writer = await deaf(served, anna, f"/ws/tables/{table}")
        room = served.directory.rooms[table]
        await eventually(lambda: bool(room.audiences))
        connection = room.audiences.connections()[0]

        def is_cut_off():
            connection.send("x" * 50_000)
            return bool(connection.close_code)

        await eventually(is_cut_off)
        assert connection.close_code == 1013
        await eventually(lambda: not served.app.admission.open_sockets)
        await eventually(lambda: not [each for each in served.connections if is_socket(each)])
        writer.close()


def is_socket(connection):
    return isinstance(connection, websocket_protocol.WebSocketProtocol)


async def test_asking_for_the_past_again_and_again_has_a_budget_of_its_own(tmp_path):
    limits = Limits(messages_burst=10**6, strikes=10**6, resumes=0, resumes_burst=3)
    async with serving(tmp_path, limits=limits) as served:
        anna, table, _ = await played(served)
        async with anna.at(table) as a:
            for _ in range(3):
                await a.send(type="resume", since=0)
                await a.until("view")
            await a.send(type="resume", since=0)
            assert (await a.until("error"))["fault"]["code"] == "too-fast"


async def test_what_waits_for_a_client_is_limited_by_its_length(tmp_path):
    connection = Connection("anna", "Anna", 1000)
    for _ in range(300):
        connection.send("{}")
    assert not connection.close_code
    connection.send("x" * 399)
    assert not connection.close_code
    connection.send("xx")
    assert connection.close_code == 1013
    assert not connection.waiting


async def test_one_message_that_is_longer_than_the_limit_is_sent(tmp_path):
    connection = Connection("anna", "Anna", 1000)
    connection.send("x" * 5000)
    assert connection.next_text() == "x" * 5000
    assert connection.next_text() is None
    assert connection.characters == 0


async def test_a_second_past_before_the_first_is_read_is_too_much(tmp_path):
    connection = Connection("anna", "Anna", 1000)
    connection.send_pieces(iter(["a", "b"]))
    assert connection.next_text() == "a"
    connection.send_pieces(iter(["a", "b"]))
    assert connection.close_code == 1013


async def test_a_client_that_is_told_to_go_is_told_why(tmp_path):
    async with serving(tmp_path, limits=Limits(waiting=100_000)) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON))["id"]
        async with anna.at(table) as a:
            connection = served.directory.rooms[table].audiences.connections()[0]
            for _ in range(2):  # faster than the writer gets to run
                connection.send("x" * 60_000)
            assert await a.ended() == 1013


async def test_the_lists_of_the_lobby_are_made_once_for_everybody(tmp_path, monkeypatch):
    made = []
    summary = Room.summary
    monkeypatch.setattr(Room, "summary", lambda room, visitor: made.append(visitor) or summary(room, visitor))
    clock = FakeClock()
    async with serving(tmp_path, clock, Limits.none()) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        tables = [(await anna.opens(ME, PERSON))["id"] for _ in range(20)]
        watching = [await boris.connect("/ws/lobby") for _ in range(10)]
        own = await anna.connect("/ws/lobby")
        for lobby in [*watching, own]:
            await lobby.hear()
        made.clear()
        tables.append((await anna.opens(ME, PERSON))["id"])
        await clock.run_to_next(1000)
        told = [await lobby.hear() for lobby in watching]
        assert {line["id"] for line in told[0]["open"]} == set(tables)
        assert all(each == told[0] for each in told)
        assert set(told[0]) == {"type", "open"}  # the others have not changed
        assert set(await own.hear()) == {"type", "mine"}
        strangers = [visitor for visitor in made if not visitor]
        assert len(strangers) == len(tables)
        assert len(made) == 2 * len(tables)  # and once more for the host
        for lobby in [*watching, own]:
            await lobby.close()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_one_network_is_one_customer(address, network):
    assert network_of(address) == network


def from_address(person, address):
    """As a proxy on this machine would pass it on."""
    person.http.headers["X-Forwarded-For"] = address
    return person


async def test_one_network_cannot_fill_the_server(tmp_path):
    limits = replace(generous(), new_tables=0, new_tables_burst=4)
    async with serving(tmp_path, FakeClock(), limits) as served:
        people = [from_address(await served.person(f"Anna {n}"), f"2001:db8::{n}") for n in range(6)]
        for person in people[:4]:
            await person.opens(ME, PERSON)
        assert (await people[4].opens(ME, PERSON, status=429))["code"] == "too-fast"
        await from_address(people[5], "2001:db8:0:1::1").opens(ME, PERSON)


async def test_one_network_has_a_number_of_tables_at_once(tmp_path):
    async with serving(tmp_path, FakeClock(), replace(generous(), tables_per_network=2)) as served:
        anna, boris, carl = [await served.person(name) for name in ("Anna", "Boris", "Carl")]
        first = (await anna.opens(ME, PERSON))["id"]
        await boris.opens(ME, PERSON)
        assert (await carl.opens(ME, PERSON, status=429))["code"] == "too-many-tables"
        await anna.post(f"/api/tables/{first}/leave")
        await carl.opens(ME, PERSON)


async def test_one_network_cannot_be_everybody(tmp_path):
    limits = replace(generous(), visitors=1, visitors_burst=2)
    clock = FakeClock()
    async with serving(tmp_path, clock, limits) as served:
        for _ in range(2):
            await served.person()
        async with httpx.AsyncClient(base_url=served.url, trust_env=False) as http:
            answer = await http.get("/api/me")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            assert "set-cookie" not in answer.headers
            clock.advance(1000)
            assert (await http.get("/api/me")).status_code == 200


async def test_one_network_has_a_number_of_sockets_at_once(tmp_path):
    async with serving(tmp_path, limits=replace(generous(), sockets_per_address=2)) as served:
        people = [await served.person(f"Anna {n}") for n in range(4)]
        addresses = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"]
        lobbies = [
            await person.connect("/ws/lobby", **{"X-Forwarded-For": address})
            for person, address in zip(people, addresses, strict=True)
        ]
        told = [await lobby.hear() for lobby in lobbies]
        assert [each["type"] for each in told] == ["lobby", "lobby", "error", "lobby"]
        assert told[2]["fault"]["code"] == "too-many-sockets"
        assert await lobbies[2].ended() == 4429
        for lobby in lobbies:
            await lobby.close()


async def test_the_last_tables_are_for_people_who_sit_down(tmp_path):
    async with serving(tmp_path, FakeClock(), replace(generous(), tables=4, kept_tables=2)) as served:
        anna, boris, carl = [await served.person(name) for name in ("Anna", "Boris", "Carl")]
        await anna.opens(ME, PERSON)
        await anna.opens(ME, PERSON)
        for refused in (anna.opens(ME, PERSON, status=503), boris.opens(PERSON, PERSON, status=503)):
            assert (await refused)["code"] == "server-full"
        await boris.opens(ME, PERSON)
        await carl.opens(ME, PERSON)
        dora = await served.person("Dora")
        assert (await dora.opens(ME, PERSON, status=503))["code"] == "server-full"


async def test_bots_play_alone_at_few_tables(tmp_path):
    async with serving(
        tmp_path, FakeClock(), replace(generous(), bot_tables=1, bot_tables_in_all=2)
    ) as served:
        people = [await served.person(name) for name in ("Anna", "Boris", "Carl")]
        tables = [(await person.opens(BOT, BOT, pace="relaxed"))["id"] for person in people]
        again = (await people[0].opens(BOT, BOT, pace="relaxed"))["id"]
        await people[0].post(f"/api/tables/{tables[0]}/start")
        assert (await people[0].post(f"/api/tables/{again}/start", status=429))["code"] == "too-many-bots"
        await people[1].post(f"/api/tables/{tables[1]}/start")
        assert (await people[2].post(f"/api/tables/{tables[2]}/start", status=429))["code"] == "too-many-bots"
        with_a_person = (await people[0].opens(ME, BOT, pace="relaxed"))["id"]
        await people[0].post(f"/api/tables/{with_a_person}/start")


async def test_nor_at_more_that_are_started_at_once(tmp_path):
    async with serving(tmp_path, FakeClock(), replace(generous(), bot_tables=2, hosted=6)) as served:
        anna = await served.person("Anna")
        tables = [(await anna.opens(BOT, BOT, pace="relaxed"))["id"] for _ in range(6)]
        starting = [anna.http.post(f"/api/tables/{table}/start") for table in tables]
        answers = await asyncio.gather(*starting)
        assert sorted(each.status_code for each in answers) == [200] * 2 + [429] * 4


@pytest.mark.one_database("it looks at what is in memory, which is less where several servers may run")
async def test_a_table_where_nobody_sits_or_looks_is_closed_within_minutes(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna, boris = await served.person("Anna"), await served.person("Boris")
        empty = (await anna.opens(PERSON, PERSON))["id"]
        watched = (await anna.opens(PERSON, PERSON))["id"]
        sat_at = (await anna.opens(ME, PERSON))["id"]
        playing = (await anna.opens(BOT, BOT, pace="relaxed"))["id"]
        rooms, cleanup_ = served.directory.rooms, served.app.cleanup
        async with boris.at(watched):
            await cleanup_.close_lonely()
            clock.time += cleanup.LONELY_KEPT - 1
            await cleanup_.close_lonely()
            assert set(rooms) == {empty, watched, sat_at, playing}
            clock.time += 1
            await cleanup_.close_lonely()
            assert set(rooms) == {watched, sat_at}
        await eventually(lambda: not rooms[watched].audiences)
        await cleanup_.close_lonely()
        assert set(rooms) == {watched, sat_at}  # its minutes begin when the last one leaves
        clock.time += cleanup.LONELY_KEPT
        await cleanup_.close_lonely()
        assert set(rooms) == {sat_at}
        assert await served.app.services.storage.active() == [sat_at]


async def test_lonely_tables_are_looked_for_every_minute(tmp_path):
    clock = FakeClock()
    async with serving(tmp_path, clock) as served:
        anna = await served.person("Anna")
        await anna.opens(PERSON, PERSON)
        for _ in range(cleanup.LONELY_KEPT // cleanup.LOOK_EVERY + 1):
            await clock.run_to_next(cleanup.LOOK_EVERY)
            await eventually(lambda: clock.next_alarm() > clock.time)
        await eventually(lambda: not served.directory.rooms)
