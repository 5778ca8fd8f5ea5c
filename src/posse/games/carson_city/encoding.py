"""A view of Carson City as numbers (core/encoding.py). The map is 8 by 8 parcels; money is in dollars."""

from __future__ import annotations

from array import array
from typing import Final

from posse.core.encoding import MOST, Encoding, Field
from posse.core.game import Game
from posse.core.table import View
from posse.games.carson_city.facts import (
    CHARACTER_COUNT,
    CHARACTERS,
    DUEL_TILES,
    EDGES,
    MAX_SEATS,
    PARCEL_NAMES,
    PARCELS,
    PHASES,
    ROW,
    SIDE,
    SIDES,
    SPACE_COUNT,
    SPACES,
    STANDS,
)
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.view import CarsonView, PlayerView

TOWN: Final = (
    *("duel tiles", "simultaneous placement", "mountains pay points", "round", "tiles in the bag"),
    *("roads left", "houses left", "revolvers left", "played duel tiles", "your duel tile, from 1"),
    *("points you give, from 1", *PHASES),
)
PLAYER: Final = (
    *("at the table", "money", "money limit", "points", "cowboys in hand", "cowboys in reserve", "revolvers"),
    *("firepower", "roads", "property tiles left", "parcels", "buildings", "waits", "doubled building"),
    *("moves", "duel tiles", "total of duel tiles dealt", "place in the selection, from 1"),
    *("place in turn order, from 1", "place in pass order, from 1", "three guns", "white cowboy"),
    *CHARACTERS,
)
PARCEL: Final = (
    *STANDS,
    *("reached by a road", "can be attacked", "white cowboy", "price of the land", "income"),
    *[f"of seat {seat}" for seat in range(MAX_SEATS)],
    *[f"cowboys of seat {seat}" for seat in range(MAX_SEATS)],
)
SPACE: Final = (
    *("open", "being resolved", "white cowboy"),
    *[f"cowboys of seat {seat}" for seat in range(MAX_SEATS)],
)
OWNER: Final = len(STANDS) + 5
CAMP: Final = OWNER + MAX_SEATS
ABOUT: Final = (
    *("builder", "building", "character", "cowboy", "excess", "limit", "parcel", "place", "price", "side"),
    *("site", "space"),
)
TERMS: Final = (
    *["building-" + name for name in STANDS],
    *["character-" + name for name in CHARACTERS],
    *["action-" + name for name in SPACES],
    *["side-" + name for name in SIDES],
    *("cowboy-own", "cowboy-white"),
    *PARCEL_NAMES,
)


class CarsonEncoding(Encoding):
    def __init__(self, game: Game) -> None:
        own = [
            Field("town", (len(TOWN),), ", ".join(TOWN), MOST),
            Field("sides", (CHARACTER_COUNT,), "which character cards show their red side"),
            Field("caps", (len(STANDS),), "the most that each building pays", MOST),
            Field("players", (MAX_SEATS, len(PLAYER)), ", ".join(PLAYER), MOST, -MOST),
            Field("kept", (MAX_SEATS, len(STANDS)), "by seat: tiles not built, by building", MOST),
            Field("map", (SIDE, SIDE, len(PARCEL)), ", ".join(PARCEL), MOST),
            Field("edges", (EDGES,), "edges with a road"),
            Field("spaces", (SPACE_COUNT, len(SPACE)), ", ".join(SPACE), MOST),
            Field("row", (ROW, len(STANDS)), "by place in the building row: its tile"),
            Field("costs", (ROW,), "by place in the building row: what its tile costs you", MOST),
            Field("bag", (len(STANDS),), "tiles in the bag, by building", MOST),
            Field("tiles", (DUEL_TILES,), "duel tiles in your hand, by number", MOST),
        ]
        super().__init__(game, own, list(ABOUT), list(TERMS))
        self.town = self.field("town").at
        self.sides = self.field("sides").at
        self.caps = self.field("caps").at
        self.players = self.field("players").at
        self.kept = self.field("kept").at
        self.map = self.field("map").at
        self.edges = self.field("edges").at
        self.spaces = self.field("spaces").at
        self.row_at = self.field("row").at
        self.costs = self.field("costs").at
        self.bag = self.field("bag").at
        self.tiles = self.field("tiles").at

    def write(self, row: array[int], view: View) -> None:
        assert isinstance(view, CarsonView)
        self._town(row, view)
        for player in view.players:
            self._player(row, player)
        self._orders(row, view)
        self._map(row, view)
        for edge in view.edges:
            row[self.edges + edge] = 1
        self._track(row, view)
        for place, tile in enumerate(view.row):
            row[self.row_at + place * len(STANDS) + tile] = 1
            row[self.costs + place] = view.costs[place]
        for tile in view.tiles:
            row[self.tiles + tile] += 1

    def _town(self, row: array[int], view: CarsonView) -> None:
        at = self.town
        row[at] = int(view.duel_tiles)
        row[at + 1] = int(view.kit)
        row[at + 2] = int(view.mountains_pay_points)
        row[at + 3] = view.round
        row[at + 4] = view.bag
        row[at + 5] = view.spare_roads
        row[at + 6] = view.spare_houses
        row[at + 7] = view.spare_revolvers
        row[at + 8] = view.pile
        row[at + 9] = view.tile + 1
        row[at + 10] = view.giving + 1
        row[at + 11 + view.phase] = 1
        for character, side in enumerate(view.sides):
            row[self.sides + character] = side
        for stands in range(len(STANDS)):
            row[self.caps + stands] = view.caps[stands]
            row[self.bag + stands] = view.in_bag[stands]

    def _player(self, row: array[int], player: PlayerView) -> None:
        at = self.players + player.seat * len(PLAYER)
        row[at] = 1
        row[at + 1] = player.money
        row[at + 2] = player.limit
        row[at + 3] = player.points
        row[at + 4] = player.cowboys
        row[at + 5] = player.reserve
        row[at + 6] = player.revolvers
        row[at + 7] = player.firepower
        row[at + 8] = player.roads
        row[at + 9] = player.claims
        row[at + 10] = player.parcels
        row[at + 11] = player.buildings
        row[at + 12] = int(player.waits)
        row[at + 13] = player.doubled
        row[at + 14] = player.moves
        row[at + 15] = player.duel_tiles
        row[at + 16] = player.dealt
        if player.character >= 0:
            row[at + 22 + player.character] = 1
        for tile in player.kept:
            row[self.kept + player.seat * len(STANDS) + tile] += 1

    def _orders(self, row: array[int], view: CarsonView) -> None:
        for column, order in ((17, view.selection), (18, view.turn_order), (19, view.pass_order)):
            for place, seat in enumerate(order, 1):
                row[self.players + seat * len(PLAYER) + column] = place
        for column, seat in ((20, view.three_guns), (21, view.white_of)):
            if seat >= 0:
                row[self.players + seat * len(PLAYER) + column] = 1

    def _map(self, row: array[int], view: CarsonView) -> None:
        at = self.map
        for parcel in range(PARCELS):
            row[at + view.what[parcel]] = 1
            row[at + len(STANDS) + 3] = view.prices[parcel]
            row[at + len(STANDS) + 4] = view.incomes[parcel]
            if view.owner[parcel] >= 0:
                row[at + OWNER + view.owner[parcel]] = 1
            at += len(PARCEL)
        for parcel in view.reached:
            row[self.map + parcel * len(PARCEL) + len(STANDS)] = 1
        for parcel in view.attackable:
            row[self.map + parcel * len(PARCEL) + len(STANDS) + 1] = 1
        for camp in view.camps:
            at = self.map + camp.parcel * len(PARCEL)
            for seat in camp.cowboys:
                row[at + CAMP + seat] += 1
        if view.white_at >= ON_MAP:
            row[self.map + (view.white_at - ON_MAP) * len(PARCEL) + len(STANDS) + 2] = 1

    def _track(self, row: array[int], view: CarsonView) -> None:
        at = self.spaces
        for space in view.spaces:
            row[at] = int(space.open)
            row[at + 1] = int(space.space == view.action)
            row[at + 2] = int(space.white)
            for seat in space.cowboys:
                row[at + 3 + seat] += 1
            at += len(SPACE)
