"""Fits a game's estimate of who will win (`deputy/guide.py`) to the results of real games.

`fit.py play GAME GAMES` lets deputies play and writes what every seat has at each horizon, and who won, to
tools/fits/<game>/positions.csv.gz. `fit.py weigh GAME` reads that and prints the weights by stage, with the
mean surprise (in nats) on the quarter of the games that was not fitted. The same command gives the same
figures. The positions that are kept were played by the deputies before they were fitted, those of Dice Town
by the tuned deputy, those of Colt Express by deputies who imagine a single table, as in a search: 2,000 games
of deputies who imagine sixteen would take a quarter of an hour.
"""

from __future__ import annotations

import csv
import gzip
import sys
from collections.abc import Callable
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Final

from logit import Position, fit, loss
from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.registry import find
from posse.core.search import Guide
from posse.core.table import Table
from posse.games.colt_express.deputy.guide import answer_on

FITS: Final = Path(__file__).parent / "fits"
SEATS: Final = (4, 4, 3, 5)  # players, game by game
PARTIES: Final = (5, 5, 4, 5, 6, 5, 7, 8)  # the same where parties win: they need a Sheriff
EVERY: Final = {"bang": 3}  # horizons from one position that is kept to the next, where they are many
QUICK: Final[dict[str, Callable[[Table, int], int]]] = {"colt-express": answer_on}  # who play for the deputy
RIDGE: Final = 1.0  # a little doubt: few games are known of some stages
Line = list[float]


def data_of(game: Game) -> Path:
    return FITS / game.name.replace("-", "_") / "positions.csv.gz"


def play(game: Game, guide: Guide, games: int) -> None:
    seats = PARTIES if game.name == "bang" else SEATS
    with gzip.GzipFile(data_of(game), "wb", mtime=0) as file:
        for number in range(games):
            for line in played(number, game, guide, seats[number % len(seats)]):
                file.write((",".join([f"{value:.6g}" for value in line]) + "\n").encode())


def played(number: int, game: Game, guide: Guide, seats: int) -> list[Line]:
    """A line for each seat: the game, the position, the stage, its features, its share of the win."""
    table = game.new(seats, {}, Chance.from_text(f"fit {number}"), telling=False)
    answer = QUICK.get(game.name, answer_of_deputy)
    me = number % seats
    lines: list[Line] = []
    position = 0
    while table.waiting:
        start = guide.horizon(table, me)
        seat = table.asked_seats()[0]
        table.take(seat, answer(table, seat))
        if table.over or (guide.horizon(table, me) != start and start > 0):
            position += 1
            if position % EVERY.get(game.name, 1) or guide.stage(table) >= len(guide.weights):
                continue
            which = [number, position, guide.stage(table)]
            lines += [[*which, *guide.features(table, each, me)] for each in range(seats)]
    result = table.result()
    assert result is not None
    for at, line in enumerate(lines):
        line.append(1 / len(result.winners) if at % seats in result.winners else 0.0)
    return lines


def answer_of_deputy(table: Table, seat: int) -> int:
    decision = table.decision(seat)
    deputy = table.game.deputy()
    assert decision is not None
    assert deputy is not None
    return deputy(table.view(seat), decision, partial(table.imagine, seat))


def read(game: Game) -> dict[int, list[Position]]:
    """The positions of each stage."""
    with gzip.open(data_of(game), "rt", newline="") as text:
        lines = [[float(value) for value in line] for line in csv.reader(text)]
    found: dict[int, list[Position]] = {}
    for (_, _, stage), group in groupby(lines, key=lambda line: (line[0], line[1], line[2])):
        seats = list(group)
        found.setdefault(int(stage), []).append(
            ([line[3:-1] for line in seats], [line[-1] for line in seats])
        )
    return found


def weigh(game: Game) -> None:
    for stage, positions in sorted(read(game).items()):
        fitted = 3 * len(positions) // 4
        weights = fit(positions[:fitted], ridge=RIDGE)
        known, unknown = loss(positions[:fitted], weights), loss(positions[fitted:], weights)
        nothing = loss(positions[fitted:], [0.0] * len(weights))
        print(
            f"stage {stage}: {len(positions)} positions, surprise {known:.3f}, {unknown:.3f} unseen", end=""
        )
        print(f" ({nothing:.3f} knowing nothing)")
        print("    (" + ", ".join([f"{weight:.3g}" for weight in fit(positions, ridge=RIDGE)]) + "),")


def main() -> None:
    what, name, *rest = sys.argv[1:]
    game = find(name)
    guide = game.guide()
    assert guide is not None
    if what == "play":
        play(game, guide, int(rest[0]))
    else:
        weigh(game)


if __name__ == "__main__":
    main()
