"""Answers that go on: one JSON message on each line, as it happens, and an empty line when nothing does.

A stream is the sending half of a socket: the same connection with the same limits. A client that does not
read it is cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import structlog

from posse.server.http import sockets
from posse.server.http.admission import Admission
from posse.server.http.http_protocol import EXTENSION
from posse.server.http.static import Receive, Scope, Send
from posse.server.rooms.connection import Connection
from posse.server.rooms.outside_bots import Bot
from posse.server.wire import outside
from posse.server.wire.encoding import encode

NDJSON: Final = "application/x-ndjson"

Leave = Callable[[], None]
Enter = Callable[[Connection], Awaitable[Leave]]

log = structlog.get_logger("posse.streams")


class Held(Protocol):
    """The connection under a stream."""

    def begin_stream(self) -> None:
        """The answer may take as long as it likes."""

    def abort(self) -> None:
        """End it, whatever the client has not read."""


async def opened(admission: Admission, bot: Bot, address: str, enter: Enter) -> Stream:
    """Let a bot in, or an error; what it is told at first is waiting in the stream."""
    services = admission.services
    connection = Connection(bot.id, bot.name, services.limits.waiting)
    admission.add_stream(bot, address, connection)
    try:
        leave = await enter(connection)
    except BaseException:
        admission.drop_stream(bot, address, connection)
        raise
    services.metrics.sockets.inc()

    def end() -> None:
        services.metrics.sockets.dec()
        leave()
        admission.drop_stream(bot, address, connection)

    return Stream(connection, services.limits.keep_alive, end)


class Stream:
    """An ASGI application that answers one request until either side ends it."""

    def __init__(self, connection: Connection, keep_alive: float, end: Leave) -> None:
        self.connection = connection
        self.keep_alive = keep_alive
        self.end = end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        held: Held | None = scope.get("extensions", {}).get(EXTENSION)
        if held is not None:
            held.begin_stream()
        writer = asyncio.create_task(self._write(send))
        reader = asyncio.create_task(_until_gone(receive))
        closing = asyncio.create_task(self.connection.closing.wait())
        tasks: set[asyncio.Task[Any]] = {writer, reader, closing}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not writer.done() and not reader.done():  # a client that does not read holds up the last lines
                await asyncio.wait({writer, reader}, timeout=sockets.CLOSE_WAIT)
        finally:
            self.end()
            complete = writer.done()
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, OSError):
                    log.error("stream failed", exc_info=ended)
            if held is not None and not complete:
                held.abort()

    async def _write(self, send: Send) -> None:
        headers = [(b"content-type", NDJSON.encode()), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        connection = self.connection
        while not connection.close_code or connection.waiting:
            while (text := connection.next_text()) is not None:
                await _send_line(send, text)
            if connection.close_code:
                break
            try:
                async with asyncio.timeout(self.keep_alive):
                    await connection.wake.wait()
                connection.wake.clear()
            except TimeoutError:
                await _send_line(send, "")
        await _send_line(send, encode(outside.StreamClosed(connection.close_code)))
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _send_line(send: Send, text: str) -> None:
    await send({"type": "http.response.body", "body": text.encode() + b"\n", "more_body": True})


async def _until_gone(receive: Receive) -> None:
    with contextlib.suppress(OSError):
        while (await receive())["type"] != "http.disconnect":
            pass
