"""The games in OpenSpiel: its own test, and that information states hold what a player may know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from posse.core.chance import Chance  # noqa: E402
from posse.core.registry import games  # noqa: E402
from posse.research import openspiel  # noqa: E402

NAMES = [openspiel.short_name(game) for game in games()]
LOOKS: tuple[Callable[[Any, int], Any], ...] = (
    lambda state, player: state.information_state_string(player),
    lambda state, player: state.observation_string(player),
    lambda state, player: list(state.observation_tensor(player)),
)
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


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_holds_what_its_player_could_tell_apart_and_no_more(name: str) -> None:
    """It is the same at every table that the player could be at, and differs from deal to deal."""
    game = pyspiel.load_game(name, {"players": 3, "deals": 4})
    choice, whole = random.Random(2), set()
    for deal in range(4):
        state = game.new_initial_state()
        state.apply_action(deal)
        for _ in range(40):
            if not state.is_terminal():
                state.apply_action(choice.choice(state.legal_actions()))
        whole.add(str(state))
        turns = state.turns
        there = turns.table
        for player in range(3):
            known = [see(state, player) for see in LOOKS]
            turns.table = there.imagine(player, Chance.from_text(f"{deal} {player}"), remember=True)
            assert [see(state, player) for see in LOOKS] == known
            turns.table = there
    assert len(whole) == 4


def test_what_is_random_is_the_deal() -> None:
    game = pyspiel.load_game(NAMES[0], {"players": 4, "deals": 4})
    seen = set()
    for deal in range(4):
        state = game.new_initial_state()
        state.apply_action(deal)
        seen.add("".join(state.observation_string(player) for player in range(4)))
    assert len(seen) == 4
