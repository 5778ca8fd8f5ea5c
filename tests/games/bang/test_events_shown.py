"""What players are shown of event cards: what they change, where it acts, and why a card cannot be played."""

from __future__ import annotations

import pytest

from posse.games.bang.facts import EVENT_NAMES, HEARTS, SPADES
from posse.games.bang.rules.checks import ChooseCheck
from posse.messages import LANGUAGES
from posse.testing import rule
from posse.words import Words
from tests.games.bang.laying import GAME, BangStory, bang
from tests.words.wording import a_sentence


@rule("bang-hn-the-sermon", "bang-hn-the-reverend", "bang-foc-the-judge", "bang-hn-handcuffs")
@pytest.mark.parametrize(
    ("event", "card"), [("the-sermon", "bang"), ("the-reverend", "beer"), ("the-judge", "barrel")]
)
def test_a_card_that_an_event_bars_is_refused_with_the_rule_of_the_event(event: str, card: str) -> None:
    table = bang(event=event, hands={"a": card}, life={"a": 2})
    box = "foc" if event == "the-judge" else "hn"
    assert table.a.refused(f"card:{table.a.cards}") == f"bang-{box}-{event}"
    free = bang(event="thirst", hands={"a": card}, life={"a": 2})
    assert free.table.refusal(0, f"card:{free.a.cards}") is None


@rule("bang-hn-blessing", "bang-hn-curse")
def test_everybody_sees_the_suit_that_all_cards_count_as() -> None:
    assert bang(event="blessing").a.sees.suit == HEARTS
    assert bang(event="curse").a.sees.suit == SPADES
    assert bang(event="thirst").a.sees.suit == -1
    assert bang().a.sees.suit == -1


def _said(table: BangStory, kind: str, lang: str = "en") -> str:
    """The last sentence about an event of this kind."""
    told = [event for event in table.table.events(0) if event.kind.name == kind]
    return Words(lang).event(GAME, told[-1], ["Ann", "Bob", "Cid", "Dan"])


@rule("bang-check-suit-change", "bang-hn-blessing")
def test_a_check_tells_the_suit_that_its_cards_count_as() -> None:
    table = bang(event="blessing", hands={"a": "bang"}, front={"b": "barrel"}, deck="bang-2d")
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert _said(table, "check-flipped-as") == "Bob draws Bang! 2♦ for Barrel; it counts as hearts."
    assert _said(table, "check-flipped-as", "ru").endswith("2♦, но масть сейчас — черви.")
    assert _said(table, "check-flipped-as", "uk").endswith("2♦, але масть зараз — чирва.")


@rule("bang-check-suit-change", "bang-hn-curse")
def test_a_check_does_not_explain_a_suit_that_stands_on_its_card() -> None:
    table = bang(event="curse", front={"b": "jail"}, deck="9♠")
    table.a.ends()
    assert table.told("check-flipped")
    assert not table.told("check-flipped-as")


@rule("bang-check-suit-change", "bang-char-black-jack-suits")
def test_black_jacks_card_tells_the_suit_that_it_counts_as() -> None:
    table = bang(event="curse", characters={"b": "black-jack"}, deck="2♠ bang-3d")
    table.a.ends()
    assert _said(table, "card-shown-as") == "Bob shows Bang! 3♦; it counts as spades."
    assert a_sentence(_said(table, "card-shown-as", "ru"))
    assert a_sentence(_said(table, "card-shown-as", "uk"))


@rule("bang-check-suit-change", "bang-char-lucky-duke")
def test_lucky_dukes_choice_tells_the_suits_that_his_cards_count_as() -> None:
    table = bang(
        event="blessing", characters={"b": "lucky-duke"}, front={"b": "jail"}, deck="bang-2d bang-qh"
    )
    table.a.ends()
    assert _said(table, "check-flipped-as").endswith("; they count as hearts.")
    step = table.table.question(1)
    assert isinstance(step, ChooseCheck)
    said = [Words().say(GAME, step.label(table.table, 1, option)) for option in table.table.flipped]
    assert said == ["Bang! 2♦ counts, as hearts", "Bang! Q♥ counts"]


@rule("bang-foc-lasso", "bang-hn-hangover", "bang-foc-ambush")
def test_what_has_no_effect_is_shown_so() -> None:
    lasso = bang(event="lasso", front={"b": "barrel"}, characters={"b": "jourdonnais"})
    assert lasso.a.sees.figures[1].idle
    assert lasso.a.sees.figures[1].abilities  # characters keep theirs
    hangover = bang(event="hangover", front={"b": "barrel"}, characters={"b": "jourdonnais"})
    assert not hangover.a.sees.figures[1].idle
    assert hangover.a.sees.figures[1].abilities == ()
    assert bang(players=7, event="ambush").a.sees.figures[0].distances == [1] * 7
    assert not bang(front={"b": "barrel"}).a.sees.figures[1].idle


@rule("bang-char-belle-star")
def test_cards_that_belle_star_ignores_are_shown_so_in_her_turn() -> None:
    table = bang(front={"b": "mustang"}, characters={"a": "belle-star"})
    assert table.a.sees.figures[1].idle


@rule("bang-wws-miss-susanna")
def test_everybody_sees_how_many_cards_the_turn_player_has_played() -> None:
    table = bang(show="miss-susanna", hands={"a": "beer saloon"}, life={"a": 2, "b": 2})
    assert table.b.sees.acts == 0
    table.a.plays("saloon")
    assert table.b.sees.acts == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENT_NAMES)
def test_what_an_event_changes_is_said_in_every_language(lang: str, event: str) -> None:
    words = Words(lang)
    said = {
        words.t(f"bang-change-{event}", turn=turn, n=n, acts=n, named=named, who="Ann")
        for turn in ("mine", "other")
        for n in (0, 1, 2, 5)
        for named in ("you", "other", "nobody")
    }
    for text in said:
        assert a_sentence(text), text
        assert len(text) <= 130, text


def on_the_menu(table: BangStory, seat: int, option: str, lang: str) -> str:
    """How an option reads."""
    question = table.table.question(seat)
    assert question is not None
    meant = question.option(table.table, seat, option)
    assert meant is not None
    return Words(lang).say(
        GAME, question.label(table.table, seat, meant), ("Ann", "Bob", "Cleo", "Dan", "Eve")
    )


@rule("bang-wws-lady-rosa-of-texas")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Swap seats with Eve"),
        ("ru", "Поменяться местами с игроком Eve"),
        ("uk", "Помінятися місцями з гравцем Eve"),
    ],
)
def test_a_swap_of_seats_names_the_neighbour(lang: str, said: str) -> None:
    table = bang(players=5, show="lady-rosa-of-texas")
    assert on_the_menu(table, 0, "use:lady-rosa-of-texas", lang) == said


@rule("bang-foc-ranch")
@pytest.mark.parametrize(
    ("lang", "none", "two"),
    [
        ("en", "Keep all cards", "Enough: draw 2 cards"),
        ("ru", "Оставить все карты", "Хватит: взять 2 карты"),
        ("uk", "Лишити всі карти", "Досить: взяти 2 карти"),
    ],
)
def test_the_ranch_says_how_many_cards_come(lang: str, none: str, two: str) -> None:
    table = bang(event="ranch", hands={"a": "missed beer duel"})
    table.a.ends()
    assert on_the_menu(table, 0, "enough", lang) == none
    table.a.discards("missed", "duel")
    assert on_the_menu(table, 0, "enough", lang) == two
