"""11. "draw!" checks."""

from __future__ import annotations

from posse.games.bang.facts import BASE_CARDS, CARD_NAMES
from posse.testing import rule
from tests.games.bang.laying import BangStory, bang


def all_but(*names: str) -> str:
    """All cards of the base game except these: somebody holds them, so that the deck is empty."""
    return " ".join([name for name in CARD_NAMES[:BASE_CARDS] if name not in names])


@rule("bang-check-flip", "bang-check-not-to-hand")
def test_the_flipped_card_lands_on_the_discard_pile_for_all_to_see() -> None:
    table = bang(front={"b": "jail"}, deck="5♥ beer beer", turn="b", phase="start")
    flipped = table.last("check-flipped")
    assert flipped["seat"] == 1
    assert table.table.discard[0] in flipped["cards"]  # type: ignore[operator]
    assert table.b.hand == "beer beer"


@rule("bang-check-reshuffle")
def test_an_empty_deck_is_rebuilt_before_a_check() -> None:
    held = all_but("jail-js", "beer-6h")
    table = bang(hands={"a": held}, front={"b": "jail-js"}, discard="beer-6h", turn="b", phase="start")
    assert table.last("deck-shuffled")
    assert table.b.front == ""  # the 6♥ set the prisoner free


@rule("bang-check-no-card")
def test_without_any_card_barrel_and_jail_fail_and_dynamite_passes_on() -> None:
    jailed = bang(hands={"a": all_but("jail-js")}, front={"b": "jail-js"}, turn="b", phase="start")
    assert jailed.turn == "c"
    lit = bang(hands={"a": all_but("dynamite-2h")}, front={"b": "dynamite-2h"}, turn="b", phase="start")
    assert lit.c.front == "dynamite"
    assert lit.b.life == 4
    shot = bang(hands={"a": all_but("barrel-qs")}, front={"b": "barrel-qs"})
    shot.a.plays("bang", at="b")
    shot.b.uses("barrel")
    assert shot.b.life == 3


@rule("bang-check-optional-mandatory")
def test_barrels_may_be_left_unused_but_jail_and_dynamite_are_checked() -> None:
    table = bang(hands={"a": "bang"}, front={"b": "barrel"}, deck="5♥")
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert not table.told("check-flipped")
    turn = bang(front={"b": "dynamite jail"}, deck="5♥ 6♥", turn="b", phase="start")
    assert len(turn.told("check-flipped")) == 2


@rule("bang-check-what-is-not")
def test_black_jacks_shown_card_is_no_check() -> None:
    table = bang(
        characters={"b": "black-jack", "c": "john-pain"},
        deck="bang 5♥ beer",
        turn="b",
        phase="draw",
        wws_characters=True,
    )
    assert table.told("card-shown")
    assert not table.told("check-flipped")
    assert len(table.b.hand.split()) == 3
    assert table.c.hand == ""


def lucky(front: str, deck: str) -> BangStory:
    return bang(characters={"b": "lucky-duke"}, front={"b": front}, deck=deck, turn="b", phase="start")


@rule("bang-check-lucky-duke")
def test_lucky_duke_chooses_of_two_for_every_check_of_his_own() -> None:
    table = lucky("dynamite jail", "2♠ 5♦ 3♠ 6♥ bang beer")
    assert table.b.asked == "choose-check-card"
    table.b.takes(
        next(option for option in table.b.options if option.endswith("5d")).split(":")[1].rsplit("-", 1)[0]
    )
    assert table.c.front == "dynamite"
    assert table.b.asked == "choose-check-card"
    heart = next(option for option in table.b.options if option.endswith("6h"))
    table.b.chooses(heart)
    assert table.b.front == ""
    assert table.b.hand == "bang beer"


@rule("bang-check-lucky-duke")
def test_lucky_duke_does_not_help_others() -> None:
    table = bang(characters={"c": "lucky-duke"}, front={"b": "jail"}, deck="5♠ 6♥", turn="b", phase="start")
    assert table.turn == "c"


@rule("bang-check-john-pain")
def test_john_pain_gets_the_card_of_anybodys_check() -> None:
    table = bang(
        characters={"c": "john-pain"},
        front={"b": "jail"},
        deck="5♥ bang beer",
        turn="b",
        phase="start",
        wws_characters=True,
    )
    assert len(table.c.cards.split()) == 1
    assert table.c.cards.endswith("5h")
    mine = bang(
        characters={"b": "john-pain"}, front={"b": "jail"}, deck="5♥ bang beer", turn="b", phase="start"
    )
    assert len(mine.b.cards.split()) == 3
