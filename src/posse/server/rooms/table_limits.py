"""How many tables one visitor, one network and everybody together may have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from posse.server.limits import Limits
from posse.server.rooms import seat_rows
from posse.server.rooms.room import Room
from posse.server.wire.errors import api_error


class TableLimits:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.networks: dict[str, str] = {}  # by table: from where it was opened, since the server started

    def opened(self, table: str, network: str) -> None:
        self.networks[table] = network

    def check_new(self, active: Iterable[Room], visitor: str, network: str, sits_down: bool) -> None:
        """Whether this visitor may open one more. The last places are for people who sit down themselves."""
        rooms, limits = list(active), self.limits
        ids = {room.id for room in rooms}
        self.networks = {table: origin for table, origin in self.networks.items() if table in ids}
        own = [room for room in rooms if room.state.is_host(visitor)]
        seated = [room for room in rooms if room.state.seat_of(visitor) >= 0]
        if (
            len([room for room in own if room.state.row.status == "open"]) >= limits.hosted
            or len(seated) >= limits.seats
            or Counter(self.networks.values())[network] >= limits.tables_per_network
        ):
            raise api_error("too-many-tables")
        places = limits.tables if sits_down and not own else limits.tables - limits.kept_tables
        if len(rooms) >= places:
            raise api_error("server-full")

    def check_start(self, active: Iterable[Room], starting: Room) -> None:
        """Whether a table may start: of those where bots play alone there are few."""
        if not is_of_bots(starting):
            return
        playing = [room for room in active if is_of_bots(room) and room.state.row.status != "open"]
        own = [room for room in playing if room.state.row.host == starting.state.row.host]
        if len(own) >= self.limits.bot_tables or len(playing) >= self.limits.bot_tables_in_all:
            raise api_error("too-many-bots")


def is_of_bots(room: Room) -> bool:
    """Whether no person has a seat."""
    return all(row.kind == seat_rows.BOT for row in room.state.seats)


def is_lonely(room: Room) -> bool:
    """Whether nobody sits there and nobody looks."""
    return not room.audiences and not any(row.visitor for row in room.state.seats)
