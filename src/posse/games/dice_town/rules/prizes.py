"""What winning each location leads to."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.dice_town.facts import BANK, HALL, MAX_SEATS, MINE, SALOON, SHERIFF, STORE
from posse.games.dice_town.rules.bank import BankWon
from posse.games.dice_town.rules.mine import MineWon
from posse.games.dice_town.rules.saloon import SaloonWon
from posse.games.dice_town.rules.sheriff import BadgeWon
from posse.games.dice_town.rules.store import StoreWon
from posse.games.dice_town.rules.town_hall import HallWon
from posse.games.dice_town.table import DiceTable


def _prize(place: int, seat: int) -> Step[DiceTable]:
    if place == MINE:
        return MineWon(seat)
    if place == BANK:
        return BankWon(seat)
    if place == STORE:
        return StoreWon(seat)
    if place == SALOON:
        return SaloonWon(seat)
    if place == SHERIFF:
        return BadgeWon(seat)
    return HallWon(seat)


# The step that gives a seat the prize of a location. Steps never change, so one of each is enough.
PRIZE: Final[list[list[Step[DiceTable]]]] = [
    [_prize(place, seat) for seat in range(MAX_SEATS)] for place in range(HALL + 1)
]
