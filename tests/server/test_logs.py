"""Logs: where they go, what is left out, and what strangers can make the server write (nothing)."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import sys
from pathlib import Path

import pytest
import structlog

from posse.server.ops import logs
from tests.server.serving import PATIENCE, Served, serving

pytestmark = pytest.mark.one_database("what strangers send is refused before anything is stored")

log = structlog.get_logger("posse.test")

UPGRADE = (
    b"Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
LOBBY = b"GET /ws/lobby HTTP/1.1\r\n"
HOST = b" HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HOSTILE = [
    b"\x00\x01\x02\r\n\r\n",
    b"GET http://[" + HOST + b"\r\n",
    b"GET /\xff\xfe" + HOST + b"\r\n",
    b"GET /" + HOST + b"Origin: http://[\r\n\r\n",
    b"GET /" + HOST + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"PUT /api/me" + HOST + b"Content-Length: -1\r\n\r\n",
    b"PUT /api/me" + HOST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"PUT /api/me" + HOST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"PUT /api/me" + HOST + b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    LOBBY + UPGRADE.replace(b"AAAA", b"!!!!") + b"\r\n",
    LOBBY + UPGRADE.replace(b"Version: 13", b"Version: 99") + b"\r\n",
    LOBBY + UPGRADE + b"Cookie: posse=\xff\xfe\r\n\r\n",
    LOBBY + UPGRADE + b"Origin: http://[\r\n\r\n",
    b"GET /ws/\xff\xfe HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    b"GET /ws/tables/%00?since=%ff&invite=%00 HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    b"GET /nowhere HTTP/1.1\r\n" + UPGRADE + b"\r\n",
]
FRAMES = [
    b"\x81\x82\0\0\0\0\xff\xfe",  # text that is no UTF-8
    b"\x81\x02hi",  # not masked
    b"\x8f\x80\0\0\0\0",  # no such kind of frame
    b"\x88\x82\0\0\0\0\x00\x01",  # closed for no such reason
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # without end
]


def written(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_stream_that_is_gone_takes_no_log_with_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    passing = io.StringIO()
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(sys, "stderr", passing)
        logs.set_up()
    passing.close()
    structlog.get_logger("posse.test").error("still heard")
    assert '"event": "still heard"' in capsys.readouterr().err


def test_a_line_that_repeats_is_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    logs.set_up()
    now = 0.0
    monkeypatch.setattr(logs.repeats, "now", lambda: now)
    for number in range(5):
        log.warning("the same", table="x")
        log.warning("numbered", number=number)
    assert [line["event"] for line in written(capsys)] == ["the same"] + ["numbered"] * 5
    now = 61.0
    log.warning("the same", table="y")
    assert [(line["table"], line["left_out_before"]) for line in written(capsys)] == [("y", 4)]
    log.warning("the same", table="y")
    logs.repeats.tell_all()
    assert [(line["event"], line["left_out_before"]) for line in written(capsys)] == [("the same", 1)]
    logs.repeats.tell_all()
    assert written(capsys) == []


def test_lines_of_one_kind_are_limited_even_if_they_differ(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    for number in range(1000):
        log.error("numbered", number=number)
    assert len(written(capsys)) == logs.MOST


def test_another_fault_is_another_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    for fault in (ValueError("a"), ValueError("a"), ValueError("b"), TypeError("a")):
        try:
            raise fault
        except (ValueError, TypeError):
            log.exception("failed")
    assert [str(line["exception"]).splitlines()[-1] for line in written(capsys)] == [
        "ValueError: a",
        "ValueError: b",
        "TypeError: a",
    ]


def test_other_libraries_log_in_the_same_form(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("alembic").warning('a "quoted" %s', "word")
    logging.getLogger("asyncio").error("lost", exc_info=ValueError("x"))
    first, second = written(capsys)
    assert (first["event"], first["level"], first["logger"]) == ('a "quoted" word', "warning", "alembic")
    assert "ValueError: x" in str(second["exception"])


async def send_raw(served: Served, data: bytes) -> None:
    """Send it, say no more, and read what comes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(data)
    writer.write_eof()
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionResetError):
            await reader.read()
    writer.close()


async def test_what_strangers_send_is_a_line_at_info_and_never_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up(verbose=True)
    try:
        async with serving(tmp_path) as served:
            anna = await served.person("Anna")
            socket = LOBBY + UPGRADE + f"Cookie: posse={anna.cookie}\r\n\r\n".encode()
            for data in [*HOSTILE, *(socket + frame for frame in FRAMES)]:
                await send_raw(served, data)
            for _ in range(50):
                await send_raw(served, HOSTILE[0])
        lines = written(capsys)
    finally:
        logs.set_up()
    assert {line["level"] for line in lines} == {"info"}
    assert not [line for line in lines if "exception" in line]
    assert len([line for line in lines if line["event"] == "not HTTP"]) == 1
