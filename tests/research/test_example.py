"""The example that learns: its fit finds what is true, and it runs as docs/research.md says."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "examples" / "dice_town_values.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dice_town_values", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_fit_finds_the_weights_that_made_the_data(example: ModuleType) -> None:
    random = np.random.default_rng(1)
    truth = np.array([1.5, -1.0, 0.0, 0.5])
    rows = [np.array([*random.normal(size=3), 1.0]) for _ in range(4000)]
    won = [float(random.random() < 1 / (1 + np.exp(-row @ truth))) for row in rows]
    assert np.allclose(example.fit(rows, won), truth, atol=0.2)


def test_features_of_a_view_and_of_a_recorded_position_are_the_same(example: ModuleType) -> None:
    table = example.GAME.new(example.SEATS)
    seen = example.of_view(table.glance(2), 2)
    assert len(seen) == len(example.NAMES) + 1
    row = example.ENCODING.encode(table.view(2), table.decision(2))
    fields = {field.name: row[field.at : field.at + field.size].tolist() for field in example.ENCODING.fields}
    assert np.array_equal(example.features(fields, 2), seen)
    assert list(seen[1:5]) == [8, 0, 0, 0]  # what everybody begins with
    sheriffs = [example.of_view(table.glance(seat), seat)[0] for seat in range(4)]
    assert sorted(sheriffs) == [0, 0, 0, 1]


def test_a_generation_is_played_fitted_and_measured(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plot = tmp_path / "curve.svg"
    short = ["--generations", "1", "--games", "1", "--measure", "1", "--jobs", "1", "--plot", str(plot)]
    monkeypatch.setattr(sys, "argv", ["values", *short])
    example.main()
    told = capsys.readouterr().out
    assert "generation 1: wins" in told
    assert "nuggets" in told
    assert plot.read_bytes().startswith(b"<?xml")
