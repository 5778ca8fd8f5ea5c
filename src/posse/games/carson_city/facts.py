"""What is in the box: the map, the action track, buildings, characters, and how many of each.

What the rulebook does not print, and we could not confirm, is named as an assumption where it stands.
"""

from __future__ import annotations

from typing import Final

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5
ROUNDS: Final = 4
NOBODY: Final = -1

SETTING_OUT: Final = 0
CHOOSING: Final = 1
PLACING: Final = 2
ACTING: Final = 3
ENDING: Final = 4
PHASES: Final[tuple[str, ...]] = ("setup", "characters", "placement", "actions", "end")

# The map: parcel 8 x row + column, row 0 at the top. In words columns are A to H and rows 1 to 8.

SIDE: Final = 8
PARCELS: Final = 64
FIRST_ROLLED: Final = 1  # dice name rows and columns by number: 0 and 7 are never rolled
PARCEL_NAMES: Final[tuple[str, ...]] = tuple(
    ["ABCDEFGH"[parcel % SIDE] + str(parcel // SIDE + 1) for parcel in range(PARCELS)]
)

# Edges, on which roads lie: 72 above the parcels of nine rows, then 72 left of the parcels of eight rows

UPRIGHT: Final = 72  # edges from this number on run from top to bottom
EDGES: Final = 144
EDGE_NAMES: Final[tuple[str, ...]] = tuple(
    ["h" + str(edge // 8) + str(edge % 8) for edge in range(UPRIGHT)]
    + ["v" + str(edge // 9) + str(edge % 9) for edge in range(UPRIGHT)]
)

# What stands on a parcel: a building, a house, a mountain, or nothing

NOTHING: Final = 0
RANCH: Final = 1
MINE: Final = 2
DRUGSTORE: Final = 3
BANK: Final = 4
SALOON: Final = 5
HOTEL: Final = 6
CHURCH: Final = 7
PRISON: Final = 8
HOUSE: Final = 9
MOUNTAIN: Final = 10
STANDS: Final[tuple[str, ...]] = (
    "nothing",
    "ranch",
    "mine",
    "drugstore",
    "bank",
    "saloon",
    "hotel",
    "church",
    "prison",
    "house",
    "mountain",
)
BUILDINGS: Final[tuple[int, ...]] = (RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL, CHURCH, PRISON)
PAYING: Final[tuple[int, ...]] = (RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL)

# By what stands there
NEEDS_HOUSE: Final[tuple[bool, ...]] = (
    *(False, False, False),
    *(True, True, True, True, True, True),
    *(False, False),
)  # and a road
ATTACKABLE: Final[tuple[bool, ...]] = (
    *(False,),
    *(True, True, True, True, True, True),
    *(False, False, False, False),
)  # unless a church stands beside it
REVOLVERS: Final[tuple[int, ...]] = (0, 1, 1, 0, 0, 0, 0, 0, 2, 0, 0)  # taken when it is built
HOUSES_WORTH: Final[tuple[int, ...]] = (0, 1, 0, 0, 0, 0, 2, 1, 0, 1, 0)  # for drugstores, banks, saloons
UNIT: Final[tuple[int, ...]] = (0, 1, 3, 3, 3, 5, 6, 0, 0, 0, 0)  # dollars for each thing it counts
LEAST_INCOME: Final[tuple[int, ...]] = (0, 1, 0, 0, 0, 0, 6, 0, 0, 0, 0)
TILE_COUNT: Final[tuple[int, ...]] = (0, 6, 6, 4, 4, 3, 3, 2, 2, 0, 0)
# Assumption: a tile shows eight incomes. If the first is $0, the last is seven units; else it is eight.
CAPS_FROM_ZERO: Final[tuple[int, ...]] = (0, 8, 21, 21, 21, 35, 6, 0, 0, 0, 0)
CAPS_FROM_ONE: Final[tuple[int, ...]] = (0, 8, 24, 24, 24, 40, 6, 0, 0, 0, 0)

# Assumption: all pieces but money are limited to what is in the box

TILES: Final = 30
HOUSES: Final = 20
MOUNTAINS: Final = 9
ROADS: Final = 25
REVOLVER_TOKENS: Final = 27
CLAIMS: Final = 12  # property tiles of a player
COWBOYS: Final = 10  # of a player

# Setting out

START_MONEY: Final = 15
START_REVOLVERS: Final = 1
START_ROADS: Final = 1
START_COWBOYS: Final = 3
START_PARCELS: Final = 2
TOWN_ROADS: Final = 4

# The action track: 23 spaces in their order. Assumption: parcel income comes before cowboy income.

WAGES: Final = 0
THREE_GUNS: Final = 1
THREE_ROADS: Final = 2
ROAD: Final = 3
LAND_PURCHASE: Final = 4
BUILD_12: Final = 5
BUILD_3: Final = 11
PARCEL_INCOME: Final = 12
COWBOY_INCOME: Final = 13
GAMBLING: Final = 14
BUILDING_INCOME: Final = 15
PARCEL_VP: Final = 16
COWBOY_VP: Final = 17
BUILDING_VP: Final = 18
BUY_VP_5: Final = 19
BUY_VP_2: Final = 22
SPACE_COUNT: Final = 23
SPACES: Final[tuple[str, ...]] = (
    "wages",
    "three-guns",
    "three-roads",
    "road",
    "land-purchase",
    "build-12",
    "build-10",
    "build-8",
    "build-6",
    "build-5",
    "build-4",
    "build-3",
    "parcel-income",
    "cowboy-income",
    "gambling",
    "building-income",
    "parcel-vp",
    "cowboy-vp",
    "building-vp",
    "buy-vp-5",
    "buy-vp-4",
    "buy-vp-3",
    "buy-vp-2",
)
TRACK_ROWS: Final[tuple[int, ...]] = (5, 10, 8)  # spaces in the top, middle and bottom row of the board
WAGE: Final = 4
GUNS: Final = 3  # revolvers that the Three Guns token counts for
ROADS_GIVEN: Final = 3  # on the space of that name
PARCEL_MONEY: Final = 2
FIREPOWER_MONEY: Final = 2
PARCELS_PER_POINT: Final = 2
FIREPOWER_PER_POINT: Final = 2
POINTS_PER_BUILDING: Final = 1
POINT_PRICES: Final[tuple[int, ...]] = (5, 4, 3, 2)  # on the spaces from BUY_VP_5 on

# The building row: seven places from the cheapest to the dearest, on the spaces from BUILD_3 back to BUILD_12

ROW: Final = 7
PRICES: Final[tuple[int, ...]] = (3, 4, 5, 6, 8, 10, 12)
FIRST_ROW: Final[tuple[int, ...]] = (RANCH, MINE, NOTHING, NOTHING, NOTHING, RANCH, MINE)

# Characters, in the order of their numbers 1 to 7

SHERIFF: Final = 0
BANKER: Final = 1
GROCER: Final = 2
CHINESE_WORKER: Final = 3
SETTLER: Final = 4
CAPTAIN: Final = 5
MERCENARY: Final = 6
CHARACTERS: Final[tuple[str, ...]] = (
    "sheriff",
    "banker",
    "grocer",
    "chinese-worker",
    "settler",
    "captain",
    "mercenary",
)
CHARACTER_COUNT: Final = 7
YELLOW: Final = 0
RED: Final = 1
SIDES: Final[tuple[str, ...]] = ("yellow", "red")
MONEY_LIMITS: Final[tuple[tuple[int, ...], ...]] = (
    (20, 120, 60, 30, 30, 25, 20),
    (20, 60, 60, 30, 20, 20, 30),
)  # by side and character
CASH: Final = 8  # instead of waiting
BANKER_MONEY: Final = 9
WORKER_ROADS: Final = 2
TILE_PRICE: Final = 5
CONSOLATION: Final = 3  # points for a duel lost
COWBOY_OFFERS: Final[tuple[tuple[int, int], ...]] = ((1, 1), (2, 4), (3, 9))  # how many, for how many dollars
REVOLVER_OFFERS: Final[tuple[tuple[int, int], ...]] = ((1, 3), (2, 9))
POINT_OFFERS: Final[tuple[tuple[int, int], ...]] = ((3, 3), (5, 12), (7, 25))
MERCENARY_GUNS: Final[tuple[int, ...]] = (3, 2)  # by side
REWARD: Final = 1  # for each house or mountain, to those who waited

# The end of a round and of the game

NEW_COWBOYS: Final[tuple[int, ...]] = (0, 4, 5, 5, 0)  # by round
DOLLARS_PER_POINT: Final = 10  # over the money limit
ESTATE_POINTS: Final = 2  # for each building, house and mountain
SAVINGS_PER_POINT: Final = 6  # dollars, at the end

# Variants

DUEL_TILES: Final = 6  # in a set, numbered from 0; and in a hand
TILE_BANK: Final = 30  # minus the total dealt: the starting money of three to five players
REFILL: Final = 3
# Simultaneous placement: in a round
MOST_MOVES: Final = 20  # of placed cowboys
KIT_LIMIT: Final = 120_000  # milliseconds that it lasts after its opening,
KIT_ALONE: Final = 30_000  # and after only one player is unfinished
KIT_APART: Final = 500  # between two commands of a player
KIT_TICK: Final = 1000  # between two commands of a bot

# The rule to read about each thing on the table, by its message or its kind

ABOUT: Final[dict[str, str]] = {
    "parcel": "carson-land-price",
    "edge": "carson-road-on-edge",
    "road": "carson-road-common",
    "building-ranch": "carson-ranch-income",
    "building-mine": "carson-mine-income",
    "building-drugstore": "carson-drugstore-income",
    "building-bank": "carson-bank-income",
    "building-saloon": "carson-saloon-income",
    "building-hotel": "carson-hotel-income",
    "building-church": "carson-church-protects",
    "building-prison": "carson-prison-revolvers",
    "building-house": "carson-income-house-rule",
    "building-mountain": "carson-income-mountain-rule",
    "action-wages": "carson-action-wages",
    "action-three-guns": "carson-action-three-guns",
    "action-three-roads": "carson-action-three-roads",
    "action-road": "carson-action-road",
    "action-land-purchase": "carson-action-land-purchase",
    "action-parcel-income": "carson-action-parcel-income",
    "action-cowboy-income": "carson-action-cowboy-income",
    "action-gambling": "carson-action-gambling",
    "action-building-income": "carson-action-building-income",
    "action-parcel-vp": "carson-action-parcel-vp",
    "action-cowboy-vp": "carson-action-cowboy-vp",
    "action-building-vp": "carson-action-building-vp",
    "action-buy-vp-5": "carson-action-buy-vp",
    "action-buy-vp-4": "carson-action-buy-vp",
    "action-buy-vp-3": "carson-action-buy-vp",
    "action-buy-vp-2": "carson-action-buy-vp",
    "action-build-12": "carson-action-build",
    "action-build-10": "carson-action-build",
    "action-build-8": "carson-action-build",
    "action-build-6": "carson-action-build",
    "action-build-5": "carson-action-build",
    "action-build-4": "carson-action-build",
    "action-build-3": "carson-action-build",
    "character": "carson-char-pick",
    "duel-tile": "carson-tiles-duel",
    "duel-tiles": "carson-tiles-hidden",
    "cowboy-own": "carson-term-cowboy-places",
    "cowboy-white": "carson-char-sheriff-yellow",
    "count-money": "carson-char-limit",
    "count-points": "carson-score-winner",
    "count-cowboys": "carson-term-cowboy-places",
    "count-revolvers": "carson-build-revolver",
    "count-roads": "carson-road-anytime",
    "count-parcels": "carson-term-owner",
    "count-buildings": "carson-term-building",
    "count-firepower": "carson-term-firepower",
    "order-choice": "carson-term-selection-order",
    "order-turn": "carson-term-turn-order",
    "order-pass": "carson-term-pass-order",
    "marker": "carson-end-round-marker",
    "supply-bag": "carson-setup-bag",
    "supply-houses": "carson-supply-houses-enough",
    "supply-roads": "carson-supply-roads-order",
    "supply-revolvers": "carson-supply-short",
    "seat": "carson-info-public",
}
