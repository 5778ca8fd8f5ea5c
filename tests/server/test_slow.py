"""A request has to come in some time. Clients that send it byte by byte are told so and hold nothing."""

import asyncio
import json

import pytest

from posse.server.http import http_protocol
from posse.server.http.http_protocol import ANSWER, BODY, HEAD, HttpProtocol
from posse.server.http.static import SECURITY_HEADERS
from posse.server.limits import Limits
from tests.server.serving import ME, PATIENCE, PERSON, FakeClock, eventually, serving

pytestmark = pytest.mark.one_database("deadlines of connections: nothing is stored")

UPGRADE = (
    "GET /ws/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\n"
)
GET = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
PUT = "PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nCookie: posse={}\r\n"


@pytest.fixture
def deadlines(monkeypatch):
    """No time passes. What each HTTP connection has to do next, and in which time, by connection."""
    found = {}
    monkeypatch.setattr(HttpProtocol, "_expect", lambda self, seconds: found.update({self: seconds}))
    return found


async def opened(served, text=""):
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(text.encode())
    return reader, writer


async def rest(reader):
    """Everything that comes until the server closes."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


def is_told(answer):
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.split(b"\r\n")
    assert status == b"HTTP/1.1 408 Request Timeout"
    assert json.loads(body)["code"] == "too-slow"
    assert {name + b": " + value for name, value in SECURITY_HEADERS} <= set(lines)
    return True


@pytest.mark.parametrize("text", ["G", GET[:-2], UPGRADE, PUT.format("x"), GET + GET[:20]])
async def test_a_head_that_does_not_end(tmp_path, deadlines, text):
    async with serving(tmp_path) as served:
        reader, writer = await opened(served, text)
        if text.startswith(GET):
            assert (await reader.readuntil(b"ok\n")).startswith(b"HTTP/1.1 200")
        await eventually(lambda: [each.is_receiving for each in deadlines] == [True])
        (connection,) = deadlines
        assert deadlines[connection] == HEAD
        connection._give_up()
        assert is_told(await rest(reader))
        writer.close()


@pytest.mark.parametrize("more", ["Content-Length: 20\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n5\r\n{"])
async def test_a_body_that_does_not_come(tmp_path, deadlines, capsys, more):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        deadlines.clear()
        reader, writer = await opened(served, PUT.format(anna.cookie) + more)
        await eventually(lambda: list(deadlines.values()) == [BODY])
        next(iter(deadlines))._give_up()
        assert is_told(await rest(reader))
        writer.close()
        assert await anna.get("/api/me") == {"name": "Anna"}
    assert capsys.readouterr().err == ""  # clients may do that: it is nothing to be woken for


async def test_bytes_that_trickle_in_win_no_time(tmp_path, deadlines):
    async with serving(tmp_path) as served:
        _, writer = await opened(served, GET[:-2])
        await eventually(lambda: [each.head > 0 for each in deadlines] == [True])
        (connection,) = deadlines
        deadlines[connection] = "not set again"
        begun = connection.head
        writer.write(b"X: y\r\n")
        await eventually(lambda: connection.head > begun)
        assert deadlines[connection] == "not set again"
        writer.close()


async def test_a_connection_that_says_nothing_is_closed_without_a_word(tmp_path, monkeypatch):
    monkeypatch.setattr(http_protocol, "HEAD", 0.05)  # by a real clock
    async with serving(tmp_path) as served:
        reader, writer = await opened(served)
        assert await rest(reader) == b""
        writer.close()


async def test_a_head_without_end_is_refused_before_it_fills_the_memory(tmp_path):
    async with serving(tmp_path) as served:
        reader, writer = await opened(served, GET[:-2])
        line = b"X: " + b"y" * 1000 + b"\r\n"
        for _ in range(http_protocol.HEAD_SIZE // len(line) + 1):
            writer.write(line)
        assert (await rest(reader)).startswith(b"HTTP/1.1 413")
        writer.close()


async def test_who_has_said_everything_has_all_the_time(tmp_path, deadlines):
    async with serving(tmp_path) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON))["id"]
        deadlines.clear()
        async with anna.at(table):
            await eventually(lambda: list(deadlines.values()) == [None])
        deadlines.clear()
        reader, writer = await opened(served, GET)
        await reader.readuntil(b"ok\n")
        await eventually(lambda: list(deadlines.values()) == [None])
        writer.close()


async def test_an_answer_that_nobody_reads_is_dropped(tmp_path, deadlines):
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("")
    size = 32 * 1024 * 1024
    (folder / "big.bin").write_bytes(bytes(size))
    async with serving(tmp_path, static=folder) as served:
        reader, writer = await opened(served, GET.replace("/health", "/big.bin"))
        await eventually(lambda: any(each.cycle and each.cycle.response_complete for each in deadlines))
        (connection,) = deadlines
        assert deadlines[connection] == ANSWER
        connection._give_up()
        assert len(await rest(reader)) < size
        writer.close()


async def test_a_flood_of_mistakes_ends_a_socket_but_not_a_few_now_and_then(tmp_path):
    clock, limits = FakeClock(), Limits(messages=10**6, messages_burst=10**6)
    async with serving(tmp_path, clock, limits) as served:
        anna = await served.person("Anna")
        table = (await anna.opens(ME, PERSON))["id"]
        async with anna.at(table) as a:
            for _ in range(10):  # 500 in ten minutes: a double click now and then, over a long evening
                for _ in range(50):
                    assert (await a.choose("x", "1"))["fault"]["code"] == "not-running"
                clock.advance(60_000)
            for _ in range(limits.strikes + 1):
                await a.send(type="choose", decision="1", option="x")
            assert await a.ended() == 1008
