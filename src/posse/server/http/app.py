"""The application: the API and the sockets behind one front, with the client's pages beside them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

from posse import __version__
from posse.core.errors import PosseError
from posse.core.said import TEXT
from posse.server.http import api, sockets, static
from posse.server.http.cookies import COOKIE
from posse.server.http.openapi import Description
from posse.server.http.static import Message, Receive, Scope, Send
from posse.server.ops.metrics_access import may_read
from posse.server.rooms.connection import encode
from posse.server.rooms.directory import House
from posse.server.services import Services
from posse.server.wire import protocol
from posse.server.wire.errors import code_of, fault_of, status_of, wrong

OURS: Final = ("/api", "/ws", "/health", "/metrics")
SAFE: Final = ("GET", "HEAD", "OPTIONS")

Asking = Request[Any, Any, Any]

log = structlog.get_logger("posse.http")


@get("/health", include_in_schema=False, media_type="text/plain")
async def health() -> str:
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking, house: api.TheHouse) -> Response[bytes]:
    services = house.services
    address = request.client.host if request.client is not None else ""
    if not may_read(services.metrics_for, address, request.scope["headers"]):
        raise wrong("not-found")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def house_of(state: State) -> House:
    house = state.house
    assert isinstance(house, House)
    return house


async def admitted(request: Asking) -> None:
    """Before anything is done: not too fast, and bodies in JSON only."""
    house: House = request.app.state.house
    path = request.scope["path"]
    if not path.startswith("/api"):
        return
    visitor = house.signer.read(request.cookies.get(COOKIE))
    address = request.client.host if request.client is not None else ""
    if not (house.requests.take(visitor) if visitor is not None else house.strangers.take(address)):
        raise wrong("too-fast")
    if request.method not in SAFE and _has_body(request):
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise wrong("bad-type")


def _has_body(request: Asking) -> bool:
    headers = request.headers
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _told(request: Asking, error: PosseError) -> Response[protocol.Fault]:
    house: House = request.app.state.house
    house.services.metrics.faults.labels(code_of(error)).inc()
    return Response(fault_of(error), status_code=status_of(error), media_type="application/json")


def _http_fault(request: Asking, error: HTTPException) -> Response[protocol.Fault]:
    """What the framework found wrong, in our words."""
    codes = {404: "not-found", 405: "method", 413: "too-big", 415: "bad-type"}
    if error.status_code >= 500:
        return _server_fault(request, error)
    code = codes.get(error.status_code)
    if code is not None:
        answer = _told(request, wrong(code))
        if allowed := (error.headers or {}).get("allow"):
            answer.headers["Allow"] = allowed
        return answer
    return _told(request, wrong("bad-message", ("reason", TEXT, _reason(error))))


def _reason(error: HTTPException) -> str:
    found = error.extra if isinstance(error.extra, list) else []
    reasons = [str(each.get("message", "")) for each in found if isinstance(each, dict)]
    return "; ".join(reason for reason in reasons if reason)[:200] or error.detail[:200]


def _too_deep(request: Asking, _: RecursionError) -> Response[protocol.Fault]:
    return _told(request, wrong("bad-message", ("reason", TEXT, "too many brackets")))


def _server_fault(request: Asking, error: Exception) -> Response[protocol.Fault]:
    log.error("request failed", method=request.method, path=request.scope["path"], exc_info=error)
    return _told(request, wrong("server"))


class Front:
    """All that comes in: foreign pages are turned away, every answer gets its headers."""

    def __init__(
        self, services: Services, origins: tuple[str, ...] = (), folder: Path = static.STATIC
    ) -> None:
        self.services = services
        self.origins = origins
        self.house = House(services)
        self.client = static.Client(folder)
        self.api = Litestar(
            route_handlers=[api.ROUTES, sockets.table_socket, sockets.lobby_socket, health, metrics],
            dependencies={
                "house": Provide(house_of, sync_to_thread=False),
                "visitor": Provide(api.visitor),
                "named": Provide(api.named),
            },
            state=State({"house": self.house}),
            before_request=admitted,
            exception_handlers={
                PosseError: _told,
                HTTPException: _http_fault,
                RecursionError: _too_deep,
                Exception: _server_fault,
            },
            request_max_body_size=services.limits.body,
            openapi_config=OpenAPIConfig(
                title="Posse",
                version=__version__,
                description="Tables, seats and finished games. Play itself is over WebSockets.",
                path="/api/schema",
                render_plugins=[Description()],
            ),
            logging_config=None,
            debug=False,
        )
        self.methods = [
            (re.compile(re.sub(r"{\w+}", "[^/]+", route.path_format)), ", ".join(sorted(route.methods)))
            for route in self.api.routes
            if isinstance(route, HTTPRoute)
        ]

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """While this lasts the house is open: its tables go on, and visitors can be let in."""
        await self.services.storage.open()
        try:
            await self.house.open()
            yield
        finally:
            await self.house.close()
            await self.services.storage.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket" and not self._is_ours(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await self.api(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        https = scope.get("scheme") == "https"
        answering = self._counted(static.secured(send, https))
        path: str = scope["path"]
        if not any(path == each or path.startswith(each + "/") for each in OURS):
            await self.client(scope, receive, answering)
        elif scope["method"] not in SAFE and not self._is_ours(scope):
            fault = encode(fault_of(wrong("origin"))).encode()
            await static.answer(answering, 403, [(b"content-type", b"application/json")], fault)
        elif scope["method"] == "OPTIONS":
            await self._tell_methods(path, answering)
        else:
            await self.api(scope, receive, answering)

    async def _tell_methods(self, path: str, answering: Send) -> None:
        """What can be done with a path; the framework would name only part of it."""
        found = [methods for pattern, methods in self.methods if pattern.fullmatch(path)]
        if found:
            await static.answer(answering, 204, [(b"allow", found[0].encode())], b"")
        else:
            fault = encode(fault_of(wrong("not-found"))).encode()
            await static.answer(answering, 404, [(b"content-type", b"application/json")], fault)

    def _counted(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.services.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return sending

    def _is_ours(self, scope: Scope) -> bool:
        """Whether a browser's request comes from a page of this server. Programs send no Origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.origins:
            return True
        host: str = headers.get(b"host", b"").decode("latin-1")
        return str(urlsplit(origin).netloc) == host
