"""The ratings of an arena as a picture: each bot with its interval, the strongest on top."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from posse.bots.ratings import Rating
from posse.bots.summary import Estimate
from posse.cli.terminal import Terminal

INK, WOOD = "#3b2a1a", "#a8552a"


def draw(terminal: Terminal, title: str, ratings: list[Rating], path: Path, suffix: str) -> None:
    """Ratings on the left, shares of wins on the right. The same ratings give the same file."""
    figure = Figure(figsize=(8, 1.6 + 0.5 * len(ratings)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    names = [each.name for each in ratings]
    _bars(left, names, [each.skill for each in ratings], terminal.t("cli-arena-skill"))
    _bars(right, names, [_percent(each.share) for each in ratings], terminal.t("cli-simulate-share") + ", %")
    left.invert_yaxis()
    figure.suptitle(title, color=INK)
    with mpl.rc_context({"svg.hashsalt": "posse", "svg.fonttype": "none"}):
        stamp = {"Date": None} if suffix.lower() == ".svg" else {"Software": None}
        figure.savefig(path, format=suffix.lower().removeprefix("."), metadata=stamp, dpi=150)


def _bars(axes: Any, names: list[str], found: list[Estimate], what: str) -> None:
    middle = [each.value for each in found]
    low = [each.value - each.low for each in found]
    high = [each.high - each.value for each in found]
    axes.errorbar(middle, names, xerr=[low, high], fmt="o", color=INK, ecolor=WOOD, capsize=4)
    axes.grid(axis="x", alpha=0.3)
    axes.margins(y=0.25)
    axes.set_xlabel(what)


def _percent(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high)
