"""The luck of trials: in the same imagined world a die shows the same, whatever else is kept or rolled."""

from __future__ import annotations

from typing import Final

from posse.core.chance import Chance
from posse.games.dice_town.facts import DICE_EACH
from posse.games.dice_town.pieces.dice import LOOSE_PLACES
from posse.games.dice_town.table import DiceTable

FAR_AHEAD: Final = 1 << 16  # bytes of luck: nothing else of a trial is drawn from there


class FixedDice(Chance):
    """A table's luck in which every throw is of all dice; what has been kept is left out.

    All else is drawn as usual.
    """

    table: DiceTable
    throws: Chance

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
    table.chance = luck
