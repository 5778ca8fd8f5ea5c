"""What a simulation says: wins, scores and lengths, each with its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from posse.bots.arena import Outcome

Z: Final = 1.959964  # 95 % of a normal distribution lie within this many standard deviations


@dataclass
class Estimate:
    """A figure, and the interval it lies in with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass
class BotSummary:
    """One bot's figures. It may have sat on several seats of the same game: each counts as played."""

    name: str
    played: int
    wins: float  # a shared first place is shared here too
    share: Estimate  # wins by seats played: chance alone gives one by the number of seats
    score: Estimate


@dataclass
class Summary:
    games: int
    bots: list[BotSummary]  # the most successful first
    choices: Estimate
    rounds: Estimate


def wilson(wins: float, played: int) -> Estimate:
    """Wilson's interval: for shares, honest also near 0 and 1."""
    if not played:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / played
    weight = 1 + Z * Z / played
    centre = (share + Z * Z / (2 * played)) / weight
    half = Z * sqrt(share * (1 - share) / played + Z * Z / (4 * played * played)) / weight
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Iterable[float]) -> Estimate:
    """The mean, by the normal approximation."""
    seen = list(values)
    count = len(seen)
    if not count:
        return Estimate(0.0, 0.0, 0.0)
    middle = sum(seen) / count
    spread = sum((value - middle) ** 2 for value in seen) / (count - 1) if count > 1 else 0.0
    half = Z * sqrt(spread / count)
    return Estimate(middle, middle - half, middle + half)


def summarise(outcomes: Sequence[Outcome]) -> Summary:
    wins: dict[str, float] = {}
    scores: dict[str, list[float]] = {}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.seats):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            wins[name] = wins.get(name, 0.0) + won
            scores.setdefault(name, []).append(float(outcome.scores[seat]))
    bots = [
        BotSummary(
            name, len(scores[name]), wins[name], wilson(wins[name], len(scores[name])), mean(scores[name])
        )
        for name in wins
    ]
    bots.sort(key=lambda bot: (-bot.share.value, bot.name))
    return Summary(
        len(outcomes),
        bots,
        mean(float(outcome.choices) for outcome in outcomes),
        mean(float(outcome.rounds) for outcome in outcomes),
    )
