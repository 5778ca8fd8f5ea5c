"""The lobby: lists of tables, sent to everybody who has them open, at most twice a second."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from posse.server.clock import Alarm, Clock
from posse.server.rooms import seat_rows
from posse.server.rooms.connection import Connection
from posse.server.rooms.room import Room
from posse.server.wire import protocol
from posse.server.wire.encoding import encode

PAUSE: Final = 500
MOST_SHOWN: Final = 100


class Lobby:
    def __init__(self, rooms: Mapping[str, Room], clock: Clock) -> None:
        self.rooms = rooms  # the directory's own, which changes
        self.clock = clock
        self.sent: dict[Connection, str] = {}  # what each connection was sent last
        self.alarm: Alarm | None = None

    def connect(self, connection: Connection) -> None:
        text = encode(self.lists(connection.visitor))
        self.sent[connection] = text
        connection.send(text)

    def disconnect(self, connection: Connection) -> None:
        self.sent.pop(connection, None)

    def changed(self) -> None:
        """Something in a list has changed: send it soon, with everything else that changes until then."""
        if self.sent and self.alarm is None:
            self.alarm = self.clock.call_at(self.clock.now() + PAUSE, self._send)

    def _send(self) -> None:
        self.alarm = None
        for connection, last in list(self.sent.items()):
            text = encode(self.lists(connection.visitor))
            if text != last:
                self.sent[connection] = text
                connection.send(text)

    def lists(self, visitor: str) -> protocol.Lobby:
        """My tables (first those that wait for me), public ones with a free seat, public ones to watch."""
        rooms = sorted(self.rooms.values(), key=lambda room: room.state.row.created, reverse=True)
        mine = [room.summary(visitor) for room in rooms if _is_mine(room, visitor)]
        others = [room for room in rooms if room.state.row.public and _is_for(room, visitor)]
        return protocol.Lobby(
            mine=sorted(mine, key=lambda line: not line.asked)[:MOST_SHOWN],
            open=[room.summary(visitor) for room in others if _has_free_seat(room)][:MOST_SHOWN],
            running=[room.summary(visitor) for room in others if _can_be_watched(room)][:MOST_SHOWN],
        )

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()


def _is_mine(room: Room, visitor: str) -> bool:
    state = room.state
    if not state.is_active():
        return False
    return state.is_host(visitor) or any(row.visitor == visitor for row in state.seats)


def _is_for(room: Room, visitor: str) -> bool:
    """Whether somebody else's public table is listed for this visitor: not if they were removed from it."""
    return not _is_mine(room, visitor) and not room.state.is_barred(visitor)


def _has_free_seat(room: Room) -> bool:
    state = room.state
    return state.row.status == "open" and any(row.kind == seat_rows.FREE for row in state.seats)


def _can_be_watched(room: Room) -> bool:
    return room.state.row.status in ("dealing", "running") and room.state.row.spectators
