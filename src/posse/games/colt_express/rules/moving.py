"""Move and Ladder: along the train, up and down."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import NUMBER, TERM, Args, Refusal, Said
from posse.games.colt_express import events, terms
from posse.games.colt_express.facts import BANDIT_COUNT, FARTHEST, MOST_CARS
from posse.games.colt_express.rules.bandits import ABOUT
from posse.games.colt_express.rules.cars import WhichCar, place_thing
from posse.games.colt_express.rules.marshal import arrived
from posse.games.colt_express.table import ColtTable


def destinations(table: ColtTable, bandit: int) -> list[int]:
    """colt-move-inside, colt-move-roof: the cars a bandit may go to."""
    place = table.place[bandit]
    return _DESTINATIONS[table.cars][place]


def _cars_from(cars: int, place: int) -> list[int]:
    car, far = place >> 1, FARTHEST if place & 1 else 1
    return [other for other in range(cars) if other != car and abs(other - car) <= far]


_DESTINATIONS: Final[list[list[list[int]]]] = [
    [_cars_from(cars, place) for place in range(2 * cars)] for cars in range(MOST_CARS + 1)
]


class Move(WhichCar):
    """colt-decide-move: which car to go to."""

    asks: ClassVar[str] = "move"
    rule: ClassVar[str] = "colt-decide-move"

    def __init__(self, bandit: int) -> None:
        self.bandit = bandit

    def about(self, table: ColtTable, seat: int) -> Args:
        return ABOUT[self.bandit]

    def cars(self, table: ColtTable) -> list[int]:
        return destinations(table, self.bandit)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in self.cars(table):
            return None
        place = table.place[self.bandit]
        if option >= table.cars:
            return Refusal("colt-move-train-ends", "colt-express-refusal-off-train")
        if option == place >> 1:
            return Refusal("colt-move-mandatory", "colt-express-refusal-must-move")
        if place & 1:
            return Refusal("colt-move-roof", "colt-express-refusal-roof-far", (("n", NUMBER, FARTHEST),))
        return Refusal("colt-move-inside", "colt-express-refusal-inside-far")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        move(table, self.bandit, option)

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        level = table.place[self.bandit] & 1
        return Said(
            "colt-express-option-move",
            (
                ("bandit", TERM, terms.BANDIT[self.bandit]),
                ("car", NUMBER, option),
                ("level", TERM, terms.LEVEL[level]),
            ),
            (place_thing(2 * option + level),),
        )


def move(table: ColtTable, bandit: int, car: int) -> None:
    place = 2 * car + (table.place[bandit] & 1)
    table.place[bandit] = place
    events.moved(table, bandit, place, "colt-move-roof" if place & 1 else "colt-move-inside")
    arrived(table, bandit)


def climb(table: ColtTable, bandit: int) -> None:
    """colt-ladder-up, colt-ladder-down: always possible, never a choice."""
    place = table.place[bandit] ^ 1
    table.place[bandit] = place
    events.climbed(table, bandit, place, "colt-ladder-up" if place & 1 else "colt-ladder-down")
    arrived(table, bandit)


# One question for each bandit: questions never change.
MOVES: Final[list[Move]] = [Move(bandit) for bandit in range(BANDIT_COUNT)]
