"""Land purchase: duels for parcels first, then everybody pays for theirs in pass order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import NUMBER, TEXT, Args, Refusal
from posse.core.steps import Step
from posse.games.carson_city import events, terms
from posse.games.carson_city.facts import MAX_SEATS, PARCEL_NAMES, PARCELS, SIDE
from posse.games.carson_city.pieces.land import PARCELS_IN
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.rules.contests import LAND_DUEL, land_duels, next_duel
from posse.games.carson_city.rules.cowboys import retire
from posse.games.carson_city.rules.earnings import price_of
from posse.games.carson_city.rules.parcels import WhichParcel, own
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64

DECLINE: Final = PARCELS
ROAD: Final = PARCELS + 1


class LandDuels(Step[CarsonTable]):
    """carson-land-duels-before-payment"""

    def run(self, table: CarsonTable) -> None:
        due = land_duels(table)
        if due:
            table.push(LAND_DUELS)
            next_duel(table, due, LAND_DUEL)
        else:
            table.push(LAND_SALE[0])


def rights(table: CarsonTable, seat: int) -> list[int]:
    """Parcels this seat may buy: its cowboy stands there, alone by now."""
    found: list[int] = []
    at = SIDE * seat
    for row in range(SIDE):
        stood: i64 = table.stood[at + row]
        if stood:
            found.extend(PARCELS_IN[row][stood & table.unowned[row]])
    return found


def affordable(table: CarsonTable, seat: int, parcels: list[int]) -> list[int]:
    if not parcels or not table.claims[seat]:
        return []
    money = table.money[seat]
    return [parcel for parcel in parcels if price_of(table, parcel) <= money]


class LandSale(Step[CarsonTable]):
    """One player after the other, from this position on; rights that cannot be paid for lapse."""

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, table: CarsonTable) -> None:
        for position in range(self.position, table.seats):
            seat = table.pass_order[position]
            parcels = rights(table, seat)
            if affordable(table, seat, parcels):
                table.push(LAND_SALE[position])
                table.ask(seat, BUY_LAND)
                return
            for parcel in parcels:
                lapse(table, seat, parcel)


def lapse(table: CarsonTable, seat: int, parcel: int) -> None:
    """carson-action-refuse-cowboy, carson-land-tile-limit."""
    retire(table, seat, ON_MAP + parcel)
    if table.telling:
        price = price_of(table, parcel)
        if table.claims[seat]:
            events.land_lapsed(table, seat, parcel, price, terms.TOO_POOR, "carson-action-refuse-cowboy")
        else:
            events.land_lapsed(table, seat, parcel, price, terms.NO_CLAIM_LEFT, "carson-land-tile-limit")


class BuyLand(WhichParcel):
    """carson-land-pay: pay for one of the parcels, or decline all that are left."""

    asks: ClassVar[str] = "buy-land"
    rule: ClassVar[str] = "carson-land-duels-before-payment"
    others: ClassVar[tuple[str, ...]] = ("decline", "road")
    space: ClassVar[range] = range(PARCELS + 2)

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        menu = affordable(table, seat, rights(table, seat))
        menu.append(DECLINE)
        if table.roads[seat]:
            menu.append(ROAD)
        return menu

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == DECLINE:
            return None
        if option == ROAD:
            return self.no_road(table, seat)
        if option not in rights(table, seat):
            return Refusal("carson-action-land-purchase", "carson-city-refusal-no-right")
        price = price_of(table, option)
        if price > table.money[seat]:
            return Refusal("carson-land-pay", "carson-city-refusal-money", (("price", NUMBER, price),))
        return None

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == ROAD:
            self.lay_road(table, seat)
        elif option == DECLINE:
            for parcel in rights(table, seat):
                retire(table, seat, ON_MAP + parcel)
                events.land_declined(table, seat, parcel, "carson-action-refuse")
        else:
            price = price_of(table, option)
            table.money[seat] -= price
            retire(table, seat, ON_MAP + option)
            own(table, seat, option)
            events.land_bought(table, seat, option, price, "carson-land-pay")

    def default(self, table: CarsonTable, seat: int) -> int:
        return self.options(table, seat)[0]

    def label_args(self, table: CarsonTable, seat: int, parcel: int) -> Args:
        return ("parcel", TEXT, PARCEL_NAMES[parcel]), ("price", NUMBER, price_of(table, parcel))


BUY_LAND: Final = BuyLand()
LAND_DUELS: Final = LandDuels()
LAND_SALE: Final[list[LandSale]] = [LandSale(position) for position in range(MAX_SEATS)]
