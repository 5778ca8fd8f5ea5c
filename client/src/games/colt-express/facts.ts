/** Made by tools/protocol_types.py from posse.games.colt_express.facts: do not edit. */

export const MIN_SEATS = 2
export const MAX_SEATS = 6
export const GHOST = 0
export const DOC = 1
export const TUCO = 2
export const CHEYENNE = 3
export const BELLE = 4
export const DJANGO = 5
export const BANDIT_COUNT = 6
export const BANDITS = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django'] as const
export const NOBODY = -1
/** one to each team of two */
export const LEADERS = [0, 1, 4] as const
/** dealt to them */
export const PARTNERS = [3, 5, 2] as const
export const MOVE = 0
export const LADDER = 1
export const SHOOT = 2
export const ROB = 3
export const PUNCH = 4
export const MARSHAL = 5
export const ACTIONS = ['move', 'ladder', 'shoot', 'rob', 'punch', 'marshal'] as const
/** added to an action card that shows the second bandit */
export const SECOND = 8
/** card & ACTION: what an action card does */
export const ACTION = 7
/** plus the bandit who fired it */
export const BULLET = 16
/** a bullet of the Marshal or the passengers */
export const NEUTRAL = 22
/** where bullets are counted by who fired them */
export const FROM_MARSHAL = 6
export const ONE_BANDIT_DECK = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5] as const
export const TWO_BANDIT_DECK = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12] as const
export const HAND = 6
export const DRAW = 3
export const OWN_BULLETS = 6
export const NEUTRAL_BULLETS = 13
export const CARD_NAMES = {
  0: 'move',
  1: 'ladder',
  2: 'shoot',
  3: 'rob',
  4: 'punch',
  5: 'marshal',
  8: '2nd-move',
  9: '2nd-ladder',
  10: '2nd-shoot',
  11: '2nd-rob',
  12: '2nd-punch',
  16: 'bullet-ghost',
  17: 'bullet-doc',
  18: 'bullet-tuco',
  19: 'bullet-cheyenne',
  20: 'bullet-belle',
  21: 'bullet-django',
  22: 'bullet-marshal',
} as const
export const CARDS_NAMED = {
  'move': 0,
  'ladder': 1,
  'shoot': 2,
  'rob': 3,
  'punch': 4,
  'marshal': 5,
  '2nd-move': 8,
  '2nd-ladder': 9,
  '2nd-shoot': 10,
  '2nd-rob': 11,
  '2nd-punch': 12,
  'bullet-ghost': 16,
  'bullet-doc': 17,
  'bullet-tuco': 18,
  'bullet-cheyenne': 19,
  'bullet-belle': 20,
  'bullet-django': 21,
  'bullet-marshal': 22,
} as const
/** cars a bandit may run along the roofs */
export const FARTHEST = 3
export const WAGONS = [
  '1-purse',
  '1-purse-1-jewel',
  '3-jewels',
  '3-purses',
  '3-purses-1-jewel',
  '4-purses-1-jewel',
] as const
/** the locomotive and every wagon */
export const MOST_CARS = 7
export const WAGON_PURSES = [1, 1, 0, 3, 3, 4] as const
export const WAGON_JEWELS = [0, 1, 3, 0, 1, 1] as const
export const LOOT = ['purse', 'jewel', 'strongbox'] as const
export const PURSE_KINDS = 6
export const PURSE_VALUES = [250, 300, 350, 400, 450, 500] as const
export const PURSE_COPIES = [8, 2, 2, 2, 2, 2] as const
export const JEWELS = 6
export const JEWEL_VALUE = 500
export const STRONGBOXES = 2
export const STRONGBOX_VALUE = 1000
export const BOUNTY = 1000
export const STANDARD = 0
export const TUNNEL = 1
export const SPEEDING_UP = 2
export const SWITCHING = 3
export const TURNS = ['standard', 'tunnel', 'speeding-up', 'switching'] as const
/** turn >> TURN_ICON */
export const TURN_ICON = 6
/** turn >> TURN_KIND & TURN_PART */
export const TURN_KIND = 3
/** turn & TURN_PART: the seat */
export const TURN_PART = 7
export const NO_EVENT = -1
export const ANGRY_MARSHAL = 0
export const SWIVEL_ARM = 1
export const BRAKING = 2
export const TAKE_IT_ALL = 3
export const REBELLION = 4
export const PICKPOCKETING = 5
export const REVENGE = 6
export const HOSTAGE = 7
export const EVENTS = [
  'angry-marshal',
  'swivel-arm',
  'braking',
  'take-it-all',
  'passengers-rebellion',
  'pickpocketing',
  'marshals-revenge',
  'hostage-conductor',
] as const
export const ROUND_CARDS = [
  'angry-marshal-2-4',
  'swivel-arm-2-4',
  'braking-2-4',
  'take-it-all-2-4',
  'passengers-rebellion-2-4',
  'bridge-2-4',
  'two-tunnels-2-4',
  'angry-marshal-5-6',
  'swivel-arm-5-6',
  'braking-5-6',
  'take-it-all-5-6',
  'passengers-rebellion-5-6',
  'bridge-5-6',
  'two-tunnels-5-6',
  'station-pickpocketing',
  'station-marshals-revenge',
  'station-hostage-conductor',
] as const
export const ROUND_TURNS = [
  [0, 0, 1, 3],
  [0, 1, 0, 0],
  [0, 0, 0, 0],
  [0, 1, 2, 0],
  [0, 0, 1, 0, 0],
  [0, 2, 0],
  [0, 1, 0, 1, 0],
  [0, 0, 3],
  [0, 1, 0],
  [0, 1, 0, 0],
  [0, 2, 3],
  [0, 1, 0, 3],
  [0, 2],
  [0, 1, 0, 1],
  [0, 0, 1, 0],
  [0, 0, 1, 0],
  [0, 0, 1, 0],
] as const
export const ROUND_EVENTS = [0, 1, 2, 3, 4, -1, -1, 0, 1, 2, 3, 4, -1, -1, 5, 6, 7] as const
/** the round cards for up to four players */
export const FEW = [0, 1, 2, 3, 4, 5, 6] as const
export const MANY = [7, 8, 9, 10, 11, 12, 13] as const
export const STATIONS = [14, 15, 16] as const
export const ROUNDS = 5
export const ABOUT = {
  'bandit-ghost': 'colt-ghost-face-down',
  'bandit-doc': 'colt-doc-seven',
  'bandit-tuco': 'colt-tuco-through-roof',
  'bandit-cheyenne': 'colt-cheyenne-keep-purse',
  'bandit-belle': 'colt-belle-shoot',
  'bandit-django': 'colt-django-push',
  'marshal': 'colt-encounter-trigger',
  'level-inside': 'colt-move-inside',
  'level-roof': 'colt-move-roof',
  'loot-purse': 'colt-comp-purses',
  'loot-jewel': 'colt-comp-jewels',
  'loot-strongbox': 'colt-comp-strongboxes',
  'card-move': 'colt-move-inside',
  'card-ladder': 'colt-ladder-up',
  'card-shoot': 'colt-shoot-effect',
  'card-rob': 'colt-rob-take-one',
  'card-punch': 'colt-punch-lose-loot',
  'card-marshal': 'colt-marshal-move',
  'card-bullet': 'colt-bullet-dead-card',
  'card-neutral-bullet': 'colt-bullet-dead-card',
  'turn-standard': 'colt-turn-standard',
  'turn-tunnel': 'colt-turn-tunnel',
  'turn-speeding-up': 'colt-turn-speeding-up',
  'turn-switching': 'colt-turn-switching',
  'round-angry-marshal-2-4': 'colt-card-2-4-angry-marshal',
  'round-swivel-arm-2-4': 'colt-card-2-4-swivel-arm',
  'round-braking-2-4': 'colt-card-2-4-braking',
  'round-take-it-all-2-4': 'colt-card-2-4-take-it-all',
  'round-passengers-rebellion-2-4': 'colt-card-2-4-passengers-rebellion',
  'round-bridge-2-4': 'colt-card-2-4-bridge',
  'round-two-tunnels-2-4': 'colt-card-2-4-two-tunnels',
  'round-angry-marshal-5-6': 'colt-card-5-6-angry-marshal',
  'round-swivel-arm-5-6': 'colt-card-5-6-swivel-arm',
  'round-braking-5-6': 'colt-card-5-6-braking',
  'round-take-it-all-5-6': 'colt-card-5-6-take-it-all',
  'round-passengers-rebellion-5-6': 'colt-card-5-6-passengers-rebellion',
  'round-bridge-5-6': 'colt-card-5-6-bridge',
  'round-two-tunnels-5-6': 'colt-card-5-6-two-tunnels',
  'round-station-pickpocketing': 'colt-card-station-pickpocketing',
  'round-station-marshals-revenge': 'colt-card-station-marshals-revenge',
  'round-station-hostage-conductor': 'colt-card-station-hostage-conductor',
  'count-bullets': 'colt-shoot-effect',
  'count-neutral': 'colt-neutral-all-or-none',
  'count-hits': 'colt-bullet-dead-card',
  'count-cards': 'colt-plan-options',
  'deck': 'colt-plan-options',
  'discard': 'colt-expert-discard-public',
  'slot-down': 'colt-info-pile-face-down',
  'slot-drew': 'colt-steal-drew-no-card',
  'slot-empty': 'colt-plan-order',
  'first': 'colt-round-first-player-rotates',
  'seat': 'colt-info-board-kinds',
} as const
