"""Where to send a cowboy: what each place would bring, and the chance to hold it."""

from __future__ import annotations

from typing import Final

from posse.games.carson_city.deputy.survey import Survey
from posse.games.carson_city.deputy.worth import A_ROAD, COWBOY
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
    ROAD,
    ROUNDS,
    THREE_GUNS,
    THREE_ROADS,
    WAGE,
    WAGES,
)
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.rules import targets
from posse.games.carson_city.rules.cowboys import at
from posse.games.carson_city.rules.earnings import buildings_of, income_of
from posse.games.carson_city.rules.placing import ATTACK, BACK, GUARD, LAND, MOVE, PASS, TO_SPACE, WHITE
from posse.games.carson_city.rules.placing import ROAD as LAY_ROAD
from posse.games.carson_city.table import CarsonTable

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


def chance_to_win(table: CarsonTable, seat: int, rivals: list[int]) -> float:
    chance = 1.0
    mine = table.firepower(seat) - 1  # the cowboy placed does not count
    for rival in rivals:
        chance *= WIN[max(-12, min(12, mine - table.firepower(rival))) + 12]
    return chance


def space_worth(table: CarsonTable, seat: int, space: int, survey: Survey) -> float:
    """What a space brings its winner, in points."""
    dollar = survey.dollar
    if BUILD_12 <= space <= BUILD_3:
        place = BUILD_3 - space
        return survey.tiles[seat][place] if survey.tiles[seat][place] > 0 else 0.0
    if space >= BUY_VP_5:
        price = POINT_PRICES[space - BUY_VP_5]
        return max(0.0, (table.money[seat] + WAGE * table.workers[seat]) // price * (1 - price * dollar))
    if space == WAGES:
        return dollar * WAGE
    if space == THREE_GUNS:
        return 0.9 if table.hand[seat] > 2 else 0.4
    if space in (THREE_ROADS, ROAD):
        return 3 * A_ROAD if space == THREE_ROADS else A_ROAD
    if space == PARCEL_INCOME:
        return dollar * 2 * table.parcels(seat)
    if space == COWBOY_INCOME:
        return dollar * 2 * (table.firepower(seat) - 1)
    if space == GAMBLING:
        return dollar * 7
    if space == PARCEL_VP:
        return table.parcels(seat) // 2
    if space == COWBOY_VP:
        return (table.firepower(seat) - 1) // 2
    return float(buildings_of(table, seat)) if space == BUILDING_VP else 0.0


def gain(table: CarsonTable, seat: int, worth: float, rivals: list[int]) -> float:
    """What to expect of a place: somebody may be there, or may still come; a loser keeps the cowboy."""
    cowboy = COWBOY[table.round]
    chance = chance_to_win(table, seat, rivals) if rivals else _alone(table, seat)
    return chance * (worth - cowboy)


def _alone(table: CarsonTable, seat: int) -> float:
    """The chance to hold a place where nobody stands yet."""
    chance = 1.0
    mine = table.firepower(seat)
    for other in range(table.seats):
        if other != seat and table.hand[other] and other not in table.pass_order:
            chance -= 0.05 if table.firepower(other) <= mine else 0.1
    return chance


def best_land(table: CarsonTable, seat: int, white: bool, survey: Survey) -> tuple[float, int]:
    """The best parcel to stake, and what to expect of it."""
    legal = targets.land_for(table, seat, white)
    best, where = -9.0, -1
    money = table.money[seat]
    for worth, parcel in survey.land[seat]:
        if parcel in legal and survey.prices[parcel] <= money + WAGE * table.workers[seat]:
            expected = gain(table, seat, worth, at(table, ON_MAP + parcel))
            if expected > best:
                best, where = expected, parcel
    return (best, where) if where >= 0 else (-9.0, legal[0] if legal else -1)


def best_prey(table: CarsonTable, seat: int, survey: Survey) -> tuple[float, int]:
    best, where = -9.0, -1
    for parcel in targets.prey_for(table, seat):
        half = survey.dollar * (income_of(table, parcel) // 2)
        expected = gain(table, seat, 1.3 * half, at(table, ON_MAP + parcel))
        if expected > best:
            best, where = expected, parcel
    return best, where


def best_guard(table: CarsonTable, seat: int, white: bool, survey: Survey) -> tuple[float, int]:
    """A building is guarded against those who attack it, or for its worth if nobody does yet."""
    best, where = -9.0, -1
    for parcel in targets.own_for(table, seat, white):
        half = survey.dollar * (income_of(table, parcel) // 2)
        rivals = at(table, ON_MAP + parcel)
        expected = gain(table, seat, 1.3 * half, rivals) if rivals else 0.25 * half - COWBOY[table.round]
        if expected > best:
            best, where = expected, parcel
    return best, where


def option_gain(table: CarsonTable, seat: int, option: int, white: bool, survey: Survey) -> float:
    """What a line of the menu is expected to bring; passing is 0."""
    if option in (PASS, BACK):
        return 0.0
    if option < LAND:
        space = option - TO_SPACE
        worth = space_worth(table, seat, space, survey)
        if space in (WAGES, ROAD):
            return worth - COWBOY[table.round]
        if white:
            return worth
        return gain(table, seat, worth, at(table, space))
    if option == LAND:
        return best_land(table, seat, white, survey)[0]
    if option == ATTACK:
        return best_prey(table, seat, survey)[0]
    if option == GUARD:
        return best_guard(table, seat, white, survey)[0]
    if option == WHITE:
        menu = [
            TO_SPACE + space
            for space in range(BUY_VP_5 + 4)
            if targets.spaces_for(table, seat, True) >> space & 1
        ]
        return max([option_gain(table, seat, each, True, survey) for each in [*menu, LAND]])
    return -9.0 if option in (LAY_ROAD, MOVE) else 0.0


def early_pass(table: CarsonTable, seat: int) -> float:
    """To pass early is to choose a character early."""
    return 0.0 if table.round == ROUNDS else 0.05 * (table.seats - len(table.pass_order))
