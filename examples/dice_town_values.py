"""Learns what a position of Dice Town is worth, from nothing but its own games, and plays by it.

A value is the chance to win, a logistic function of what lies before a seat and its rivals. At first it knows
nothing. Each generation plays games against itself, fits the value to who won them, and is then measured
against greenhorns. To choose, it tries some options in imagined worlds, plays each to the end of the round
at random, and takes the one whose positions are worth most. No GPU, no download, minutes on two cores:

    python examples/dice_town_values.py --plot values.svg
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from posse.bots import Outcome, make, simulate
from posse.bots.recording import Played, record
from posse.bots.summary import wilson
from posse.core import Decision, Table, View, registry
from posse.core.chance import Chance
from posse.core.game import Game, Imagine

GAME = registry.find("dice-town")
ENCODING = GAME.encoding()
SEATS = 4
CANDIDATES, WORLDS = 5, 2
COLUMNS = {"sheriff": 1, "dollars": 2, "nuggets": 3, "store cards": 4, "property cards": 5}  # of `players`
NAMES = [
    *COLUMNS,
    *[f"{name} of the richest rival" for name in COLUMNS],
    "points of property",
    "late",
    "last throw",
]

Vector = npt.NDArray[np.float64]


def features(fields: dict[str, Any], seat: int) -> Vector:
    """What counts of an observation: ours, the best rival's, and how far the game has come."""
    players = np.asarray(fields["players"], dtype=float).reshape(-1, ENCODING.field("players").shape[1])[
        :SEATS
    ]
    counts = players[:, list(COLUMNS.values())]
    worth = counts @ np.array([5, 0.5, 1, 1.5, 3])  # only to find the rival who leads
    worth[seat] = -1
    hand = np.asarray(fields["hand"], dtype=float)
    points = float(hand[17:22] @ np.arange(1, 6)) / 3
    town = np.asarray(fields["town"], dtype=float)
    return np.array([*counts[seat], *counts[int(worth.argmax())], points, town[0] / 10, town[7], 1.0])


def of_view(view: View, seat: int) -> Vector:
    row = ENCODING.encode(view, None)
    wanted = [ENCODING.field(name) for name in ("players", "hand", "town")]
    return features({each.name: row[each.at : each.at + each.size] for each in wanted}, seat)


class Player:
    """Chooses by the value. It is a bot like any other: a view, a decision, imagined tables."""

    def __init__(self, game: Game, seed: bytes, weights: Vector) -> None:
        self.greenhorn = make("greenhorn", game, seed)
        self.chance = Chance.of(seed)
        self.game = game
        self.weights = weights

    def choose(self, view: View, decision: Decision, imagine: Imagine) -> int:
        options = list(self.game.sensible(view, decision))
        self.chance.shuffle(options)
        tried = options[:CANDIDATES]
        return (
            tried[0]
            if len(tried) == 1
            else max(tried, key=lambda option: self.worth(decision, option, imagine))
        )

    def worth(self, decision: Decision, option: int, imagine: Imagine) -> float:
        total = 0.0
        for world in range(WORLDS):
            table = imagine(Chance.from_text(f"{self.chance.seed.hex()} {decision.id} {world}"))
            table.take(decision.seat, option)
            total += self.after_the_round(table, decision.seat)
        return total

    def after_the_round(self, table: Table, seat: int) -> float:
        now = table.round  # type: ignore[attr-defined]
        while table.waiting and table.round == now:  # type: ignore[attr-defined]
            asked = table.asked_seats()[-1]
            table.take(asked, self.chance.pick(table.lanes[asked].options(table, asked)))
        result = table.result()
        if result is not None:
            return 1e9 if seat in result.winners else -1e9
        return float(of_view(table.glance(seat), seat) @ self.weights)


class Generation:
    """Makes players of one generation, in other processes too."""

    def __init__(self, number: int, weights: Vector) -> None:
        self.__name__ = f"generation {number}"
        self.weights = weights

    def __call__(self, game: Game, seed: bytes) -> Player:
        return Player(game, seed, self.weights)


def fit(rows: list[Vector], won: list[float]) -> Vector:
    """Logistic regression by Newton's method, with a little weight against large numbers."""
    inputs, targets = np.array(rows), np.array(won)
    weights = np.zeros(inputs.shape[1])
    for _ in range(12):
        chances = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (targets - chances) - 0.1 * weights
        bend = (inputs * (chances * (1 - chances))[:, None]).T @ inputs + 0.1 * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def play_itself(maker: Any, games: int, seed: str, jobs: int) -> tuple[list[Vector], list[float]]:
    """Positions of games among four of the same generation, a tenth of them, and whether the seat won."""
    rows: list[Vector] = []
    won: list[float] = []

    def each(played: Played) -> None:
        for position in played.positions[::10]:
            seen = {name: position["obs_" + name] for name in ("players", "hand", "town")}
            rows.append(features(seen, position["seat"]))
            won.append(position["reward"])

    record(GAME, [maker] * SEATS, games, seed, {}, True, each, jobs)
    return rows, won


def share_of_wins(maker: Any, games: int, jobs: int) -> tuple[float, float, float]:
    """Against three greenhorns, seats rotating; with its interval. Chance alone gives a quarter."""
    outcomes: list[Outcome] = simulate(GAME, [maker, *["greenhorn"] * (SEATS - 1)], games, "measure", jobs)
    wins = sum(
        1 / len(outcome.winners)
        for outcome in outcomes
        for seat in outcome.winners
        if outcome.seats[seat] == maker.__name__
    )
    found = wilson(wins, games)
    return found.value, found.low, found.high


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what a position of Dice Town is worth.")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=60, help="that each generation plays against itself")
    parser.add_argument("--measure", type=int, default=200, help="games against greenhorns")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--plot", default="")
    given = parser.parse_args()
    maker: Any = Generation(0, np.zeros(len(NAMES) + 1))
    began = perf_counter()
    curve = [share_of_wins(maker, given.measure, given.jobs)]
    rows: list[Vector] = []
    won: list[float] = []
    tell(0, curve[0], began)
    for number in range(1, given.generations + 1):
        more, ended = play_itself(maker, given.games, f"generation {number}", given.jobs)
        rows += more
        won += ended
        maker = Generation(number, fit(rows, won))
        curve.append(share_of_wins(maker, given.measure, given.jobs))
        tell(number, curve[-1], began)
    for name, weight in zip([*NAMES, "always"], maker.weights, strict=True):
        print(f"{name:40} {weight:+.2f}")
    if given.plot:
        draw(curve, given.plot)


def tell(number: int, share: tuple[float, float, float], began: float) -> None:
    value, low, high = share
    print(
        f"generation {number}: wins {value:.1%} ({low:.1%}–{high:.1%}) against three greenhorns,"
        f" after {perf_counter() - began:.0f} s",
        flush=True,
    )


def draw(curve: list[tuple[float, float, float]], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    middle = [100 * value for value, _, _ in curve]
    error = [
        [100 * (value - low) for value, low, _ in curve],
        [100 * (high - value) for value, _, high in curve],
    ]
    axes.errorbar(range(len(curve)), middle, yerr=error, fmt="o-", capsize=4)
    axes.axhline(100 / SEATS, linestyle=":", label="chance")
    axes.set(xlabel="generation", ylabel="wins against three greenhorns, %", xticks=range(len(curve)))
    axes.legend()
    figure.savefig(file, metadata={"Date": None} if file.endswith(".svg") else None)


if __name__ == "__main__":
    main()
