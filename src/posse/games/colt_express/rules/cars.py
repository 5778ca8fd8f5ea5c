"""Cars: which are next to each other, and questions that are answered with one."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.steps import Question
from posse.games.colt_express.facts import MOST_CARS
from posse.games.colt_express.table import ColtTable


def ways(table: ColtTable, car: int) -> list[int]:
    """The cars next to a car."""
    return _WAYS[table.cars][car]


_WAYS: Final[list[list[list[int]]]] = [
    [[other for other in (car - 1, car + 1) if 0 <= other < cars] for car in range(cars)]
    for cars in range(MOST_CARS + 1)
]


class WhichCar(Question[ColtTable]):
    """A question whose answers are cars: "car:3"."""

    space: ClassVar[range] = range(MOST_CARS)

    def cars(self, table: ColtTable) -> list[int]:
        raise NotImplementedError

    def options(self, table: ColtTable, seat: int) -> list[int]:
        return self.cars(table)

    def default(self, table: ColtTable, seat: int) -> int:
        return self.cars(table)[0]

    def name(self, table: ColtTable, seat: int, option: int) -> str:
        return f"car:{option}"

    def option(self, table: ColtTable, seat: int, name: str) -> int | None:
        return int(name[4:]) if name in _CAR_NAMES else None


_CAR_NAMES: Final = frozenset([f"car:{car}" for car in range(MOST_CARS + 1)])


def place_thing(place: int) -> str:
    """A place on the board: "place:3-roof"."""
    return f"place:{place >> 1}-{'roof' if place & 1 else 'inside'}"
