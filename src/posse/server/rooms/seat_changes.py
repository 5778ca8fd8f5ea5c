"""Sitting down and standing up, being removed, and lending one's seat to a bot."""

from __future__ import annotations

from posse.bots import make, names
from posse.core import Game
from posse.server.rooms import bans, seat_rows
from posse.server.rooms.room import Room
from posse.server.wire import protocol
from posse.server.wire.errors import wrong


async def join(room: Room, visitor: str, name: str, wanted: int | None) -> None:
    async with room.lock:
        if room.seat_of(visitor) >= 0:
            return
        room.welcome_only(visitor)
        room.open_only()
        seat = _free_seat(room, visitor, wanted)
        async with room.change():
            room.chairs[seat] = seat_rows.free(room.row.id, seat)
            name = seat_rows.name_for(room.chairs, name)
            room.chairs[seat] = seat_rows.person(room.row.id, seat, visitor, name)
        _seats_changed(room)


def _free_seat(room: Room, visitor: str, wanted: int | None) -> int:
    held = [chair.seat for chair in room.chairs if chair.kind == seat_rows.HELD and chair.visitor == visitor]
    free = held + [chair.seat for chair in room.chairs if chair.kind == seat_rows.FREE]
    if not free:
        raise wrong("table-full")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise wrong("seat-taken")
    return wanted


def _check_seat(room: Room, seat: int) -> None:
    if seat >= len(room.chairs):
        raise wrong("no-seat")


def _seats_changed(room: Room) -> None:
    room.reseat()
    room.tell_table()
    room.tell_luck()


async def leave(room: Room, visitor: str) -> None:
    """Only before the start. A host who leaves passes the table on; the last one closes it."""
    async with room.lock:
        seat = room.sitting(visitor)
        room.open_only()
        others = [
            chair.visitor for chair in room.chairs if chair.kind == seat_rows.PERSON and chair.seat != seat
        ]
        if not others:
            await room.owner.close_room(room)
            return
        async with room.change():
            room.chairs[seat] = seat_rows.free(room.row.id, seat)
            if visitor == room.row.host:
                room.row.host = others[0]
        _seats_changed(room)


async def change_seat(room: Room, visitor: str, seat: int, change: protocol.ChangeSeat) -> None:
    """The host puts a bot on a free seat, or frees it for a person."""
    async with room.lock:
        room.host_only(visitor)
        room.open_only()
        _check_seat(room, seat)
        if room.chairs[seat].kind == seat_rows.PERSON:
            raise wrong("seat-taken")
        async with room.change():
            if change.kind == "bot":
                room.chairs[seat] = seat_rows.bot(room.row.id, seat, level(room.game, change.level))
            else:
                room.chairs[seat] = seat_rows.free(room.row.id, seat)
        _seats_changed(room)


async def remove(room: Room, visitor: str, seat: int) -> None:
    """Before the start the host sends somebody away. A person is told, and may not simply come back."""
    async with room.lock:
        room.host_only(visitor)
        room.open_only()
        _check_seat(room, seat)
        chair = room.chairs[seat]
        if chair.kind == seat_rows.FREE:
            raise wrong("seat-free")
        if seat == room.seat_of(visitor):
            raise wrong("own-seat")
        async with room.change():
            room.chairs[seat] = seat_rows.free(room.row.id, seat)
            if chair.kind == seat_rows.PERSON:
                room.row.barred = bans.bar(room.row.barred, chair.visitor, chair.name)
        if chair.kind == seat_rows.PERSON:
            room.send_away(chair.visitor, wrong("removed"))
        _seats_changed(room)


async def let_back(room: Room, visitor: str, number: int) -> None:
    """Somebody who was removed may come back; asking twice does no harm."""
    async with room.lock:
        room.host_only(visitor)
        async with room.change():
            room.row.barred = bans.let_back(room.row.barred, number)
        room.tell_table()


async def hand_over(room: Room, visitor: str, wanted: protocol.HandOver) -> None:
    """A bot plays on: for oneself, or, at the host's wish, for somebody who is not here. While the host is
    not here himself, whoever sits at the table may wish it."""
    async with room.lock:
        room.playing()
        mine = room.seat_of(visitor)
        seat = room.sitting(visitor) if wanted.seat is None else wanted.seat
        _check_seat(room, seat)
        if seat != mine:
            if mine < 0 or room.host_is_here():
                room.host_only(visitor)
            if room.chairs[seat].kind != seat_rows.PERSON:
                raise wrong("not-yours")
            if room.is_here(seat):
                raise wrong("is-here")
        await room.set_away(seat, level(room.game, wanted.level))


async def take_back(room: Room, visitor: str) -> None:
    async with room.lock:
        room.playing()
        seat = room.sitting(visitor)
        if room.chairs[seat].away:
            await room.set_away(seat, "")


def level(game: Game, wanted: str) -> str:
    """The bot meant ("": the best), or an error that says which this game has."""
    known = wanted.strip().lower() or names(game)[-1]
    make(known, game, bytes(32))
    return known
