"""The games in OpenSpiel: its own test, and that information states hold what a player may know."""

from __future__ import annotations

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from posse.core.registry import games  # noqa: E402
from posse.research import openspiel  # noqa: E402

NAMES = [openspiel.short_name(game) for game in games()]
SETTINGS = {"python_posse_bang": "dodge_city:on;events:mixed", "python_posse_carson_city": "kit_carson:on"}


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_test_passes(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3, "settings": SETTINGS.get(name, ""), "deals": 16})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_pays_one_win_and_a_copy_goes_its_own_way(name: str) -> None:
    state = pyspiel.load_game(name, {"deals": 4}).new_initial_state()
    choice = random.Random(1)
    assert [p for _, p in state.chance_outcomes()] == [0.25] * 4
    for number in range(10_000):
        if state.is_terminal():
            break
        if number == 20:
            copy = state.clone()
            copy.apply_action(copy.legal_actions()[0])
            assert copy.history() != state.history()
        state.apply_action(choice.choice(state.legal_actions() or [0, 1, 2, 3]))
    assert sum(state.returns()) == pytest.approx(1)


def test_an_information_state_is_the_same_for_what_a_player_cannot_tell_apart() -> None:
    """Two games with the same deal in which another player has kept other dice, in secret."""
    seen = []
    for which in (0, -1):
        state = pyspiel.load_game("python_posse_dice_town", {"deals": 4}).new_initial_state()
        state.apply_action(2)
        first = state.current_player()
        state.apply_action(state.legal_actions()[which])
        player = state.current_player()
        assert player != first
        own = (state.information_state_string(player), state.observation_string(player))
        seen.append((*own, tuple(np.array(state.observation_tensor(player)))))
        assert state.information_state_string(player) != state.information_state_string(first)
    assert seen[0] == seen[1]
