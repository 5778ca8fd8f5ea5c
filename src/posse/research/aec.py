"""PettingZoo's AEC environments: one agent after the other, only those who have something to choose."""

from __future__ import annotations

from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from posse.research import spaces as shapes
from posse.research.turns import Observation, Rules, Seeds, Turns, observe
from posse.research.wrong import illegal_action

PATIENCE: Final = 1000  # choices made for agents that are through, without one for anybody else


def env(game: str, players: int | None = None, **options: Any) -> Any:
    """An environment of this game. Options of `BoardEnv` go by name; all others are settings of the game."""
    return OrderEnforcingWrapper(raw_env(game, players, **options))


def raw_env(game: str, players: int | None = None, **options: Any) -> BoardEnv:
    """The same without the wrapper that explains mistakes in the order of calls: a little faster."""
    ours = {name: options.pop(name) for name in BoardEnv.OPTIONS if name in options}
    return BoardEnv(game, players, options, **ours)


class BoardEnv(AECEnv[str, Observation, int | None]):
    """One game. Agents are called `player_0` to `player_7`, by their seats.

    `reward`: "win", each winner's share of 1, or "score"; it is paid at the end. `illegal`: what an action
    that is not in the mask does: "lose" (the game ends, -1), "default" (the table chooses) or "raise".
    `forced`: whether choices with a single option are put, too. `max_cycles`: an agent is through (truncated)
    after this many choices, and the table chooses for it while others go on; the game is cut off when all
    are through. `flat`: observations are one row of numbers.
    """

    OPTIONS = ("reward", "illegal", "forced", "max_cycles", "flat")

    def __init__(
        self,
        game: str,
        players: int | None,
        settings: dict[str, Any],
        reward: str = "win",
        illegal: str = "lose",
        forced: bool = False,
        max_cycles: int | None = None,
        flat: bool = False,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, players, settings, reward, illegal, forced)
        self.max_cycles = max_cycles
        self.flat = flat
        self.metadata = {
            "name": "posse_" + game.replace("-", "_") + "_v1",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: shapes.observations(self.rules, flat) for agent in self.possible_agents
        }
        self.action_spaces = {agent: shapes.actions(self.rules) for agent in self.possible_agents}
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.turns = Turns(self.rules, self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.choices = [0] * self.rules.players
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[max(0, self.turns.seat)]
        self._finish()

    def observe(self, agent: str) -> Observation:
        return observe(self.turns, self.seat_of[agent], self.flat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        turns = self.turns
        option = None if action is None else turns.option(int(action))
        if option is None:
            option = self._amend(agent, action)
        if option is not None:
            self.choices[turns.seat] += 1
            turns.take(option)
            self._finish()
        self._accumulate_rewards()
        self._deads_step_first()  # an agent that is through leaves before others go on

    def _amend(self, agent: str, action: int | None) -> int | None:
        """What is done about an illegal action: an option instead of it, or none."""
        if self.rules.illegal == "default":
            return self.turns.default()
        if self.rules.illegal == "raise":
            raise illegal_action(self.turns, action)
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        return None

    def _finish(self) -> None:
        """Pay if the game is over, stop if all are through, else go on to the next agent."""
        self._truncate()
        if self.turns.seat < 0:
            paid = self.rules.rewards(self.turns.result())
            self.rewards = {agent: paid[self.seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[self.turns.seat]

    def _truncate(self) -> None:
        """The table chooses for agents that are through until another is asked, if there is one to come.

        A player who is out of the game is never asked again: nobody waits for them for ever.
        """
        for agent in self.agents:
            self.truncations[agent] = self._is_through(self.seat_of[agent])
        made = 0
        while self._is_through(self.turns.seat) and not all(self.truncations.values()):
            if made == PATIENCE:
                self.truncations = dict.fromkeys(self.agents, True)
                return
            self.turns.take(self.turns.default())
            made += 1

    def _is_through(self, seat: int) -> bool:
        return seat >= 0 and self.max_cycles is not None and self.choices[seat] >= self.max_cycles

    def names(self) -> dict[int, str]:
        """The legal actions of the agent that chooses, by the names that records and the terminal use."""
        decision = self.turns.table.decision(self.turns.seat, named=True)
        if decision is None:
            return {}
        return dict(zip(self.rules.actions.legal(decision), decision.names, strict=True))

    def render(self) -> None:
        """There is nothing to draw: `posse replay` and the browser show games."""

    def close(self) -> None:
        """Nothing is held."""
