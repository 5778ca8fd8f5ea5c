"""Construction: buying a tile, building it with its house, asking for consent, building kept tiles later."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import YES, YesOrNo
from posse.core.said import MAYBE_SEAT, MAYBE_TERM, NUMBER, SEAT, TERM, TEXT, Args, Refusal, Said
from posse.core.steps import Step
from posse.games.carson_city import abilities, events, terms
from posse.games.carson_city.facts import (
    ATTACKABLE,
    BUILD_3,
    BUILDINGS,
    CHURCH,
    HOUSE,
    MAX_SEATS,
    NEEDS_HOUSE,
    NOTHING,
    PARCEL_NAMES,
    PARCELS,
    PRICES,
    PRISON,
    REVOLVERS,
    ROW,
    SIDE,
    STANDS,
)
from posse.games.carson_city.pieces.bits import bits_of, numbers_in
from posse.games.carson_city.pieces.land import BIT, NEAR
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.rules.cowboys import at_parcel, retire, take_back
from posse.games.carson_city.rules.parcels import OneOfSet
from posse.games.carson_city.rules.reach import buildable, house_places, sites
from posse.games.carson_city.rules.roads import OwnDecision
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64

# Buying


def offer_tile(table: CarsonTable, seat: int, space: int) -> None:
    """carson-build-buy-or-decline: the tile of a construction space, to the one entitled to it."""
    place = BUILD_3 - space
    price = abilities.building_price(table, seat, PRICES[place])
    if table.money[seat] >= price:
        table.ask(seat, BUY_TILE[place])
    else:
        retire(table, seat, space)
        tile = table.row[place]
        events.tile_lapsed(table, seat, tile, price, terms.SPACE[space], "carson-build-money")


_MENU: Final[list[int]] = [0, 1]
_AND_ROAD: Final[list[int]] = [0, 1, 2]


class BuyTile(OwnDecision):
    """carson-action-build: pay and take the tile, or decline."""

    asks: ClassVar[str] = "buy-tile"
    rule: ClassVar[str] = "carson-build-buy-or-decline"
    space: ClassVar[range] = range(3)
    names: ClassVar[tuple[str, ...]] = ("decline", "buy", "road")

    def __init__(self, place: int) -> None:
        self.place = place

    def price(self, table: CarsonTable, seat: int) -> int:
        return abilities.building_price(table, seat, PRICES[self.place])

    def about(self, table: CarsonTable, seat: int) -> Args:
        return (
            ("building", TERM, terms.BUILDING[table.row[self.place]]),
            ("price", NUMBER, self.price(table, seat)),
            ("space", TERM, terms.SPACE[BUILD_3 - self.place]),
        )

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        return _AND_ROAD if table.roads[seat] else _MENU

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        return self.no_road(table, seat) if option == 2 else None

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == 2:
            self.lay_road(table, seat)
            return
        space = BUILD_3 - self.place
        if option == 0:
            retire(table, seat, space)
            tile = terms.BUILDING[table.row[self.place]]
            events.declined(table, seat, terms.SPACE[space], "carson-action-refuse", tile)
            return
        price = self.price(table, seat)
        retire(table, seat, space)
        buy_tile(table, seat, self.place, price, terms.SPACE[space], "carson-action-build")
        push_building(table, seat)

    def default(self, table: CarsonTable, seat: int) -> int:
        return 1

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        return self.names[option]

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        return self.names.index(name) if name in self.names else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == 2:
            return self.road_label(table)
        thing = (terms.SPACE_THINGS[BUILD_3 - self.place],)
        return self.say(
            table, "buy-tile-" + self.names[option], self.about(table, seat), thing if option else ()
        )


BUY_TILE: Final[list[BuyTile]] = [BuyTile(place) for place in range(ROW)]


def buy_tile(table: CarsonTable, seat: int, place: int, price: int, source: str, rule: str) -> None:
    """A tile leaves the row for its buyer, who keeps it until it is built."""
    tile = table.row[place]
    table.money[seat] -= price
    table.row[place] = NOTHING
    table.kept[seat] = (*table.kept[seat], tile)
    events.tile_bought(table, seat, tile, price, source, rule)


# Building the tile just taken


def push_building(table: CarsonTable, seat: int) -> None:
    """carson-build-now-or-keep: the tile just taken."""
    table.refused = ()
    table.push(NEW_TILE[seat])


class NewTile(Step[CarsonTable]):
    """carson-build-not-buildable: asked only if the tile can be built, roads in hand included."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: CarsonTable) -> None:
        tile = table.kept[self.seat][-1]
        if buildable(table, self.seat, tile):
            table.ask(self.seat, BUILD_NEW)
        else:
            events.tile_kept(table, self.seat, tile, "carson-build-not-buildable")


NEW_TILE: Final[list[NewTile]] = [NewTile(seat) for seat in range(MAX_SEATS)]

STOP: Final = 0  # keep the tile, or be done
ROAD: Final = 1


class Build(OwnDecision):
    """carson-build-steps: which tile goes where. The option is 64 x the building + the parcel.

    It is about the tile just taken, or about any of the kept ones.
    """

    asks: ClassVar[str] = "build"
    rule: ClassVar[str] = "carson-build-steps"
    space: ClassVar[range] = range(PARCELS * (PRISON + 1))

    def __init__(self, new: bool) -> None:
        self.new = new
        self.stop = "keep" if new else "done"

    def tiles(self, table: CarsonTable, seat: int) -> list[int]:
        kept = table.kept[seat]
        if self.new:
            return [kept[-1]]
        return kept_kinds(kept)

    def about(self, table: CarsonTable, seat: int) -> Args:
        tile = terms.BUILDING[table.kept[seat][-1]] if self.new else ""
        return (("building", MAYBE_TERM, tile),)

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        menu = [STOP]
        if table.roads[seat]:
            menu.append(ROAD)
        for tile in self.tiles(table, seat):
            menu += [PARCELS * tile + site for site in sites(table, seat, tile)]
        return menu

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == STOP:
            return None
        if option == ROAD:
            return self.no_road(table, seat)
        tile, site = option // PARCELS, option % PARCELS
        if tile not in self.tiles(table, seat):
            rule = "carson-build-delayed-only-then" if tile in table.kept[seat] else "carson-term-kept-tile"
            return Refusal(
                rule, "carson-city-refusal-not-that-tile", (("building", TERM, terms.BUILDING[tile]),)
            )
        return None if site in sites(table, seat, tile) else site_refusal(table, seat, tile, site)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == ROAD:
            self.lay_road(table, seat)
        elif option == STOP:
            self._stop(table, seat)
        else:
            tile, site = option // PARCELS, option % PARCELS
            if NEEDS_HOUSE[tile]:
                table.ask(seat, House(self, tile, site))
            else:
                self.finish(table, seat, tile, site, site)

    def _stop(self, table: CarsonTable, seat: int) -> None:
        if self.new:
            events.tile_kept(table, seat, table.kept[seat][-1], "carson-build-now-or-keep")
        else:
            table.push(NEXT_BUILDER[table.pass_order.index(seat) + 1])

    def finish(self, table: CarsonTable, seat: int, tile: int, site: int, house: int) -> None:
        """Build it, and go on with what is left to build."""
        erect(table, seat, tile, site, house)
        if not self.new:
            table.push(BUILDER[table.pass_order.index(seat)])

    def again(self, table: CarsonTable, seat: int) -> None:
        """Roads may have been spent so that nothing can be built any more: then nobody is asked."""
        table.push(NEW_TILE[seat] if self.new else BUILDER[table.pass_order.index(seat)])

    def default(self, table: CarsonTable, seat: int) -> int:
        return STOP

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        if option < PARCELS:
            return "road" if option == ROAD else self.stop
        return STANDS[option // PARCELS] + ":" + PARCEL_NAMES[option % PARCELS].lower()

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name in ("road", self.stop):
            return ROAD if name == "road" else STOP
        building, _, where = name.partition(":")
        parcel = terms.PARCELS_NAMED.get(where)
        if parcel is None or building not in STANDS:
            return None
        tile = STANDS.index(building)
        return PARCELS * tile + parcel if tile in BUILDINGS else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == ROAD:
            return self.road_label(table)
        if option == STOP:
            return self.say(table, "build-" + self.stop, self.about(table, seat))
        tile, site = option // PARCELS, option % PARCELS
        args: Args = (("building", TERM, terms.BUILDING[tile]), ("parcel", TEXT, PARCEL_NAMES[site]))
        things = (
            (terms.PARCEL_THINGS[site],) if self.new else (terms.PARCEL_THINGS[site], terms.TILE_THINGS[tile])
        )
        return self.say(table, "build", args, things)


def kept_kinds(kept: tuple[int, ...]) -> list[int]:
    """Which types of tiles somebody keeps, each once."""
    return numbers_in(bits_of(kept))


def site_refusal(table: CarsonTable, seat: int, tile: int, site: int) -> Refusal:
    """What keeps a building off a parcel."""
    if table.owner[site] != seat:
        return Refusal("carson-build-own-parcel", "carson-city-refusal-not-your-parcel")
    if table.what[site] != NOTHING:
        return Refusal("carson-build-free-parcel", "carson-city-refusal-not-free")
    if not table.reach[site // SIDE] & BIT[site]:
        return Refusal("carson-build-road", "carson-city-refusal-no-road-there")
    return Refusal("carson-build-steps", "carson-city-refusal-no-house-place")


class House(OneOfSet):
    """carson-build-house: where the house goes, or back to the choice of the building's parcel."""

    asks: ClassVar[str] = "house"
    rule: ClassVar[str] = "carson-build-house-where"
    others: ClassVar[tuple[str, ...]] = ("back", "road")
    space: ClassVar[range] = range(PARCELS + 2)

    def __init__(self, building: Build, tile: int, site: int) -> None:
        self.building = building
        self.tile = tile
        self.site = site

    def about(self, table: CarsonTable, seat: int) -> Args:
        return ("building", TERM, terms.BUILDING[self.tile]), ("parcel", TEXT, PARCEL_NAMES[self.site])

    def rows(self, table: CarsonTable, seat: int) -> list[int]:
        places = house_places(table)
        places[self.site // SIDE] &= ~BIT[self.site]
        return places

    def other_options(self, table: CarsonTable, seat: int) -> i64:
        return 2 if table.roads[seat] else 1

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option >= PARCELS:
            return None if option == PARCELS else self.no_road(table, seat)
        if option == self.site:
            return Refusal("carson-build-house-where", "carson-city-refusal-house-on-building")
        if table.what[option] != NOTHING:
            return Refusal("carson-build-house-where", "carson-city-refusal-not-free")
        if not table.reach[option // SIDE] & BIT[option]:
            return Refusal("carson-build-house-where", "carson-city-refusal-no-road-there")
        if option in table.refused:
            return Refusal("carson-build-house-consent-protocol", "carson-city-refusal-consent")
        return None

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == PARCELS:
            self.building.again(table, seat)
        elif option > PARCELS:
            self.lay_road(table, seat)
        elif table.owner[option] in (-1, seat):
            self.building.finish(table, seat, self.tile, self.site, option)
        else:
            events.consent_asked(table, seat, self.tile, option, "carson-build-house-consent-protocol")
            table.ask(table.owner[option], Consent(seat, self, option))

    def default(self, table: CarsonTable, seat: int) -> int:
        return PARCELS

    def label_args(self, table: CarsonTable, seat: int, parcel: int) -> Args:
        owner = table.owner[parcel]
        return (
            ("parcel", TEXT, PARCEL_NAMES[parcel]),
            ("owner", MAYBE_SEAT, owner if owner != seat else -1),
        )


class Consent(YesOrNo[CarsonTable]):
    """carson-build-house-consent: whether a parcel's owner agrees to a house there."""

    asks: ClassVar[str] = "consent"
    rule: ClassVar[str] = "carson-build-house-consent"
    yes: ClassVar[str] = "agree"
    no: ClassVar[str] = "refuse"

    def __init__(self, builder: int, house: House, parcel: int) -> None:
        self.builder = builder
        self.house = house
        self.parcel = parcel

    def about(self, table: CarsonTable, seat: int) -> Args:
        return (
            ("builder", SEAT, self.builder),
            ("building", TERM, terms.BUILDING[self.house.tile]),
            ("site", TEXT, PARCEL_NAMES[self.house.site]),
            ("parcel", TEXT, PARCEL_NAMES[self.parcel]),
        )

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        house, builder = self.house, self.builder
        if option == YES:
            events.consent_given(table, builder, self.parcel, "carson-build-house-consent")
            house.building.finish(table, builder, house.tile, house.site, self.parcel)
            return
        events.consent_refused(table, builder, self.parcel, "carson-build-house-consent-protocol")
        table.refused = (*table.refused, self.parcel)
        if any(house.rows(table, builder)):
            table.ask(builder, house)
        else:
            house.building.again(table, builder)  # carson-build-steps-back

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        thing = (terms.PARCEL_THINGS[self.parcel],) if option == YES else ()
        return self.say(table, "consent-" + self.name(table, seat, option), (), thing)


BUILD_NEW: Final = Build(True)
BUILD_KEPT: Final = Build(False)


def erect(table: CarsonTable, seat: int, tile: int, site: int, house: int) -> None:
    """carson-build-together: the building, its house if it needs one, and its revolvers."""
    kept = list(table.kept[seat])
    kept.remove(tile)
    table.kept[seat] = tuple(kept)
    _stand(table, site, tile)
    events.built(table, seat, tile, site, "carson-build-together")
    if NEEDS_HOUSE[tile]:
        _stand(table, house, HOUSE)
        table.spare_houses -= 1
        events.house_built(table, seat, house, "carson-build-house")
    guns = min(REVOLVERS[tile], table.spare_revolvers)
    if guns:
        table.spare_revolvers -= guns
        table.revolvers[seat] += guns
        events.revolvers_received(table, seat, guns, tile, "carson-build-revolver")
    if tile == CHURCH:
        _protect(table, site)


def _stand(table: CarsonTable, parcel: int, what: int) -> None:
    table.what[parcel] = what
    table.bare[parcel // SIDE] = table.bare[parcel // SIDE] & ~BIT[parcel]
    if ATTACKABLE[what]:
        for near in NEAR[parcel]:
            if table.what[near] == CHURCH:
                return
        table.prey[parcel // SIDE] |= BIT[parcel]
        table.prey_rows |= 1 << parcel // SIDE


def _protect(table: CarsonTable, church: int) -> None:
    """carson-church-protects, carson-build-church-cancels: attackers around it go home; a guard stays."""
    for near in NEAR[church]:
        if table.prey[near // SIDE] & BIT[near]:
            table.prey[near // SIDE] &= ~BIT[near]
            for seat in at_parcel(table, near):
                if seat != table.owner[near]:
                    take_back(table, seat, ON_MAP + near)
                    events.attack_cancelled(table, seat, near, "carson-build-church-cancels")
    table.prey_rows = sum([1 << row for row in range(SIDE) if table.prey[row]])


# Delayed construction


class NextBuilder(Step[CarsonTable]):
    """carson-build-delayed-single-pass: the next player in pass order begins to build."""

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, table: CarsonTable) -> None:
        for position in range(self.position, table.seats):
            table.refused = ()
            seat = table.pass_order[position]
            if table.kept[seat] and any_buildable(table, seat):
                table.push(BUILDER[position])
                return


class Builder(Step[CarsonTable]):
    """carson-build-delayed-step, carson-build-delayed-skip: asked as long as a kept tile can be built."""

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, table: CarsonTable) -> None:
        seat = table.pass_order[self.position]
        if any_buildable(table, seat):
            table.ask(seat, BUILD_KEPT)
        else:
            table.push(NEXT_BUILDER[self.position + 1])


def any_buildable(table: CarsonTable, seat: int) -> bool:
    """Of each kind of tile that needs a house, and of each that needs none, it is enough to try one."""
    tried = 0
    for tile in table.kept[seat]:
        kind = 2 if NEEDS_HOUSE[tile] else 1
        if not tried & kind:
            tried |= kind
            if buildable(table, seat, tile):
                return True
    return False


NEXT_BUILDER: Final[list[NextBuilder]] = [NextBuilder(position) for position in range(MAX_SEATS + 1)]
BUILDER: Final[list[Builder]] = [Builder(position) for position in range(MAX_SEATS)]
