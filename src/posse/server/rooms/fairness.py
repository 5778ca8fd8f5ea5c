"""What everybody may know of a table's luck: the commitment, whose share is in, and all of it at the end."""

from __future__ import annotations

from collections.abc import Sequence

from posse.core import fairness
from posse.core.records import Luck
from posse.server.rooms import seat_rows
from posse.server.store.rows import SeatRow, TableRow
from posse.server.wire import protocol


def state(table: TableRow, seats: Sequence[SeatRow], seat: int) -> protocol.LuckState:
    """As it is told to one seat."""
    dealt = bool(table.seed)
    return protocol.LuckState(
        commitment=fairness.commitment(table.server_seed),
        shares=[
            "own" if chair.given else "default" if dealt or chair.kind == seat_rows.BOT else "awaited"
            for chair in seats
        ],
        wanted=seat >= 0 and not seats[seat].given and not dealt,
        reveal=_reveal(table, seats) if table.status == "over" else None,
    )


def _reveal(table: TableRow, seats: Sequence[SeatRow]) -> protocol.Reveal:
    return protocol.Reveal(
        server_seed=table.server_seed.hex(),
        shares=[chair.share.hex() for chair in seats],
        given=[chair.given for chair in seats],
        seed=table.seed.hex(),
    )


def of_record(table: TableRow, seats: Sequence[SeatRow]) -> Luck:
    """As it stands in a record."""
    return Luck(
        seed=table.seed,
        commitment=fairness.commitment(table.server_seed),
        server_seed=table.server_seed,
        shares=[chair.share for chair in seats],
        given=[chair.given for chair in seats],
    )


def fix(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Fix the seed: whoever has added nothing gets the default share."""
    for chair in seats:
        if not chair.given:
            chair.share = fairness.default_share(table.server_seed, chair.seat)
    table.seed = fairness.table_seed(table.server_seed, [chair.share for chair in seats])
