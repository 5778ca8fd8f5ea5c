"""Section 15, the table of decisions: what the platform chooses for a player who is away."""

import pytest

from posse.testing import rule
from tests.games.dice_town.laying import dice_town


@rule("dice-default-action")
@pytest.mark.parametrize(
    ("rolled", "kept"),
    [("9 K 10 A J", "keep:3"), ("9 K K 9 9", "keep:1"), ("9 9 9 9 9", "keep:0"), ("A A A A A", "keep:0")],
)
def test_commit_keep_one_die_the_highest_the_lowest_index(rolled, kept):
    table = dice_town(store={"a": "the-brute professional-cheater"}, rolls={"a": rolled})
    assert table.a.asked == "commit-keep"
    assert table.a.default == kept


@rule("dice-default-action")
def test_commit_keep_of_the_loose_dice():
    table = dice_town(players=2, dice={"a": "A A"}, rolls={"a": "9 K 10"})
    assert table.a.default == "keep:3"


@rule("dice-default-action")
def test_declare_cheaters_none():
    table = dice_town(players=2, store={"a": "professional-cheater"}, dice={"b": "9 9 9 9 9"}, rolls={})
    assert (table.a.asked, table.a.default) == ("declare-cheaters", "cheaters:0")


@rule("dice-default-action")
def test_cheat_leave():
    table = dice_town(players=2, store={"a": "professional-cheater"}, rolls={"a": "9 9 9 9 9"})
    table.a.keeps("9", declaring="cheater")
    table.b.keeps("9")
    assert (table.a.asked, table.a.default) == ("cheat", "leave")


@rule("dice-default-action")
@pytest.mark.parametrize(("dollars", "kept"), [(0, "keep:2"), (1, "keep:1,2"), (2, "keep:0,1,2")])
def test_reduce_keep_the_highest_faces_as_many_as_they_can_pay_for(dollars, kept):
    table = dice_town(
        players=2,
        store={"a": "the-brute", "b": "wanted"},
        dollars={"a": dollars},
        rolls={"a": "Q K A J 9"},
    )
    table.a.keeps("Q K A J 9", declaring="brute")
    table.b.keeps("9")
    table.b.plays("wanted")
    assert (table.a.asked, table.a.default) == ("reduce-keep", kept)


@rule("dice-default-action")
def test_wanted_pass():
    table = dice_town(at="gold-mine", store={"a": "dynamite", "b": "wanted"}, dice={"a": "9 A A A A"})
    table.a.plays("dynamite")
    assert (table.b.asked, table.b.default) == ("wanted", "pass")


WINDOWS = {
    "dynamite": {"at": "gold-mine", "store": {"a": "dynamite"}, "dice": {"a": "9 A A A A"}},
    "even-split": {"at": "bank", "bank": 5, "store": {"a": "even-split"}, "dice": {"b": "10 A A A A"}},
    "unlimited-credit": {
        "at": "general-store",
        "store": {"a": "unlimited-credit"},
        "dice": {"a": "J A A A A"},
    },
    "marshal": {"at": "sheriff", "store": {"a": "marshal"}, "dice": {"b": "K A A A A"}},
    "corruption": {
        "at": "town-hall",
        "store": {"a": "corruption"},
        "dice": {"a": "9 9 9 9 9", "b": "J Q K K A", "c": "J Q K K A", "d": "J Q K K A"},
    },
    "elixir": {
        "at": "doc-badluck",
        "store": {"a": "doc-badlucks-elixir"},
        "dice": {"a": "K A A A A"},
        "won": "a",
    },
}


@rule("dice-default-action")
@pytest.mark.parametrize("window", WINDOWS)
def test_windows_pass(window):
    table = dice_town(**WINDOWS[window])
    assert (table.a.asked, table.a.default) == (window, "pass")
    assert table.a.options == ["pass", "play"]


def dispute(sheriff, tied, **more):
    return dice_town(sheriff=sheriff, at="gold-mine", dice=dict.fromkeys(tied, "9 A A A A"), **more)


@rule("dice-default-action")
def test_offer_empty():
    table = dispute("a", "bc", nuggets={"b": 2}, property={"b": "1"})
    assert table.b.default == table.c.default == table.d.default == "empty"
    table.b.chooses("for:b")
    assert table.b.default == "dollars:0"
    table.b.chooses("dollars:3")
    assert table.b.default == "nuggets:0"
    table.b.chooses("nuggets:0")
    assert table.b.default == "done"


@rule("dice-default-action")
@pytest.mark.parametrize(
    ("sheriff", "tied", "ruling"),
    [
        ("a", "abc", "for:a"),
        ("c", "abc", "for:c"),
        ("a", "bd", "for:b"),
        ("c", "ab", "for:a"),
        ("b", "ad", "for:d"),
    ],
)
def test_ruling_for_themselves_or_the_first_to_their_left(sheriff, tied, ruling):
    table = dispute(sheriff, tied)
    table.everyone_passes()
    player = getattr(table, sheriff)
    assert (player.asked, player.default) == ("ruling", ruling)


@rule("dice-default-action")
@pytest.mark.parametrize(
    ("drawn", "kept"),
    [
        ("wanted equipment-2 equipment-5", "card:equipment-5"),
        ("marshal wanted dynamite", "card:marshal"),
        ("equipment-1 marshal equipment-8", "card:equipment-8"),
    ],
)
def test_store_pick_the_best_equipment_or_the_first_drawn(drawn, kept):
    table = dice_town(at="general-store", store_deck=drawn, dice={"a": "J J J A A"})
    assert (table.a.asked, table.a.default) == ("store-pick", kept)


@rule("dice-default-action")
@pytest.mark.parametrize(("a", "b", "d", "target"), [(5, 9, 8, "b"), (9, 9, 8, "a"), (8, 8, 8, "d")])
def test_joe_target_the_richest_first_to_their_left(a, b, d, target):
    """Joe comes to c, to whose left sit d, a and b."""
    dollars = {"a": a, "b": b, "c": 3, "d": d}
    table = dice_town(at="general-store", store_deck="nervous-joe", dollars=dollars, dice={"c": "J A A A A"})
    assert (table.c.asked, table.c.default) == ("joe-target", f"seat:{target}")


@rule("dice-default-action")
@pytest.mark.parametrize(
    ("property", "store", "target"),
    [
        ({"a": "1 2", "c": "3"}, {}, "rob:a:2+0"),
        ({"a": "1 2", "c": "3 4"}, {}, "rob:c:2+0"),  # left of b comes c
        ({"a": "1", "c": "3"}, {"a": "wanted dynamite"}, "rob:a:1+1"),
        ({"d": "1"}, {"a": "wanted dynamite"}, "rob:a:0+2"),
    ],
)
def test_saloon_target_who_has_most_and_property_cards_first(property, store, target):
    table = dice_town(at="saloon", property=property, store=store, dice={"b": "Q Q A A A"})
    assert (table.b.asked, table.b.default) == ("saloon-target", target)


@rule("dice-default-action")
def test_saloon_target_is_never_the_girls():
    table = dice_town(at="saloon", property={"b": "1"}, store={"a": "the-girls"}, dice={"a": "Q A A A A"})
    assert table.a.options == ["rob:b:1+0", "play:the-girls"]
    assert table.a.default == "rob:b:1+0"


@rule("dice-default-action")
@pytest.mark.parametrize(
    ("drawn", "kept"),
    [
        ("3 equipment-5", "card:equipment-5"),
        ("5 equipment-4", "card:property-5"),
        ("2 wanted", "card:property-2"),
    ],
)
def test_saloon_pick_the_highest_value(drawn, kept):
    words = drawn.split()
    table = dice_town(at="saloon", property={"b": words[0]}, store={"b": words[1]}, dice={"a": "Q Q A A A"})
    assert (table.a.asked, table.a.default) == ("saloon-pick", kept)


@rule("dice-default-action")
def test_saloon_pick_else_the_first_drawn():
    table = dice_town(
        at="saloon", store={"b": "wanted dynamite marshal"}, dice={"a": "Q Q A A A"}, drawn="marshal wanted"
    )
    assert (table.a.asked, table.a.default) == ("saloon-pick", "card:marshal")


@rule("dice-default-action")
def test_doctor_order_the_sheriff_then_clockwise():
    table = dice_town(at="doc-badluck", sheriff="c", nuggets={"a": 1}, dice={}, won="b")
    order = []
    while table.asks == "doctor-order":
        order.append(table.c.default)
        table.c.chooses(table.c.default)
    assert order == ["seat:c", "seat:d"]  # the last one follows by itself
    assert table.last("doc-order")["seats"] == (2, 3, 0)


@rule("dice-default-action")
@pytest.mark.parametrize(
    ("dice", "remedy"),
    [
        ("A K J 9 9", "big-theft"),
        ("K K J Q 9", "small-theft"),
        ("J J J Q 9", "store-card"),
        ("9 9 10 10 9", "barbed-wire"),
    ],
)
def test_doctor_remedy_the_first_that_helps_of_a_k_j_or_q_9_or_10(dice, remedy):
    table = dice_town(at="doc-badluck", nuggets={"b": 1}, property={"a": "1"}, dice={"a": dice}, won="b c d")
    assert (table.a.asked, table.a.default) == ("doctor-remedy", remedy)


@rule("dice-default-action")
def test_doctor_remedy_only_one_that_helps():
    table = dice_town(at="doc-badluck", property={"a": "1"}, dice={"a": "A A A A 9"}, won="b c d")
    assert table.a.default == "barbed-wire"  # nobody has a nugget


@rule("dice-default-action")
def test_fence_pick_the_highest_values():
    table = dice_town(at="doc-badluck", property={"a": "1 4 2 5"}, dice={"a": "9 9 9 9 9"}, won="b c d")
    table.a.chooses("barbed-wire")
    for card in ("card:property-5", "card:property-4"):
        assert (table.a.asked, table.a.default) == ("fence-pick", card)
        table.a.chooses(card)
    assert table.a.fenced == "4 5"


@rule("dice-default-action")
@pytest.mark.parametrize(
    ("sheriff", "nuggets", "named"),
    [
        ("a", {"a": 3, "b": 10, "c": 10, "d": 6}, "for:b"),
        ("d", {"a": 9, "b": 10, "c": 10, "d": 0}, "for:a"),
        ("b", {"a": 4, "b": 10, "c": 15, "d": 0}, "for:b"),
    ],
)
def test_final_tie_themselves_or_the_first_to_their_left(sheriff, nuggets, named):
    table = dice_town(at="gold-mine", sheriff=sheriff, mine=1, nuggets=nuggets, dice={"a": "9 A A A A"})
    player = getattr(table, sheriff)
    assert (player.asked, player.default) == ("final-tie", named)
