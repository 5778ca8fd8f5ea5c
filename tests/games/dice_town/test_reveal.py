"""Section 5.3: The Brute and Professional Cheater, declared with the dice and settled after the reveal."""

from posse.testing import rule
from tests.games.dice_town.laying import dice_town


@rule("dice-reveal-cards")
def test_only_brute_and_cheater_can_be_declared_with_dice():
    table = dice_town(
        players=2,
        store={"a": "the-brute professional-cheater wanted dynamite the-girls"},
        rolls={"a": "A A K Q 9"},
    )
    declared = {card for option in table.a.options for card in option.split("+")[1:]}
    assert declared == {"brute", "cheater"}
    assert table.a.refused("keep:0,1+dynamite") == "dice-roll-commit"
    assert table.a.refused("card:dynamite") == "dice-mine-dynamite-time"
    assert table.a.refused("card:wanted") == "dice-wanted-window"
    assert table.waiting_for == "a b"


@rule("dice-reveal-cards")
def test_at_a_reveal_wanted_answers_them_and_nothing_else_is_asked():
    table = dice_town(
        players=2,
        store={"a": "the-brute", "b": "wanted dynamite marshal even-split"},
        rolls={"a": "A A K Q 9", "b": "9 9 9 9 9"},
    )
    table.a.keeps("A A", declaring="brute")
    table.b.keeps("9")
    assert table.asks == "wanted"
    assert table.waiting_for == "b"
    table.b.passes()
    assert table.asks == "commit-keep"


@rule("dice-reveal-declare")
def test_at_most_one_brute_and_any_number_of_the_cheaters_held():
    table = dice_town(
        players=2,
        store={"a": "the-brute the-brute professional-cheater professional-cheater"},
        rolls={"a": "A A K Q 9"},
    )
    assert "keep:0,1+brute+cheater+cheater" in table.a.options
    assert "keep:0+cheater+cheater" in table.a.options
    assert "keep:0,1+brute" in table.a.options
    assert not [option for option in table.a.options if option.count("brute") > 1]
    table.a.refused("keep:0,1+brute+brute")
    assert table.waiting_for == "a b"


@rule("dice-reveal-declare")
def test_a_card_that_is_not_held_cannot_be_declared():
    table = dice_town(players=2, store={"a": "professional-cheater"}, rolls={"a": "A A K Q 9"})
    assert table.a.refused("keep:0,1+brute") == "dice-reveal-declare"
    assert table.a.refused("keep:0+cheater+cheater") == "dice-reveal-declare"
    assert table.b.refused("keep:0+cheater") == "dice-reveal-declare"
    assert "keep:0+cheater" in table.a.options
    assert table.waiting_for == "a b"


@rule("dice-reveal-declare", "dice-reveal-declared-final")
def test_a_declared_card_is_secret_until_the_reveal_and_has_then_left_the_hand():
    table = dice_town(players=2, store={"a": "professional-cheater wanted"}, rolls={"a": "A A K Q 9"})
    table.a.keeps("A", declaring="cheater")
    assert table.b.sees.players[0].store_count == 2
    assert table.a.store == "professional-cheater wanted"
    table.b.keeps("9")
    assert table.b.sees.players[0].store_count == 1
    assert table.a.store == "wanted"
    assert table.sees.playing == [3]
    assert table.a.refused("play:professional-cheater") == "dice-comp-hand"
    assert table.asks == "cheat"
    table.a.chooses("leave")
    assert table.a.store == "wanted"  # left or not, it is gone
    assert table.discard == "professional-cheater"
    assert table.waiting_for == "a b"


@rule("dice-reveal-settle-order")
def test_cards_are_settled_in_sheriff_order_each_all_of_their_own_the_brute_first():
    table = dice_town(
        players=3,
        sheriff="c",
        store={
            "a": "the-brute professional-cheater",
            "b": "equipment-1",
            "c": "the-brute professional-cheater",
        },
        rolls={"a": "A A K Q 9", "b": "9 9 9 9 9", "c": "A A K Q 9"},
    )
    table.a.keeps("A A", declaring="brute cheater")
    table.b.keeps("9")
    table.c.keeps("A A", declaring="brute cheater")
    assert [facts["seat"] for facts in table.told("declared")] == [2, 0]
    table.everyone_passes()
    table.c.chooses("turn:0:9")
    table.everyone_passes()
    assert table.waiting_for == "a"
    assert table.last("fee-waived")["seat"] == 0
    table.a.chooses("turn:1:10")
    table.everyone_passes()
    settled = [event for event in table.events if event in ("fee-waived", "die-changed", "paid")]
    assert settled == ["fee-waived", "die-changed", "fee-waived", "die-changed"]
    assert [facts["seat"] for facts in table.told("die-changed")] == [2, 0]
    assert table.waiting_for == "a b c"


@rule("dice-reveal-settle-order")
def test_with_no_card_declared_there_is_no_pause():
    table = dice_town(
        players=2, store={"a": "the-brute", "b": "wanted"}, rolls={"a": "A A K Q 9", "b": "9 9 9 9 9"}
    )
    table.a.keeps("A A")
    table.b.keeps("9")
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b"
