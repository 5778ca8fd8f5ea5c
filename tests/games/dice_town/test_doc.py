"""Section 8.8: Doc Badluck."""

import pytest

from posse.testing import rule
from tests.games.dice_town.laying import dice_town


def visit(dice, **arranged):
    """Seat a alone has won nothing; the others have."""
    arranged.setdefault("won", "b c d")
    return dice_town(at="doc-badluck", dice={"a": dice}, **arranged)


# Who may visit


@rule("dice-doc-eligible")
def test_who_has_won_nothing_may_visit_doc():
    table = visit("K K K K K")
    assert table.sees.visitors == [0]
    assert table.a.asked == "doctor-remedy"
    assert table.b.refused("place:doc-badluck") == "dice-doc-eligible"
    assert table.waiting_for == "a"


@rule("dice-doc-eligible", "dice-doc-nobody")
def test_if_all_have_won_something_step_8_ends_at_once():
    table = visit("K K K K K", won="a b c d")
    assert table.round == 3
    assert table.waiting_for == "a b c d"


WINS = [
    ("gold-mine", "9 K K K K", {}),
    ("bank", "10 K K K K", {"bank": 1}),
    ("general-store", "J K K K K", {"store_deck": "equipment-1"}),
    ("saloon", "Q K K K K", {"property": {"b": "1"}}),
    ("sheriff", "K K K K 9", {"sheriff": "b"}),
]


@rule("dice-doc-won-definition")
@pytest.mark.parametrize(("place", "dice", "arranged"), WINS)
def test_what_counts_as_winning_something(place, dice, arranged):
    table = dice_town(at=f"{place} doc-badluck", won="b c d", dice={"a": dice}, **arranged)
    table.everyone_passes()
    assert table.place(place) == "a"
    assert table.asks == "commit-keep"  # no visit
    assert table.round == 3
    assert table.waiting_for == "a b c d"


@rule("dice-doc-won-definition")
def test_a_property_card_from_the_town_hall_counts_too():
    table = dice_town(
        players=2, at="town-hall doc-badluck", won="b", dice={"a": "K K K K K", "b": "9 10 J Q A"}
    )
    assert table.a.property
    assert table.round == 3
    assert table.waiting_for == "a b"


@rule("dice-doc-loss-no-matter")
def test_losing_the_gain_again_does_not_make_eligible():
    table = dice_town(
        at="general-store saloon doc-badluck",
        won="c d",
        store_deck="equipment-8",
        dice={"a": "J K K K K", "b": "Q K K K K"},
    )
    assert table.a.store == ""  # drawn in the store, stolen in the saloon
    assert table.b.store == "equipment-8"
    table.everyone_passes()
    assert table.round == 3
    assert table.waiting_for == "a b c d"


@rule("dice-doc-loss-no-matter")
def test_nor_does_even_split():
    table = dice_town(
        at="bank doc-badluck",
        bank=2,
        store={"b": "even-split"},
        won="c d",
        dice={"a": "10 K K K K", "b": "K K K K K"},
    )
    table.b.plays("even-split")
    assert table.sees.visitors == [1]
    assert table.waiting_for == "b"


@rule("dice-doc-empty-bank")
def test_the_most_10s_with_an_empty_bank_are_not_a_win():
    table = dice_town(at="bank doc-badluck", bank=0, won="b c d", dice={"a": "10 K K K K"})
    assert table.a.asked == "doctor-remedy"
    assert table.waiting_for == "a"


@rule("dice-doc-marshal-blocked")
def test_kings_stopped_by_marshal_are_not_a_win():
    table = dice_town(
        at="sheriff doc-badluck", sheriff="b", store={"c": "marshal"}, won="b c d", dice={"a": "K K K K K"}
    )
    table.c.plays("marshal")
    assert table.sheriff == "b"
    assert table.a.asked == "doctor-remedy"
    assert table.waiting_for == "a"


@rule("dice-doc-cards-not-wins")
def test_gains_from_even_split_are_not_wins():
    table = dice_town(
        at="bank doc-badluck",
        bank=6,
        dollars={"a": 8, "b": 8},
        store={"b": "even-split"},
        won="c d",
        dice={"a": "10 K K K K", "b": "K K K K K"},
    )
    table.b.plays("even-split")
    assert table.b.dollars == 11
    assert not table.b.has_won
    assert table.waiting_for == "b"  # at Doc's


@rule("dice-doc-cards-not-wins")
def test_gains_from_nervous_joe_are_not_wins():
    table = visit("J A A A A", store_deck="nervous-joe", dollars={"a": 8})
    table.a.chooses("store-card")
    table.a.chooses("seat:b")
    assert table.a.dollars == 12
    assert "won" not in table.events
    assert table.waiting_for == "a b c d"


@rule("dice-doc-elixir-time")
def test_step_8_starts_with_an_elixir_window_for_those_who_have_won_something():
    table = dice_town(
        at="doc-badluck",
        store={"a": "equipment-1", "b": "doc-badlucks-elixir", "c": "equipment-2"},
        won="b c",
        dice={"a": "K K K K K"},
        nuggets={"a": 1},
    )
    assert table.asks == "elixir"
    assert table.waiting_for == "b c"  # a may visit anyway, d has no store card
    table.everyone_passes()
    assert table.asks == "doctor-order"


@rule("dice-doc-elixir-time", "dice-window-could-hold")
def test_nobody_is_asked_for_an_elixir_that_everybody_saw_played():
    table = dice_town(
        at="doc-badluck",
        played="doc-badlucks-elixir",
        store={"a": "equipment-1", "b": "equipment-3", "c": "equipment-2"},
        won="b c",
        dice={"a": "K K K K K"},
        nuggets={"a": 1},
    )
    assert table.asks == "doctor-order"


# The order of visits


@rule("dice-doc-order")
def test_the_sheriff_fixes_the_full_order_before_the_first_visit():
    table = dice_town(at="doc-badluck", sheriff="b", won="c", dice={"a": "K A A A A"}, nuggets={"c": 3})
    assert table.asks == "doctor-order"
    assert table.b.options == ["seat:a", "seat:b", "seat:d"]
    assert table.b.refused("seat:c") == "dice-doc-eligible"
    table.b.chooses("seat:d")
    assert table.b.options == ["seat:a", "seat:b"]
    assert table.b.refused("seat:d") == "dice-doc-once"
    table.b.chooses("seat:b")  # the sheriff too, anywhere
    assert table.last("doc-order")["seats"] == (3, 1, 0)
    assert table.waiting_for == "d"
    for letter in "dba":
        assert table.waiting_for == letter
        getattr(table, letter).chooses("decline")
    assert table.waiting_for == "a b c d"


@rule("dice-doc-order")
def test_a_single_visitor_needs_no_order():
    table = visit("K K K K K", sheriff="d")
    assert "doc-order" not in table.events
    assert table.waiting_for == "a"


@rule("dice-doc-order-no-offers")
def test_no_offers_are_made_for_the_order():
    table = dice_town(at="doc-badluck", sheriff="b", won="c d", dice={"a": "K A A A A"}, nuggets={"c": 3})
    assert table.asks == "doctor-order"
    assert table.waiting_for == "b"
    assert table.a.refused("for:a") == "dice-doc-order"
    assert "dispute" not in table.events


@rule("dice-doc-one-by-one")
def test_later_visitors_see_what_earlier_ones_did():
    table = dice_town(
        at="doc-badluck",
        sheriff="c",
        won="c d",
        nuggets={"c": 1, "d": 0},
        dice={"a": "A 9 9 9 9", "b": "A 9 9 9 9"},
    )
    table.c.chooses("seat:b")
    assert table.waiting_for == "b"
    table.b.chooses("big-theft")
    assert table.waiting_for == "a"
    table.a.chooses("big-theft")  # from b, who has it now
    assert [table.a.nuggets, table.b.nuggets, table.c.nuggets] == [1, 0, 0]
    assert table.waiting_for == "a b c d"


@rule("dice-doc-one-by-one", "dice-doc-useful-only")
def test_a_remedy_may_have_become_useless_meanwhile():
    table = dice_town(
        at="doc-badluck",
        sheriff="d",
        won="c d",
        nuggets={"c": 0, "d": 0},
        mine=29,
        dice={"a": "A 9 9 9 9", "b": "A 9 9 9 9"},
        store={"d": "equipment-1"},
    )
    # b holds the one nugget, so a could steal it, but b has nothing to steal before a has been.
    table.everyone_passes()
    table.d.chooses("seat:b")
    assert table.last("doc-helpless")["seat"] == 1
    assert table.waiting_for == "a"


@rule("dice-doc-optional")
def test_a_visit_may_be_declined():
    table = visit("K K K K K")
    assert table.a.options == ["small-theft", "decline"]
    table.a.chooses("decline")
    assert table.last("doc-declined")["rule"] == "dice-doc-optional"
    assert table.a.dollars == 8
    assert table.waiting_for == "a b c d"


# Remedies


@rule("dice-doc-one-remedy")
def test_a_visitor_chooses_one_remedy_for_which_they_have_a_die():
    table = visit("9 J K K K", property={"a": "1"}, nuggets={"b": 1})
    assert table.a.options == ["barbed-wire", "store-card", "small-theft", "decline"]
    assert table.a.refused("big-theft") == "dice-doc-one-remedy"  # no ace
    table.a.chooses("small-theft")
    assert table.a.property == "1"
    assert table.asks == "commit-keep"  # one remedy only
    assert table.waiting_for == "a b c d"


@rule("dice-doc-dice")
@pytest.mark.parametrize("dice", ["K 9 9 9 9", "K K K K K"])
def test_one_matching_die_is_enough_and_more_give_no_more(dice):
    table = visit(dice, dollars={"a": 8, "b": 8, "c": 8, "d": 8})
    table.a.chooses("small-theft")
    assert table.a.dollars == 14
    assert table.waiting_for == "a b c d"


@rule("dice-doc-dice")
def test_it_must_be_their_own_die():
    table = dice_town(
        at="doc-badluck", won="b c d", property={"a": "1"}, dice={"a": "9 9 9 9 9", "b": "K K A A A"}
    )
    assert table.a.options == ["barbed-wire", "decline"]
    assert table.waiting_for == "a"


@rule("dice-doc-useful-only")
def test_only_remedies_that_would_do_something_are_offered():
    table = visit(
        "9 J K A A", dollars={"b": 0, "c": 0, "d": 0}, store_left=0, discard="", property={"b": "1"}
    )
    assert table.last("doc-helpless")["rule"] == "dice-doc-useful-only"
    assert table.round == 3  # the visit had no effect
    assert table.waiting_for == "a b c d"


@rule("dice-doc-useful-only", "dice-doc-fence-short")
@pytest.mark.parametrize(
    ("remedy", "useful", "rule_id"),
    [
        ("barbed-wire", {"property": {"a": "1"}}, "dice-doc-fence-short"),
        ("store-card", {"discard": "wanted"}, "dice-doc-useful-only"),
        ("small-theft", {"dollars": {"b": 0, "c": 1, "d": 0}}, "dice-doc-useful-only"),
        ("big-theft", {"nuggets": {"b": 0, "c": 1}}, "dice-doc-useful-only"),
    ],
)
def test_each_remedy_is_there_when_it_does_something(remedy, useful, rule_id):
    useless = {"dollars": {"b": 0, "c": 0, "d": 0}, "store_left": 0, "discard": ""}
    always = {"property": {"a": "1"}} if remedy != "barbed-wire" else {"nuggets": {"b": 1}}
    table = visit("9 J K A A", **(useless | always))
    table.everyone_passes()
    assert remedy not in table.a.options
    assert table.a.refused(remedy) == rule_id
    table = visit("9 J K A A", **(useless | always | useful))
    table.everyone_passes()
    assert remedy in table.a.options
    assert table.waiting_for == "a"


@rule("dice-doc-once")
def test_nobody_visits_twice_in_a_round():
    table = visit("K K K K K")
    table.a.chooses("small-theft")
    assert len(table.told("small-theft")) == 3
    assert table.asks == "commit-keep"
    assert table.a.refused("place:doc-badluck") == "dice-doc-eligible"
    assert table.waiting_for == "a b c d"


@rule("dice-doc-fence", "dice-fence-permanent")
@pytest.mark.parametrize("die", ["9", "10"])
def test_a_9_or_10_fences_two_property_cards(die):
    table = visit(f"{die} K K K K", property={"a": "1 3 5"})
    table.a.chooses("barbed-wire")
    assert table.asks == "fence-pick"
    assert table.a.options == ["card:property-1", "card:property-3", "card:property-5"]
    assert table.a.refused("card:property-4") == "dice-doc-fence"
    table.a.chooses("card:property-5")
    assert table.a.options == ["card:property-1", "card:property-3"]
    table.a.chooses("card:property-3")
    assert (table.a.fenced, table.a.property) == ("3 5", "1")
    assert table.b.sees.players[0].fenced == [19, 21]  # face up for all
    assert table.waiting_for == "a b c d"


@rule("dice-doc-fence")
def test_exactly_two_are_fenced_without_asking_if_there_are_two():
    table = visit("9 K K K K", property={"a": "1 3"})
    table.a.chooses("barbed-wire")
    assert (table.a.fenced, table.a.property) == ("1 3", "")
    assert table.last("fenced")["count"] == 2
    assert table.waiting_for == "a b c d"


@rule("dice-doc-fence-short")
def test_with_one_property_card_that_one_is_fenced():
    table = visit("9 K K K K", property={"a": "4"})
    table.a.chooses("barbed-wire")
    assert (table.a.fenced, table.a.property) == ("4", "")
    assert table.waiting_for == "a b c d"


@rule("dice-doc-fence-short")
def test_with_none_there_is_nothing_to_fence():
    table = visit("9 K K K K", fenced={"a": "4"})
    assert table.a.options == ["small-theft", "decline"]
    assert table.a.refused("barbed-wire") == "dice-doc-fence-short"
    assert table.waiting_for == "a"


@rule("dice-doc-store-card")
@pytest.mark.parametrize("die", ["J", "Q"])
def test_a_j_or_q_takes_the_top_card_of_the_store_deck_unseen(die):
    table = visit(f"{die} 9 9 9 9", store_deck="equipment-8 wanted")
    table.a.chooses("store-card")
    assert table.a.store == "equipment-8"
    assert table.store_deck == 18
    assert table.a.hears("doc-card")["card"] == 16
    assert table.b.hears("doc-card")["card"] is None
    assert table.waiting_for == "a b c d"


@rule("dice-doc-store-card")
def test_from_an_empty_deck_after_a_shuffle():
    table = visit("J 9 9 9 9", store_left=0, discard="wanted dynamite")
    table.a.chooses("store-card")
    assert table.last("store-shuffled")["count"] == 2
    assert table.a.store in ("wanted", "dynamite")
    assert (table.store_deck, table.discard) == (1, "")
    assert table.waiting_for == "a b c d"


@rule("dice-doc-store-card-joe")
def test_nervous_joe_from_doc_is_played_at_once():
    table = visit("J 9 9 9 9", store_deck="nervous-joe", dollars={"a": 8, "b": 8})
    table.a.chooses("store-card")
    assert table.asks == "joe-target"
    assert table.waiting_for == "a"
    table.a.chooses("seat:b")
    assert (table.a.dollars, table.b.dollars, table.a.store) == (12, 4, "")
    assert table.discard == "nervous-joe"


@rule("dice-doc-small-theft")
def test_a_king_takes_2_dollars_from_every_opponent_or_what_they_have():
    table = visit("K 9 9 9 9", dollars={"a": 0, "b": 8, "c": 1, "d": 0})
    table.a.chooses("small-theft")
    assert [player.dollars for player in table.sees.players] == [3, 6, 0, 0]
    assert [facts["dollars"] for facts in table.told("small-theft")] == [2, 1]
    assert table.waiting_for == "a b c d"


@rule("dice-doc-big-theft")
def test_an_ace_takes_a_nugget_from_every_opponent_who_has_one():
    table = visit("A 9 9 9 9", nuggets={"a": 1, "b": 5, "c": 0, "d": 1})
    table.a.chooses("big-theft")
    assert [player.nuggets for player in table.sees.players] == [3, 4, 0, 0]
    assert table.mine == 23  # the mine gives nothing
    assert table.waiting_for == "a b c d"


# Fences


@rule("dice-fence-permanent")
def test_a_fenced_card_cannot_be_taken_up_again():
    table = visit("9 K K K K", property={"a": "1 2 3"}, fenced={"a": "5"})
    table.a.chooses("barbed-wire")
    assert table.a.refused("card:property-5") == "dice-doc-fence"
    table.a.chooses("card:property-1")
    table.a.chooses("card:property-2")
    assert table.a.fenced == "1 2 5"
    assert table.round == 3  # and still there in the next round
    assert table.waiting_for == "a b c d"


@rule("dice-fence-safe")
def test_who_has_only_fenced_cards_cannot_be_robbed():
    table = dice_town(
        at="saloon", fenced={"b": "5 5"}, property={"c": "1", "d": "2"}, dice={"a": "Q Q Q Q Q"}
    )
    assert table.a.options == ["rob:c:1+0", "rob:d:1+0"]
    assert table.a.refused("rob:b:2+0") == "dice-saloon-stealable"
    assert table.waiting_for == "a"


@rule("dice-fence-counts")
def test_a_fenced_card_scores_and_breaks_ties():
    table = dice_town(
        players=2,
        sheriff="b",
        at="gold-mine",
        mine=1,
        nuggets={"a": 10, "b": 19},
        dollars={"a": 8, "b": 8},
        fenced={"a": "5 5 3"},
        dice={"a": "9 A A A A"},
    )
    assert table.over
    assert table.score == {"a": 11 + 4 + 13, "b": 19 + 4 + 5}
    assert table.winners == "a"  # equal points, more property cards
    assert table.waiting_for == ""


@rule("dice-fence-counts")
def test_fenced_cards_are_owned_when_the_last_property_card_goes():
    table = dice_town(
        players=2,
        at="town-hall",
        row="1",
        property_left=0,
        dice={"a": "K K K K K", "b": "9 10 J Q A"},
    )
    assert len(table.b.fenced.split()) == 24
    assert table.over
    assert table.last("game-ended")["rule"] == "dice-end-property"
    assert table.waiting_for == ""


@rule("dice-fence-only-property")
def test_store_cards_cannot_be_fenced():
    table = visit("9 K K K K", property={"a": "1 2 3"}, store={"a": "equipment-8 wanted"})
    table.everyone_passes()
    table.a.chooses("barbed-wire")
    assert table.a.options == ["card:property-1", "card:property-2", "card:property-3"]
    assert table.a.refused("card:equipment-8") == "dice-fence-only-property"
    assert table.waiting_for == "a"


@rule("dice-fence-no-limit")
def test_further_cards_may_be_fenced_on_later_visits():
    table = visit("9 K K K K", property={"a": "1 2"}, fenced={"a": "3 3 4 4 5 5"})
    table.a.chooses("barbed-wire")
    assert table.a.fenced == "1 2 3 3 4 4 5 5"
    assert table.waiting_for == "a b c d"
