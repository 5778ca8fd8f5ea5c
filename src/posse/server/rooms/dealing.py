"""From "start" to the first question: the seats' shares of the seed, hashed first, then revealed; the deal.

docs/fairness.md says why there are two rounds.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import structlog

from posse.core.fairness import commitment
from posse.server.rooms import fairness, seat_rows
from posse.server.rooms.retrying import until_stored
from posse.server.rooms.room import Room
from posse.server.rooms.seat_changes import bot_level
from posse.server.store import failures
from posse.server.store.storage import Stale
from posse.server.wire.errors import FORBIDDEN, api_error

HASH_WAIT: Final = 5_000  # milliseconds from the start until a seat without a hash gets the default share
REVEAL_WAIT: Final = 10_000  # milliseconds that a seat has to reveal its share once all hashes are shown
RESTART_WAIT: Final = 30_000  # the same after a restart: clients try to connect again every 15 seconds
MOST_LOST: Final = 2  # deals that one seat may spoil: after that a bot has it

log = structlog.get_logger("posse.dealing")


@until_stored
async def start(room: Room, visitor: str) -> None:
    state = room.state
    async with room.lock:
        state.require_host(visitor)
        state.require_open()
        if any(row.kind in (seat_rows.FREE, seat_rows.HELD) for row in state.seats):
            raise api_error("seats-free")
        async with state.change():
            state.row.status = "dealing"
            for row in state.seats:
                if row.seat not in room.audiences:
                    row.share_hash = ""  # who is not here cannot reveal a share: they may still come in time
        room.audiences.send_table()
        room.audiences.send_luck()
        send_strangers_away(room)
        await room.listener.table_started(room.id)
        wait(room)
        await go_on(room)


def send_strangers_away(room: Room) -> None:
    """Where nobody may watch, only the people with a seat stay."""
    for connection in room.audiences.connections():
        if connection.seat < 0 and not room.state.may_watch(connection.visitor):
            connection.close(FORBIDDEN)


# What clients send


@until_stored
async def give_hash(room: Room, visitor: str, share_hash: str) -> None:
    """First round: a seat binds itself to a share that nobody knows yet."""
    state = room.state
    async with room.lock:
        seat = state.require_seat(visitor)
        if state.row.sealed or state.row.seed:
            raise api_error("share-late")
        if state.seats[seat].share_hash:
            raise api_error("share-given")
        async with state.change():
            state.seats[seat].share_hash = share_hash
        room.audiences.send_luck()
        await go_on(room)


@until_stored
async def give_share(room: Room, visitor: str, share: bytes) -> None:
    """Second round: a seat adds its share to the seed."""
    state = room.state
    async with room.lock:
        seat = state.require_seat(visitor)
        row = state.seats[seat]
        if row.given:
            raise api_error("share-given")
        if state.row.seed:
            raise api_error("share-late")
        if not state.row.sealed:
            raise api_error("share-early")
        if not row.share_hash:
            raise api_error("share-late")
        if not fairness.fits(state.row, row, share):
            raise api_error("share-wrong")
        async with state.change():
            state.seats[seat].share, state.seats[seat].given = share, True
        room.audiences.send_luck()
        await go_on(room)


# What follows


async def go_on(room: Room) -> None:
    """Begin the next round, or the game, as soon as nothing is missing. That is for one server to do."""
    if not room.state.acts or room.state.row.status != "dealing":
        return
    try:
        await _begin_next(room)
    except Stale:  # somebody has changed the table at another server: this goes on when it is known here
        room.listener.table_outdated(room.id)


async def _begin_next(room: Room) -> None:
    state = room.state
    people = [row for row in state.seats if seat_rows.is_of_person(row)]
    if not state.row.sealed and all(row.share_hash for row in people):
        await _seal(room)
    if state.row.sealed and not fairness.unrevealed(state.seats):
        await _deal(room)


async def _seal(room: Room) -> None:
    """The list of hashes is complete. From here on nobody can choose a share, so they can be revealed."""
    async with room.state.change():
        room.state.row.sealed = True
    wait(room)
    room.audiences.send_luck()


async def _deal(room: Room) -> None:
    """Fix the seed and begin the game."""
    state = room.state
    async with state.change():
        fairness.fix_seed(state.row, state.seats)
        state.row.version = state.game.version  # it may be newer than when the table was opened
        state.row.status = "running"
        state.row.waiting = state.new_table().waiting
    stop_waiting(room)
    room.play = room.new_play()
    room.play.plan_answers()
    room.audiences.send_table()
    room.audiences.send_luck()
    for connection in room.audiences.connections():
        room.play.send_full_view(connection, 0)


async def _deal_again(room: Room) -> None:
    """Somebody has not revealed their share. Nothing of this deal is used, so knowing it is of no use."""
    state = room.state
    missing = fairness.unrevealed(state.seats)
    async with state.change():
        fairness.lose_deal(state.row, state.seats, secrets.token_bytes(32))
        gone = [s for s in missing if fairness.times_lost(state.row, state.seats, s) >= MOST_LOST]
        for seat in gone:
            state.seats[seat] = seat_rows.bot(room.id, seat, bot_level(state.game, ""))
    sealed = commitment(state.row.server_seed)
    log.info("deal lost", table=room.id, seats=missing, replaced=gone, commitment=sealed)
    tell_lost(room, missing)
    room.audiences.send_luck()
    if gone:
        room.seats_changed()
        send_strangers_away(room)
    wait(room)
    await go_on(room)


def tell_lost(room: Room, missing: list[int]) -> None:
    """Tell those who have not revealed their shares; some have lost their seats by it."""
    for connection in room.audiences.connections():
        if connection.seat in missing:
            lost = room.state.seat_of(connection.visitor) < 0
            connection.send_error("share", api_error("seat-lost" if lost else "share-missed"))


# Time


def wait(room: Room) -> None:
    """Give everybody their time."""
    _ring_after(room, REVEAL_WAIT if room.state.row.sealed else HASH_WAIT)


def wait_after_restart(room: Room) -> None:
    """The same when the server comes back. Nobody is blamed for a share that could not be sent meanwhile."""
    _ring_after(room, RESTART_WAIT if room.state.row.sealed else HASH_WAIT)


def _ring_after(room: Room, time: int) -> None:
    stop_waiting(room)
    if not room.state.acts:
        return
    clock, row = room.services.clock, room.state.row
    turn = (row.server_seed, row.sealed)
    room.deal_alarm = clock.call_at(clock.now() + time, lambda: _begin_time_up(room, turn))


def stop_waiting(room: Room) -> None:
    if room.deal_alarm is not None:
        room.deal_alarm.cancel()
        room.deal_alarm = None


def _begin_time_up(room: Room, turn: tuple[bytes, bool]) -> None:
    room.deal_task = asyncio.get_running_loop().create_task(_time_up(room, turn))


async def _time_up(room: Room, turn: tuple[bytes, bool]) -> None:
    """The time of this round is over, unless the last that was missing came at the same moment."""
    async with room.lock:
        row = room.state.row
        if not room.state.acts or row.status != "dealing" or turn != (row.server_seed, row.sealed):
            return
        try:
            if not row.sealed:
                await _seal(room)
            elif fairness.unrevealed(room.state.seats):
                await _deal_again(room)
            await go_on(room)
        except Stale:  # somebody has changed the table at another server: look again when it is known here
            room.listener.table_outdated(room.id)
            wait(room)
        except Exception as error:
            failures.tell(log, "deal not stored", error, table=room.id)
            wait(room)
