"""The chairs of a table: who sits where, and what everybody may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from posse.server.store.rows import SeatRow
from posse.server.wire import protocol
from posse.server.wire.protocol import LONGEST_NAME

PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "free"
HELD: Final = "held"  # for somebody, after a rematch

# What bots are called. Each is also a message, `bot-name-etta`, for readers of other scripts.
BOT_NAMES: Final = ("Etta", "Silas", "Cora", "Amos", "Hattie", "Boone", "Lottie", "Ezra")


def free(table: str, seat: int) -> SeatRow:
    return SeatRow(table, seat, FREE, "", "", "", False, b"", False, "")


def person(table: str, seat: int, visitor: str, name: str) -> SeatRow:
    return SeatRow(table, seat, PERSON, visitor, name, "", False, b"", False, "")


def bot(table: str, seat: int, level: str) -> SeatRow:
    return SeatRow(table, seat, BOT, "", BOT_NAMES[seat], level, False, b"", False, "")


def held(chair: SeatRow, table: str) -> SeatRow:
    """The same chair at another table, held for the same person."""
    return SeatRow(table, chair.seat, HELD, chair.visitor, chair.name, "", False, b"", False, "")


def seat_of(chairs: Sequence[SeatRow], visitor: str) -> int:
    """Where this visitor sits, -1 if nowhere."""
    for chair in chairs:
        if chair.kind == PERSON and chair.visitor == visitor:
            return chair.seat
    return -1


def bot_plays(chair: SeatRow) -> bool:
    return chair.kind == BOT or chair.away


def name_for(chairs: Sequence[SeatRow], name: str) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {chair.name for chair in chairs if chair.kind != FREE}
    if name not in taken:
        return name
    number = 2
    while f"{name[: LONGEST_NAME - 2]} {number}" in taken:
        number += 1
    return f"{name[: LONGEST_NAME - 2]} {number}"


def seat_told(chair: SeatRow, host: str) -> protocol.Seat:
    is_bot = chair.kind == BOT
    return protocol.Seat(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        key="bot-name-" + chair.name.lower() if is_bot else None,
        level=chair.level if bot_plays(chair) else None,
        away=chair.away,
        host=chair.kind == PERSON and chair.visitor == host,
    )
