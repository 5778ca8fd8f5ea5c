"""Poker hands: how five dice rank. Faces are 0 to 5 for 9, 10, J, Q, K, A."""

from __future__ import annotations

from typing import Final

from posse.games.dice_town.facts import (
    ACE,
    FIVE,
    FOUR,
    FULL_HOUSE,
    HIGH_CARD,
    JACK,
    KING,
    NINE,
    ONE_PAIR,
    QUEEN,
    STRAIGHT,
    TEN,
    THREE,
    TWO_PAIR,
)

_BASE: Final = 7776  # 6 to the 5: one more than the largest tie-break


# A combination is one number with three bits for each face: how many dice show it.
UNIT: Final[tuple[int, ...]] = (1, 8, 64, 512, 4096, 32768)


def combine(faces: list[int]) -> int:
    """Some dice as a combination."""
    return sum([UNIT[face] for face in faces])


def how_many(combination: int, face: int) -> int:
    return combination >> 3 * face & 7


def rank(combination: int) -> int:
    """How strong five dice are: a larger number beats a smaller one, equal faces give equal numbers."""
    counts = [how_many(combination, face) for face in range(6)]
    # Larger groups first, higher faces first among equal groups: this orders every comparison of section 6.
    order = 0
    pairs = 0
    most = 0
    for size in (5, 4, 3, 2, 1):
        for face in (ACE, KING, QUEEN, JACK, TEN, NINE):
            if counts[face] == size:
                if size > most:
                    most = size
                if size == 2:
                    pairs += 1
                for _ in range(size):
                    order = order * 6 + face
    if most == 5:
        kind = FIVE
    elif most == 4:
        kind = FOUR
    elif most == 3:
        kind = FULL_HOUSE if pairs == 1 else THREE
    elif most == 2:
        kind = TWO_PAIR if pairs == 2 else ONE_PAIR
    elif counts[NINE] == 0 or counts[ACE] == 0:
        kind = STRAIGHT
    else:
        kind = HIGH_CARD
    return kind * _BASE + order


def _all_ranks() -> dict[int, int]:
    """The 252 combinations there are, ranked once and for all."""
    five = [
        combine([a, b, c, d, e])
        for a in range(6)
        for b in range(a, 6)
        for c in range(b, 6)
        for d in range(c, 6)
        for e in range(d, 6)
    ]
    return {combination: rank(combination) for combination in five}


RANKS: Final[dict[int, int]] = _all_ranks()
DIVISOR: Final = 1433  # the least by which all combinations leave different remainders


def _by_remainder() -> list[int]:
    ranks = [0] * DIVISOR
    for combination, its_rank in RANKS.items():
        ranks[combination % DIVISOR] = its_rank
    return ranks


# The same for code that asks often: RANK_BY_REMAINDER[combination % DIVISOR].
RANK_BY_REMAINDER: Final[list[int]] = _by_remainder()


def hand_kind(combination: int) -> int:
    """Which poker hand five dice are: an index into HANDS."""
    return RANKS[combination] // _BASE
