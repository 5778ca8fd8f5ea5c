"""Section 8.1: the gold mine."""

import pytest

from posse.testing import rule
from tests.games.dice_town.laying import dice_town


@rule("dice-mine-nuggets")
@pytest.mark.parametrize(("dice", "nuggets"), [("9 A A A A", 1), ("9 9 9 J K", 3), ("9 9 9 9 9", 5)])
def test_the_winner_takes_a_nugget_for_each_9(dice, nuggets):
    table = dice_town(at="gold-mine", dice={"a": dice})
    assert table.a.nuggets == nuggets
    assert table.mine == 30 - nuggets
    assert table.waiting_for == "a b c d"


@rule("dice-mine-nuggets")
def test_the_others_take_none():
    table = dice_town(at="gold-mine", dice={"a": "9 9 9 A A", "b": "9 9 A A A"})
    assert table.b.nuggets == 0
    assert table.waiting_for == "a b c d"


@rule("dice-mine-dynamite-time")
def test_dynamite_may_be_played_after_the_winner_is_known_and_before_they_take_nuggets():
    table = dice_town(at="gold-mine", store={"a": "dynamite", "b": "equipment-1"}, dice={"a": "9 9 A A A"})
    assert table.place("gold-mine") == "a"
    assert table.a.nuggets == 0
    assert table.asks == "dynamite"
    assert table.waiting_for == "a"  # the winner alone


@rule("dice-mine-dynamite-time")
def test_after_a_dispute_too():
    table = dice_town(
        at="gold-mine", sheriff="d", store={"a": "dynamite"}, dice={"a": "9 A A A A", "b": "9 A A A A"}
    )
    table.everyone_passes()
    assert table.waiting_for == "d"
    table.d.rules_for("a")
    assert table.asks == "dynamite"
    assert table.waiting_for == "a"


@rule("dice-mine-dynamite-time")
def test_nobody_else_may_play_it_nor_later():
    table = dice_town(at="gold-mine", store={"b": "dynamite"}, dice={"a": "9 9 A A A"})
    assert table.a.nuggets == 2
    assert table.asks == "commit-keep"
    assert table.b.refused("card:dynamite") == "dice-mine-dynamite-time"
    assert table.waiting_for == "a b c d"


@rule("dice-mine-short", "dice-mine-empty-continues")
def test_a_short_mine_gives_what_is_left_and_the_round_goes_on():
    table = dice_town(
        at="gold-mine bank general-store",
        mine=2,
        bank=3,
        nuggets={"a": 0},
        dice={"a": "9 9 9 A A", "b": "10 J J A A"},
    )
    assert table.a.nuggets == 2
    assert table.mine == 0
    assert table.place("bank") == "b"
    assert not table.over
    assert table.asks == "store-pick"
    assert table.waiting_for == "b"


@rule("dice-mine-short")
def test_nothing_is_owed_for_a_short_mine():
    table = dice_town(
        at="gold-mine doc-badluck",
        players=2,
        mine=1,
        nuggets={"a": 0, "b": 29},
        won="b",
        dice={"a": "9 9 A A A"},
    )
    assert table.a.nuggets == 1
    assert table.b.nuggets == 29
    assert table.over
    assert table.waiting_for == ""
