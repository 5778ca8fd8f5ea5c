"""The server's side of an HTTP connection. A request has to come, and its answer to be read, in some time."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from posse.core.said import TEXT
from posse.server.http.static import JSON_TYPE, NOT_KEPT, SECURITY_HEADERS
from posse.server.wire.encoding import encode
from posse.server.wire.errors import api_error, fault_of, status_of

# Seconds. docs/hosting.md names them, with those for a proxy.
HEAD: Final = 10  # from the connection, or a request's first byte, to the end of its head
BODY: Final = 20  # from there to the end of its body
ANSWER: Final = 120  # from there until the client has read the answer
LINGER: Final = 3  # for an error that is still to be sent
HEAD_SIZE: Final = 32 * 1024  # bytes

EXTENSION: Final = "posse.stream"  # by this name a stream finds its connection in the scope

log = structlog.get_logger("posse.http")


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's own waits for the rest of a request for ever, and what it refuses gets no headers."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.deadline: asyncio.TimerHandle | None = None
        self.is_receiving = False  # a request has begun and is not complete
        self.is_streaming = False  # the answer goes on for as long as it likes (streams.py)
        self.head = -1  # bytes of a head that has begun and is not complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head >= 0:
            self.head += len(data)
            if self.head > HEAD_SIZE and not self.transport.is_closing():
                log.info("too long a head", address=self.client[0] if self.client else "")
                self._refuse("too-big")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_receiving = True
        self.head = 0
        self._expect(HEAD)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        offered: Any = self.scope
        offered["extensions"] = {EXTENSION: self}

    def begin_stream(self) -> None:
        self._expect(None)
        self.is_streaming = True

    def abort(self) -> None:
        """End a stream that its client does not read."""
        self.transport.abort()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.head = -1
        self._expect(BODY)

    def on_message_complete(self) -> None:
        self.is_receiving = False
        self._expect(ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.is_streaming = False
        if self.pipeline or self.transport.get_write_buffer_size():
            self._expect(ANSWER)
        elif not self.is_receiving:
            self._expect(None)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)  # from here on the WebSocket's side has its own
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        log.info("not HTTP", address=self.client[0] if self.client else "")
        self._refuse("bad-message")

    def _expect(self, seconds: float | None) -> None:
        """What comes next has to come within this time (None: whenever it likes)."""
        if self.deadline is not None:
            self.deadline.cancel()
        waits = seconds is not None and not self.is_streaming
        self.deadline = self.loop.call_later(seconds or 0, self._give_up) if waits else None

    def _give_up(self) -> None:
        cycle: Any = self.cycle  # None before the first request's head
        is_answered = cycle is not None and cycle.response_complete
        if is_answered and not self.is_receiving and not self.transport.get_write_buffer_size():
            return
        log.info("too slow a request", address=self.client[0] if self.client else "")
        if self.is_receiving and (cycle is None or is_answered or not cycle.response_started):
            self._refuse("too-slow")
        else:
            self.transport.abort()

    def _refuse(self, code: str) -> None:
        """Answer with an error and close, without the application: there is no request that it could read."""
        error = api_error(code, ("reason", TEXT, "not HTTP")) if code == "bad-message" else api_error(code)
        body = encode(fault_of(error)).encode()
        status = status_of(error)
        headers = [
            *JSON_TYPE,
            *SECURITY_HEADERS,
            NOT_KEPT,
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        head = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
        head += [name + b": " + value for name, value in headers]
        self.transport.write(b"\r\n".join(head) + b"\r\n\r\n" + body)
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)
