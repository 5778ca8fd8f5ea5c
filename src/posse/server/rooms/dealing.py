"""From "start" to the first question: the seats' shares of the seed come in, then the game begins."""

from __future__ import annotations

import asyncio
from typing import Final

from posse.server.rooms import fairness, seat_rows
from posse.server.rooms.room import Room
from posse.server.wire.errors import FORBIDDEN, api_error

SHARE_WAIT: Final = 5000  # milliseconds that a table waits for the shares of its seats


async def start(room: Room, visitor: str) -> None:
    state = room.state
    async with room.lock:
        state.require_host(visitor)
        state.require_open()
        if any(row.kind in (seat_rows.FREE, seat_rows.HELD) for row in state.seats):
            raise api_error("seats-free")
        async with state.change():
            state.row.status = "dealing"
        room.audiences.send_table()
        for connection in room.audiences.connections():
            if connection.seat < 0 and not state.may_watch(connection.visitor):
                connection.close(FORBIDDEN)
        if _has_all_shares(room):
            await _deal(room)
        else:
            wait_for_shares(room)


async def give_share(room: Room, visitor: str, share: bytes) -> None:
    """A seat adds its own share to the seed."""
    state = room.state
    async with room.lock:
        seat = state.require_seat(visitor)
        if state.row.seed:
            raise api_error("share-late")
        if state.seats[seat].given:
            raise api_error("share-given")
        async with state.change():
            state.seats[seat].share, state.seats[seat].given = share, True
        room.audiences.send_luck()
        if state.row.status == "dealing" and _has_all_shares(room):
            await _deal(room)


def wait_for_shares(room: Room) -> None:
    """Deal in a few seconds, with default shares for the seats that have sent none by then."""
    clock = room.services.clock
    room.deal_alarm = clock.call_at(clock.now() + SHARE_WAIT, lambda: _begin_deal(room))


def _has_all_shares(room: Room) -> bool:
    return all(row.given for row in room.state.seats if row.kind == seat_rows.PERSON)


def _begin_deal(room: Room) -> None:
    room.deal_task = asyncio.get_running_loop().create_task(_deal_without_shares(room))


async def _deal_without_shares(room: Room) -> None:
    async with room.lock:
        if room.state.row.status == "dealing":
            await _deal(room)


async def _deal(room: Room) -> None:
    """Fix the seed and begin the game."""
    state = room.state
    if room.deal_alarm is not None:
        room.deal_alarm.cancel()
        room.deal_alarm = None
    try:
        async with state.change():
            fairness.fix_seed(state.row, state.seats)
            state.row.status = "running"
    except Exception:
        wait_for_shares(room)  # it could not be stored: try again
        raise
    room.play = room.new_play()
    room.play.plan_answers()
    room.audiences.send_table()
    room.audiences.send_luck()
    for connection in room.audiences.connections():
        room.play.send_full_view(connection, 0)
