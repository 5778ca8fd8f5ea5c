"""The Carson City table: the map, the action track and who stands where, and what players own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from posse.core.chance import Chance
from posse.core.game import Game, Result
from posse.core.real_time import RealTime
from posse.core.said import Refusal
from posse.core.table import SPECTATOR, Table
from posse.games.carson_city.attempts import why_not
from posse.games.carson_city.characters import in_play, put_back
from posse.games.carson_city.facts import (
    CAPS_FROM_ONE,
    CAPS_FROM_ZERO,
    CHARACTER_COUNT,
    CLAIMS,
    COWBOYS,
    DUEL_TILES,
    GUNS,
    HOUSES,
    KIT_ALONE,
    KIT_APART,
    KIT_LIMIT,
    KIT_TICK,
    NOBODY,
    NOTHING,
    PARCELS,
    PLACING,
    REVOLVER_TOKENS,
    ROAD,
    ROADS,
    ROW,
    SETTING_OUT,
    SIDE,
    START_COWBOYS,
    START_MONEY,
    START_REVOLVERS,
    START_ROADS,
    WAGES,
)
from posse.games.carson_city.imagining import redeal, reshuffle
from posse.games.carson_city.invariants import invariants
from posse.games.carson_city.pieces.land import WHOLE_ROW
from posse.games.carson_city.pieces.places import NOWHERE
from posse.games.carson_city.scoring import result
from posse.games.carson_city.view import CarsonView, glance, view, views

if TYPE_CHECKING:
    from posse.games.carson_city.abilities import Ability

Numbers = tuple[int, ...]


class CarsonTable(Table):
    """Parcels are numbers; sets of them are eight rows of bits (pieces/land.py). So are roads and corners.

    Lists named in rows for each seat are flat: 8 x seat + row.
    """

    derived: ClassVar[tuple[str, ...]] = ("voices",)

    # As it was set up
    sides: Numbers  # by character: the side in use
    caps: Numbers  # by what stands on a parcel: the most it pays
    duel_tiles: bool
    kit: bool  # all place cowboys at the same time
    mountains_pay_points: bool
    # The round
    round: int  # from 1; 0 while starting parcels are chosen
    phase: int  # of the round (facts.PHASES)
    action: int  # the space being resolved, -1 for none
    selection: Numbers  # seats in the order of choosing characters
    turn_order: Numbers  # the upper track
    pass_order: Numbers  # the lower track
    turn: int  # whose turn to place comes next, by place in the turn order
    # The map
    what: list[int]  # by parcel: what stands there
    owner: list[int]  # by parcel
    bare: list[int]  # parcels on which nothing stands
    unowned: list[int]
    land: list[int]  # parcels of each seat
    prey: list[int]  # buildings that can be attacked, of any owner
    prey_rows: int  # rows with such a building (bits)
    level_roads: list[int]  # edges with a road: nine rows of eight,
    upright_roads: list[int]  # and eight rows of nine
    corners: list[int]  # corners that a road touches
    reach: list[int]  # parcels reached by a road
    # Supply
    spare_roads: int
    spare_houses: int
    spare_revolvers: int
    row: list[int]  # by place in the building row: the tile there
    bag: list[int]  # tiles, the next one last
    # What players have
    money: list[int]
    points: list[int]
    hand: list[int]  # cowboys
    reserve: list[int]  # cowboys
    revolvers: list[int]
    roads: list[int]
    claims: list[int]  # property tiles left
    kept: list[Numbers]  # tiles taken and not built
    three_guns: int  # who holds the token
    # Characters of this round
    character: list[int]  # by seat
    voices: list[Ability]  # by seat: its card; never changed, only replaced (characters.py)
    asks: list[int]  # by seat: the questions its card answers (bits)
    waited: int  # seats that chose to wait for their card's reward (bits)
    doubled: list[int]  # by seat: the type of building that pays double, NOTHING for none
    white_of: int  # who has the white cowboy; nobody while it is on its card
    white_at: int  # where it stands, NOWHERE while it is in hand or on its card
    # Cowboys on the board
    stands: list[int]  # by seat: spaces with a cowboy of that seat (bits)
    workers: list[int]  # cowboys on Wages, by seat
    roadmen: list[int]  # cowboys on Road, by seat
    stood: list[int]  # parcels with a cowboy of each seat
    open: int  # spaces where cowboys may be placed this round (bits)
    refused: Numbers  # parcels whose owners will have no house there, in this construction step
    # Duel tiles
    dealt: Numbers  # totals dealt, by seat
    arms: list[int]  # DUEL_TILES x seat + number: how many the seat holds
    spent: list[int]  # by number: how many lie in the played pile
    played: list[int]  # every tile played and every refill, in order (imagining.py)
    drawn: list[Numbers]  # the tiles of each refill, in order
    # Simultaneous placement
    kit_open: bool  # the first placement has been made
    moves: list[int]  # by seat: cowboys moved this round

    def begin(self, game: Game, seats: int, settings: dict[str, Any], chance: Chance) -> None:
        super().begin(game, seats, settings, chance)
        none: Numbers = ()
        self.sides = (0,) * CHARACTER_COUNT
        self.caps = CAPS_FROM_ONE if settings["income_caps"] == "from_one" else CAPS_FROM_ZERO
        self.duel_tiles = bool(settings["duel_tiles"])
        self.kit = bool(settings["kit_carson"])
        self.mountains_pay_points = settings["settler_red"] == "points"
        self.round = 0
        self.phase = SETTING_OUT
        self.action = NOWHERE
        self.selection = ()
        self.turn_order = ()
        self.pass_order = ()
        self.turn = 0
        self.what = [NOTHING] * PARCELS
        self.owner = [NOBODY] * PARCELS
        self.bare = [WHOLE_ROW] * SIDE
        self.unowned = [WHOLE_ROW] * SIDE
        self.land = [0] * (SIDE * seats)
        self.prey = [0] * SIDE
        self.prey_rows = 0
        self.level_roads = [0] * (SIDE + 1)
        self.upright_roads = [0] * SIDE
        self.corners = [0] * (SIDE + 1)
        self.reach = [0] * SIDE
        self.spare_roads = ROADS - START_ROADS * seats
        self.spare_houses = HOUSES
        self.spare_revolvers = REVOLVER_TOKENS - START_REVOLVERS * seats
        self.row = [NOTHING] * ROW
        self.bag = []
        self.money = [START_MONEY] * seats
        self.points = [0] * seats
        self.hand = [START_COWBOYS] * seats
        self.reserve = [COWBOYS - START_COWBOYS] * seats
        self.revolvers = [START_REVOLVERS] * seats
        self.roads = [START_ROADS] * seats
        self.claims = [CLAIMS] * seats
        self.kept = [none] * seats
        self.three_guns = NOBODY
        put_back(self)
        self.waited = 0
        self.doubled = [NOTHING] * seats
        self.white_of = NOBODY
        self.white_at = NOWHERE
        self.stands = [0] * seats
        self.workers = [0] * seats
        self.roadmen = [0] * seats
        self.stood = [0] * (SIDE * seats)
        self.open = 0
        self.refused = ()
        self.dealt = ()
        self.arms = [0] * (DUEL_TILES * seats)
        self.spent = [0] * DUEL_TILES
        self.played = []
        self.drawn = []
        self.kit_open = False
        self.moves = [0] * seats

    def clone(self) -> CarsonTable:
        copy = CarsonTable()
        self.copy_kernel(copy)
        copy.sides = self.sides
        copy.caps = self.caps
        copy.duel_tiles = self.duel_tiles
        copy.kit = self.kit
        copy.mountains_pay_points = self.mountains_pay_points
        copy.round = self.round
        copy.phase = self.phase
        copy.action = self.action
        copy.selection = self.selection
        copy.turn_order = self.turn_order
        copy.pass_order = self.pass_order
        copy.turn = self.turn
        copy.what = self.what[:]
        copy.owner = self.owner[:]
        copy.bare = self.bare[:]
        copy.unowned = self.unowned[:]
        copy.land = self.land[:]
        copy.prey = self.prey[:]
        copy.prey_rows = self.prey_rows
        copy.level_roads = self.level_roads[:]
        copy.upright_roads = self.upright_roads[:]
        copy.corners = self.corners[:]
        copy.reach = self.reach[:]
        copy.spare_roads = self.spare_roads
        copy.spare_houses = self.spare_houses
        copy.spare_revolvers = self.spare_revolvers
        copy.row = self.row[:]
        copy.bag = self.bag[:]
        copy.money = self.money[:]
        copy.points = self.points[:]
        copy.hand = self.hand[:]
        copy.reserve = self.reserve[:]
        copy.revolvers = self.revolvers[:]
        copy.roads = self.roads[:]
        copy.claims = self.claims[:]
        copy.kept = self.kept[:]
        copy.three_guns = self.three_guns
        copy.character = self.character[:]
        copy.voices = self.voices
        copy.asks = self.asks
        copy.waited = self.waited
        copy.doubled = self.doubled[:]
        copy.white_of = self.white_of
        copy.white_at = self.white_at
        copy.stands = self.stands[:]
        copy.workers = self.workers[:]
        copy.roadmen = self.roadmen[:]
        copy.stood = self.stood[:]
        copy.open = self.open
        copy.refused = self.refused
        copy.dealt = self.dealt
        if self.duel_tiles:
            copy.arms = self.arms[:]
            copy.spent = self.spent[:]
            copy.played = self.played[:]
            copy.drawn = self.drawn[:]
        else:
            copy.arms = self.arms
            copy.spent = self.spent
            copy.played = self.played
            copy.drawn = self.drawn
        copy.kit_open = self.kit_open
        copy.moves = self.moves[:]
        return copy

    def derive(self) -> None:
        self.voices = [in_play(self, seat) for seat in range(self.seats)]

    def view(self, seat: int = SPECTATOR) -> CarsonView:
        return view(self, seat)

    def views(self, seats: Sequence[int]) -> Sequence[CarsonView]:
        return views(self, seats)

    def glance(self, seat: int) -> CarsonView:
        return glance(self, seat)

    def redeal(self, seat: int) -> None:
        redeal(self, seat)

    def reshuffle(self) -> None:
        reshuffle(self)

    def real_time(self) -> RealTime | None:
        """carson-kit-time-limit, carson-kit-one-hand, carson-kit-bots: from the first placement on."""
        if not self.kit_open or self.phase != PLACING:
            return None
        return RealTime(
            "command",
            self.turn_order,
            KIT_LIMIT,
            KIT_ALONE,
            KIT_APART,
            KIT_TICK,
            "carson-kit-time-limit",
            "carson-kit-one-hand",
        )

    def result(self) -> Result | None:
        return result(self) if self.over else None

    def why_not(self, seat: int, attempt: str) -> Refusal | None:
        return why_not(self, seat, attempt)

    def invariants(self) -> list[str]:
        return invariants(self)

    # What many rules ask

    def firepower(self, seat: int) -> int:
        """carson-term-firepower, carson-sheriff-white-firepower: cowboys in hand, and all revolvers."""
        power = self.hand[seat] + self.revolvers[seat]
        if self.three_guns == seat:
            power += GUNS
        if self.asks[seat]:
            power += self.voices[seat].revolvers(0)
            if self.white_of == seat and self.white_at == NOWHERE:
                power += 1
        return power

    def has_white(self, seat: int) -> bool:
        """Whether this seat has the white cowboy in hand."""
        return self.white_of == seat and self.white_at == NOWHERE

    def parcels(self, seat: int) -> int:
        """How many parcels this seat owns."""
        return CLAIMS - self.claims[seat]

    def cowboys_at(self, seat: int, space: int) -> int:
        """How many cowboys this seat has on a space."""
        if space == WAGES:
            return self.workers[seat]
        if space == ROAD:
            return self.roadmen[seat]
        return self.stands[seat] >> space & 1
