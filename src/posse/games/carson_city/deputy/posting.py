"""Where to send a cowboy: what each place would bring, and the chance to hold it."""

from __future__ import annotations

from typing import Final

from posse.games.carson_city import abilities
from posse.games.carson_city.deputy.survey import Survey
from posse.games.carson_city.deputy.worth import A_ROAD, COWBOY, KEPT_TILE
from posse.games.carson_city.facts import (
    BUILD_3,
    BUILD_12,
    BUILDING_VP,
    BUY_VP_5,
    COWBOY_INCOME,
    COWBOY_VP,
    GAMBLING,
    PARCEL_INCOME,
    PARCEL_VP,
    POINT_PRICES,
    PRICES,
    ROAD,
    ROUNDS,
    SIDE,
    THREE_GUNS,
    THREE_ROADS,
    WAGE,
    WAGES,
)
from posse.games.carson_city.pieces.land import BIT, PARCELS_IN
from posse.games.carson_city.pieces.places import spaces_in
from posse.games.carson_city.rules import targets
from posse.games.carson_city.rules.earnings import buildings_of
from posse.games.carson_city.rules.placing import ATTACK, BACK, GUARD, LAND, PASS, TO_SPACE, WHITE
from posse.games.carson_city.table import CarsonTable

BUILDING_SPACES: Final = (1 << BUILD_3 + 1) - (1 << BUILD_12)
# By how much stronger somebody is, from -12: the chance to win against one other
WIN: Final[list[float]] = [
    sum(
        [
            1.0 if mine + lead > theirs else 0.5 if mine + lead == theirs else 0.0
            for mine in range(6)
            for theirs in range(6)
        ]
    )
    / 36
    for lead in range(-12, 13)
]


class Muster:
    """How strong everybody is at the moment when this seat places a cowboy, so that it is summed up once."""

    def __init__(self, table: CarsonTable, seat: int) -> None:
        self.seat = seat
        self.firepower = table.firepower(seat)
        self.beats: list[float] = []  # by seat: the chance to win against it
        self.alone = 1.0  # the chance to hold a place where nobody stands yet
        self.staked = 0  # parcels to build on that it has a cowboy on
        self.posted = 0  # construction spaces that it has a cowboy on
        self.purse = table.money[seat] + WAGE * table.workers[seat]  # less what its cowboys are to pay for
        for other in range(table.seats):
            theirs = table.firepower(other)
            lead = self.firepower - 1 - theirs  # the cowboy placed does not count
            self.beats.append(WIN[max(-12, min(12, lead)) + 12])
            if other != seat and table.hand[other] and other not in table.pass_order:
                self.alone -= 0.05 if theirs <= self.firepower else 0.1

    def count_cowboys(self, table: CarsonTable, survey: Survey) -> None:
        """What its own cowboys on the board will cost, and how much they will build."""
        for space in spaces_in(table.stands[self.seat] & BUILDING_SPACES):
            self.posted += 1
            self.purse -= abilities.building_price(table, self.seat, PRICES[BUILD_3 - space])
        for row in range(SIDE):
            for parcel in PARCELS_IN[row][table.stood[SIDE * self.seat + row] & table.unowned[row]]:
                self.purse -= survey.prices[parcel]
                if table.bare[row] & table.reach[row] & BIT[parcel]:
                    self.staked += 1

    def at_space(self, table: CarsonTable, space: int) -> float:
        """The chance to hold a space: somebody may be there, or may still come."""
        chance = -1.0
        for other in range(table.seats):
            if other != self.seat and table.stands[other] >> space & 1:
                chance = self.beats[other] if chance < 0 else chance * self.beats[other]
        return self.alone if chance < 0 else chance

    def at_parcel(self, table: CarsonTable, parcel: int) -> float:
        """The same for a parcel."""
        chance = -1.0
        row, bit = parcel // SIDE, BIT[parcel]
        for other in range(table.seats):
            if other != self.seat and table.stood[SIDE * other + row] & bit:
                chance = self.beats[other] if chance < 0 else chance * self.beats[other]
        return self.alone if chance < 0 else chance


def space_worth(table: CarsonTable, seat: int, space: int, survey: Survey, muster: Muster) -> float:
    """What a space brings its winner, in points."""
    dollar = survey.dollar
    if BUILD_12 <= space <= BUILD_3:
        return _tile_worth(table, seat, BUILD_3 - space, survey, muster)
    if space >= BUY_VP_5:
        price = POINT_PRICES[space - BUY_VP_5]
        return max(0.0, max(0, muster.purse + survey.earned[seat]) // price * (1 - price * dollar))
    if space == WAGES:
        return dollar * WAGE
    if space == THREE_GUNS:
        return 0.9 if table.hand[seat] > 2 else 0.4
    if space in (THREE_ROADS, ROAD):
        return 3 * A_ROAD if space == THREE_ROADS else A_ROAD
    if space == PARCEL_INCOME:
        return dollar * 2 * table.parcels(seat)
    if space == COWBOY_INCOME:
        return dollar * 2 * (muster.firepower - 1)
    if space == GAMBLING:
        return dollar * 7
    if space == PARCEL_VP:
        return table.parcels(seat) // 2
    if space == COWBOY_VP:
        return (muster.firepower - 1) // 2
    return float(buildings_of(table, seat)) if space == BUILDING_VP else 0.0


def _tile_worth(table: CarsonTable, seat: int, place: int, survey: Survey, muster: Muster) -> float:
    """A tile of the row that can still be paid for; one without a site is kept for later."""
    price = abilities.building_price(table, seat, PRICES[place])
    if price > muster.purse:
        return 0.0
    worth = survey.tiles[seat][place]
    if survey.sites[seat] + muster.staked <= len(table.kept[seat]) + muster.posted:
        later = KEPT_TILE if survey.left > 1 and len(table.kept[seat]) + muster.posted < 2 else 0.0
        worth = min(worth, later - survey.dollar * price)
    return max(0.0, worth)


def gains(table: CarsonTable, seat: int, options: list[int], white: bool, survey: Survey) -> list[float]:
    """What each line of the menu is expected to bring; passing brings what an early choice is worth."""
    muster = Muster(table, seat)
    muster.count_cowboys(table, survey)
    return [option_gain(table, seat, option, white, survey, muster) for option in options]


def best_land(
    table: CarsonTable, seat: int, white: bool, survey: Survey, muster: Muster
) -> tuple[float, int]:
    """The best parcel to stake, and what to expect of it."""
    best, where = -9.0, -1
    cowboy = COWBOY[table.round]
    for worth, parcel in survey.land[seat]:
        if worth - cowboy <= best:
            break  # the list goes down from here
        if (
            survey.prices[parcel] <= muster.purse
            and targets.land_row(table, seat, white, parcel // SIDE) & BIT[parcel]
        ):
            expected = muster.at_parcel(table, parcel) * (worth - cowboy)
            if expected > best:
                best, where = expected, parcel
    if where >= 0:
        return best, where
    legal = targets.land_for(table, seat, white)
    return -9.0, legal[0] if legal else -1


def best_prey(table: CarsonTable, seat: int, survey: Survey, muster: Muster) -> tuple[float, int]:
    best, where = -9.0, -1
    cowboy = COWBOY[table.round]
    for parcel in targets.prey_for(table, seat):
        half = survey.dollar * (survey.incomes[parcel] // 2)
        expected = muster.at_parcel(table, parcel) * (1.3 * half - cowboy)
        if expected > best:
            best, where = expected, parcel
    return best, where


def best_guard(
    table: CarsonTable, seat: int, white: bool, survey: Survey, muster: Muster
) -> tuple[float, int]:
    """A building is guarded against those who attack it, or for its worth if nobody does yet."""
    best, where = -9.0, -1
    cowboy = COWBOY[table.round]
    for parcel in targets.own_for(table, seat, white):
        half = survey.dollar * (survey.incomes[parcel] // 2)
        if is_attacked(table, seat, parcel):
            expected = muster.at_parcel(table, parcel) * (1.3 * half - cowboy)
        else:
            expected = 0.25 * half - cowboy
        if expected > best:
            best, where = expected, parcel
    return best, where


def is_attacked(table: CarsonTable, seat: int, parcel: int) -> bool:
    row, bit = parcel // SIDE, BIT[parcel]
    for other in range(table.seats):
        if other != seat and table.stood[SIDE * other + row] & bit:
            return True
    return False


def option_gain(
    table: CarsonTable, seat: int, option: int, white: bool, survey: Survey, muster: Muster
) -> float:
    """What a line of the menu is expected to bring."""
    if option == PASS:
        return early_pass(table)
    if option == BACK:
        return 0.0
    if option < LAND:
        space = option - TO_SPACE
        worth = space_worth(table, seat, space, survey, muster)
        if space in (WAGES, ROAD):
            return worth - COWBOY[table.round]
        return worth if white else muster.at_space(table, space) * (worth - COWBOY[table.round])
    if option == LAND:
        return best_land(table, seat, white, survey, muster)[0]
    if option == ATTACK:
        return best_prey(table, seat, survey, muster)[0]
    if option == GUARD:
        return best_guard(table, seat, white, survey, muster)[0]
    if option == WHITE:
        menu = [TO_SPACE + space for space in spaces_in(targets.spaces_for(table, seat, True))]
        menu.append(LAND)
        return max([option_gain(table, seat, each, True, survey, muster) for each in menu])
    return -9.0  # laying a road, moving a cowboy


def early_pass(table: CarsonTable) -> float:
    """To pass early is to choose a character early."""
    return 0.0 if table.round == ROUNDS else 0.05 * (table.seats - len(table.pass_order))
