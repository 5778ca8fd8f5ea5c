"""24. Promotional characters."""

from __future__ import annotations

from posse.games.bang.facts import BASE_CARDS, CARD_NAMES
from posse.testing import rule
from tests.games.bang.laying import bang

# Johnny Kisch


@rule("bang-char-johnny-kisch")
def test_what_johnny_puts_in_play_goes_in_front_of_all_others() -> None:
    table = bang(
        hands={"a": "barrel iron-plate"},
        front={"b": "barrel", "c": "iron-plate scope", "d": "barrel"},
        characters={"a": "johnny-kisch"},
    )
    table.a.plays("barrel")
    table.a.plays("iron-plate")
    assert (table.a.front, table.b.front, table.c.front, table.d.front) == (
        "barrel iron-plate",
        "",
        "scope",
        "",
    )
    assert sorted(table.discard.split()) == ["barrel", "barrel", "iron-plate"]


@rule("bang-char-johnny-kisch-jail")
def test_johnnys_jail_frees_the_other_prisoners_and_his_dynamite_ends_the_other() -> None:
    table = bang(
        hands={"a": "jail dynamite"},
        front={"b": "dynamite", "c": "jail"},
        characters={"a": "johnny-kisch"},
        dodge_city=True,
    )
    table.a.plays("jail", at="d")
    assert (table.c.front, table.d.front) == ("", "jail")
    table.a.plays("dynamite")
    assert (table.a.front, table.b.front) == ("dynamite", "")


@rule("bang-char-johnny-kisch-only-played")
def test_a_dynamite_that_passes_to_johnny_leaves_the_other_alone() -> None:
    table = bang(
        front={"b": "dynamite", "d": "dynamite"},
        characters={"c": "johnny-kisch"},
        turn="b",
        phase="start",
        deck="10♥",
        dodge_city=True,
    )
    assert (table.c.front, table.d.front) == ("dynamite", "dynamite")


@rule("bang-char-johnny-kisch-not-brown")
def test_johnny_touches_neither_hands_nor_brown_cards() -> None:
    table = bang(
        hands={"a": "barrel beer", "b": "barrel beer"}, characters={"a": "johnny-kisch"}, life={"a": 2}
    )
    table.a.plays("barrel")
    table.a.plays("beer")
    assert table.b.hand == "barrel beer"


@rule("bang-char-johnny-kisch")
def test_what_others_put_in_play_leaves_johnnys_cards_alone() -> None:
    table = bang(hands={"b": "barrel"}, front={"a": "barrel"}, characters={"a": "johnny-kisch"}, turn="b")
    table.b.plays("barrel")
    assert (table.a.front, table.b.front) == ("barrel", "barrel")


# Uncle Will


@rule("bang-char-uncle-will")
def test_any_card_is_a_general_store_for_uncle_will_once_a_turn() -> None:
    table = bang(hands={"a": "barrel beer missed"}, characters={"a": "uncle-will"}, deck="4♦ 5♦ 6♦ 7♦")
    table.a.plays("barrel", as_="general-store")
    for player in (table.a, table.b, table.c):
        player.chooses(player.options[0])
    assert table.a.hand == "beer missed bang"
    assert [table.player(seat).hand for seat in (1, 2, 3)] == ["bang", "bang", "bang"]
    assert table.a.front == ""
    assert table.discard == "barrel"
    assert table.a.cannot_play("beer", as_="general-store") == "bang-char-uncle-will"


@rule("bang-char-uncle-will")
def test_only_uncle_will_makes_a_store_of_any_card() -> None:
    table = bang(hands={"a": "barrel"}, characters={"b": "uncle-will"})
    assert table.a.cannot_play("barrel", as_="general-store") == "bang-char-uncle-will"


# Claus "The Saint"


@rule("bang-char-claus-the-saint")
def test_claus_draws_for_everybody_and_gives_one_card_to_each() -> None:
    table = bang(
        hands={"a": "beer"}, characters={"a": "claus-the-saint"}, phase="draw", deck="4♦ 5♦ 6♦ 7♦ 8♦"
    )
    assert table.about == {"to": 1}
    assert table.a.options == ["give:bang-4d", "give:bang-5d", "give:bang-6d", "give:bang-7d", "give:bang-8d"]
    table.a.chooses("give:bang-6d")
    table.a.chooses("give:bang-4d")
    table.a.chooses("give:bang-8d")
    assert table.a.cards == "beer-6h bang-5d bang-7d"
    assert (table.b.cards, table.c.cards, table.d.cards) == ("bang-6d", "bang-4d", "bang-8d")
    assert table.last("card-given")["card"] is None
    assert table.a.asked == "play"


@rule("bang-char-claus-the-saint")
def test_claus_counts_players_in_game_only() -> None:
    table = bang(characters={"a": "claus-the-saint"}, life={"c": 0}, phase="draw", deck="4♦ 5♦ 6♦ 7♦")
    assert len(table.a.options) == 4


@rule("bang-char-claus-the-saint-short")
def test_where_cards_run_out_the_others_are_served_first() -> None:
    left = ["bang-4d", "bang-5d", "bang-6d", "bang-7d"]
    elsewhere = " ".join([name for name in CARD_NAMES[:BASE_CARDS] if name not in left])
    table = bang(
        hands={"d": elsewhere}, characters={"a": "claus-the-saint"}, phase="draw", deck="4♦ 5♦ 6♦ 7♦"
    )
    for card in ("bang-4d", "bang-5d", "bang-6d"):
        table.a.chooses("give:" + card)
    assert table.a.cards == "bang-7d"
    assert table.b.cards == "bang-4d"
