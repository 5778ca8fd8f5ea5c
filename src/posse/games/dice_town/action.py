"""The round, and who wins each location in its turn."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.dice_town.bank import Stagecoach
from posse.games.dice_town.dispute import DISPUTE
from posse.games.dice_town.doc import Doc
from posse.games.dice_town.ending import EndOfRound
from posse.games.dice_town.events import ROUND_STARTED, WON
from posse.games.dice_town.places import (
    BANK,
    HALL,
    MINE,
    ONLY_SEAT,
    SALOON,
    SHERIFF,
    STORE,
    TERMS,
    leaders,
    nobody,
    nothing_there,
)
from posse.games.dice_town.poker import DIVISOR, JACK, KING, NINE, QUEEN, RANK_BY_REMAINDER, TEN
from posse.games.dice_town.prizes import PRIZE
from posse.games.dice_town.rolling import THROW
from posse.games.dice_town.saloon import can_be_robbed
from posse.games.dice_town.table import DiceTable


class Round(Step[DiceTable]):
    """dice-overview-round: a rolling phase, then the eight locations in fixed order."""

    def run(self, table: DiceTable) -> None:
        table.round += 1
        if table.telling:
            table.emit(ROUND_STARTED, "dice-overview-round", (table.round,))
        table.stack.append(self)  # and after it the next one, unless the game ends
        table.stack.extend(THE_ROUND)


def decide(table: DiceTable, place: int, best: int, rule: str) -> None:
    """dice-win-tie: a single leader wins; among several the sheriff decides."""
    seat = ONLY_SEAT[best]
    if seat < 0:
        DISPUTE[place][best].run(table)
    else:
        if table.telling:
            table.emit(WON, rule, (seat, TERMS[place]))
        PRIZE[place][seat].run(table)


class Contest(Step[DiceTable]):
    """dice-win-most: a location goes to whoever has the most dice of its face."""

    def __init__(self, place: int, face: int) -> None:
        self.place = place
        self.face = face

    def run(self, table: DiceTable) -> None:
        best = leaders(table, self.face)
        if not best:
            nobody(table, self.place)
        elif not at_stake(table, self.place):
            nothing_there(table, self.place)
        else:
            decide(table, self.place, best, "dice-win-most")


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
        table.promoted = -1
        best = 0
        strongest = -1
        bit = 1
        for combination in table.combos:
            rank = RANK_BY_REMAINDER[combination % DIVISOR]
            if rank >= strongest:
                best = best | bit if rank == strongest else bit
                strongest = rank
            bit += bit
        decide(table, HALL, best, "dice-hall-best-hand")


ROUND: Final = Round()
# Last first: the stack is taken from its end.
THE_ROUND: Final[list[Step[DiceTable]]] = [
    EndOfRound(),
    Doc(),
    TownHall(),
    Contest(SHERIFF, KING),
    Contest(SALOON, QUEEN),
    Contest(STORE, JACK),
    Stagecoach(),
    Contest(BANK, TEN),
    Contest(MINE, NINE),
    THROW,
]
