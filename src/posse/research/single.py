"""Gymnasium's single-agent environment: one seat learns, bots sit on the others."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium

from posse.bots.arena import bot_seed, illegal, seat_bot
from posse.bots.levels import Bot, names
from posse.core.chance import Chance
from posse.research import spaces as shapes
from posse.research.turns import Observation, Rules, Seeds, Turns, observe
from posse.research.wrong import illegal_action


def single_seat(game: str, players: int | None = None, **options: Any) -> SingleSeatEnv:
    """One seat of this game against bots. Options of `SingleSeatEnv` go by name; others are settings."""
    ours = {name: options.pop(name) for name in SingleSeatEnv.OPTIONS if name in options}
    return SingleSeatEnv(game, players, options, **ours)


class SingleSeatEnv(gymnasium.Env[Observation, Any]):
    """One game for one agent. `bots` (default: deputies) is a name for all rivals, or one for each, by seat.

    Without `seat` the agent sits on another seat after each game. `reward`, `illegal`, `flat`: as `BoardEnv`.
    """

    OPTIONS = ("bots", "seat", "reward", "illegal", "flat")

    def __init__(
        self,
        game: str,
        players: int | None,
        settings: dict[str, Any],
        bots: str | list[str] = "",
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "lose",
        flat: bool = False,
    ) -> None:
        self.rules = Rules(game, players, settings, reward, illegal)
        rivals = self.rules.players - 1
        known = names(self.rules.game)
        usual = "deputy" if "deputy" in known else known[-1]
        self.bots = [bots or usual] * rivals if isinstance(bots, str) else list(bots)
        if len(self.bots) != rivals:
            raise ValueError(f"{rivals} rivals need {rivals} bots, not {len(self.bots)}")
        self.fixed_seat = seat
        self.flat = flat
        self.render_mode = None
        self.observation_space = shapes.observations(self.rules, flat)
        self.action_space = shapes.actions(self.rules)
        self.seeds = Seeds()
        for bot in self.bots:
            seat_bot(bot, self.rules.game, bytes(32))  # an unknown name fails here

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        chance = self.seeds.next(seed)
        number = self.seeds.number - 1
        self.seat = number % self.rules.players if self.fixed_seat is None else self.fixed_seat
        self.rivals = self._seat_bots(chance)
        self.turns = Turns(self.rules, chance)
        self._rivals_play()
        return observe(self.turns, self.seat, self.flat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        turns = self.turns
        option = turns.option(int(action)) if turns.seat >= 0 else None
        if option is None:
            if self.rules.illegal == "raise" or turns.seat < 0:
                raise illegal_action(turns, action)
            if self.rules.illegal == "lose":
                return observe(turns, self.seat, self.flat), -1.0, True, False, {"seat": self.seat}
            option = turns.default()
        turns.take(option)
        self._rivals_play()
        over = turns.seat < 0
        reward = self.rules.rewards(turns.result())[self.seat] if over else 0.0
        return observe(turns, self.seat, self.flat), reward, over, False, {"seat": self.seat}

    def _seat_bots(self, chance: Chance) -> list[Bot | None]:
        waiting = iter(self.bots)
        return [
            None
            if seat == self.seat
            else seat_bot(next(waiting), self.rules.game, bot_seed(chance.seed, seat))
            for seat in range(self.rules.players)
        ]

    def _rivals_play(self) -> None:
        """Play on until the agent has something to choose, or the game is over."""
        turns = self.turns
        while turns.seat >= 0 and turns.seat != self.seat:
            bot, decision = self.rivals[turns.seat], turns.decision
            assert bot is not None
            assert decision is not None
            imagine = partial(turns.table.imagine, turns.seat)
            option = bot.choose(turns.table.view(turns.seat), decision, imagine)
            if option not in decision.options:
                raise illegal(bot, decision.asks, option)
            turns.take(option)
