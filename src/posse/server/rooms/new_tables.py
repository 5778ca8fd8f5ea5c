"""New tables: opened by somebody or for a rematch, joined, started."""

from __future__ import annotations

import secrets

import msgspec
import structlog

from posse.core import Refusal, Refused, registry
from posse.core.fairness import commitment
from posse.server.rooms import dealing, following, seat_changes, seat_rows
from posse.server.rooms.directory import Directory
from posse.server.rooms.room import Room
from posse.server.store.rows import SeatRow, Stored, TableRow
from posse.server.store.storage import Stale
from posse.server.wire import protocol
from posse.server.wire.errors import api_error

log = structlog.get_logger("posse.tables")


async def create(
    directory: Directory, visitor: str, name: str, wanted: protocol.CreateTable, network: str = ""
) -> Room:
    game = registry.find(wanted.game)
    settings = game.settings_for(len(wanted.seats), wanted.settings)
    _check_clock(game.live_rule(settings), wanted.clock)
    levels = [seat_changes.bot_level(game, seat.level) if seat.kind == "bot" else "" for seat in wanted.seats]
    sits_down = any(seat.kind == "me" for seat in wanted.seats)
    row = new_row(game.name, game.version, visitor, directory.services.clock.now())
    row.settings = msgspec.json.encode(settings).decode()
    row.public, row.spectators = wanted.public, wanted.spectators
    row.pace, row.timeout, row.ask_always = wanted.pace, wanted.timeout, wanted.ask_always
    row.hints = not wanted.public if wanted.hints is None else wanted.hints
    row.outside_bots = wanted.outside_bots
    row.clock = msgspec.json.encode(wanted.clock).decode() if wanted.clock is not None else ""
    seats: list[SeatRow] = []
    seated = False
    for seat, want in enumerate(wanted.seats):
        if want.kind == "bot":
            seats.append(seat_rows.bot(row.id, seat, levels[seat]))
        elif want.kind == "me" and not seated:
            seats.append(seat_rows.person(row.id, seat, visitor, name))
            seated = True
        else:
            seats.append(seat_rows.free(row.id, seat))
    async with directory.services.turns.of(visitor):
        await directory.limits.check_new(visitor, network, sits_down)
        await directory.services.storage.save((row, seats), new=row)
        return _opened(directory, row, seats, network)


def _check_clock(live_rule: str, clock: protocol.ClockRule | None) -> None:
    """What is played in real time cannot be played by correspondence."""
    if live_rule and isinstance(clock, protocol.SlowClock):
        raise Refused(Refusal(live_rule, "refusal-live-only"))


async def join(directory: Directory, room: Room, visitor: str, name: str, seat: int | None) -> None:
    """Sit down at a table, unless that would be one too many."""
    async with directory.services.turns.of(visitor):
        await _sit_down(directory, room, visitor, name, seat)


async def _sit_down(directory: Directory, room: Room, visitor: str, name: str, seat: int | None) -> None:
    if room.state.seat_of(visitor) < 0:
        await directory.limits.check_seat(visitor)
    await seat_changes.join(room, visitor, name, seat)


async def start(directory: Directory, room: Room, visitor: str) -> None:
    """Start the game, unless bots would play alone at one table too many."""
    async with directory.services.turns.of(visitor):
        await directory.limits.check_start(room)
        await dealing.start(room, visitor)


async def rematch(directory: Directory, old: Room, visitor: str, name: str, network: str = "") -> Room:
    """The same people and bots at a new table: the first to ask opens it, the others join them there."""
    async with directory.services.turns.of(visitor):
        return await _rematch(directory, old, visitor, name, network)


async def _rematch(directory: Directory, old: Room, visitor: str, name: str, network: str) -> Room:
    while True:
        async with old.lock:
            if directory.rooms.get(old.id) is old:  # not forgotten and loaded again meanwhile
                seat = old.state.require_seat(visitor)
                if old.state.row.status != "over":
                    raise api_error("not-over")
                if old.state.row.rematch:
                    break
                try:
                    return await _open_rematch(directory, old, visitor, seat, network)
                except Stale:  # somebody was faster, at another server
                    await following.read(old, following.READ)
                    continue
        old = await directory.room(old.id)
    room = await directory.room(old.state.row.rematch)
    room.state.require_not_barred(visitor)
    if room.state.row.status == "open":
        await _sit_down(directory, room, visitor, name, None)
    return room


async def _open_rematch(directory: Directory, old: Room, visitor: str, seat: int, network: str) -> Room:
    await directory.limits.check_new(visitor, network, sits_down=True)
    before, services = old.state.row, directory.services
    row = new_row(before.game, registry.find(before.game).version, visitor, services.clock.now())
    row.settings, row.clock = before.settings, before.clock
    row.public, row.spectators = before.public, before.spectators
    row.pace, row.timeout, row.ask_always = before.pace, before.timeout, before.ask_always
    row.hints = before.hints
    row.outside_bots = before.outside_bots
    seats = [
        seat_rows.bot(row.id, each.seat, each.level)
        if each.kind == seat_rows.BOT
        else seat_rows.person(row.id, seat, visitor, each.name)
        if each.seat == seat
        else seat_rows.held(each, row.id)
        for each in old.state.seats
    ]
    before.rematch = row.id
    try:
        await services.storage.save((row, seats), (before, old.state.seats), new=row)
    except BaseException:
        before.rematch = ""
        raise
    room = _opened(directory, row, seats, network)
    old.audiences.send_table()
    return room


def new_row(game: str, version: str, host: str, now: int) -> TableRow:
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
        version=version,
        settings="{}",
        status="open",
        public=False,
        spectators=True,
        invite=secrets.token_urlsafe(24),
        host=host,
        pace="quick",
        clock="",
        timeout="bot",
        server_seed=secrets.token_bytes(32),
        seed=b"",
        created=now,
        touched=now,
        rematch="",
        barred="",
    )


def _opened(directory: Directory, row: TableRow, seats: list[SeatRow], network: str) -> Room:
    room = directory.add(Stored(row, seats))
    directory.limits.opened(row.id, network)
    log.info("table opened", table=row.id, game=row.game, commitment=commitment(row.server_seed))
    directory.table_changed()
    return room
