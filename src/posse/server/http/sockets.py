"""The two WebSockets: a table's and the lobby's. Messages are decoded and handled; errors are sent back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from posse.core.errors import PosseError
from posse.core.said import TEXT
from posse.server.http.admission import Admission
from posse.server.http.api import TableInPath, TheAdmission, TheDirectory
from posse.server.http.clean_text import clean_chat, require_text
from posse.server.http.cookies import COOKIE
from posse.server.rooms import dealing, faults, hinting
from posse.server.rooms.connection import Connection
from posse.server.rooms.room import Room
from posse.server.services import Services
from posse.server.wire import convert, protocol
from posse.server.wire.encoding import encode
from posse.server.wire.errors import (
    FORBIDDEN,
    INTERNAL_ERROR,
    NO_COOKIE,
    NO_TABLE,
    POLICY_VIOLATION,
    TOO_MANY,
    TRY_LATER,
    api_error,
    code_of,
    fault_of,
    status_of,
)

DISCONNECTED: Final = (OSError, WebSocketDisconnect)
CLOSE_WAIT: Final = 3  # seconds a client has to confirm that a socket is closed

Socket = WebSocket[Any, Any, Any]
Handler = Callable[[protocol.ClientMessage], Awaitable[None]]
Leave = Callable[[], None]
Enter = Callable[[Connection], Awaitable[tuple[Handler, Leave]]]

log = structlog.get_logger("posse.sockets")

_messages: Final = msgspec.json.Decoder(protocol.ClientMessage)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: Socket, table_id: TableInPath, directory: TheDirectory, admission: TheAdmission
) -> None:
    query = socket.query_params
    since = query.get("since", "0")

    async def enter(connection: Connection) -> tuple[Handler, Leave]:
        invite = query.get("invite", "")[:64]
        room = await directory.room_for(table_id[:64], connection.visitor, invite)
        room.connect(connection, int(since[:9]) if since.isascii() and since.isdigit() else 0)
        return _table_handler(admission, room, connection), lambda: room.disconnect(connection)

    await _serve(socket, admission, enter)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, directory: TheDirectory, admission: TheAdmission) -> None:
    lobby = directory.lobby

    async def enter(connection: Connection) -> tuple[Handler, Leave]:
        await lobby.connect(connection)
        return _lobby_handler(admission.services, connection), lambda: lobby.disconnect(connection)

    await _serve(socket, admission, enter)


def _table_handler(admission: Admission, room: Room, connection: Connection) -> Handler:
    async def handle(message: protocol.ClientMessage) -> None:
        if isinstance(message, protocol.Choose):
            await room.choose(connection, message)
        elif isinstance(message, protocol.TakeBack):
            await room.take_back(connection, message)
        elif isinstance(message, protocol.AskWhy):
            room.explain(connection, message)
        elif isinstance(message, protocol.AskHint):
            hinting.ask(room, connection, message, admission.check_hint)
        elif isinstance(message, protocol.Chat):
            text = clean_chat(message.text)
            admission.check_chat(connection.visitor)
            if text:
                hush = await room.say(connection, text)
                if hush is not None:
                    connection.send(encode(convert.hushed(hush, connection.seat)))
        elif isinstance(message, protocol.Standing):
            await room.set_standing(connection.visitor, message)
        elif isinstance(message, protocol.AskAlways):
            await room.set_always(connection.visitor, message)
        elif isinstance(message, protocol.ShareHash):
            await dealing.give_hash(room, connection.visitor, message.value)
        elif isinstance(message, protocol.Share):
            await dealing.give_share(room, connection.visitor, bytes.fromhex(message.value))
        elif isinstance(message, protocol.Resume):
            admission.check_resume(connection.visitor)
            room.resume(connection, message.since)
        elif isinstance(message, protocol.Seen):
            room.note_seen(connection, message.number)
        else:
            connection.send(encode(protocol.Pong(room.services.clock.now())))

    return handle


def _lobby_handler(services: Services, connection: Connection) -> Handler:
    async def handle(message: protocol.ClientMessage) -> None:
        if not isinstance(message, protocol.Ping):
            raise api_error("bad-message", ("reason", TEXT, "the lobby takes nothing but ping"))
        connection.send(encode(protocol.Pong(services.clock.now())))

    return handle


async def _serve(socket: Socket, admission: Admission, enter: Enter) -> None:
    """Let a client in, and serve it until it leaves."""
    services = admission.services
    visitor = admission.visitor(socket.cookies.get(COOKIE))
    address = socket.client.host if socket.client is not None else ""
    await socket.accept()
    if visitor is None:
        await _reject(socket, api_error("no-cookie"))
        return
    try:
        admission.check_request(visitor, address)
        admission.add_socket(visitor, address)
    except PosseError as error:
        await _reject(socket, error)
        return
    services.metrics.sockets.inc()
    try:
        try:
            name = await services.storage.visitor_name(visitor) or ""
            connection = Connection(visitor, name, services.limits.waiting)
            handle, leave = await enter(connection)
        except PosseError as error:
            await _reject(socket, error)
            return
        except Exception as error:
            await _reject(socket, faults.logged(log, "socket not opened", error))
            return
        try:
            await Conversation(socket, connection, admission, handle).run()
        finally:
            leave()
    finally:
        services.metrics.sockets.dec()
        admission.drop_socket(visitor, address)


async def _reject(socket: Socket, error: PosseError) -> None:
    codes = {404: NO_TABLE, 429: TOO_MANY, 401: NO_COOKIE, 500: INTERNAL_ERROR, 503: TRY_LATER}
    with contextlib.suppress(*DISCONNECTED):
        await socket.send(
            {"type": "websocket.send", "text": encode(protocol.ErrorSent("", fault_of(error))), "bytes": None}
        )
        await socket.send(
            {"type": "websocket.close", "code": codes.get(status_of(error), FORBIDDEN), "reason": ""}
        )


class Conversation:
    """Reads and writes one socket until either side closes it."""

    def __init__(self, socket: Socket, connection: Connection, admission: Admission, handle: Handler) -> None:
        self.socket = socket
        self.connection = connection
        self.handle = handle
        self.metrics = admission.services.metrics
        self.rate_limit = admission.message_limit()
        self.strikes = admission.strikes()

    async def run(self) -> None:
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        closing = asyncio.create_task(self.connection.closing.wait())
        all_three = {reader, writer, closing}
        try:
            await asyncio.wait(all_three, return_when=asyncio.FIRST_COMPLETED)
            if not reader.done():  # a client that does not read holds up the writer, too
                await asyncio.wait({reader}, timeout=CLOSE_WAIT)
        finally:
            for task in all_three:
                task.cancel()
            for ended in await asyncio.gather(*all_three, return_exceptions=True):
                if isinstance(ended, Exception):
                    log.error("socket failed", exc_info=ended)

    async def _write(self) -> None:
        connection = self.connection
        with contextlib.suppress(*DISCONNECTED):
            while True:
                await connection.wake.wait()
                connection.wake.clear()
                while (text := connection.next_text()) is not None:
                    await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
                if connection.close_code:
                    await self.socket.send(
                        {"type": "websocket.close", "code": connection.close_code, "reason": ""}
                    )
                    return

    async def _read(self) -> None:
        while not self.connection.close_code:
            try:
                event = await self.socket.receive()
            except WebSocketDisconnect:
                return
            if event["type"] != "websocket.receive" or self.connection.close_code:
                return  # once a client is told to go, nothing it sends counts
            if not self.rate_limit.take():
                self._complain("", api_error("too-fast"))
                continue
            await self._handle(event.get("text") or event.get("bytes") or "")

    async def _handle(self, text: str | bytes) -> None:
        try:
            require_text(text)
            message = _messages.decode(text)
        except PosseError as error:
            self._complain("", error)
            return
        except (msgspec.DecodeError, RecursionError) as error:
            self._complain("", api_error("bad-message", ("reason", TEXT, str(error)[:200])))
            return
        about = str(message.__struct_config__.tag)
        try:
            await self.handle(message)
        except PosseError as error:
            self._complain(about, error)
        except Exception as error:
            self._complain(about, faults.logged(log, "message failed", error, about=about))

    def _complain(self, about: str, error: PosseError) -> None:
        """Send the error. A client that keeps causing errors is disconnected."""
        self.metrics.faults.labels(code_of(error)).inc()
        self.connection.send_error(about, error)
        if error.key != "refusal-too-fast" and not self.strikes.take():  # that one came too soon, that is all
            log.info("socket closed: too many bad messages", code=code_of(error))
            self.connection.close(POLICY_VIOLATION)
