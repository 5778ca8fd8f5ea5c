"""posse simulate: many games between bots, and their statistics."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from posse import bots
from posse.bots import Estimate, Outcome, Summary
from posse.bots.recording import Played, record
from posse.cli import arguments
from posse.cli.files import check_writable, file_path, write_atomically
from posse.cli.row_files import RowFile, row_file
from posse.cli.sitting import USUAL_SEATS
from posse.cli.terminal import Terminal, cli_error
from posse.core import registry
from posse.core.game import Game
from posse.core.table import SEAT_LETTERS

SUFFIXES: Final = (".parquet", ".csv", ".jsonl")
MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
LARGE: Final = 1000  # no decimals from here on


def simulate(
    terminal: Terminal,
    name: str,
    games: str,
    bot_list: str,
    jobs: str,
    settings: list[str],
    seed: str,
    out: str,
    choices: bool,
    positions: bool,
    dask: str,
    as_json: bool,
) -> None:
    game = registry.find(name)
    count = arguments.number("--games", games, 1, MOST_GAMES)
    players = arguments.bot_names(game, bot_list) if bot_list else _usual_players(game)
    workers = arguments.number("--jobs", jobs, 1, MOST_JOBS) if jobs else os.cpu_count() or 1
    wanted = arguments.settings(settings)
    game.settings_for(len(players), wanted)
    luck = arguments.seed(seed) or "0"
    file = _out_file(out)
    beside = _beside(file, choices, positions)
    where = Where(workers, dask)
    outcomes = _play(terminal, game, players, count, luck, where, wanted, beside)
    summary = bots.summarise(outcomes)
    if file is not None:
        write_atomically(file, partial(WRITERS[file.suffix.lower()], outcomes))
    if as_json:
        terminal.json(_as_dict(game, players, luck, wanted, summary, file, beside))
        return
    terminal.say("cli-simulate-title", style="bold", game=terminal.t(f"{game.name}-name"), games=count)
    terminal.print(_table(terminal, summary))
    terminal.say("cli-simulate-interval", style="dim")
    if file is not None:
        terminal.say("cli-simulate-written", file=str(file), n=len(outcomes))
    for rows in beside.values():
        terminal.say("cli-simulate-written", file=str(rows.path), n=rows.rows)


class Where(NamedTuple):
    """Where the games are played."""

    jobs: int
    dask: str


def _usual_players(game: Game) -> list[str]:
    """The default line-up: one of the usual bots against greenhorns."""
    seats = max(game.min_seats, min(USUAL_SEATS, game.max_seats))
    return [arguments.usual_bot(game), *[bots.names(game)[0]] * (seats - 1)]


def _out_file(out: str) -> Path | None:
    """Where to write. An unknown suffix is an error now, not after the games."""
    if not out:
        return None
    file = file_path(out)
    if file.suffix.lower() not in SUFFIXES:
        raise cli_error("cli-error-out", file=out, known=", ".join(SUFFIXES))
    if file.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise cli_error("cli-error-parquet")
    check_writable(file)
    return file


def _beside(file: Path | None, choices: bool, positions: bool) -> dict[str, RowFile]:
    """The further files that were asked for: games.parquet has games.choices.parquet beside it."""
    wanted = [what for what, asked in (("choices", choices), ("positions", positions)) if asked]
    if not wanted:
        return {}
    if file is None:
        raise cli_error("cli-error-needs-out", option="--" + wanted[0])
    if positions and file.suffix.lower() == ".csv":
        raise cli_error("cli-error-positions-csv")
    return {what: row_file(file.with_suffix(f".{what}{file.suffix}")) for what in wanted}


def _play(
    terminal: Terminal,
    game: Game,
    players: list[str],
    count: int,
    seed: str,
    where: Where,
    settings: dict[str, Any],
    beside: dict[str, RowFile],
) -> list[Outcome]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with terminal.progress(*columns) as progress:
        task = progress.add_task(terminal.t("cli-simulate-progress"), total=count)

        def told(done: int) -> None:
            progress.update(task, completed=done)

        if not beside:
            return bots.simulate(game, players, count, seed, where.jobs, settings, told, where.dask)
        return _record(game, players, count, seed, where, settings, beside, told)


def _record(
    game: Game,
    players: list[str],
    count: int,
    seed: str,
    where: Where,
    settings: dict[str, Any],
    beside: dict[str, RowFile],
    told: Callable[[int], None],
) -> list[Outcome]:
    """The same games, with their choices and positions written as they come."""
    outcomes: list[Outcome] = []

    def each(played: Played) -> None:
        for what, rows in beside.items():
            rows.add(played.choices if what == "choices" else played.positions)
        outcomes.append(played.outcome)
        told(len(outcomes))

    try:
        record(game, players, count, seed, settings, "positions" in beside, each, where.jobs, where.dask)
    except BaseException:
        for rows in beside.values():
            rows.abandon()
        raise
    for rows in beside.values():
        rows.finish()
    return outcomes


def _table(terminal: Terminal, summary: Summary) -> Grid:
    words = terminal.words
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    grid.add_column(words.t("cli-simulate-bot"))
    for column in ("seats", "wins", "share", "score"):
        grid.add_column(words.t(f"cli-simulate-{column}"), justify="right")
    for bot in summary.bots:
        grid.add_row(
            bot.name,
            str(bot.played),
            f"{bot.wins:.1f}".removesuffix(".0"),
            percent(bot.share),
            _mean(bot.score),
        )
    grid.add_section()
    grid.add_row(words.t("cli-simulate-rounds"), "", "", "", _mean(summary.rounds))
    grid.add_row(words.t("cli-simulate-choices"), "", "", "", _mean(summary.choices))
    return grid


def percent(share: Estimate) -> str:
    return f"{share.value * 100:.1f} % ({share.low * 100:.1f}–{share.high * 100:.1f})"


def _mean(value: Estimate) -> str:
    digits = 1 if value.high < LARGE else 0
    return f"{value.value:.{digits}f} ({value.low:.{digits}f}–{value.high:.{digits}f})"


def _as_dict(
    game: Game,
    players: list[str],
    seed: str,
    settings: dict[str, Any],
    summary: Summary,
    file: Path | None,
    beside: dict[str, RowFile],
) -> dict[str, Any]:
    """The number of jobs is left out on purpose: it does not change the result."""
    return {
        "game": game.name,
        "version": game.version,
        "bots": players,
        "seed": seed,
        "settings": settings,
        "summary": asdict(summary),
        "out": str(file) if file is not None else None,
        **{what: str(rows.path) for what, rows in beside.items()},
    }


# One row a game. Columns by seat, so that every program that reads tables can read it.


def rows(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    found = []
    for outcome in outcomes:
        row: dict[str, Any] = {"game": outcome.number}
        for seat, bot in enumerate(outcome.seats):
            letter = SEAT_LETTERS[seat]
            row[f"{letter}_bot"] = bot
            row[f"{letter}_score"] = outcome.scores[seat]
            row[f"{letter}_rank"] = outcome.ranks[seat]
        row["choices"] = outcome.choices
        row["rounds"] = outcome.rounds
        found.append(row)
    return found


def write_csv(outcomes: list[Outcome], path: Path) -> None:
    table = rows(outcomes)
    with path.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(table[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)


def write_jsonl(outcomes: list[Outcome], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as stream:
        for row in rows(outcomes):
            stream.write(json.dumps(row) + "\n")


def write_parquet(outcomes: list[Outcome], path: Path) -> None:
    pyarrow = import_module("pyarrow")  # here: slow to load; by name: it has no types
    parquet = import_module("pyarrow.parquet")
    parquet.write_table(pyarrow.Table.from_pylist(rows(outcomes)), path)


WRITERS: Final = {".parquet": write_parquet, ".csv": write_csv, ".jsonl": write_jsonl}
