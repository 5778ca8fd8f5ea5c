"""Section 9: the cards that are played at a place: each in its window, cancelled or not."""

import pytest

from posse.core import Chance
from posse.testing import rule
from tests.games.dice_town.laying import dice_town

# Unlimited Credit


def store_won_by_a(**more):
    """a wins the store with two J; b holds Wanted."""
    return dice_town(
        at="general-store",
        store={"a": "unlimited-credit", "b": "wanted"},
        store_deck="equipment-1 equipment-2 equipment-3 equipment-4",
        dice={"a": "J J A A A"},
        **more,
    )


@rule("dice-credit-effect")
def test_with_unlimited_credit_the_store_is_visited_twice():
    table = store_won_by_a()
    table.a.plays("unlimited-credit")
    table.b.passes()
    table.a.chooses("card:equipment-2")
    assert table.a.options == ["card:equipment-3", "card:equipment-4"]
    table.a.chooses("card:equipment-4")
    assert [facts["count"] for facts in table.told("store-drawn")] == [2, 2]
    assert table.a.store == "equipment-2 equipment-4"
    assert table.discard == "unlimited-credit equipment-1 equipment-3"
    assert table.waiting_for == "a b c d"


@rule("dice-credit-effect")
def test_without_it_once():
    table = store_won_by_a()
    table.a.passes()
    table.a.chooses("card:equipment-2")
    assert len(table.told("store-drawn")) == 1
    assert table.a.store == "unlimited-credit equipment-2"
    assert table.waiting_for == "a b c d"


@rule("dice-credit-cancelled")
def test_cancelled_credit_is_one_visit():
    table = store_won_by_a()
    table.a.plays("unlimited-credit")
    table.b.plays("wanted")
    table.a.chooses("card:equipment-1")
    assert len(table.told("store-drawn")) == 1
    assert table.a.store == "equipment-1"
    assert table.discard == "unlimited-credit wanted equipment-2"
    assert table.waiting_for == "a b c d"


@rule("dice-credit-not-round-one")
def test_in_round_one_nobody_is_asked_for_credit():
    """Nobody holds a store card before the first visit, and one gained there comes too late."""
    table = dice_town(
        at="general-store",
        round=1,
        store_deck="unlimited-credit equipment-2 equipment-3",
        dice={"a": "J A A A A"},
    )
    assert table.a.store == "unlimited-credit equipment-2"  # the two visits of round 1
    assert "card-played" not in table.events
    assert table.waiting_for == "a b c d"


# The Girls


def saloon_won_by_a(**more):
    return dice_town(
        at="saloon",
        store={"a": "the-girls", "d": "wanted"},
        property={"b": "1 2", "c": "3"},
        **{"dice": {"a": "Q Q A A A"}, **more},
    )


@rule("dice-girls-effect", "dice-girls-full-count")
def test_the_girls_steal_twice_with_all_q_each_time():
    table = saloon_won_by_a()
    table.a.plays("the-girls")
    table.d.passes()
    assert table.asks == "saloon-target"
    table.a.chooses("rob:b:2+0")
    table.a.chooses("card:property-2")
    assert table.asks == "saloon-target"
    assert table.a.options == ["rob:b:1+0", "rob:c:1+0", "rob:d:0+1"]  # the same victim or another
    assert table.a.refused("play:the-girls") == "dice-saloon-girls-time"
    table.a.chooses("rob:c:1+0")
    assert [facts["property"] for facts in table.told("saloon-drawn")] == [2, 1]
    assert table.a.property == "2 3"
    assert table.discard == "the-girls"
    assert table.waiting_for == "a b c d"


@rule("dice-girls-effect")
def test_the_same_victim_can_be_robbed_twice():
    table = saloon_won_by_a(dice={"a": "Q A A A A"}, drawn="1 2")
    table.a.plays("the-girls")
    table.d.passes()
    table.a.chooses("rob:b:1+0")
    table.a.chooses("rob:b:1+0")
    assert (table.a.property, table.b.property) == ("1 2", "")
    assert table.waiting_for == "a b c d"


@rule("dice-girls-full-count")
def test_each_theft_of_the_girls_draws_a_card_for_each_q():
    table = dice_town(
        at="saloon", store={"a": "the-girls"}, property={"b": "1 2 3 4 5"}, dice={"a": "Q Q Q A A"}
    )
    table.a.plays("the-girls")
    table.a.chooses(table.a.options[0])
    table.a.chooses(table.a.options[0])
    assert [facts["property"] for facts in table.told("saloon-drawn")] == [3, 3]
    assert len(table.a.property.split()) == 2


@rule("dice-girls-second-none")
def test_with_nothing_left_to_steal_the_second_theft_is_skipped():
    table = dice_town(at="saloon", store={"a": "the-girls"}, property={"b": "1"}, dice={"a": "Q A A A A"})
    table.a.plays("the-girls")
    assert table.a.property == "1"
    assert table.last("nothing-there")["rule"] == "dice-girls-second-none"
    assert table.waiting_for == "a b c d"


@rule("dice-girls-cancelled")
def test_cancelled_girls_are_one_theft():
    table = saloon_won_by_a()
    table.a.plays("the-girls")
    table.d.plays("wanted")
    assert table.a.refused("play:the-girls") == "dice-saloon-girls-time"
    table.a.chooses("rob:c:1+0")
    assert table.a.property == "3"
    assert table.discard == "the-girls wanted"
    assert len(table.told("saloon-drawn")) == 1
    assert table.waiting_for == "a b c d"


@rule("dice-girls-cancelled", "dice-saloon-nothing")
def test_cancelled_girls_find_nothing_when_wanted_was_the_last_card_to_steal():
    table = dice_town(
        at="saloon", store={"a": "the-girls", "b": "wanted"}, dice={"a": "Q A A A A", "b": "K K K K K"}
    )
    table.a.plays("the-girls")
    table.b.plays("wanted")
    assert table.last("nothing-there")["rule"] == "dice-saloon-nothing"
    assert "saloon-drawn" not in table.events
    assert table.discard == "the-girls wanted"


# Corruption


def hall_won_by_a(**more):
    return dice_town(
        at="town-hall",
        players=2,
        store={"a": "corruption", "b": "wanted"},
        row="1 2 3",
        property_deck="5 4 4 2",
        **{"dice": {"a": "K K K K A", "b": "9 9 10 J Q"}, **more},
    )


@rule("dice-corruption-effect")
def test_corruption_brings_the_top_property_card_unseen():
    table = hall_won_by_a()
    assert table.row == "3"  # the row cards are taken, the row is not refilled
    table.a.plays("corruption")
    table.b.passes()
    assert table.a.property == "1 2 5"
    assert table.a.hears("property-drawn")["card"] == 21
    assert table.b.hears("property-drawn")["card"] is None
    assert table.b.sees.players[0].known == [17, 18]  # what a took from the row
    assert table.row == "3 4 4"
    assert table.waiting_for == "a b"


@rule("dice-corruption-beyond-three")
def test_the_card_of_corruption_comes_on_top_of_three():
    table = hall_won_by_a(dice={"a": "A A A A A", "b": "9 9 10 J Q"})
    table.a.plays("corruption")
    table.b.passes()
    assert table.a.property == "1 2 3 5"
    assert table.row == "4 4 2"
    assert table.waiting_for == "a b"


@rule("dice-corruption-cancelled")
def test_cancelled_corruption_brings_nothing():
    table = hall_won_by_a()
    table.a.plays("corruption")
    table.b.plays("wanted")
    assert table.a.property == "1 2"
    assert table.row == "3 5 4"
    assert table.discard == "corruption wanted"
    assert table.waiting_for == "a b"


# Dynamite


@rule("dice-dynamite-effect")
@pytest.mark.parametrize(("mine", "taken"), [(30, 6), (6, 6), (5, 5), (4, 4)])
def test_dynamite_brings_two_nuggets_for_each_9_as_far_as_the_mine_lasts(mine, taken):
    table = dice_town(at="gold-mine", store={"a": "dynamite"}, mine=mine, dice={"a": "9 9 9 A A"})
    before = table.a.nuggets
    table.a.plays("dynamite")
    assert table.a.nuggets == before + taken
    assert table.mine == mine - taken
    assert table.last("nuggets-taken")["rule"] == "dice-dynamite-effect"


@rule("dice-dynamite-effect", "dice-card-no-null-play")
def test_dynamite_is_not_asked_for_when_it_would_bring_no_more():
    table = dice_town(at="gold-mine", store={"a": "dynamite"}, mine=3, dice={"a": "9 9 9 A A"})
    assert "nuggets-taken" in table.events  # without a window
    assert table.mine == 0


@rule("dice-dynamite-cancelled")
def test_cancelled_dynamite_brings_one_for_each_9():
    table = dice_town(at="gold-mine", store={"a": "dynamite", "b": "wanted"}, dice={"a": "9 9 9 A A"})
    table.a.plays("dynamite")
    table.b.plays("wanted")
    assert table.a.nuggets == 3
    assert table.discard == "dynamite wanted"
    assert table.waiting_for == "a b c d"


# Nervous Joe


def joe_comes_to_a(**more):
    return dice_town(at="general-store", store_deck="nervous-joe", dice={"a": "J A A A A"}, **more)


@rule("dice-joe-immediate", "dice-joe-effect")
def test_nervous_joe_is_played_at_once_and_an_opponent_pays_four_dollars():
    table = joe_comes_to_a(store={"c": "wanted"}, dollars={"a": 8, "b": 8, "c": 8})
    assert table.asks == "joe-target"
    assert table.waiting_for == "a"
    assert table.a.store == ""  # Joe never reaches the hand
    assert table.last("joe-shown")["seat"] == 0  # and everybody knows what is going on
    assert table.a.options == ["seat:b", "seat:c", "seat:d"]
    assert table.a.refused("seat:a") == "dice-joe-effect"
    table.a.chooses("seat:b")
    assert table.last("card-played")["victim"] == 1
    assert (table.a.dollars, table.b.dollars) == (8, 8)  # not before Wanted is answered
    table.c.passes()
    assert (table.a.dollars, table.b.dollars) == (12, 4)
    assert table.last("joe-paid") == {"victim": 1, "seat": 0, "dollars": 4, "rule": "dice-joe-effect"}
    assert table.discard == "nervous-joe"
    assert table.waiting_for == "a b c d"


@rule("dice-joe-immediate")
def test_joe_is_never_in_a_hand_so_nobody_imagines_them_there():
    table = dice_town(
        at="rolling",
        store={"b": "equipment-1 equipment-2 wanted", "c": "dynamite marshal corruption"},
        rolls={},
        store_left=2,
        store_deck="nervous-joe equipment-8",
    )
    for seed in range(60):
        imagined = table.table.imagine(0, Chance.from_text(str(seed)))
        assert imagined.invariants() == []


@rule("dice-joe-short")
@pytest.mark.parametrize(("has", "pays"), [(1, 1), (3, 3), (4, 4), (5, 4)])
def test_who_has_less_than_four_dollars_pays_all_they_have(has, pays):
    table = joe_comes_to_a(dollars={"b": has, "a": 8})
    table.a.chooses("seat:b")
    assert table.b.dollars == has - pays
    assert table.a.dollars == 8 + pays
    assert table.last("joe-paid")["rule"] == ("dice-joe-effect" if pays == 4 else "dice-joe-short")


@rule("dice-joe-any-opponent")
def test_only_an_opponent_with_a_dollar_can_be_named():
    table = joe_comes_to_a(dollars={"a": 8, "b": 0, "c": 1, "d": 8})
    assert table.a.options == ["seat:c", "seat:d"]
    assert table.a.refused("seat:b") == "dice-joe-any-opponent"
    assert table.waiting_for == "a"


@rule("dice-joe-any-opponent")
def test_a_single_opponent_with_dollars_is_named_without_asking():
    table = joe_comes_to_a(dollars={"a": 8, "b": 0, "c": 5, "d": 0})
    assert (table.a.dollars, table.c.dollars) == (12, 1)
    assert table.waiting_for == "a b c d"


@rule("dice-joe-any-opponent")
def test_with_no_dollar_anywhere_joe_is_shown_and_discarded():
    table = joe_comes_to_a(store={"b": "wanted"}, dollars={"a": 8, "b": 0, "c": 0, "d": 0})
    assert table.last("joe-idle")["rule"] == "dice-joe-any-opponent"
    assert "card-played" not in table.events  # no Wanted window
    assert table.discard == "nervous-joe"
    assert table.a.dollars == 8
    assert table.waiting_for == "a b c d"


@rule("dice-joe-counts-as-card")
def test_getting_joe_in_the_store_is_a_win():
    table = dice_town(
        at="general-store doc-badluck",
        store_deck="nervous-joe",
        dollars={"a": 8, "b": 0, "c": 0, "d": 8},
        dice={"a": "J A A A A"},
        won="b c d",
    )
    assert table.last("joe-paid")["seat"] == 0
    assert table.round == 3  # a has won something like everybody else: nobody visits Doc
    assert table.waiting_for == "a b c d"


@rule("dice-joe-cancelled")
def test_a_cancelled_joe_is_not_paid():
    table = joe_comes_to_a(store={"c": "wanted"}, dollars={"a": 8, "b": 8, "c": 8})
    table.a.chooses("seat:b")
    table.c.plays("wanted")
    assert (table.a.dollars, table.b.dollars) == (8, 8)
    assert table.discard == "nervous-joe wanted"
    assert table.waiting_for == "a b c d"


# Marshal


def badge_won_by_b(store, **more):
    return dice_town(sheriff="a", at="sheriff", store=store, dice={"b": "K K K A A"}, **more)


@rule("dice-marshal-effect")
def test_marshal_keeps_the_badge_where_it_is():
    table = badge_won_by_b({"c": "marshal"})
    assert table.asks == "marshal"
    table.c.plays("marshal")
    assert table.sheriff == "a"
    assert table.last("badge-kept") == {"seat": 0, "rule": "dice-marshal-effect"}
    assert not table.b.has_won
    assert not table.a.has_won
    assert table.waiting_for == "a b c d"
    assert table.round == 3  # still sheriff in the next round
    assert table.sheriff == "a"


@rule("dice-marshal-anyone")
@pytest.mark.parametrize("letter", ["a", "c", "d"])
def test_anybody_else_may_play_marshal(letter):
    table = badge_won_by_b({letter: "marshal"})
    assert table.waiting_for == letter
    getattr(table, letter).plays("marshal")
    assert table.sheriff == "a"
    assert table.discard == "marshal"


@rule("dice-marshal-anyone")
def test_the_winner_of_the_kings_is_not_asked_to_stop_themselves():
    table = badge_won_by_b({"b": "marshal", "c": "equipment-1"})
    assert table.waiting_for == "c"
    assert table.b.refused("card:marshal") == "dice-sheriff-marshal-time"
    table.c.passes()
    assert table.sheriff == "b"
    assert badge_won_by_b({"b": "marshal"}).asks == "commit-keep"  # nobody else could hold it: no window


@rule("dice-marshal-not-permanent")
def test_after_marshal_the_badge_moves_as_usual_in_the_next_round():
    table = dice_town(
        sheriff="a",
        players=2,
        at="sheriff",
        store={"a": "marshal"},
        dice={"a": "9 9 9 9 9", "b": "K K K A A"},
        rolls={"a": "9 9 9 9 9", "b": "K K A A A"},
    )
    table.a.plays("marshal")
    assert (table.sheriff, table.round) == ("a", 3)
    table.everyone_keeps("all")
    assert table.last("badge-moved")["seat"] == 1
    assert table.sheriff == "b"


@rule("dice-marshal-cancelled")
def test_a_cancelled_marshal_does_not_stop_the_badge():
    table = badge_won_by_b({"c": "marshal", "b": "wanted"})
    table.c.plays("marshal")
    table.b.plays("wanted")
    assert table.sheriff == "b"
    assert table.last("badge-moved") == {"seat": 1, "old": 0, "rule": "dice-marshal-cancelled"}
    assert table.discard == "marshal wanted"
    assert table.waiting_for == "a b c d"


# Even Split


def bank_robbed_by_a(bank, **more):
    return dice_town(
        bank=bank,
        dollars={"a": 8, "b": 8},
        at="bank",
        store={"b": "even-split", "c": "wanted"},
        dice={"a": "10 10 A A A"},
        **more,
    )


@rule("dice-split-effect")
@pytest.mark.parametrize(("bank", "half"), [(2, 1), (3, 1), (7, 3), (8, 4)])
def test_even_split_takes_half_of_what_was_robbed_rounded_down(bank, half):
    """Section 16: $7 taken, the robber pays $3 and keeps $4."""
    table = bank_robbed_by_a(bank)
    table.b.plays("even-split")
    table.c.passes()  # c's answer to the window
    table.c.passes()  # and to the card
    assert table.last("split-paid") == {"seat": 0, "to": 1, "dollars": half, "rule": "dice-split-effect"}
    assert (table.a.dollars, table.b.dollars) == (8 + bank - half, 8 + half)
    assert table.waiting_for == "a b c d"


@rule("dice-split-effect")
def test_one_dollar_is_not_worth_splitting():
    table = bank_robbed_by_a(1)
    assert table.a.dollars == 9
    assert table.asks == "commit-keep"


@rule("dice-split-robber-won")
def test_the_robber_has_still_won_the_bank():
    table = dice_town(
        bank=2,
        at="bank doc-badluck",
        store={"b": "even-split"},
        dice={"a": "10 9 9 K A", "b": "A A A A A"},
        won="b c d",
    )
    table.b.plays("even-split")
    assert table.last("split-paid")["dollars"] == 1
    assert table.round == 3  # so there is no visit to Doc
    assert table.waiting_for == "a b c d"


@rule("dice-split-cancelled")
def test_a_cancelled_split_leaves_the_robber_everything():
    table = bank_robbed_by_a(7)
    table.b.plays("even-split")
    table.c.passes()
    table.c.plays("wanted")
    assert (table.a.dollars, table.b.dollars) == (15, 8)
    assert table.discard == "even-split wanted"
    assert table.waiting_for == "a b c d"


# Doc Badluck's Elixir


def at_docs(**more):
    """Everybody but c has won something; a and c have an ace, which steals nuggets."""
    return dice_town(
        at="doc-badluck",
        sheriff="d",
        nuggets={"a": 1, "b": 2, "c": 1, "d": 2},
        won="a b d",
        **{"dice": {"a": "A 9 9 9 9", "b": "9 9 9 9 9", "c": "A 9 9 9 9", "d": "9 9 9 9 9"}, **more},
    )


@rule("dice-elixir-effect", "dice-elixir-joins-order")
def test_who_drinks_the_elixir_may_visit_although_they_won_something():
    table = at_docs(store={"a": "doc-badlucks-elixir", "b": "wanted"})
    assert table.asks == "elixir"
    assert table.waiting_for == "a"  # b has won too, but no remedy would do anything for b
    table.a.plays("doc-badlucks-elixir")
    table.b.passes()
    assert table.last("elixir-drunk")["seat"] == 0
    assert table.asks == "doctor-order"  # a joins before the sheriff sets the order
    assert table.d.options == ["seat:a", "seat:c"]
    table.d.chooses("seat:c")
    table.c.chooses("big-theft")
    assert table.waiting_for == "a"
    table.a.chooses("big-theft")
    assert (table.a.nuggets, table.c.nuggets) == (3, 3)
    assert table.waiting_for == "a b c d"


@rule("dice-elixir-no-second-visit")
def test_who_may_visit_anyway_cannot_drink_it():
    table = at_docs(store={"c": "doc-badlucks-elixir"})
    assert table.asks == "doctor-remedy"
    assert table.waiting_for == "c"
    assert table.c.refused("card:doc-badlucks-elixir") == "dice-doc-elixir-time"
    table.c.chooses("big-theft")
    assert table.waiting_for == "a b c d"  # one visit, and the round is over
    assert table.c.store == "doc-badlucks-elixir"


@rule("dice-elixir-cancelled")
def test_a_cancelled_elixir_is_no_visit():
    table = at_docs(store={"a": "doc-badlucks-elixir", "b": "wanted"})
    table.a.plays("doc-badlucks-elixir")
    table.b.plays("wanted")
    assert table.waiting_for == "c"
    assert table.asks == "doctor-remedy"
    table.c.chooses("decline")
    assert table.a.nuggets == 1
    assert table.discard == "wanted doc-badlucks-elixir"
    assert table.waiting_for == "a b c d"
