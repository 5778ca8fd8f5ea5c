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
