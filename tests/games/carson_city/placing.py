"""Puts pieces on a Carson City table for a story: in words, and so that none is lost or doubled."""

from __future__ import annotations

from posse.core.table import seat_of
from posse.games.carson_city import terms
from posse.games.carson_city.characters import take
from posse.games.carson_city.facts import (
    ATTACKABLE,
    BUILDINGS,
    CHARACTERS,
    CHURCH,
    COWBOYS,
    DUEL_TILES,
    HOUSE,
    MOUNTAIN,
    MOUNTAINS,
    NOBODY,
    NOTHING,
    REVOLVER_TOKENS,
    ROW,
    SIDE,
    STANDS,
    TILE_COUNT,
)
from posse.games.carson_city.pieces.land import BIT, NEAR, sides_of
from posse.games.carson_city.pieces.places import NOWHERE
from posse.games.carson_city.rules.cowboys import put
from posse.games.carson_city.rules.network import put_road
from posse.games.carson_city.rules.parcels import own
from posse.games.carson_city.table import CarsonTable

PerSeat = dict[str, str]
Counts = dict[str, int]

# Mountains nobody speaks of lie at the bottom of the map, out of the way.
FAR_AWAY = [
    *[column + "8" for column in "abcdefgh"],
    *["h" + str(row) for row in range(7, 0, -1)],
    "a7",
    "b7",
]
# Without a word these cards are held, so that the turn order is the order of the seats.
HARMLESS = ("banker", "grocer", "settler", "captain", "mercenary")


def parcel_named(name: str) -> int:
    return terms.PARCELS_NAMED[name.lower()]


def parcels_named(names: str) -> list[int]:
    return [parcel_named(name) for name in names.split()]


def seats_named(letters: str) -> tuple[int, ...]:
    return tuple([seat_of(letter) for letter in letters.split()])


def lay_land(table: CarsonTable, land: PerSeat) -> None:
    for letter, names in land.items():
        for parcel in parcels_named(names):
            own(table, seat_of(letter), parcel)


def lay_map(table: CarsonTable, town: str, stands: dict[str, str], mountains: str, roads: str) -> None:
    """The town centre with its roads, what else stands on parcels, and mountains to make nine."""
    centre = parcel_named(town)
    _stand(table, centre, HOUSE)
    for edge in [*sides_of(centre), *[terms.EDGES_NAMED[name] for name in roads.split()]]:
        put_road(table, edge)
        table.spare_roads -= 1
    for name, standing in stands.items():
        _stand(table, parcel_named(name), STANDS.index(standing))
    for parcel in parcels_named(mountains):
        _stand(table, parcel, MOUNTAIN)
    for name in FAR_AWAY:
        parcel = parcel_named(name)
        taken = table.what[parcel] != NOTHING or table.owner[parcel] != NOBODY
        if table.what.count(MOUNTAIN) < MOUNTAINS and not taken:
            _stand(table, parcel, MOUNTAIN)
    table.spare_houses -= table.what.count(HOUSE)
    for parcel, what in enumerate(table.what):
        if ATTACKABLE[what] and not any(table.what[near] == CHURCH for near in NEAR[parcel]):
            table.prey[parcel // SIDE] |= BIT[parcel]
            table.prey_rows |= 1 << parcel // SIDE


def _stand(table: CarsonTable, parcel: int, what: int) -> None:
    assert table.what[parcel] == NOTHING, f"two things on {terms.PARCEL_THINGS[parcel]}"
    assert what not in BUILDINGS or table.owner[parcel] != NOBODY, "a building needs an owner: say `land`"
    table.what[parcel] = what
    table.bare[parcel // SIDE] &= ~BIT[parcel]


def lay_tiles(table: CarsonTable, row: str, bag: str, kept: PerSeat) -> None:
    """The row from $3 on ("-" for an empty space), the next tiles of the bag, tiles kept."""
    for letter, names in kept.items():
        table.kept[seat_of(letter)] = tuple([STANDS.index(name) for name in names.split()])
    left = {building: TILE_COUNT[building] for building in BUILDINGS}
    for what in [*table.what, *[tile for tiles in table.kept for tile in tiles]]:
        if what in left:
            left[what] -= 1
    wanted = [NOTHING if name == "-" else STANDS.index(name) for name in row.split()]
    first = [STANDS.index(name) for name in bag.split()]
    for tile in [*wanted, *first]:
        if tile != NOTHING:
            left[tile] -= 1
    assert min(left.values()) >= 0, f"there are fewer tiles: {left}"
    rest = [building for building in BUILDINGS for _ in range(left[building])]
    # Tiles nobody speaks of: cheap ones first, so that the row is full.
    while len(wanted) < ROW and rest:
        wanted.append(rest.pop(0))
    table.row = wanted + [NOTHING] * (ROW - len(wanted))
    table.bag = [*rest, *first[::-1]]


def empty_bag(table: CarsonTable) -> None:
    """Put what is left of the bag in front of the last player, so that nothing is lost."""
    table.kept[-1] = (*table.kept[-1], *table.bag)
    table.bag = []


def lay_goods(
    table: CarsonTable, money: Counts, points: Counts, revolvers: Counts, roads: Counts, claims: Counts
) -> None:
    for letter, count in money.items():
        table.money[seat_of(letter)] = count
    for letter, count in points.items():
        table.points[seat_of(letter)] = count
    for letter, count in revolvers.items():
        table.revolvers[seat_of(letter)] = count
    table.spare_revolvers = REVOLVER_TOKENS - sum(table.revolvers)
    before = sum(table.roads)
    for letter, count in roads.items():
        table.roads[seat_of(letter)] = count
    table.spare_roads -= sum(table.roads) - before
    for letter, left in claims.items():
        _use_claims(table, seat_of(letter), left)


def _use_claims(table: CarsonTable, seat: int, left: int) -> None:
    """Gives a player land from the bottom right corner up, until this many property tiles are left."""
    for parcel in reversed(range(len(table.owner))):
        if table.claims[seat] > left and table.owner[parcel] == NOBODY:
            own(table, seat, parcel)


def lay_cowboys(table: CarsonTable, hands: Counts, at: PerSeat, white: str) -> None:
    for letter, names in at.items():
        for name in names.split():
            put(table, seat_of(letter), False, place_named(name))
            table.reserve[seat_of(letter)] -= 1
    for seat in range(table.seats):
        standing = COWBOYS - table.hand[seat] - table.reserve[seat]
        hand = hands.get("abcde"[seat], min(table.hand[seat], COWBOYS - standing))
        table.hand[seat] = hand
        table.reserve[seat] = COWBOYS - standing - hand
    if white:
        lay_white(table, white)


def lay_white(table: CarsonTable, white: str) -> None:
    holder = next(seat for seat in range(table.seats) if table.voices[seat].brings_white_cowboy())
    table.white_of, table.white_at = holder, NOWHERE
    if white != "hand":
        put(table, holder, True, place_named(white))


def place_named(name: str) -> int:
    """A space ("three-guns") or a parcel ("e3")."""
    place = terms.place_named("space:" + name)
    if place is None:
        place = terms.place_named("parcel:" + name)
    assert place is not None, f"there is no place {name}"
    return place


def sides_wanted(cards: PerSeat) -> dict[str, str]:
    """ "grocer red" is the grocer with the red side: as settings of the table."""
    found: dict[str, str] = {}
    for words in cards.values():
        name, _, side = words.partition(" ")
        if side:
            found["side_" + name.replace("-", "_")] = side
    return found


def lay_characters(table: CarsonTable, cards: PerSeat) -> None:
    named = {seat_of(letter): words.partition(" ")[0] for letter, words in cards.items()}
    free = [name for name in HARMLESS if name not in named.values()]
    for seat in range(table.seats):
        name = named.get(seat) or free.pop(0)
        take(table, seat, CHARACTERS.index(name))
    table.turn_order = tuple(sorted(range(table.seats), key=table.character.__getitem__))


def lay_duel_tiles(table: CarsonTable, hands: PerSeat, pile: str) -> None:
    """Hands not spoken of are filled up, from the lowest tiles left; `pile` names what has been played."""
    pool = [tile for tile in range(DUEL_TILES) for _ in range(table.seats)]
    for letter, tiles in hands.items():
        for held in tiles.split():
            pool.remove(int(held))
            table.arms[DUEL_TILES * seat_of(letter) + int(held)] += 1
    for number in pile.split():
        pool.remove(int(number))
        table.spent[int(number)] += 1
    quiet = [seat for seat in range(table.seats) if "abcde"[seat] not in hands]
    for seat in quiet:
        for _ in range(DUEL_TILES):
            if pool:
                table.arms[DUEL_TILES * seat + pool.pop(0)] += 1
    for tile in pool:  # nobody's: they have been played
        table.spent[tile] += 1
    table.played = [16 * 0 + tile for tile in range(DUEL_TILES) for _ in range(table.spent[tile])]
    table.dealt = tuple([_total(table, seat) for seat in range(table.seats)])


def _total(table: CarsonTable, seat: int) -> int:
    return sum([tile * table.arms[DUEL_TILES * seat + tile] for tile in range(DUEL_TILES)])
