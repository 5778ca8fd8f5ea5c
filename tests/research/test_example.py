"""The example that learns: its fit finds what is true, and it runs as docs/research.md says."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from posse.core.chance import Chance

FILE = Path(__file__).parents[2] / "examples" / "dice_town_values.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dice_town_values", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def positions(example: ModuleType, truth: np.ndarray, games: int) -> list[list[tuple]]:
    """Made-up games of one position each: chances follow from the rows, points are twice the first number."""
    random = np.random.default_rng(1)
    found = []
    for _ in range(games):
        rows = random.normal(size=(4, len(truth)))
        won = np.eye(4)[random.choice(4, p=example.shares(rows @ truth))]
        found.append([(random.integers(len(example.GUIDE.weights)), rows, 2 * rows[:, 0], won)])
    return found


def test_the_fit_finds_the_weights_that_made_the_data(example: ModuleType) -> None:
    truth = np.array([1.5, -1.0, 0.0])
    known, unseen = positions(example, truth, 4000), positions(example, truth, 200)
    learned = example.learn(known)
    assert len(learned) == len(example.GUIDE.weights)
    assert np.allclose(learned, truth, atol=0.35)
    points = example.learn_points(known)
    assert np.allclose(np.array(points)[:, 1:], 0, atol=1e-6)
    assert (np.array(points)[:, 0] > 0.5).all()
    surprise = [np.mean(example.surprises(unseen, weights)) for weights in (learned, points)]
    assert surprise[0] < surprise[1] - 0.1
    assert surprise[1] < np.log(4)


def test_positions_of_a_game_lead_to_its_winner(example: ModuleType) -> None:
    game = example.positions_of(Chance.from_text("example"))
    assert len(game) >= 5
    for stage, rows, points, won in game:
        assert 0 <= stage < len(example.GUIDE.weights)
        assert rows.shape == (4, len(example.GUIDE.weights[0]))
        assert points.shape == (4,)
        assert won.sum() == pytest.approx(1)
    assert game[-1][2].max() > game[0][2].max()  # points grow


def test_a_marshal_searches_with_the_weights_it_is_given(example: ModuleType) -> None:
    weights = [np.full(len(example.GUIDE.weights[0]), 0.25)] * len(example.GUIDE.weights)
    bot = example.Searching(weights, 7)(example.GAME, bytes(32))
    assert bot.guide.weights == tuple([(0.25,) * len(example.GUIDE.weights[0])] * len(weights))
    assert bot.budget.trials == 7


def test_it_learns_and_measures_as_the_page_says(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plot = tmp_path / "curve.svg"
    short = {"games": 4, "unseen": 2, "measure": 1, "trials": 4, "jobs": 1, "plot": plot}
    given = [word for name, value in short.items() for word in (f"--{name}", str(value))]
    monkeypatch.setattr(sys, "argv", ["values", *given])
    example.main()
    told = capsys.readouterr().out
    assert "points alone: surprise" in told
    assert "learned from 4 games: surprise" in told
    assert "a marshal with what was learned wins" in told
    assert "a marshal with points alone wins" in told
    assert plot.read_bytes().startswith(b"<?xml")


def test_games_to_learn_from_double(example: ModuleType) -> None:
    assert example.counts(800) == [12, 25, 50, 100, 200, 400, 800]
    assert example.counts(4) == [4]
