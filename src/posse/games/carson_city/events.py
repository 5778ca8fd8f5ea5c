"""What can happen in Carson City, and who sees what of it: one function for each kind of event.

A function tells nothing, and works nothing out, while nobody listens. Parcels are told by name ("E3").
"""

from __future__ import annotations

from typing import Final

from posse.core.events import Event, Kind, only_for, public
from posse.core.said import MAYBE_SEAT, MAYBE_TERM, NUMBER, NUMBERS, SEAT, SEATS, TERM, TERMS, TEXT
from posse.games.carson_city import terms
from posse.games.carson_city.facts import BUILD_3, NOTHING, PARCEL_NAMES
from posse.games.carson_city.pieces.places import ON_MAP
from posse.games.carson_city.scoring import result
from posse.games.carson_city.table import CarsonTable

_WHO: Final = public("seat", SEAT)
_COUNT: Final = public("count", NUMBER)
_AMOUNT: Final = public("amount", NUMBER)
_PRICE: Final = public("price", NUMBER)
_PARCEL: Final = public("parcel", TEXT)
_BUILDING: Final = public("building", TERM)
_SPACE: Final = public("space", TERM)
_SOURCE: Final = public("source", TERM)  # a space or a character
_LYING: Final = public("building", MAYBE_TERM)  # the tile on that space
_COWBOY: Final = public("cowboy", TERM)
_ROUND: Final = public("round", NUMBER)


# Setting out

_SIDES_FIXED: Final = Kind("sides-fixed", public("characters", TERMS), public("sides", TERMS))
_ORDER_DRAWN: Final = Kind("order-drawn", public("order", SEATS))
_DUEL_TILES_DEALT: Final = Kind(
    "duel-tiles-dealt",
    _WHO,
    public("total", NUMBER),
    public("money", NUMBER),
    only_for("seat", "tiles", NUMBERS),
)
_TOWN_FOUNDED: Final = Kind("town-founded", _PARCEL)
_MOUNTAIN_ROSE: Final = Kind("mountain-rose", _PARCEL)
_ROW_FILLED: Final = Kind(
    "row-filled", public("spaces", TERMS), public("tiles", TERMS), public("bag", NUMBER)
)
_PARCEL_CLAIMED: Final = Kind("parcel-claimed", _WHO, _PARCEL, public("standing", MAYBE_TERM))


def sides_fixed(table: CarsonTable, rule: str) -> None:
    if table.telling:
        sides = tuple([terms.CARD_SIDE[side] for side in table.sides])
        table.told.append(Event(_SIDES_FIXED, rule, (terms.CHARACTER, sides)))


def order_drawn(table: CarsonTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ORDER_DRAWN, rule, (table.selection,)))


def duel_tiles_dealt(table: CarsonTable, seat: int, tiles: list[int], rule: str) -> None:
    if table.telling:
        total = table.dealt[seat]
        table.told.append(Event(_DUEL_TILES_DEALT, rule, (seat, total, table.money[seat], tuple(tiles))))


def town_founded(table: CarsonTable, parcel: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TOWN_FOUNDED, rule, (PARCEL_NAMES[parcel],)))


def mountain_rose(table: CarsonTable, parcel: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MOUNTAIN_ROSE, rule, (PARCEL_NAMES[parcel],)))


def row_filled(table: CarsonTable, places: list[int], rule: str) -> None:
    """New tiles at these places of the row."""
    if table.telling and places:
        spaces = tuple([terms.SPACE[BUILD_3 - place] for place in places])
        tiles = tuple([terms.BUILDING[table.row[place]] for place in places])
        table.told.append(Event(_ROW_FILLED, rule, (spaces, tiles, len(table.bag))))


def parcel_claimed(table: CarsonTable, seat: int, parcel: int, rule: str) -> None:
    if table.telling:
        standing = terms.standing(table.what[parcel])
        table.told.append(Event(_PARCEL_CLAIMED, rule, (seat, PARCEL_NAMES[parcel], standing)))


# Rounds and characters

_ROUND_STARTED: Final = Kind("round-started", _ROUND, public("order", SEATS))
_CHARACTER_TAKEN: Final = Kind("character-taken", _WHO, public("character", TERM), public("side", TERM))
_WHITE_COWBOY_TAKEN: Final = Kind("white-cowboy-taken", _WHO)
_WAITED: Final = Kind("waited", _WHO, _SOURCE)
_DECLINED: Final = Kind("declined", _WHO, _SOURCE, _LYING)
_COWBOYS_HIRED: Final = Kind("cowboys-hired", _WHO, _COUNT, _PRICE)
_REVOLVERS_BOUGHT: Final = Kind("revolvers-bought", _WHO, _COUNT, _PRICE)
_TURN_ORDER_SET: Final = Kind("turn-order-set", public("order", SEATS))


def round_started(table: CarsonTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROUND_STARTED, rule, (table.round, table.selection)))


def character_taken(table: CarsonTable, seat: int, rule: str) -> None:
    if table.telling:
        character = table.character[seat]
        side = terms.CARD_SIDE[table.sides[character]]
        table.told.append(Event(_CHARACTER_TAKEN, rule, (seat, terms.CHARACTER[character], side)))


def white_cowboy_taken(table: CarsonTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_WHITE_COWBOY_TAKEN, rule, (seat,)))


def waited(table: CarsonTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_WAITED, rule, (seat, terms.CHARACTER[table.character[seat]])))


def declined(table: CarsonTable, seat: int, source: str, rule: str, building: str = "") -> None:
    if table.telling:
        table.told.append(Event(_DECLINED, rule, (seat, source, building)))


def cowboys_hired(table: CarsonTable, seat: int, count: int, price: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_COWBOYS_HIRED, rule, (seat, count, price)))


def revolvers_bought(table: CarsonTable, seat: int, count: int, price: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_REVOLVERS_BOUGHT, rule, (seat, count, price)))


def turn_order_set(table: CarsonTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TURN_ORDER_SET, rule, (table.turn_order,)))


# Placing

_COWBOY_PLACED: Final = Kind("cowboy-placed", _WHO, _COWBOY, _SPACE, _LYING)
_LAND_STAKED: Final = Kind("land-staked", _WHO, _COWBOY, _PARCEL, _PRICE)
_BUILDING_ATTACKED: Final = Kind("building-attacked", _WHO, public("owner", SEAT), _BUILDING, _PARCEL)
_BUILDING_GUARDED: Final = Kind("building-guarded", _WHO, _COWBOY, _BUILDING, _PARCEL)
_COWBOY_LIFTED: Final = Kind(
    "cowboy-lifted", _WHO, _COWBOY, public("space", MAYBE_TERM), _LYING, public("parcel", TEXT)
)
_PASSED: Final = Kind("passed", _WHO, public("position", NUMBER))


def cowboy_placed(table: CarsonTable, seat: int, white: bool, space: int, rule: str) -> None:
    if table.telling:
        values = (seat, terms.cowboy(white), terms.SPACE[space], terms.lying(table.row, space))
        table.told.append(Event(_COWBOY_PLACED, rule, values))


def land_staked(table: CarsonTable, seat: int, white: bool, parcel: int, price: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_LAND_STAKED, rule, (seat, terms.cowboy(white), PARCEL_NAMES[parcel], price)))


def building_attacked(table: CarsonTable, seat: int, parcel: int, rule: str) -> None:
    if table.telling:
        building = terms.BUILDING[table.what[parcel]]
        table.told.append(
            Event(_BUILDING_ATTACKED, rule, (seat, table.owner[parcel], building, PARCEL_NAMES[parcel]))
        )


def building_guarded(table: CarsonTable, seat: int, white: bool, parcel: int, rule: str) -> None:
    if table.telling:
        building = terms.BUILDING[table.what[parcel]]
        table.told.append(
            Event(_BUILDING_GUARDED, rule, (seat, terms.cowboy(white), building, PARCEL_NAMES[parcel]))
        )


def cowboy_lifted(table: CarsonTable, seat: int, white: bool, place: int, rule: str) -> None:
    """Simultaneous placement: where it goes to is told next."""
    if table.telling:
        space = "" if place >= ON_MAP else terms.SPACE[place]
        parcel = PARCEL_NAMES[place - ON_MAP] if place >= ON_MAP else ""
        values = (seat, terms.cowboy(white), space, terms.lying(table.row, place), parcel)
        table.told.append(Event(_COWBOY_LIFTED, rule, values))


def passed(table: CarsonTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PASSED, rule, (seat, len(table.pass_order))))


# Gains, from a space or a character

_MONEY_RECEIVED: Final = Kind("money-received", _WHO, _AMOUNT, _SOURCE)
_POINTS_RECEIVED: Final = Kind("points-received", _WHO, _COUNT, _SOURCE)
_ROADS_RECEIVED: Final = Kind("roads-received", _WHO, _COUNT, _SOURCE)
_REVOLVERS_RECEIVED: Final = Kind("revolvers-received", _WHO, _COUNT, _BUILDING)
_COWBOYS_RECEIVED: Final = Kind("cowboys-received", _WHO, _COUNT)
_THREE_GUNS_TAKEN: Final = Kind("three-guns-taken", _WHO)
_GAMBLED: Final = Kind("gambled", _WHO, public("dice", NUMBERS), _AMOUNT)
_POINTS_BOUGHT: Final = Kind("points-bought", _WHO, _COUNT, _PRICE, _SOURCE)


def money_received(table: CarsonTable, seat: int, amount: int, source: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MONEY_RECEIVED, rule, (seat, amount, source)))


def points_received(table: CarsonTable, seat: int, count: int, source: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_POINTS_RECEIVED, rule, (seat, count, source)))


def roads_received(table: CarsonTable, seat: int, count: int, source: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROADS_RECEIVED, rule, (seat, count, source)))


def revolvers_received(table: CarsonTable, seat: int, count: int, building: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_REVOLVERS_RECEIVED, rule, (seat, count, terms.BUILDING[building])))


def cowboys_received(table: CarsonTable, seat: int, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_COWBOYS_RECEIVED, rule, (seat, count)))


def three_guns_taken(table: CarsonTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_THREE_GUNS_TAKEN, rule, (seat,)))


def gambled(table: CarsonTable, seat: int, dice: tuple[int, int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GAMBLED, rule, (seat, dice, dice[0] + dice[1])))


def points_bought(table: CarsonTable, seat: int, count: int, price: int, source: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_POINTS_BOUGHT, rule, (seat, count, price, source)))


# Duels

_DUEL_FOUGHT: Final = Kind(
    "duel-fought",
    public("place", TERM),
    _LYING,
    public("parcel", TEXT),
    public("seats", SEATS),
    public("firepower", NUMBERS),
    public("luck", NUMBERS),  # dice, or duel tiles
    public("strengths", NUMBERS),
    public("winner", SEAT),
)
_DUEL_TILES_DRAWN: Final = Kind("duel-tiles-drawn", _WHO, _COUNT, only_for("seat", "tiles", NUMBERS))


def duel_fought(
    table: CarsonTable,
    place: int,
    seats: list[int],
    firepower: list[int],
    luck: list[int],
    winner: int,
    rule: str,
) -> None:
    if table.telling:
        strengths = tuple([power + rolled for power, rolled in zip(firepower, luck, strict=True)])
        values = (tuple(seats), tuple(firepower), tuple(luck), strengths, winner)
        table.told.append(Event(_DUEL_FOUGHT, rule, (*_where(table, place), *values)))


def _where(table: CarsonTable, place: int) -> tuple[str, str, str]:
    """The place, the tile on it, the parcel."""
    if place < ON_MAP:
        return terms.SPACE[place], terms.lying(table.row, place), ""
    parcel = place - ON_MAP
    what = table.what[parcel]
    is_attack = table.owner[parcel] >= 0
    return terms.BUILDING[what] if is_attack else "action-land-purchase", "", PARCEL_NAMES[parcel]


def duel_tiles_drawn(table: CarsonTable, seat: int, tiles: tuple[int, ...], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DUEL_TILES_DRAWN, rule, (seat, len(tiles), tiles)))


# Land, roads, construction

_LAND_BOUGHT: Final = Kind("land-bought", _WHO, _PARCEL, _PRICE, public("standing", MAYBE_TERM))
_LAND_DECLINED: Final = Kind("land-declined", _WHO, _PARCEL)
_LAND_LAPSED: Final = Kind("land-lapsed", _WHO, _PARCEL, _PRICE, public("why", TERM))
_ROAD_LAID: Final = Kind("road-laid", _WHO, public("edge", TEXT), _PARCEL, public("side", TERM))
_TILE_BOUGHT: Final = Kind("tile-bought", _WHO, _BUILDING, _PRICE, _SPACE)
_TILE_LAPSED: Final = Kind("tile-lapsed", _WHO, _BUILDING, _PRICE, _SPACE)
_TILE_KEPT: Final = Kind("tile-kept", _WHO, _BUILDING)
_CONSENT_ASKED: Final = Kind("consent-asked", _WHO, public("owner", SEAT), _BUILDING, _PARCEL)
_CONSENT_GIVEN: Final = Kind("consent-given", _WHO, public("owner", SEAT), _PARCEL)
_CONSENT_REFUSED: Final = Kind("consent-refused", _WHO, public("owner", SEAT), _PARCEL)
_BUILT: Final = Kind("built", _WHO, _BUILDING, _PARCEL)
_HOUSE_BUILT: Final = Kind("house-built", _WHO, _PARCEL, public("owner", MAYBE_SEAT))
_ATTACK_CANCELLED: Final = Kind("attack-cancelled", _WHO, _BUILDING, _PARCEL)


def land_bought(table: CarsonTable, seat: int, parcel: int, price: int, rule: str) -> None:
    if table.telling:
        standing = terms.standing(table.what[parcel])
        table.told.append(Event(_LAND_BOUGHT, rule, (seat, PARCEL_NAMES[parcel], price, standing)))


def land_declined(table: CarsonTable, seat: int, parcel: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_LAND_DECLINED, rule, (seat, PARCEL_NAMES[parcel])))


def land_lapsed(table: CarsonTable, seat: int, parcel: int, price: int, why: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_LAND_LAPSED, rule, (seat, PARCEL_NAMES[parcel], price, why)))


def road_laid(table: CarsonTable, seat: int, edge: int, rule: str) -> None:
    if table.telling:
        parcel, side = terms.compass(edge)
        table.told.append(Event(_ROAD_LAID, rule, (seat, terms.EDGE_THINGS[edge][5:], parcel, side)))


def tile_bought(table: CarsonTable, seat: int, building: int, price: int, source: str, rule: str) -> None:
    """From a construction space, or by a character."""
    if table.telling:
        table.told.append(Event(_TILE_BOUGHT, rule, (seat, terms.BUILDING[building], price, source)))


def tile_lapsed(table: CarsonTable, seat: int, building: int, price: int, source: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TILE_LAPSED, rule, (seat, terms.BUILDING[building], price, source)))


def tile_kept(table: CarsonTable, seat: int, building: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TILE_KEPT, rule, (seat, terms.BUILDING[building])))


def consent_asked(table: CarsonTable, seat: int, building: int, parcel: int, rule: str) -> None:
    if table.telling:
        values = (seat, table.owner[parcel], terms.BUILDING[building], PARCEL_NAMES[parcel])
        table.told.append(Event(_CONSENT_ASKED, rule, values))


def consent_given(table: CarsonTable, seat: int, parcel: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CONSENT_GIVEN, rule, (seat, table.owner[parcel], PARCEL_NAMES[parcel])))


def consent_refused(table: CarsonTable, seat: int, parcel: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CONSENT_REFUSED, rule, (seat, table.owner[parcel], PARCEL_NAMES[parcel])))


def built(table: CarsonTable, seat: int, building: int, parcel: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BUILT, rule, (seat, terms.BUILDING[building], PARCEL_NAMES[parcel])))


def house_built(table: CarsonTable, seat: int, parcel: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HOUSE_BUILT, rule, (seat, PARCEL_NAMES[parcel], table.owner[parcel])))


def attack_cancelled(table: CarsonTable, seat: int, parcel: int, rule: str) -> None:
    if table.telling:
        building = terms.BUILDING[table.what[parcel]]
        table.told.append(Event(_ATTACK_CANCELLED, rule, (seat, building, PARCEL_NAMES[parcel])))


# Building income

_INCOME_DOUBLED: Final = Kind("income-doubled", _WHO, _BUILDING)
_BUILDING_PAID: Final = Kind(
    "building-paid",
    _WHO,
    _BUILDING,
    _PARCEL,
    _AMOUNT,  # of the building
    public("kept", NUMBER),  # by its owner
    public("thief", MAYBE_SEAT),
    public("share", NUMBER),  # of the attacker
)
_INCOME_RECEIVED: Final = Kind("income-received", _WHO, _AMOUNT)


def income_doubled(table: CarsonTable, seat: int, building: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_INCOME_DOUBLED, rule, (seat, terms.BUILDING[building])))


def building_paid(table: CarsonTable, parcel: int, amount: int, thief: int, share: int, rule: str) -> None:
    if table.telling:
        building = terms.BUILDING[table.what[parcel]]
        values = (table.owner[parcel], building, PARCEL_NAMES[parcel], amount, amount - share, thief, share)
        table.told.append(Event(_BUILDING_PAID, rule, values))


def income_received(table: CarsonTable, seat: int, amount: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_INCOME_RECEIVED, rule, (seat, amount)))


# The end of a round and of the game

_MARKER_MOVED: Final = Kind("marker-moved", _SPACE)
_LIMIT_KEPT: Final = Kind("limit-kept", _WHO, public("limit", NUMBER), _AMOUNT, _COUNT)
_ROW_SHIFTED: Final = Kind("row-shifted", public("spaces", TERMS), public("tiles", TERMS))
_CHARACTERS_RETURNED: Final = Kind("characters-returned", _ROUND)
_THREE_GUNS_RETURNED: Final = Kind("three-guns-returned", _WHO)
_SCORED: Final = Kind("scored", _WHO, public("points", NUMBER), public("total", NUMBER))
_GAME_ENDED: Final = Kind("game-ended", public("winner", SEAT), public("total", NUMBER))


def marker_moved(table: CarsonTable, space: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MARKER_MOVED, rule, (terms.SPACE[space],)))


def limit_kept(table: CarsonTable, seat: int, limit: int, amount: int, points: int, rule: str) -> None:
    """Dollars given to the bank, and points received for them."""
    if table.telling:
        table.told.append(Event(_LIMIT_KEPT, rule, (seat, limit, amount, points)))


def row_shifted(table: CarsonTable, rule: str) -> None:
    """Where the tiles of the row lie now."""
    if table.telling:
        places = [place for place, tile in enumerate(table.row) if tile != NOTHING]
        spaces = tuple([terms.SPACE[BUILD_3 - place] for place in places])
        tiles = tuple([terms.BUILDING[table.row[place]] for place in places])
        table.told.append(Event(_ROW_SHIFTED, rule, (spaces, tiles)))


def characters_returned(table: CarsonTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHARACTERS_RETURNED, rule, (table.round,)))


def three_guns_returned(table: CarsonTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_THREE_GUNS_RETURNED, rule, (seat,)))


def game_ended(table: CarsonTable, rule: str) -> None:
    if table.telling:
        ended = result(table)
        for seat in range(table.seats):
            values = (seat, table.points[seat], ended.scores[seat])
            table.told.append(Event(_SCORED, "carson-score-estate", values))
        winner = ended.winners[0]
        table.told.append(Event(_GAME_ENDED, rule, (winner, ended.scores[winner])))
