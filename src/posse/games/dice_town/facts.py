"""What is in the box: cards, places, dice, counts and prices. They are written here and nowhere else.

A card is a number for its kind. Cards of one kind are alike, so nothing tells two of them apart: what cannot
be told apart cannot be traced.
"""

from __future__ import annotations

from typing import Final

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

# Cards
CREDIT: Final = 0
GIRLS: Final = 1
BRUTE: Final = 2
CHEATER: Final = 3
CORRUPTION: Final = 4
DYNAMITE: Final = 5
JOE: Final = 6
MARSHAL: Final = 7
SPLIT: Final = 8
WANTED: Final = 9
ELIXIR: Final = 10
EQUIPMENT: Final = 11  # 11 to 16: six kinds
PROPERTY: Final = 17  # 17 to 21: five kinds
KINDS: Final = 22

CARD_NAMES: Final[tuple[str, ...]] = (
    "unlimited-credit",
    "the-girls",
    "the-brute",
    "professional-cheater",
    "corruption",
    "dynamite",
    "nervous-joe",
    "marshal",
    "even-split",
    "wanted",
    "doc-badlucks-elixir",
    "equipment-1",
    "equipment-2",
    "equipment-3",
    "equipment-4",
    "equipment-5",
    "equipment-8",
    "property-1",
    "property-2",
    "property-3",
    "property-4",
    "property-5",
)
COPIES: Final[tuple[int, ...]] = (1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5)
POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 8, 1, 2, 3, 4, 5)

STORE_DECK: Final[tuple[int, ...]] = tuple(kind for kind in range(PROPERTY) for _ in range(COPIES[kind]))
PROPERTY_DECK: Final[tuple[int, ...]] = tuple(
    kind for kind in range(PROPERTY, KINDS) for _ in range(COPIES[kind])
)
ROW: Final = 3  # slots for property cards in the town hall

# Dice
DICE: Final = 25
DICE_EACH: Final = 5
NINE: Final = 0
TEN: Final = 1
JACK: Final = 2
QUEEN: Final = 3
KING: Final = 4
ACE: Final = 5
FACE_COUNT: Final = 6
FACES: Final[tuple[str, ...]] = ("9", "10", "J", "Q", "K", "A")
KEEP_COST: Final[tuple[int, ...]] = (1, 0, 1, 2, 3, 4)  # of this many dice, in an ordinary throw

# Poker hands, from low to high
HIGH_CARD: Final = 0
ONE_PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FULL_HOUSE: Final = 5
FOUR: Final = 6
FIVE: Final = 7
HANDS: Final[tuple[str, ...]] = (
    "high-card",
    "one-pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "full-house",
    "four-of-a-kind",
    "five-of-a-kind",
)

# Places, in the order of a round
MINE: Final = 0
BANK: Final = 1
STAGECOACH: Final = 2
STORE: Final = 3
SALOON: Final = 4
SHERIFF: Final = 5
HALL: Final = 6
DOC: Final = 7
PLACES: Final[tuple[str, ...]] = (
    "gold-mine",
    "bank",
    "stagecoach",
    "general-store",
    "saloon",
    "sheriff",
    "town-hall",
    "doc-badluck",
)
NO_FACE: Final = -1
FACE_OF_PLACE: Final[tuple[int, ...]] = (NINE, TEN, NO_FACE, JACK, QUEEN, KING, NO_FACE, NO_FACE)

# Doc's remedies
FENCE: Final = 0
STORE_CARD: Final = 1
TAKE_DOLLARS: Final = 2
TAKE_NUGGETS: Final = 3
DECLINE: Final = 4
REMEDIES: Final[tuple[str, ...]] = ("barbed-wire", "store-card", "small-theft", "big-theft", "decline")
REMEDY_FACES: Final[tuple[tuple[int, ...], ...]] = ((NINE, TEN), (JACK, QUEEN), (KING,), (ACE,))

# Money and gold
DOLLARS: Final = 43
NUGGETS: Final = 30
START_DOLLARS: Final = 8
START_BANK: Final = 3
JOE_TAKES: Final = 4
SMALL_THEFT: Final = 2  # from each opponent
FENCED_AT_ONCE: Final = 2

# Points
BADGE_POINTS: Final = 5
DOLLARS_A_POINT: Final = 2

# The rule to read about each thing on the table, by its message; a kind alone stands for all of that kind.
ABOUT: Final[dict[str, str]] = {
    "place-gold-mine": "dice-mine-nuggets",
    "place-bank": "dice-bank-take-all",
    "place-stagecoach": "dice-stage-move",
    "place-general-store": "dice-store-draw",
    "place-saloon": "dice-saloon-draw",
    "place-sheriff": "dice-sheriff-most-kings",
    "place-town-hall": "dice-hall-best-hand",
    "place-doc-badluck": "dice-doc-eligible",
    "card-unlimited-credit": "dice-credit-effect",
    "card-the-girls": "dice-girls-effect",
    "card-the-brute": "dice-brute-effect",
    "card-professional-cheater": "dice-cheater-effect",
    "card-corruption": "dice-corruption-effect",
    "card-dynamite": "dice-dynamite-effect",
    "card-nervous-joe": "dice-joe-effect",
    "card-marshal": "dice-marshal-effect",
    "card-even-split": "dice-split-effect",
    "card-wanted": "dice-wanted-effect",
    "card-doc-badlucks-elixir": "dice-elixir-effect",
    "card-equipment": "dice-equipment-score",
    "card-property": "dice-score-property",
    "face": "dice-win-most",
    "face-long-A": "dice-hall-aces",
    "hand": "dice-hand-ranking",
    "remedy-barbed-wire": "dice-doc-fence",
    "remedy-store-card": "dice-doc-store-card",
    "remedy-small-theft": "dice-doc-small-theft",
    "remedy-big-theft": "dice-doc-big-theft",
    "row": "dice-hall-first-card",
    "count-dollars": "dice-score-dollars",
    "count-nuggets": "dice-score-nuggets",
    "count-property": "dice-saloon-stealable",
    "count-store": "dice-comp-store",
    "count-fenced": "dice-fence-safe",
    "badge": "dice-sheriff-matters",
    "cup": "dice-roll-private",
    "tariff": "dice-roll-keep-more-cost",
    "last-throw": "dice-last-throw-trigger",
    "tie": "dice-win-tie",
    "offer": "dice-dispute-transfer",
    "seat": "dice-info-money-public",
}


def card_named(name: str) -> int:
    """The card of this name, -1 if there is none."""
    return CARD_NAMES.index(name) if name in CARD_NAMES else -1


def is_property(card: int) -> bool:
    return card >= PROPERTY
