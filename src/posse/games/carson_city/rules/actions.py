"""Phase 3: the action spaces in the order of the track."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import HowMany
from posse.core.said import NUMBER, TERM, Args, Refusal
from posse.core.steps import Step
from posse.games.carson_city import events, terms
from posse.games.carson_city.facts import (
    ACTING,
    BUILD_3,
    BUILD_12,
    BUILDING_INCOME,
    BUILDING_VP,
    BUY_VP_5,
    COWBOY_INCOME,
    COWBOY_VP,
    FIREPOWER_MONEY,
    FIREPOWER_PER_POINT,
    GAMBLING,
    LAND_PURCHASE,
    PARCEL_INCOME,
    PARCEL_MONEY,
    PARCEL_VP,
    PARCELS_PER_POINT,
    POINT_PRICES,
    POINTS_PER_BUILDING,
    ROAD,
    ROADS_GIVEN,
    SPACE_COUNT,
    THREE_GUNS,
    THREE_ROADS,
    WAGE,
    WAGES,
)
from posse.games.carson_city.pieces.places import NOWHERE, SHARED
from posse.games.carson_city.rules.construction import NEXT_BUILDER, offer_tile
from posse.games.carson_city.rules.cowboys import at_space, retire
from posse.games.carson_city.rules.duels import duel, roll
from posse.games.carson_city.rules.earnings import buildings_of
from posse.games.carson_city.rules.income import ATTACKS, INCOME_CHOICES, PAY_DAY
from posse.games.carson_city.rules.purchase import LAND_DUELS
from posse.games.carson_city.rules.roads import receive_roads
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64

_ALWAYS: Final = 1 << LAND_PURCHASE | 1 << BUILD_3 | 1 << BUILDING_INCOME
_OTHERS: Final = _ALWAYS | SHARED


class Actions(Step[CarsonTable]):
    """The phase begins."""

    def run(self, table: CarsonTable) -> None:
        table.phase = ACTING
        table.action = NOWHERE
        table.push(NEXT_ACTION)


class NextAction(Step[CarsonTable]):
    """carson-action-order, carson-action-order-table: the next space where something happens."""

    def run(self, table: CarsonTable) -> None:
        busy: i64 = _ALWAYS
        for spaces in table.stands:
            busy |= spaces
        space: i64 = table.action + 1
        while space < SPACE_COUNT and not busy >> space & 1:
            space += 1
        if space == SPACE_COUNT:
            table.action = NOWHERE  # carson-action-board-cleared
            return
        table.action = space
        table.push(NEXT_ACTION)
        if _OTHERS >> space & 1:
            resolve(table, space)
        else:
            _contest(table, space)


def resolve(table: CarsonTable, space: int) -> None:
    """A space where something else happens than one action for one player."""
    if space == WAGES:
        pay_wages(table)
    elif space == ROAD:
        hand_out_roads(table)
    elif space == LAND_PURCHASE:
        if any(table.stood):
            table.push(LAND_DUELS)
    elif space == BUILDING_INCOME:
        table.push(PAY_DAY)
        if any(table.stood):
            table.push(ATTACKS)
        if table.waited:
            table.push(INCOME_CHOICES)
    else:
        table.push(NEXT_BUILDER[0])  # carson-build-delayed-step
        _contest(table, space)


def _contest(table: CarsonTable, space: int) -> None:
    """carson-action-duel-first, carson-action-uncontested."""
    seats = at_space(table, space)
    if len(seats) == 1:
        carry_out(table, seats[0], space)
    elif seats:
        if table.duel_tiles:
            table.push(CARRY_OUT[space])
            duel(table, space)
        else:
            carry_out(table, roll(table, space, seats), space)


class CarryOut(Step[CarsonTable]):
    """The winner of a duel with tiles carries out the action."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, table: CarsonTable) -> None:
        carry_out(table, at_space(table, self.space)[0], self.space)


CARRY_OUT: Final[list[CarryOut]] = [CarryOut(space) for space in range(SPACE_COUNT)]


def carry_out(table: CarsonTable, seat: int, space: int) -> None:
    if BUILD_12 <= space <= BUILD_3:
        offer_tile(table, seat, space)
    elif space >= BUY_VP_5:
        offer_points(table, seat, space)
    else:
        gain(table, seat, space)
        retire(table, seat, space)


# Gains without a question (carson-action-auto-gain)


def pay_wages(table: CarsonTable) -> None:
    """carson-action-wages"""
    for seat in at_space(table, WAGES):
        amount = WAGE * table.workers[seat]
        receive(table, seat, amount, WAGES, "carson-action-wages")
        for _ in range(table.workers[seat]):
            retire(table, seat, WAGES)


def hand_out_roads(table: CarsonTable) -> None:
    """carson-action-road, carson-supply-roads-order."""
    for seat in at_space(table, ROAD):
        receive_roads(table, seat, table.roadmen[seat], terms.SPACE[ROAD], "carson-action-road")
        for _ in range(table.roadmen[seat]):
            retire(table, seat, ROAD)


def receive(table: CarsonTable, seat: int, amount: int, space: int, rule: str) -> None:
    table.money[seat] = table.money[seat] + amount
    events.money_received(table, seat, amount, terms.SPACE[space], rule)


def score(table: CarsonTable, seat: int, count: int, space: int, rule: str) -> None:
    table.points[seat] = table.points[seat] + count
    events.points_received(table, seat, count, terms.SPACE[space], rule)


def gain(table: CarsonTable, seat: int, space: int) -> None:
    if space == THREE_GUNS:
        table.three_guns = seat
        events.three_guns_taken(table, seat, "carson-action-three-guns")
    elif space == THREE_ROADS:
        receive_roads(table, seat, ROADS_GIVEN, terms.SPACE[space], "carson-action-three-roads")
    elif space == PARCEL_INCOME:
        receive(table, seat, PARCEL_MONEY * table.parcels(seat), space, "carson-action-parcel-income")
    elif space == COWBOY_INCOME:
        receive(table, seat, FIREPOWER_MONEY * table.firepower(seat), space, "carson-action-cowboy-income")
    elif space == GAMBLING:
        gamble(table, seat)
    elif space == PARCEL_VP:
        score(table, seat, table.parcels(seat) // PARCELS_PER_POINT, space, "carson-action-parcel-vp")
    elif space == COWBOY_VP:
        score(table, seat, table.firepower(seat) // FIREPOWER_PER_POINT, space, "carson-action-cowboy-vp")
    elif space == BUILDING_VP:
        points = POINTS_PER_BUILDING * buildings_of(table, seat)
        score(table, seat, points, space, "carson-action-building-vp")


def gamble(table: CarsonTable, seat: int) -> None:
    """carson-action-gambling"""
    dice = (1 + table.chance.below(6), 1 + table.chance.below(6))
    table.money[seat] = table.money[seat] + dice[0] + dice[1]
    events.gambled(table, seat, dice, "carson-action-gambling")


# Buying points


def offer_points(table: CarsonTable, seat: int, space: int) -> None:
    """carson-action-buy-vp: somebody who cannot pay for one point is not asked."""
    if table.money[seat] >= POINT_PRICES[space - BUY_VP_5]:
        table.ask(seat, BUY_POINTS[space - BUY_VP_5])
    else:
        retire(table, seat, space)
        events.declined(table, seat, terms.SPACE[space], "carson-action-refuse-cowboy")


class BuyPoints(HowMany[CarsonTable]):
    """carson-action-buy-vp: how many, at this price each."""

    asks: ClassVar[str] = "buy-points"
    rule: ClassVar[str] = "carson-action-buy-vp"
    unit: ClassVar[str] = "points"
    space: ClassVar[range] = range(256)

    def __init__(self, at: int) -> None:
        self.at = at
        self.price = POINT_PRICES[at - BUY_VP_5]

    def about(self, table: CarsonTable, seat: int) -> Args:
        return ("space", TERM, terms.SPACE[self.at]), ("price", NUMBER, self.price)

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        return list(range(table.money[seat] // self.price + 1))

    def picked(self, table: CarsonTable, seat: int, draw: i64) -> int:
        return draw % (table.money[seat] // self.price + 1)

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option * self.price <= table.money[seat]:
            return None
        args = (("price", NUMBER, option * self.price),)
        return Refusal("carson-action-buy-vp", "carson-city-refusal-money", args)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        source = terms.SPACE[self.at]
        retire(table, seat, self.at)
        if option:
            table.money[seat] = table.money[seat] - option * self.price
            table.points[seat] = table.points[seat] + option
            events.points_bought(table, seat, option, option * self.price, source, "carson-action-buy-vp")
        else:
            events.declined(table, seat, source, "carson-action-refuse")


BUY_POINTS: Final[list[BuyPoints]] = [BuyPoints(BUY_VP_5 + at) for at in range(len(POINT_PRICES))]
ACTIONS: Final = Actions()
NEXT_ACTION: Final = NextAction()
