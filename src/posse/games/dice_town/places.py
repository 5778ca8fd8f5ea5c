"""The eight locations, how one is won, and the dispute when it is tied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.dice_town.events import NOTHING_THERE, UNCLAIMED
from posse.games.dice_town.table import DiceTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, nothing but a name

MINE: Final = 0
BANK: Final = 1
STAGECOACH: Final = 2
STORE: Final = 3
SALOON: Final = 4
SHERIFF: Final = 5
HALL: Final = 6
DOC: Final = 7

NAMES: Final[tuple[str, ...]] = (
    "gold-mine",
    "bank",
    "stagecoach",
    "general-store",
    "saloon",
    "sheriff",
    "town-hall",
    "doc-badluck",
)
TERMS: Final[tuple[str, ...]] = tuple("place-" + name for name in NAMES)


def leaders(table: DiceTable, face: int) -> int:
    """dice-win-most: the seats (bits) with the most dice of a face; none if nobody has one."""
    shift: i64 = 3 * face
    most: i64 = 1
    found: i64 = 0
    bit: i64 = 1
    for combination in table.combos:
        count: i64 = combination >> shift & 7
        if count >= most:
            found = found | bit if count == most else bit
            most = count
        bit += bit
    return found


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(8) if mask >> seat & 1])


# By seats (bits): the one seat among them, -1 if there are several.
ONLY_SEAT: Final[list[int]] = [bits.bit_length() - 1 if bits & (bits - 1) == 0 else -1 for bits in range(32)]


def nobody(table: DiceTable, place: int) -> None:
    """dice-win-zero: no die of the face, no winner."""
    if table.telling:
        table.emit(UNCLAIMED, "dice-win-zero", (TERMS[place],))


def nothing_there(table: DiceTable, place: int, rule: str = "dice-win-no-contest") -> None:
    """dice-win-no-contest: nothing is at stake, so nobody wins it."""
    if table.telling:
        table.emit(NOTHING_THERE, rule, (TERMS[place],))
