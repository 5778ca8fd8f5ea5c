"""bench: the same measurements in both interpreters. No figure is asserted, only what is told."""

import json
import sys

import pytest

from posse.bench import engine
from posse.cli import bench
from posse.core import registry
from posse.messages import LANGUAGES

QUICK = ("bench", "dice-town", "--seats", "2", "--repeats", "1", "--seconds", "0.01")


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
    (told,) = json.loads(posse(*QUICK, "--json").out)
    scope, measured = ["game", "seats", "settings", "repeats", "seconds"], ["pure", "compiled", "ratio"]
    assert list(told) == [*scope, "python", *measured]
    here, other = ("compiled", "pure") if engine.is_compiled() else ("pure", "compiled")
    assert (told[other], told["ratio"]) == (None, None)
    for events in ("events_off", "events_on"):
        assert list(told[here][events]) == list(bench.FIGURES)
        assert all(figure > 0 for figure in told[here][events].values())


def test_side_by_side(posse, monkeypatch, tmp_path):
    """Another interpreter that claims to be compiled: the same code, so the ratios are near one."""
    pretender = tmp_path / "python"
    lie = "from posse.bench import engine; engine.is_compiled = lambda: True; engine.main()"
    pretender.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{lie}'\n")
    pretender.chmod(0o755)
    (told,) = json.loads(posse(*QUICK, "--json", "--fast-python", str(pretender)).out)
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


def test_several_numbers_of_players_in_one_run(posse, alone):
    quick = ("--repeats", "1", "--seconds", "0.01")
    told = json.loads(posse("bench", "colt-express", "--seats", "3,4,6,4", *quick, "--json").out)
    assert [(each["game"], each["seats"]) for each in told] == [
        ("colt-express", seats) for seats in (3, 4, 6)
    ]
    shown = posse("bench", "colt-express", "--seats", "3,4", *quick).out
    assert "Colt Express, 3 players" in shown
    assert "Colt Express, 4 players" in shown


def test_a_game_is_measured_with_the_settings_one_names(posse, alone):
    quick = ("--seats", "5", "--repeats", "1", "--seconds", "0.01", "--json")
    (told,) = json.loads(posse("bench", "bang", "--set", "dodge-city=on", *quick).out)
    assert told["settings"] == {"dodge_city": True}
    halfway = engine.halfway(registry.find("bang"), 5, told["settings"], "7", telling=False)
    assert halfway.settings["dodge_city"] is True
    assert posse("bench", "bang", "--set", "dodge-city=perhaps", *quick).code == 2
    assert posse("bench", "bang", "--set", "dodge-town=on", *quick).code == 2


def test_without_a_name_every_game_is_measured(posse, alone):
    told = json.loads(posse("bench", "--repeats", "1", "--seconds", "0.01", "--json").out)
    assert [each["game"] for each in told] == [game.name for game in registry.games()]
    assert {each["seats"] for each in told} == {4}


@pytest.mark.parametrize("seats", ["3,", "3;4", "three", "7"])
def test_numbers_of_players_that_are_none(posse, alone, seats):
    done = posse("bench", "colt-express", "--seats", seats)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1


def test_a_compiled_build_from_before_a_game_was_there(posse, monkeypatch, tmp_path):
    """It measures what it knows; the rest is measured here only, and one line says what to do."""
    old = tmp_path / "python"
    lie = 'about = lambda: {**now(), "compiled": True, "games": ["dice-town"]}'
    lie = f"from posse.bench import engine; now = engine.about; {lie}; engine.about = about; engine.main()"
    old.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{lie}'\n")
    old.chmod(0o755)
    monkeypatch.setattr("posse.cli.bench._other_python", lambda: str(old))
    here, other = ("compiled", "pure") if engine.is_compiled() else ("pure", "compiled")
    told = json.loads(posse("bench", "--repeats", "1", "--seconds", "0.01", "--json").out)
    assert {each["game"] for each in told if each[other] is not None} == {"dice-town"}
    assert [each["game"] for each in told] == [game.name for game in registry.games()]
    assert all(each[here] for each in told)
    shown = posse("bench", "colt-express", "--repeats", "1", "--seconds", "0.01").out
    assert "does not know every game yet" in shown


def test_an_interpreter_without_posse_or_of_the_same_kind(posse):
    assert "has no Posse to measure" in posse(*QUICK, "--fast-python", "/bin/true").err
    assert "is of the same kind as this one" in posse(*QUICK, "--fast-python", sys.executable).err


def test_halfway_is_the_same_table_in_every_interpreter():
    game = registry.find("dice-town")
    first, again = (engine.halfway(game, 3, {}, "7", telling=True) for _ in range(2))
    assert not first.over
    assert first.view() == again.view()
    assert first.told == again.told
