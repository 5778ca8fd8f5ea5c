"""How a BANG! table is drawn: at every size, in three languages, and nothing that is hidden."""

import re
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from posse.cli.tables import drawing
from posse.cli.tables.bang import BangDrawing
from posse.core.chance import Chance
from posse.core.table import SPECTATOR, Table
from posse.games.bang.facts import CHARACTER_NAMES
from posse.messages import LANGUAGES
from posse.words import Words
from tests.games.bang.laying import GAME, bang
from tests.games.bang.six import out, six

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hank"]
LONG = ["Александра-Анастасия", "Максимилиан Крепкий", *NAMES[2:]]
EVERYTHING = {"dodge_city": True, "wws_characters": True, "promo_characters": True}


def drawn(seats: int, lang: str = "en", names: list[str] = NAMES) -> BangDrawing:
    found = drawing(GAME, Words(lang), names[:seats], ["you", *["deputy"] * (seats - 1)])
    assert isinstance(found, BangDrawing)
    return found


def printed(view, lang: str = "en", width: int = 80, names: list[str] = NAMES) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(drawn(view.seats, lang, names).table(view, width))
    return captured.get()


def moments(seats: int, seed: str, every: int) -> list[Table]:
    """A random game, looked at now and then, and at its end."""
    random = Random(seed)
    table = GAME.new(seats, EVERYTHING, Chance.from_text(seed))
    found, choices = [table.clone()], 0
    while not table.over and choices < 500:
        seat = table.asked_seats()[0]
        table.take(seat, random.choice(table.decision(seat).options))
        choices += 1
        if choices % every == 0 or table.over:
            found.append(table.clone())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_it_fits_and_everybody_is_there(seats, lang):
    words = Words(lang)
    for number, table in enumerate(moments(seats, "5", every=37)):
        view = table.view(number % seats)
        for width in (80, 120):
            shown = printed(view, lang, width, LONG)
            assert [line for line in shown.splitlines() if cell_len(line) > width] == []
            rows = shown.splitlines()
            for figure in view.figures:
                if figure.character >= 0:
                    name = words.term(GAME, f"character-{CHARACTER_NAMES[figure.character]}")
                    assert any(name in row for row in rows)
            for seat in range(seats):
                assert any(re.match(rf"..? ?[ →?]? ?{'abcdefgh'[seat]} ", row) for row in rows), seat


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_what_is_hidden_changes_nothing_that_is_printed(seats):
    """A table at which everything the reader may not know is dealt again is drawn the same."""
    for number, table in enumerate(moments(seats, "9", every=31)):
        if table.over:
            continue
        reader = number % seats
        other = table.imagine(reader, Chance.from_text(str(number)))
        assert printed(table.view(reader)) == printed(other.view(reader))


def a_shootout():
    """Bob is shot at by Ann, the Sheriff, over a long table; Cleo is behind a Mustang."""
    return bang(
        players=5,
        characters={"a": "slab-the-killer", "b": "bart-cassidy", "c": "paul-regret"},
        life={"b": 2},
        hands={"a": "bang beer bang", "b": "missed", "c": "panic panic"},
        front={"a": "schofield", "c": "mustang barrel", "e": "scope"},
    )


def test_a_middle_of_a_game_drawn():
    shown = printed(a_shootout().a.sees)
    for row in (
        r"^BANG! · Ann's turn · Play ─+$",
        r"^▶→ a Ann +Sheriff +Slab the Killer ●●●●● +3$",
        r"^   b Bob +\? +Bart Cassidy +●●○○ +1 +1 ✓$",
        r"^   c Cleo +\? +Paul Regret +●●●○? +2 +4$",
        r"^     Mustang \S+ · Barrel \S+$",
        r"^Weapon +Schofield \S+: reaches distance 2$",
        r"^Your hand Bang! \S+ \S+ +One shot at a player your weapon reaches\.",
        r"^ +Beer \S+ +Gain 1 life\.",
        r"^Table +Deck \d+ · Discard pile \d+",
        r"^Ability   It takes two Missed! to cancel a Bang! card he plays\.",
    ):
        assert re.search(row, shown, re.MULTILINE), row


def test_the_role_of_the_reader_stands_in_brackets_and_that_of_others_is_a_question_mark():
    story = a_shootout()
    assert re.search(r"b Bob +\(Outlaw\)", printed(story.b.sees))
    assert "You are   Outlaw." in printed(story.b.sees)
    assert re.search(r"b Bob +\? ", printed(story.a.sees))
    assert re.search(r"a Ann +Sheriff", printed(story.b.sees))


def test_people_are_listed_clockwise_from_the_reader():
    rows = printed(a_shootout().c.sees).splitlines()
    seats = [row[3] for row in rows if re.match(r"^[▶ ][→? ] [a-h] \w", row)]
    assert "".join(seats) == "cdeab"


def test_those_who_are_asked_and_those_who_are_out():
    story = a_shootout()
    story.a.plays("bang", at="b")
    assert " ? b Bob" in printed(story.c.sees)
    assert "▶  b Bob" in printed(story.b.sees)
    assert re.search(r"being resolved: Bang! \S+", printed(story.b.sees))
    story.table.in_game &= ~(1 << 3)
    story.table.shown |= 1 << 3
    assert re.search(r"d Dan +Outlaw +\S.* ✝", printed(story.a.sees))


def test_a_gun_that_was_fired_is_told_only_in_the_own_turn():
    story = a_shootout()
    story.a.plays("bang", at="b")
    story.b.chooses("take")
    assert "you have played your Bang!" in printed(story.a.sees)
    assert "you have played your Bang!" not in printed(story.b.sees)


def test_green_cards_that_wait_stand_in_brackets():
    story = bang(players=4, front={"b": "knife bible"}, fresh="knife")
    assert re.search(r"\(Knife \S+\) · Bible \S+", printed(story.a.sees))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_event_cards_say_what_they_change_for_the_reader(lang):
    words = Words(lang)
    able = {"a": "willy-the-kid"}
    table = bang(event="the-sermon", show="miss-susanna", characters=able, hands={"a": "bang"}).table
    mine, theirs, watched = (" ".join(printed(table.view(seat), lang).split()) for seat in (0, 1, -1))
    for text, turn in ((mine, "mine"), (theirs, "other")):
        for event in ("the-sermon", "miss-susanna"):
            assert words.t(f"bang-change-{event}", turn=turn, acts=0) in text
    assert words.term(GAME, "happening-the-sermon", "text") in watched
    silent = " ".join(printed(bang(event="hangover").table.view(0), lang).split())
    assert words.t("bang-now-hushed") in silent
    assert words.t("bang-now-hushed") not in mine


def test_two_players_have_two_characters_each_and_no_roles():
    story = bang(players=2, characters={"a1": "bart-cassidy", "a2": "sid-ketchum"}, front={"b2": "barrel"})
    shown = printed(story.a.sees)
    assert "Role" not in shown
    assert re.search(r"^▶→ a Ann +Bart Cassidy +●", shown, re.MULTILINE)
    assert re.search(r"^ +Sid Ketchum \(passive\) +●", shown, re.MULTILINE)
    assert "Ability   Bart Cassidy: " in shown
    assert "          Sid Ketchum: " in shown or "Ability   Sid Ketchum: " in shown


def test_characters_to_pick_from_are_told_with_what_they_can_do():
    view = GAME.new(2).view(0)
    assert view.offered
    shown = " ".join(printed(view).split())
    for character in view.offered:
        name = f"character-{CHARACTER_NAMES[character]}"
        assert Words("en").term(GAME, name) in shown
        assert Words("en").term(GAME, name, "ability") in shown


def test_a_spectator_has_neither_hand_nor_distances():
    shown = printed(a_shootout().table.view(SPECTATOR))
    assert "Your" not in shown
    assert "Distance" not in shown
    assert "▶" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_names_are_cut_and_keep_the_columns(lang):
    story = bang(players=4, hands={"a": "bang"})
    rows = printed(story.a.sees, lang, names=LONG).splitlines()
    lives = [row.index("●") for row in rows[2:] if re.match(r"^[▶ ][→? ] [a-d] ", row)]
    assert len(lives) == 4
    assert len(set(lives)) == 1
    assert "Александра-…" in rows[2]


def test_a_table_of_five_fits_into_twenty_four_rows():
    story = a_shootout()
    assert (
        len(printed(story.a.sees).splitlines()) <= 19
    )  # the question, its options in columns, what is typed


def test_a_match_shows_what_everybody_has():
    story = bang(4, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, match="full")
    story.table.match.sheet = [(0, 1000, 0, -5000)]
    shown = printed(story.sees)
    assert "game 1 of 4" in shown
    assert shown.index("Bob $1,000 ($1,000)") < shown.index("Dan −$5,000")
    assert "Score" not in printed(bang(4).sees)


def test_it_says_what_is_different_in_the_hidden_six_player_game():
    table = six(life=out("b", "c", "e"), phase="start")
    assert "hidden six: one role is not in the game" in printed(table.sees, width=120)
    table.a.chooses("crime")
    assert "the fight: the last survivor's side wins" in printed(table.sees, width=120)
    assert "hidden six" not in printed(bang(players=6).sees, width=120)
