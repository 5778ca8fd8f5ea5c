"""replay and verify: a record is shown and checked as it is, and a broken one is named as such."""

import codecs
import json
import re
from hashlib import sha256
from random import Random

import pytest

from posse.core import fairness, records, registry
from posse.core.records import LostDeal, Luck, Record
from posse.messages import LANGUAGES
from tests.slow import crossed


def positions(printed: str) -> list[str]:
    return re.findall(r"^(\d+)/\d+> ", printed, re.MULTILINE)


def test_forward_back_and_straight_to_a_choice(posse, finished):
    last = len(records.read(finished.read_text()).choices)
    typed = "n\nn\nb\nn 2\nb 99\ng 42\n43\nend\nn\nstart\nnext\ntea\ng 9999\nhelp\nq\nn\n"
    done = posse("replay", str(finished), typed=typed)
    assert (done.code, done.err) == (0, "")
    stops = positions(done.out)
    assert stops[:2] == ["0", "2"]  # both have answered in secret: then something happens
    assert stops[3] == stops[1]
    assert stops[5] == "0"
    assert stops[6:8] == ["42", "43"]
    assert stops[8:10] == [str(last), str(last)]
    assert stops[10] == "0"
    assert "“tea” is not understood here" in done.out
    assert f"from 0 to {last}, not “9999”" in done.out
    assert len(stops) == typed.count("\n") - 1  # after q nothing is read


def test_what_is_not_understood_goes_nowhere(posse, finished):
    done = posse("replay", str(finished), typed="n\nn -1\nb x\nfoo bar\nn ²\nb 0\nn 0\nq\n")
    assert positions(done.out) == ["0", "2", "2", "2", "2", "2", "2", "2"]
    for typed in ("n -1", "b x", "foo bar", "n ²"):
        assert f"“{typed}” is not understood here" in done.out


def test_going_back_shows_what_going_forward_showed(posse, finished):
    forward = posse("replay", str(finished), typed="g 40\nq\n").out.split("> g 40\n")[1]
    back = posse("replay", str(finished), typed="end\ng 40\nq\n").out.split("> g 40\n")[1]
    assert forward == back


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_table_without_questions(posse, finished, lang):
    done = posse("replay", str(finished), "--at", "30", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("30/")
    assert "▶" not in done.out
    assert "▶" in posse("replay", str(finished), "--at", "30", "--seat", "b", "--lang", lang).out


def test_the_whole_game_as_text(posse, finished):
    done = posse("replay", str(finished), "--print")
    assert done.code == 0
    assert "Round 1 begins." in done.out
    assert "Place   Player" in done.out
    assert posse("replay", str(finished), "--print", "--seat", "a").out.count("\n") > done.out.count("\n")


def test_a_spectator_sees_no_hidden_card(posse, finished):
    """Store cards kept are named to their owner only, until they are played or the game is over."""
    before_the_end = posse("replay", str(finished), "--print").out.partition("the game is over")[0]
    assert not re.search(r"(keeps|draws \d store cards?:) [A-Z][a-z]+ [A-Z]", before_the_end)
    assert "Your hand" not in before_the_end
    owner = posse("replay", str(finished), "--print", "--seat", "a").out
    assert re.search(r"Stranger draws \d store cards?: ", owner)
    assert not re.search(r"Buck draws \d store cards?: ", owner)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_verified_is_said(posse, finished, lang):
    done = posse("verify", str(finished), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("✓") == 4


def test_verified_for_programs(posse, finished):
    told = json.loads(posse("verify", str(finished), "--json").out)
    record = records.read(finished.read_text())
    assert told == {
        "file": str(finished),
        "ok": True,
        "game": "dice-town",
        "version": record.version,
        "seats": ["Stranger", "greenhorn"],
        "choices": len(record.choices),
        "luck": "local",
        "hashed": False,
        "lost_deals": [],
        "seed": sha256(b"7").hexdigest(),
        "over": True,
        "scores": record.scores,
        "ranks": record.ranks,
    }


def test_an_unfinished_game_has_no_result_to_check(posse, tmp_path):
    posse("play", "dice-town", "--seed", "7", "--save", str(tmp_path / "open.jsonl"), typed="keep 1\n")
    done = posse("verify", str(tmp_path / "open.jsonl"))
    assert "The game is not over, so there is no result to check." in done.out


def agreed(tmp_path, **changes):
    """A record of a table whose luck was agreed on, with something changed."""
    server = sha256(b"server").digest()
    shares = [sha256(b"ann").digest(), fairness.default_share(server, 1)]
    luck = Luck(
        fairness.table_seed(server, shares), fairness.commitment(server), server, shares, [True, False]
    )
    for name, value in changes.items():
        setattr(luck, name, value)
    file = tmp_path / "agreed.jsonl"
    record = Record.begin(registry.find("dice-town"), ["Ann", "greenhorn"], {}, luck)
    file.write_text(records.write(record))
    return str(file)


def test_luck_that_was_agreed_on_is_checked(posse, tmp_path):
    good = posse("verify", agreed(tmp_path))
    assert good.code == 0
    assert "The luck is as agreed: the server's seed matches the commitment" in good.out
    for changes, sentence in (
        ({"commitment": "0" * 64}, "does not match the commitment"),
        ({"given": [False, False]}, "Seat a is marked"),
        ({"seed": bytes(32)}, "does not follow from the server's seed"),
    ):
        bad = posse("verify", agreed(tmp_path, **changes))
        assert (bad.code, bad.out) == (2, "")
        assert sentence in bad.err


def test_luck_in_two_rounds_is_checked_and_lost_deals_are_told(posse, tmp_path):
    server, before = sha256(b"server").digest(), sha256(b"before").digest()
    sealed, share = fairness.commitment(server), sha256(b"ann").digest()
    lost = LostDeal(["Ann", "Bob"], before, ["", fairness.share_hash("0" * 64, 1, share)], [b"", b""])
    whole = {"hashes": [fairness.share_hash(sealed, 0, share), ""], "lost": [lost]}
    good = posse("verify", agreed(tmp_path, **whole))
    assert good.code == 0
    said = " ".join(good.out.split())
    assert "every share matches the hash that its seat sent before any share was shown" in said
    assert "one deal came to nothing because a share was not revealed: b (Bob)." in said
    told = json.loads(posse("verify", agreed(tmp_path, **whole), "--json").out)
    assert (told["luck"], told["hashed"], told["lost_deals"]) == ("agreed", True, [["b"]])
    for changes, sentence in (
        ({"hashes": ["0" * 64, ""]}, "The share of seat a does not match the hash"),
        ({"lost": [LostDeal(["Ann", "Bob"], before, ["", ""], [b"", b""])]}, "nobody was missing in it"),
    ):
        bad = posse("verify", agreed(tmp_path, **whole | changes))
        assert (bad.code, bad.out) == (2, "")
        assert sentence in " ".join(bad.err.split())


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


# Ways to break a record, and what is said of each.
BROKEN = {
    "empty": (lambda text: "", "This is not a game record of Posse."),
    "foreign": (lambda text: "Dear diary,\n", "This is not a game record of Posse."),
    "json, but foreign": (lambda text: '{"hello": 1}\n', "This is not a game record of Posse."),
    "cut short": (lambda text: "".join(text.splitlines(True)[:-2]), "The record is cut short"),
    "cut in a line": (lambda text: text[: text.rindex('"option"')], "The record is cut short"),
    "a choice changed": (lambda text: changed(text, '"keep:', '"kept:'), "was changed after it was written"),
    "a choice lost": (
        lambda text: "".join(line for at, line in enumerate(text.splitlines(True)) if at != 3),
        "The record is cut short",
    ),
    "more written after it": (lambda text: text + "Dear diary,\n", "The record is damaged at line"),
    "another format": (lambda text: changed(text, '"posse":1', '"posse":99'), "has the format 99"),
    "another version": (lambda text: changed(text, '"version":"', '"version":"0.'), "with version 0."),
    "another game": (lambda text: changed(text, "dice-town", "chess"), "There is no game “chess”."),
}


@pytest.mark.parametrize("way", BROKEN)
def test_a_broken_record_is_named_as_such_and_never_half_loaded(posse, finished, tmp_path, way):
    break_it, sentence = BROKEN[way]
    content = break_it(finished.read_text())
    file = tmp_path / "broken.jsonl"
    file.write_text(content)
    for command in ("play", "replay", "verify"):
        done = posse(command, str(file), typed="1\n" * 9)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"{file}: ")
        assert sentence in done.err
        assert done.err.count("\n") == 1
    assert file.read_text() == content


def test_a_file_that_is_no_text_is_foreign(posse, tmp_path):
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert posse("verify", str(file)).err == f"{file}: This is not a game record of Posse.\n"


def test_a_record_that_went_through_a_text_editor_is_still_one(posse, finished):
    plain = posse("verify", str(finished)).out
    finished.write_bytes(codecs.BOM_UTF8 + finished.read_bytes().replace(b"\n", b"\r\n"))
    done = posse("verify", str(finished))
    assert (done.code, done.out, done.err) == (0, plain, "")
    saved = posse("play", "dice-town", typed=f"save {finished}\n").out
    assert f"saved in {finished}" in " ".join(saved.split())  # a record may be written over


def test_a_record_with_an_illegal_choice_is_refused(posse, finished):
    record = records.read(finished.read_text())
    record.choices[0].option = "keep:0,0"
    finished.write_text(records.write(record))
    for command in ("play", "replay", "verify"):
        done = posse(command, str(finished))
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"{finished}: Choice 1 of the record, “keep:0,0”, is not legal")


def test_a_wrong_result_is_refused(posse, finished):
    record = records.read(finished.read_text())
    record.scores = [99, 0]
    finished.write_text(records.write(record))
    done = posse("verify", str(finished), "--json")
    assert done.code == 2
    assert json.loads(done.out)["error"] == "error-verify-result"
    assert "is not the result of its choices" in done.err


EVIL = "\x1b[31mRed\x1b]0;Owned\x07\nBob"


def played_by(names: list[str], choices: int = -1) -> Record:
    record = Record.begin(registry.find("dice-town"), names, {}, Luck(bytes(32)))
    table, random = record.table(), Random(1)
    while not table.over and len(record.choices) != choices:
        decision = table.decisions()[0]
        record.add(table, decision.seat, random.choice(decision.names))
    return record


def test_nothing_in_a_record_commands_the_terminal(posse, tmp_path):
    file = tmp_path / "evil.jsonl"
    record = played_by([EVIL, "x" * 3000])
    file.write_text(records.write(record))
    for done in (
        posse("verify", str(file)),
        posse("replay", str(file), "--print"),
        posse("replay", str(file), "--at", "5"),
        posse("play", str(file)),
    ):
        assert done.code == 0
        assert "?[31mRed?]0;Owned? Bob" in " ".join(done.out.split())
        assert not re.search(r"[^\n]", "".join(letter for letter in done.out if not letter.isprintable()))
        assert "x" * 40 not in done.out
    record.choices[0].option = EVIL
    file.write_text(records.write(record))
    done = posse("verify", str(file))
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert done.err.removesuffix("\n").isprintable()


@pytest.mark.parametrize(("lang", "columns"), crossed(LANGUAGES, ["80", "100", "120"]))
def test_long_names_do_not_cut_off_dice(posse, monkeypatch, tmp_path, lang, columns):
    monkeypatch.setenv("COLUMNS", columns)
    names = ["Bartholomew Throckmorton", "Анна-Марія Вишневецька", "W" * 24, "deputy", "greenhorn"]
    file = tmp_path / "long.jsonl"
    record = played_by(names, 200)
    file.write_text(records.write(record))
    shown = 0
    for at in range(150, 201, 5):
        table = record.replay(at)
        rows = posse("replay", str(file), "--at", str(at), "--lang", lang).out.splitlines()
        for player in table.view(-1).players:
            (row,) = [row for row in rows if re.match(rf"[ ▶★]{{3}} {chr(97 + player.seat)} \S", row)]
            assert row.count("[") + row.count("·") == 5
            shown += row.count("[")
    assert shown > 50
