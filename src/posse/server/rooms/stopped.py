"""Tables that cannot go on here, because their rules are not known here (any more).

Nothing of such a table is changed: an older server may go on with it, or play it right now. So its record,
which has everybody's cards, stays closed until the host ends it for good. From then on nobody goes on with
it, and the people who played it can fetch the record.
"""

from __future__ import annotations

from posse.server.rooms.retrying import until_stored
from posse.server.rooms.room import Room
from posse.server.wire.errors import api_error


@until_stored
async def end(room: Room, visitor: str) -> None:
    """The host ends a stopped table for good; asking twice does no harm."""
    state = room.state
    async with room.lock:
        state.require_host(visitor)
        if state.row.status == "ended":
            return
        if state.row.status != "stopped":
            raise api_error("not-stopped")
        async with state.change():
            state.row.status = "ended"
        room.audiences.send_table()
