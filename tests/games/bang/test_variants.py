"""34. Variants."""

from __future__ import annotations

import pytest

from posse.core.errors import SettingError
from posse.testing import rule
from tests.games.bang.laying import bang, new_bang
from tests.games.bang.six import six

# No Mercy


@rule("bang-var-no-mercy")
def test_the_sheriff_takes_a_bang_back_at_the_end_of_the_turn() -> None:
    table = bang(hands={"a": "bang-2d beer"}, no_mercy=True)
    table.a.plays("bang", at="b")
    assert table.a.hand == "beer"
    table.a.ends()
    assert (table.a.asked, table.a.options) == ("no-mercy-return", ["leave", "card:bang-2d"])
    table.a.chooses("card:bang-2d")
    assert table.a.cards == "beer-6h bang-2d"
    assert table.discard == ""
    assert table.c.hears("taken-back")["card"] == table.table.hands[0][-1]
    assert table.turn == "b"


@rule("bang-var-no-mercy")
def test_the_sheriff_may_leave_it_and_takes_one_of_several() -> None:
    leaves = bang(hands={"a": "bang"}, no_mercy=True)
    leaves.a.plays("bang", at="b")
    leaves.a.ends()
    leaves.a.chooses("leave")
    assert (leaves.a.hand, leaves.discard, leaves.turn) == ("", "bang", "b")
    several = bang(hands={"a": "bang-2d bang-3d"}, front={"a": "volcanic"}, no_mercy=True)
    several.a.plays("bang-2d", at="b")
    several.a.plays("bang-3d", at="b")
    several.a.ends()
    assert several.a.options == ["leave", "card:bang-2d", "card:bang-3d"]
    several.a.chooses("card:bang-3d")
    assert (several.a.cards, several.turn) == ("bang-3d", "b")


@rule("bang-var-no-mercy")
def test_a_bang_thrown_in_a_duel_counts_too() -> None:
    table = bang(hands={"a": "duel bang", "b": "bang"}, no_mercy=True)
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    table.a.ends()
    assert table.a.asked == "no-mercy-return"
    assert len(table.a.options) == 2  # not the one that b played
    table.a.chooses(table.a.options[1])
    assert table.a.hand == "bang"


@rule("bang-var-no-mercy")
def test_a_bang_fired_at_a_card_or_in_a_pair_counts_too() -> None:
    ricochet = bang(event="ricochet", hands={"a": "bang-2d"}, front={"b": "mustang"}, no_mercy=True)
    ricochet.a.uses("ricochet", at="b")
    ricochet.a.ends()
    assert ricochet.a.options == ["leave", "card:bang-2d"]
    sniper = bang(event="sniper", hands={"a": "bang-2d bang-3d"}, no_mercy=True)
    sniper.a.uses("sniper", at="b")
    sniper.a.ends()
    assert sniper.a.options == ["leave", "card:bang-2d", "card:bang-3d"]
    sniper.a.chooses("card:bang-3d")
    assert (sniper.a.cards, sniper.turn) == ("bang-3d", "b")


@rule("bang-var-no-mercy")
def test_nobody_takes_back_what_a_sheriff_played_who_is_out() -> None:
    """In the hidden game the Sheriff may fall in the own turn, and the game goes on."""
    hands = {"a": "bang duel", "b": "bang"}
    for more in ({}, {"event": "ambush", "coming": "thirst"}):
        table = six(hands=hands, life={"a": 1}, no_mercy=True, **more)
        table.a.plays("bang", at="f")
        table.a.plays("duel", at="b")
        table.b.plays("bang")
        assert (table.a.in_game, table.turn, table.b.asked) == (False, "b", "play")
        table.b.ends()
        assert (table.turn, table.c.asked) == ("c", "play")


@rule("bang-var-no-mercy")
def test_nobody_else_takes_anything_back_and_not_without_the_variant() -> None:
    other = bang(hands={"b": "bang"}, turn="b", no_mercy=True)
    other.b.plays("bang", at="a")
    other.b.ends()
    assert other.turn == "c"
    without = bang(hands={"a": "bang"})
    without.a.plays("bang", at="b")
    without.a.ends()
    assert without.turn == "b"
    quiet = bang(hands={"a": "beer"}, no_mercy=True)
    quiet.a.ends()
    assert quiet.turn == "b"


@rule("bang-var-no-mercy")
def test_an_answer_in_the_turn_of_another_player_does_not_come_back() -> None:
    table = bang(hands={"a": "bang", "b": "indians"}, turn="b", no_mercy=True)
    table.b.plays("indians")
    table.a.plays("bang")
    table.b.ends()
    assert table.turn == "c"
    assert table.a.hand == ""


@rule("bang-var-no-mercy-when")
def test_it_comes_after_phase_3_and_may_make_the_hand_too_large() -> None:
    table = bang(
        hands={"a": "bang missed missed missed"},
        life={"a": 2},
        no_mercy=True,
        front={"b": "barrel"},
        deck="5♠",
    )
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    table.a.ends()
    table.a.discards("missed")
    assert table.a.asked == "no-mercy-return"
    table.a.chooses(table.a.options[1])
    assert table.a.hand == "missed missed bang"
    assert table.turn == "b"


@rule("bang-var-no-mercy-when")
def test_what_is_not_a_bang_card_or_no_longer_on_the_pile_does_not_come_back() -> None:
    janet = bang(hands={"a": "missed"}, characters={"a": "calamity-janet"}, no_mercy=True)
    janet.a.plays("missed", at="b", as_="bang")
    janet.a.ends()
    assert janet.turn == "b"
    will = bang(
        hands={"a": "bang"}, characters={"a": "uncle-will"}, no_mercy=True, deck="beer beer beer beer"
    )
    will.a.chooses("as-general-store:" + will.a.held("bang"))
    for player in (will.a, will.b, will.c, will.d):
        if player.options:
            player.takes("beer")
    will.a.ends()
    assert will.a.asked == "no-mercy-return"  # it is a Bang! card, whatever it was played as
    shuffled = bang(hands={"a": "bang-2d stagecoach"}, no_mercy=True)
    shuffled.a.plays("bang", at="b")
    shuffled.table.discard, shuffled.table.deck = [], [*shuffled.table.discard, *shuffled.table.deck]
    shuffled.a.ends()
    assert shuffled.turn == "b"


@rule("bang-var-no-mercy-when")
def test_why_another_card_cannot_be_taken_back() -> None:
    table = bang(hands={"a": "bang beer"}, life={"a": 3}, no_mercy=True)
    beer = table.a.held("beer")
    table.a.plays("bang", at="b")
    table.a.plays("beer")
    table.a.ends()
    assert table.a.refused("card:" + beer) == "bang-var-no-mercy-when"


@rule("bang-var-no-mercy-players")
def test_without_a_sheriff_there_is_no_such_variant() -> None:
    for players in (2, 3):
        with pytest.raises(SettingError) as refused:
            new_bang(players, no_mercy=True)
        assert refused.value.key == "bang-error-no-mercy"
    assert new_bang(4, no_mercy=True).table.no_mercy
