"""Hints: the best answers with their chances, and what tells each of them from the others.

Made of what a seat may know: its answers are tried in worlds imagined for it, as a marshal does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from posse.bots.marshal import Budget, Marshal
from posse.core.game import Imagine
from posse.core.search import Guide, Sign
from posse.core.table import Decision, Table, View

SHOWN: Final = 3
CANDIDATES: Final = 5
WORLDS: Final = 100
ENOUGH: Final = 8  # worlds, to say what comes how often
RARE: Final = 0.5  # a bad sign is told where it comes in at most this part of the worlds: "in only …"
STANDS_OUT: Final = 0.08  # by how much a sign has to differ from the other answers, to be told


@dataclass(frozen=True)
class Hint:
    """One answer. `chance` is in hundredths, -1 if nothing was tried; the `amount` of a sign is its mean, or
    in how many of 100 worlds it comes. No sign: nothing tells this answer from the others, or there was no
    time to see it."""

    option: int
    chance: int
    sign: str
    amount: int


class Tally:
    """What the answers came to, summed over the worlds."""

    def __init__(self, options: list[int], signs: list[Sign]) -> None:
        self.options = options
        self.signs = signs
        self.chances = [0.0] * len(options)
        self.amounts = [[0.0] * len(signs) for _ in options]
        self.worlds = 0

    def add(self, guide: Guide, world: Table, seat: int) -> None:
        for number, found in enumerate(guide.foresee(world, seat, self.options)):
            self.chances[number] += found.chance
            for sign, amount in enumerate(found.signs):
                self.amounts[number][sign] += amount
        self.worlds += 1

    def mean(self, number: int, sign: int) -> float:
        return self.amounts[number][sign] / self.worlds

    def stands_out(self, number: int, sign: int) -> float:
        """By how much this answer has more of a good sign, or less of a bad one, than the others."""
        others = [self.mean(other, sign) for other in range(len(self.options)) if other != number]
        if not others:
            return 0.0
        kind = self.signs[sign]
        more = self.mean(number, sign) - sum(others) / len(others)
        return (more if kind.good else -more) / (kind.scale or 1.0)

    def amount(self, number: int, sign: int) -> int:
        """As it is told."""
        kind = self.signs[sign]
        if not kind.scale:
            return round(100 * self.mean(number, sign))
        return round(self.mean(number, sign) / kind.unit) * kind.unit

    def tells(self, number: int, sign: int, shown: list[int]) -> bool:
        """Whether it is worth saying: not if all that are shown would say the same."""
        amount, kind = self.amount(number, sign), self.signs[sign]
        alike = all(self.amount(other, sign) == amount for other in shown)
        fits = amount > 0 if kind.good else self.mean(number, sign) <= RARE
        return self.worlds >= ENOUGH and not alike and fits

    def hint(self, number: int, shown: list[int]) -> Hint:
        chance = round(100 * self.chances[number] / self.worlds)
        best, told, least = "", 0, STANDS_OUT
        for at, sign in enumerate(self.signs):
            if self.tells(number, at, shown) and self.stands_out(number, at) >= least:
                best, told, least = sign.name, self.amount(number, at), self.stands_out(number, at)
        return Hint(self.options[number], chance, best, told)

    def hints(self) -> list[Hint]:
        """The best first. An answer that no trial has reached is none."""
        tried = [number for number in range(len(self.options)) if self.chances[number] >= 0]
        shown = sorted(tried, key=lambda number: -self.chances[number])[:SHOWN]
        return [self.hint(number, shown) for number in shown]


def hints(
    guide: Guide,
    view: View,
    decision: Decision,
    imagine: Imagine,
    seed: bytes,
    is_over: Callable[[], bool],
    worlds: int = WORLDS,
) -> list[Hint]:
    """The best answers of this decision, after this many worlds or when the time is over.

    At least one world is looked at. Where the deputy's answer is the only candidate, it is the only hint.
    """
    options = guide.candidates(view, decision, imagine)[:CANDIDATES]
    if len(options) == 1:
        return [Hint(options[0], -1, "", 0)]
    drawing = Marshal(guide, seed, Budget(0))
    tally = Tally(options, guide.signs())
    for number in range(worlds):
        if number and is_over():
            break
        tally.add(guide, drawing.world(imagine, decision.seat), decision.seat)
    return tally.hints()
