"""Sections 5.1 and 5.2: throws, secret commitments, and what they cost."""

import pytest

from posse.core.errors import Refused
from posse.testing import rule
from tests.games.dice_town.laying import dice_town

COST = [(0, 1), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)]


# A throw


@rule("dice-roll-all-five")
def test_a_round_starts_with_five_loose_dice_and_none_kept():
    table = dice_town(at="rolling", dice={"a": "9 9 9 9 9"})  # the round before ends at once
    assert table.round == 3
    for player in table.sees.players:
        assert (player.loose, player.kept) == (5, [])
    assert table.a.sees.rolled == [0, 1, 2, 3, 4]
    assert table.waiting_for == "a b c d"


@rule("dice-roll-throw", "dice-roll-next")
def test_a_throw_rolls_all_loose_dice_of_everybody_who_has_fewer_than_five_kept():
    table = dice_town(players=3, rolls={"a": "A A K Q 9 / J J 10", "b": "9 10 J Q K / 9 9 9 9"})
    table.a.keeps("A A")
    table.b.keeps("K")
    table.c.keeps("none")
    assert [facts["count"] for facts in table.told("thrown")[3:]] == [3, 4, 5]
    assert table.a.rolled == "J J 10"
    assert table.b.rolled == "9 9 9 9"
    assert table.a.kept == "A A"
    assert table.waiting_for == "a b c"


@rule("dice-roll-private")
def test_only_the_roller_sees_what_they_rolled():
    table = dice_town(players=2, rolls={"a": "A A K Q 9"})
    assert table.a.rolled == "A A K Q 9"
    heard = table.told("thrown", 1)[0]
    assert (heard["seat"], heard["count"], heard["faces"], heard["dice"]) == (0, 5, None, None)
    assert table.told("thrown", 0)[0]["faces"] == ("face-A", "face-A", "face-K", "face-Q", "face-9")
    other = dice_town(players=2, rolls={"a": "9 9 9 9 9"})
    assert table.b.sees == other.b.sees
    assert table.sees == other.sees
    assert table.waiting_for == "a b"


@rule("dice-roll-commit")
def test_any_of_the_dice_rolled_may_be_kept_also_none_or_all():
    table = dice_town(players=2, rolls={"a": "A A K Q 9"})
    assert len(table.a.options) == 32
    assert "keep:none" in table.a.options
    assert "keep:0,1,2,3,4" in table.a.options
    assert "keep:1,4" in table.a.options
    assert table.waiting_for == "a b"


@rule("dice-roll-commit")
def test_dice_that_were_not_rolled_in_this_throw_cannot_be_kept():
    table = dice_town(players=2, dice={"a": "A A"}, rolls={"a": "9 9 9"})
    assert table.a.refused("keep:0") == "dice-roll-commit"
    assert table.a.refused("keep:1,2") == "dice-roll-commit"
    for nonsense in "keep:5", "keep:2,2", "keep:", "keep:2,", "keep:2+joker", "2":
        assert table.a.refused(nonsense) == "dice-roll-commit"
    assert "keep:2" in table.a.options
    assert table.waiting_for == "a b"


@rule("dice-roll-commit-final")
def test_a_commitment_may_be_taken_back_until_the_last_is_in():
    table = dice_town(players=2, rolls={"a": "A A K Q 9"})
    table.a.keeps("A A")
    before = table.b.sees
    table.a.takes_back()
    assert table.a.asked == "commit-keep"
    assert table.a.options == dice_town(players=2, rolls={"a": "A A K Q 9"}).a.options
    table.a.keeps("K")
    assert table.b.sees == before
    table.b.keeps("A")
    assert table.a.kept == "K"
    with pytest.raises(Refused) as refused:
        table.a.takes_back()  # what is open is open
    assert refused.value.key == "refusal-take-back"
    assert table.waiting_for == "a b"


@rule("dice-roll-commit-final")
def test_a_commitment_lies_under_the_cup_until_it_is_taken_back():
    table = dice_town(players=2, rolls={"a": "A A K Q 9"})
    decision = table.table.decision_id(0)
    table.a.keeps("A A")
    with pytest.raises(Refused):
        table.table.choose(0, decision, "keep:0")
    assert table.a.refused("keep:0") == table.a.refused("die:2") == "dice-roll-commit-final"
    assert table.waiting_for == "b"
    table.b.keeps("A")
    assert table.a.kept == "A A"


@rule("dice-roll-commit-hidden")
def test_until_all_have_committed_others_see_only_that_somebody_has():
    views = []
    for kept, card in ("A A", ""), ("none", ""), ("A A K", "brute"):
        table = dice_town(players=2, store={"a": "the-brute"}, rolls={"a": "A A K Q 9"})
        before = table.b.sees
        table.a.keeps(kept, declaring=card)
        assert table.waiting_for == "b"
        assert table.events[-1] == "thrown"  # nothing is told
        before.waiting = table.b.sees.waiting
        assert table.b.sees == before
        views.append(table.b.sees)
    assert views[0] == views[1] == views[2]


@rule("dice-roll-reveal")
def test_with_the_last_commitment_all_are_revealed_at_once_with_their_cards():
    table = dice_town(
        players=2, store={"a": "the-brute", "b": "wanted"}, rolls={"a": "A A K Q 9", "b": "9 9 J J J"}
    )
    table.a.keeps("A A K", declaring="brute")
    table.b.keeps("J J J")
    assert table.events[2:5] == ["kept", "kept", "declared"]
    assert table.told("kept")[0]["faces"] == ("face-K", "face-A", "face-A")
    assert table.told("kept")[1]["faces"] == ("face-J", "face-J", "face-J")
    assert table.told("kept")[0]["rule"] == "dice-roll-reveal"
    assert table.last("declared")["seat"] == 0
    assert table.waiting_for == "b"  # for wanted


@rule("dice-roll-unkept-secret")
def test_dice_that_were_not_kept_are_never_shown():
    tables = [
        dice_town(players=2, rolls={"a": f"A A {rest} / 9 9 9", "b": "9 9 9 9 9 / 9 9 9 9"})
        for rest in ("K Q 9", "J J J")
    ]
    for table in tables:
        table.a.keeps("A A")
        table.b.keeps("9")
    assert tables[0].table.events(0, 1) == tables[1].table.events(0, 1)
    assert tables[0].b.sees == tables[1].b.sees
    assert tables[0].waiting_for == "a b"


@rule("dice-roll-kept-locked")
def test_kept_dice_are_set_aside_and_not_rolled_again():
    table = dice_town(players=2, rolls={"a": "A A K Q 9 / 9 9 9 / 10"})
    table.a.keeps("A A")
    table.b.keeps("9")
    assert table.told("thrown", 0)[2]["count"] == 3
    assert table.a.sees.rolled == [2, 3, 4]
    assert table.a.refused("die:0") == "dice-roll-kept-locked"
    assert table.a.refused("keep:0,2") == "dice-roll-commit"
    table.a.keeps("9 9")
    table.b.keeps("9")
    assert table.a.kept == "A A 9 9"
    assert table.waiting_for == "a b"


@rule("dice-roll-kept-public")
def test_kept_dice_are_public_from_the_reveal_on():
    table = dice_town(players=2, rolls={"a": "A 9 9 9 K", "b": "9 9 9 9 9"})
    table.a.keeps("A K")
    assert table.b.sees.players[0].kept_faces == []
    table.b.keeps("9")
    assert table.b.sees.players[0].kept == [0, 4]
    assert table.b.sees.players[0].kept_faces == [5, 4]
    assert table.sees.players[0].fresh == []  # a new throw has begun
    assert table.waiting_for == "a b"


@rule("dice-roll-next")
def test_loose_dice_are_thrown_again_after_payment():
    table = dice_town(players=2, rolls={"a": "A A K Q 9 / J J J", "b": "9 9 9 9 9 / 10 10 10 10"})
    table.a.keeps("A A")
    table.b.keeps("9")
    assert table.events[2:] == ["kept", "kept", "paid", "thrown", "thrown"]
    assert table.a.rolled == "J J J"
    assert table.waiting_for == "a b"


# Cost


@rule(
    "dice-roll-keep-one-free",
    "dice-roll-keep-more-cost",
    "dice-roll-keep-none-costs-one",
    "dice-roll-pay-stagecoach",
)
@pytest.mark.parametrize(("count", "cost"), COST)
def test_what_keeping_dice_costs(count, cost):
    table = dice_town(players=2, at="rolling", bank=3, rolls={"a": "A A A A A", "b": "9 9 9 9 9"})
    table.a.keeps(" ".join(["A"] * count) or "none")
    table.b.keeps("9")
    why = "dice-roll-keep-more-cost" if count else "dice-roll-keep-none-costs-one"
    assert table.told("paid") == ([{"seat": 0, "dollars": cost, "rule": why}] if cost else [])
    assert (table.a.dollars, table.b.dollars) == (8 - cost, 8)
    assert (table.stagecoach, table.bank) == (cost, 3)
    assert table.waiting_for == "a b"


@rule("dice-roll-single-die")
@pytest.mark.parametrize(("kept", "cost"), [("9", 0), ("none", 1)])
def test_a_single_loose_die_is_kept_for_nothing_or_thrown_again_for_a_dollar(kept, cost):
    table = dice_town(
        players=2,
        at="rolling",
        dice={"a": "A A A A", "b": "K K"},
        rolls={"a": "9 / 10", "b": "K K K / K K K"},
    )
    assert table.a.options == ["keep:none", "keep:4"]
    table.a.keeps(kept)
    table.b.keeps("none")
    assert table.a.dollars == 8 - cost
    assert table.stagecoach == cost + 1
    if cost:
        assert table.a.rolled == "10"
        assert table.waiting_for == "a b"


@rule("dice-roll-pay-time")
def test_all_pay_after_the_cards_of_the_throw_are_settled():
    table = dice_town(
        players=3, store={"a": "the-brute", "c": "wanted"}, rolls={"a": "A A K Q 9", "b": "A A K Q 9"}
    )
    table.a.keeps("A A K", declaring="brute")
    table.b.keeps("A A")
    table.c.keeps("none")
    assert table.waiting_for == "c"  # for wanted
    assert [player.dollars for player in table.sees.players] == [8, 8, 8]
    assert "paid" not in table.events
    table.c.passes()
    assert [player.dollars for player in table.sees.players] == [8, 7, 7]
    assert table.waiting_for == "a b c"


@rule("dice-roll-afford")
def test_nobody_may_keep_more_than_they_can_pay_for():
    table = dice_town(players=2, dollars={"a": 2}, rolls={"a": "A A A A 9"})
    assert table.a.refused("keep:0,1,2,3") == "dice-roll-afford"
    assert table.a.refused("keep:0,1,2,3,4") == "dice-roll-afford"
    assert "keep:0,1,2" in table.a.options
    assert "keep:none" in table.a.options
    assert table.waiting_for == "a b"


@rule("dice-roll-afford")
def test_unless_they_declare_the_brute():
    table = dice_town(players=2, dollars={"a": 2}, store={"a": "the-brute"}, rolls={"a": "A A A A 9"})
    assert "keep:0,1,2,3+brute" in table.a.options
    assert "keep:0,1,2,3" not in table.a.options
    table.a.keeps("A A A A", declaring="brute")
    table.b.keeps("9")
    assert table.a.kept == "A A A A"
    assert table.a.dollars == 2
    assert table.waiting_for == "a b"


@rule("dice-roll-no-credit")
def test_nuggets_and_cards_pay_for_nothing():
    table = dice_town(
        players=2,
        dollars={"a": 1},
        nuggets={"a": 9},
        store={"a": "equipment-8"},
        property={"a": "5"},
        rolls={"a": "A A A A 9"},
    )
    assert table.a.refused("keep:0,1,2") == "dice-roll-afford"
    assert "keep:0,1" in table.a.options
    table.a.keeps("A A")
    table.b.keeps("9")
    assert table.a.dollars == 0
    assert table.a.nuggets == 9
    assert table.waiting_for == "a b"


@rule("dice-roll-broke")
def test_without_a_dollar_exactly_one_die_is_kept():
    table = dice_town(players=2, dollars={"a": 0}, rolls={"a": "A K Q J 9"})
    assert table.a.options == ["keep:0", "keep:1", "keep:2", "keep:3", "keep:4"]
    assert table.a.refused("keep:none") == "dice-roll-broke"
    assert table.a.refused("keep:0,1") == "dice-roll-broke"
    assert table.waiting_for == "a b"


@rule("dice-roll-broke")
def test_but_with_the_brute_they_may_keep_more_though_not_none():
    table = dice_town(players=2, dollars={"a": 0}, store={"a": "the-brute"}, rolls={"a": "A K Q J 9"})
    assert "keep:0,1,2,3,4+brute" in table.a.options
    assert table.a.refused("keep:none") == "dice-roll-broke"
    assert table.a.refused("keep:none+brute") == "dice-brute-not-none"
    assert table.waiting_for == "a b"


@rule("dice-roll-broke", "dice-roll-single-die")
def test_with_one_loose_die_and_no_dollar_it_is_kept_without_asking():
    table = dice_town(
        players=2,
        at="rolling",
        dollars={"a": 0},
        dice={"a": "A A A A", "b": "K"},
        rolls={"a": "9", "b": "K K J J"},
    )
    assert table.waiting_for == "b"
    table.b.keeps("K K")
    assert table.told("kept")[0]["dice"] == (4,)
    assert table.told("combined")[0]["faces"] == ("face-9", "face-A", "face-A", "face-A", "face-A")
    assert table.a.dollars == 0
    assert table.waiting_for == "a b"
