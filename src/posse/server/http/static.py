"""The client's files, and the security headers of every answer."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from hashlib import sha256
from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

# ASGI: plain dictionaries and coroutines.
Scope = Any
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

STATIC: Final = Path(str(resources.files("posse"))) / "web" / "static"

# Only what the server itself sends may run, be shown or be connected to.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a link may carry an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
JSON_TYPE: Final = [(b"content-type", b"application/json")]
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT: Final = (b"cache-control", b"no-store")
FOREVER: Final = b"public, max-age=31536000, immutable"  # for files with a digest in their name
REVALIDATE: Final = b"no-cache"
COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "image/svg")

NOT_BUILT: Final = (
    b"<!doctype html><html lang=en><title>Posse</title>"
    b"<p>The web client is not built: run <code>make client</code> and start the server again.</p></html>"
)


class File:
    """One file of the client, as it is sent."""

    def __init__(self, content: bytes, kind: str, forever: bool) -> None:
        self.content = content
        self.kind = kind
        self.forever = forever
        self.tag = f'"{sha256(content).hexdigest()[:32]}"'.encode()
        self.gzipped = b""
        if kind.startswith(COMPRESSIBLE):
            gzipped = gzip.compress(content, 9, mtime=0)
            if len(gzipped) < len(content):
                self.gzipped = gzipped

    def headers(self) -> list[tuple[bytes, bytes]]:
        return [
            (b"content-type", self.kind.encode()),
            (b"cache-control", FOREVER if self.forever else REVALIDATE),
            (b"etag", self.tag),
            (b"vary", b"accept-encoding"),
        ]


class StaticFiles:
    """Serves the built client. All files are read at the start, so no path can lead outside the folder."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files: dict[str, File] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if file.is_file():
                path = file.relative_to(folder).as_posix()
                self.files["/" + path] = File(file.read_bytes(), _kind(file.name), path.startswith("assets/"))
        self.page = self.files.get("/index.html") or File(NOT_BUILT, "text/html; charset=utf-8", False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = scope["method"]
        if method not in ("GET", "HEAD"):
            await respond(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        path = scope["path"]
        file = self.files.get(path)
        if file is None:
            if path.startswith("/assets/") or "." in path.rpartition("/")[2]:
                await respond(send, 404, [(b"content-type", b"text/plain; charset=utf-8")], b"not found")
                return
            file = self.page  # the client has routes of its own
        asked = dict(scope["headers"])
        headers = file.headers()
        if asked.get(b"if-none-match") == file.tag:
            await respond(send, 304, headers, b"")
            return
        content = file.content
        if file.gzipped and b"gzip" in asked.get(b"accept-encoding", b""):
            content = file.gzipped
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"content-length", str(len(content)).encode()))
        await respond(send, 200, headers, b"" if method == "HEAD" else content)


def _kind(name: str) -> str:
    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    kind = guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    return kind + "; charset=utf-8" if kind.startswith(COMPRESSIBLE[:2]) else kind


async def respond(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def secured(send: Send, https: bool, private: bool) -> Send:
    """Adds the security headers to every answer. `private`: nobody on the way may keep it."""
    added = [*SECURITY_HEADERS, *([HTTPS_ONLY] if https else []), *([NOT_KEPT] if private else [])]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return sending
