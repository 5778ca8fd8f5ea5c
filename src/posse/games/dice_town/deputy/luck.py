"""The luck of trials, the same for all answers tried in a world: what dice show, how generous bidders are."""

from __future__ import annotations

from typing import Final

from posse.core.chance import Chance
from posse.games.dice_town.facts import DICE_EACH
from posse.games.dice_town.pieces.dice import LOOSE_PLACES
from posse.games.dice_town.table import DiceTable

FAR_AHEAD: Final = 1 << 16  # bytes of luck: nothing else of a trial is drawn from there
# What a player offers the sheriff, in parts of what the deputy would: six cases, equally likely. A search
# that expects everybody to bid as the deputy does bids a dollar more, and loses to all who bid otherwise.
GENEROSITY: Final[tuple[float, ...]] = (0.7, 1.0, 1.0, 1.4, 1.8, 2.2)


class FixedDice(Chance):
    """A table's luck in which every throw is of all dice; what has been kept is left out.

    All else is drawn as usual.
    """

    table: DiceTable
    throws: Chance
    generosity: list[float]  # by seat

    def dice(self, count: int) -> bytes:
        table = self.table
        row = self.throws.dice(DICE_EACH * table.seats)
        if count == len(row):
            return row
        rolled: list[int] = []
        for seat, kept in enumerate(table.kept):
            for place in LOOSE_PLACES[seat][kept]:
                rolled.append(row[place])
        return bytes(rolled)


def fix_dice(table: DiceTable) -> None:
    """From here on this table throws the same dice as any other copy of the same world."""
    luck = FixedDice()
    luck.seed = table.chance.seed
    luck.used = table.chance.used
    luck.block = table.chance.block
    luck.table = table
    luck.throws = Chance.at(luck.seed, luck.used + FAR_AHEAD)
    luck.generosity = [GENEROSITY[face] for face in luck.throws.dice(table.seats)]
    table.chance = luck


def bid_in(table: DiceTable, seat: int, dollars: int) -> int:
    """What this seat offers in a trial, if the deputy would offer this many dollars."""
    luck = table.chance
    if not isinstance(luck, FixedDice):
        return dollars
    return min(int(luck.generosity[seat] * dollars + 0.5), table.dollars[seat])
