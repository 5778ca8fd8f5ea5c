"""Setting the table: sides, order, duel tiles, the town, mountains and the bag; then starting parcels."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.said import Refusal
from posse.core.steps import Step
from posse.games.carson_city import events
from posse.games.carson_city.facts import (
    CHARACTER_COUNT,
    CHARACTERS,
    DUEL_TILES,
    FIRST_ROLLED,
    FIRST_ROW,
    HOUSE,
    MAX_SEATS,
    MOUNTAIN,
    MOUNTAINS,
    NOTHING,
    PARCELS,
    RED,
    ROW,
    SIDE,
    START_PARCELS,
    TILE_BANK,
    TILE_COUNT,
    YELLOW,
)
from posse.games.carson_city.pieces.land import BIT, sides_of
from posse.games.carson_city.rules.network import put_road
from posse.games.carson_city.rules.parcels import OneOfSet, is_owned, own, owned_refusal
from posse.games.carson_city.rules.rounds import ROUND
from posse.games.carson_city.table import CarsonTable


def set_up(game: Game, seats: int, settings: dict[str, Any], chance: Chance, telling: bool) -> CarsonTable:
    """carson-rng-setup: luck in this order: sides, players' order, duel tiles, town, mountains, bag."""
    table = CarsonTable()
    table.begin(game, seats, settings, chance)
    table.telling = telling
    fix_sides(table)
    draw_order(table)
    if table.duel_tiles:
        deal_duel_tiles(table)
    found_town(table)
    raise_mountains(table)
    fill_bag(table)
    table.push(ROUND)
    for seat in reversed(_snake(table.selection)):
        table.push(CLAIMING[seat])
    return table


def fix_sides(table: CarsonTable) -> None:
    """carson-setup-sides: one for all, or by card; carson-setup-sides-default."""
    sides: list[int] = []
    for character in range(CHARACTER_COUNT):
        wanted = table.settings["side_" + CHARACTERS[character].replace("-", "_")]
        if wanted == "as_all":
            wanted = table.settings["sides"]
        if wanted == "random":
            sides.append(table.chance.below(2))
        else:
            sides.append(RED if wanted == "red" else YELLOW)
    table.sides = tuple(sides)
    events.sides_fixed(table, "carson-setup-sides")


def draw_order(table: CarsonTable) -> None:
    """carson-setup-order"""
    order = list(range(table.seats))
    table.chance.shuffle(order)
    table.selection = tuple(order)
    events.order_drawn(table, "carson-setup-order")


def deal_duel_tiles(table: CarsonTable) -> None:
    """carson-tiles-two-players, carson-tiles-deal, carson-tiles-money."""
    tiles = list(range(DUEL_TILES)) * table.seats
    if table.seats > 2:
        table.chance.shuffle(tiles)
    totals: list[int] = []
    for seat in range(table.seats):
        hand = sorted(tiles[DUEL_TILES * seat : DUEL_TILES * (seat + 1)])
        totals.append(sum(hand))
        for tile in hand:
            table.arms[DUEL_TILES * seat + tile] += 1
        if table.seats > 2:
            table.money[seat] = TILE_BANK - totals[seat]
    table.dealt = tuple(totals)
    rule = "carson-tiles-deal" if table.seats > 2 else "carson-tiles-two-players"
    for seat in range(table.seats):
        events.duel_tiles_dealt(table, seat, sorted(tiles[DUEL_TILES * seat : DUEL_TILES * (seat + 1)]), rule)


def roll_parcel(table: CarsonTable) -> int:
    """carson-rng-map-roll, carson-setup-dice-axes: the white die is the column, the red one the row."""
    column = FIRST_ROLLED + table.chance.below(6)
    row = FIRST_ROLLED + table.chance.below(6)
    return SIDE * row + column


def found_town(table: CarsonTable) -> None:
    """carson-setup-town-centre, carson-setup-initial-roads."""
    centre = roll_parcel(table)
    stand(table, centre, HOUSE)
    table.spare_houses -= 1
    for edge in sides_of(centre):
        put_road(table, edge)
        table.spare_roads -= 1
    events.town_founded(table, centre, "carson-setup-town-centre")


def raise_mountains(table: CarsonTable) -> None:
    """carson-setup-mountains, carson-setup-mountain-reroll."""
    raised = 0
    while raised < MOUNTAINS:
        parcel = roll_parcel(table)
        if table.what[parcel] == NOTHING:
            stand(table, parcel, MOUNTAIN)
            raised += 1
            events.mountain_rose(table, parcel, "carson-setup-mountains")


def stand(table: CarsonTable, parcel: int, what: int) -> None:
    table.what[parcel] = what
    table.bare[parcel // SIDE] = table.bare[parcel // SIDE] & ~BIT[parcel]


BAG: Final[list[int]] = [
    building for building, count in enumerate(TILE_COUNT) for _ in range(count - FIRST_ROW.count(building))
]


def fill_bag(table: CarsonTable) -> None:
    """carson-setup-fixed-buildings, carson-setup-bag, carson-setup-drawn-buildings, carson-rng-bag."""
    table.row = list(FIRST_ROW)
    bag = BAG[:]
    table.chance.shuffle(bag)
    table.bag = bag[::-1]
    for place in range(ROW):
        if table.row[place] == NOTHING:
            table.row[place] = table.bag.pop()
    events.row_filled(table, list(range(ROW)), "carson-setup-drawn-buildings")


# Starting parcels


def _snake(order: tuple[int, ...]) -> list[int]:
    """carson-setup-parcels-snake: one each in the order, then one each in the reverse order."""
    assert START_PARCELS == 2
    return [*order, *order[::-1]]


class StartParcel(OneOfSet):
    """carson-setup-parcels-any"""

    asks: ClassVar[str] = "start-parcel"
    rule: ClassVar[str] = "carson-setup-parcels-mandatory"
    space: ClassVar[range] = range(PARCELS)

    def rows(self, table: CarsonTable, seat: int) -> list[int]:
        return table.unowned

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        return owned_refusal(table, option, "carson-setup-parcels-any") if is_owned(table, option) else None

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        own(table, seat, option)
        events.parcel_claimed(table, seat, option, "carson-setup-parcels-tile")

    def default(self, table: CarsonTable, seat: int) -> int:
        return self.options(table, seat)[0]


START_PARCEL: Final = StartParcel()


class Claiming(Step[CarsonTable]):
    """carson-setup-parcels-mandatory"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: CarsonTable) -> None:
        table.ask(self.seat, START_PARCEL)


CLAIMING: Final[list[Claiming]] = [Claiming(seat) for seat in range(MAX_SEATS)]
