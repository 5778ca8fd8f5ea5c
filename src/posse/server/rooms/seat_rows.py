"""The rows of seats: how one is made for a person or a bot, and what everybody may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from posse.server.store.rows import OUTSIDE, SeatRow
from posse.server.wire import protocol
from posse.server.wire.protocol import LONGEST_NAME

PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "free"
HELD: Final = "held"  # for one person, after a rematch

# What bots are called. Each is also a message, `bot-name-etta`, for readers of other scripts.
BOT_NAMES: Final = ("Etta", "Silas", "Cora", "Amos", "Hattie", "Boone", "Lottie", "Ezra")


def free(table: str, seat: int) -> SeatRow:
    return SeatRow(table, seat, FREE, "", "", "", False, b"", False, "")


def person(table: str, seat: int, visitor: str, name: str) -> SeatRow:
    return SeatRow(table, seat, PERSON, visitor, name, "", False, b"", False, "")


def bot(table: str, seat: int, level: str) -> SeatRow:
    return SeatRow(table, seat, BOT, "", BOT_NAMES[seat], level, False, b"", False, "")


def held(row: SeatRow, table: str) -> SeatRow:
    """The same seat at another table, held for the same person."""
    return SeatRow(table, row.seat, HELD, row.visitor, row.name, "", False, b"", False, "")


def seat_of(seats: Sequence[SeatRow], visitor: str) -> int:
    """Where this visitor sits, -1 if nowhere."""
    for row in seats:
        if row.kind == PERSON and row.visitor == visitor:
            return row.seat
    return -1


def bot_plays(row: SeatRow) -> bool:
    return row.kind == BOT or row.away


def is_outside(visitor: str) -> bool:
    """Whether this visitor is a bot that somebody runs on their own machine."""
    return visitor.startswith(OUTSIDE)


def is_of_person(row: SeatRow) -> bool:
    """Whether a person sits here, be it that a bot plays for them. An outside bot is none."""
    return row.kind == PERSON and not is_outside(row.visitor)


def record_names(seats: Sequence[SeatRow]) -> list[str]:
    """Who sits where, as records have it: a player's name, a bot's name, an outside bot's after "bot:"."""
    return [
        row.level if row.kind == BOT else (OUTSIDE if is_outside(row.visitor) else "") + row.name
        for row in seats
    ]


def unique_name(seats: Sequence[SeatRow], name: str) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {row.name for row in seats if row.kind != FREE}
    if name not in taken:
        return name
    number = 2
    while f"{name[: LONGEST_NAME - 2]} {number}" in taken:
        number += 1
    return f"{name[: LONGEST_NAME - 2]} {number}"


def described(seats: Sequence[SeatRow], host: str) -> list[protocol.Seat]:
    """As clients are told."""
    return [
        protocol.Seat(
            seat=row.seat,
            kind=row.kind,
            name=row.name,
            key="bot-name-" + row.name.lower() if row.kind == BOT else None,
            level=row.level if bot_plays(row) else None,
            away=row.away,
            host=row.kind == PERSON and row.visitor == host,
            outside=is_outside(row.visitor),
        )
        for row in seats
    ]
