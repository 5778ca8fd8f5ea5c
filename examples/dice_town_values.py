"""Learns who will win a game of Dice Town, from games alone, and lets a marshal search with it.

Deputies play against each other. After every round it is written down what each seat has (the features of the
game's guide), and at the end who won; a conditional logit is fitted to that, by how late it is. What has been
learned is checked twice, beside a plain estimate that counts victory points and nothing else: on games that
were not learned from, and at the table, where marshals search with one or the other. A marshal with an
estimate that knows nothing answers as the deputy. No GPU, no download, minutes on two cores:

    python examples/dice_town_values.py --plot values.svg
"""

from __future__ import annotations

import argparse
from functools import partial
from time import perf_counter

import numpy as np
import numpy.typing as npt

from posse.bots import Bot, Outcome, make, simulate
from posse.bots.marshal import Budget, Marshal
from posse.bots.running import Numbers, run
from posse.bots.summary import Estimate, mean, wilson
from posse.core import registry
from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.search import Guide
from posse.games.dice_town.scoring import totals
from posse.games.dice_town.table import DiceTable

GAME = registry.find("dice-town")
SEATS = 4
RIDGE = 5.0  # a little doubt about what few games tell
BLOCK = 20  # games measured until the next line is printed

Vector = npt.NDArray[np.float64]
# After a round: the stage of the game, what each seat has (a row for each), its points, its share of the win.
Position = tuple[int, Vector, Vector, Vector]
Games = list[list[Position]]


def guide_of(game: Game) -> Guide:
    guide = game.guide()
    assert guide is not None
    return guide


GUIDE = guide_of(GAME)


def shares(utilities: Vector) -> Vector:
    raised = np.exp(utilities - utilities.max(axis=-1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=-1, keepdims=True))


# Learning


def play_and_write(seed: str, numbers: Numbers) -> list[tuple[int, list[Position]]]:
    """The positions after each round of these games of deputies."""
    return [(number, positions_of(Chance.from_text(f"{seed} {number}"))) for number in numbers]


def positions_of(chance: Chance) -> list[Position]:
    table = GAME.new(SEATS, {}, chance, telling=False)
    deputy = make("deputy", GAME, bytes(32))
    assert isinstance(table, DiceTable)
    seen: list[tuple[int, Vector, Vector]] = []
    while table.waiting:
        seat, start = table.asked_seats()[0], GUIDE.horizon(table, 0)
        decision = table.decision(seat)
        assert decision is not None
        table.take(seat, deputy.choose(table.view(seat), decision, partial(table.imagine, seat)))
        if not table.over and GUIDE.horizon(table, 0) != start:
            rows = np.array([GUIDE.features(table, each, each) for each in range(SEATS)])
            seen.append((GUIDE.stage(table), rows, np.array(totals(table), dtype=float)))
    result = table.result()
    assert result is not None
    won = np.array([1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(SEATS)])
    return [(stage, rows, points, won) for stage, rows, points in seen]


def learn(games: Games) -> list[Vector]:
    """What everything that a seat has is worth, by stage."""
    found = []
    for stage in range(len(GUIDE.weights)):
        known = [position for game in games for position in game if position[0] == stage]
        width = games[0][0][1].shape[1]
        rows = np.array([rows for _, rows, _, _ in known]).reshape(-1, SEATS, width)
        found.append(fit(rows, np.array([won for *_, won in known]).reshape(-1, SEATS)))
    return found


def learn_points(games: Games) -> list[Vector]:
    """The plain estimate: only what a point is worth, by stage; other things as much as they give points."""
    rows = np.concatenate([rows for game in games for _, rows, _, _ in game])
    points = np.concatenate([points for game in games for _, _, points, _ in game])
    in_points = np.linalg.lstsq(rows, points, rcond=None)[0]
    plain = [
        [(at, rows @ in_points[:, None], points, won) for at, rows, points, won in game] for game in games
    ]
    return [worth[0] * in_points for worth in learn(plain)]


def fit(rows: Vector, won: Vector) -> Vector:
    """The weights that make what happened likeliest, by Newton's method."""
    weights = np.zeros(rows.shape[2])
    for _ in range(12):
        likely = shares(rows @ weights)
        mean_row = np.einsum("ps,psf->pf", likely, rows)
        slope = np.einsum("ps,psf->f", won - likely, rows) - RIDGE * weights
        bend = np.einsum("ps,psf,psg->fg", likely, rows, rows) - mean_row.T @ mean_row
        weights = weights + np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights


def surprises(games: Games, weights: list[Vector]) -> list[float]:
    """How surprised the estimate is by who won, in nats, for each game: ln 4 = 1.386 if nothing is known."""
    return [
        float(np.mean([surprise(won, rows @ weights[stage]) for stage, rows, _, won in game]))
        for game in games
        if game
    ]


def surprise(won: Vector, utilities: Vector) -> float:
    return -float(won @ np.log(shares(utilities) + 1e-12))


class Searching:
    """Makes marshals that search with these weights, in other processes too."""

    __name__ = "searching"

    def __init__(self, weights: list[Vector], trials: int) -> None:
        self.weights = tuple(tuple(float(weight) for weight in each) for each in weights)
        self.trials = trials

    def __call__(self, game: Game, seed: bytes) -> Bot:
        guide = guide_of(game)
        guide.weights = self.weights
        return Marshal(guide, seed, Budget(self.trials))


def measure(what: str, searching: Searching, games: int, jobs: int) -> None:
    """Tells how many games a marshal wins against three deputies, seats rotating; chance gives a quarter."""
    outcomes: list[Outcome] = []
    while len(outcomes) < games:
        bots: list[str | Searching] = [searching, *["deputy"] * (SEATS - 1)]
        outcomes += simulate(GAME, bots, min(BLOCK, games - len(outcomes)), f"measure {len(outcomes)}", jobs)
        won = sum(
            1 / len(outcome.winners)
            for outcome in outcomes
            for seat in outcome.winners
            if outcome.seats[seat] == searching.__name__
        )
        share = wilson(won, len(outcomes))
        told_so_far = f"{share.value:.1%} ({share.low:.1%}–{share.high:.1%}) of {len(outcomes)} games"
        print(f"a marshal with {what} wins {told_so_far} against three deputies", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn who will win a game of Dice Town.")
    parser.add_argument("--games", type=int, default=800, help="of deputies, to learn from")
    parser.add_argument("--unseen", type=int, default=400, help="further games, to check what was learned")
    parser.add_argument("--measure", type=int, default=100, help="games of a marshal with each estimate")
    parser.add_argument("--trials", type=int, default=40, help="that a marshal makes for a decision")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--plot", default="")
    given = parser.parse_args()
    began = perf_counter()
    played: list[tuple[int, list[Position]]] = []
    run(partial(play_and_write, "learn"), range(given.games + given.unseen), played.extend, given.jobs)
    games = [positions for _, positions in sorted(played, key=lambda game: game[0])]
    unseen, known = games[: given.unseen], games[given.unseen :]
    points = learn_points(known)
    without = surprises(unseen, points)
    print(f"points alone: surprise {told(mean(without))} on {given.unseen} unseen games")
    curve: list[tuple[int, Estimate]] = []
    for count in counts(given.games):
        learned = learn(known[:count])
        found = surprises(unseen, learned)
        less = mean(before - after for before, after in zip(without, found, strict=True))
        curve.append((count, less))
        print(f"learned from {count} games: surprise {told(mean(found))}, less by {told(less)}", flush=True)
    if given.plot:
        draw(curve, given.plot)
    measure("what was learned", Searching(learned, given.trials), given.measure, given.jobs)
    measure("points alone", Searching(points, given.trials), given.measure, given.jobs)
    print(f"{perf_counter() - began:.0f} s in all")


def counts(most: int) -> list[int]:
    """Half as many again and again, down to a dozen or so."""
    found = [most]
    while found[0] >= 24:
        found.insert(0, found[0] // 2)
    return found


def told(found: Estimate) -> str:
    return f"{found.value:.4f} ({found.low:.4f}–{found.high:.4f})"


def draw(curve: list[tuple[int, Estimate]], file: str) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    x = [count for count, _ in curve]
    middle = [less.value for _, less in curve]
    error = [[less.value - less.low for _, less in curve], [less.high - less.value for _, less in curve]]
    axes.errorbar(x, middle, yerr=error, fmt="o-", capsize=4)
    axes.axhline(0.0, linestyle=":", color="tab:red", label="points alone")
    axes.set_xscale("log")
    axes.set_xticks(x, [str(count) for count in x])
    axes.minorticks_off()
    axes.set(xlabel="games learned from", ylabel="less surprised on unseen games, nats")
    axes.legend(loc="lower right")
    figure.savefig(file, metadata={"Date": None} if file.endswith(".svg") else None)


if __name__ == "__main__":
    main()
