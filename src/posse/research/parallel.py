"""PettingZoo's parallel environments: in each cycle every agent acts, and those who are not asked wait."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from posse.research import spaces as shapes
from posse.research.turns import Observation, Rules, Seeds, Turns, observe
from posse.research.wrong import illegal_action

Rewards = dict[str, float]
Flags = dict[str, bool]
Infos = dict[str, dict[str, Any]]


def parallel_env(game: str, players: int | None = None, **options: Any) -> ParallelBoardEnv:
    """A parallel environment of this game. Options go by name; all others are settings of the game."""
    ours = {name: options.pop(name) for name in ParallelBoardEnv.OPTIONS if name in options}
    return ParallelBoardEnv(game, players, options, **ours)


class ParallelBoardEnv(ParallelEnv[str, Observation, int]):
    """As `BoardEnv`, with one action more, the last: to wait. A seat that is not asked has only that one.

    Seats that are asked together answer in the same cycle, in seating order. `max_cycles` counts cycles.
    """

    OPTIONS = ("reward", "illegal", "max_cycles", "flat")

    def __init__(
        self,
        game: str,
        players: int | None,
        settings: dict[str, Any],
        reward: str = "win",
        illegal: str = "lose",
        max_cycles: int | None = None,
        flat: bool = False,
    ) -> None:
        self.rules = Rules(game, players, settings, reward, illegal)
        self.max_cycles = max_cycles
        self.flat = flat
        self.metadata = {"name": "posse_" + game.replace("-", "_") + "_parallel_v1", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.observation_spaces = {
            agent: shapes.observations(self.rules, flat, waits=True) for agent in self.possible_agents
        }
        self.action_spaces = {agent: shapes.actions(self.rules, waits=True) for agent in self.possible_agents}
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.turns = Turns(self.rules, self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Observation], Rewards, Flags, Flags, Infos]:
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        self.cycles += 1
        over = not self._answer(actions, rewards)
        if self.turns.seat < 0:
            over = True
            rewards = dict(zip(agents, self.rules.rewards(self.turns.result()), strict=True))
        late = self.max_cycles is not None and self.cycles >= self.max_cycles
        seen = self._seen()
        if over or late:
            self.agents = []
        terminations = dict.fromkeys(agents, over)
        return seen, rewards, terminations, dict.fromkeys(agents, late), {agent: {} for agent in agents}

    def _answer(self, actions: dict[str, int], rewards: Rewards) -> bool:
        """Everybody who was asked when the cycle began answers once; False if somebody has lost by that."""
        turns = self.turns
        asked = {seat: turns.table.decision_id(seat) for seat in turns.asked()} if turns.seat >= 0 else {}
        while turns.seat >= 0 and asked.pop(turns.seat, None) == turns.table.decision_id(turns.seat):
            agent = self.possible_agents[turns.seat]
            option = turns.option(int(actions[agent]))
            if option is None:
                if self.rules.illegal == "raise":
                    raise illegal_action(turns, actions[agent])
                if self.rules.illegal == "lose":
                    rewards[agent] = -1.0
                    return False
                option = turns.default()
            turns.take(option)
        return True

    def _seen(self) -> dict[str, Observation]:
        agents = enumerate(self.possible_agents)
        return {agent: observe(self.turns, seat, self.flat, waits=True) for seat, agent in agents}

    def render(self) -> None:
        """There is nothing to draw."""

    def close(self) -> None:
        """Nothing is held."""
