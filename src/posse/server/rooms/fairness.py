"""What may be known of a table's seed: the commitment, hashes, whose share is in; all of it at the end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Literal

from posse.core.fairness import commitment, default_share, share_hash, table_seed
from posse.core.luck import LostDeal, Luck, lost_fields, read_lost
from posse.server.rooms import seat_rows
from posse.server.store.rows import SeatRow, TableRow
from posse.server.wire import protocol


def described(table: TableRow, seats: Sequence[SeatRow], seat: int) -> protocol.LuckState:
    """As one seat is told."""
    return protocol.LuckState(
        commitment=commitment(table.server_seed),
        shares=[_share_of(table, row) for row in seats],
        hashes=[row.share_hash or None for row in seats] if table.sealed else None,
        wanted=_wanted(table, seats[seat]) if seat >= 0 else None,
        lost=[
            [protocol.Missing(each, deal.seats[each]) for each in deal.missing()]
            for deal in lost_deals(table, seats)
        ],
        reveal=_reveal(table, seats) if table.status == "over" else None,
    )


def _share_of(table: TableRow, row: SeatRow) -> Literal["awaited", "sealed", "own", "default"]:
    if row.given:
        return "own"
    if row.kind == seat_rows.BOT or seat_rows.is_outside(row.visitor):
        return "default"
    if row.share_hash:
        return "sealed"
    return "default" if table.sealed or table.seed else "awaited"


def _wanted(table: TableRow, row: SeatRow) -> Literal["hash", "share"] | None:
    if table.seed or row.given or not seat_rows.is_of_person(row):
        return None
    if table.sealed:
        return "share" if row.share_hash else None
    return None if row.share_hash else "hash"


def _reveal(table: TableRow, seats: Sequence[SeatRow]) -> protocol.Reveal:
    return protocol.Reveal(
        server_seed=table.server_seed.hex(),
        shares=[row.share.hex() for row in seats],
        given=[row.given for row in seats],
        seed=table.seed.hex(),
        lost=[protocol.LostDeal(**lost_fields(deal)) for deal in lost_deals(table, seats)],
    )


def for_record(table: TableRow, seats: Sequence[SeatRow]) -> Luck:
    """As a record has it."""
    return Luck(
        seed=table.seed,
        commitment=commitment(table.server_seed),
        server_seed=table.server_seed,
        shares=[row.share for row in seats],
        given=[row.given for row in seats],
        hashes=[row.share_hash for row in seats] if table.sealed else None,
        lost=lost_deals(table, seats),
    )


def fits(table: TableRow, row: SeatRow, share: bytes) -> bool:
    """Whether this is the share whose hash the seat has sent."""
    return share_hash(commitment(table.server_seed), row.seat, share) == row.share_hash


def fix_seed(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Compute the table's seed. A seat that has given no share gets the default one."""
    for row in seats:
        if not row.given:
            row.share = default_share(table.server_seed, row.seat)
    table.seed = table_seed(table.server_seed, [row.share for row in seats])


# Deals that came to nothing


def lost_deals(table: TableRow, seats: Sequence[SeatRow]) -> list[LostDeal]:
    return [read_lost(deal, len(seats)) for deal in json.loads(table.lost)] if table.lost else []


def unrevealed(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that have sent a hash and not yet the share."""
    return [row.seat for row in seats if row.share_hash and not row.given]


def lose_deal(table: TableRow, seats: Sequence[SeatRow], server_seed: bytes) -> None:
    """This deal is for the record only. The next one has this server seed, and no hash or share yet."""
    hashes, shares = [row.share_hash for row in seats], [row.share for row in seats]
    deal = LostDeal(seat_rows.record_names(seats), table.server_seed, hashes, shares)
    table.lost = json.dumps([lost_fields(each) for each in [*lost_deals(table, seats), deal]])
    table.server_seed, table.sealed = server_seed, False
    for row in seats:
        row.share_hash, row.share, row.given = "", b"", False


def times_lost(table: TableRow, seats: Sequence[SeatRow], seat: int) -> int:
    """How many deals of this table were lost because this seat did not reveal its share."""
    return sum(seat in deal.missing() for deal in lost_deals(table, seats))
