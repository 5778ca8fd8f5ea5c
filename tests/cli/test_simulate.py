"""simulate: the same seed gives the same result, whatever the number of jobs and wherever it is written."""

import csv
import json

import pyarrow.parquet
import pytest

from posse.messages import LANGUAGES

GAMES = ("simulate", "dice-town", "--games", "12", "--bots", "greenhorn,greenhorn", "--seed", "5")


def test_the_number_of_jobs_changes_nothing(posse, tmp_path):
    alone, together = tmp_path / "alone.csv", tmp_path / "together.csv"
    one = json.loads(posse(*GAMES, "--jobs", "1", "--json", "--out", str(alone)).out)
    two = json.loads(posse(*GAMES, "--jobs", "2", "--json", "--out", str(together)).out)
    assert alone.read_bytes() == together.read_bytes()
    assert one.pop("out") != two.pop("out")
    assert one == two
    other = json.loads(posse(*GAMES[:-1], "6", "--jobs", "1", "--json").out)
    assert other["summary"] != one["summary"]


def test_what_programs_are_told(posse):
    told = json.loads(posse(*GAMES, "--jobs", "1", "--json", "--set", "first_sheriff=b").out)
    assert list(told) == ["game", "version", "bots", "seed", "settings", "summary", "out"]
    assert told["bots"] == ["greenhorn", "greenhorn"]
    assert told["settings"] == {"first_sheriff": "b"}
    summary = told["summary"]
    assert summary["games"] == 12
    (bot,) = summary["bots"]
    assert (bot["name"], bot["played"], bot["wins"]) == ("greenhorn", 24, 12.0)
    for estimate in (bot["share"], bot["score"], summary["choices"], summary["rounds"]):
        assert estimate["low"] <= estimate["value"] <= estimate["high"]


def test_every_format_holds_the_same_rows(posse, tmp_path):
    files = {suffix: tmp_path / f"games{suffix}" for suffix in (".csv", ".jsonl", ".parquet")}
    for file in files.values():
        done = posse(*GAMES, "--jobs", "1", "--out", str(file))
        assert (done.code, done.err) == (0, "")
        assert f"{file}.\n" in done.out
    rows = [json.loads(line) for line in files[".jsonl"].read_text().splitlines()]
    assert len(rows) == 12
    assert list(rows[0])[:4] == ["game", "a_bot", "a_score", "a_rank"]
    assert [row["game"] for row in rows] == list(range(12))
    assert pyarrow.parquet.read_table(files[".parquet"]).to_pylist() == rows
    with files[".csv"].open(newline="") as stream:
        written = list(csv.DictReader(stream))
    assert written == [{name: str(value) for name, value in row.items()} for row in rows]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.jsonl", "games.parquet"]


def test_without_pyarrow_it_says_what_to_install_before_any_game_is_played(posse, tmp_path, monkeypatch):
    monkeypatch.setattr("posse.cli.simulate.find_spec", lambda name: None)
    file = tmp_path / "games.parquet"
    done = posse(*GAMES, "--jobs", "1", "--out", str(file))
    assert (done.code, done.out) == (2, "")
    assert "pip install 'posse[parquet]'" in done.err
    assert not file.exists()
    assert posse(*GAMES, "--jobs", "1", "--out", str(file.with_suffix(".csv"))).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_people_are_told(posse, lang):
    done = posse(*GAMES[:3], "2", *GAMES[4:], "--jobs", "1", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert "greenhorn" in done.out
    assert "50.0 %" in done.out


def test_a_bad_suffix_is_told_before_any_game(posse, monkeypatch):
    monkeypatch.setattr("posse.bots.simulate", None)
    assert posse("simulate", "dice-town", "--games", "1000000", "--out", "games.xlsx").code == 2


# Choices and positions


def test_choices_and_positions_are_written_beside_the_games(posse, tmp_path):
    told = {}
    for jobs in ("1", "2"):
        file = tmp_path / f"games{jobs}.parquet"
        done = posse(
            *GAMES[:3], "3", *GAMES[4:], "--jobs", jobs, "--out", str(file), "--choices", "--positions"
        )
        assert (done.code, done.err) == (0, "")
        names = [file, file.with_suffix(".choices.parquet"), file.with_suffix(".positions.parquet")]
        assert all(f"{name}.\n" in done.out for name in names)
        told[jobs] = [pyarrow.parquet.read_table(name).to_pylist() for name in names]
    assert told["1"] == told["2"]
    games, choices, positions = told["1"]
    assert len(choices) == len(positions) == sum(game["choices"] for game in games)
    for choice, position in zip(choices, positions, strict=True):
        assert [choice[each] for each in ("game", "choice", "seat", "action")] == [
            position[each] for each in ("game", "choice", "seat", "action")
        ]
        assert choice["action"] in position["legal"]
        assert len(position["legal"]) == choice["options"] > 1
        assert position["obs_seat"][position["seat"]] == 1
        letter = "ab"[position["seat"]]
        assert position["score"] == games[position["game"]][f"{letter}_score"]
        if position["reward"]:
            assert games[position["game"]][f"{letter}_rank"] == 1


def test_choices_replay_the_game(posse, tmp_path):
    from posse.core import Chance, registry

    file = tmp_path / "games.jsonl"
    posse(*GAMES[:3], "1", *GAMES[4:], "--jobs", "1", "--out", str(file), "--choices")
    chosen = [json.loads(line) for line in file.with_suffix(".choices.jsonl").read_text().splitlines()]
    table = registry.find("dice-town").new(2, {}, Chance.from_text("5 0"))
    for choice in chosen:
        while len(forced := [each for each in table.decisions() if len(each.options) == 1]):
            table.choose(forced[0].seat, forced[0].id, forced[0].names[0])
        decision = table.decision(choice["seat"])
        assert decision.asks == choice["asks"]
        table.choose(choice["seat"], decision.id, choice["option"])
    while table.decisions():
        (only,) = [each for each in table.decisions()[:1] if len(each.options) == 1]
        table.choose(only.seat, only.id, only.names[0])
    (game,) = [json.loads(line) for line in file.read_text().splitlines()]
    assert table.result().scores == [game["a_score"], game["b_score"]]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--choices",), "--out"),
        (("--positions",), "--out"),
        (("--positions", "--out", "games.csv"), ".parquet"),
    ],
)
def test_further_files_need_a_place_and_a_fitting_format(posse, tmp_path, monkeypatch, options, says):
    monkeypatch.chdir(tmp_path)
    done = posse(*GAMES, *options)
    assert done.code == 2
    assert says in done.err
    assert list(tmp_path.iterdir()) == []
