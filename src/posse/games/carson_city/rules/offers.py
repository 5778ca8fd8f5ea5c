"""What a character offers: cash or a wait, a free parcel, any tile of the row, cowboys, revolvers, points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import NUMBER, TERM, Args, Refusal, Said
from posse.games.carson_city import events, terms
from posse.games.carson_city.facts import (
    BUILD_3,
    COWBOY_OFFERS,
    NOTHING,
    PARCELS,
    POINT_OFFERS,
    REVOLVER_OFFERS,
    ROW,
    SPACES,
    TILE_PRICE,
)
from posse.games.carson_city.rules.construction import buy_tile, push_building
from posse.games.carson_city.rules.income import take_cash
from posse.games.carson_city.rules.parcels import OneOfSet, is_owned, own, owned_refusal
from posse.games.carson_city.rules.roads import OwnDecision
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64

DECLINE: Final = 0  # of a bargain
ROAD: Final = 4


def about_card(table: CarsonTable, seat: int) -> Args:
    """The card that makes an offer, and its side."""
    character = table.character[seat]
    return (
        ("character", TERM, terms.CHARACTER[character]),
        ("side", TERM, terms.CARD_SIDE[table.sides[character]]),
    )


class Offer(OwnDecision):
    """What a card offers when it is taken."""

    def about(self, table: CarsonTable, seat: int) -> Args:
        return about_card(table, seat)


class CashOrWait(Offer):
    """$8 now, or wait for what the card pays later."""

    asks: ClassVar[str] = "cash"
    space: ClassVar[range] = range(3)
    names: ClassVar[tuple[str, ...]] = ("cash", "wait", "road")
    later: ClassVar[str] = ""  # what is waited for

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        return [0, 1, 2] if table.roads[seat] else [0, 1]

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        return self.no_road(table, seat) if option == 2 else None

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == 2:
            self.lay_road(table, seat)
        elif option == 1:
            table.waited |= 1 << seat
            events.waited(table, seat, self.rule)
        else:
            take_cash(table, seat, self.rule)

    def default(self, table: CarsonTable, seat: int) -> int:
        return 0

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        return self.names[option]

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        return self.names.index(name) if name in self.names else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == 2:
            return self.road_label(table)
        return self.say(table, "cash" if option == 0 else "wait-" + self.reward(table))

    def reward(self, table: CarsonTable) -> str:
        return self.later


class CashOrDouble(CashOrWait):
    """carson-grocer-yellow-choice-now"""

    rule: ClassVar[str] = "carson-grocer-yellow-choice-now"
    later: ClassVar[str] = "double"


class CashOrHouses(CashOrWait):
    """carson-char-grocer-red"""

    rule: ClassVar[str] = "carson-char-grocer-red"
    later: ClassVar[str] = "houses"


class CashOrMountains(CashOrWait):
    """carson-char-settler-red"""

    rule: ClassVar[str] = "carson-char-settler-red"

    def reward(self, table: CarsonTable) -> str:
        return "mountain-points" if table.mountains_pay_points else "mountain-dollars"


class FreeParcel(OneOfSet):
    """carson-char-settler-yellow: a parcel for nothing, or none."""

    asks: ClassVar[str] = "settle"
    rule: ClassVar[str] = "carson-char-settler-yellow"
    others: ClassVar[tuple[str, ...]] = ("decline", "road")
    space: ClassVar[range] = range(PARCELS + 2)

    def about(self, table: CarsonTable, seat: int) -> Args:
        return about_card(table, seat)

    def is_possible(self, table: CarsonTable, seat: int) -> bool:
        return table.claims[seat] > 0

    def rows(self, table: CarsonTable, seat: int) -> list[int]:
        return table.unowned

    def other_options(self, table: CarsonTable, seat: int) -> i64:
        return 2 if table.roads[seat] else 1

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option >= PARCELS:
            return None if option == PARCELS else self.no_road(table, seat)
        return owned_refusal(table, option, "carson-char-settler-yellow") if is_owned(table, option) else None

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option > PARCELS:
            self.lay_road(table, seat)
        elif option == PARCELS:
            decline(table, seat)
        else:
            own(table, seat, option)
            events.parcel_claimed(table, seat, option, "carson-char-settler-yellow")

    def default(self, table: CarsonTable, seat: int) -> int:
        return PARCELS


def decline(table: CarsonTable, seat: int) -> None:
    events.declined(table, seat, terms.CHARACTER[table.character[seat]], "carson-action-refuse")


class AnyTile(Offer):
    """carson-char-worker-red: a tile of the row for $5, or none. The option is its place in the row."""

    asks: ClassVar[str] = "take-tile"
    rule: ClassVar[str] = "carson-char-worker-red"
    space: ClassVar[range] = range(ROW + 2)
    others: ClassVar[tuple[str, ...]] = ("decline", "road")

    def about(self, table: CarsonTable, seat: int) -> Args:
        return (*about_card(table, seat), ("price", NUMBER, TILE_PRICE))

    def is_possible(self, table: CarsonTable, seat: int) -> bool:
        return table.money[seat] >= TILE_PRICE and any([tile != NOTHING for tile in table.row])

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        menu = [place for place in range(ROW) if table.row[place] != NOTHING]
        menu.append(ROW)
        if table.roads[seat]:
            menu.append(ROW + 1)
        return menu

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option >= ROW:
            return None if option == ROW else self.no_road(table, seat)
        if table.row[option] != NOTHING:
            return None
        args = (("space", TERM, terms.SPACE[BUILD_3 - option]),)
        return Refusal("carson-char-worker-red", "carson-city-refusal-no-tile-there", args)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option > ROW:
            self.lay_road(table, seat)
        elif option == ROW:
            decline(table, seat)
        else:
            source = terms.CHARACTER[table.character[seat]]
            buy_tile(table, seat, option, TILE_PRICE, source, "carson-char-worker-red")
            close_gap(table, option)
            push_building(table, seat)

    def default(self, table: CarsonTable, seat: int) -> int:
        return ROW

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        if option >= ROW:
            return self.others[option - ROW]
        return "take:" + SPACES[BUILD_3 - option]

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name in self.others:
            return ROW + self.others.index(name)
        kind, _, space = name.partition(":")
        number = terms.SPACES_NAMED.get(space, -1) if kind == "take" else -1
        place = BUILD_3 - number
        return place if number >= 0 and 0 <= place < ROW else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option > ROW:
            return self.road_label(table)
        if option == ROW:
            return self.say(table, "take-tile-decline")
        space = BUILD_3 - option
        args: Args = (
            ("building", TERM, terms.BUILDING[table.row[option]]),
            ("space", TERM, terms.SPACE[space]),
        )
        return self.say(table, "take-tile", args, (terms.SPACE_THINGS[space],))


def close_gap(table: CarsonTable, place: int) -> None:
    """carson-worker-red-refill: dearer tiles move one space down, and the dearest space gets a new one."""
    tiles = table.row[:place] + table.row[place + 1 :] + [NOTHING]
    table.row = tiles
    events.row_shifted(table, "carson-worker-red-refill")
    if table.bag:
        table.row[ROW - 1] = table.bag.pop()
        events.row_filled(table, [ROW - 1], "carson-worker-red-refill")


class Bargain(Offer):
    """One of a few deals, or none. The option is the number of the deal, from 1; its name "cowboys:2"."""

    space: ClassVar[range] = range(5)
    unit: ClassVar[str] = ""
    deals: ClassVar[tuple[tuple[int, int], ...]] = ()
    roads_first: ClassVar[bool] = True

    def left(self, table: CarsonTable, seat: int) -> int:
        """How many the reserve can deliver."""
        return 99

    def deliver(self, table: CarsonTable, seat: int, count: int, price: int) -> None:
        raise NotImplementedError

    def is_possible(self, table: CarsonTable, seat: int) -> bool:
        return self._refusal(table, seat, 1) is None

    def _refusal(self, table: CarsonTable, seat: int, deal: int) -> Refusal | None:
        count, price = self.deals[deal - 1]
        if price > table.money[seat]:
            return Refusal(
                "carson-char-optional-funds", "carson-city-refusal-money", (("price", NUMBER, price),)
            )
        if count > self.left(table, seat):
            return Refusal("carson-char-optional-funds", "carson-city-refusal-reserve")
        return None

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        menu = [DECLINE]
        for deal in range(1, len(self.deals) + 1):
            if self._refusal(table, seat, deal) is None:
                menu.append(deal)
        if self.roads_first and table.roads[seat]:
            menu.append(ROAD)
        return menu

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == DECLINE:
            return None
        return self.no_road(table, seat) if option == ROAD else self._refusal(table, seat, option)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == ROAD:
            self.lay_road(table, seat)
        elif option == DECLINE:
            decline(table, seat)
        else:
            count, price = self.deals[option - 1]
            table.money[seat] -= price
            self.deliver(table, seat, count, price)

    def default(self, table: CarsonTable, seat: int) -> int:
        return DECLINE

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        if option in (DECLINE, ROAD):
            return "road" if option == ROAD else "decline"
        return f"{self.unit}:{self.deals[option - 1][0]}"

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name == "decline" or (name == "road" and self.roads_first):
            return ROAD if name == "road" else DECLINE
        for number, (count, _) in enumerate(self.deals):
            if name == f"{self.unit}:{count}":
                return number + 1
        return None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == ROAD:
            return self.road_label(table)
        if option == DECLINE:
            return self.say(table, self.asks + "-decline")
        count, price = self.deals[option - 1]
        return self.say(table, self.asks, (("n", NUMBER, count), ("price", NUMBER, price)))


class Hiring(Bargain):
    """carson-char-captain-yellow, carson-captain-yellow-hand."""

    asks: ClassVar[str] = "hire"
    rule: ClassVar[str] = "carson-char-captain-yellow"
    unit: ClassVar[str] = "cowboys"
    deals: ClassVar[tuple[tuple[int, int], ...]] = COWBOY_OFFERS

    def left(self, table: CarsonTable, seat: int) -> int:
        return table.reserve[seat]

    def deliver(self, table: CarsonTable, seat: int, count: int, price: int) -> None:
        table.reserve[seat] -= count
        table.hand[seat] += count
        events.cowboys_hired(table, seat, count, price, self.rule)


class Arming(Bargain):
    """carson-char-captain-red, carson-captain-red-permanent."""

    asks: ClassVar[str] = "arm"
    rule: ClassVar[str] = "carson-char-captain-red"
    unit: ClassVar[str] = "revolvers"
    deals: ClassVar[tuple[tuple[int, int], ...]] = REVOLVER_OFFERS

    def left(self, table: CarsonTable, seat: int) -> int:
        return table.spare_revolvers

    def deliver(self, table: CarsonTable, seat: int, count: int, price: int) -> None:
        table.spare_revolvers -= count
        table.revolvers[seat] += count
        events.revolvers_bought(table, seat, count, price, self.rule)


class Bundle(Bargain):
    """carson-char-banker-red, carson-banker-red-once."""

    asks: ClassVar[str] = "bundle"
    rule: ClassVar[str] = "carson-char-banker-red"
    unit: ClassVar[str] = "points"
    deals: ClassVar[tuple[tuple[int, int], ...]] = POINT_OFFERS
    roads_first: ClassVar[bool] = False  # carson-road-window: not one of the decisions named there

    def deliver(self, table: CarsonTable, seat: int, count: int, price: int) -> None:
        table.points[seat] += count
        source = terms.CHARACTER[table.character[seat]]
        events.points_bought(table, seat, count, price, source, self.rule)


CASH_OR_DOUBLE: Final = CashOrDouble()
CASH_OR_HOUSES: Final = CashOrHouses()
CASH_OR_MOUNTAINS: Final = CashOrMountains()
FREE_PARCEL: Final = FreeParcel()
ANY_TILE: Final = AnyTile()
HIRING: Final = Hiring()
ARMING: Final = Arming()
BUNDLE: Final = Bundle()
# By what a card has to be chosen on taking it (abilities.py)
ON_TAKING: Final[list[OwnDecision | None]] = [
    None,
    CASH_OR_DOUBLE,
    CASH_OR_HOUSES,
    CASH_OR_MOUNTAINS,
    FREE_PARCEL,
    ANY_TILE,
    HIRING,
    ARMING,
]
