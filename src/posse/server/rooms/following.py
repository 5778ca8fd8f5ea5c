"""What other servers have stored about a table: it is read, and told here as if it had happened here.

News says only that there is something (store/news.py). Each room reads what it lacks, with its lock held, and
everything that came meanwhile at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import structlog

from posse.server.rooms import dealing, fairness, seat_rows
from posse.server.rooms.play import Play
from posse.server.rooms.room import Room
from posse.server.store import failures, news
from posse.server.store.across import Mark
from posse.server.store.news import News
from posse.server.store.rows import SeatRow, Stored, TableRow
from posse.server.wire.errors import CLOSED, api_error

READ: Final = (news.TABLE, news.CHOICE, news.CHAT, news.HERE)  # in this order
WHATEVER: Final = 2**62  # a number that nothing has: read all there is

log = structlog.get_logger("posse.following")


def hear(room: Room, told: News) -> None:
    """Somebody has stored something about this table, or says something that is not stored."""
    kind, _, who = told.kind.partition("-")
    if kind in READ:
        if not has(room, told):
            want(room, [kind], told.number)
    elif room.play is None:
        return
    elif kind == news.SEEN and who.isdigit():
        if int(who) not in room.audiences.by_seat:
            room.play.note_seen(int(who), told.number)
    elif kind in (news.LATE, news.MOVED) and who != str(room.services.storage.session.server):
        room.play.send_time_up(told.number, None, by_host=kind == news.MOVED)


def has(room: Room, told: News) -> bool:
    """Whether this is known here; it may have happened here."""
    if told.kind == news.TABLE:
        return told.number <= room.state.row.revision
    if told.kind == news.CHOICE:
        return told.number < (room.play.ledger.count if room.play is not None else 0)
    if told.kind == news.CHAT:
        return told.number <= (room.chat[-1].number if room.chat else -1)
    return told.number == room.services.storage.session.server


def want(room: Room, kinds: Iterable[str], number: int = WHATEVER) -> None:
    """Read this soon, up to this number."""
    for kind in kinds:
        room.lacks[kind] = max(number, room.lacks.get(kind, number))
    if room.reading is None and room.lacks:
        room.reading = asyncio.get_running_loop().create_task(_read_all(room))


async def _read_all(room: Room) -> None:
    try:
        while room.lacks:
            async with room.lock:
                lacks, room.lacks = room.lacks, {}
                # Much of it happened here, and is known by now.
                await read(room, [each for each in lacks if not has(room, News(each, room.id, lacks[each]))])
    except Exception as error:
        failures.tell(log, "news not read", error, table=room.id)  # the next heartbeat sees to it
    finally:
        room.reading = None


async def catch_up(room: Room) -> None:
    """Read everything that is stored and not here."""
    async with room.lock:
        await read(room, READ)


async def refresh(room: Room) -> None:
    """Look whether anything is stored that is not here, and read it."""
    if room.services.storage.shared:
        mark = (await room.services.storage.across.marks([room.id])).get(room.id)
        lacking = missing(room, mark) if mark is not None else [news.TABLE]
        if lacking:
            async with room.lock:
                await read(room, lacking)


def missing(room: Room, mark: Mark) -> list[str]:
    """What this room lacks of what is stored."""
    stored = (
        News(news.TABLE, room.id, mark.revision),
        News(news.CHOICE, room.id, mark.choices - 1),
        News(news.CHAT, room.id, mark.chat),
    )
    return [each.kind for each in stored if not has(room, each)]


async def read(room: Room, kinds: Iterable[str]) -> None:
    """With the lock held."""
    wanted = set(kinds)
    if news.TABLE in wanted:
        stored = await room.services.storage.load_row(room.id)
        if stored is None:
            await room.close(CLOSED)
            return
        if stored.table.revision != room.state.row.revision:
            await _adopt(room, stored)
    if news.CHOICE in wanted and room.play is not None:
        await room.play.read_on()
    if news.CHAT in wanted:
        await room.read_chat()
    if news.HERE in wanted:
        await _read_presence(room)


# The table and its seats


async def _adopt(room: Room, stored: Stored) -> None:
    """Another server has changed the row or the seats. Everything is told that would be told there."""
    state = room.state
    before, seats = state.row, state.seats
    over = before.status == "over"
    state.row, state.seats = stored.table, stored.seats
    if over:
        state.row.status = "over"
    elif before.status == "stopped" and state.is_active():
        state.row.status = "stopped"  # somebody else knows its rules
    elif state.row.status == "ended" and room.play is not None:
        await room.play.close()
        room.play = None
    if before.status == "dealing" and before.server_seed != state.row.server_seed:
        dealing.tell_lost(room, fairness.lost_deals(state.row, state.seats)[-1].missing())
    if state.row.seed and not before.seed:
        await _begin(room)
    _turn_away(room)
    room.seats_changed(luck=_luck(before, seats) != _luck(state.row, state.seats))
    if room.play is not None:
        _play_on(room, room.play, before, seats)
    elif state.acts and state.row.status == "dealing":
        if before.status != "dealing":
            dealing.wait(room)
        await dealing.go_on(room)


def _luck(row: TableRow, seats: list[SeatRow]) -> list[object]:
    """Everything on which depends what is known of the seed."""
    shares = [(each.kind, each.share_hash, each.given) for each in seats]
    return [row.server_seed, row.sealed, bool(row.seed), row.status, row.lost, shares]


async def _begin(room: Room) -> None:
    """It was dealt."""
    dealing.stop_waiting(room)
    room.state.find_rules()
    if not room.state.is_playable:  # a newer server has dealt it
        room.state.row.status = "stopped"
        return
    room.play = play = room.new_play()
    play.plan_answers()
    await play.read_on()
    room.audiences.send_table()
    for connection in room.audiences.connections():
        play.send_full_view(connection, 0)


def _turn_away(room: Room) -> None:
    """People who were removed, and where nobody may watch those without a seat."""
    for visitor in {connection.visitor for connection in room.audiences.connections()}:
        if room.state.is_barred(visitor):
            room.audiences.disconnect(visitor, api_error("removed"))
    dealing.send_strangers_away(room)


def _play_on(room: Room, play: Play, before: TableRow, seats: list[SeatRow]) -> None:
    """What people have switched on or off, the pace, and who plays."""
    if play.table.over:
        return
    if before.pace != room.state.row.pace:
        play.change_pace()
    for old, row in zip(seats, room.state.seats, strict=True):
        if (old.standing, old.always) != (row.standing, row.always):
            play.switches_changed(row.seat)
            room.send_switches(play, row.seat)
        if (old.away, old.level) != (row.away, row.level) and row.kind == seat_rows.PERSON:
            play.player_changed(row.seat)


# Who is connected


async def _read_presence(room: Room) -> None:
    storage = room.services.storage
    was = set(room.audiences.here())
    room.audiences.elsewhere = (await storage.across.elsewhere([room.id]))[room.id]
    room.audiences.send_presence()
    if room.play is not None:
        for seat in sorted(set(room.audiences.here()) - was):
            room.play.wake(seat)
            room.play.note_arrival(seat)
