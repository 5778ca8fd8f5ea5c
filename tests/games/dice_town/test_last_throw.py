"""Section 5.4: the last throw and the end of the rolling phase."""

import pytest

from posse.testing import rule
from tests.games.dice_town.laying import dice_town


@rule("dice-roll-complete")
def test_a_player_with_five_kept_dice_does_not_throw_again():
    table = dice_town(players=3, at="rolling", rolls={"a": "9 9 9 9 9", "b": "A K Q J 9 / 10 10 10 10"})
    table.a.keeps("all")
    table.b.keeps("A")
    table.c.keeps("A")
    last = table.told("thrown")[3:5]
    assert [(facts["seat"], facts["count"]) for facts in last] == [(1, 4), (2, 4)]
    assert table.told("combined")[0]["faces"] == ("face-9",) * 5
    assert table.waiting_for == "a b c"


@rule("dice-roll-complete-check", "dice-brute-reduce")
def test_whether_somebody_is_complete_is_seen_after_payment():
    # All five revealed, but The Brute is cancelled and a cannot pay: nobody is complete, no last throw.
    table = dice_town(
        players=2, dollars={"a": 0}, store={"a": "the-brute", "b": "wanted"}, rolls={"a": "A A A A A"}
    )
    table.a.keeps("all", declaring="brute")
    table.b.keeps("9")
    table.b.plays("wanted")
    table.a.chooses("keep:0")
    assert "last-throw" not in table.events
    assert table.asks == "commit-keep"
    assert table.a.kept == "A"
    assert table.waiting_for == "a b"


@rule("dice-last-throw-trigger", "dice-last-throw-who")
def test_when_somebody_is_complete_and_somebody_is_not_the_next_throw_is_the_last():
    table = dice_town(
        players=3,
        at="rolling",
        dice={"b": "A A"},
        rolls={"a": "9 9 9 9 9", "b": "J J J / Q Q", "c": "9 10 J Q K / A A A A A"},
    )
    table.a.keeps("all")
    table.b.keeps("J")
    table.c.keeps("none")
    assert table.last("last-throw")["seats"] == (1, 2)
    assert [facts["count"] for facts in table.told("thrown")[3:5]] == [2, 5]
    assert table.told("combined")[1]["faces"] == ("face-J", "face-Q", "face-Q", "face-A", "face-A")
    assert table.told("combined")[2]["faces"] == ("face-A",) * 5
    assert table.round == 3
    assert table.waiting_for == "a b c"


@rule("dice-last-throw-trigger")
def test_the_last_throw_is_announced_before_it_is_thrown():
    table = dice_town(players=3, at="rolling", rolls={"a": "9 9 9 9 9"})
    table.a.keeps("all")
    table.everyone_keeps("A")
    announced = table.events.index("last-throw")
    assert table.events[announced - 1] == "paid"
    assert table.events[announced + 1 : announced + 3] == ["thrown", "thrown"]


@rule("dice-last-throw-trigger")
def test_while_nobody_is_complete_throws_go_on():
    table = dice_town(players=2, dice={"a": "A A A"}, rolls={"a": "9 9 / 9"})
    table.a.keeps("9")
    table.b.keeps("none")
    assert "last-throw" not in table.events
    assert table.sees.last_throw is False
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b"


@rule("dice-last-throw-forced-keep", "dice-last-throw-free")
def test_all_dice_of_the_last_throw_are_kept_for_nothing():
    table = dice_town(
        players=2, at="rolling", dollars={"a": 8, "b": 0}, dice={"a": "9 9 9 9 9"}, rolls={"b": "A A K Q 9"}
    )
    assert table.told("combined")[1]["faces"] == ("face-9", "face-Q", "face-K", "face-A", "face-A")
    assert "paid" not in table.events
    assert table.b.dollars == 0
    assert table.stagecoach == 0
    assert table.round == 3  # nobody was asked
    assert table.waiting_for == "a b"


@rule("dice-last-throw-forced-keep")
def test_there_is_nothing_to_commit_in_the_last_throw():
    table = dice_town(
        players=2, dice={"a": "9 9 9 9 9"}, store={"b": "equipment-1"}, rolls={"b": "A A K Q 9"}
    )
    assert table.b.asked == "declare-cheaters"
    assert table.b.refused("keep:0,1") == "dice-last-throw-forced-keep"
    assert table.waiting_for == "b"


@rule("dice-last-throw-cards")
def test_who_rolls_and_could_hold_a_cheater_may_declare_one_before_the_reveal():
    table = dice_town(
        players=4,
        dice={"a": "9 9 9 9 9"},
        store={"a": "equipment-1", "b": "professional-cheater", "c": "equipment-2"},
        rolls={"b": "A A K Q 9"},
    )
    assert table.asks == "declare-cheaters"
    assert table.waiting_for == "b c"  # not a, who is complete, nor d, who has no store card
    assert table.b.rolled == "A A K Q 9"
    assert table.c.rolled == "9 10 J Q A"
    assert table.b.options == ["cheaters:0", "cheaters:1"]
    assert table.c.options == ["cheaters:0"]
    assert table.c.refused("cheaters:1") == "dice-last-throw-cards"
    assert table.sees.players[1].kept == []
    assert table.events[-1] == "thrown"


@rule("dice-last-throw-cards")
def test_both_cheaters_may_be_declared_in_the_last_throw():
    table = dice_town(
        players=2,
        at="rolling",
        dice={"a": "9 9 9 9 9"},
        store={"b": "professional-cheater professional-cheater"},
        rolls={"b": "A A K Q 9"},
    )
    assert table.b.options == ["cheaters:0", "cheaters:1", "cheaters:2"]
    table.b.chooses("cheaters:2")
    table.b.chooses("turn:2:A")
    table.b.chooses("turn:3:A")
    assert table.told("combined")[1]["faces"] == ("face-9", "face-A", "face-A", "face-A", "face-A")
    assert table.waiting_for == "a b"


@rule("dice-last-throw-no-brute")
def test_the_brute_cannot_be_declared_in_the_last_throw():
    table = dice_town(players=2, dice={"a": "9 9 9 9 9"}, store={"b": "the-brute"}, rolls={"b": "A A K Q 9"})
    assert table.b.options == ["cheaters:0"]
    assert table.b.refused("keep:0,1,2,3,4+brute") == "dice-last-throw-no-brute"
    assert table.b.refused("card:the-brute") == "dice-last-throw-no-brute"
    assert table.waiting_for == "b"


@rule("dice-last-throw-reveal")
def test_dice_and_cards_of_the_last_throw_are_revealed_at_once_and_settled_in_sheriff_order():
    table = dice_town(
        players=4,
        sheriff="d",
        dice={"a": "9 9 9 9 9"},
        store={"b": "professional-cheater", "c": "equipment-1", "d": "professional-cheater"},
        rolls={"b": "A A K Q 9", "d": "K K K K K"},
    )
    table.b.chooses("cheaters:1")
    table.d.chooses("cheaters:1")
    assert table.events[-1] == "thrown"  # c has still to answer
    table.c.passes()
    assert table.events[-5:] == ["kept", "kept", "kept", "declared", "declared"]
    assert {facts["rule"] for facts in table.told("kept")} == {"dice-last-throw-reveal"}
    assert table.waiting_for == "d"
    table.d.chooses("turn:0:9")
    table.everyone_passes()
    assert table.waiting_for == "b"


@rule("dice-last-throw-none")
def test_if_all_are_complete_in_the_same_throw_there_is_no_last_throw():
    table = dice_town(players=3, at="rolling")
    table.everyone_keeps("all")
    assert "last-throw" not in table.events
    assert table.events[:12] == ["thrown"] * 3 + ["kept"] * 3 + ["paid"] * 3 + ["combined"] * 3
    assert table.waiting_for == "a b c"


@rule("dice-roll-phase-end")
def test_when_all_are_complete_the_five_dice_are_the_combination_for_the_whole_action_phase():
    table = dice_town(
        players=2,
        sheriff="b",
        at="gold-mine general-store sheriff",
        dice={"a": "9 9 9"},
        rolls={"a": "K J", "b": "J J J K K"},
        store_deck="equipment-1 equipment-2 equipment-3",
    )
    table.everyone_keeps("all")
    assert table.told("combined")[0]["hand"] == "hand-three-of-a-kind"
    assert table.a.nuggets == 3
    assert table.place("general-store") == "b"
    assert table.a.kept == "9 9 9 K J"  # still on the table
    table.b.chooses("card:equipment-1")
    assert table.place("sheriff") == "b"
    assert table.waiting_for == "a b"


@rule("dice-roll-phase-finite")
def test_a_player_may_throw_as_often_as_they_pay_but_no_longer():
    table = dice_town(players=2, dollars={"a": 4, "b": 4})
    for throw in range(4):
        assert table.a.dollars == 4 - throw
        table.everyone_keeps("none")
    assert table.a.dollars == table.b.dollars == 0
    assert table.a.refused("keep:none") == "dice-roll-broke"
    for _ in range(3):
        table.a.chooses(table.a.options[0])
        table.b.chooses(table.b.options[0])
    assert table.sees.players[0].loose == 2
    assert table.waiting_for == "a b"


@rule("dice-roll-phase-finite")
@pytest.mark.parametrize("kept", ["none", "9"])
def test_each_throw_costs_a_die_or_a_dollar(kept):
    table = dice_town(players=2, rolls={"a": "9 9 9 9 9", "b": "9 9 9 9 9"})
    table.everyone_keeps(kept)
    player = table.sees.players[0]
    assert (player.loose, player.dollars) in ((4, 8), (5, 7))
    assert table.waiting_for == "a b"
