"""The Marshal: encounters, the bullets he hands out, and where a card sends him."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import NUMBER, Refusal, Said
from posse.games.colt_express import events
from posse.games.colt_express.facts import FROM_MARSHAL
from posse.games.colt_express.rules.cars import WhichCar, place_thing, ways
from posse.games.colt_express.rules.decks import receive_bullet
from posse.games.colt_express.table import ColtTable


def give_neutral_bullets(table: ColtTable, bandits: list[int], rule: str) -> None:
    """colt-neutral-all-or-none: each of the group takes one, or none of them does."""
    if len(bandits) > table.neutral:
        table.neutral_away += table.neutral  # colt-neutral-shortage-final
        table.neutral = 0
        events.no_bullets(table, bandits, "colt-neutral-all-or-none")
        return
    for bandit in bandits:
        table.neutral -= 1
        receive_bullet(table, table.owner[bandit], FROM_MARSHAL)
        events.neutral_bullet(table, bandit, table.neutral, rule)


def encounter(table: ColtTable, bandits: list[int]) -> None:
    """colt-encounter-all-at-once: a bullet each, then all flee to the roof of the Marshal's car."""
    give_neutral_bullets(table, bandits, "colt-encounter-bullet")
    roof = 2 * table.marshal + 1
    for bandit in bandits:
        table.place[bandit] = roof
        events.fled(table, bandit, table.marshal, "colt-encounter-flee")


def arrived(table: ColtTable, bandit: int) -> None:
    """colt-encounter-trigger: a bandit has come to a place; inside the Marshal's car they meet."""
    if table.place[bandit] == 2 * table.marshal:
        encounter(table, [bandit])


def move_marshal(table: ColtTable, car: int, rule: str) -> None:
    """colt-marshal-inside-only: he is always inside; bandits inside the car he enters meet him."""
    table.marshal = car
    events.marshal_moved(table, car, rule)
    met = table.at(2 * car)
    if met:
        encounter(table, met)


class MarshalWay(WhichCar):
    """colt-decide-marshal: the car the Marshal goes to."""

    asks: ClassVar[str] = "marshal"
    rule: ClassVar[str] = "colt-decide-marshal"

    def cars(self, table: ColtTable) -> list[int]:
        return ways(table, table.marshal)

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option in self.cars(table):
            return None
        if option == table.marshal:
            return Refusal("colt-marshal-mandatory", "colt-express-refusal-marshal-must")
        return Refusal("colt-marshal-move", "colt-express-refusal-not-adjacent")

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        move_marshal(table, option, "colt-marshal-move")

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        return Said("colt-express-option-marshal", (("car", NUMBER, option),), (place_thing(2 * option),))


MARSHAL_WAY: Final = MarshalWay()
