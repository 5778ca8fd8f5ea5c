"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from posse import research
from posse.core import PosseError
from posse.core.registry import games


def play(env: Any, seed: int) -> tuple[float, int]:
    """A random game: what it paid, and how many choices it took."""
    random = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    for choices in range(1, 10_000):
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, _ = env.step(action)
        if over or cut:
            return reward, choices
    raise AssertionError("a game without end")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", [game.name for game in games()])
@pytest.mark.parametrize("illegal", ["lose", "default"])
def test_gymnasiums_own_check_passes(game: str, illegal: str) -> None:
    env = research.single_seat(game, 4, bots="greenhorn", illegal=illegal)
    check_env(env, skip_render_check=True)


def test_the_same_seed_is_the_same_game() -> None:
    env = research.single_seat("colt-express", 3, bots=["greenhorn", "deputy"])
    assert play(env, 4) == play(env, 4)


def test_the_agent_goes_round_the_table_unless_it_has_a_seat() -> None:
    env = research.single_seat("dice-town", 3, bots="greenhorn")
    assert [env.reset(seed=1)[1]["seat"], *[env.reset()[1]["seat"] for _ in range(3)]] == [0, 1, 2, 0]
    env = research.single_seat("dice-town", 3, bots="greenhorn", seat=2)
    assert [env.reset()[1]["seat"] for _ in range(2)] == [2, 2]
    seen, _ = env.reset()
    assert list(seen["observation"]["seat"][:3]) == [0, 0, 1]


def test_bots_are_checked_when_they_sit_down() -> None:
    with pytest.raises(PosseError):
        research.single_seat("dice-town", 3, bots="nobody")
    with pytest.raises(ValueError, match="2 rivals"):
        research.single_seat("dice-town", 3, bots=["deputy"])
