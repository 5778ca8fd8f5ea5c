"""What is in the box: bandits, cards, loot, wagons, round cards, and how many of each.

A card is one small number. Action cards are 0 to 5, plus 8 when they show a player's second bandit;
bullets are 16 to 21 by the bandit who fired them, 22 from the Marshal.
"""

from __future__ import annotations

from typing import Final

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6

# Bandits

GHOST: Final = 0
DOC: Final = 1
TUCO: Final = 2
CHEYENNE: Final = 3
BELLE: Final = 4
DJANGO: Final = 5
BANDIT_COUNT: Final = 6
BANDITS: Final[tuple[str, ...]] = ("ghost", "doc", "tuco", "cheyenne", "belle", "django")
NOBODY: Final = -1

LEADERS: Final[tuple[int, ...]] = (GHOST, DOC, BELLE)  # one to each team of two
PARTNERS: Final[tuple[int, ...]] = (CHEYENNE, DJANGO, TUCO)  # dealt to them

# Action cards and bullets

MOVE: Final = 0
LADDER: Final = 1
SHOOT: Final = 2
ROB: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
ACTIONS: Final[tuple[str, ...]] = ("move", "ladder", "shoot", "rob", "punch", "marshal")
SECOND: Final = 8  # added to an action card that shows the second bandit
ACTION: Final = SECOND - 1  # card & ACTION: what an action card does
BULLET: Final = 16  # plus the bandit who fired it
NEUTRAL: Final = BULLET + BANDIT_COUNT  # a bullet of the Marshal or the passengers
FROM_MARSHAL: Final = NEUTRAL - BULLET  # where bullets are counted by who fired them

ONE_BANDIT_DECK: Final[tuple[int, ...]] = (
    MOVE,
    MOVE,
    LADDER,
    LADDER,
    SHOOT,
    SHOOT,
    ROB,
    ROB,
    PUNCH,
    MARSHAL,
)
TWO_BANDIT_DECK: Final[tuple[int, ...]] = (
    MOVE,
    LADDER,
    SHOOT,
    ROB,
    PUNCH,
    MARSHAL,
    SECOND + MOVE,
    SECOND + LADDER,
    SECOND + SHOOT,
    SECOND + ROB,
    SECOND + PUNCH,
)
HAND: Final = 6
DRAW: Final = 3
OWN_BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13


def card_name(card: int) -> str:
    """A card's stable name: "move", "2nd-move", "bullet-tuco", "bullet-marshal"."""
    if card == NEUTRAL:
        return "bullet-marshal"
    if card >= BULLET:
        return "bullet-" + BANDITS[card - BULLET]
    return ("2nd-" if card & SECOND else "") + ACTIONS[card & ACTION]


CARD_NAMES: Final[dict[int, str]] = {
    card: card_name(card)
    for card in [*sorted({*ONE_BANDIT_DECK, *TWO_BANDIT_DECK}), *range(BULLET, NEUTRAL + 1)]
}
CARDS_NAMED: Final[dict[str, int]] = {name: card for card, name in CARD_NAMES.items()}

# The train and its loot. Cars count from the front: the locomotive is car 0.

FARTHEST: Final = 3  # cars a bandit may run along the roofs
WAGONS: Final[tuple[str, ...]] = (
    "1-purse",
    "1-purse-1-jewel",
    "3-jewels",
    "3-purses",
    "3-purses-1-jewel",
    "4-purses-1-jewel",
)
MOST_CARS: Final = 7  # the locomotive and every wagon
WAGON_PURSES: Final[tuple[int, ...]] = (1, 1, 0, 3, 3, 4)
WAGON_JEWELS: Final[tuple[int, ...]] = (0, 1, 3, 0, 1, 1)

LOOT: Final[tuple[str, ...]] = ("purse", "jewel", "strongbox")
PURSE_KINDS: Final = 6
PURSE_VALUES: Final[tuple[int, ...]] = (250, 300, 350, 400, 450, 500)
PURSE_COPIES: Final[tuple[int, ...]] = (8, 2, 2, 2, 2, 2)
JEWELS: Final = 6
JEWEL_VALUE: Final = 500
STRONGBOXES: Final = 2
STRONGBOX_VALUE: Final = 1000
BOUNTY: Final = 1000

# Round cards: the turns of the planning phase and the event at the end

STANDARD: Final = 0
TUNNEL: Final = 1
SPEEDING_UP: Final = 2
SWITCHING: Final = 3
TURNS: Final[tuple[str, ...]] = ("standard", "tunnel", "speeding-up", "switching")

# A planning turn is one number: which icon of the round card, its kind, and the seat that acts.
TURN_ICON: Final = 6  # turn >> TURN_ICON
TURN_KIND: Final = 3  # turn >> TURN_KIND & TURN_PART
TURN_PART: Final = 7  # turn & TURN_PART: the seat

NO_EVENT: Final = -1
ANGRY_MARSHAL: Final = 0
SWIVEL_ARM: Final = 1
BRAKING: Final = 2
TAKE_IT_ALL: Final = 3
REBELLION: Final = 4
PICKPOCKETING: Final = 5
REVENGE: Final = 6
HOSTAGE: Final = 7
EVENTS: Final[tuple[str, ...]] = (
    "angry-marshal",
    "swivel-arm",
    "braking",
    "take-it-all",
    "passengers-rebellion",
    "pickpocketing",
    "marshals-revenge",
    "hostage-conductor",
)

_S, _T, _2, _R = STANDARD, TUNNEL, SPEEDING_UP, SWITCHING
_ROUNDS: Final[tuple[tuple[str, tuple[int, ...], int], ...]] = (
    # 0 to 6: for 2 to 4 players
    ("angry-marshal-2-4", (_S, _S, _T, _R), ANGRY_MARSHAL),
    ("swivel-arm-2-4", (_S, _T, _S, _S), SWIVEL_ARM),
    ("braking-2-4", (_S, _S, _S, _S), BRAKING),
    ("take-it-all-2-4", (_S, _T, _2, _S), TAKE_IT_ALL),
    ("passengers-rebellion-2-4", (_S, _S, _T, _S, _S), REBELLION),
    ("bridge-2-4", (_S, _2, _S), NO_EVENT),
    ("two-tunnels-2-4", (_S, _T, _S, _T, _S), NO_EVENT),
    # 7 to 13: for 5 and 6 players
    ("angry-marshal-5-6", (_S, _S, _R), ANGRY_MARSHAL),
    ("swivel-arm-5-6", (_S, _T, _S), SWIVEL_ARM),
    ("braking-5-6", (_S, _T, _S, _S), BRAKING),
    ("take-it-all-5-6", (_S, _2, _R), TAKE_IT_ALL),
    ("passengers-rebellion-5-6", (_S, _T, _S, _R), REBELLION),
    ("bridge-5-6", (_S, _2), NO_EVENT),
    ("two-tunnels-5-6", (_S, _T, _S, _T), NO_EVENT),
    # 14 to 16: stations
    ("station-pickpocketing", (_S, _S, _T, _S), PICKPOCKETING),
    ("station-marshals-revenge", (_S, _S, _T, _S), REVENGE),
    ("station-hostage-conductor", (_S, _S, _T, _S), HOSTAGE),
)
ROUND_CARDS: Final[tuple[str, ...]] = tuple([name for name, _, _ in _ROUNDS])
ROUND_TURNS: Final[tuple[tuple[int, ...], ...]] = tuple([turns for _, turns, _ in _ROUNDS])
ROUND_EVENTS: Final[tuple[int, ...]] = tuple([event for _, _, event in _ROUNDS])
FEW: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6)  # the round cards for up to four players
MANY: Final[tuple[int, ...]] = (7, 8, 9, 10, 11, 12, 13)
STATIONS: Final[tuple[int, ...]] = (14, 15, 16)
ROUNDS: Final = 5

# The rule to read about each thing on the table, by its message; a kind alone stands for all of that kind.
ABOUT: Final[dict[str, str]] = {
    "bandit-ghost": "colt-ghost-face-down",
    "bandit-doc": "colt-doc-seven",
    "bandit-tuco": "colt-tuco-through-roof",
    "bandit-cheyenne": "colt-cheyenne-keep-purse",
    "bandit-belle": "colt-belle-shoot",
    "bandit-django": "colt-django-push",
    "marshal": "colt-encounter-trigger",
    "level-inside": "colt-move-inside",
    "level-roof": "colt-move-roof",
    "loot-purse": "colt-comp-purses",
    "loot-jewel": "colt-comp-jewels",
    "loot-strongbox": "colt-comp-strongboxes",
    "card-move": "colt-move-inside",
    "card-ladder": "colt-ladder-up",
    "card-shoot": "colt-shoot-effect",
    "card-rob": "colt-rob-take-one",
    "card-punch": "colt-punch-lose-loot",
    "card-marshal": "colt-marshal-move",
    "card-bullet": "colt-bullet-dead-card",
    "card-neutral-bullet": "colt-bullet-dead-card",
    "turn-standard": "colt-turn-standard",
    "turn-tunnel": "colt-turn-tunnel",
    "turn-speeding-up": "colt-turn-speeding-up",
    "turn-switching": "colt-turn-switching",
    "round-angry-marshal-2-4": "colt-card-2-4-angry-marshal",
    "round-swivel-arm-2-4": "colt-card-2-4-swivel-arm",
    "round-braking-2-4": "colt-card-2-4-braking",
    "round-take-it-all-2-4": "colt-card-2-4-take-it-all",
    "round-passengers-rebellion-2-4": "colt-card-2-4-passengers-rebellion",
    "round-bridge-2-4": "colt-card-2-4-bridge",
    "round-two-tunnels-2-4": "colt-card-2-4-two-tunnels",
    "round-angry-marshal-5-6": "colt-card-5-6-angry-marshal",
    "round-swivel-arm-5-6": "colt-card-5-6-swivel-arm",
    "round-braking-5-6": "colt-card-5-6-braking",
    "round-take-it-all-5-6": "colt-card-5-6-take-it-all",
    "round-passengers-rebellion-5-6": "colt-card-5-6-passengers-rebellion",
    "round-bridge-5-6": "colt-card-5-6-bridge",
    "round-two-tunnels-5-6": "colt-card-5-6-two-tunnels",
    "round-station-pickpocketing": "colt-card-station-pickpocketing",
    "round-station-marshals-revenge": "colt-card-station-marshals-revenge",
    "round-station-hostage-conductor": "colt-card-station-hostage-conductor",
    "count-bullets": "colt-shoot-effect",
    "count-neutral": "colt-neutral-all-or-none",
    "count-hits": "colt-bullet-dead-card",
    "count-cards": "colt-plan-options",
    "deck": "colt-plan-options",
    "discard": "colt-expert-discard-public",
    "slot-down": "colt-info-pile-face-down",
    "slot-drew": "colt-steal-drew-no-card",
    "slot-empty": "colt-plan-order",
    "first": "colt-round-first-player-rotates",
    "seat": "colt-info-board-kinds",
}


def group(seats: int) -> tuple[int, ...]:
    """colt-setup-round-cards-group: which cards a number of players uses."""
    return FEW if seats <= 4 else MANY
