"""bench: the same measurements in both interpreters. No figure is asserted, only what is told."""

import json
import sys

import pytest

from posse.cli import bench, measure
from posse.core import registry
from posse.messages import LANGUAGES

QUICK = ("bench", "--seats", "2", "--repeats", "1", "--seconds", "0.01")


@pytest.fixture
def alone(monkeypatch):
    """No other environment next to this one."""
    monkeypatch.setattr("posse.cli.bench._other_python", str)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_compiled_build_it_says_how_to_get_one(posse, alone, lang):
    done = posse(*QUICK, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert "make fast" in done.out


def test_what_programs_are_told(posse, alone):
    told = json.loads(posse(*QUICK, "--json").out)
    assert list(told) == ["game", "seats", "repeats", "seconds", "python", "pure", "compiled", "ratio"]
    here, other = ("compiled", "pure") if measure.is_compiled() else ("pure", "compiled")
    assert (told[other], told["ratio"]) == (None, None)
    for events in ("events_off", "events_on"):
        assert list(told[here][events]) == list(bench.FIGURES)
        assert all(figure > 0 for figure in told[here][events].values())


def test_side_by_side(posse, monkeypatch, tmp_path):
    """Another interpreter that claims to be compiled: the same code, so the ratios are near one."""
    pretender = tmp_path / "python"
    lie = "from posse.cli import measure; measure.is_compiled = lambda: True; measure.main()"
    pretender.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{lie}'\n")
    pretender.chmod(0o755)
    told = json.loads(posse(*QUICK, "--json", "--fast-python", str(pretender)).out)
    assert told["pure"].keys() == told["compiled"].keys() == told["ratio"].keys()
    off = told["ratio"]["events_off"]
    assert off["clone_us"] == pytest.approx(
        told["pure"]["events_off"]["clone_us"] / told["compiled"]["events_off"]["clone_us"]
    )
    assert off["games_per_second"] == pytest.approx(
        told["compiled"]["events_off"]["games_per_second"] / told["pure"]["events_off"]["games_per_second"]
    )
    shown = posse(*QUICK, "--fast-python", str(pretender)).out
    assert "pure Python   compiled   ratio" in shown
    assert shown.count(" ×\n") == 8


def test_an_interpreter_without_posse_or_of_the_same_kind(posse):
    assert "has no Posse that could be measured" in posse(*QUICK, "--fast-python", "/bin/true").err
    assert "is of the same kind as this one" in posse(*QUICK, "--fast-python", sys.executable).err


def test_halfway_is_the_same_table_in_every_interpreter():
    game = registry.find("dice-town")
    first, again = (measure.halfway(game, 3, "7", telling=True) for _ in range(2))
    assert not first.over
    assert first.view() == again.view()
    assert first.told == again.told
