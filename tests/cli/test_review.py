"""review: chances, what decided the game, costly choices, luck and skill; for people and for programs."""

import json
import re

import pytest

from posse.core import records
from posse.messages import LANGUAGES

FEW = ("--trials", "200")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_in_every_language(posse, finished, lang):
    done = posse("review", str(finished), *FEW, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert "█" in done.out  # somebody has won
    assert "--trials 200 --seed review" in done.out
    assert not re.search(r"cli-review|dice-town-option", done.out)


def test_programs_get_all_of_it_and_it_is_repeatable(posse, finished):
    first, again = [posse("review", str(finished), *FEW, "--json") for _ in "12"]
    assert first.out == again.out
    found = json.loads(first.out)
    record = records.read(finished.read_text())
    assert found["choices"] == len(record.choices)
    assert found["curve"][-1]["at"] == len(record.choices)
    for part in found["parts"]:
        total = part["even"] + part["start"] + part["own"] + part["others"] + part["luck"]
        assert total == pytest.approx(part["result"], abs=1e-4)


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_the_chances_are_drawn(posse, finished, tmp_path, suffix):
    picture = tmp_path / f"chances{suffix}"
    done = posse("review", str(finished), *FEW, "--plot", str(picture))
    assert (done.code, done.err) == (0, "")
    assert picture.read_bytes()[:5] == (b"<?xml" if suffix == ".svg" else b"\x89PNG\r")


def test_what_cannot_be_reviewed_is_said_in_one_line(posse, finished, tmp_path):
    record = records.read(finished.read_text())
    record.choices, record.scores, record.ranks = record.choices[:10], None, None
    begun = tmp_path / "begun.jsonl"
    begun.write_text(records.write(record))
    broken = tmp_path / "broken.jsonl"
    broken.write_text("no record at all")
    for arguments, said in (
        ((str(begun), *FEW), "Only a finished game can be reviewed."),
        ((str(broken), *FEW), "This is not a game record of Posse."),
        ((str(tmp_path / "none.jsonl"),), "There is no file"),
        ((str(finished), *FEW, "--seconds", "5"), "Give either --seconds or --trials, not both."),
        ((str(finished), "--trials", "1"), "--trials"),
        ((str(finished), "--seconds", "nan"), "--seconds"),
        ((str(finished), *FEW, "--plot", "x.gif"), ".svg"),
    ):
        done = posse("review", *arguments)
        assert (done.code, done.out) == (2, "")
        assert said in done.err
        assert done.err.count("\n") == 1
