"""A review as a picture: everybody's chance over the game, each seat with a line of its own kind."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.figure import Figure

from posse.bots.review import Review
from posse.cli.arena_plot import INK, WOOD
from posse.cli.terminal import Terminal

COLOURS: Final = (INK, WOOD, "#2f6f73", "#8a6d1d", "#6b3a6e", "#4a6b2a", "#9c2f2f", "#44597a")
LINES: Final = ("-", "--", "-.", ":")
MARKS: Final = "os^DvPX*"


def draw(terminal: Terminal, title: str, names: list[str], found: Review, path: Path, suffix: str) -> None:
    """The same review gives the same file."""
    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.subplots()
    places = [point.at for point in found.curve]
    for seat, name in enumerate(names):
        chances = [100 * point.chances[seat] for point in found.curve]
        axes.plot(
            places,
            chances,
            LINES[seat % len(LINES)],
            color=COLOURS[seat % len(COLOURS)],
            marker=MARKS[seat % len(MARKS)],
            markevery=max(1, len(places) // 12),
            label=name,
        )
    for turn in found.turns:
        axes.axvline(turn.last, color=INK, alpha=0.25)
    axes.set_ylim(0, 100)
    axes.set_xlabel(terminal.t("cli-review-choice"))
    axes.set_ylabel(terminal.t("cli-review-chance") + ", %")
    axes.grid(axis="y", alpha=0.3)
    axes.legend(loc="upper left")
    figure.suptitle(title, color=INK)
    with mpl.rc_context({"svg.hashsalt": "posse", "svg.fonttype": "none"}):
        stamp = {"Date": None} if suffix.lower() == ".svg" else {"Software": None}
        figure.savefig(path, format=suffix.lower().removeprefix("."), metadata=stamp, dpi=150)
