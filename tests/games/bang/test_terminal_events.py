"""BANG! in a terminal with event cards, matches, auctions and the hidden six-player game."""

from __future__ import annotations

from random import Random

import pytest

from posse.cli.keyboard import Keyboard
from posse.cli.screen import Screen
from posse.cli.sitting import Sitting
from posse.cli.talk import Talk
from posse.cli.terminal import Terminal
from posse.core.chance import Chance
from posse.core.game import Result, ScoreLine
from posse.core.records import Luck, Record
from posse.games.bang.setup import NEXT_GAME
from posse.messages import LANGUAGES
from posse.words import Words
from tests.games.bang.laying import GAME, BangStory, bang
from tests.games.bang.six import out, six
from tests.games.bang.test_terminal_table import drawn, printed

EVERY_EVENT = {"events": "mixed", "wws_events": True}
MATCH = {"match": "full", "hiring": True, "experience": True, "bounties": True}


def seated(table: BangStory, lang: str = "en") -> Talk:
    """The person on the first seat, who can type; the others are bots."""
    record = Record.begin(GAME, ["Ann", *["deputy"] * (table.table.seats - 1)], {}, Luck(bytes(32)))
    sitting = Sitting(record, 0, table.table)
    terminal = Terminal(lang)
    return Talk(Screen(terminal, sitting), sitting, Keyboard(terminal), "")


def types(talk: Talk, line: str) -> bool | None:
    return talk._understand(line)


# Gag


def test_under_gag_a_word_costs_a_life_if_it_is_said_twice(capsys: pytest.CaptureFixture[str]) -> None:
    table = bang(4, hands={"a": "beer"}, show="gag")
    talk = seated(table)
    assert types(talk, "say howdy") is None
    assert "you lose 1 life" in " ".join(capsys.readouterr().out.split())
    assert table.a.life == 5
    assert types(talk, "say howdy") is True
    assert table.a.life == 4
    assert talk.sitting.record.choices[-1].option == "speak"
    assert types(talk, "say more") is None  # each word has its price, and is asked for again
    assert table.a.life == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_talk_is_free_the_bots_do_not_answer(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(lang)
    talk = seated(bang(4), lang)
    verb = words.t("cli-verb-say").split(",")[0]
    assert types(talk, f"{verb} howdy") is None
    assert words.t("cli-say-nobody") in capsys.readouterr().out
    assert types(talk, "help") is None
    assert f"  {verb} …" not in capsys.readouterr().out
    types(seated(bang(4, show="gag"), lang), "help")
    assert f"  {verb} …" in capsys.readouterr().out


# What event cards change


@pytest.mark.parametrize(("event", "front", "suit"), [("curse", "mustang", "♠"), ("blessing", "barrel", "♥")])
def test_a_changed_suit_is_shown_and_the_card_typed_as_ever(event: str, front: str, suit: str) -> None:
    table = bang(4, hands={"a": "bang-9d"}, front={"c": front}, event=event)
    text = printed(table.a.sees)
    assert f"Bang! 9♦→{suit}" in text
    assert f"→{suit}" in next(line for line in text.splitlines() if front.capitalize() in line)
    asked = table.table.decision(0, named=True)
    assert drawn(4).read(table.a.sees, asked, "bang 9d b") == "play:bang-9d:b"
    assert "→" + suit not in printed(bang(4, hands={"a": "bang-9d"}, event="thirst").a.sees)


def test_a_suit_that_does_not_change_has_no_arrow() -> None:
    assert "9♠→" not in printed(bang(4, hands={"a": "9♠"}, event="curse").a.sees)


def test_in_an_ambush_everybody_is_next_to_everybody() -> None:
    def distances(table: BangStory) -> list[str]:
        return [line.split()[-2] for line in printed(table.a.sees).splitlines() if line.endswith("✓")]

    assert distances(bang(7, front={"d": "mustang"}, event="ambush")) == ["1"] * 5
    assert distances(bang(7, event="thirst")) == ["1"] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_next_event_card_says_what_it_will_change(lang: str) -> None:
    shown = " ".join(printed(bang(4, event="thirst", coming="curse").a.sees, lang).split())
    words = Words(lang)
    assert words.term(GAME, "happening-curse", "text") in shown
    assert words.t("bang-change-thirst", turn="mine") in shown


# Money


def test_between_two_games_the_score_is_a_sheet() -> None:
    story = bang(4, life={"b": 0, "c": 0, "d": 1}, hands={"a": "bang"}, match="full")
    story.table.match.games, story.table.match.sheet = 4, [(0, 1000, 0, -5000)]
    story.a.plays("bang", at="d")
    rows = printed(story.a.sees).splitlines()
    head = next(at for at, row in enumerate(rows) if "total" in row)
    sheet = [row.split() for row in rows[head + 2 : head + 6]]
    assert [row[:2] for row in sheet] == [["a", "Ann"], ["b", "Bob"], ["c", "Cleo"], ["d", "Dan"]]
    assert sheet[-1][2:] == ["−$5,000", "$0", "−$5,000"]


def test_the_result_of_a_match_is_told_in_dollars() -> None:
    table = GAME.new(4, MATCH, Chance.from_text("dollars"))
    random = Random(1)
    while not table.over:
        seat = table.asked_seats()[0]
        table.take(seat, random.choice(table.decision(seat).options))
    result = table.result()
    assert isinstance(result, Result)
    talk = drawn(4)
    for seat in range(4):
        told = [talk.scored(line) for line in result.lines[seat]]
        assert told[0] == "money at the start: $1,000"
        assert len(told) == 5
        assert talk.total(result, seat).lstrip("−").startswith("$")
    result.scores[0] = 0
    assert talk.total(result, 0) == "$0"
    small = Result([3, 0], [1, 2], [0], [[ScoreLine("score-game", 1, 3, "bang-match-small")]] * 2)
    assert [talk.total(small, seat) for seat in range(2)] == ["3", "0"]  # games won in a small match


# What can be typed


def at_auction() -> tuple[BangStory, object]:
    table = BangStory(GAME.new(4, MATCH, Chance.from_text("auction")))  # type: ignore[arg-type]
    seat = table.table.asked_seats()[0]
    table.player(seat).chooses(table.player(seat).options[0])
    return table, table.table.decision(seat, named=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "option"), [("300", "hundreds:3"), ("$1,000", "hundreds:10"), ("9000", "hundreds:90")]
)
def test_a_bid_is_typed_in_dollars(lang: str, typed: str, option: str) -> None:
    """Too much is refused by the table, not misunderstood."""
    table, decision = at_auction()
    view = table.table.view(decision.seat)
    assert drawn(4, lang).read(view, decision, typed) == option
    assert drawn(4, lang).hint(view, decision)
    assert drawn(4, lang).read(view, decision, "250") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_next_player_reads_the_highest_bid_and_may_pass(lang: str) -> None:
    table, decision = at_auction()
    table.player(decision.seat).chooses("hundreds:4")
    rival = table.table.asked_seats()[0]
    asked = table.table.decision(rival, named=True)
    view = table.table.view(rival)
    assert "$400" in drawn(4, lang).hint(view, asked)
    passing = Words(lang).t("cli-bang-type-pass").split()[0]
    assert drawn(4, lang).read(view, asked, passing) == "hundreds:0"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "settings"), [(4, MATCH | EVERY_EVENT), (6, {"mode": "hidden_six", "events": "mixed"})]
)
def test_every_option_can_be_typed_as_the_list_shows_it(
    lang: str, seats: int, settings: dict[str, object]
) -> None:
    random = Random(seats)
    talk = drawn(seats, lang)
    asked = set()
    for game in range(2):
        table = GAME.new(seats, settings, Chance.from_text(f"typed {game}"))
        for _ in range(900):
            if table.over:
                break
            seat = table.asked_seats()[0]
            decision = table.decision(seat, named=True)
            if decision.asks not in asked:
                for name in decision.names:
                    read = talk.read(table.view(seat), decision, talk.typed(name))
                    assert read.removesuffix("-2") == name.removesuffix("-2"), (
                        decision.asks,
                        talk.typed(name),
                    )
            if len(decision.names) > 1:
                asked.add(decision.asks)
            table.take(seat, random.choice(decision.options))
    assert len(asked) > 12
    assert seats == 6 or asked >= {"hire-open", "hire-bid", "keep-character"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_declaration_is_typed_or_left_out(lang: str) -> None:
    table = six(life=out("b", "c", "e"), phase="start")
    asked = table.table.decision(0, named=True)
    assert asked.names == ["nothing", "crime"]
    talk, words = drawn(6, lang), Words(lang)
    for name in asked.names:
        assert talk.read(table.a.sees, asked, talk.typed(name)) == name
    assert talk.read(table.a.sees, asked, words.t("cli-bang-type-pass").split()[0]) == "nothing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_go_on_begins_the_next_game(lang: str) -> None:
    table = bang(4, life={"b": 0, "c": 0, "d": 1}, hands={"a": "bang"}, match="full")
    table.table.match.games = 4
    table.table.stack[:0] = [NEXT_GAME] * 3
    table.a.plays("bang", at="d")
    asked = table.table.decision(0, named=True)
    assert asked.names == ["go-on"]
    assert drawn(4, lang).read(table.a.sees, asked, drawn(4, lang).typed("go-on")) == "go-on"
