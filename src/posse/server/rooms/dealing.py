"""From "start" to the first question: the seats' shares of the seed come in, then the cards are dealt."""

from __future__ import annotations

import asyncio
from typing import Final

from posse.server.rooms import fairness, seat_rows
from posse.server.rooms.play import Play
from posse.server.rooms.room import Room
from posse.server.wire.errors import NOT_FOR_YOU, wrong

SHARE_WAIT: Final = 5000  # milliseconds that a table waits for the shares of its seats


async def start(room: Room, visitor: str) -> None:
    async with room.lock:
        room.host_only(visitor)
        room.open_only()
        if any(chair.kind in (seat_rows.FREE, seat_rows.HELD) for chair in room.chairs):
            raise wrong("seats-free")
        async with room.change():
            room.row.status = "dealing"
        room.tell_table()
        for connection in room.connections():
            if connection.seat < 0 and not room.may_watch(connection.visitor):
                connection.close(NOT_FOR_YOU)
        if _has_all_shares(room):
            await _deal(room)
        else:
            await_shares(room)


async def give_share(room: Room, visitor: str, share: bytes) -> None:
    """A seat's own part of the seed."""
    async with room.lock:
        seat = room.sitting(visitor)
        if room.row.seed:
            raise wrong("share-late")
        if room.chairs[seat].given:
            raise wrong("share-given")
        async with room.change():
            room.chairs[seat].share, room.chairs[seat].given = share, True
        room.tell_luck()
        if room.row.status == "dealing" and _has_all_shares(room):
            await _deal(room)


def await_shares(room: Room) -> None:
    """Deal in a few seconds, whoever has not sent his share by then."""
    clock = room.services.clock
    room.dealer = clock.call_at(clock.now() + SHARE_WAIT, lambda: _deal_soon(room))


def _has_all_shares(room: Room) -> bool:
    return all(chair.given for chair in room.chairs if chair.kind == seat_rows.PERSON)


def _deal_soon(room: Room) -> None:
    room.dealing = asyncio.get_running_loop().create_task(_deal_late(room))


async def _deal_late(room: Room) -> None:
    async with room.lock:
        if room.row.status == "dealing":
            await _deal(room)


async def _deal(room: Room) -> None:
    """The seed is fixed, and the game begins."""
    if room.dealer is not None:
        room.dealer.cancel()
        room.dealer = None
    try:
        async with room.change():
            fairness.fix(room.row, room.chairs)
            room.row.status = "running"
    except Exception:
        await_shares(room)  # it could not be stored: try again
        raise
    room.play = Play(room, room.new_table())
    room.play.go_on()
    room.tell_table()
    room.tell_luck()
    for connection in room.connections():
        room.play.welcome(connection, 0)
