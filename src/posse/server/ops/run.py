"""Starts the server: `serve` is what `posse serve` calls."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import structlog
import uvicorn
from sqlalchemy.engine import URL

from posse.core import registry
from posse.core.errors import PosseError
from posse.core.said import TEXT
from posse.messages import SPARE, book
from posse.server.http.app import App
from posse.server.http.http_protocol import HttpProtocol
from posse.server.http.websocket_protocol import WebSocketProtocol
from posse.server.limits import Limits
from posse.server.ops import logs
from posse.server.ops import workers as several
from posse.server.ops.garbage_collector import low_latency
from posse.server.ops.metrics_access import MetricsAccess
from posse.server.rooms.bots import BotPool
from posse.server.services import Services
from posse.server.store.storage import Storage, database_url
from posse.server.thinking import usual_processes

HOST: Final = "127.0.0.1"
PORT: Final = 8765
STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
SHUTDOWN_SECONDS: Final = 3  # for open connections, when the server is stopped

log = structlog.get_logger("posse.run")


def default_data() -> Path:
    """Where tables are stored by default."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "posse"


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    db: str = "",
    open_browser: bool = False,
    verbose: bool = False,
    started: Callable[[str], None] | None = None,
    limits: Limits | None = None,
    origins: tuple[str, ...] = (),
    metrics_access: MetricsAccess = "local",
    new_key: bool = False,
    workers: int = 1,
    bot_processes: int = 0,
) -> None:
    """Serve until Ctrl-C. `started` gets the address. What fails before that is a PosseError.

    `bot_processes` are shared out among the workers, at least one for each; 0: as usual.
    """
    logs.set_up(verbose)
    if workers > 1:
        several.require_postgresql(db)
    listening = several.reserve(host, port, listen) if workers > 1 else listen(host, port)
    address = address_of(listening, host)

    def ready() -> None:
        if started is not None:
            started(address)
        if open_browser:
            webbrowser.open(address)

    if workers > 1:
        chosen = listening.getsockname()[1]
        shared = max(1, (bot_processes or usual_processes()) // workers)
        orders = several.Orders(host, chosen, db, verbose, limits, origins, metrics_access, new_key, shared)
        with listening:
            several.supervise(workers, orders, ready)
        return
    with data_folder(data or default_data(), db) as url:
        serve_on(listening, url, ready, limits, origins, metrics_access, new_key, bot_processes)


def serve_on(
    listening: socket.socket,
    url: str,
    ready: Callable[[], None],
    limits: Limits | None = None,
    origins: tuple[str, ...] = (),
    metrics_access: MetricsAccess = "local",
    new_key: bool = False,
    bot_processes: int = 0,
) -> None:
    """Serve on this socket from this database, until a signal says stop."""
    services = Services(
        Storage(url),
        limits or Limits(),
        bots=BotPool(processes=bot_processes),
        metrics_access=metrics_access,
        new_key=new_key,
    )
    app = App(services, origins)
    try:
        with listening, asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(app, listening, ready))
    finally:
        logs.repeats.tell_all()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed: it halves the time that a message takes."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listen(host: str, port: int, shared: bool = False, backlog: int | None = 2048) -> socket.socket:
    """A socket that listens on this address, or an error that says why not.

    `shared`: other processes of this user may listen there, too, and each gets its part of the connections.
    Without a backlog it only keeps the address.
    """
    told = (("host", TEXT, host), ("port", TEXT, str(port)))
    if not 0 <= port <= 65535:
        raise PosseError("error-host", told)
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError, OverflowError) as error:
        raise PosseError("error-host", told) from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind(where)
        if backlog is not None:
            listening.listen(backlog)
        listening.setblocking(False)
    except OSError as error:
        listening.close()
        keys = {errno.EADDRINUSE: "error-port-in-use", errno.EACCES: "error-port-forbidden"}
        raise PosseError(keys.get(error.errno or 0, "error-host"), told) from error
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


@contextmanager
def data_folder(folder: Path, db: str) -> Iterator[str]:
    """The database's URL: the one given, or a file in the folder. A file is locked for this server."""
    if db:
        with database_file(db):
            yield db
        return
    told = (("folder", TEXT, str(folder)),)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = open(folder / "posse.lock", "a", opener=_private)  # noqa: SIM115  open while the server runs
        close_to_others(folder)
    except OSError as error:
        raise PosseError("error-data-folder", (*told, ("reason", TEXT, error.strerror or ""))) from error
    with lock:
        if not _locked(lock):
            raise PosseError("error-data-in-use", told)
        yield URL.create("sqlite", database=str(folder / "posse.db")).render_as_string()


@contextmanager
def database_file(db: str) -> Iterator[None]:
    """If this database is a file, no other server can use it meanwhile. PostgreSQL locks by itself."""
    url = database_url(db)
    if url.get_backend_name() != "sqlite" or (url.database or ":memory:") == ":memory:":
        yield
        return
    path = Path(url.database or "").resolve()
    locked = path.with_suffix(".lock") if path.suffix == ".db" else path.with_name(path.name + ".lock")
    try:
        lock = open(locked, "a", opener=_private)  # noqa: SIM115  open while the server runs
        path.touch(mode=0o600)
        journals = [path.with_name(path.name + end) for end in ("-journal", "-shm", "-wal")]
        for each in [locked, path, *[journal for journal in journals if journal.exists()]]:
            _close(each, 0o600)
    except OSError as error:
        told = (("url", TEXT, str(path)), ("reason", TEXT, error.strerror or ""))
        raise PosseError("error-database", told) from error
    with lock:
        if not _locked(lock):
            raise PosseError("error-database-in-use", (("url", TEXT, str(path)),))
        yield


def close_to_others(folder: Path) -> None:
    """Only the server's own user may read what is stored: cards, seeds and the key that signs cookies.

    A folder with other things in it stays as it is. SQLite gives its journals the mode of the database.
    """
    is_ours = all(path.name.startswith("posse.") for path in folder.iterdir())
    (folder / "posse.db").touch(mode=0o600)
    stored = [(path, 0o600) for path in sorted(folder.glob("posse.*"))]
    for path, mode in [*stored, *([(folder, 0o700)] if is_ours else [])]:
        _close(path, mode)


def _close(path: Path, mode: int) -> None:
    if path.stat().st_mode & 0o077:
        path.chmod(mode)
        log.warning("closed to other users of this machine", path=str(path), mode=f"{mode:o}")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _locked(file: IO[str]) -> bool:
    """Whether this process has locked the file. The lock ends with the process."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


class Server(uvicorn.Server):
    """Says when it is ready, and stops quietly on Ctrl-C or SIGTERM."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], signals: bool = True, app: App | None = None
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.signals = signals
        self.app = app
        if app is not None:
            app.services.storage.session.on_outdated = self.stop

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if not self.signals:
            yield
            return
        # Unlike the original this does not raise them again: the tables have still to be closed.
        before = {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Other servers go on with the tables at once; then clients are told to come back."""
        for server in self.servers:
            server.close()  # people who come back come to another server
        if self.app is not None:
            await self.app.directory.hand_over()
            self.app.admission.close_all_streams()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def configure(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,  # it would contain invitations
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=app.services.limits.message,
        ws_per_message_deflate=False,  # saves little on small messages and costs more than all the rest
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


async def run(app: App, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Load the tables, serve, and close them."""
    # A second of reading that would otherwise stop everything: at somebody's first choice, and when the first
    # people come over from a server that was told to stop.
    book(SPARE)
    registry.games()
    async with app.opened():
        with low_latency():
            await Server(configure(app), ready, app=app).serve([listening])
    if app.services.storage.session.outdated is not None:
        raise app.services.storage.session.outdated
