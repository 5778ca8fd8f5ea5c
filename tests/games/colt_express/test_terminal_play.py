"""Colt Express in the terminal from the first question to the last purse: played, left, resumed, replayed."""

import json
import re

import pytest
from rich.cells import cell_len

from posse.core import records
from posse.messages import LANGUAGES
from tests.cli.sittings import answers, finish, sitting
from tests.slow import crossed

TABLE = ("play", "colt-express", "--seed", "7", "--bots", "greenhorn")
ANYTHING = "#2\n#1\n" * 150
NAME = {"en": "Ann", "ru": "Анна", "uk": "Ганна"}


@pytest.fixture(scope="module")
def whole_game() -> str:
    return records.write(finish(sitting("7", 3, "colt-express")).record)


@pytest.mark.parametrize(("seats", "lang"), crossed(["2", "6"], LANGUAGES))
def test_a_whole_game_from_a_pipe(posse, tmp_path, seats, lang):
    file = tmp_path / "game.jsonl"
    asked = "help\n?\nlist\n"
    done = posse(
        *(*TABLE, "--seats", seats, "--save", str(file), "--lang", lang, "--name", NAME[lang]),
        typed=asked + ANYTHING,
    )
    assert (done.code, done.err) == (0, "")
    *lines, kept = done.out.splitlines()
    assert kept.endswith(f"posse replay {file}")
    assert [line for line in lines if cell_len(line) > 80] == []
    assert not re.search(r"\w…", done.out)
    assert re.search(r"^ +1   \w.* \$\d", done.out, re.MULTILINE)
    assert records.verify(records.read(file.read_text())).over
    if lang != "en":  # what is left of Latin letters: what is typed so, and the ids of rules
        plain = re.sub(r"colt-[a-z0-9-]+|[a-z]+:[a-z0-9-]+|#\d+|Enter|\bdraw\b", "", "\n".join(lines))
        assert set(re.findall(r"[A-Za-z]{2,}", plain)) <= {"help", "list", "choose", "characters"}


def test_experts_play_to_the_end(posse, tmp_path):
    file = tmp_path / "game.jsonl"
    posse(*TABLE, "--seats", "4", "--set", "expert=on", "--save", str(file), typed=ANYTHING)
    assert posse("verify", str(file)).code == 0
    assert records.verify(records.read(file.read_text())).over


def test_saved_and_resumed_it_is_the_same_game(posse, tmp_path, whole_game):
    file = tmp_path / "saved.jsonl"
    mine = answers(sitting("7", 3, "colt-express"))
    lines = "\n".join([*mine[:9], f"save {file}", "quit"]) + "\n"
    left = posse(*TABLE, "--seats", "3", typed=lines)
    assert f"To continue: posse play {file}" in left.out
    again = posse("play", str(file), typed="\n".join(mine[9:]) + "\n")
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
    assert re.search(r"^ +1   \w", done.out, re.MULTILINE)
    assert [line for line in done.out.splitlines() if cell_len(line) > 80] == []
    assert f"{last}" in posse("verify", str(file), "--lang", lang).out


def test_a_replay_shows_a_seat_only_what_it_saw(posse, tmp_path, whole_game):
    file = tmp_path / "game.jsonl"
    file.write_text(whole_game)
    record = records.read(whole_game)
    table = record.table()
    hidden = 0  # the first choice that laid a card face down
    while not any(card.face_down for card in table.view().pile):
        choice = record.choices[hidden]
        table.choose(choice.seat, choice.decision, choice.option)
        hidden += 1
    shown = {
        seat: posse("replay", str(file), "--at", str(hidden), *(["--seat", seat] if seat else [])).out
        for seat in ("", "a", "b", "c")
    }
    mine = "abc"[record.choices[hidden - 1].seat]
    assert re.search(r"\[\w+: \w+\]", shown[mine])
    for seat in {"", "a", "b", "c"} - {mine}:
        assert re.search(r"\[\w+: \?\]", shown[seat])
        assert not re.search(r"\[\w+: \w+\]", shown[seat])


def test_verified_for_programs(posse, tmp_path, whole_game):
    file = tmp_path / "game.jsonl"
    file.write_text(whole_game)
    told = json.loads(posse("verify", str(file), "--json").out)
    assert (told["ok"], told["game"], told["over"]) == (True, "colt-express", True)
    assert max(told["scores"]) > 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "7"), "2 to 6 players"),
        (("--seats", "4", "--set", "bandits_per_player=2"), "exactly one bandit"),
        (("--seats", "2", "--set", "bandits_per_player=1"), "2 bandits"),
        (("--set", "events=maybe"), "allowed: on, off"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(posse, arguments, said):
    done = posse("play", "colt-express", *arguments)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_rules_and_simulations_speak_of_it(posse, lang):
    games = posse("games", "--lang", lang).out
    for option in ("abilities", "events", "expert", "characters", "bandits_per_player"):
        assert f"--set {option}=…" in games
    assert "colt-belle-shoot" in posse("rules", "colt-express", "16.5", "--lang", lang).out
    done = posse(
        *("simulate", "colt-express", "--games", "3", "--jobs", "1", "--lang", lang),
        *("--bots", "greenhorn,greenhorn,greenhorn", "--seed", "1"),
    )
    assert (done.code, done.err) == (0, "")
    assert [line for line in done.out.splitlines() if cell_len(line) > 80] == []
    assert re.search(r"greenhorn +9 +3 ", done.out)
