"""The games in OpenSpiel: importing this module registers `python_posse_<game>` for every game there is.

All luck is one choice of chance at the root: which of `deals` deals is played. A deal fixes every card and
die to come, so that a history replays to the same state.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from posse.core import registry
from posse.core.chance import Chance
from posse.core.game import Game
from posse.research.turns import Rules, Turns, named

DEALS: Final = 1024
LONGEST: Final = 20_000  # no game takes nearly as many choices
LONGEST_SETTINGS: Final = 1000


def short_name(game: Game) -> str:
    return "python_posse_" + game.name.replace("-", "_")


def usual_players(game: Game) -> int:
    return Rules(game.name, None, {}).players


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name="Posse: " + game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(game), "settings": "", "deals": DEALS},
    )


def read_settings(text: str) -> dict[str, Any]:
    """ "name:value;name:value", the way settings are written in the name of a game."""
    pairs = [pair.partition(":") for pair in text[:LONGEST_SETTINGS].split(";") if pair.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


class BoardGame(pyspiel.Game):
    """A game of ours as OpenSpiel knows it. What it pays is each winner's share of 1."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        players = params.get("players", usual_players(game))
        self.rules = Rules(game.name, players, read_settings(params.get("settings", "")))
        self.deals = params.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> BoardState:
        return BoardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BoardObserver:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return BoardObserver(self.rules, recalls, params)


class BoardState(pyspiel.State):
    """A moment of a game: before the deal `turns` is None."""

    def __init__(self, game: BoardGame) -> None:
        super().__init__(game)
        self.turns: Turns | None = None

    def current_player(self) -> int:
        if self.turns is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.turns.seat < 0 else self.turns.seat

    def is_terminal(self) -> bool:
        return self.turns is not None and self.turns.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        turns = self.turns
        return sorted(turns.legal()) if turns is not None and turns.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.turns is None:
            self.turns = Turns(self.get_game().rules, Chance.from_text(f"deal {action}"), telling=True)
            return
        option = self.turns.option(action)
        assert option is not None
        self.turns.take(option)

    def _action_to_string(self, player: int, action: int) -> str:
        turns = self.turns
        if turns is None or player < 0:
            return f"deal:{action}"
        asks, option = turns.rules.actions.option(action)
        question = turns.table.question(player)
        if question is not None and question.asks == asks and turns.seat == player:
            return f"{asks} {question.name(turns.table, player, option)}"
        return f"{asks} {option}"

    def returns(self) -> list[float]:
        turns = self.turns
        if turns is None or turns.seat >= 0:
            return [0.0] * self.get_game().num_players()
        return turns.rules.rewards(turns.result())

    def __str__(self) -> str:
        return "before the deal" if self.turns is None else str(self.turns.table.view())


class BoardObserver:
    """What a player knows: of the moment (a tensor and a string), or of the whole game so far (a string)."""

    def __init__(self, rules: Rules, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self.rules = rules
        self.recalls = recalls
        self.tensor = np.zeros(rules.encoding.size, np.float32)
        self.dict = named(rules, self.tensor)

    def set_from(self, state: BoardState, player: int) -> None:
        if state.turns is None:
            self.tensor.fill(0)
            return
        table = state.turns.table
        self.tensor[:] = self.rules.encoding.encode(table.glance(player), table.decision(player))

    def string_from(self, state: BoardState, player: int) -> str:
        if state.turns is None:
            return f"seat {player}"
        table = state.turns.table
        now = f"{table.glance(player)} {table.decision_id(player)}"
        if not self.recalls:
            return now
        return "\n".join([*[repr(event) for event in table.events(0, player)], now])


def register() -> None:
    """Tell OpenSpiel of every game, once."""
    known = set(pyspiel.registered_names())
    for game in registry.games():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), _maker(game))


def _maker(game: Game) -> Any:
    """A class, since OpenSpiel wants one that is called with the parameters alone."""

    class Registered(BoardGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Registered


register()
