"""The games as PettingZoo environments: its own tests, and what those do not look at."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from posse import research
from posse.core import PosseError
from posse.core.chance import Chance
from posse.core.game import Result
from posse.core.registry import games
from posse.research.turns import Rules, Turns

EXPANSIONS: dict[str, dict[str, Any]] = {
    "bang": {"dodge_city": True, "events": "mixed", "wws_events": True, "wws_characters": True},
    "carson-city": {"kit_carson": True, "duel_tiles": True, "sides": "red"},
    "colt-express": {"expert": True},
}
TABLES = [(game.name, 4, {}) for game in games()]
TABLES += [(name, 4, settings) for name, settings in EXPANSIONS.items()]
every_table = pytest.mark.parametrize(("game", "players", "settings"), TABLES)

# PettingZoo knows by name which environments have a dictionary of arrays for an observation.
KNOWN = ("Observation space for each agent", "Observation is not a NumPy array")


def play(env: Any, seed: int, most: int = 10_000) -> dict[str, float]:
    """A random game; what each agent got."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        env.step(None if terminated or truncated else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


@every_table
def test_pettingzoos_own_tests_pass(game: str, players: int, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(research.env(game, players, **settings), num_cycles=30)
    assert [each for each in warned if not str(each.message).startswith(KNOWN)] == []
    seed_test(partial(research.env, game, players, **settings), num_cycles=10)


@every_table
def test_every_agent_acts_as_often_as_max_cycles_says(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    """PettingZoo's test takes actions that are not in the mask, too."""
    env = partial(research.env, game, players, illegal="default", **settings)
    parallel = partial(research.parallel_env, game, players, illegal="default", **settings)
    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel))
    max_cycles_test(
        SimpleNamespace(env=lambda **given: parallel_to_aec(parallel(**given)), parallel_env=parallel)
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel(), num_cycles=20)
        api_test(env(max_cycles=5), num_cycles=30)


@every_table
def test_a_whole_game_pays_one_win(game: str, players: int, settings: dict[str, Any]) -> None:
    env = research.env(game, players, **settings)
    paid = play(env, 3)
    assert sum(paid.values()) == pytest.approx(1)
    assert set(paid) == {f"player_{seat}" for seat in range(players)}
    assert play(env, 3) == paid


def test_scores_are_those_of_the_result() -> None:
    env = research.raw_env("dice-town", 3, reward="score")
    paid = play(env, 1)
    result = env.turns.table.result()
    assert result is not None
    assert list(paid.values()) == result.scores


def test_an_episode_is_dealt_as_the_game_of_a_simulation() -> None:
    env = research.raw_env("dice-town", 2)
    env.reset(seed=5)
    env.reset()  # the next one
    table = env.rules.game.new(2, {}, Chance.from_text("5 1"), telling=False)
    assert env.turns.table.view(0) == table.view(0)


def test_an_agent_is_through_after_max_cycles_and_the_table_chooses_for_it() -> None:
    env = research.env("bang", 4, max_cycles=3)
    env.reset(seed=1)
    random = np.random.default_rng(1)
    acted: dict[str, int] = dict.fromkeys(env.possible_agents, 0)
    left: list[str] = []
    for agent in env.agent_iter(100):
        seen, _, terminated, truncated, _ = env.last()
        assert not terminated
        if truncated:
            assert acted[agent] == 3
            assert agent not in left
            left.append(agent)
            env.step(None)
            continue
        acted[agent] += 1
        env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(left) == env.possible_agents
    assert env.agents == []
    assert len(env.unwrapped.turns.taken) > sum(acted.values())  # the table has chosen for those who had left
    env.reset(seed=1)
    assert not any(env.truncations.values())


@pytest.mark.parametrize(("patience", "cut"), [(0, True), (research.aec.PATIENCE, False)])
def test_nobody_waits_for_ever_for_agents_that_may_never_be_asked_again(
    monkeypatch: pytest.MonkeyPatch, patience: int, cut: bool
) -> None:
    monkeypatch.setattr(research.aec, "PATIENCE", patience)
    env = research.raw_env("bang", 4, max_cycles=1)
    env.reset(seed=0)
    first = env.agent_selection
    [gun] = [action for action, name in env.names().items() if "schofield" in name]
    env.step(gun)  # and the same player would go on with their turn
    assert env.truncations.pop(first)
    assert list(env.truncations.values()) == [cut] * 3


def test_nobody_sees_a_sealed_answer_of_others() -> None:
    """Dice are kept at the same time: a seat sees the same, whatever the seat before it has kept."""
    seen = []
    for which in (0, -1):
        turns = Turns(Rules("dice-town", 4, {}), Chance.from_text("cups"))
        first = turns.seat
        turns.take(turns.legal()[which] - turns.rules.actions.first["commit-keep"])
        assert turns.seat != first
        seen.append(research.aec.observe(turns, turns.seat, flat=True))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_in_a_phase_in_real_time_one_seat_at_a_time_may_act() -> None:
    """The others could command, too, but it is not their turn to."""
    turns = Turns(Rules("carson-city", 3, {"kit_carson": True}), Chance.from_text("live"))
    random = np.random.default_rng(1)
    others = 0
    while turns.seat >= 0 and others < 5:
        if turns.phase is not None:
            asked = [seat for seat in turns.table.asked_seats() if seat != turns.seat]
            masks = [research.aec.observe(turns, seat, flat=True)["action_mask"] for seat in range(3)]
            assert [seat for seat in range(3) if masks[seat].any()] == [turns.seat]
            others += bool(asked)
        action = int(random.choice(turns.legal()))
        option = turns.option(action)
        assert option is not None
        turns.take(option)
    assert others == 5


def test_a_shared_win_is_shared_out() -> None:
    rules = Rules("dice-town", 4, {})
    assert rules.rewards(Result([9, 4, 9, 1], [1, 3, 1, 4], [0, 2])) == [0.5, 0, 0.5, 0]
    assert rules.rewards(Result([9, 4, 3, 1], [1, 2, 3, 4], [0])) == [1, 0, 0, 0]


def test_only_seats_with_a_choice_are_asked_unless_all_are_wanted() -> None:
    counts = []
    for forced in (False, True):
        env = research.raw_env("dice-town", 3, forced=forced)
        play(env, 2)
        counts.append(len(env.turns.taken))
        env.reset(seed=2)
    assert counts[0] < counts[1]


def test_an_illegal_action_loses_or_is_amended_or_refused() -> None:
    wrong = 0
    lose, default, refuse = [research.raw_env("bang", 4, illegal=way) for way in ("lose", "default", "raise")]
    for env in (lose, default, refuse):
        env.reset(seed=1)
        assert not env.observe(env.agent_selection)["action_mask"][wrong]
    agent = lose.agent_selection
    lose.step(wrong)
    assert all(lose.terminations.values())
    assert lose.rewards[agent] == -1
    default.step(wrong)
    assert not any(default.terminations.values())
    with pytest.raises(PosseError):
        refuse.step(wrong)


def test_a_flat_observation_is_the_named_one_in_a_row() -> None:
    flat, named = research.raw_env("carson-city", 3, flat=True), research.raw_env("carson-city", 3)
    for env in (flat, named):
        env.reset(seed=1)
    row = flat.observe("player_0")["observation"]
    arrays = named.observe("player_0")["observation"]
    assert np.array_equal(row, np.concatenate([array.ravel() for array in arrays.values()]))
    assert flat.observation_space("player_0").contains(flat.observe("player_0"))
    assert named.observation_space("player_0").contains(named.observe("player_0"))


def test_actions_have_the_names_of_records() -> None:
    env = research.raw_env("colt-express", 3)
    env.reset(seed=1)
    names = env.names()
    assert set(names) == set(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))
    assert all(isinstance(name, str) and name for name in names.values())


@pytest.mark.parametrize(
    "wrong", [{"players": 9}, {"reward": "fame"}, {"illegal": "hide"}, {"expert": "maybe"}]
)
def test_what_there_is_not_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PosseError):
        research.env("colt-express", **wrong)


def test_games_in_play_can_be_kept_and_copied() -> None:
    import copy
    import pickle

    turns = Turns(Rules("bang", 5, {"dodge_city": True}), Chance.from_text("kept"))
    for _ in range(20):
        turns.take(turns.decision.options[-1] if turns.decision else 0)
    for other in (pickle.loads(pickle.dumps(turns)), copy.deepcopy(turns)):
        assert other.seat == turns.seat
        assert other.legal() == turns.legal()
        assert other.table.view(0) == turns.table.view(0)
        other.take(other.decision.options[0])
        assert other.taken != turns.taken
