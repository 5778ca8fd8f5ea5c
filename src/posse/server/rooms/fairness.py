"""What may be known of a table's seed: the commitment, which shares are in, and everything at the end."""

from __future__ import annotations

from collections.abc import Sequence

from posse.core.fairness import commitment, default_share, table_seed
from posse.core.records import Luck
from posse.server.rooms import seat_rows
from posse.server.store.rows import SeatRow, TableRow
from posse.server.wire import protocol


def described(table: TableRow, seats: Sequence[SeatRow], seat: int) -> protocol.LuckState:
    """As one seat is told."""
    dealt = bool(table.seed)
    return protocol.LuckState(
        commitment=commitment(table.server_seed),
        shares=[
            "own" if row.given else "default" if dealt or row.kind == seat_rows.BOT else "awaited"
            for row in seats
        ],
        wanted=seat >= 0 and not seats[seat].given and not dealt,
        reveal=_reveal(table, seats) if table.status == "over" else None,
    )


def _reveal(table: TableRow, seats: Sequence[SeatRow]) -> protocol.Reveal:
    return protocol.Reveal(
        server_seed=table.server_seed.hex(),
        shares=[row.share.hex() for row in seats],
        given=[row.given for row in seats],
        seed=table.seed.hex(),
    )


def for_record(table: TableRow, seats: Sequence[SeatRow]) -> Luck:
    """As a record has it."""
    return Luck(
        seed=table.seed,
        commitment=commitment(table.server_seed),
        server_seed=table.server_seed,
        shares=[row.share for row in seats],
        given=[row.given for row in seats],
    )


def fix_seed(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Compute the table's seed. A seat that has given no share gets the default one."""
    for row in seats:
        if not row.given:
            row.share = default_share(table.server_seed, row.seat)
    table.seed = table_seed(table.server_seed, [row.share for row in seats])
