"""Section 9: The Brute and Professional Cheater, the cards that are played with dice."""

import pytest

from posse.testing import rule
from tests.games.dice_town.laying import dice_town

# The Brute


@rule("dice-brute-effect")
@pytest.mark.parametrize(("kept", "count"), [("A A", 2), ("A A K", 3), ("A A K Q", 4)])
def test_with_the_brute_a_throw_costs_nothing(kept, count):
    table = dice_town(players=2, store={"a": "the-brute"}, rolls={"a": "A A K Q 9", "b": "9 9 9 9 9"})
    table.a.keeps(kept, declaring="brute")
    table.b.keeps("9 9")
    assert table.last("fee-waived") == {"seat": 0, "rule": "dice-brute-effect"}
    assert table.a.dollars == 8
    assert len(table.a.kept.split()) == count
    assert table.b.dollars == 7  # who has not declared it pays
    assert table.stagecoach == 1
    assert table.discard == "the-brute"


@rule("dice-brute-effect")
def test_the_brute_is_for_this_throw_only():
    table = dice_town(
        players=2,
        store={"a": "the-brute"},
        rolls={"a": "A A K Q 9 / 9 9 J", "b": "9 9 9 9 9 / 9 9 9 9"},
    )
    table.a.keeps("A A", declaring="brute")
    table.b.keeps("9")
    assert table.a.dollars == 8
    table.a.keeps("9 9")
    table.b.keeps("9")
    assert table.a.dollars == 7
    assert table.waiting_for == "a b"


@rule("dice-brute-not-none")
def test_the_brute_does_not_waive_the_dollar_for_keeping_no_die():
    table = dice_town(players=2, store={"a": "the-brute"}, rolls={"a": "A A K Q 9"})
    assert table.a.refused("keep:none+brute") == "dice-brute-not-none"
    assert table.a.refused("keep:0+brute") == "dice-card-no-null-play"
    table.a.keeps("none")
    table.b.keeps("9")
    assert table.a.dollars == 7
    assert table.a.store == "the-brute"
    assert table.waiting_for == "a b"


@rule("dice-brute-over-budget")
def test_the_brute_lets_them_keep_more_than_they_can_pay_for():
    table = dice_town(players=2, store={"a": "the-brute"}, dollars={"a": 2}, rolls={"a": "Q Q Q Q 9"})
    assert table.a.refused("keep:0,1,2,3") == "dice-roll-afford"
    table.a.keeps("Q Q Q Q", declaring="brute")
    table.b.keeps("9")
    assert table.a.kept == "Q Q Q Q"
    assert table.a.dollars == 2
    assert table.waiting_for == "a b"


@rule("dice-brute-over-budget")
def test_even_without_a_dollar():
    table = dice_town(players=2, store={"a": "the-brute"}, dollars={"a": 0}, rolls={"a": "Q Q Q Q 9"})
    assert table.a.refused("keep:0,1") == "dice-roll-broke"
    table.a.keeps("all", declaring="brute")
    table.b.keeps("9")
    assert table.a.kept == "Q Q Q Q 9"
    assert table.a.dollars == 0


@rule("dice-brute-reduce")
def test_a_cancelled_brute_leaves_a_player_the_dice_they_can_pay_for():
    """Section 16: four Q with $2; the player keeps one, two or three of them and pays 0, $1 or $2."""
    for kept, cost in (("keep:1", 0), ("keep:0,3", 1), ("keep:0,1,2", 2)):
        table = dice_town(
            players=2,
            store={"a": "the-brute", "b": "wanted"},
            dollars={"a": 2},
            rolls={"a": "Q Q Q Q 9"},
        )
        table.a.keeps("Q Q Q Q", declaring="brute")
        table.b.keeps("9")
        table.b.plays("wanted")
        assert table.asks == "reduce-keep"
        assert table.waiting_for == "a"
        assert len(table.a.options) == 4 + 6 + 4
        for nothing in "keep:none", "keep:0,1,2,3", "keep:4":
            assert table.a.refused(nothing) == "dice-brute-reduce"
        table.a.chooses(kept)
        count = len(kept.split(","))
        assert table.a.kept == " ".join(["Q"] * count)
        assert table.a.dollars == 2 - cost
        assert table.stagecoach == cost
        assert table.last("keep-reduced")["count"] == count
        assert len(table.a.sees.rolled) == 5 - count  # the others are loose again and thrown again
        assert table.waiting_for == "a b"


@rule("dice-brute-reduce")
def test_without_a_dollar_the_winner_keeps_one():
    table = dice_town(
        players=2, store={"a": "the-brute", "b": "wanted"}, dollars={"a": 0}, rolls={"a": "Q Q J K 9"}
    )
    table.a.keeps("Q Q", declaring="brute")
    table.b.keeps("9")
    table.b.plays("wanted")
    assert table.a.options == ["keep:0", "keep:1"]
    assert table.waiting_for == "a"


@rule("dice-brute-reduce")
def test_dice_kept_before_are_not_given_back():
    table = dice_town(
        players=2,
        store={"a": "the-brute", "b": "wanted"},
        dollars={"a": 0},
        dice={"a": "A A"},
        rolls={"a": "Q Q Q"},
    )
    table.a.keeps("all", declaring="brute")
    table.b.keeps("9")
    table.b.plays("wanted")
    assert table.a.refused("keep:0") == "dice-brute-reduce"
    table.a.chooses("keep:3")
    assert table.a.kept == "A A Q"
    assert "last-throw" not in table.events  # not complete after all
    assert table.waiting_for == "a b"


@rule("dice-brute-cancelled")
def test_a_cancelled_brute_is_paid_for_as_usual():
    table = dice_town(
        players=2, store={"a": "the-brute", "b": "wanted"}, dollars={"a": 3}, rolls={"a": "Q Q Q Q 9"}
    )
    table.a.keeps("Q Q Q Q", declaring="brute")
    table.b.keeps("9")
    table.b.plays("wanted")
    assert table.a.kept == "Q Q Q Q"
    assert table.a.dollars == 0
    assert table.stagecoach == 3
    assert table.discard == "the-brute wanted"
    assert table.waiting_for == "b"  # a has one die left and no dollar, and keeps it


# Professional Cheater


def cheating(**more):
    """Both throw; a keeps Q and 9 and declares a Cheater."""
    table = dice_town(
        players=2,
        store={"a": "professional-cheater", **more.pop("store", {})},
        rolls={"a": "Q 9 J J A", "b": "9 9 9 9 9"},
        **more,
    )
    table.a.keeps("Q 9", declaring="cheater")
    table.b.keeps("9")
    return table


@rule("dice-cheater-effect")
def test_a_cheater_turns_a_die_of_this_throw_to_another_face():
    table = cheating()
    assert table.asks == "cheat"
    assert table.waiting_for == "a"
    assert table.b.kept == "9"  # all dice of the throw lie open
    assert len(table.a.options) == 1 + 2 * 5
    assert table.a.refused("turn:0:Q") == "dice-cheater-effect"  # another face
    table.a.chooses("turn:1:A")
    assert table.a.kept == "Q A"
    changed = table.last("die-changed")
    assert (changed["die"], changed["old"], changed["new"]) == (1, "face-9", "face-A")
    assert table.discard == "professional-cheater"
    assert table.waiting_for == "a b"


@rule("dice-cheater-leave")
def test_a_cheater_may_leave_the_dice_as_they_are():
    table = cheating(store={"b": "wanted"})
    table.a.chooses("leave")
    assert table.a.kept == "Q 9"
    assert table.discard == "professional-cheater"
    assert "card-played" not in table.events  # nothing to answer with Wanted
    assert table.last("cheater-left")["rule"] == "dice-cheater-leave"
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b"


@rule("dice-cheater-this-throw")
def test_dice_of_earlier_throws_and_loose_dice_cannot_be_changed():
    table = dice_town(
        players=2,
        store={"a": "professional-cheater"},
        dice={"a": "A A"},
        rolls={"a": "Q 9 9", "b": "9 9 9 9 9"},
    )
    table.a.keeps("Q", declaring="cheater")
    table.b.keeps("9")
    assert {option.split(":")[1] for option in table.a.options if option != "leave"} == {"2"}
    assert table.a.refused("turn:0:9") == "dice-cheater-this-throw"
    assert table.a.refused("turn:4:A") == "dice-cheater-this-throw"
    table.a.chooses("turn:2:A")
    assert table.a.kept == "A A A"


@rule("dice-cheater-permanent")
def test_the_new_face_counts_for_the_rest_of_the_round():
    table = dice_town(
        players=2,
        at="gold-mine",
        store={"a": "professional-cheater"},
        rolls={"a": "9 9 J J Q", "b": "9 9 9 A A"},
    )
    table.a.keeps("all", declaring="cheater")
    table.b.keeps("all")
    table.a.chooses("turn:4:9")
    assert table.last("die-changed")["new"] == "face-9"
    assert table.told("combined")[0]["faces"] == ("face-9", "face-9", "face-9", "face-J", "face-J")
    assert table.last("dispute")["seats"] == (0, 1)  # three 9s each
    assert table.waiting_for == "b"


@rule("dice-cheater-no-cost-change")
def test_a_cheater_does_not_change_the_cost_of_the_throw():
    for turn in "turn:0:A", "leave":
        table = cheating()
        table.a.chooses(turn)
        assert table.a.dollars == 7
        assert table.stagecoach == 1


@rule("dice-cheater-order")
def test_who_settles_later_sees_the_change_and_may_use_it():
    table = dice_town(
        players=2,
        sheriff="b",
        store={"a": "professional-cheater", "b": "professional-cheater"},
        rolls={"a": "9 J J J A", "b": "9 Q Q Q A"},
    )
    table.a.keeps("9", declaring="cheater")
    table.b.keeps("9", declaring="cheater")
    assert table.waiting_for == "b"
    table.b.chooses("turn:0:K")
    table.everyone_passes()
    assert table.waiting_for == "a"
    assert table.a.sees.players[1].kept_faces == [4]
    table.a.chooses("turn:0:A")
    assert (table.a.kept, table.b.kept) == ("A", "K")
    assert table.waiting_for == "a b"


@rule("dice-cheater-order")
def test_their_own_second_cheater_sees_the_first():
    table = dice_town(
        players=2,
        store={"a": "professional-cheater professional-cheater"},
        rolls={"a": "9 J J J A", "b": "9 Q Q Q A"},
    )
    table.a.keeps("9", declaring="cheater cheater")
    table.b.keeps("9")
    table.a.chooses("turn:0:K")
    assert table.asks == "cheat"
    assert "turn:0:9" in table.a.options
    assert table.a.refused("turn:0:K") == "dice-cheater-effect"
    table.a.chooses("turn:0:9")
    assert table.a.kept == "9"
    assert table.waiting_for == "a b"


@rule("dice-cheater-cancelled")
def test_a_cancelled_cheater_leaves_the_die_its_face():
    table = cheating(store={"b": "wanted"})
    table.a.chooses("turn:1:A")
    assert table.last("cheating")["new"] == "face-A"  # announced before Wanted can answer
    assert table.a.kept == "Q 9"
    table.b.plays("wanted")
    assert table.a.kept == "Q 9"
    assert "die-changed" not in table.events
    assert table.discard == "professional-cheater wanted"
    assert table.waiting_for == "a b"


@rule("dice-cheater-effect")
def test_after_a_reduced_keep_a_cheater_has_the_dice_that_are_left():
    table = dice_town(
        players=2,
        store={"a": "the-brute professional-cheater", "b": "wanted"},
        dollars={"a": 0},
        rolls={"a": "Q 9 J J A", "b": "9 9 9 9 9"},
    )
    table.a.keeps("Q 9", declaring="brute cheater")
    table.b.keeps("9")
    table.b.plays("wanted")
    table.a.chooses("keep:1")
    assert table.asks == "cheat"
    assert {option.split(":")[1] for option in table.a.options if option != "leave"} == {"1"}
    table.a.chooses("turn:1:K")
    assert table.a.kept == "K"
