"""Section 8.5: the saloon."""

import pytest

from posse.testing import rule
from tests.games.dice_town.laying import dice_town


@rule("dice-saloon-victim")
def test_the_winner_chooses_an_opponent_who_has_a_card():
    table = dice_town(at="saloon", property={"a": "1", "b": "2", "c": "3"}, dice={"a": "Q A A A A"})
    assert table.asks == "saloon-target"
    assert table.a.options == ["rob:b:1+0", "rob:c:1+0"]
    assert table.a.refused("rob:a:1+0") == "dice-saloon-victim"
    assert table.a.refused("rob:d:1+0") == "dice-saloon-stealable"  # d has none
    table.a.chooses("rob:c:1+0")
    assert table.a.property == "1 3"
    assert table.c.property == ""
    assert table.waiting_for == "a b c d"


@rule("dice-saloon-stealable", "dice-fence-safe")
def test_hand_cards_can_be_stolen_fenced_cards_cannot():
    table = dice_town(
        at="saloon",
        store={"b": "wanted"},
        property={"b": "5"},
        fenced={"b": "1 1", "c": "4"},
        dice={"a": "Q Q Q Q Q"},
    )
    assert set(table.a.options) == {"card:wanted", "card:property-5"}  # all that b holds; c holds nothing
    table.a.chooses("card:wanted")
    assert table.b.fenced == "1 1"
    assert table.a.refused("fenced:property-1") == "dice-fence-safe"
    assert table.waiting_for == "a b c d"


@rule("dice-saloon-draw")
@pytest.mark.parametrize(("dice", "count"), [("Q Q A A A", 2), ("Q Q Q A A", 3), ("Q Q Q Q Q", 4)])
def test_the_winner_draws_a_card_for_each_q_or_all_there_are(dice, count):
    table = dice_town(at="saloon", property={"b": "1 2 3 4"}, dice={"a": dice})
    assert table.last("saloon-drawn")["property"] == count
    assert table.sees.players[1].property_count == 4 - count
    assert len(table.a.sees.drawn) == count
    assert table.waiting_for == "a"


@rule("dice-saloon-split")
def test_the_winner_first_says_how_many_property_cards_and_how_many_store_cards():
    table = dice_town(
        at="saloon",
        property={"b": "1 2"},
        store={"b": "wanted dynamite marshal"},
        dice={"a": "Q Q Q A A"},
        drawn="2 dynamite marshal",
    )
    assert table.a.options == ["rob:b:0+3", "rob:b:1+2", "rob:b:2+1"]
    assert table.a.refused("rob:b:3+0") == "dice-saloon-split"  # b does not hold three
    assert table.a.refused("rob:b:1+1") == "dice-saloon-split"
    for nonsense in "rob:b", "rob:b:1", "rob:b:+3", "rob:b:11+2", "rob:z:1+2", "rob:b:²+1":
        assert table.a.refused(nonsense) == "dice-saloon-victim"
    table.a.chooses("rob:b:1+2")
    assert set(table.a.options) == {"card:property-2", "card:dynamite", "card:marshal"}
    assert table.waiting_for == "a"


@rule("dice-saloon-split")
def test_with_five_queens_all_five_may_be_of_one_kind():
    table = dice_town(
        at="saloon",
        property={"b": "1 2 3 4 5 5"},
        store={"b": "wanted dynamite marshal even-split corruption equipment-1"},
        dice={"a": "Q Q Q Q Q"},
    )
    assert table.a.options == [f"rob:b:{split}+{5 - split}" for split in range(6)]
    assert table.waiting_for == "a"


@rule("dice-saloon-split")
def test_which_cards_of_a_kind_the_winner_draws_is_chance():
    for cards in "1", "3", "5":
        table = dice_town(
            at="saloon",
            property={"b": "1 3 5", "c": "2"},
            dice={"a": "Q A A A A"},
            drawn=cards,
        )
        table.a.chooses("rob:b:1+0")
        assert table.a.property == cards
        assert table.waiting_for == "a b c d"


@rule("dice-saloon-look")
def test_only_thief_and_victim_see_the_drawn_cards():
    table = dice_town(
        at="saloon", property={"b": "1 3 5"}, store={"b": "wanted"}, dice={"a": "Q Q A A A"}, drawn="5 wanted"
    )
    table.a.chooses("rob:b:1+1")
    assert sorted(table.a.sees.drawn) == sorted(table.b.sees.drawn) == [9, 21]
    assert table.c.sees.drawn == []
    assert (table.c.sees.drawn_by, table.c.sees.drawn_from) == (0, 1)
    assert (table.c.sees.drawn_property, table.c.sees.drawn_store) == (1, 1)
    assert table.a.hears("saloon-drawn")["cards"] == table.b.hears("saloon-drawn")["cards"] == (21, 9)
    assert table.c.hears("saloon-drawn")["cards"] is None
    assert table.last("saloon-drawn")["cards"] is None
    assert table.waiting_for == "a"


@rule("dice-saloon-keep-one")
def test_the_winner_keeps_exactly_one_and_returns_the_rest():
    table = dice_town(
        at="saloon", property={"b": "1 3 5"}, store={"b": "wanted"}, dice={"a": "Q Q A A A"}, drawn="5 wanted"
    )
    table.a.chooses("rob:b:1+1")
    assert table.a.refused("card:property-1") == "dice-saloon-keep-one"  # a did not draw it
    assert table.a.refused("pass") == "dice-saloon-keep-one"
    table.a.chooses("card:property-5")
    assert (table.a.property, table.a.store) == ("5", "")
    assert (table.b.property, table.b.store) == ("1 3", "wanted")
    assert (table.sees.drawn_by, table.sees.drawn_from) == (-1, -1)  # nobody looks at cards any longer
    assert table.waiting_for == "a b c d"


@rule("dice-saloon-known")
def test_the_stolen_card_is_known_to_thief_and_victim_to_others_only_its_kind():
    table = dice_town(
        at="saloon", property={"b": "1 3 5"}, store={"b": "wanted"}, dice={"a": "Q Q A A A"}, drawn="5 wanted"
    )
    table.a.chooses("rob:b:1+1")
    table.a.chooses("card:wanted")
    assert table.a.hears("stolen")["card"] == table.b.hears("stolen")["card"] == 9
    assert table.c.hears("stolen")["card"] is None
    assert table.c.hears("stolen")["kind"] == "kind-store"
    assert table.b.sees.players[0].known == [9]  # the victim knows what the thief has
    assert table.a.sees.players[1].known == [21]  # and the thief knows the card that went back
    assert table.c.sees.players[0].known == table.c.sees.players[1].known == []
    assert table.waiting_for == "a b c d"


@rule("dice-saloon-only-cards")
def test_the_saloon_steals_no_dollars_no_nuggets_and_no_badge():
    table = dice_town(
        at="saloon", sheriff="b", nuggets={"b": 5}, property={"b": "1", "c": "2"}, dice={"a": "Q Q Q Q Q"}
    )
    assert table.a.options == ["rob:b:1+0", "rob:c:1+0"]
    table.a.chooses("rob:b:1+0")
    assert (table.b.dollars, table.b.nuggets, table.sheriff) == (8, 5, "b")
    assert (table.a.dollars, table.a.nuggets) == (8, 0)
    assert table.waiting_for == "a b c d"


@rule("dice-saloon-nothing")
def test_if_only_the_winner_has_cards_they_steal_nothing_and_has_won_nothing():
    table = dice_town(
        at="saloon doc-badluck",
        property={"a": "1"},
        won="b c d",
        dice={"a": "Q Q 9 A A"},
        store_deck="wanted",
    )
    assert table.last("nothing-there")["rule"] == "dice-saloon-nothing"
    assert not table.a.has_won
    assert table.a.asked == "doctor-remedy"
    assert table.waiting_for == "a"


@rule("dice-saloon-nothing")
def test_with_somebody_to_rob_they_have_won_something():
    table = dice_town(
        at="saloon doc-badluck", property={"a": "1", "b": "2"}, won="b c d", dice={"a": "Q Q 9 A A"}
    )
    assert table.a.property == "1 2"
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c d"


@rule("dice-saloon-girls-time")
def test_the_girls_are_played_when_the_first_victim_is_asked_for():
    table = dice_town(
        at="saloon", store={"a": "the-girls"}, property={"b": "1 2", "c": "3"}, dice={"a": "Q A A A A"}
    )
    assert table.a.options == ["rob:b:1+0", "rob:c:1+0", "play:the-girls"]
    table.a.plays("the-girls")
    assert table.a.options == ["rob:b:1+0", "rob:c:1+0"]
    assert table.a.refused("play:the-girls") == "dice-saloon-girls-time"
    assert table.waiting_for == "a"


@rule("dice-saloon-girls-time")
def test_once_a_victim_is_named_it_is_too_late():
    table = dice_town(
        at="saloon", store={"a": "the-girls"}, property={"b": "1 2", "c": "3"}, dice={"a": "Q Q A A A"}
    )
    table.a.chooses("rob:b:2+0")
    assert table.asks == "saloon-pick"
    assert table.a.refused("play:the-girls") == "dice-saloon-girls-time"
    table.a.chooses("card:property-2")
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c d"


@rule("dice-saloon-girls-time")
def test_who_could_hold_the_girls_is_asked_even_with_a_single_victim():
    for hand in "the-girls", "equipment-1":
        table = dice_town(at="saloon", store={"a": hand}, property={"b": "1"}, dice={"a": "Q A A A A"})
        assert table.asks == "saloon-target"
        assert table.waiting_for == "a"
    assert table.a.refused("play:the-girls") == "dice-saloon-girls-time"  # without the card
