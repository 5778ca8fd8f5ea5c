"""What a character card may change: the questions a card can answer, and the functions that ask them.

Rules ask, and name no character. Each table keeps the card each seat holds (`voices`) and which questions
that card answers at all (`asks`, as bits); `characters.py` says who they are and keeps both current.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable

# What a player has to choose when taking a card
NO_CHOICE: Final = 0
CASH_OR_DOUBLE: Final = 1  # $8, or wait for what comes later
CASH_OR_HOUSES: Final = 2
CASH_OR_MOUNTAINS: Final = 3
FREE_PARCEL: Final = 4
ANY_TILE: Final = 5
HIRE: Final = 6
ARM: Final = 7


class Ability:
    """What a card may change. A card overrides only what it says; every default means "no change"."""

    def money_at_once(self) -> int:
        """Dollars received on taking the card."""
        return 0

    def roads_at_once(self) -> int:
        """Roads received on taking the card."""
        return 0

    def brings_white_cowboy(self) -> bool:
        """Whether the white cowboy comes with the card."""
        return False

    def choice(self) -> int:
        """What its player has to choose on taking it."""
        return NO_CHOICE

    def revolvers(self, count: int) -> int:
        """Revolvers shown on the card, for the round."""
        return count

    def building_price(self, price: int) -> int:
        """What a tile on a construction space costs."""
        return price

    def may_attack(self, may: bool) -> bool:
        """Whether its player may send cowboys to others' buildings."""
        return may

    def may_challenge(self, may: bool) -> bool:
        """Whether its player may send cowboys where somebody else's stand, their own buildings apart."""
        return may

    def consolation(self, points: int) -> int:
        """Points for a duel lost."""
        return points

    def may_double(self, may: bool) -> bool:
        """Whether its player, having waited, chooses at building income: cash, or a type that pays double."""
        return may

    def house_reward(self, reward: int) -> int:
        """What its player, having waited, receives for each own house at the end of the round, in points."""
        return reward

    def mountain_reward(self, reward: int) -> int:
        """The same for each own mountain, in what the table's setting says."""
        return reward

    def sells_points(self, may: bool) -> bool:
        """Whether its player may buy points at the end of the round."""
        return may


REVOLVERS: Final = 1
BUILDING_PRICE: Final = 2
MAY_ATTACK: Final = 4
MAY_CHALLENGE: Final = 8
CONSOLATION: Final = 16
MAY_DOUBLE: Final = 32
HOUSE_REWARD: Final = 64
MOUNTAIN_REWARD: Final = 128
SELLS_POINTS: Final = 256
ON_TAKING: Final = 512
QUESTIONS: Final[dict[str, int]] = {
    "money_at_once": ON_TAKING,
    "roads_at_once": ON_TAKING,
    "brings_white_cowboy": ON_TAKING,
    "choice": ON_TAKING,
    "revolvers": REVOLVERS,
    "building_price": BUILDING_PRICE,
    "may_attack": MAY_ATTACK,
    "may_challenge": MAY_CHALLENGE,
    "consolation": CONSOLATION,
    "may_double": MAY_DOUBLE,
    "house_reward": HOUSE_REWARD,
    "mountain_reward": MOUNTAIN_REWARD,
    "sells_points": SELLS_POINTS,
}


def misspelt(kind: type) -> list[str]:
    """What a class answers that nobody asks. Names with an underscore in front are its own business."""
    return [name for name in vars(kind) if not name.startswith("_") and name not in QUESTIONS]


def answers(kind: type[Ability]) -> int:
    """The questions that a class answers (bits)."""
    wrong = misspelt(kind)
    if wrong:
        raise TypeError(f"{kind.__name__} answers what nobody asks: {', '.join(wrong)}")
    bits = 0
    for name, bit in QUESTIONS.items():
        if name in vars(kind):
            bits |= bit
    return bits


# Asking


def revolvers(table: CarsonTable, seat: int) -> int:
    """Revolvers on a player's card."""
    return table.voices[seat].revolvers(0) if table.asks[seat] & REVOLVERS else 0


def building_price(table: CarsonTable, seat: int, price: int) -> int:
    """What a tile of this price costs a player."""
    return table.voices[seat].building_price(price) if table.asks[seat] & BUILDING_PRICE else price


def may_attack(table: CarsonTable, seat: int) -> bool:
    return table.voices[seat].may_attack(True) if table.asks[seat] & MAY_ATTACK else True


def may_challenge(table: CarsonTable, seat: int) -> bool:
    return table.voices[seat].may_challenge(True) if table.asks[seat] & MAY_CHALLENGE else True


def consolation(table: CarsonTable, seat: int) -> int:
    """Points a player receives for a duel lost."""
    return table.voices[seat].consolation(0) if table.asks[seat] & CONSOLATION else 0


def may_double(table: CarsonTable, seat: int) -> bool:
    return table.voices[seat].may_double(False) if table.asks[seat] & MAY_DOUBLE else False


def house_reward(table: CarsonTable, seat: int) -> int:
    return table.voices[seat].house_reward(0) if table.asks[seat] & HOUSE_REWARD else 0


def mountain_reward(table: CarsonTable, seat: int) -> int:
    return table.voices[seat].mountain_reward(0) if table.asks[seat] & MOUNTAIN_REWARD else 0


def sells_points(table: CarsonTable, seat: int) -> bool:
    return table.voices[seat].sells_points(False) if table.asks[seat] & SELLS_POINTS else False
