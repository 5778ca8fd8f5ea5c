"""posse review: who had which chances in a finished game, what decided it, and which choices were costly."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from posse.bots.review import Point, Review, review, trials_in
from posse.cli import arguments
from posse.cli.arena import plot_file
from posse.cli.files import InFile, read_record, write_atomically
from posse.cli.replay import seat_names
from posse.cli.terminal import Terminal, cli_error
from posse.core import registry
from posse.core.errors import PosseError
from posse.core.records import Record
from posse.core.said import Said

MOST_TRIALS: Final = 10_000_000
USUAL_SECONDS: Final = 40.0
BLOCKS: Final = "▁▂▃▄▅▆▇█"
NARROWEST_CURVE: Final = 20
NO_CURVE: Final = 28  # columns of a line that are not its curve: two chances and the gaps


def review_file(
    terminal: Terminal, file: str, seconds: str, trials: str, seed: str, plot: str, as_json: bool
) -> None:
    record = read_record(file)
    if seconds and trials:
        raise cli_error("cli-error-review-budget")
    time = arguments.decimal("--seconds", seconds, 1, 36_000) if seconds else USUAL_SECONDS
    count = arguments.number("--trials", trials, 200, MOST_TRIALS) if trials else 0
    luck = arguments.seed(seed) or "review"
    drawn = plot_file(plot)
    try:
        found = _reviewed(terminal, record, count or trials_in(record, time), luck)
    except PosseError as error:
        raise InFile(file, error) from None
    shown = Shown(terminal, record, found)
    if drawn is not None:
        from posse.cli.review_plot import draw

        write_atomically(
            drawn,
            lambda unfinished: draw(terminal, shown.title(), shown.names, found, unfinished, drawn.suffix),
        )
    if as_json:
        terminal.json(found.as_json())
        return
    shown.print_all(drawn)


def _reviewed(terminal: Terminal, record: Record, trials: int, seed: str) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with terminal.progress(*columns) as progress:
        task = progress.add_task(terminal.t("cli-review-progress"), total=1.0)
        return review(record, trials, seed, lambda done: progress.update(task, completed=done))


class Shown:
    """A review in words."""

    def __init__(self, terminal: Terminal, record: Record, found: Review) -> None:
        self.terminal = terminal
        self.review = found
        self.game = registry.find(record.game)
        self.names = seat_names(terminal.words, record)

    def title(self) -> str:
        name = self.terminal.t(f"{self.game.name}-name")
        return self.terminal.t("cli-review-title", game=name, n=self.review.choices)

    def print_all(self, drawn: Path | None) -> None:
        self.terminal.print(Text(self.title(), style="bold"))
        self.terminal.say("cli-review-sides" if self.review.sides else "cli-review-curve", style="dim")
        if self.review.games > 1:
            self.terminal.say("cli-review-match", style="dim", n=self.review.games)
        self.terminal.print(self._curves())
        self._section("cli-review-turns", self._turns(), bool(self.review.turns), "cli-review-no-turns")
        costly = any(self.review.costly)
        self._section("cli-review-costly", self._costly(), costly, "cli-review-no-costly")
        self._section("cli-review-parts", self._parts(), True, "")
        self.terminal.say("cli-review-luck", share=percent(self.review.luck_share()))
        self._notes(drawn)

    def _section(self, title: str, grid: Grid, is_there: bool, otherwise: str) -> None:
        self.terminal.print(Text(), Text(self.terminal.t(title), style="bold"))
        if is_there:
            self.terminal.print(grid)
        else:
            self.terminal.say(otherwise)

    def _curves(self) -> Grid:
        """One line for each seat: its chance at the start, block by block over the game, at the end."""
        longest = max([len(name) for name in self.names])
        width = max(NARROWEST_CURVE, self.terminal.out.width - longest - NO_CURVE)
        grid = Grid(box=None, show_header=False, show_edge=False, pad_edge=False, padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right")
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right")
        curve = self.review.curve
        for seat, name in enumerate(self.names):
            line = blocks(curve, seat, self.review.choices, width)
            ends = (curve[0].chances[seat], curve[-1].chances[seat])
            grid.add_row(name, percent(ends[0]), line, percent(ends[1]))
        return grid

    def _turns(self) -> Grid:
        grid = self._grid("cli-review-choice", "cli-review-what", "cli-review-change", "cli-review-by-choice")
        for turn in self.review.turns:
            name = self.names[turn.seat]
            change = f"{name} {points(turn.changes[turn.seat])}"
            grid.add_row(
                self._game_of(turn.last) + span(turn.first, turn.last),
                self._chosen(turn.chooser, turn.chosen),
                change,
                points(turn.by_choice),
            )
        return grid

    def _game_of(self, number: int) -> str:
        """In a match a choice is looked for in its game."""
        if self.review.games < 2:
            return ""
        return self.terminal.t("client-review-game", n=self.review.game_of(number)) + ": "

    def _chosen(self, seat: int, said: Said | None) -> str:
        return f"{self.names[seat]}: {self._say(said)}" if said is not None else "–"

    def _costly(self) -> Grid:
        grid = self._grid("cli-review-choice", "cli-review-chosen", "cli-review-better", "cli-review-cost")
        for each in [each for seat in self.review.costly for each in seat]:
            cost = f"{points(-each.cost)} ± {100 * each.error:.1f}"
            chosen = self._chosen(each.seat, each.chosen_said)
            number = self._game_of(each.number) + str(each.number)
            grid.add_row(number, chosen, self._say(each.better_said), cost)
        return grid

    def _parts(self) -> Grid:
        columns = ("result", "even", "start", "own", "others", "later")
        grid = self._grid("cli-review-player", *[f"cli-review-{column}" for column in columns])
        for part in self.review.parts:
            grid.add_row(
                self.names[part.seat],
                percent(part.result),
                percent(part.even),
                points(part.start),
                f"{points(part.own)} ± {100 * part.own_error:.0f}",
                f"{points(part.others)} ± {100 * part.others_error:.0f}",
                points(part.luck),
            )
        return grid

    def _grid(self, *columns: str) -> Grid:
        """Words on the left, figures on the right."""
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        wordy = ("cli-review-what", "cli-review-chosen", "cli-review-better", "cli-review-player")
        for column in columns:
            grid.add_column(self.terminal.t(column), justify="left" if column in wordy else "right")
        return grid

    def _say(self, said: Said) -> str:
        return self.terminal.words.say(self.game, said, self.names)

    def _notes(self, drawn: Path | None) -> None:
        found = self.review
        self.terminal.say("cli-review-doubt", style="dim")
        if found.judged < found.decisions:
            self.terminal.say("cli-review-judged", style="dim", n=found.judged, all=found.decisions)
        self.terminal.say("cli-review-again", style="dim", trials=str(found.trials), seed=found.seed)
        if drawn is not None:
            self.terminal.say("cli-arena-drawn", file=str(drawn))


def blocks(curve: list[Point], seat: int, choices: int, width: int) -> str:
    """A seat's chance over the game, a block for each stretch of it."""
    found = ""
    for column in range(width):
        at = choices * column / max(1, width - 1)
        known = [point for point in curve if point.at <= at]
        chance = known[-1].chances[seat]
        found += BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))]
    return found


def span(first: int, last: int) -> str:
    return str(last) if first == last else f"{first}–{last}"


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


def points(change: float) -> str:
    """A change of a chance in percentage points, with its sign."""
    rounded = round(100 * change)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"
