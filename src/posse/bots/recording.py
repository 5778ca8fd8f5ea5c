"""Games of bots with everything that was chosen, and the positions it was chosen in, as rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from posse.bots.arena import Maker, Outcome, play_numbered, seat_bot
from posse.bots.running import Numbers, run
from posse.core import registry
from posse.core.game import Game
from posse.core.table import Decision, Table

Row = dict[str, Any]


@dataclass
class Played:
    """A game, choice by choice. `positions` are empty unless they were wanted."""

    outcome: Outcome
    choices: list[Row] = field(default_factory=list)
    positions: list[Row] = field(default_factory=list)


class Recorder:
    """Watches one game."""

    def __init__(self, game: Game, number: int, positions: bool) -> None:
        self.number = number
        self.actions = game.actions()
        self.encoding = game.encoding()
        self.wants_positions = positions
        self.choices: list[Row] = []
        self.positions: list[Row] = []

    def watch(self, table: Table, decision: Decision, option: int) -> None:
        question = table.question(decision.seat)
        assert question is not None
        action = self.actions.action(decision.asks, option)
        row = {"game": self.number, "choice": len(self.choices), "seat": decision.seat}
        told = {"asks": decision.asks, "option": question.name(table, decision.seat, option)}
        self.choices.append({**row, **told, "action": action, "options": len(decision.options)})
        if self.wants_positions:
            seen = self.encoding.encode(table.glance(decision.seat), decision)
            fields = {
                "obs_" + each.name: seen[each.at : each.at + each.size].tolist()
                for each in self.encoding.fields
            }
            taken = {"action": action, "legal": self.actions.legal(decision)}
            self.positions.append({**row, **taken, **fields})

    def finish(self, outcome: Outcome) -> Played:
        """How it ended is written to every position: each winner's share of 1, and the score."""
        for row in self.positions:
            won = row["seat"] in outcome.winners
            row["reward"] = 1 / len(outcome.winners) if won else 0.0
            row["score"] = outcome.scores[row["seat"]]
        return Played(outcome, self.choices, self.positions)


def record(
    game: Game,
    bots: Sequence[str | Maker],
    games: int,
    seed: str,
    settings: dict[str, Any] | None,
    positions: bool,
    each: Callable[[Played], None],
    jobs: int = 1,
    dask: str = "",
) -> None:
    """Play the same games as `simulate`; `each` is given every one of them, in order."""
    game.settings_for(len(bots), settings or {})
    for bot in bots:
        seat_bot(bot, game, bytes(32))
    early: dict[int, Played] = {}
    handed = 0

    def done(more: list[Played]) -> None:
        nonlocal handed
        early.update({played.outcome.number: played for played in more})
        while handed in early:
            each(early.pop(handed))
            handed += 1

    run(
        partial(_play_chunk, game.name, tuple(bots), seed, settings, positions),
        range(games),
        done,
        jobs,
        dask,
    )


def _play_chunk(
    name: str,
    bots: tuple[str | Maker, ...],
    seed: str,
    settings: dict[str, Any] | None,
    positions: bool,
    numbers: Numbers,
) -> list[Played]:
    game = registry.find(name)
    found = []
    for number in numbers:
        recorder = Recorder(game, number, positions)
        found.append(recorder.finish(play_numbered(game, bots, number, seed, settings, recorder.watch)))
    return found
