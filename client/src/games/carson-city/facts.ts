/** Made by tools/protocol_types.py from posse.games.carson_city.facts: do not edit. */

export const MIN_SEATS = 2
export const MAX_SEATS = 5
export const ROUNDS = 4
export const NOBODY = -1
export const SETTING_OUT = 0
export const CHOOSING = 1
export const PLACING = 2
export const ACTING = 3
export const ENDING = 4
export const PHASES = ['setup', 'characters', 'placement', 'actions', 'end'] as const
export const SIDE = 8
export const PARCELS = 64
/** dice name rows and columns by number: 0 and 7 are never rolled */
export const FIRST_ROLLED = 1
export const PARCEL_NAMES = [
  'A1',
  'B1',
  'C1',
  'D1',
  'E1',
  'F1',
  'G1',
  'H1',
  'A2',
  'B2',
  'C2',
  'D2',
  'E2',
  'F2',
  'G2',
  'H2',
  'A3',
  'B3',
  'C3',
  'D3',
  'E3',
  'F3',
  'G3',
  'H3',
  'A4',
  'B4',
  'C4',
  'D4',
  'E4',
  'F4',
  'G4',
  'H4',
  'A5',
  'B5',
  'C5',
  'D5',
  'E5',
  'F5',
  'G5',
  'H5',
  'A6',
  'B6',
  'C6',
  'D6',
  'E6',
  'F6',
  'G6',
  'H6',
  'A7',
  'B7',
  'C7',
  'D7',
  'E7',
  'F7',
  'G7',
  'H7',
  'A8',
  'B8',
  'C8',
  'D8',
  'E8',
  'F8',
  'G8',
  'H8',
] as const
/** edges from this number on run from top to bottom */
export const UPRIGHT = 72
export const EDGES = 144
export const EDGE_NAMES = [
  'h00',
  'h01',
  'h02',
  'h03',
  'h04',
  'h05',
  'h06',
  'h07',
  'h10',
  'h11',
  'h12',
  'h13',
  'h14',
  'h15',
  'h16',
  'h17',
  'h20',
  'h21',
  'h22',
  'h23',
  'h24',
  'h25',
  'h26',
  'h27',
  'h30',
  'h31',
  'h32',
  'h33',
  'h34',
  'h35',
  'h36',
  'h37',
  'h40',
  'h41',
  'h42',
  'h43',
  'h44',
  'h45',
  'h46',
  'h47',
  'h50',
  'h51',
  'h52',
  'h53',
  'h54',
  'h55',
  'h56',
  'h57',
  'h60',
  'h61',
  'h62',
  'h63',
  'h64',
  'h65',
  'h66',
  'h67',
  'h70',
  'h71',
  'h72',
  'h73',
  'h74',
  'h75',
  'h76',
  'h77',
  'h80',
  'h81',
  'h82',
  'h83',
  'h84',
  'h85',
  'h86',
  'h87',
  'v00',
  'v01',
  'v02',
  'v03',
  'v04',
  'v05',
  'v06',
  'v07',
  'v08',
  'v10',
  'v11',
  'v12',
  'v13',
  'v14',
  'v15',
  'v16',
  'v17',
  'v18',
  'v20',
  'v21',
  'v22',
  'v23',
  'v24',
  'v25',
  'v26',
  'v27',
  'v28',
  'v30',
  'v31',
  'v32',
  'v33',
  'v34',
  'v35',
  'v36',
  'v37',
  'v38',
  'v40',
  'v41',
  'v42',
  'v43',
  'v44',
  'v45',
  'v46',
  'v47',
  'v48',
  'v50',
  'v51',
  'v52',
  'v53',
  'v54',
  'v55',
  'v56',
  'v57',
  'v58',
  'v60',
  'v61',
  'v62',
  'v63',
  'v64',
  'v65',
  'v66',
  'v67',
  'v68',
  'v70',
  'v71',
  'v72',
  'v73',
  'v74',
  'v75',
  'v76',
  'v77',
  'v78',
] as const
export const NOTHING = 0
export const RANCH = 1
export const MINE = 2
export const DRUGSTORE = 3
export const BANK = 4
export const SALOON = 5
export const HOTEL = 6
export const CHURCH = 7
export const PRISON = 8
export const HOUSE = 9
export const MOUNTAIN = 10
export const STANDS = [
  'nothing',
  'ranch',
  'mine',
  'drugstore',
  'bank',
  'saloon',
  'hotel',
  'church',
  'prison',
  'house',
  'mountain',
] as const
export const BUILDINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const
export const PAYING = [1, 2, 3, 4, 5, 6] as const
/** and a road */
export const NEEDS_HOUSE = [false, false, false, true, true, true, true, true, true, false, false] as const
/** unless a church stands beside it */
export const ATTACKABLE = [false, true, true, true, true, true, true, false, false, false, false] as const
/** taken when it is built */
export const REVOLVERS = [0, 1, 1, 0, 0, 0, 0, 0, 2, 0, 0] as const
/** for drugstores, banks, saloons */
export const HOUSES_WORTH = [0, 1, 0, 0, 0, 0, 2, 1, 0, 1, 0] as const
/** dollars for each thing it counts */
export const UNIT = [0, 1, 3, 3, 3, 5, 6, 0, 0, 0, 0] as const
export const LEAST_INCOME = [0, 1, 0, 0, 0, 0, 6, 0, 0, 0, 0] as const
export const TILE_COUNT = [0, 6, 6, 4, 4, 3, 3, 2, 2, 0, 0] as const
export const CAPS_FROM_ZERO = [0, 8, 21, 21, 21, 35, 6, 0, 0, 0, 0] as const
export const CAPS_FROM_ONE = [0, 8, 24, 24, 24, 40, 6, 0, 0, 0, 0] as const
export const TILES = 30
export const HOUSES = 20
export const MOUNTAINS = 9
export const ROADS = 25
export const REVOLVER_TOKENS = 27
/** property tiles of a player */
export const CLAIMS = 12
/** of a player */
export const COWBOYS = 10
export const START_MONEY = 15
export const START_REVOLVERS = 1
export const START_ROADS = 1
export const START_COWBOYS = 3
export const START_PARCELS = 2
export const TOWN_ROADS = 4
export const WAGES = 0
export const THREE_GUNS = 1
export const THREE_ROADS = 2
export const ROAD = 3
export const LAND_PURCHASE = 4
export const BUILD_12 = 5
export const BUILD_3 = 11
export const PARCEL_INCOME = 12
export const COWBOY_INCOME = 13
export const GAMBLING = 14
export const BUILDING_INCOME = 15
export const PARCEL_VP = 16
export const COWBOY_VP = 17
export const BUILDING_VP = 18
export const BUY_VP_5 = 19
export const BUY_VP_2 = 22
export const SPACE_COUNT = 23
export const SPACES = [
  'wages',
  'three-guns',
  'three-roads',
  'road',
  'land-purchase',
  'build-12',
  'build-10',
  'build-8',
  'build-6',
  'build-5',
  'build-4',
  'build-3',
  'parcel-income',
  'cowboy-income',
  'gambling',
  'building-income',
  'parcel-vp',
  'cowboy-vp',
  'building-vp',
  'buy-vp-5',
  'buy-vp-4',
  'buy-vp-3',
  'buy-vp-2',
] as const
/** spaces in the top, middle and bottom row of the board */
export const TRACK_ROWS = [5, 10, 8] as const
export const WAGE = 4
/** revolvers that the Three Guns token counts for */
export const GUNS = 3
/** on the space of that name */
export const ROADS_GIVEN = 3
export const PARCEL_MONEY = 2
export const FIREPOWER_MONEY = 2
export const PARCELS_PER_POINT = 2
export const FIREPOWER_PER_POINT = 2
export const POINTS_PER_BUILDING = 1
/** on the spaces from BUY_VP_5 on */
export const POINT_PRICES = [5, 4, 3, 2] as const
export const ROW = 7
export const PRICES = [3, 4, 5, 6, 8, 10, 12] as const
export const FIRST_ROW = [1, 2, 0, 0, 0, 1, 2] as const
export const SHERIFF = 0
export const BANKER = 1
export const GROCER = 2
export const CHINESE_WORKER = 3
export const SETTLER = 4
export const CAPTAIN = 5
export const MERCENARY = 6
export const CHARACTERS = [
  'sheriff',
  'banker',
  'grocer',
  'chinese-worker',
  'settler',
  'captain',
  'mercenary',
] as const
export const CHARACTER_COUNT = 7
export const YELLOW = 0
export const RED = 1
export const SIDES = ['yellow', 'red'] as const
/** by side and character */
export const MONEY_LIMITS = [[20, 120, 60, 30, 30, 25, 20], [20, 60, 60, 30, 20, 20, 30]] as const
/** instead of waiting */
export const CASH = 8
export const BANKER_MONEY = 9
export const WORKER_ROADS = 2
export const TILE_PRICE = 5
/** points for a duel lost */
export const CONSOLATION = 3
/** how many, for how many dollars */
export const COWBOY_OFFERS = [[1, 1], [2, 4], [3, 9]] as const
export const REVOLVER_OFFERS = [[1, 3], [2, 9]] as const
export const POINT_OFFERS = [[3, 3], [5, 12], [7, 25]] as const
/** by side */
export const MERCENARY_GUNS = [3, 2] as const
/** for each house or mountain, to those who waited */
export const REWARD = 1
/** by round */
export const NEW_COWBOYS = [0, 4, 5, 5, 0] as const
/** over the money limit */
export const DOLLARS_PER_POINT = 10
/** for each building, house and mountain */
export const ESTATE_POINTS = 2
/** dollars, at the end */
export const SAVINGS_PER_POINT = 6
/** in a set, numbered from 0; and in a hand */
export const DUEL_TILES = 6
/** minus the total dealt: the starting money of three to five players */
export const TILE_BANK = 30
export const REFILL = 3
/** of placed cowboys */
export const MOST_MOVES = 20
/** milliseconds that it lasts after its opening, */
export const KIT_LIMIT = 120000
/** and after only one player is unfinished */
export const KIT_ALONE = 30000
/** between two commands of a player */
export const KIT_APART = 500
/** between two commands of a bot */
export const KIT_TICK = 1000
export const ABOUT = {
  'parcel': 'carson-land-price',
  'edge': 'carson-road-on-edge',
  'road': 'carson-road-common',
  'building-ranch': 'carson-ranch-income',
  'building-mine': 'carson-mine-income',
  'building-drugstore': 'carson-drugstore-income',
  'building-bank': 'carson-bank-income',
  'building-saloon': 'carson-saloon-income',
  'building-hotel': 'carson-hotel-income',
  'building-church': 'carson-church-protects',
  'building-prison': 'carson-prison-revolvers',
  'building-house': 'carson-income-house-rule',
  'building-mountain': 'carson-income-mountain-rule',
  'action-wages': 'carson-action-wages',
  'action-three-guns': 'carson-action-three-guns',
  'action-three-roads': 'carson-action-three-roads',
  'action-road': 'carson-action-road',
  'action-land-purchase': 'carson-action-land-purchase',
  'action-parcel-income': 'carson-action-parcel-income',
  'action-cowboy-income': 'carson-action-cowboy-income',
  'action-gambling': 'carson-action-gambling',
  'action-building-income': 'carson-action-building-income',
  'action-parcel-vp': 'carson-action-parcel-vp',
  'action-cowboy-vp': 'carson-action-cowboy-vp',
  'action-building-vp': 'carson-action-building-vp',
  'action-buy-vp-5': 'carson-action-buy-vp',
  'action-buy-vp-4': 'carson-action-buy-vp',
  'action-buy-vp-3': 'carson-action-buy-vp',
  'action-buy-vp-2': 'carson-action-buy-vp',
  'action-build-12': 'carson-action-build',
  'action-build-10': 'carson-action-build',
  'action-build-8': 'carson-action-build',
  'action-build-6': 'carson-action-build',
  'action-build-5': 'carson-action-build',
  'action-build-4': 'carson-action-build',
  'action-build-3': 'carson-action-build',
  'character': 'carson-char-pick',
  'duel-tile': 'carson-tiles-duel',
  'duel-tiles': 'carson-tiles-hidden',
  'cowboy-own': 'carson-term-cowboy-places',
  'cowboy-white': 'carson-char-sheriff-yellow',
  'count-money': 'carson-char-limit',
  'count-points': 'carson-score-winner',
  'count-cowboys': 'carson-term-cowboy-places',
  'count-revolvers': 'carson-build-revolver',
  'count-roads': 'carson-road-anytime',
  'count-parcels': 'carson-term-owner',
  'count-buildings': 'carson-term-building',
  'count-firepower': 'carson-term-firepower',
  'order-choice': 'carson-term-selection-order',
  'order-turn': 'carson-term-turn-order',
  'order-pass': 'carson-term-pass-order',
  'marker': 'carson-end-round-marker',
  'supply-bag': 'carson-setup-bag',
  'supply-houses': 'carson-supply-houses-enough',
  'supply-roads': 'carson-supply-roads-order',
  'supply-revolvers': 'carson-supply-short',
  'seat': 'carson-info-public',
} as const
