"""Who sits where: joining and leaving, being removed, and handing a seat to a bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from posse.bots import names, unknown, usual
from posse.core import Game
from posse.core.said import NUMBER
from posse.server.rooms import bans, seat_rows
from posse.server.rooms.play import Play
from posse.server.rooms.retrying import until_stored
from posse.server.rooms.room import Room
from posse.server.store import news
from posse.server.wire import protocol
from posse.server.wire.errors import api_error


@until_stored
async def join(room: Room, visitor: str, name: str, wanted: int | None) -> None:
    """Sit down on this seat, or on the first free one."""
    state = room.state
    async with room.lock:
        if state.seat_of(visitor) >= 0:
            return
        state.require_not_barred(visitor)
        state.require_open()
        if seat_rows.is_outside(visitor) and not state.row.outside_bots:
            raise api_error("no-outside-bots")
        seat = _free_seat(room, visitor, wanted)
        async with state.change():
            state.seats[seat] = seat_rows.free(room.id, seat)
            name = seat_rows.unique_name(state.seats, name)
            state.seats[seat] = seat_rows.person(room.id, seat, visitor, name)
        room.seats_changed()


def _free_seat(room: Room, visitor: str, wanted: int | None) -> int:
    rows = room.state.seats
    held = [row.seat for row in rows if row.kind == seat_rows.HELD and row.visitor == visitor]
    free = held + [row.seat for row in rows if row.kind == seat_rows.FREE]
    if not free:
        raise api_error("table-full")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise api_error("seat-taken")
    return wanted


def _require_seat_exists(room: Room, seat: int) -> None:
    if seat >= len(room.state.seats):
        raise api_error("no-seat")


@until_stored
async def leave(room: Room, visitor: str, close: Callable[[Room], Awaitable[None]]) -> None:
    """Stand up before the start. A host who leaves passes the table on; when nobody is left, it is closed."""
    state = room.state
    async with room.lock:
        seat = state.require_seat(visitor)
        state.require_open()
        others = [row.visitor for row in state.seats if seat_rows.is_of_person(row) and row.seat != seat]
        if not others and not seat_rows.is_outside(visitor):
            await close(room)
            return
        async with state.change():
            state.seats[seat] = seat_rows.free(room.id, seat)
            if state.is_host(visitor):
                state.row.host = others[0]
        room.seats_changed()


@until_stored
async def change_seat(room: Room, visitor: str, seat: int, change: protocol.ChangeSeat) -> None:
    """The host puts a bot on a free seat, or frees it for a person."""
    state = room.state
    async with room.lock:
        state.require_host(visitor)
        state.require_open()
        _require_seat_exists(room, seat)
        if state.seats[seat].kind == seat_rows.PERSON:
            raise api_error("seat-taken")
        async with state.change():
            if change.kind == "bot":
                state.seats[seat] = seat_rows.bot(room.id, seat, bot_level(state.game, change.level))
            else:
                state.seats[seat] = seat_rows.free(room.id, seat)
        room.seats_changed()


@until_stored
async def remove(room: Room, visitor: str, seat: int) -> None:
    """Before the start the host removes a person or a bot. The person is told, and may not simply rejoin."""
    state = room.state
    async with room.lock:
        state.require_host(visitor)
        state.require_open()
        _require_seat_exists(room, seat)
        removed = state.seats[seat]
        if removed.kind == seat_rows.FREE:
            raise api_error("seat-free")
        if seat == state.seat_of(visitor):
            raise api_error("own-seat")
        is_person = removed.kind == seat_rows.PERSON
        async with state.change():
            state.seats[seat] = seat_rows.free(room.id, seat)
            if is_person:
                state.row.barred = bans.add(state.row.barred, removed.visitor, removed.name)
        if is_person:
            room.audiences.disconnect(removed.visitor, api_error("removed"))
        room.seats_changed()


@until_stored
async def let_back(room: Room, visitor: str, number: int) -> None:
    """Somebody who was removed may come back; asking twice does no harm."""
    state = room.state
    async with room.lock:
        state.require_host(visitor)
        if state.row.status == "stopped":  # only here: nothing of it may be stored
            raise api_error("not-running")
        async with state.change():
            state.row.barred = bans.lift(state.row.barred, number)
        room.audiences.send_table()


@until_stored
async def hand_over(room: Room, visitor: str, wanted: protocol.HandOver) -> None:
    """A bot takes over, for oneself or for a person who is not connected or, without a clock, does not move.

    The second is for the host to decide; while the host is not connected either, for anybody at the table.
    """
    state = room.state
    async with room.lock:
        play = room.require_running()
        own = state.seat_of(visitor)
        seat = state.require_seat(visitor) if wanted.seat is None else wanted.seat
        _require_seat_exists(room, seat)
        if seat != own:
            if own < 0 or room.host_is_here():
                state.require_host(visitor)
            if state.seats[seat].kind != seat_rows.PERSON:
                raise api_error("not-yours")
            if seat in room.audiences:
                _require_still(play, own, seat)
        told = [state.told_of(news.MOVED, seat)] if seat != own else []
        await play.set_bot(seat, bot_level(state.game, wanted.level), *told)
        if seat != own:
            play.send_time_up(seat, None, by_host=True)


def _require_still(play: Play, own: int, seat: int) -> None:
    """An error, unless everybody has been waiting for this seat for long. Where a clock runs, it decides."""
    waiting = play.ledger.shown_to(own).waiting >> seat & 1
    if play.clocks.rule is not None or play.ledger.phase is not None or not waiting:
        raise api_error("is-here")
    if seat_rows.bot_plays(play.state.seats[seat]):
        raise api_error("is-here")
    left = play.clocks.patience(seat, play.services.clock.now())
    if left:
        raise api_error("still-thinking", ("seconds", NUMBER, -(-left // 1000)))


@until_stored
async def take_back(room: Room, visitor: str) -> None:
    """Take one's own seat back from the bot."""
    async with room.lock:
        play = room.require_running()
        seat = room.state.require_seat(visitor)
        if room.state.seats[seat].away:
            await play.set_bot(seat, "")


def bot_level(game: Game, wanted: str) -> str:
    """The bot of this name ("": the usual one), or an error that lists the bots of this game."""
    level = wanted.strip().lower() or usual(game)
    if level not in names(game):
        raise unknown(wanted, names(game))
    return level
