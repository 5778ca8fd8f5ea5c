/** Made by tools/protocol_types.py from posse.games.dice_town.facts: do not edit. */

export const MIN_SEATS = 2
export const MAX_SEATS = 5
export const CREDIT = 0
export const GIRLS = 1
export const BRUTE = 2
export const CHEATER = 3
export const CORRUPTION = 4
export const DYNAMITE = 5
export const JOE = 6
export const MARSHAL = 7
export const SPLIT = 8
export const WANTED = 9
export const ELIXIR = 10
/** 11 to 16: six kinds */
export const EQUIPMENT = 11
/** 17 to 21: five kinds */
export const PROPERTY = 17
export const KINDS = 22
export const CARD_NAMES = [
  'unlimited-credit',
  'the-girls',
  'the-brute',
  'professional-cheater',
  'corruption',
  'dynamite',
  'nervous-joe',
  'marshal',
  'even-split',
  'wanted',
  'doc-badlucks-elixir',
  'equipment-1',
  'equipment-2',
  'equipment-3',
  'equipment-4',
  'equipment-5',
  'equipment-8',
  'property-1',
  'property-2',
  'property-3',
  'property-4',
  'property-5',
] as const
export const COPIES = [1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5] as const
export const POINTS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 8, 1, 2, 3, 4, 5] as const
export const STORE_DECK = [0, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const
export const PROPERTY_DECK = [
  17,
  17,
  17,
  17,
  17,
  18,
  18,
  18,
  18,
  18,
  19,
  19,
  19,
  19,
  19,
  20,
  20,
  20,
  20,
  20,
  21,
  21,
  21,
  21,
  21,
] as const
/** slots for property cards in the town hall */
export const ROW = 3
export const DICE = 25
export const DICE_EACH = 5
export const NINE = 0
export const TEN = 1
export const JACK = 2
export const QUEEN = 3
export const KING = 4
export const ACE = 5
export const FACE_COUNT = 6
export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const
/** of this many dice, in an ordinary throw */
export const KEEP_COST = [1, 0, 1, 2, 3, 4] as const
export const HIGH_CARD = 0
export const ONE_PAIR = 1
export const TWO_PAIR = 2
export const THREE = 3
export const STRAIGHT = 4
export const FULL_HOUSE = 5
export const FOUR = 6
export const FIVE = 7
export const HANDS = [
  'high-card',
  'one-pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'full-house',
  'four-of-a-kind',
  'five-of-a-kind',
] as const
export const MINE = 0
export const BANK = 1
export const STAGECOACH = 2
export const STORE = 3
export const SALOON = 4
export const SHERIFF = 5
export const HALL = 6
export const DOC = 7
export const PLACES = [
  'gold-mine',
  'bank',
  'stagecoach',
  'general-store',
  'saloon',
  'sheriff',
  'town-hall',
  'doc-badluck',
] as const
export const NO_FACE = -1
export const FACE_OF_PLACE = [0, 1, -1, 2, 3, 4, -1, -1] as const
export const FENCE = 0
export const STORE_CARD = 1
export const TAKE_DOLLARS = 2
export const TAKE_NUGGETS = 3
export const DECLINE = 4
export const REMEDIES = ['barbed-wire', 'store-card', 'small-theft', 'big-theft', 'decline'] as const
export const REMEDY_FACES = [[0, 1], [2, 3], [4], [5]] as const
export const DOLLARS = 43
export const NUGGETS = 30
export const START_DOLLARS = 8
export const START_BANK = 3
export const JOE_TAKES = 4
/** from each opponent */
export const SMALL_THEFT = 2
export const FENCED_AT_ONCE = 2
export const BADGE_POINTS = 5
export const DOLLARS_A_POINT = 2
export const ABOUT = {
  'place-gold-mine': 'dice-mine-nuggets',
  'place-bank': 'dice-bank-take-all',
  'place-stagecoach': 'dice-stage-move',
  'place-general-store': 'dice-store-draw',
  'place-saloon': 'dice-saloon-draw',
  'place-sheriff': 'dice-sheriff-most-kings',
  'place-town-hall': 'dice-hall-best-hand',
  'place-doc-badluck': 'dice-doc-eligible',
  'card-unlimited-credit': 'dice-credit-effect',
  'card-the-girls': 'dice-girls-effect',
  'card-the-brute': 'dice-brute-effect',
  'card-professional-cheater': 'dice-cheater-effect',
  'card-corruption': 'dice-corruption-effect',
  'card-dynamite': 'dice-dynamite-effect',
  'card-nervous-joe': 'dice-joe-effect',
  'card-marshal': 'dice-marshal-effect',
  'card-even-split': 'dice-split-effect',
  'card-wanted': 'dice-wanted-effect',
  'card-doc-badlucks-elixir': 'dice-elixir-effect',
  'card-equipment': 'dice-equipment-score',
  'card-property': 'dice-score-property',
  'face': 'dice-win-most',
  'face-long-A': 'dice-hall-aces',
  'hand': 'dice-hand-ranking',
  'remedy-barbed-wire': 'dice-doc-fence',
  'remedy-store-card': 'dice-doc-store-card',
  'remedy-small-theft': 'dice-doc-small-theft',
  'remedy-big-theft': 'dice-doc-big-theft',
  'row': 'dice-hall-first-card',
  'count-dollars': 'dice-score-dollars',
  'count-nuggets': 'dice-score-nuggets',
  'count-property': 'dice-saloon-stealable',
  'count-store': 'dice-comp-store',
  'count-fenced': 'dice-fence-safe',
  'badge': 'dice-sheriff-matters',
  'cup': 'dice-roll-private',
  'tariff': 'dice-roll-keep-more-cost',
  'last-throw': 'dice-last-throw-trigger',
  'tie': 'dice-win-tie',
  'offer': 'dice-dispute-transfer',
  'seat': 'dice-info-money-public',
} as const
