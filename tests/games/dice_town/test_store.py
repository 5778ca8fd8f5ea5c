"""Section 8.4: the general store."""

from posse.testing import rule
from tests.games.dice_town.laying import dice_town

FOUR_CARDS = "equipment-1 wanted equipment-8 dynamite"


@rule("dice-store-draw")
def test_the_winner_draws_a_card_for_each_j_and_looks_at_them_alone():
    table = dice_town(at="general-store", store_deck=FOUR_CARDS, dice={"a": "J J J A A"})
    assert table.store_deck == 16
    assert table.a.hears("store-drawn")["cards"] == (11, 9, 16)
    assert table.b.hears("store-drawn") == {"seat": 0, "count": 3, "cards": None, "rule": "dice-store-draw"}
    assert sorted(table.a.sees.drawn) == [9, 11, 16]
    assert table.b.sees.drawn == []
    assert (table.b.sees.drawn_by, table.b.sees.drawn_store) == (0, 3)
    assert table.asks == "store-pick"
    assert table.waiting_for == "a"


@rule("dice-store-keep-one", "dice-store-discard-rest")
def test_the_winner_keeps_exactly_one_and_the_rest_is_discarded_face_down():
    table = dice_town(at="general-store", store_deck=FOUR_CARDS, dice={"a": "J J J A A"})
    assert set(table.a.options) == {"card:wanted", "card:equipment-1", "card:equipment-8"}
    assert table.a.refused("card:dynamite") == "dice-store-keep-one"  # it was not drawn
    table.a.chooses("card:wanted")
    assert table.a.store == "wanted"
    assert table.discard == "equipment-1 equipment-8"
    assert table.b.hears("store-kept")["card"] is None
    assert table.b.hears("store-kept")["discarded"] == 2
    assert table.b.sees.discard == 2
    assert (table.b.sees.drawn_by, table.b.sees.drawn_store) == (-1, 0)
    assert table.b.sees.gone == dice_town().b.sees.gone  # none of them is openly gone
    assert table.waiting_for == "a b c d"


@rule("dice-store-discard-rest")
def test_nobody_else_can_tell_what_was_kept_and_what_discarded():
    tables = [
        dice_town(at="general-store", store_deck=cards, dice={"a": "J J A A A"})
        for cards in ("wanted dynamite", "equipment-1 equipment-2")
    ]
    for table in tables:
        table.a.chooses(table.a.options[0])
    assert tables[0].table.events(0, 1) == tables[1].table.events(0, 1)
    assert tables[0].b.sees == tables[1].b.sees
    assert tables[0].sees == tables[1].sees
    assert tables[0].waiting_for == tables[1].waiting_for == "a b c d"


@rule("dice-store-keep-one")
def test_with_one_j_the_one_card_is_their():
    table = dice_town(at="general-store", store_deck="equipment-8", dice={"a": "J A A A A"})
    assert table.a.store == "equipment-8"
    assert table.discard == ""
    assert table.waiting_for == "a b c d"


@rule("dice-store-first-round-twice")
def test_in_round_1_the_winner_does_it_all_twice():
    table = dice_town(round=1, at="general-store", store_deck=FOUR_CARDS, dice={"a": "J J A A A"})
    assert table.about == {"place": "place-general-store", "visit": 1, "round": 1}
    table.a.chooses("card:wanted")
    assert table.discard == "equipment-1"
    assert table.asks == "store-pick"
    assert table.about == {"place": "place-general-store", "visit": 2, "round": 1}
    assert set(table.a.options) == {"card:dynamite", "card:equipment-8"}
    table.a.chooses("card:equipment-8")
    assert table.a.store == "wanted equipment-8"
    assert table.discard == "dynamite equipment-1"
    assert table.waiting_for == "a b c d"


@rule("dice-store-first-round-twice")
def test_in_round_2_once():
    table = dice_town(round=2, at="general-store", store_deck=FOUR_CARDS, dice={"a": "J J A A A"})
    assert table.about == {"place": "place-general-store", "visit": 0, "round": 2}
    table.a.chooses("card:wanted")
    assert table.a.store == "wanted"
    assert table.waiting_for == "a b c d"


@rule("dice-store-first-round-lapses")
def test_if_nobody_wins_the_store_in_round_1_the_exception_is_lost():
    table = dice_town(
        round=1,
        players=2,
        at="general-store",
        dice={"a": "9 9 9 9 9"},
        rolls={"a": "J J 9 9 9", "b": "A A A A A / 10 10 10 10 10"},
        store_deck=FOUR_CARDS,
    )
    assert table.place("general-store") == "unclaimed"
    assert table.round == 2
    table.everyone_keeps("all")
    table.a.chooses("card:wanted")
    assert len(table.told("store-drawn")) == 1
    assert table.a.store == "wanted"
    assert table.asks != "store-pick"
    assert table.waiting_for


@rule("dice-store-credit-time")
def test_unlimited_credit_may_be_played_before_the_first_draw():
    table = dice_town(
        at="general-store", store={"a": "unlimited-credit", "b": "equipment-1"}, dice={"a": "J J A A A"}
    )
    assert table.place("general-store") == "a"
    assert "store-drawn" not in table.events
    assert table.asks == "unlimited-credit"
    assert table.a.options == ["pass", "play"]
    assert table.waiting_for == "a"


@rule("dice-store-credit-time")
def test_a_card_gained_in_this_visit_comes_too_late():
    table = dice_town(at="general-store", store_deck="unlimited-credit wanted", dice={"a": "J J A A A"})
    table.a.chooses("card:unlimited-credit")
    assert table.a.store == "unlimited-credit"
    assert table.a.refused("card:unlimited-credit") == "dice-store-credit-time"
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c d"


@rule("dice-store-reshuffle")
def test_if_the_deck_runs_out_the_drawn_cards_stay_drawn_and_the_discard_pile_is_shuffled():
    table = dice_town(
        at="general-store",
        store_left=1,
        store_deck="equipment-8",
        discard="wanted dynamite",
        dice={"a": "J J A A A"},
    )
    assert table.last("store-shuffled") == {"count": 2, "rule": "dice-store-reshuffle"}
    assert "card:equipment-8" in table.a.options  # drawn before the shuffle, not shuffled in
    assert len(table.a.options) == 2
    assert table.store_deck == 1
    assert table.discard == ""
    assert table.waiting_for == "a"


@rule("dice-store-reshuffle")
def test_while_the_deck_lasts_nothing_is_shuffled():
    table = dice_town(
        at="general-store",
        store_left=2,
        store_deck="equipment-8 equipment-5",
        discard="wanted dynamite",
        dice={"a": "J J A A A"},
    )
    assert "store-shuffled" not in table.events
    assert table.discard == "dynamite wanted"
    assert table.waiting_for == "a"


@rule("dice-store-short")
def test_with_too_few_cards_the_winner_draws_what_there_is():
    table = dice_town(
        at="general-store",
        store_left=1,
        store_deck="equipment-8",
        discard="wanted",
        dice={"a": "J J J J A"},
    )
    assert set(table.a.options) == {"card:equipment-8", "card:wanted"}
    table.a.chooses("card:wanted")
    assert table.discard == "equipment-8"
    assert table.waiting_for == "a b c d"


@rule("dice-store-short")
def test_with_none_that_action_gives_nothing():
    table = dice_town(
        round=1,
        at="general-store",
        store_left=1,
        store_deck="equipment-8",
        discard="",
        dice={"a": "J A A A A"},
    )
    assert table.a.store == "equipment-8"  # the second action of round 1 finds no card
    assert len(table.told("store-drawn")) == 1
    assert table.waiting_for == "a b c d"


@rule("dice-store-joe-at-once")
def test_nervous_joe_is_played_before_a_second_store_action():
    table = dice_town(
        round=1,
        at="general-store",
        dollars={"a": 8, "b": 8},
        store_deck="nervous-joe wanted equipment-1 equipment-2",
        dice={"a": "J J A A A"},
    )
    table.a.chooses("card:nervous-joe")
    assert table.asks == "joe-target"
    assert len(table.told("store-drawn")) == 1
    table.a.chooses("seat:b")
    assert (table.a.dollars, table.b.dollars) == (12, 4)
    assert len(table.told("store-drawn")) == 2
    assert table.a.store == ""
    assert table.asks == "store-pick"
    assert table.waiting_for == "a"


@rule("dice-store-joe-at-once")
def test_nervous_joe_put_back_is_not_played():
    table = dice_town(at="general-store", store_deck="nervous-joe wanted", dice={"a": "J J A A A"})
    table.a.chooses("card:wanted")
    assert "card-played" not in table.events
    assert table.discard == "nervous-joe"
    assert table.waiting_for == "a b c d"
