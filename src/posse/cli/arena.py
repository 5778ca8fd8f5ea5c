"""posse arena: bots against each other in all seatings, and how strong that shows them to be."""

from __future__ import annotations

import os
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from posse.bots.arena import Outcome
from posse.bots.ratings import Rating, check_installed, rate
from posse.bots.tournament import Tournament, play_tournament
from posse.cli import arguments
from posse.cli.files import FileError, check_writable, file_path, write_atomically
from posse.cli.simulate import MOST_GAMES, MOST_JOBS, percent
from posse.cli.sitting import USUAL_SEATS
from posse.cli.terminal import Terminal, cli_error
from posse.core import registry
from posse.core.game import Game

PLOTS: Final = (".svg", ".png")


def arena(
    terminal: Terminal,
    name: str,
    bot_list: str,
    seats: str,
    games: str,
    jobs: str,
    settings: list[str],
    seed: str,
    file: str,
    plot: str,
    dask: str,
    as_json: bool,
) -> None:
    check_installed()
    game = registry.find(name)
    wanted = arguments.settings(settings)
    players = _players(game, bot_list, seats)
    game.settings_for(len(players), wanted)
    luck = arguments.seed(seed) or "0"
    tournament = Tournament(game.name, game.version, players, wanted, luck)
    count = arguments.number("--games", games, 1, MOST_GAMES) if games else len(tournament.seatings)
    workers = arguments.number("--jobs", jobs, 1, MOST_JOBS) if jobs else os.cpu_count() or 1
    drawn = plot_file(plot)
    outcomes = _play(terminal, tournament, count, workers, _kept_in(file), dask)
    ratings = rate(outcomes)
    if drawn is not None:
        from posse.cli.arena_plot import draw

        title = _title(terminal, game, count)
        write_atomically(drawn, lambda unfinished: draw(terminal, title, ratings, unfinished, drawn.suffix))
    if as_json:
        terminal.json({**tournament.head(), "games": count, "ratings": [asdict(each) for each in ratings]})
        return
    _show(terminal, game, tournament, count, ratings, drawn)


def _players(game: Game, bot_list: str, seats: str) -> list[str]:
    """One bot for each seat: those named, again and again until all seats are taken."""
    named = arguments.bot_names(game, bot_list)
    if len(set(named)) < 2:
        raise cli_error("cli-error-arena-bots")
    usual = len(named) if len(named) >= game.min_seats and len(named) > 2 else USUAL_SEATS
    count = arguments.number("--seats", seats, game.min_seats, game.max_seats) if seats else usual
    if len(named) > count:
        raise cli_error("cli-error-arena-seats", bots=len(named), seats=count)
    return [named[seat % len(named)] for seat in range(count)]


def _kept_in(file: str) -> Path | None:
    if not file:
        return None
    path = file_path(file)
    check_writable(path)
    return path


def plot_file(plot: str) -> Path | None:
    """Where to draw. What is missing is said now, not after the games."""
    if not plot:
        return None
    path = file_path(plot)
    if path.suffix.lower() not in PLOTS:
        raise cli_error("cli-error-out", file=plot, known=", ".join(PLOTS))
    if find_spec("matplotlib") is None:
        raise cli_error("cli-error-plot")
    check_writable(path)
    return path


def _play(
    terminal: Terminal, tournament: Tournament, count: int, workers: int, file: Path | None, dask: str
) -> list[Outcome]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with terminal.progress(*columns) as progress:
            task = progress.add_task(terminal.t("cli-simulate-progress"), total=count)
            return play_tournament(
                tournament, count, workers, file, lambda done: progress.update(task, completed=done), dask
            )
    except OSError as error:
        if file is None:
            raise
        raise FileError("error-file-write", str(file), error) from None


def _title(terminal: Terminal, game: Game, count: int) -> str:
    return terminal.t("cli-simulate-title", game=terminal.t(f"{game.name}-name"), games=count)


def _show(
    terminal: Terminal,
    game: Game,
    tournament: Tournament,
    count: int,
    ratings: list[Rating],
    drawn: Path | None,
) -> None:
    terminal.say("cli-simulate-title", style="bold", game=terminal.t(f"{game.name}-name"), games=count)
    terminal.print(_table(terminal, ratings))
    terminal.say("cli-arena-note", style="dim", seatings=len(tournament.seatings))
    if count % len(tournament.seatings):
        terminal.say("cli-arena-uneven", seatings=len(tournament.seatings))
    if drawn is not None:
        terminal.say("cli-arena-drawn", file=str(drawn))


def _table(terminal: Terminal, ratings: list[Rating]) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    grid.add_column(terminal.t("cli-simulate-bot"))
    for column in ("cli-arena-skill", "cli-simulate-seats", "cli-simulate-share"):
        grid.add_column(terminal.t(column), justify="right")
    for each in ratings:
        grid.add_row(each.name, skill(each), str(each.played), percent(each.share))
    return grid


def skill(rating: Rating) -> str:
    return f"{rating.skill.value:.1f} ({rating.skill.low:.1f}–{rating.skill.high:.1f})"
