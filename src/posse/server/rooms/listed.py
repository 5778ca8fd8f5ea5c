"""Tables in the lobby's lists that are not in memory here."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from posse.server.rooms import seat_rows
from posse.server.rooms.state import TableState
from posse.server.services import Services
from posse.server.store.across import Listed
from posse.server.wire import protocol


class ListedTable:
    """As much of a room as a list shows."""

    def __init__(self, services: Services, listed: Listed) -> None:
        self.state = TableState(services, listed.stored)
        self.waiting = listed.waiting

    @property
    def id(self) -> str:
        return self.state.row.id

    def summary(self, visitor: str) -> protocol.TableLine:
        seat = self.state.seat_of(visitor)
        asked = seat >= 0 and self.state.row.status == "running" and self.waiting >> seat & 1 == 1
        return self.state.summary(visitor, asked and not seat_rows.bot_plays(self.state.seats[seat]))


async def read(
    services: Services, visitors: Collection[str], known: Iterable[str], most: int
) -> list[ListedTable]:
    """The tables that belong on these visitors' lists, without those that are known."""
    if not services.storage.shared:
        return []
    seen = set(known)
    found = await services.storage.across.listed(visitors, most)
    return [ListedTable(services, each) for each in found if each.stored.table.id not in seen]
