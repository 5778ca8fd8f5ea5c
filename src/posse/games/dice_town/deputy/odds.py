"""What dice still to be rolled may bring: for the deputy, in tables computed once."""

from __future__ import annotations

from math import comb
from typing import Final

from posse.games.dice_town.facts import ACE, KING, QUEEN, STRAIGHT
from posse.games.dice_town.rules.poker import RANKS, UNIT, hand_kind, how_many

# How many throws with a free choice are still to come (0 to 3), and how likely a loose die then ends on
# the face its owner is after, and on any other face.
AIMED: Final[tuple[float, ...]] = (1 / 6, 0.27, 0.34, 0.39)
OTHER: Final[tuple[float, ...]] = tuple((1 - aimed) / 5 for aimed in AIMED)
THROWS: Final = 4

# The same of a rival, as counted in games between deputies: rivals are after the faces they have kept.
RIVAL_AIMED: Final[tuple[float, ...]] = (0.245, 0.3, 0.31, 0.31)
RIVAL_OTHER: Final[tuple[float, ...]] = (0.14, 0.137, 0.145, 0.15)

# What a prize depends on besides winning it: nothing (bank, badge), one's dice (mine), their luck (store).
FLAT: Final = 0
BY_COUNT: Final = 1
BEST_OF: Final = 2
BEST_OF_CARDS: Final[tuple[float, ...]] = (0.0, 2.3, 3.2, 3.9, 4.4, 4.8)  # the best of this many store cards


def _at_least(chance: float) -> list[list[float]]:
    """[loose][n]: how likely at least n of this many loose dice end on a face."""
    table = []
    for loose in range(6):
        exactly = [comb(loose, n) * chance**n * (1 - chance) ** (loose - n) for n in range(loose + 1)]
        table.append([sum(exactly[n:]) for n in range(7)])
    return table


AT_LEAST_AIMED: Final = [_at_least(chance) for chance in RIVAL_AIMED]
AT_LEAST_OTHER: Final = [_at_least(chance) for chance in RIVAL_OTHER]


def _exactly(chance: float) -> list[list[float]]:
    return [
        [comb(loose, n) * chance**n * (1 - chance) ** (loose - n) for n in range(loose + 1)]
        for loose in range(6)
    ]


EXACTLY_AIMED: Final = [_exactly(chance) for chance in AIMED]
EXACTLY_OTHER: Final = [_exactly(chance) for chance in OTHER]


# The rivals' dice of one face as one number: 21 ways to have kept some and have some loose, each counted
# in its own digit (base 5, as there are at most four rivals), so that it does not matter who is who.
def _digits() -> list[list[int]]:
    table = []
    at = 0
    for kept in range(6):
        row = []
        for _ in range(6 - kept):
            row.append(5**at)
            at += 1
        table.append(row)
    return table


RIVAL: Final[list[list[int]]] = _digits()  # [kept of the face][loose]
RIVAL_DICE: Final[list[tuple[int, int]]] = [(kept, loose) for kept in range(6) for loose in range(6 - kept)]

KEEP_AT_MOST: Final = 100_000  # entries in a cache before it is cleared
_winning: dict[int, list[float]] = {}
_prizes: dict[int, tuple[float, float, float]] = {}


def _count_winning(rivals: int, throws: int, tie: float) -> list[float]:
    """[n]: how likely n dice of a face win it against these rivals."""
    fewer = [1.0] * 6  # all rivals have fewer than n
    no_more = [1.0] * 6
    for kept, loose in RIVAL_DICE:
        rivals, count = divmod(rivals, 5)
        for _ in range(count):
            table = AT_LEAST_AIMED[throws] if kept >= 1 else AT_LEAST_OTHER[throws]
            row = table[loose]
            for n in range(6):
                fewer[n] *= 1 - (row[n - kept] if n > kept else 1.0)
                no_more[n] *= 1 - (row[n + 1 - kept] if n + 1 > kept else 1.0)
    return [0.0] + [fewer[n] + tie * (no_more[n] - fewer[n]) for n in range(1, 6)]


def contest(rivals: int, throws: int, tie: int, shape: int) -> int:
    """A face as it is fought for, as one number: the rivals, the throws, the kind of prize.

    A tie is won in `tie` of 20 cases.
    """
    return ((rivals * THROWS + throws) * 21 + tie) * 3 + shape


def prize_chances(face: int, kept: int, loose: int, mine: int) -> tuple[float, float, float]:
    """What these kept and loose dice bring in a contest for their face, on average, in units of the prize.

    First if the loose dice go anywhere, then if one is after this face; last, how likely they win at all.
    `mine` are one's own throws with a choice.
    """
    key = ((face * 6 + kept) * 6 + loose) * THROWS + mine
    found = _prizes.get(key)
    if found is None:
        found = _count_prizes(face, kept, loose, mine)
        if len(_prizes) > KEEP_AT_MOST:
            _prizes.clear()
        _prizes[key] = found
    return found


def _count_prizes(face: int, kept: int, loose: int, mine: int) -> tuple[float, float, float]:
    chances = _winning.get(face)
    if chances is None:
        rest, tie = divmod(face // 3, 21)
        rivals, throws = divmod(rest, THROWS)
        chances = _count_winning(rivals, throws, tie / 20)
        if len(_winning) > KEEP_AT_MOST:
            _winning.clear()
        _winning[face] = chances
    shape = face % 3
    other = 0.0
    aimed = 0.0
    wins = 0.0
    for n in range(loose + 1):
        count = kept + n
        worth = chances[count]
        wins += EXACTLY_OTHER[mine][loose][n] * worth
        if shape == BY_COUNT:
            worth *= count
        elif shape == BEST_OF:
            worth *= BEST_OF_CARDS[count]
        other += EXACTLY_OTHER[mine][loose][n] * worth
        aimed += EXACTLY_AIMED[mine][loose][n] * worth
    return other, aimed, wins


# The town hall: nine grades of hands, and what dice may still become

GRADES: Final = 9


def grade(combination: int) -> int:
    """High card, pair, two pair, three low, three high, straight, full house, four, five."""
    kind = hand_kind(combination)
    if kind >= STRAIGHT:
        return kind + 1
    if kind == STRAIGHT - 1:
        high = max(how_many(combination, QUEEN), how_many(combination, KING), how_many(combination, ACE))
        return 4 if high == 3 else 3
    return kind


GRADE: Final[dict[int, int]] = {combination: grade(combination) for combination in RANKS}
_becoming: dict[int, list[float]] = {}
_hall: dict[int, tuple[float, float, float]] = {}
_short_of: dict[int, float] = {}

# How likely each grade beats one rival, counted in the same games; against more or better ones it takes a
# power of it.
BEATS_ONE: Final[tuple[float, ...]] = (0.013, 0.098, 0.247, 0.396, 0.53, 0.648, 0.751, 0.9, 0.987)
HALL_STEPS: Final = 12
MIDDLING: Final = 4  # the grade by which rivals are measured


def becoming(dice: int, count: int, throws: int, aim: int) -> list[float]:
    """How likely some kept dice (a combination of `count`) become each grade with 0, 1, 2 or more aces."""
    key = (dice * THROWS + throws) * 6 + aim
    found = _becoming.get(key)
    if found is None:
        found = [0.0] * (3 * GRADES)
        if count == 5:
            found[3 * GRADE[dice] + min(2, how_many(dice, ACE))] = 1.0
        else:
            for face in range(6):
                chance = AIMED[throws] if face == aim else OTHER[throws]
                after = becoming(dice + UNIT[face], count + 1, throws, aim)
                for at in range(3 * GRADES):
                    found[at] += chance * after[at]
        _becoming[key] = found
    return found


def short_of_middling(dice: int, count: int, throws: int, aim: int) -> float:
    """How likely a rival with these dice stays at or below the middling grade, ties counted half."""
    key = (dice * THROWS + throws) * 6 + aim
    found = _short_of.get(key)
    if found is None:
        ways = becoming(dice, count, throws, aim)
        found = sum(ways[: 3 * MIDDLING]) + sum(ways[3 * MIDDLING : 3 * MIDDLING + 3]) / 2
        _short_of[key] = found
    return found


def hall_chances(dice: int, count: int, throws: int, aim: int, beating: int) -> tuple[float, float, float]:
    """How likely these dice win the town hall with 0, 1, 2 or more aces.

    `beating` says how weak the rivals are: in this many of HALL_STEPS cases a middling hand beats them all.
    """
    key = ((dice * THROWS + throws) * 6 + aim) * (HALL_STEPS + 1) + beating
    found = _hall.get(key)
    if found is None:
        ways = becoming(dice, count, throws, aim)
        beats = BEATS_ALL[beating]
        none = one = more = 0.0
        for at in range(GRADES):
            none += ways[3 * at] * beats[at]
            one += ways[3 * at + 1] * beats[at]
            more += ways[3 * at + 2] * beats[at]
        found = (none, one, more)
        if len(_hall) > KEEP_AT_MOST:
            _hall.clear()
        _hall[key] = found
    return found


def _beats_all() -> list[list[float]]:
    """The power of BEATS_ONE that gives a middling hand the chance of each step."""
    table = []
    for step in range(HALL_STEPS + 1):
        target = min(0.97, max(0.02, step / HALL_STEPS))
        power = 0.05
        while BEATS_ONE[MIDDLING] ** power > target:
            power += 0.05
        table.append([chance**power for chance in BEATS_ONE])
    return table


BEATS_ALL: Final = _beats_all()
