"""posse bench --against: this engine and that of another commit, in alternating runs."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from posse.bench import engine
from posse.cli.bench_runner import Runner
from posse.cli.commits import Clone
from posse.cli.terminal import Terminal, cli_error
from posse.core.game import Game

FIGURES: Final = ("games_per_second", "decisions_per_second", "clone_us", "imagine_us")
EVENTS: Final = (("events_off", False), ("events_on", True))
# 95 % of Student's distribution, for 1 to 10 degrees of freedom.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)

# The measuring code of today on the sources of another day. -S: no other Posse is to be found.
ELSEWHERE: Final = (
    "import runpy, sys; sys.path.insert(0, sys.argv[1]); runpy.run_path(sys.argv[2], run_name='__main__')"
)

Start = Callable[[], Runner]
Seen = dict[str, list[dict[str, float]]]  # by events_off and events_on, one for each run


class Ratio(NamedTuple):
    """How many times faster this engine is, with the interval it lies in with 95 % confidence."""

    value: float
    low: float | None  # one run says nothing of how sure it is
    high: float | None


class Rivals(NamedTuple):
    """This engine and the other one; each run is a new process."""

    commit: str
    compiled: bool
    here: Start
    there: Start

    def told(self) -> dict[str, Any]:
        return {"against": self.commit, "compiled": self.compiled}


def find_rivals(terminal: Terminal, python: str, compiled: bool, ref: str, named: bool) -> Rivals:
    """This engine is the one of `python`; the other one is built in the same way."""
    clone = Clone.find()
    commit = clone.commit(ref)
    if compiled and not named:
        clone.require_current_build()
    source = clone.build(commit, compiled, lambda: _tell(terminal, commit, compiled))
    code = ("-S", "-c", ELSEWHERE, str(source), str(Path(engine.__file__)))
    failed = cli_error("cli-error-against-failed", ref=commit[:12])
    return Rivals(commit, compiled, lambda: Runner(python), lambda: Runner(python, code, failed))


def _tell(terminal: Terminal, commit: str, compiled: bool) -> None:
    key = "cli-bench-building-compiled" if compiled else "cli-bench-building"
    terminal.err.print(Text(terminal.t(key, ref=commit[:12])), soft_wrap=True)


def measure(
    terminal: Terminal, rivals: Rivals, game: Game, request: dict[str, Any], repeats: int
) -> dict[str, Seen]:
    """A B A B …: what else happens on the machine meets both."""
    seen: dict[str, Seen] = {side: {name: [] for name, _ in EVENTS} for side in ("here", "there")}
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    with terminal.progress(*columns) as progress:
        task = progress.add_task(terminal.t("cli-bench-progress"), total=repeats * 2 * len(EVENTS))
        for repeat in range(repeats):
            for side, start in (("here", rivals.here), ("there", rivals.there)):
                with start() as runner:
                    if not runner.knows(game):
                        raise cli_error("cli-error-against-game", game=game.name, ref=rivals.commit[:12])
                    for name, telling in EVENTS:
                        asked = {**request, "repeat": repeat, "telling": telling}
                        seen[side][name].append(runner.ask(asked))
                        progress.advance(task)
    return seen


def ratio(figure: str, here: list[dict[str, float]], there: list[dict[str, float]]) -> Ratio:
    """The geometric mean over the pairs of runs, and Student's interval around it."""
    sign = -1 if figure.endswith("_us") else 1  # of costs the smaller one is the better one
    logs = [sign * log(a[figure] / b[figure]) for a, b in zip(here, there, strict=True)]
    middle = fmean(logs)
    if len(logs) < 2:
        return Ratio(exp(middle), None, None)
    half = student(len(logs) - 1) * stdev(logs) / sqrt(len(logs))
    return Ratio(exp(middle), exp(middle - half), exp(middle + half))


def student(freedom: int) -> float:
    """How many standard errors to either side hold 95 %."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return 1.960 + 2.372 / freedom + 2.823 / freedom**2  # the series of the quantile


def told(seen: dict[str, Seen]) -> dict[str, Any]:
    """For programs: the medians of both, and the ratios."""
    answer: dict[str, Any] = {side: {} for side in ("here", "there", "ratio")}
    for name, _ in EVENTS:
        for side in ("here", "there"):
            answer[side][name] = {f: median(run[f] for run in seen[side][name]) for f in FIGURES}
        answer["ratio"][name] = {
            f: ratio(f, seen["here"][name], seen["there"][name])._asdict() for f in FIGURES
        }
    return answer


def shown(terminal: Terminal, rivals: Rivals, figures: dict[str, Any]) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    side = terminal.t("cli-bench-compiled" if rivals.compiled else "cli-bench-pure")
    grid.add_column(side)
    grid.add_column(terminal.t("cli-bench-here"), justify="right")
    grid.add_column(rivals.commit[:12], justify="right")
    grid.add_column(terminal.t("cli-bench-ratio"), justify="right")
    for name, _ in EVENTS:
        grid.add_row(Text(terminal.t(f"cli-bench-{name.replace('_', '-')}"), style="bold"))
        for figure in FIGURES:
            cells = [shown_figure(figure, figures[side][name][figure]) for side in ("here", "there")]
            cells.append(_shown_ratio(Ratio(**figures["ratio"][name][figure])))
            grid.add_row("  " + terminal.t(f"cli-bench-{figure.replace('_', '-')}"), *cells)
    return grid


def _shown_ratio(found: Ratio) -> str:
    if found.low is None:
        return f"{found.value:.2f} ×"
    return f"{found.value:.2f} × ({found.low:.2f}–{found.high:.2f})"


def shown_figure(name: str, value: float) -> str:
    if name.endswith("_us"):
        return f"{value:.1f} µs"
    return f"{value:,.0f}".replace(",", "\u202f")
