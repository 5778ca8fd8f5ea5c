"""Who wins a place: the most dice of its face, or the best poker hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import BANK, HALL, MAX_SEATS, SALOON, STORE
from posse.games.dice_town.rules.dispute import DISPUTE
from posse.games.dice_town.rules.poker import DIVISOR, RANK_BY_REMAINDER
from posse.games.dice_town.rules.prizes import PRIZE
from posse.games.dice_town.rules.saloon import can_be_robbed
from posse.games.dice_town.table import DiceTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name

# By seats (bits): the one seat among them, -1 if there are several.
ONLY_SEAT: Final[list[int]] = [
    bits.bit_length() - 1 if bits & (bits - 1) == 0 else -1 for bits in range(1 << MAX_SEATS)
]


class Contest(Step[DiceTable]):
    """dice-win-most: a location goes to the player with the most dice of its face."""

    def __init__(self, place: int, face: int) -> None:
        self.place = place
        self.face = face

    def run(self, table: DiceTable) -> None:
        best = leaders(table, self.face)
        if not best:
            events.unclaimed(table, self.place, "dice-win-zero")
        elif not at_stake(table, self.place):
            events.nothing_there(table, self.place, "dice-win-no-contest")
        else:
            decide(table, self.place, best, "dice-win-most")


def leaders(table: DiceTable, face: int) -> int:
    """dice-win-most: the seats (bits) with the most dice of a face; none if nobody has one."""
    shift: i64 = 3 * face
    most: i64 = 1
    found: i64 = 0
    bit: i64 = 1
    for combination in cast("list[i64]", table.combos):
        count: i64 = combination >> shift & 7
        if count >= most:
            found = found | bit if count == most else bit
            most = count
        bit += bit
    return found


def at_stake(table: DiceTable, place: int) -> bool:
    """dice-win-no-contest: whether the prize is anything for anybody."""
    if place == BANK:
        return table.bank > 0
    if place == STORE:
        return bool(table.store_deck or table.discard)
    if place == SALOON:
        return can_be_robbed(table, table.sheriff_order())
    return True


class TownHall(Step[DiceTable]):
    """dice-hall-best-hand: the best poker hand; equal faces are a tie."""

    def run(self, table: DiceTable) -> None:
        best: i64 = 0
        strongest: i64 = -1
        bit: i64 = 1
        for combination in cast("list[i64]", table.combos):
            rank: i64 = RANK_BY_REMAINDER[combination % DIVISOR]
            if rank >= strongest:
                best = best | bit if rank == strongest else bit
                strongest = rank
            bit += bit
        decide(table, HALL, best, "dice-hall-best-hand")


def decide(table: DiceTable, place: int, best: int, rule: str) -> None:
    """dice-win-tie: a single leader wins; among several the sheriff decides."""
    seat = ONLY_SEAT[best]
    if seat < 0:
        DISPUTE[place][best].run(table)
    else:
        events.won(table, seat, place, rule)
        PRIZE[place][seat].run(table)
