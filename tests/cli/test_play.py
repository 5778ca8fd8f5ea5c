"""A game in the terminal: scripted through a pipe, as a person would type it."""

import re

import pytest
from rich.cells import cell_len

from posse.core import records
from posse.messages import LANGUAGES
from posse.testing.compare import differences
from tests.cli.sittings import answers, decision, finish, go_on, sitting, typed, until

TABLE = ("play", "dice-town", "--seed", "7", "--bots", "greenhorn")
# A player who takes the second option if there is one, else the first: enough for a whole game.
ANYTHING = "#2\n#1\n" * 600


def after(printed: str, typed: str) -> str:
    """What was printed in answer to a line."""
    return printed.partition(f"> {typed}\n")[2].partition("\n> ")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_from_a_pipe(posse, tmp_path, lang):
    file = tmp_path / "game.jsonl"
    done = posse(*TABLE, "--seats", "2", "--save", str(file), "--lang", lang, typed=ANYTHING)
    assert (done.code, done.err) == (0, "")
    assert re.search(r"^    1   \w", done.out, re.MULTILINE)  # no star: it is the mark of the sheriff
    assert done.out.splitlines()[-1].endswith(f"posse replay {file}")
    record = records.read(file.read_text())
    assert records.verify(record).over
    assert posse("verify", str(file)).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_into_eighty_columns(posse, lang):
    done = posse(*TABLE, "--seats", "5", "--lang", lang, typed="help\nlist\nlog\nstanding\n" + ANYTHING[:150])
    kept = done.out.splitlines()[-1]
    assert [line for line in done.out.splitlines() if cell_len(line) > 80 and line != kept] == []
    assert not re.search(r"[\w$]…", done.out)  # nothing is cut off


def test_the_table_fits_into_twenty_four_rows(posse):
    done = posse(*TABLE, "--seats", "5", typed="")
    drawn = done.out[done.out.index("Dice Town · round 1") : done.out.index("The game is saved")]
    assert len(drawn.splitlines()) + 1 <= 24


def test_saved_and_resumed_it_is_the_same_game(posse, tmp_path, whole_game):
    """As it would have gone on without a break, down to the last byte."""
    file = tmp_path / "saved.jsonl"
    given = answers(sitting())
    for mine in (0, 1, 20):
        lines = "\n".join([*given[:mine], f"save {file}", "quit"]) + "\n"
        left = posse(*TABLE, "--seats", "2", typed=lines)
        assert f"To continue: posse play {file}" in left.out
        assert whole_game.startswith("".join(file.read_text().splitlines(True)[:-1]))
        again = posse("play", str(file), typed="\n".join(given[mine:]) + "\n")
        assert "Welcome back." in again.out
        assert file.read_text() == whole_game
        file.unlink()


def test_at_whatever_point_it_is_saved(whole_game):
    """The same, without printing anything."""
    played = sitting()
    for _ in range(12):
        text = records.write(played.record)
        resumed = type(played).resumed(records.read(text), None)
        resumed.go_on()
        assert records.write(resumed.record) == text
        assert records.write(finish(resumed).record) == whole_game
        for _ in range(7):
            if not played.table.over:
                go_on(played)


def test_a_game_that_is_left_is_kept(posse, tmp_path):
    done = posse(*TABLE, typed="keep 1\n")
    file = tmp_path / "state" / "posse" / "last-dice-town.jsonl"
    assert done.out.endswith(f"The game is saved. To continue: posse play {file}\n")
    choices = len(records.read(file.read_text()).choices)
    assert choices > 0
    again = posse("play", "--resume", str(file), typed="quit\n")
    assert again.out.endswith(f"posse play {file}\n")
    assert len(records.read(file.read_text()).choices) == choices


def test_a_finished_game_shows_its_end(posse, finished):
    before = finished.read_text()
    done = posse("play", str(finished))
    assert (done.code, done.err) == (0, "")
    assert re.search(r"^    1   \w", done.out, re.MULTILINE)
    assert done.out.endswith(f"posse replay {finished}\n")
    assert finished.read_text() == before


def test_another_chair_of_a_saved_game(posse, tmp_path):
    file = tmp_path / "saved.jsonl"
    posse(*TABLE, "--seats", "3", "--save", str(file), typed="keep 1\n")
    done = posse("play", str(file), "--seat", "c")
    assert re.search(r"a Stranger \(\w+\), b Buck \(greenhorn\), c Stranger\s\(you\)", done.out)


def test_interrupted_it_ends_cleanly(posse, monkeypatch):
    def interrupted(self, prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr("posse.cli.keyboard.Keyboard.ask", interrupted)
    done = posse(*TABLE)
    assert (done.code, done.err) == (0, "")
    assert "The game is saved. To continue: posse play " in done.out


def test_the_same_seed_and_answers_are_the_same_game(posse):
    first, second = (posse(*TABLE, typed=ANYTHING[:60]).out for _ in range(2))
    assert first == second
    assert posse("play", "dice-town", "--seed", "8", "--bots", "greenhorn", typed=ANYTHING[:60]).out != first


def test_who_sits_where(posse):
    done = posse(*TABLE, "--seats", "3", "--seat", "b", "--name", "[bold]Ann", "--set", "first_sheriff=c")
    assert "At the table: a Abby (greenhorn), b [bold]Ann (you), c Clara (greenhorn)." in done.out
    assert re.search(r"▶   b \[bold\]Ann ", done.out)
    assert re.search(r" ★  c Clara ", done.out)
    assert "e Edna" in posse("play", "dice-town", "--bots", ",".join(["greenhorn"] * 4)).out


@pytest.mark.parametrize("line", ["#2", "keep:0", "keep 1", "k 1", "1", "Keep 1,"])
def test_an_option_by_number_name_or_shorthand(line):
    assert typed(sitting(), line) == ["keep:0"]


def test_a_slip_of_a_letter_plays_no_card():
    window = until(lambda played: decision(played).names == ["pass", "play"])
    assert typed(window, "p", "pl", "w", "q") == []


def test_noughts_before_a_number_change_nothing():
    assert typed(sitting(), "#00000012") == typed(sitting(), "#12")


def test_what_is_no_option_chooses_nothing():
    assert typed(sitting(), "#99", "", "keep", "keep 7", "dance", "pass", "12") == []


def test_the_only_option_needs_nothing_but_enter():
    alike = until(lambda played: len(decision(played).names) == 1)
    only = decision(alike).names
    assert typed(alike, "") == only


def test_who_does_not_hold_the_card_is_not_asked_for_it():
    """Bots have no eye for the rhythm of a table, so the pass is given at once."""
    played = sitting("3", seats=3)
    asked = []
    while not played.table.over:
        asked.append((decision(played).asks, decision(played).names))
        go_on(played)
    windows = ("wanted", "marshal", "even-split", "elixir", "dynamite", "corruption", "unlimited-credit")
    passed = [choice.asks for choice in played.record.choices if choice.seat == 0 and choice.option == "pass"]
    assert len(passed) > 2
    assert all(names == ["pass", "play"] for asks, names in asked if asks in windows)


def test_a_secret_answer_is_taken_back_while_it_is_being_made(capsys):
    offering = until(lambda played: decision(played).asks == "offer-dollars")
    assert typed(offering, "back", "nothing") == ["", "empty"]
    assert [choice.back for choice in offering.record.choices[-2:]] == [True, False]
    assert "You offer" not in capsys.readouterr().out
    loaded = records.read(records.write(offering.record))
    assert differences(loaded.replay(), offering.table) == []
    assert typed(sitting(), "back") == []
    assert "There is no answer of yours that you could still take back." in capsys.readouterr().out


def test_part_of_an_options_words_will_do():
    ruling = until(lambda played: decision(played).asks == "ruling" and "for:a" in decision(played).names)
    assert typed(ruling, "YOURSELF") == ["for:a"]
    rest = until(lambda played: decision(played).asks == "offer" and len(decision(played).names) == 2)
    assert typed(rest, "offer", "nothing") == ["empty"]  # "offer" could be either


def test_amounts_are_typed_as_they_are():
    offering = until(lambda played: decision(played).asks == "offer-dollars")
    most = len(decision(offering).names) - 1
    assert typed(offering, str(most + 1), f"${most}") == [f"dollars:{most}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_two_columns(posse, lang):
    said = posse(*TABLE, "--lang", lang, typed="help\nquit\n").out
    lines = said.split("> help\n")[1].split(" FILE" if lang == "en" else " ФАЙЛ")[0].splitlines()
    column = lines[1].index(lines[1].split("  ")[-1].strip())
    assert all(line[column - 1] == " " != line[column] for line in lines[:-1])


def test_questions_about_the_question(posse):
    lines = [
        "?",
        "? 2",
        "? keep 1 3",
        "? bank",
        "? wanted",
        "? badge",
        "? b",
        "? nonsense",
        "explain marshal",
    ]
    out = posse(*TABLE, typed="\n".join(lines) + "\n").out
    assert "dice-roll-commit: Each rolling player secretly commits a keep-set" in after(out, "?")
    assert after(out, "? 2").startswith("Keep Q (free)  keep 2")
    assert after(out, "? keep 1 3").startswith("Keep 9 and A ($1)  keep 1 3")
    assert "Bank: The player with the most 10s takes all the money in it." in after(out, "? bank")
    assert "$3. [dice-bank-take-all]" in after(out, "? bank")
    assert "Sheriff's badge: The sheriff decides every tie" in after(out, "? badge")
    assert "Wanted: The store card a rival has just played is cancelled." in after(out, "? wanted")
    assert "Buck (greenhorn): store cards 0" in after(out, "? b")
    assert "not understood" in after(out, "? nonsense")
    assert "Marshal: The badge stays with the current sheriff." in after(out, "explain marshal")


def test_why_something_is_not_possible(posse):
    lines = ["why", "why keep all", "why wanted", "why bank", "keep A A", "keep 1 brute", "why tea"]
    out = posse(*TABLE, typed="\n".join(lines) + "\n").out
    assert "Why what?" in after(out, "why")
    assert "That is possible right now." in after(out, "why keep all")
    assert "✗ You do not hold Wanted." in after(out, "why wanted")
    assert "dice-comp-hand: " in after(out, "why wanted")
    assert "dice-bank-take-all: " in after(out, "why bank")
    assert "You have no (further) A in this throw." in after(out, "keep A A")
    assert "✗ You do not hold The Brute." in after(out, "keep 1 brute")
    assert "not understood" in after(out, "why tea")


def test_too_dear_a_throw_is_refused_with_its_rule(capsys):
    def is_poor(played):
        me = played.table.view(0).players[0]
        return decision(played).asks == "commit-keep" and me.loose == 5 and me.dollars < 4

    poor = until(is_poor)
    assert typed(poor, "keep all") == []
    assert re.search(
        r"✗ That costs \$4, and you have \$[0-3]\.\n  dice-roll-(afford|broke): ", capsys.readouterr().out
    )


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
    assert "more; add words to narrow it down." in after(out, "rules dice")
    assert "No rule mentions “tea”." in after(out, "rules tea")


def test_standing_answers_are_switched(posse):
    out = posse(*TABLE, typed="standing\nstanding marshal\nstanding 1\nstanding 1\nstanding tea\n").out
    assert "[on ]" not in after(out, "standing")
    assert "[on ]  Never ask me for Marshal" in after(out, "standing marshal")
    assert after(out, "standing 1").count("[on ]") == 2
    assert out.rpartition("> standing 1\n")[2].count("[on ]") == 1
    assert "Which one is “tea”?" in after(out, "standing tea")


def test_standing_answers_spare_questions():
    window = until(lambda played: decision(played).names == ["pass", "play"])
    asks = decision(window).asks
    window.standing.switch(asks, True)
    window.go_on()
    assert window.record.choices[-1].option == "pass" or decision(window).asks != asks
    while not window.table.over:
        assert decision(window).asks != asks
        go_on(window)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("ru", "помощь\nсписок\n?\n? банк\nпочему динамит\nоставить к\nжурнал\nправила кубик\nстол\nвыход\n"),
        ("uk", "допомога\nсписок\n?\n? банк\nчому динаміт\nзалишити к\nжурнал\nправила кубик\nстіл\nвихід\n"),
    ],
)
def test_commands_in_other_languages(posse, tmp_path, lang, lines):
    file = tmp_path / "game.jsonl"
    done = posse(*TABLE, "--lang", lang, "--save", str(file), typed=lines)
    assert done.code == 0
    assert "dice-bank-take-all" in done.out
    assert "dice-comp-hand" in done.out
    mine = [choice.option for choice in records.read(file.read_text()).choices if choice.seat == 0]
    assert mine == ["keep:4"]
    left = done.out.replace(str(file), "").replace("posse play", "").replace("Enter", "")
    assert set(re.findall(r"[A-Za-z]{2,}", re.sub(r"dice-[a-z-]+", "", left))) <= {"VP", "XIII"}


@pytest.mark.parametrize(("lang", "words"), [("en", "leave"), ("ru", "как есть"), ("uk", "як є")])
def test_dice_may_be_left_alone(capsys, lang, words):
    """As the hint says in each language."""
    cheat = until(lambda played: decision(played).asks == "cheat", declare=True)
    assert typed(cheat, words, lang=lang) == ["leave"]


@pytest.mark.parametrize(
    ("lang", "lines", "chance"),
    [
        ("en", "hint\n", r"wins in \d+ of 100 worlds"),
        ("ru", "подсказка\n", r"победа в \d+ мир(е|ах) из 100"),
        ("uk", "підказка\n", r"перемога у \d+ світ(і|ах) зі 100"),
    ],
)
def test_a_hint_tells_the_best_answers_with_their_chances(posse, monkeypatch, lang, lines, chance):
    monkeypatch.setattr("posse.cli.sitting.HINT_SECONDS", 0.0)  # one world
    done = posse(*TABLE, "--lang", lang, typed=lines)
    told = after(done.out, lines.strip())
    assert 2 <= len(re.findall(chance, told)) <= 3


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "the only sensible answer"),
        ("ru", "единственный разумный ответ"),
        ("uk", "єдина розумна відповідь"),
    ],
)
def test_a_hint_says_where_a_single_answer_is_sensible(capsys, lang, words):
    def single(played):
        asked = decision(played)
        view = played.table.view(0)
        return asked.asks == "offer" and len(asked.options) > 1 == len(played.game.sensible(view, asked))

    typed(until(single), "hint", lang=lang)
    told = capsys.readouterr().out
    assert words in told
    assert "100" not in told
