"""posse bench: how fast games run, interpreted and compiled side by side."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, TextColumn
from rich.table import Table as Grid
from rich.text import Text

import posse
from posse.cli import against, arguments
from posse.cli.against import EVENTS, FIGURES, shown_figure
from posse.cli.bench_runner import Runner
from posse.cli.terminal import Terminal, cli_error
from posse.core import registry
from posse.core.errors import PosseError
from posse.core.game import Game

USUAL_SEATS: Final = 4

Figures = dict[str, dict[str, float]]  # by events_off and events_on, then by figure


class Scope(NamedTuple):
    """What is measured."""

    game: Game
    seats: int
    settings: dict[str, Any]


def bench(
    terminal: Terminal,
    name: str,
    seats: str,
    settings: list[str],
    repeats: str,
    seconds: str,
    fast_python: str,
    ref: str,
    as_json: bool,
) -> None:
    """One game, or all of them; with one number of players, or with several, one after another."""
    wanted = arguments.settings(settings)
    scopes = [
        Scope(game, count, _changed(game, count, wanted))
        for game in ([registry.find(name)] if name else registry.games())
        for count in (arguments.numbers("--seats", seats, 1, 99) if seats else [_usual_seats(game)])
    ]
    times = arguments.number("--repeats", repeats, 1, 1000)
    each = arguments.decimal("--seconds", seconds, 0.01, 60)
    if ref:
        _bench_against(terminal, scopes, times, each, fast_python, ref, as_json)
        return
    told = []
    with ExitStack() as ending:
        runners = [ending.enter_context(runner) for runner in _runners(terminal, fast_python)]
        for scope in scopes:
            able = [runner for runner in runners if runner.knows(scope.game) or runner.python == fast_python]
            sides = {
                runner.side: runner for runner in sorted(able, key=lambda runner: runner.side, reverse=True)
            }
            figures = _measure(terminal, sides, scope, times, each)
            ratio = _ratio(figures["pure"], figures["compiled"]) if len(figures) == 2 else None
            if not as_json:
                _show(terminal, scope, times, figures, ratio)
                continue
            told.append(
                {
                    "game": scope.game.name,
                    "seats": scope.seats,
                    "settings": scope.settings,
                    "repeats": times,
                    "seconds": each,
                    "python": {side: runner.about["python"] for side, runner in sides.items()},
                    "pure": figures.get("pure"),
                    "compiled": figures.get("compiled"),
                    "ratio": ratio,
                }
            )
    if as_json:
        terminal.json(told)
    elif len(runners) < 2:
        terminal.say("cli-bench-make-fast")
    elif any(not runner.knows(scope.game) for runner in runners for scope in scopes):
        terminal.say("cli-bench-make-fast-again")


def _bench_against(
    terminal: Terminal,
    scopes: list[Scope],
    repeats: int,
    seconds: float,
    fast_python: str,
    ref: str,
    as_json: bool,
) -> None:
    """This engine, compiled if it is there, beside the one of another commit."""
    with ExitStack() as ending:
        runners = [ending.enter_context(runner) for runner in _runners(terminal, fast_python)]
        fastest = max(runners, key=lambda runner: runner.side == "compiled")
    compiled = fastest.side == "compiled"
    rivals = against.find_rivals(terminal, fastest.python, compiled, ref, bool(fast_python))
    told = []
    for scope in scopes:
        request = {"game": scope.game.name, "seats": scope.seats, "settings": scope.settings}
        seen = against.measure(terminal, rivals, scope.game, {**request, "seconds": seconds}, repeats)
        figures = against.told(seen)
        told.append({**request, "repeats": repeats, "seconds": seconds, **rivals.told(), **figures})
        if not as_json:
            title = terminal.t(f"{scope.game.name}-name")
            terminal.say("cli-bench-title", style="bold", game=title, seats=scope.seats, repeats=repeats)
            terminal.print(against.shown(terminal, rivals, figures))
    if as_json:
        terminal.json(told)


def _show(
    terminal: Terminal, scope: Scope, repeats: int, figures: dict[str, Figures], ratio: Figures | None
) -> None:
    title = terminal.t(f"{scope.game.name}-name")
    terminal.say("cli-bench-title", style="bold", game=title, seats=scope.seats, repeats=repeats)
    terminal.print(_table(terminal, figures, ratio))


def _runners(terminal: Terminal, fast_python: str) -> list[Runner]:
    """This interpreter and the other one. It must work if the user named it; one that was found may fail."""
    here = Runner(sys.executable)
    other = fast_python or _other_python()
    if not other:
        return [here]
    try:
        there = Runner(other)
    except PosseError:
        if fast_python:
            here.stop()
            raise
        return [here]
    if there.side != here.side:
        return [here, there]
    there.stop()
    if fast_python:
        here.stop()
        raise cli_error("cli-error-same-side", python=other, side=terminal.t(f"cli-bench-{here.side}"))
    return [here]


def _changed(game: Game, seats: int, wanted: dict[str, Any]) -> dict[str, Any]:
    """The settings that are not the usual ones."""
    usual = game.settings_for(seats, {})
    return {name: value for name, value in game.settings_for(seats, wanted).items() if value != usual[name]}


def _usual_seats(game: Game) -> int:
    return max(game.min_seats, min(USUAL_SEATS, game.max_seats))


def _other_python() -> str:
    """The interpreter of the other environment next to this checkout, or next to this environment."""
    places = [Path(posse.__file__).resolve().parents[2], Path(sys.prefix).parent]
    here = Path(sys.prefix).resolve()
    for place in places:
        for environment in (".venv-fast", ".venv"):
            for python in ("bin/python", "Scripts/python.exe"):
                found = place / environment / python
                if found.exists() and (place / environment).resolve() != here:
                    return str(found)
    return ""


def _measure(
    terminal: Terminal, sides: dict[str, Runner], scope: Scope, repeats: int, seconds: float
) -> dict[str, Figures]:
    """Medians of interleaved runs, so that other load on the machine affects both interpreters."""
    seen: dict[str, dict[str, list[dict[str, float]]]] = {
        side: {name: [] for name, _ in EVENTS} for side in sides
    }
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    with terminal.progress(*columns) as progress:
        task = progress.add_task(terminal.t("cli-bench-progress"), total=repeats * len(EVENTS) * len(sides))
        for repeat in range(repeats):
            for name, telling in EVENTS:
                for side, runner in sides.items():
                    request = {
                        "game": scope.game.name,
                        "seats": scope.seats,
                        "settings": scope.settings,
                        "seconds": seconds,
                        "repeat": repeat,
                        "telling": telling,
                    }
                    seen[side][name].append(runner.ask(request))
                    progress.advance(task)
    return {side: {name: _medians(many) for name, many in found.items()} for side, found in seen.items()}


def _medians(many: list[dict[str, float]]) -> dict[str, float]:
    return {figure: median(one[figure] for one in many) for figure in FIGURES}


def _ratio(pure: Figures, compiled: Figures) -> Figures:
    """How many times faster the compiled one is."""
    return {
        name: {
            figure: (pure[name][figure] / compiled[name][figure])
            if figure.endswith("_us")
            else (compiled[name][figure] / pure[name][figure])
            for figure in FIGURES
        }
        for name, _ in EVENTS
    }


def _table(terminal: Terminal, figures: dict[str, Figures], ratio: Figures | None) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    grid.add_column("")
    for side in figures:
        grid.add_column(terminal.t(f"cli-bench-{side}"), justify="right")
    if ratio is not None:
        grid.add_column(terminal.t("cli-bench-ratio"), justify="right")
    for name, _ in EVENTS:
        grid.add_row(Text(terminal.t(f"cli-bench-{name.replace('_', '-')}"), style="bold"))
        for figure in FIGURES:
            cells = [shown_figure(figure, found[name][figure]) for found in figures.values()]
            if ratio is not None:
                cells.append(f"{ratio[name][figure]:.1f} ×")
            grid.add_row("  " + terminal.t(f"cli-bench-{figure.replace('_', '-')}"), *cells)
    return grid
