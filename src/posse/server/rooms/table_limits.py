"""How many tables one visitor, one network and everybody together may have."""

from __future__ import annotations

from collections import Counter

from posse.server.rooms import seat_rows
from posse.server.rooms.room import Room
from posse.server.services import Services
from posse.server.wire.errors import api_error


class TableLimits:
    """Tables are counted in the database: it knows those of all servers. Where they were opened from is known
    only here."""

    def __init__(self, services: Services) -> None:
        self.limits = services.limits
        self.across = services.storage.across
        self.networks: dict[str, str] = {}  # by table: from where it was opened, since the server started

    def opened(self, table: str, network: str) -> None:
        self.networks[table] = network

    async def check_new(self, visitor: str, network: str, sits_down: bool) -> None:
        """Whether this visitor may open one more. The last places are for people who sit down themselves."""
        limits, counts = self.limits, await self.across.counts(visitor)
        if (
            counts.hosted_open >= limits.hosted
            or counts.seated >= limits.seats
            or await self._opened_from(network) >= limits.tables_per_network
        ):
            raise api_error("too-many-tables")
        places = limits.tables if sits_down and not counts.hosted else limits.tables - limits.kept_tables
        if counts.tables >= places:
            raise api_error("server-full")

    async def _opened_from(self, network: str) -> int:
        """Active tables that were opened from there."""
        if Counter(self.networks.values())[network] >= self.limits.tables_per_network:
            active = await self.across.still_active(self.networks)
            self.networks = {table: origin for table, origin in self.networks.items() if table in active}
        return Counter(self.networks.values())[network]

    async def check_seat(self, visitor: str) -> None:
        """Whether this visitor may sit down at one more."""
        if (await self.across.counts(visitor)).seated >= self.limits.seats:
            raise api_error("too-many-tables")

    async def check_start(self, starting: Room) -> None:
        """Whether a table may start: of those where bots play alone there are few."""
        if not is_of_bots(starting):
            return
        own, playing = await self.across.bots_alone(starting.state.row.host)
        if own >= self.limits.bot_tables or playing >= self.limits.bot_tables_in_all:
            raise api_error("too-many-bots")


def is_of_bots(room: Room) -> bool:
    """Whether no person has a seat, nor one that is free or held."""
    return all(row.kind == seat_rows.BOT or seat_rows.is_outside(row.visitor) for row in room.state.seats)


def is_lonely(room: Room) -> bool:
    """Whether nobody sits there and nobody looks."""
    people = [row for row in room.state.seats if row.visitor and not seat_rows.is_outside(row.visitor)]
    return not room.audiences.anybody() and not people
