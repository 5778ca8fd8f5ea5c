"""The ASGI application: the API, the sockets and the client's files. All answers get security headers."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote_plus, urlsplit

import structlog
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

from posse import __version__
from posse.core.errors import PosseError
from posse.core.said import TEXT
from posse.server.http import api, bot_accounts, bot_api, sockets, static
from posse.server.http.admission import Admission
from posse.server.http.clean_text import require_text
from posse.server.http.cookies import COOKIE
from posse.server.http.openapi import SchemaRenderer
from posse.server.http.static import JSON_TYPE, Message, Receive, Scope, Send
from posse.server.ops.metrics_access import may_read
from posse.server.rooms import faults
from posse.server.rooms.cleanup import Cleanup
from posse.server.rooms.directory import Directory
from posse.server.services import Services
from posse.server.wire import protocol
from posse.server.wire.encoding import encode
from posse.server.wire.errors import api_error, code_of, fault_of, status_of

API_PATHS: Final = ("/api", "/ws", "/health", "/metrics")
BOT_PATH: Final = "/api/bot"
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
# Games and their words are large and public, so they are packed. What has secrets in it is not: its length
# would tell something of its content.
SENT_PLAIN: Final = r"^/(health|metrics|ws|api/(?!games))"

log = structlog.get_logger("posse.http")


@get("/health", include_in_schema=False, media_type="text/plain")
async def health() -> str:
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: api.AnyRequest, services: api.TheServices) -> Response[bytes]:
    if not may_read(services.metrics_access, api.address_of(request), request.scope["headers"]):
        raise api_error("not-found")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def check_request(request: api.AnyRequest) -> None:
    """Before anything is done: the rate limit, and bodies in JSON only."""
    if not request.scope["path"].startswith("/api"):
        return
    admission: Admission = request.app.state.admission
    if not is_of_bot(request.scope["path"]):  # those are counted by their tokens
        admission.check_request(admission.visitor(request.cookies.get(COOKIE)), api.address_of(request))
    if request.method not in SAFE_METHODS and _has_body(request):
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise api_error("bad-type")
        require_text(await _body(request))


def is_of_bot(path: str) -> bool:
    return path == BOT_PATH or path.startswith(BOT_PATH + "/")


async def _body(request: api.AnyRequest) -> bytes:
    try:
        return await request.body()
    except InternalServerException:  # it has gone in the middle of its request, which is no fault of ours
        log.info("client gone")
        raise api_error("too-slow") from None


def _has_body(request: api.AnyRequest) -> bool:
    headers = request.headers
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _error_response(request: api.AnyRequest, error: PosseError) -> Response[protocol.Fault]:
    services: Services = request.app.state.services
    services.metrics.faults.labels(code_of(error)).inc()
    return Response(fault_of(error), status_code=status_of(error), media_type="application/json")


def _framework_error(request: api.AnyRequest, error: HTTPException) -> Response[protocol.Fault]:
    """What the framework refused, as one of our errors."""
    codes = {404: "not-found", 405: "method", 413: "too-big", 415: "bad-type"}
    if error.status_code >= 500:
        return _server_error(request, error)
    code = codes.get(error.status_code)
    if code is not None:
        answer = _error_response(request, api_error(code))
        if allowed := (error.headers or {}).get("allow"):
            answer.headers["Allow"] = allowed
        return answer
    return _error_response(request, api_error("bad-message", ("reason", TEXT, _reason(error))))


def _reason(error: HTTPException) -> str:
    found = error.extra if isinstance(error.extra, list) else []
    reasons = [str(each.get("message", "")) for each in found if isinstance(each, dict)]
    return "; ".join(reason for reason in reasons if reason)[:200] or error.detail[:200]


def _too_deep(request: api.AnyRequest, _: RecursionError) -> Response[protocol.Fault]:
    return _error_response(request, api_error("bad-message", ("reason", TEXT, "too many brackets")))


def _server_error(request: api.AnyRequest, error: Exception) -> Response[protocol.Fault]:
    fault = faults.logged(log, "request failed", error, method=request.method, path=request.scope["path"])
    return _error_response(request, fault)


def _has_nul(scope: Scope) -> bool:
    """No database has to see that."""
    return "\0" in scope["path"] or "\0" in unquote_plus(scope["query_string"].decode("latin-1"))


def _provide(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


class App:
    """Everything that comes in. Requests from other sites are refused; every answer gets its headers."""

    def __init__(
        self, services: Services, origins: tuple[str, ...] = (), folder: Path = static.STATIC
    ) -> None:
        self.services = services
        self.origins = origins
        self.directory = Directory(services)
        self.cleanup = Cleanup(self.directory)
        self.admission = Admission(services)
        self.directory.cluster.on_key = self.admission.read_keys
        self.directory.cluster.on_revoked = self.admission.close_streams
        self.client = static.StaticFiles(folder)
        self.api = Litestar(
            route_handlers=[
                api.ROUTES,
                bot_accounts.ROUTES,
                bot_api.ROUTES,
                sockets.table_socket,
                sockets.lobby_socket,
                health,
                metrics,
            ],
            dependencies={
                "services": _provide(services),
                "directory": _provide(self.directory),
                "admission": _provide(self.admission),
                "visitor": Provide(api.visitor),
                "named": Provide(api.named),
            },
            state=State({"services": services, "admission": self.admission}),
            before_request=check_request,
            exception_handlers={
                PosseError: _error_response,
                HTTPException: _framework_error,
                RecursionError: _too_deep,
                Exception: _server_error,
            },
            request_max_body_size=services.limits.body,
            compression_config=CompressionConfig("gzip", exclude=SENT_PLAIN),
            openapi_config=OpenAPIConfig(
                title="Posse",
                version=__version__,
                description="Tables, seats and finished games. Browsers play over WebSockets, bots that "
                "people run on their own machines over /api/bot, with a token (docs/bot-api.md).",
                path="/api/schema",
                render_plugins=[SchemaRenderer()],
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
        """Runs tables and admits visitors until the server stops."""
        await self.services.storage.open()
        try:
            await self.admission.open()
            await self.directory.open()
            self.cleanup.start()
            yield
        finally:
            self.cleanup.stop()
            await self.directory.close()
            await self.services.storage.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket" and (_has_nul(scope) or not self._is_same_origin(scope)):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await self.api(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        https = scope.get("scheme") == "https"
        respond = self._counted(static.secured(send, https, scope["path"].startswith(API_PATHS)))
        path: str = scope["path"]
        if _has_nul(scope):
            fault = encode(fault_of(api_error("not-found"))).encode()
            await static.respond(respond, 404, JSON_TYPE, fault)
        elif not any(path == each or path.startswith(each + "/") for each in API_PATHS):
            await self.client(scope, receive, respond)
        elif scope["method"] not in SAFE_METHODS and not self._is_same_origin(scope):
            fault = encode(fault_of(api_error("origin"))).encode()
            await static.respond(respond, 403, JSON_TYPE, fault)
        elif scope["method"] == "OPTIONS":
            await self._list_methods(path, respond)
        else:
            await self.api(scope, receive, respond)

    async def _list_methods(self, path: str, respond: Send) -> None:
        """Which methods a path has; the framework would name only some of them."""
        found = [methods for pattern, methods in self.methods if pattern.fullmatch(path)]
        if found:
            await static.respond(respond, 204, [(b"allow", found[0].encode())], b"")
        else:
            fault = encode(fault_of(api_error("not-found"))).encode()
            await static.respond(respond, 404, JSON_TYPE, fault)

    def _counted(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.services.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return sending

    def _is_same_origin(self, scope: Scope) -> bool:
        """Whether a browser's request comes from a page of this server. Programs send no Origin header."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self.origins:
            return True
        host: str = headers.get(b"host", b"").decode("latin-1")
        try:
            return str(urlsplit(origin).netloc) == host
        except ValueError:  # no address at all, such as "http://["
            return False
