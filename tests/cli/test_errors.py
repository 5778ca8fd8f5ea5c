"""Every error is one line on standard error in the user's language, and exit code 2."""

import os

import pytest

from posse.messages import LANGUAGES
from posse.words import Words

WRONG = {
    "unknown command": (["dance"], "There is no command “dance”. There are: play,"),
    "unknown option": (["games", "--loud"], "There is no option --loud here"),
    "option without value": (["play", "dice-town", "--seed"], "--seed needs a value"),
    "flag with value": (["games", "--json=yes"], "--json takes no value"),
    "nothing named": (["verify"], "Missing: FILE"),
    "too much": (["verify", "a", "b"], "Unexpected: b"),
    "no game": (["play"], "Which game? There are: "),
    "unknown game": (["play", "chess"], "There is no game “chess”. There are: "),
    "unknown game to simulate": (["simulate", "chess"], "There is no game “chess”"),
    "unknown game to measure": (["bench", "chess"], "There is no game “chess”"),
    "unknown bot": (["play", "dice-town", "--bots", "hal"], "There is no bot called “hal” for this game."),
    "unknown bot of many": (
        ["simulate", "dice-town", "--bots", "greenhorn,hal"],
        "There is no bot called “hal”",
    ),
    "unknown option of the game": (["play", "dice-town", "--set", "gold=9"], "has no setting “gold”"),
    "wrong value of it": (["play", "dice-town", "--set", "first_sheriff=z"], "cannot be “z”; allowed: "),
    "no value of it": (["play", "dice-town", "--set", "first_sheriff"], "NAME=VALUE"),
    "too many seats": (["play", "dice-town", "--seats", "9"], "is for 2 to 5 players, not for 9."),
    "no number of seats": (["play", "dice-town", "--seats", "two"], "--seats has to be a number"),
    "too many bots": (
        ["play", "dice-town", "--seats", "2", "--bots", "greenhorn,greenhorn"],
        "2 bots and you do not fit on 2 seats.",
    ),
    "one bot alone": (["simulate", "dice-town", "--bots", "greenhorn"], "is for 2 to 5 players, not for 1."),
    "no such seat": (["play", "dice-town", "--seats", "3", "--seat", "d"], "There is no seat “d”"),
    "a number that begins like a seat": (["play", "dice-town", "--seat", "0012"], "There is no seat “0012”"),
    "a bot's name": (["play", "dice-town", "--name", "greenhorn"], "“greenhorn” is the name of a bot"),
    "bad number of games": (["simulate", "dice-town", "--games", "-1"], "--games has to be a number from 1"),
    "bad number of jobs": (["simulate", "dice-town", "--jobs", "0"], "--jobs has to be a number from 1"),
    "bad seconds": (["bench", "--seconds", "nan"], "--seconds has to be a number"),
    "bad repeats": (["bench", "--repeats", "1.5"], "--repeats has to be a number"),
    "unknown readers": (["serve", "--metrics", "some"], "--metrics has to be one of these: local, all, off;"),
    "no such Python": (["bench", "--fast-python", "/no/python"], "There is no Python at /no/python."),
    "unknown suffix": (
        ["simulate", "dice-town", "--out", "games.xlsx"],
        "has to end in one of .parquet, .csv, .jsonl.",
    ),
    "no such folder": (["simulate", "dice-town", "--out", "/no/games.csv"], "there is no such folder."),
    "nowhere to save": (["play", "dice-town", "--save", "/no/x.posse"], "there is no such folder."),
    "a folder to save in": (["play", "dice-town", "--save", "."], ". cannot be written: it is a folder."),
    "an empty value": (["simulate", "dice-town", "--out", ""], "--out needs a value"),
    "an empty seed": (["play", "dice-town", "--seed="], "--seed needs a value"),
    "a seed that is no text": (["play", "dice-town", "--seed", "\udcff"], "--seed has to be text"),
    "luck that is no text": (["simulate", "dice-town", "--seed", "\udcff"], "--seed has to be text"),
    "an empty name of a file": (["verify", ""], "Missing: FILE"),
    "too long a name": (["verify", "x" * 5000], "cannot be read: its name is too long."),
    "too long a name to play": (["play", "x" * 5000], "There is no game"),
    "too long a name to write": (["simulate", "dice-town", "--out", "x" * 300 + ".csv"], "is too long."),
    "no name of a file": (["verify", "a\0b"], "There is no file"),
    "no name to write": (["play", "dice-town", "--save", "a\0b"], "it is not a regular file."),
    "nobody's home": (["verify", "~no-such-user/x"], "There is no file ~no-such-user/x."),
    "nobody's home to play": (["play", "~no-such-user/x"], "There is no file ~no-such-user/x."),
    "nobody's home to write": (["simulate", "dice-town", "--out", "~no-such-user/x.csv"], "no such folder."),
    "no such file": (["verify", "nothing.jsonl"], "There is no file nothing.jsonl."),
    "no such saved game": (["play", "nothing.jsonl"], "There is no file nothing.jsonl."),
    "a folder": (["replay", "."], ". cannot be read: it is a folder."),
    "options of a saved game": (
        ["play", "--resume", "x.jsonl", "--seed", "7"],
        "--seed cannot be used with it.",
    ),
    "unknown rule": (["rules", "dice-nonsense-nugget"], "There is no rule “dice-nonsense-nugget”."),
    "unknown words": (["rules", "dice-town", "xylophone"], "No rule mentions “xylophone”."),
    "no such chapter": (["rules", "dice-town", "99"], "No rule mentions “99”."),
}


@pytest.mark.parametrize("name", WRONG)
def test_it_is_said_in_one_line(posse, name):
    arguments, sentence = WRONG[name]
    done = posse(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert sentence in done.err


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("name", WRONG)
def test_and_in_the_language_spoken(posse, name, lang):
    arguments, _ = WRONG[name]
    done = posse(*arguments, "--lang", lang)
    assert (done.code, done.out) == (2, "") if name != "option without value" else done.code == 2
    assert done.err.count("\n") == 1
    assert any("а" <= letter <= "я" for letter in done.err.lower())
    assert done.err != posse(*arguments).err


def test_an_unknown_language_is_told_in_the_language_of_the_system(posse, monkeypatch):
    assert posse("games", "--lang", "fr").err == "Posse does not speak “fr”; it speaks en, ru, uk.\n"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert posse("games", "--lang", "fr").err.startswith("Posse не говорит")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_cannot_be_written_stays_as_it_was(posse, tmp_path, lang):
    notes, pipe = tmp_path / "notes.txt", tmp_path / "pipe"
    notes.write_text("dear diary")
    os.mkfifo(pipe)
    lines = f"save {notes}\nsave {tmp_path}\nsave {pipe}\nsave\n"
    said = posse("play", "dice-town", "--lang", lang, typed=lines)
    assert said.code == 0
    assert said.out.count("✗ ") == 4
    assert notes.read_text() == "dear diary"
    assert pipe.is_fifo()
    assert sorted(os.listdir(tmp_path)) == ["notes.txt", "pipe", "state"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_can_be_kept_it_is_said(posse, tmp_path, lang):
    (tmp_path / "state").write_text("a file where a folder should be")
    done = posse("play", "dice-town", "--lang", lang, typed="quit\n")
    assert done.code == 2
    assert done.err.endswith(Words(lang).t("cli-reason-no-folder") + ".\n")
    assert done.err.count("\n") == 1


def test_without_a_home_it_is_said_too(posse, monkeypatch):
    def homeless():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr("pathlib.Path.home", homeless)
    done = posse("play", "dice-town", typed="quit\n")
    assert done.code == 2
    assert done.err == "The game is not saved. ~ cannot be written: there is no such folder.\n"


def test_a_game_that_no_longer_fits_into_its_file_is_kept_elsewhere(posse, monkeypatch, tmp_path):
    """Somebody may have put something else there while it was played."""
    file = tmp_path / "game.posse"

    def ask(keyboard, prompt):
        if file.exists():
            return None
        file.write_text("dear diary")
        return "keep 1"

    monkeypatch.setattr("posse.cli.keyboard.Keyboard.ask", ask)
    done = posse("play", "dice-town", "--save", str(file))
    spare = tmp_path / "state" / "posse" / "last-dice-town.jsonl"
    assert done.code == 0
    assert done.err.startswith(f"{file} exists and is not a Posse record")
    assert done.out.endswith(f"To continue: posse play {spare}\n")
    assert file.read_text() == "dear diary"
    assert posse("verify", str(spare)).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_that_cannot_keep_its_tables_says_why(posse, tmp_path, lang):
    (tmp_path / "data").write_text("a file where a folder should be")
    done = posse("serve", "--data", str(tmp_path / "data"), "--lang", lang)
    assert done.code == 2
    assert Words(lang).t("cli-reason-no-folder") in done.err
    assert done.err.count("\n") == 1
