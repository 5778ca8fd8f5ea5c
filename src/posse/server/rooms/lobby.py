"""The lists of tables, live: whoever has the lobby open hears of changes, at most twice a second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.server.rooms import seat_rows
from posse.server.rooms.connection import Connection, encode
from posse.server.wire import protocol

if TYPE_CHECKING:
    from posse.server.clock import Alarm
    from posse.server.rooms.directory import House
    from posse.server.rooms.room import Room
    from posse.server.services import Services

PAUSE: Final = 500
MOST_SHOWN: Final = 100


class Lobby:
    def __init__(self, house: House, services: Services) -> None:
        self.house = house
        self.services = services
        self.connections: dict[Connection, str] = {}  # with what each was told last
        self.alarm: Alarm | None = None

    def connect(self, connection: Connection) -> None:
        text = encode(self.lists(connection.visitor))
        self.connections[connection] = text
        connection.send(text)

    def disconnect(self, connection: Connection) -> None:
        self.connections.pop(connection, None)

    def changed(self) -> None:
        """Something that may be in a list has changed: tell it soon, with all that changes until then."""
        if self.connections and self.alarm is None:
            clock = self.services.clock
            self.alarm = clock.call_at(clock.now() + PAUSE, self._tell)

    def _tell(self) -> None:
        self.alarm = None
        for connection, last in list(self.connections.items()):
            text = encode(self.lists(connection.visitor))
            if text != last:
                self.connections[connection] = text
                connection.send(text)

    def lists(self, visitor: str) -> protocol.Lobby:
        """My tables (where I am asked first), public ones with a free seat, public ones to watch."""
        rooms = sorted(self.house.rooms.values(), key=lambda room: room.row.created, reverse=True)
        mine = [room.line(visitor) for room in rooms if _is_mine(room, visitor)]
        others = [room for room in rooms if room.row.public and _is_for(room, visitor)]
        return protocol.Lobby(
            mine=sorted(mine, key=lambda line: not line.asked)[:MOST_SHOWN],
            open=[room.line(visitor) for room in others if _has_free_seat(room)][:MOST_SHOWN],
            running=[room.line(visitor) for room in others if _can_be_watched(room)][:MOST_SHOWN],
        )

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()


def _is_mine(room: Room, visitor: str) -> bool:
    if not room.is_living():
        return False
    return room.row.host == visitor or any(chair.visitor == visitor for chair in room.chairs)


def _is_for(room: Room, visitor: str) -> bool:
    """Whether a public table that is not his may interest him: not one from which he was removed."""
    return not _is_mine(room, visitor) and not room.is_barred(visitor)


def _has_free_seat(room: Room) -> bool:
    return room.row.status == "open" and any(chair.kind == seat_rows.FREE for chair in room.chairs)


def _can_be_watched(room: Room) -> bool:
    return room.row.status in ("dealing", "running") and room.row.spectators
