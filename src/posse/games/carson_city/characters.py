"""The seven characters, each with a yellow and a red side, by number; and who holds which.

Money limits are in `facts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.carson_city import facts
from posse.games.carson_city.abilities import (
    ANY_TILE,
    ARM,
    CASH_OR_DOUBLE,
    CASH_OR_HOUSES,
    CASH_OR_MOUNTAINS,
    FREE_PARCEL,
    HIRE,
    Ability,
    answers,
)
from posse.games.carson_city.facts import CHARACTER_COUNT, NOBODY, RED, YELLOW

if TYPE_CHECKING:
    from posse.games.carson_city.table import CarsonTable


class YellowSheriff(Ability):
    """Commands the white cowboy; nobody challenges that one."""

    def brings_white_cowboy(self) -> bool:
        return True


class RedSheriff(Ability):
    """Keeps the peace: starts no fight, and is paid in points for those lost."""

    def may_attack(self, may: bool) -> bool:
        return False

    def may_challenge(self, may: bool) -> bool:
        return False

    def consolation(self, points: int) -> int:
        return points + facts.CONSOLATION


class YellowBanker(Ability):
    """Receives $9."""

    def money_at_once(self) -> int:
        return facts.BANKER_MONEY


class RedBanker(Ability):
    """May buy a bundle of points at the end of the round."""

    def sells_points(self, may: bool) -> bool:
        return True


class YellowGrocer(Ability):
    """Receives $8, now or later, or doubles the income of one type of building."""

    def choice(self) -> int:
        return CASH_OR_DOUBLE

    def may_double(self, may: bool) -> bool:
        return True


class RedGrocer(Ability):
    """Receives $8, or a point for each own house later."""

    def choice(self) -> int:
        return CASH_OR_HOUSES

    def house_reward(self, reward: int) -> int:
        return reward + facts.REWARD


class YellowChineseWorker(Ability):
    """Takes two roads, and buys buildings at half price."""

    def roads_at_once(self) -> int:
        return facts.WORKER_ROADS

    def building_price(self, price: int) -> int:
        return (price + 1) // 2


class RedChineseWorker(Ability):
    """May buy any tile of the row at once, for $5."""

    def choice(self) -> int:
        return ANY_TILE


class YellowSettler(Ability):
    """May claim any unowned parcel for nothing."""

    def choice(self) -> int:
        return FREE_PARCEL


class RedSettler(Ability):
    """Receives $8, or a reward for each own mountain later."""

    def choice(self) -> int:
        return CASH_OR_MOUNTAINS

    def mountain_reward(self, reward: int) -> int:
        return reward + facts.REWARD


class YellowCaptain(Ability):
    """May hire cowboys."""

    def choice(self) -> int:
        return HIRE


class RedCaptain(Ability):
    """May buy revolvers."""

    def choice(self) -> int:
        return ARM


class YellowMercenary(Ability):
    """Carries three more revolvers for the round."""

    def revolvers(self, count: int) -> int:
        return count + facts.MERCENARY_GUNS[YELLOW]


class RedMercenary(Ability):
    """Carries two more revolvers for the round."""

    def revolvers(self, count: int) -> int:
        return count + facts.MERCENARY_GUNS[RED]


_CLASSES: Final[list[list[type[Ability]]]] = [
    [
        YellowSheriff,
        YellowBanker,
        YellowGrocer,
        YellowChineseWorker,
        YellowSettler,
        YellowCaptain,
        YellowMercenary,
    ],
    [RedSheriff, RedBanker, RedGrocer, RedChineseWorker, RedSettler, RedCaptain, RedMercenary],
]
# By side and character: the ability (it has no memory, so one serves all tables), the questions it answers
CARDS: Final[list[list[Ability]]] = [
    [_CLASSES[side][character]() for character in range(CHARACTER_COUNT)] for side in (YELLOW, RED)
]
_ANSWERS: Final[list[list[int]]] = [
    [answers(_CLASSES[side][character]) for character in range(CHARACTER_COUNT)] for side in (YELLOW, RED)
]
NO_CARD: Final = Ability()


def in_play(table: CarsonTable, seat: int) -> Ability:
    """Who speaks for a seat: the card it holds, on the side in use at this table."""
    character = table.character[seat]
    return NO_CARD if character == NOBODY else CARDS[table.sides[character]][character]


def asked(table: CarsonTable, seat: int) -> int:
    """The questions that a seat's card answers (bits)."""
    character = table.character[seat]
    return 0 if character == NOBODY else _ANSWERS[table.sides[character]][character]


def put_back(table: CarsonTable) -> None:
    """Nobody holds a card. Clones share the lists, so they are replaced, not changed."""
    table.character = [NOBODY] * table.seats
    table.voices = [NO_CARD] * table.seats
    table.asks = [0] * table.seats


def take(table: CarsonTable, seat: int, character: int) -> None:
    """A seat takes a card."""
    table.character[seat] = character
    voices, asks = table.voices[:], table.asks[:]
    voices[seat] = in_play(table, seat)
    asks[seat] = asked(table, seat)
    table.voices = voices
    table.asks = asks
