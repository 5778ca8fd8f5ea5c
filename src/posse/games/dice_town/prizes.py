"""What winning each location leads to."""

from __future__ import annotations

from posse.core.steps import Step
from posse.games.dice_town.badge import BadgeWon
from posse.games.dice_town.bank import BankWon
from posse.games.dice_town.hall import HallWon
from posse.games.dice_town.mine import MineWon
from posse.games.dice_town.places import BANK, HALL, MINE, SALOON, SHERIFF, STORE
from posse.games.dice_town.saloon import SaloonWon
from posse.games.dice_town.store import StoreWon
from posse.games.dice_town.table import DiceTable


def prize(place: int, seat: int) -> Step[DiceTable]:
    """The step that gives this seat the prize of this location."""
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
    assert place == HALL
    return HallWon(seat)
