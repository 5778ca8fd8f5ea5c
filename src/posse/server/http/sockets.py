"""The two sockets: a table's and the lobby's. Decode, do it, and say what was wrong if something was."""

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
from posse.server.http.api import TableInPath, TheHouse
from posse.server.http.cookies import COOKIE
from posse.server.limits import clean_chat
from posse.server.rooms import dealing
from posse.server.rooms.connection import Connection, encode
from posse.server.rooms.directory import House
from posse.server.rooms.room import Room
from posse.server.wire import protocol
from posse.server.wire.errors import (
    MISBEHAVED,
    NO_COOKIE,
    NO_TABLE,
    NOT_FOR_YOU,
    TOO_MANY,
    code_of,
    fault_of,
    status_of,
    wrong,
)

GONE: Final = (OSError, WebSocketDisconnect)  # the other side has left
LAST_WORDS: Final = 3  # seconds in which a client may answer that a socket is closed

Socket = WebSocket[Any, Any, Any]
Hear = Callable[[protocol.ClientMessage], Awaitable[None]]

log = structlog.get_logger("posse.sockets")

_messages: Final = msgspec.json.Decoder(protocol.ClientMessage)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: TableInPath, house: TheHouse) -> None:
    query = socket.query_params
    since = query.get("since", "0")

    async def enter(connection: Connection) -> tuple[Hear, Callable[[], None]]:
        invite = query.get("invite", "")[:64]
        room = await house.room_for(table_id[:64], connection.visitor, invite)
        room.connect(connection, int(since[:9]) if since.isascii() and since.isdigit() else 0)
        return _at_table(house, room, connection), lambda: room.disconnect(connection)

    await _serve(socket, house, enter)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, house: TheHouse) -> None:
    async def enter(connection: Connection) -> tuple[Hear, Callable[[], None]]:
        house.lobby.connect(connection)
        return _in_lobby(house, connection), lambda: house.lobby.disconnect(connection)

    await _serve(socket, house, enter)


def _at_table(house: House, room: Room, connection: Connection) -> Hear:
    async def hear(message: protocol.ClientMessage) -> None:
        if isinstance(message, protocol.Choose):
            await room.choose(connection, message)
        elif isinstance(message, protocol.AskWhy):
            room.why(connection, message)
        elif isinstance(message, protocol.Chat):
            text = clean_chat(message.text)
            if not house.chats.take(connection.visitor):
                raise wrong("too-fast")
            if text:
                await room.say(connection, text)
        elif isinstance(message, protocol.Standing):
            await room.switch(connection.visitor, message)
        elif isinstance(message, protocol.Share):
            await dealing.give_share(room, connection.visitor, bytes.fromhex(message.value))
        elif isinstance(message, protocol.Resume):
            room.resume(connection, message.since)
        else:
            connection.send(encode(protocol.Pong(house.services.clock.now())))

    return hear


def _in_lobby(house: House, connection: Connection) -> Hear:
    async def hear(message: protocol.ClientMessage) -> None:
        if not isinstance(message, protocol.Ping):
            raise wrong("bad-message", ("reason", TEXT, "the lobby takes nothing but ping"))
        connection.send(encode(protocol.Pong(house.services.clock.now())))

    return hear


Enter = Callable[[Connection], Awaitable[tuple[Hear, Callable[[], None]]]]


async def _serve(socket: Socket, house: House, enter: Enter) -> None:
    """Let somebody in, talk to him until he goes."""
    services = house.services
    visitor = house.signer.read(socket.cookies.get(COOKIE))
    address = socket.client.host if socket.client is not None else ""
    await socket.accept()
    if visitor is None:
        await _turn_away(socket, wrong("no-cookie"))
        return
    try:
        if not house.requests.take(visitor):
            raise wrong("too-fast")
        house.enter(visitor, address)
    except PosseError as error:
        await _turn_away(socket, error)
        return
    services.metrics.sockets.inc()
    try:
        name = await services.storage.visitor_name(visitor) or ""
        connection = Connection(visitor, name, services.clock, services.limits)
        try:
            hear, leave = await enter(connection)
        except PosseError as error:
            await _turn_away(socket, error)
            return
        try:
            await _talk(socket, connection, house, hear)
        finally:
            leave()
    finally:
        services.metrics.sockets.dec()
        house.exit(visitor, address)


async def _turn_away(socket: Socket, error: PosseError) -> None:
    codes = {404: NO_TABLE, 429: TOO_MANY, 401: NO_COOKIE}
    with contextlib.suppress(*GONE):
        await socket.send(
            {"type": "websocket.send", "text": encode(protocol.ErrorSent("", fault_of(error))), "bytes": None}
        )
        await socket.send(
            {"type": "websocket.close", "code": codes.get(status_of(error), NOT_FOR_YOU), "reason": ""}
        )


async def _talk(socket: Socket, connection: Connection, house: House, hear: Hear) -> None:
    reader = asyncio.create_task(_read(socket, connection, house, hear))
    writer = asyncio.create_task(_write(socket, connection))
    both = {reader, writer}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if not reader.done():
            await asyncio.wait({reader}, timeout=LAST_WORDS)
    finally:
        for task in both:
            task.cancel()
        for ended in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(ended, Exception):
                log.error("socket failed", exc_info=ended)


async def _write(socket: Socket, connection: Connection) -> None:
    waiting = connection.waiting
    with contextlib.suppress(*GONE):
        while True:
            await connection.news.wait()
            connection.news.clear()
            while waiting:
                await socket.send({"type": "websocket.send", "text": waiting.popleft(), "bytes": None})
            if connection.code:
                await socket.send({"type": "websocket.close", "code": connection.code, "reason": ""})
                return


async def _read(socket: Socket, connection: Connection, house: House, hear: Hear) -> None:
    while not connection.code:
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] != "websocket.receive" or connection.code:  # who is sent away is not heard any more
            return
        if not connection.bucket.take():
            _complain(house, connection, "", wrong("too-fast"))
            continue
        await _hear_one(event.get("text") or event.get("bytes") or "", connection, house, hear)


async def _hear_one(text: str | bytes, connection: Connection, house: House, hear: Hear) -> None:
    try:
        message = _messages.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _complain(house, connection, "", wrong("bad-message", ("reason", TEXT, str(error)[:200])))
        return
    about = str(message.__struct_config__.tag)
    try:
        await hear(message)
    except PosseError as error:
        _complain(house, connection, about, error)
    except Exception:
        log.exception("message failed", about=about)
        _complain(house, connection, about, wrong("server"))


def _complain(house: House, connection: Connection, about: str, error: PosseError) -> None:
    """Say what was wrong. Whoever goes on and on with it is sent away."""
    house.services.metrics.faults.labels(code_of(error)).inc()
    connection.fail(about, error)
    if connection.strike():
        connection.close(MISBEHAVED)
