"""Several duels on the map: who decides their order, and when there is nothing to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import Refusal
from posse.games.carson_city.facts import PARCELS, SIDE
from posse.games.carson_city.pieces.land import PARCELS_IN
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.rules.cowboys import at_parcel
from posse.games.carson_city.rules.duels import duel
from posse.games.carson_city.rules.parcels import WhichParcel
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a machine word; interpreted, just a name


def contested(table: CarsonTable) -> list[int]:
    """Parcels with cowboys of two or more players, row by row."""
    found: list[int] = []
    stood = table.stood
    for row in range(SIDE):
        once: i64 = 0
        several: i64 = 0
        for seat in range(table.seats):
            bits: i64 = stood[SIDE * seat + row]
            if bits:
                several |= once & bits
                once |= bits
        if several:
            found.extend(PARCELS_IN[row][several])
    return found


def land_duels(table: CarsonTable) -> list[int]:
    return [parcel for parcel in contested(table) if table.owner[parcel] < 0]


def attack_duels(table: CarsonTable) -> list[int]:
    return [parcel for parcel in contested(table) if table.owner[parcel] >= 0]


def order_matters(table: CarsonTable, parcels: list[int]) -> bool:
    """carson-land-duel-order: if somebody fights twice, or if tiles played in one duel matter in the next."""
    if len(parcels) < 2:
        return False
    if table.duel_tiles:
        return True
    fighters = 0
    for parcel in parcels:
        for seat in at_parcel(table, parcel):
            if fighters >> seat & 1:
                return True
            fighters |= 1 << seat
    return False


class WhichDuel(WhichParcel):
    """Which of the duels due is fought next."""

    space: ClassVar[range] = range(PARCELS)

    def duels(self, table: CarsonTable) -> list[int]:
        raise NotImplementedError

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        return self.duels(table)

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option in self.duels(table):
            return None
        return Refusal(self.rule, "carson-city-refusal-no-duel-there")

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        duel(table, ON_MAP + option)

    def default(self, table: CarsonTable, seat: int) -> int:
        return self.duels(table)[0]


class LandDuel(WhichDuel):
    """carson-land-duel-order, carson-land-duel-order-stepwise."""

    asks: ClassVar[str] = "land-duel"
    rule: ClassVar[str] = "carson-land-duel-order"

    def duels(self, table: CarsonTable) -> list[int]:
        return land_duels(table)


class AttackDuel(WhichDuel):
    """carson-attack-duel-order"""

    asks: ClassVar[str] = "attack-duel"
    rule: ClassVar[str] = "carson-attack-duel-order"

    def duels(self, table: CarsonTable) -> list[int]:
        return attack_duels(table)


LAND_DUEL: Final = LandDuel()
ATTACK_DUEL: Final = AttackDuel()


def next_duel(table: CarsonTable, due: list[int], question: WhichDuel) -> None:
    """The first in pass order decides, even if not involved; nobody is asked what cannot matter."""
    if order_matters(table, due):
        table.ask(table.pass_order[0], question)
    else:
        duel(table, ON_MAP + due[0])
