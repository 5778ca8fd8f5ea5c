"""Hints: the best answers with their chances, and what tells each of them from the others.

Made of what a seat may know: its answers are tried in worlds imagined for it, as a marshal does. Where the
guide proposes a single answer, the other sensible ones are tried, too: people want to know why.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from posse.bots.marshal import Budget, Marshal
from posse.core.game import Game, Imagine
from posse.core.search import Foresight, Guide, Sign
from posse.core.table import Decision, Table, View

SHOWN: Final = 3
CANDIDATES: Final = 5
WORLDS: Final = 100
SCREENING: Final = 2  # worlds in which too many answers are looked at, to leave out the worse
ENOUGH: Final = 8  # worlds, to say what comes how often
RARE: Final = 0.5  # a bad sign is told where it comes in at most this part of the worlds: "in only …"
EVEN: Final = 1  # hundredths: chances this close are as good as the same
STANDS_OUT: Final = 0.08  # by how much a sign has to differ from the other answers, to be told


@dataclass(frozen=True)
class Hint:
    """One answer. `chance` is in hundredths, -1 if nothing was tried because no other answer is sensible.

    The `amount` of a sign is its mean, or in how many of 100 worlds it comes. No sign: nothing tells this
    answer from the others, or there was no time to see it. `usual`: it is what the deputy would do.
    """

    option: int
    chance: int
    sign: str
    amount: int
    usual: bool = False

    def why(self, game: Game) -> tuple[str, int] | None:
        """The message that tells it from the others, and its number."""
        if self.chance < 0:
            return "hint-only", 0
        if self.sign:
            return f"{game.name}-hint-{self.sign}", self.amount
        return ("hint-deputy", 0) if self.usual else None


def hardly_differ(found: list[Hint]) -> bool:
    """Whether it hardly matters which of them is chosen."""
    chances = [each.chance for each in found if each.chance >= 0]
    return len(chances) > 1 and max(chances) - min(chances) <= EVEN


class Trying(Protocol):
    """Says what answers come to in one world."""

    def foresee(self, world: Table, seat: int, options: list[int]) -> list[Foresight]: ...


class PlayedOn:
    """Plays any answer on as reviews do: a guide foresees only what it proposes."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    def foresee(self, world: Table, seat: int, options: list[int]) -> list[Foresight]:
        self.guide.open_up(world, seat)
        found: list[Foresight] = []
        for option in options:
            trial = self.guide.copy_of(world)
            trial.take(seat, option)
            chance = self.guide.rollout(trial, seat, self.guide.horizon(world, seat))[seat]
            found.append(Foresight(chance, self.guide.notice(world, trial, seat)))
        return found


class Tally:
    """What the answers came to, summed over the worlds."""

    def __init__(self, options: list[int], signs: list[Sign]) -> None:
        self.options = options
        self.signs = signs
        self.chances = [0.0] * len(options)
        self.amounts = [[0.0] * len(signs) for _ in options]
        self.worlds = 0

    def add(self, trying: Trying, world: Table, seat: int) -> None:
        for number, found in enumerate(trying.foresee(world, seat, self.options)):
            self.chances[number] += found.chance
            for sign in range(min(len(self.signs), len(found.signs))):
                self.amounts[number][sign] += found.signs[sign]
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
        return Hint(self.options[number], chance, best, told, number == 0)

    def hints(self) -> list[Hint]:
        """The best first. An answer that no trial has reached is none."""
        tried = [number for number in range(len(self.options)) if self.chances[number] >= 0]
        shown = sorted(tried, key=lambda number: -self.chances[number])[:SHOWN]
        return [self.hint(number, shown) for number in shown]

    def better_half(self) -> list[int]:
        """The first answer, and the better half of the others, in the order in which they came."""
        ranked = sorted(range(1, len(self.options)), key=lambda number: -self.chances[number])
        kept = sorted(ranked[: max(CANDIDATES - 1, len(ranked) // 2)])
        return [self.options[number] for number in [0, *kept]]


def hints(
    game: Game,
    view: View,
    decision: Decision,
    imagine: Imagine,
    seed: bytes,
    is_over: Callable[[], bool],
    worlds: int = WORLDS,
) -> list[Hint]:
    """The best answers of this decision, after this many worlds or when the time is over.

    None in a game without a guide. At least one world is looked at, unless a single answer is sensible.
    """
    guide = game.guide()
    if guide is None:
        return []
    drawing, seat = Marshal(guide, seed, Budget(0)), decision.seat

    def tried(trying: Trying, options: list[int], signs: list[Sign], worlds: int) -> Tally:
        tally = Tally(options, signs)
        for number in range(worlds):
            if number and is_over():
                break
            tally.add(trying, drawing.world(imagine), seat)
        return tally

    options = guide.candidates(view, decision, imagine)[:CANDIDATES]
    if len(options) > 1:
        return tried(guide, options, guide.signs(), worlds).hints()
    options += others(game, guide, view, decision, imagine, options[0])
    if len(options) == 1:
        return [Hint(options[0], -1, "", 0, True)]
    while len(options) > CANDIDATES:
        options = tried(PlayedOn(guide), options, [], SCREENING).better_half()
    return tried(PlayedOn(guide), options, guide.signs(), worlds).hints()


def others(
    game: Game, guide: Guide, view: View, decision: Decision, imagine: Imagine, first: int
) -> list[int]:
    """The sensible answers beside the first: those on the guide's shortlist, if there are any."""
    sensible = [option for option in game.sensible(view, decision) if option != first]
    short = [option for option in guide.shortlist(view, decision, imagine) if option in sensible]
    return short or sensible
