"""Sections 8.2 and 8.3: the bank and the stagecoach."""

import pytest

from posse.games.dice_town.facts import SPLIT
from posse.testing import rule
from tests.games.dice_town.laying import dice_town


@rule("dice-bank-take-all")
@pytest.mark.parametrize("dice", ["10 A A A A", "10 10 10 A A"])
def test_the_robber_takes_all_dollars_of_the_bank_however_many_10s_they_have(dice):
    table = dice_town(at="bank", bank=7, dollars={"a": 8}, dice={"a": dice})
    assert (table.a.dollars, table.bank) == (15, 0)
    assert table.last("bank-robbed")["dollars"] == 7
    assert table.waiting_for == "a b c d"


@rule("dice-bank-not-stagecoach", "dice-stage-move")
def test_the_stagecoach_is_not_part_of_the_bank_yet():
    table = dice_town(at="bank stagecoach", bank=3, stagecoach=5, dollars={"a": 8}, dice={"a": "10 A A A A"})
    assert table.a.dollars == 11
    assert table.bank == 5  # for the next round
    assert table.stagecoach == 0
    assert table.waiting_for == "a b c d"


@rule("dice-bank-empty", "dice-doc-empty-bank")
def test_nobody_wins_an_empty_bank_so_its_leader_may_visit_doc():
    table = dice_town(
        at="bank doc-badluck", bank=0, property={"a": "1 2"}, won="b c d", dice={"a": "10 10 A A A"}
    )
    assert table.place("bank") == "nothing-there"
    assert table.a.asked == "doctor-remedy"
    assert table.waiting_for == "a"


@rule("dice-bank-empty")
def test_a_single_dollar_is_a_win():
    table = dice_town(
        at="bank doc-badluck", bank=1, property={"a": "1 2"}, won="b c d", dice={"a": "10 10 A A A"}
    )
    assert table.place("bank") == "a"
    assert table.round == 3  # no visit to Doc
    assert table.waiting_for == "a b c d"


@rule("dice-bank-even-split-time")
def test_even_split_may_be_played_by_opponents_once_the_dollars_are_taken():
    table = dice_town(
        at="bank",
        bank=6,
        dollars={"a": 8},
        store={"a": "equipment-1", "b": "even-split", "d": "equipment-2"},
        dice={"a": "10 A A A A"},
    )
    assert table.a.dollars == 14
    assert table.asks == "even-split"
    assert table.about == {"window": SPLIT, "place": "place-bank", "robber": 0, "dollars": 6}
    assert table.waiting_for == "b d"  # not the robber


@rule("dice-bank-even-split-time")
def test_the_robber_themselves_cannot_split_nor_anybody_at_another_time():
    table = dice_town(at="bank", bank=6, store={"a": "even-split"}, dice={"a": "10 A A A A"})
    assert table.asks == "commit-keep"
    assert table.a.refused("card:even-split") == "dice-bank-even-split-time"
    assert table.waiting_for == "a b c d"


@rule("dice-bank-even-split-time")
@pytest.mark.parametrize("letter", ["a", "c", "d"])
def test_any_opponent_may_split(letter):
    table = dice_town(at="bank", bank=6, store={letter: "even-split"}, dice={"b": "10 A A A A"})
    before = getattr(table, letter).dollars
    getattr(table, letter).plays("even-split")
    assert getattr(table, letter).dollars == before + 3
    assert table.discard == "even-split"
    assert table.waiting_for == "a b c d"


@rule("dice-bank-unclaimed")
def test_without_a_10_the_dollars_stay_and_add_up():
    table = dice_town(at="bank stagecoach", bank=3, stagecoach=4, dice={"a": "A A A A A"})
    assert table.place("bank") == "unclaimed"
    assert table.bank == 7
    assert table.waiting_for == "a b c d"


@rule("dice-stage-nobody")
def test_nobody_wins_the_stagecoach():
    table = dice_town(
        at="stagecoach doc-badluck",
        bank=0,
        stagecoach=5,
        won="b c d",
        property={"a": "1"},
        dice={"a": "10 10 10 10 9"},
    )
    assert table.place("stagecoach") == ""
    assert "won" not in table.events
    assert table.a.refused("place:stagecoach") == "dice-stage-nobody"
    assert table.a.asked == "doctor-remedy"
    assert table.waiting_for == "a"


@rule("dice-stage-move")
def test_what_was_paid_while_rolling_reaches_the_bank_in_step_3():
    table = dice_town(at="bank stagecoach", bank=3, rolls={"a": "10 10 A A A", "b": "A A A A A"})
    table.everyone_keeps("all")  # $4 each
    assert table.last("bank-robbed")["dollars"] == 3
    assert table.last("stagecoach-moved") == {"dollars": 16, "rule": "dice-stage-move"}
    assert table.bank == 16
    assert table.stagecoach == 0
    assert table.waiting_for == "a b c d"


@rule("dice-stage-move")
def test_an_empty_stagecoach_brings_nothing():
    table = dice_town(at="stagecoach", bank=3, stagecoach=0, dice={"a": "A A A A A"})
    assert "stagecoach-moved" not in table.events
    assert table.bank == 3
    assert table.waiting_for == "a b c d"
