"""One visitor inside every limit cannot use the server up."""

from __future__ import annotations

import asyncio
import socket as sockets
from random import Random

import pytest

from posse.server.http import sockets as served_sockets
from posse.server.http import websocket_protocol
from posse.server.limits import Limits
from posse.server.rooms.connection import Connection
from posse.server.rooms.past import PIECE
from posse.server.rooms.room import Room
from tests.server.serving import BOT, ME, PERSON, FakeClock, eventually, serving

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
