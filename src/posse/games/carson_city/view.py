"""What a player may know: section 20, built up from nothing. All but duel tiles and the order of the bag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from posse.core.table import SPECTATOR, View
from posse.games.carson_city import abilities
from posse.games.carson_city.facts import (
    CLAIMS,
    DUEL_TILES,
    MONEY_LIMITS,
    NOBODY,
    PARCELS,
    PRICES,
    SIDE,
    SPACE_COUNT,
    STANDS,
)
from posse.games.carson_city.pieces.land import LEVEL_EDGES_IN, UPRIGHT_EDGES_IN, parcels_in
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.rules.earnings import (
    buildings_of,
    counted,
    incomes,
    is_building,
    prices,
    prospects,
)
from posse.games.carson_city.rules.odds import ContestView, contests
from posse.games.carson_city.rules.spaces import open_spaces

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable


@dataclass
class PlayerView:
    """A player: everything in front of them is open to all, except duel tiles."""

    seat: int
    money: int
    limit: int  # of money, by the card held; -1 without a card
    points: int
    cowboys: int  # in hand, the white one not counted
    reserve: int
    revolvers: int
    firepower: int
    roads: int
    claims: int  # property tiles left
    parcels: int
    buildings: int  # on the map
    kept: list[int]  # tiles taken and not built
    character: int  # -1 for none
    waits: bool  # for the reward of the card
    doubled: int  # the type of building that pays double, 0 for none
    moves: int  # of placed cowboys this round, in simultaneous placement
    duel_tiles: int  # how many
    dealt: int  # total of the tiles dealt, -1 without duel tiles


@dataclass
class SpaceView:
    """A space of the action track. `cowboys` are their seats, each as often as it has some here."""

    space: int
    open: bool
    cowboys: list[int]
    white: bool


@dataclass
class CampView:
    """A parcel with cowboys on it."""

    parcel: int
    cowboys: list[int]
    white: bool


@dataclass
class EarningView:
    """What makes the income of a building: the parcels that count, each as often as it does."""

    parcel: int
    counts: list[int]


@dataclass
class CarsonView(View):
    """The table as one player sees it."""

    duel_tiles: bool
    kit: bool
    mountains_pay_points: bool
    sides: list[int]  # by character
    caps: list[int]  # by what stands on a parcel: the most it pays
    round: int
    phase: int
    action: int  # the space being resolved, -1 for none
    selection: list[int]
    turn_order: list[int]
    pass_order: list[int]
    # The map, by parcel
    what: list[int]
    owner: list[int]
    prices: list[int]  # what unowned land costs now; 0 where it has an owner
    incomes: list[int]  # what buildings pay now
    earnings: list[EarningView]
    # Of free parcels, by seat: which of `yields` it is. The same few come again and again.
    prospects: list[list[int]]
    yields: list[list[int]]  # what each paying building (facts.PAYING) would pay
    reached: list[int]  # parcels reached by a road
    attackable: list[int]  # parcels with a building that can be attacked
    camps: list[CampView]
    edges: list[int]  # with a road
    # The track and the supply
    spaces: list[SpaceView]
    row: list[int]  # by place in the building row: the tile there, 0 for none
    costs: list[int]  # by place in the building row: what its tile costs this seat
    contests: list[ContestView]
    bag: int  # tiles in it
    in_bag: list[int]  # how many of each building
    spare_roads: int
    spare_houses: int
    spare_revolvers: int
    three_guns: int  # who holds the token, -1 for nobody
    white_of: int  # who has the white cowboy, -1 for nobody
    white_at: int  # where it stands: a space, 32 + a parcel, -1 for in hand or on its card
    pile: int  # duel tiles in the played pile
    players: list[PlayerView]
    # Only for this seat
    tiles: list[int]  # duel tiles in hand
    tile: int  # the one chosen for the duel, -1 for none
    giving: int  # points chosen at the money limit, -1 for none


def view(table: CarsonTable, seat: int) -> CarsonView:
    seen = glance(table, seat)
    _work_out(table, seen)
    seen.contests = contests(table, seat)
    return seen


def views(table: CarsonTable, seats: Sequence[int]) -> list[CarsonView]:
    """The views of several seats. What a spectator sees is worked out once: nearly everything."""
    public = glance(table, SPECTATOR)
    _work_out(table, public)
    return [_as_seen_by(table, seat, public) for seat in seats]


def _as_seen_by(table: CarsonTable, seat: int, public: CarsonView) -> CarsonView:
    return replace(
        public,
        seat=seat if 0 <= seat < table.seats else SPECTATOR,
        costs=_costs(table, seat),
        contests=contests(table, seat),
        tiles=hand_of_tiles(table, seat),
        tile=_sealed(table, seat, "duel-tile"),
        giving=_sealed(table, seat, "limit"),
    )


def _work_out(table: CarsonTable, seen: CarsonView) -> None:
    """What follows from the rest of the view, for all seats alike."""
    seen.prospects, seen.yields = prospects(table)
    seen.earnings = [
        EarningView(at, counted(table, at)) for at in range(PARCELS) if is_building(table.what[at])
    ]


def glance(table: CarsonTable, seat: int) -> CarsonView:
    """The view without what can be worked out from it: prospects, earnings, chances of duels."""
    return CarsonView(
        seat=seat if 0 <= seat < table.seats else SPECTATOR,
        seats=table.seats,
        waiting=table.waiting_for(),
        over=table.over,
        duel_tiles=table.duel_tiles,
        kit=table.kit,
        mountains_pay_points=table.mountains_pay_points,
        sides=list(table.sides),
        caps=list(table.caps),
        round=table.round,
        phase=table.phase,
        action=table.action,
        selection=list(table.selection),
        turn_order=list(table.turn_order),
        pass_order=list(table.pass_order),
        what=table.what[:],
        owner=table.owner[:],
        prices=prices(table),
        incomes=incomes(table),
        earnings=[],
        prospects=[],
        yields=[],
        reached=parcels_in(table.reach),
        attackable=parcels_in(table.prey),
        camps=_camps(table),
        edges=edges(table),
        spaces=_spaces(table),
        row=table.row[:],
        costs=_costs(table, seat),
        contests=[],
        bag=len(table.bag),
        in_bag=[table.bag.count(building) for building in range(len(STANDS))],
        spare_roads=table.spare_roads,
        spare_houses=table.spare_houses,
        spare_revolvers=table.spare_revolvers,
        three_guns=table.three_guns,
        white_of=table.white_of,
        white_at=table.white_at,
        pile=sum(table.spent),
        players=[_player(table, other) for other in range(table.seats)],
        tiles=hand_of_tiles(table, seat),
        tile=_sealed(table, seat, "duel-tile"),
        giving=_sealed(table, seat, "limit"),
    )


def _costs(table: CarsonTable, seat: int) -> list[int]:
    mine = 0 <= seat < table.seats
    return [abilities.building_price(table, seat, price) if mine else price for price in PRICES]


def _sealed(table: CarsonTable, seat: int, asks: str) -> int:
    """What this seat has answered to such a question in secret, with others; -1 for nothing."""
    if not 0 <= seat < table.seats or not table.secret >> seat & 1 or table.opening(seat).asks != asks:
        return -1
    return table.sealed[seat]


def edges(table: CarsonTable) -> list[int]:
    found: list[int] = []
    for row in range(SIDE + 1):
        found += LEVEL_EDGES_IN[row][table.level_roads[row]]
    for row in range(SIDE):
        found += UPRIGHT_EDGES_IN[row][table.upright_roads[row]]
    return found


def hand_of_tiles(table: CarsonTable, seat: int) -> list[int]:
    if not 0 <= seat < table.seats:
        return []
    return [tile for tile in range(DUEL_TILES) for _ in range(table.arms[DUEL_TILES * seat + tile])]


def _camps(table: CarsonTable) -> list[CampView]:
    found: dict[int, CampView] = {}
    for seat in range(table.seats):
        for parcel in parcels_in(table.stood[SIDE * seat : SIDE * (seat + 1)]):
            camp = found.setdefault(parcel, CampView(parcel, [], table.white_at == ON_MAP + parcel))
            camp.cowboys.append(seat)
    return [found[parcel] for parcel in sorted(found)]


def _spaces(table: CarsonTable) -> list[SpaceView]:
    opened = open_spaces(table)  # `table.open` is for placement alone
    return [_space(table, space, opened >> space & 1 == 1) for space in range(SPACE_COUNT)]


def _space(table: CarsonTable, space: int, opened: bool) -> SpaceView:
    cowboys: list[int] = []
    for seat in range(table.seats):
        if table.stands[seat] >> space & 1:
            cowboys += [seat] * table.cowboys_at(seat, space)
    return SpaceView(space, opened, cowboys, table.white_at == space)


def _player(table: CarsonTable, seat: int) -> PlayerView:
    character = table.character[seat]
    return PlayerView(
        seat=seat,
        money=table.money[seat],
        limit=-1 if character == NOBODY else MONEY_LIMITS[table.sides[character]][character],
        points=table.points[seat],
        cowboys=table.hand[seat],
        reserve=table.reserve[seat],
        revolvers=table.revolvers[seat],
        firepower=table.firepower(seat),
        roads=table.roads[seat],
        claims=table.claims[seat],
        parcels=CLAIMS - table.claims[seat],
        buildings=buildings_of(table, seat),
        kept=list(table.kept[seat]),
        character=character,
        waits=table.waited >> seat & 1 == 1,
        doubled=table.doubled[seat],
        moves=table.moves[seat],
        duel_tiles=sum(table.arms[DUEL_TILES * seat : DUEL_TILES * (seat + 1)]),
        dealt=table.dealt[seat] if table.duel_tiles else -1,
    )
