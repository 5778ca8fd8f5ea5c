"""A game in the terminal: scripted through a pipe, as a person would type it."""

import re

import pytest
from rich.cells import cell_len

from posse.core import records
from posse.messages import LANGUAGES
from tests.cli.conftest import ANYTHING

TABLE = ("play", "dice-town", "--seed", "7", "--bots", "greenhorn")


def after(printed: str, typed: str) -> str:
    """What was printed in answer to a line."""
    return printed.partition(f"> {typed}\n")[2].partition("\n> ")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_from_a_pipe(posse, tmp_path, lang):
    file = tmp_path / "game.jsonl"
    done = posse(*TABLE, "--seats", "2", "--save", str(file), "--lang", lang, typed=ANYTHING)
    assert (done.code, done.err) == (0, "")
    assert "★" in done.out.splitlines()[-4:][0] + done.out.splitlines()[-3]
    assert done.out.splitlines()[-1].endswith(f"posse replay {file}")
    record = records.read(file.read_text())
    assert records.verify(record).over
    assert posse("verify", str(file)).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "5"])
def test_it_fits_into_eighty_columns(posse, lang, seats):
    done = posse(
        *TABLE, "--seats", seats, "--lang", lang, typed="help\nlist\nlog\nstanding\n" + ANYTHING[:400]
    )
    kept = done.out.splitlines()[-1]
    assert [line for line in done.out.splitlines() if cell_len(line) > 80 and line != kept] == []
    assert "…\n" not in done.out.replace("почему …", "").replace("чому …", "").replace("why …", "")


def test_the_table_fits_into_twenty_four_rows(posse):
    done = posse(*TABLE, "--seats", "5", typed="")
    drawn = done.out[done.out.index("Dice Town · round 1") : done.out.index("The game is kept")]
    assert len(drawn.splitlines()) + 1 <= 24


def test_saved_and_resumed_it_is_the_same_game(posse, tmp_path):
    lines = ANYTHING.splitlines()
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    posse(*TABLE, "--seats", "3", "--save", str(whole), typed=ANYTHING)
    for cut in (0, 1, 37, 150):
        typed = [*lines[:cut], f"save {part}", "quit"]
        left = posse(*TABLE, "--seats", "3", typed="\n".join(typed) + "\n")
        assert f"To go on: posse play {part}" in left.out
        assert len(records.read(part.read_text()).choices) < len(records.read(whole.read_text()).choices)
        again = posse("play", str(part), typed="\n".join(lines[cut:]) + "\n")
        assert "Welcome back." in again.out
        assert part.read_text() == whole.read_text()
        part.unlink()


def test_a_game_that_is_left_is_kept(posse, tmp_path):
    done = posse(*TABLE, typed="keep 1\n")
    file = tmp_path / "state" / "posse" / "last-dice-town.jsonl"
    assert done.out.endswith(f"The game is kept. To go on: posse play {file}\n")
    choices = len(records.read(file.read_text()).choices)
    assert choices > 0
    again = posse("play", "--resume", str(file), typed="quit\n")
    assert again.out.endswith(f"posse play {file}\n")
    assert len(records.read(file.read_text()).choices) == choices


def test_interrupted_it_ends_cleanly(posse, monkeypatch):
    def interrupted(self, prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr("posse.cli.keyboard.Keyboard.ask", interrupted)
    done = posse(*TABLE)
    assert (done.code, done.err) == (0, "")
    assert "The game is kept. To go on: posse play " in done.out


def test_the_same_seed_and_answers_are_the_same_game(posse):
    first, second = (posse(*TABLE, typed=ANYTHING[:60]).out for _ in range(2))
    assert first == second
    assert posse("play", "dice-town", "--seed", "8", "--bots", "greenhorn", typed=ANYTHING[:60]).out != first


def test_who_sits_where(posse):
    done = posse(*TABLE, "--seats", "3", "--seat", "b", "--name", "[bold]Ann", "--set", "first_sheriff=c")
    assert "At the table: a Abby (greenhorn), b [bold]Ann (you), c Clara (greenhorn)." in done.out
    assert re.search(r"▶   b \[bold\]Ann ", done.out)
    assert re.search(r" ★  c Clara ", done.out)
    assert "3 chairs" not in done.out
    assert "e Edna" in posse("play", "dice-town", "--bots", ",".join(["greenhorn"] * 4)).out


def test_options_by_number_name_word_and_enter(posse, tmp_path):
    def choices(typed: str) -> list[str]:
        file = tmp_path / "choices.jsonl"
        posse(*TABLE, "--save", str(file), typed=typed)
        mine = [choice.option for choice in records.read(file.read_text()).choices if choice.seat == 0]
        file.unlink()
        return mine

    assert choices("#2\n") == ["keep:0"]
    assert choices("keep:0\n") == ["keep:0"]
    assert choices("keep 1\n") == ["keep:0"]
    assert choices("k 9\n") == ["keep:0"]
    assert choices("1\n") == ["keep:0"]
    assert choices("KEEP A, 9\n") == ["keep:0,2"]
    assert choices("none\n") == ["keep:none"]
    assert choices("keep all\n") == ["keep:0,1,2,3,4"]
    assert choices("#99\n\nkeep\nkeep 7\nkeep J\ndance\n") == []
    # then a dispute of which the player is sheriff, a window in which he can only pass
    assert choices("keep 1\nkeep J\nyourself\n")[2:] == ["for:a"]
    assert choices("keep 1\nkeep J\n1\n2\n1\n\n")[5:] == ["pass"]


def test_questions_about_the_question(posse):
    typed = ["?", "? 2", "? keep 1 3", "? bank", "? wanted", "? b", "? nonsense", "explain marshal"]
    out = posse(*TABLE, typed="\n".join(typed) + "\n").out
    assert "dice-roll-commit: Each rolling player secretly commits a keep-set" in after(out, "?")
    assert after(out, "? 2").startswith("Keep Q (free)  keep 2")
    assert after(out, "? keep 1 3").startswith("Keep 9 and A ($1)  keep 1 3")
    assert "Bank: The winner takes all dollars in the bank" in after(out, "? bank")
    assert "Wanted: The store card a rival has just played is cancelled." in after(out, "? wanted")
    assert "Buck (greenhorn): store cards 0" in after(out, "? b")
    assert "not understood" in after(out, "? nonsense")
    assert "Marshal: The badge stays with the present sheriff." in after(out, "explain marshal")


def test_why_something_is_not_possible(posse):
    typed = ["why", "why keep all", "why wanted", "why bank", "keep A A", "keep 1 brute", "why tea"]
    out = posse(*TABLE, typed="\n".join(typed) + "\n").out
    assert "Why what?" in after(out, "why")
    assert "That is possible right now." in after(out, "why keep all")
    assert "✗ You do not hold Wanted." in after(out, "why wanted")
    assert "dice-comp-hand: " in after(out, "why wanted")
    assert "dice-bank-take-all: " in after(out, "why bank")
    assert "You have no (further) A in this throw." in after(out, "keep A A")
    assert "✗ You do not hold The Brute." in after(out, "keep 1 brute")
    assert "not understood" in after(out, "why tea")


def test_too_dear_a_throw_is_refused_with_its_rule(posse):
    """After two rounds of keeping everything the money is gone."""
    out = posse(*TABLE, "--seats", "2", typed="keep all\n" * 80).out
    assert re.search(r"✗ That costs \$4, and you have \$[0-3]\.\n  dice-roll-(afford|broke): ", out)


def test_the_log_cites_rules(posse):
    out = posse(*TABLE, typed="keep 1\nlog 3\nlog all\nlog\n").out
    assert len(after(out, "log 3").splitlines()) == 3
    assert re.search(r"^   1 The game begins\..*\n?.*dice-setup-first-sheriff", after(out, "log all"))
    assert "Stranger keeps 1 die: 9.  dice-roll-reveal" in after(out, "log")


def test_rules_at_the_table(posse):
    out = posse(*TABLE, typed="rules\nrules 5.2\nrules dice-mine-nuggets\nrules dice\nrules tea\n").out
    assert "8.1 Gold mine (9) (4)" in after(out, "rules")
    assert "dice-roll-keep-one-free  Keeping exactly one die in a throw is free." in after(out, "rules 5.2")
    assert "for each 9 in" in after(out, "rules dice-mine-nuggets")
    assert "more; say it more closely." in after(out, "rules dice")
    assert "No rule speaks of “tea”." in after(out, "rules tea")


def test_standing_answers_spare_questions(posse):
    asked = posse(*TABLE, "--seats", "2", typed=ANYTHING).out
    switched = posse(
        *TABLE, "--seats", "2", typed="standing marshal\nstanding 1\nstanding x\n" + ANYTHING
    ).out
    assert "[on ]  Never ask me for Marshal" in after(switched, "standing marshal")
    assert "[on ]  Let every card pass" in after(switched, "standing 1")
    assert "Which one is “x”?" in after(switched, "standing x")
    assert asked.count("The badge is about to change hands.") > 0
    assert switched.count("The badge is about to change hands.") == 0


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("ru", "помощь\nсписок\n?\n? банк\nпочему динамит\nоставить к\nжурнал\nправила кубик\nстол\nвыход\n"),
        ("uk", "допомога\nсписок\n?\n? банк\nчому динаміт\nзалишити к\nжурнал\nправила кубик\nстіл\nвихід\n"),
    ],
)
def test_commands_in_other_languages(posse, tmp_path, lang, typed):
    file = tmp_path / "game.jsonl"
    done = posse(*TABLE, "--lang", lang, "--save", str(file), typed=typed)
    assert done.code == 0
    assert "dice-bank-take-all" in done.out
    assert "dice-comp-hand" in done.out
    mine = [choice.option for choice in records.read(file.read_text()).choices if choice.seat == 0]
    assert mine == ["keep:4"]
    left = done.out.replace(str(file), "").replace("posse play", "").replace("Enter", "")
    assert set(re.findall(r"[A-Za-z]{2,}", re.sub(r"dice-[a-z-]+", "", left))) <= {"VP", "XIII"}
