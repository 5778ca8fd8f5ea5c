"""BANG! in the terminal from the first card to the last bullet: played, left, resumed, replayed."""

import re

import pytest
from rich.cells import cell_len

from posse.cli.tables import drawing
from posse.core import records
from posse.messages import LANGUAGES
from posse.words import Words
from tests.cli.sittings import answers, finish, sitting
from tests.slow import crossed

TABLE = ("play", "bang", "--seed", "7", "--bots", "greenhorn")
ANYTHING = "#2\n#1\n" * 250
NAME = {"en": "Ann", "ru": "Анна", "uk": "Ганна"}


@pytest.fixture(scope="module")
def whole_game() -> str:
    return records.write(finish(sitting("7", 4, "bang")).record)


@pytest.mark.parametrize(("seats", "lang"), crossed(["2", "7"], LANGUAGES))
def test_a_whole_game_from_a_pipe(posse, tmp_path, seats, lang):
    file = tmp_path / "game.jsonl"
    done = posse(
        *(*TABLE, "--seats", seats, "--save", str(file), "--lang", lang, "--name", NAME[lang]),
        *("--set", "dodge_city=on", "--set", "official_readings=on"),
        typed="help\n?\nlist\n" + ANYTHING,
    )
    assert (done.code, done.err) == (0, "")
    *lines, kept = done.out.splitlines()
    assert kept.endswith(f"posse replay {file}")
    assert [line for line in lines if cell_len(line) > 80] == []
    assert not re.search(r"\w…", done.out)
    assert re.search(r"^ +1   \w.* 1", done.out, re.MULTILINE)
    record = records.read(file.read_text())
    assert records.verify(record).over
    assert (record.settings["jail_persists"], record.settings["pixie_pete_cards"]) == (False, 3)
    if lang != "en":  # what is left of Latin letters: what is typed so, and the ids of rules
        plain = re.sub(r"bang-[a-z0-9-]+|[a-z]+:[a-z0-9-]+|#\d+|Enter", "", "\n".join(lines))
        assert set(re.findall(r"[A-Za-z]{2,}", plain)) <= {"help", "list"}


def test_a_whole_game_by_typing_cards_and_players(posse, tmp_path):
    """What `list` shows can be typed; here it is typed for every choice of a whole game."""

    file = tmp_path / "game.jsonl"
    played = sitting("7", 4, "bang")
    mine = answers(played)
    talk = drawing(played.game, Words("en"), ["", "", "", ""], ["", "", "", ""])
    lines = "\n".join(talk.typed(option) for option in mine)
    done = posse(*TABLE, "--seats", "4", "--save", str(file), typed=lines + "\n")
    assert (done.code, done.err) == (0, "")
    assert file.read_text() == records.write(played.record)


def test_saved_and_resumed_it_is_the_same_game(posse, tmp_path, whole_game):
    file = tmp_path / "saved.jsonl"
    mine = answers(sitting("7", 4, "bang"))
    half = len(mine) // 2
    left = posse(*TABLE, "--seats", "4", typed="\n".join([*mine[:half], f"save {file}", "quit"]) + "\n")
    assert f"To continue: posse play {file}" in left.out
    again = posse("play", str(file), typed="\n".join(mine[half:]) + "\n")
    assert "Welcome back." in again.out
    assert file.read_text() == whole_game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replayed_forward_back_and_at_once(posse, tmp_path, whole_game, lang):
    file = tmp_path / "game.jsonl"
    file.write_text(whole_game)
    last = len(records.read(whole_game).choices)
    done = posse("replay", str(file), "--lang", lang, typed="n\nn 5\nb\ng 20\nend\nstart\nq\n")
    assert (done.code, done.err) == (0, "")
    assert f"{last}/{last}> " in done.out
    assert [line for line in done.out.splitlines() if cell_len(line) > 80] == []


def test_a_replay_shows_a_seat_only_its_own_role(posse, tmp_path, whole_game):
    file = tmp_path / "game.jsonl"
    file.write_text(whole_game)
    seen = {
        seat: posse("replay", str(file), "--at", "3", *(["--seat", seat] if seat else [])).out
        for seat in ("", "a", "b", "c", "d")
    }
    assert seen[""].count("?  ") >= 3
    assert not re.search(r"\((Deputy|Outlaw|Renegade)\)", seen[""])
    own = [len(re.findall(r"\((?:Deputy|Outlaw|Renegade)\)", seen[seat])) for seat in "abcd"]
    assert sorted(own) == [0, 1, 1, 1]  # the Sheriff's is known to all


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_rules_and_simulations_speak_of_it(posse, lang):
    games = posse("games", "--lang", lang).out
    for option in ("dodge_city", "jail_persists", "second_copy", "green_ready", "pixie_pete_cards"):
        assert f"--set {option}=…" in games
    assert "--set official_readings=on" in games
    assert "pixie_pete_cards=3" in games
    done = posse(
        *("simulate", "bang", "--games", "2", "--jobs", "1", "--lang", lang, "--seed", "1"),
        *("--set", "official_readings=on", "--bots", ",".join(["greenhorn"] * 4)),
    )
    assert (done.code, done.err) == (0, "")
    assert [line for line in done.out.splitlines() if cell_len(line) > 80] == []


def test_a_switch_that_is_neither_on_nor_off_is_refused(posse):
    done = posse("play", "bang", "--set", "official_readings=maybe")
    assert (done.code, done.out) == (2, "")
    assert "official_readings" in done.err
    assert "on, off" in done.err
