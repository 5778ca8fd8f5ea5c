"""arena: a table, a plot, a file to go on from; and errors that say what to do."""

import json

import pytest

from posse.messages import LANGUAGES

ARENA = ("arena", "colt-express", "--bots", "deputy,greenhorn,greenhorn", "--games", "3", "--jobs", "1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_ratings(posse, lang):
    done = posse(*ARENA, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    rows = [line.split()[0] for line in done.out.splitlines()]
    assert {"deputy", "greenhorn"} <= set(rows)


def test_what_programs_are_told(posse, tmp_path):
    file = tmp_path / "arena.jsonl"
    told = json.loads(posse(*ARENA, "--json", "--seed", "4", "--file", str(file)).out)
    assert list(told) == ["game", "version", "bots", "settings", "seed", "games", "ratings"]
    assert {each["name"] for each in told["ratings"]} == {"deputy", "greenhorn"}
    assert len(file.read_text().splitlines()) == 4
    again = json.loads(posse(*ARENA, "--json", "--seed", "4", "--file", str(file)).out)
    assert again == told
    assert posse(*ARENA, "--seed", "5", "--file", str(file)).code == 2


@pytest.mark.parametrize(("name", "begins"), [("plot.svg", b"<?xml"), ("plot.PNG", b"\x89PNG")])
def test_a_plot(posse, tmp_path, name, begins):
    plots = [tmp_path / each for each in ("one" + name, "two" + name)]
    for plot in plots:
        done = posse(*ARENA, "--plot", str(plot))
        assert (done.code, done.err) == (0, "")
        assert str(plot) in done.out
    assert plots[0].read_bytes().startswith(begins)
    assert plots[0].read_bytes() == plots[1].read_bytes()


def test_a_deal_that_is_not_played_in_all_seatings_is_mentioned(posse):
    assert "multiple of 3" in posse(*ARENA[:5], "2", "--jobs", "1").out
    assert "multiple of" not in posse(*ARENA).out


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (("--bots", "deputy"), "two different bots"),
        (("--bots", "deputy,nobody"), "nobody"),
        (("--bots", "deputy,greenhorn,deputy", "--seats", "2"), "3 bots cannot sit on 2 seats"),
        (("--bots", "deputy,greenhorn", "--seats", "9"), "--seats"),
        (("--bots", "deputy,greenhorn", "--games", "0"), "--games"),
        (("--bots", "deputy,greenhorn", "--plot", "a.gif"), ".svg, .png"),
        (("--bots", "deputy,greenhorn", "--set", "expert=maybe"), "expert"),
        ((), "--bots"),
    ],
)
def test_what_cannot_be_played_is_said_before_a_game_begins(posse, wrong, says):
    done = posse("arena", "colt-express", *wrong)
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert says in done.err


def test_missing_packages_are_named(posse, monkeypatch, tmp_path):
    monkeypatch.setattr("posse.bots.ratings.find_spec", lambda name: None)
    assert "posse[arena]" in posse(*ARENA).err
    monkeypatch.undo()
    monkeypatch.setattr("posse.cli.arena.find_spec", lambda name: None)
    assert "posse[arena]" in posse(*ARENA, "--plot", str(tmp_path / "a.svg")).err
