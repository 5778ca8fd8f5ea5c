"""Section 8.6: the sheriff's badge."""

import pytest

from posse.games.dice_town.facts import MARSHAL
from posse.testing import rule
from tests.games.dice_town.laying import dice_town


@rule("dice-sheriff-most-kings")
def test_the_most_kings_bring_the_badge_at_once():
    table = dice_town(at="sheriff", sheriff="a", dice={"b": "K K A A A", "c": "K A A A A"})
    assert table.sheriff == "b"
    assert table.last("badge-moved") == {"seat": 1, "old": 0, "rule": "dice-sheriff-most-kings"}
    assert table.waiting_for == "a b c d"


@rule("dice-sheriff-tie-old")
@pytest.mark.parametrize("named", ["b", "c"])
def test_a_tie_of_kings_is_decided_by_the_outgoing_sheriff(named):
    table = dice_town(at="sheriff", sheriff="a", dice={"b": "K K A A A", "c": "K K A A A"})
    table.b.offers(dollars=2)
    table.everyone_passes()
    assert table.waiting_for == "a"
    table.a.rules_for(named)
    assert table.sheriff == named
    assert table.a.dollars == (10 if named == "b" else 8)  # the bribe is the old sheriff's
    assert table.waiting_for == "a b c d"


@rule("dice-sheriff-no-kings", "dice-sheriff-default-not-win")
def test_without_a_king_the_badge_stays_and_nobody_has_won_it():
    table = dice_town(
        at="sheriff doc-badluck", sheriff="a", won="b c d", property={"a": "1"}, dice={"a": "9 A A A A"}
    )
    assert table.place("sheriff") == "unclaimed"
    assert table.sheriff == "a"
    assert not table.a.has_won
    assert table.a.asked == "doctor-remedy"
    assert table.waiting_for == "a"


@rule("dice-sheriff-marshal-time")
def test_a_marshal_window_opens_for_all_but_the_winner_before_the_badge_moves():
    table = dice_town(
        at="sheriff",
        sheriff="a",
        store={"a": "equipment-1", "b": "equipment-2", "d": "marshal"},
        dice={"b": "K A A A A"},
    )
    assert table.asks == "marshal"
    assert table.sheriff == "a"
    assert table.about == {"window": MARSHAL, "place": "place-sheriff", "winner": 1}
    assert table.waiting_for == "a d"  # also the present sheriff
    table.everyone_passes()
    assert table.sheriff == "b"


@rule("dice-sheriff-marshal-time")
def test_not_if_the_winner_is_sheriff_already():
    table = dice_town(at="sheriff", sheriff="a", store={"d": "marshal"}, dice={"a": "K A A A A"})
    assert table.asks == "commit-keep"
    assert table.d.refused("card:marshal") == "dice-sheriff-marshal-time"
    assert table.waiting_for == "a b c d"


@rule("dice-sheriff-keeps-is-win")
def test_a_sheriff_who_wins_the_badge_again_has_won_something():
    table = dice_town(
        at="sheriff doc-badluck", sheriff="a", won="b c d", property={"a": "1"}, dice={"a": "K 9 A A A"}
    )
    assert table.place("sheriff") == "a"
    assert table.last("badge-kept")["rule"] == "dice-sheriff-keeps-is-win"
    assert table.sheriff == "a"
    assert table.asks == "commit-keep"  # no visit to Doc
    assert table.waiting_for == "a b c d"


@rule("dice-sheriff-default-not-win", "dice-doc-marshal-blocked")
def test_marshal_leaves_the_badge_but_is_a_win_for_nobody():
    table = dice_town(
        at="sheriff doc-badluck",
        sheriff="a",
        store={"c": "marshal"},
        property={"a": "1", "b": "2"},
        won="c d",
        dice={"a": "9 A A A A", "b": "K 9 A A A"},
    )
    table.c.plays("marshal")
    table.everyone_passes()
    assert table.sheriff == "a"
    assert (table.c.store, table.discard) == ("", "marshal")
    assert table.sees.visitors == [0, 1]  # neither the sheriff nor the one with the kings
    assert table.asks == "doctor-order"
    assert table.waiting_for == "a"
