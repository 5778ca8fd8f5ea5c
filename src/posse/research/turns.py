"""A table as a line of single choices: who chooses next, what they see, what they may do, what it was worth.

Sealed questions are asked one seat after the other; answers stay hidden, since a seat sees only its view.
A phase in real time is played as the arena plays it: one command of each seat on every tick.
"""

from __future__ import annotations

import os
from copy import deepcopy
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from posse.core import registry
from posse.core.chance import Chance
from posse.core.errors import PosseError
from posse.core.game import Game, Result
from posse.core.real_time import Phase, finish_all, follow
from posse.core.said import TEXT
from posse.core.table import Decision, Table

REWARDS: Final = ("win", "score")
ILLEGAL: Final = ("lose", "default", "raise")
USUAL_PLAYERS: Final = 4

Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]


class Rules:
    """What all environments are given: which game, how many players, its settings, how it is rewarded."""

    def __init__(
        self,
        game: str,
        players: int | None,
        settings: dict[str, Any],
        reward: str = "win",
        illegal: str = "lose",
        forced: bool = False,
    ) -> None:
        self.game: Game = registry.find(game)
        usual = max(self.game.min_seats, min(USUAL_PLAYERS, self.game.max_seats))
        self.players = usual if players is None else players
        self.settings = self.game.settings_for(self.players, settings)
        self.reward = one_of("reward", reward, REWARDS)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.forced = forced
        self.actions = self.game.actions()
        self.encoding = self.game.encoding()

    def __reduce__(self) -> Any:
        given = (self.game.name, self.players, self.settings, self.reward, self.illegal, self.forced)
        return Rules, given

    def rewards(self, result: Result) -> list[float]:
        """By seat: the share of the win, or the score."""
        if self.reward == "score":
            return [float(score) for score in result.scores]
        share = 1 / len(result.winners) if result.winners else 0.0
        return [share if seat in result.winners else 0.0 for seat in range(self.players)]


def one_of(option: str, given: str, allowed: tuple[str, ...]) -> str:
    if given not in allowed:
        args = (
            ("setting", TEXT, option),
            ("value", TEXT, str(given)[:40]),
            ("allowed", TEXT, ", ".join(allowed)),
        )
        raise PosseError("error-setting-value", args)
    return given


class Seeds:
    """The luck of one game after the other: game `n` of a seed is dealt as game `n` of `posse simulate`."""

    def __init__(self) -> None:
        self.seed = ""
        self.number = 0

    def next(self, seed: int | None) -> Chance:
        if seed is not None:
            self.seed, self.number = str(seed), 0
        elif not self.seed:
            self.seed = os.urandom(16).hex()
        chance = Chance.from_text(f"{self.seed} {self.number}")
        self.number += 1
        return chance


class Turns:
    """One game, choice by choice. `seat` chooses now (-1 when it is over); `decision` is what it is asked."""

    def __init__(self, rules: Rules, chance: Chance, telling: bool = False) -> None:
        self.rules = rules
        self.table: Table = rules.game.new(rules.players, rules.settings, chance, telling)
        self.telling = telling
        self.seed = chance.seed
        self.taken: list[int] = []  # what was chosen so far
        self.phase: Phase | None = None
        self.seat = -1
        self.decision: Decision | None = None
        self._settle()

    def clone(self) -> Turns:
        """The same moment, to play on from."""
        copy = Turns.__new__(Turns)
        copy.rules = self.rules
        copy.table = self.table.clone()
        copy.telling = self.telling
        copy.seed = self.seed
        copy.taken = self.taken[:]
        copy.phase = deepcopy(self.phase)
        copy.seat = self.seat
        copy.decision = copy.table.decision(self.seat)  # a menu may be a list that lies on its own table
        return copy

    def __reduce__(self) -> Any:
        """Kept as a record is: the deal and the choices."""
        return replay, (self.rules, self.seed, self.telling, self.taken)

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        return self.clone()

    def legal(self) -> list[int]:
        """The actions of the seat that chooses."""
        return [] if self.decision is None else self.rules.actions.legal(self.decision)

    def option(self, action: int) -> int | None:
        """The option an action stands for, if it is one now."""
        assert self.decision is not None
        option = action - self.rules.actions.first[self.decision.asks]
        return option if option in self.decision.options else None

    def take(self, option: int) -> None:
        """The seat that chooses takes this option."""
        self.taken.append(option)
        self._apply(self.seat, option)
        self._settle()

    def default(self) -> int:
        """What the platform would choose for the seat."""
        return self.table.default(self.seat)

    def asked(self) -> list[int]:
        """The seats that could choose now. In a phase in real time it is always one."""
        return self.table.asked_seats() if self.phase is None else [self.seat]

    def result(self) -> Result:
        result = self.table.result()
        assert result is not None
        return result

    def _settle(self) -> None:
        """Go on to the next choice; where there is nothing to choose it is made."""
        table = self.table
        while table.waiting:
            seat = self._next()
            if seat < 0:
                continue
            decision = table.decision(seat)
            assert decision is not None
            if len(decision.options) > 1 or self.rules.forced:
                self.seat, self.decision = seat, decision
                return
            self._apply(seat, decision.options[0])
        self.seat, self.decision = -1, None

    def _next(self) -> int:
        if self.phase is None:
            return self.table.asked_seats()[0]
        seat = self.phase.next_bot(self.table)
        if seat < 0:
            finish_all(self.table, self.phase.pace)
            self.phase = None
        return seat

    def _apply(self, seat: int, option: int) -> None:
        self.table.take(seat, option)
        self.phase = follow(self.phase, self.table, seat, 0)


def replay(rules: Rules, seed: bytes, telling: bool, taken: list[int]) -> Turns:
    """The game of this deal after these choices."""
    turns = Turns(rules, Chance.of(seed), telling)
    for option in taken:
        turns.take(option)
    return turns


# What a seat sees


def observe(turns: Turns, seat: int, flat: bool, waits: bool = False) -> Observation:
    """The view of a seat as arrays, and a mask of the actions it may take now."""
    rules = turns.rules
    mine = turns.decision if seat == turns.seat else turns.table.decision(seat)
    row = np.frombuffer(rules.encoding.encode(turns.table.glance(seat), mine), dtype=np.int16)
    mask = np.zeros(rules.actions.size + (1 if waits else 0), dtype=np.int8)
    if mine is not None and (seat == turns.seat or seat in turns.asked()):
        mask[rules.actions.legal(mine)] = 1
    elif waits:
        mask[-1] = 1
    return {"observation": row if flat else named(rules, row), "action_mask": mask}


def named(rules: Rules, row: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The fields of a row by name, each in its shape. They share the row's memory."""
    return {
        field.name: row[field.at : field.at + field.size].reshape(field.shape)
        for field in rules.encoding.fields
    }
