"""The plain greedy: an answer to every question, without looking ahead."""

from __future__ import annotations

from typing import Final

from posse.games.carson_city import abilities
from posse.games.carson_city.deputy import posting
from posse.games.carson_city.deputy.survey import Survey
from posse.games.carson_city.deputy.worth import COWBOY, REVOLVER
from posse.games.carson_city.facts import (
    BUY_VP_5,
    CASH,
    CHARACTER_COUNT,
    COWBOY_OFFERS,
    DOLLARS_PER_POINT,
    DUEL_TILES,
    EDGES,
    ESTATE_POINTS,
    HOUSE,
    MONEY_LIMITS,
    MOUNTAIN,
    NEEDS_HOUSE,
    PARCELS,
    PAYING,
    POINT_OFFERS,
    POINT_PRICES,
    REVOLVER_OFFERS,
    ROW,
    SIDE,
    TILE_PRICE,
    UPRIGHT,
)
from posse.games.carson_city.pieces.land import NEAR, PARCELS_IN
from posse.games.carson_city.rules.construction import BuyTile
from posse.games.carson_city.rules.cowboys import at
from posse.games.carson_city.rules.duels import DuelTile
from posse.games.carson_city.rules.earnings import built_by, income_of
from posse.games.carson_city.rules.ending import to_give
from posse.games.carson_city.rules.kit import NEVER_MIND
from posse.games.carson_city.rules.placing import BACK
from posse.games.carson_city.table import CarsonTable

PLACING: Final = ("place", "command", "white", "move-to")
SITES: Final = ("land", "attack", "guard")
NEVER: Final = -99.0  # a road laid just so
# The way back, by question. A bot goes back only if there is no other way, so it never goes round in circles:
# land that was asked for is staked, a road that was taken is laid, a cowboy that was lifted is moved.
WAY_BACK: Final[dict[str, int]] = {
    "white": BACK,
    "move-to": BACK,
    "move": NEVER_MIND,
    "land": PARCELS,
    "attack": PARCELS,
    "guard": PARCELS,
    "house": PARCELS,
    "road": EDGES,
}


def choose(table: CarsonTable, seat: int, survey: Survey) -> int:
    """The option with the highest value; the first among equals."""
    question = table.lanes[seat]
    asks = question.asks
    options = onward(asks, question.options(table, seat))
    if len(options) == 1:
        return options[0]
    if asks in SITES:
        return _site(table, seat, asks, options, survey)
    found = values(table, seat, options, survey)
    return options[found.index(max(found))]


def _site(table: CarsonTable, seat: int, asks: str, options: list[int], survey: Survey) -> int:
    """The parcel that the line of the menu was chosen for."""
    muster = posting.Muster(table, seat)
    muster.count_cowboys(table, survey)
    if asks == "land":
        parcel = posting.best_land(table, seat, False, survey, muster)[1]
    elif asks == "attack":
        parcel = posting.best_prey(table, seat, survey, muster)[1]
    else:
        parcel = posting.best_guard(table, seat, False, survey, muster)[1]
    return parcel if parcel in options else options[0]


def values(table: CarsonTable, seat: int, options: list[int], survey: Survey) -> list[float]:
    """What each option of the question this seat is asked is worth; only the order matters."""
    asks = table.lanes[seat].asks
    if asks in PLACING:
        return posting.gains(table, seat, options, asks == "white", survey)
    return [_valued(table, seat, asks, option, survey) for option in options]


def onward(asks: str, options: list[int]) -> list[int]:
    """The options without the way back, unless it is the only one."""
    back = WAY_BACK.get(asks, -1)
    if back < 0 or len(options) == 1:
        return options
    return [option for option in options if option != back]


def _valued(table: CarsonTable, seat: int, asks: str, option: int, survey: Survey) -> float:
    if asks in ("start-parcel", "settle"):
        return _land(table, seat, option, survey)
    if asks == "character":
        return _character(table, seat, option, survey)
    if asks == "cash":
        return _cash_or_wait(table, seat, option, survey)
    if asks in ("hire", "arm", "bundle"):
        return _deal(table, seat, asks, option, survey)
    if asks == "take-tile":
        return _take(table, seat, option, survey)
    if asks == "buy-land":
        return _buy_land(table, seat, option, survey)
    if asks == "buy-tile":
        question = table.lanes[seat]
        assert isinstance(question, BuyTile)
        return survey.tiles[seat][question.place] + 0.2 if option == 1 else 0.0 if option == 0 else NEVER
    if asks == "build":
        return _build(table, seat, option, survey)
    if asks == "house":
        return _house(table, seat, option)
    if asks == "road":
        return _road(table, seat, option)
    return _rest(table, seat, asks, option, survey)


def _land(table: CarsonTable, seat: int, option: int, survey: Survey) -> float:
    if option >= PARCELS:
        return NEVER if option > PARCELS else 0.0
    if table.what[option]:
        return 2.1 if table.what[option] == HOUSE else 2.0
    pays = survey.pays[option][seat]
    reached = table.reach[option // SIDE] >> option % SIDE & 1
    mountains = sum([1 for near in NEAR[option] if table.what[near] == MOUNTAIN])
    return 0.12 * (pays[1] + pays[4] * reached + 0.5 * pays[0]) + 1.2 * reached + 0.1 * mountains


def _character(table: CarsonTable, seat: int, card: int, survey: Survey) -> float:
    if card >= CHARACTER_COUNT:
        return NEVER
    side = table.sides[card]
    dollar, money = survey.dollar, table.money[seat]
    best_tile = max(survey.tiles[seat])
    worth = (
        (1.6, 1.2),
        (9 * dollar, max([points - price * dollar for points, price in POINT_OFFERS if price <= money + 10])),
        (CASH * dollar + 0.3, max(CASH * dollar, built_by(table, seat, HOUSE))),
        (
            0.3 + 5 * dollar,
            max(best_tile, survey.tile_worth(table, seat, table.row[0])) - TILE_PRICE * dollar + 1,
        ),
        (
            max([worth + dollar * survey.prices[at] for worth, at in survey.land[seat]] or [0.0]),
            CASH * dollar,
        ),
        (
            2 * COWBOY[table.round] + 0.8 - 4 * dollar if money > 8 else 0.8,
            2 * REVOLVER * survey.left - 9 * dollar,
        ),
        (1.7, 1.2),
    )[card][side]
    expected = money + 10 * (table.round - 1)
    excess = max(0, expected - MONEY_LIMITS[side][card])
    return worth - excess * (dollar - 1 / DOLLARS_PER_POINT)


def _cash_or_wait(table: CarsonTable, seat: int, option: int, survey: Survey) -> float:
    if option != 1:
        return CASH * survey.dollar if option == 0 else NEVER
    if abilities.may_double(table, seat):
        by_type = [0] * len(PAYING)
        for parcel in range(PARCELS):
            if table.owner[parcel] == seat and table.what[parcel] in PAYING:
                by_type[PAYING.index(table.what[parcel])] += income_of(table, parcel)
        return survey.dollar * max(by_type) if max(by_type) > CASH else 0.0
    if abilities.house_reward(table, seat):
        return float(built_by(table, seat, HOUSE))
    mountains = built_by(table, seat, MOUNTAIN)
    return float(mountains) if table.mountains_pay_points else mountains * survey.dollar


def _deal(table: CarsonTable, seat: int, asks: str, option: int, survey: Survey) -> float:
    if option in (0, 4):
        return 0.0 if option == 0 else NEVER
    if asks == "hire":
        count, price = COWBOY_OFFERS[option - 1]
        return count * 1.1 - price * survey.dollar
    if asks == "arm":
        count, price = REVOLVER_OFFERS[option - 1]
        return count * REVOLVER * survey.left - price * survey.dollar
    points, price = POINT_OFFERS[option - 1]
    return points - price * survey.dollar


def _take(table: CarsonTable, seat: int, option: int, survey: Survey) -> float:
    if option >= ROW:
        return 0.0 if option == ROW else NEVER
    return survey.tile_worth(table, seat, table.row[option]) - TILE_PRICE * survey.dollar


def _buy_land(table: CarsonTable, seat: int, option: int, survey: Survey) -> float:
    if option >= PARCELS:
        return 0.0 if option == PARCELS else NEVER
    for worth, parcel in survey.land[seat]:
        if parcel == option:
            return worth + 0.1
    return -0.1


def _build(table: CarsonTable, seat: int, option: int, survey: Survey) -> float:
    if option == 0:
        return 0.5
    if option == 1:
        needs = any([NEEDS_HOUSE[tile] for tile in table.kept[seat]])
        return 1.0 if needs and _wants_road(table, seat) else NEVER
    tile, parcel = option // PARCELS, option % PARCELS
    return survey.built(table, seat, tile, parcel)


def _house(table: CarsonTable, seat: int, option: int) -> float:
    """On own land for two points, and where own buildings earn by it, away from others'."""
    if option >= PARCELS:
        return NEVER
    value = 2.0 if table.owner[option] == seat else 0.0 if table.owner[option] < 0 else -1.0
    for near in NEAR[option]:
        if table.what[near] in (3, 4, 5):
            if table.owner[near] == seat:
                value += 1.0
            elif table.owner[option] != seat:
                value -= 0.6
    return value


def _wants_road(table: CarsonTable, seat: int) -> bool:
    """Whether own free land lies where no road leads."""
    for row in range(SIDE):
        if table.land[SIDE * seat + row] & table.bare[row] & ~table.reach[row]:
            return True
    return False


def _road(table: CarsonTable, seat: int, option: int) -> float:
    """Towards own free land that no road reaches."""
    if option >= EDGES:
        return NEVER
    value = 0.0
    row, column = (option // SIDE, option % SIDE) if option < UPRIGHT else divmod(option - UPRIGHT, SIDE + 1)
    for parcel in range(PARCELS):
        reached = table.reach[parcel // SIDE] >> parcel % SIDE & 1
        if table.owner[parcel] == seat and not table.what[parcel] and not reached:
            away = abs(parcel // SIDE - row) + abs(parcel % SIDE - column)
            value = max(value, 1.0 / (1 + away))
    return value


def _rest(table: CarsonTable, seat: int, asks: str, option: int, survey: Survey) -> float:
    """Consent, doubling, duel tiles, points for money, the money limit."""
    if asks == "double":
        if option == 0:
            return CASH
        return float(sum([income_of(table, at) for at in range(PARCELS) if _is(table, at, option, seat)]))
    if asks == "buy-points":
        return option * (1 - POINT_PRICES[table.action - BUY_VP_5] * survey.dollar)
    if asks == "limit":
        return option - survey.dollar * to_give(table, seat, option)
    if asks == "duel-tile":
        return _duel_tile(table, seat, option)
    if asks == "consent":
        return _consent(table, seat, option, survey)
    return float(option)  # the order of duels: whatever


def _duel_tile(table: CarsonTable, seat: int, tile: int) -> float:
    """The chance to win with it, less what a high tile is worth in a later duel."""
    question = table.lanes[seat]
    assert isinstance(question, DuelTile)
    chance = 1.0
    for rival in at(table, question.place):
        if rival != seat:
            lead = table.firepower(seat) + tile - table.firepower(rival)
            beaten = sum(
                [1.0 if lead > theirs else 0.5 if lead == theirs else 0.0 for theirs in range(DUEL_TILES)]
            )
            chance *= beaten / DUEL_TILES
    return chance - 0.1 * tile


def _consent(table: CarsonTable, seat: int, option: int, survey: Survey) -> float:
    """A house on own land is two points; but the last place to build on is kept, while there is time."""
    if option == 1:
        return float(ESTATE_POINTS)
    sites = 0
    for row in range(SIDE):
        sites += len(PARCELS_IN[row][table.land[SIDE * seat + row] & table.bare[row] & table.reach[row]])
    needed = max(1, len(table.kept[seat]))
    return ESTATE_POINTS + 1.0 if sites <= needed and survey.left > 2 else 0.0


def _is(table: CarsonTable, parcel: int, building: int, owner: int) -> bool:
    return table.what[parcel] == building and table.owner[parcel] == owner
