"""Section 9: Wanted, which answers any card, and equipment, which answers nothing."""

import pytest

from posse.games.dice_town.facts import CARD_NAMES
from posse.testing import rule
from tests.games.dice_town.laying import dice_town

# A table for every card that a can play, up to the moment when Wanted may answer it, and what shows
# afterwards that nothing came of it.


def credit(store):
    table = dice_town(at="general-store", store={"a": "unlimited-credit", **store}, dice={"a": "J A A A A"})
    table.a.plays("unlimited-credit")
    return table, lambda: len(table.told("store-drawn")) == 1


def girls(store):
    table = dice_town(
        at="saloon", store={"a": "the-girls", **store}, property={"b": "1 2"}, dice={"a": "Q A A A A"}
    )
    table.a.plays("the-girls")
    return table, lambda: len(table.told("saloon-drawn")) == 1


def brute(store):
    table = dice_town(store={"a": "the-brute", **store}, rolls={"a": "9 9 9 9 9"})
    table.a.keeps("9 9", declaring="brute")
    table.everyone_keeps("9")
    return table, lambda: table.a.dollars == 7


def cheater(store):
    table = dice_town(store={"a": "professional-cheater", **store}, rolls={"a": "9 9 9 9 9"})
    table.a.keeps("9", declaring="cheater")
    table.everyone_keeps("9")
    table.a.chooses("turn:0:A")
    return table, lambda: table.a.kept == "9"


def corruption(store):
    others = dict.fromkeys("bcd", "9 9 9 10 J")
    table = dice_town(at="town-hall", store={"a": "corruption", **store}, dice={"a": "K K K K 9", **others})
    table.a.plays("corruption")
    return table, lambda: len(table.a.property.split()) == 1


def dynamite(store):
    table = dice_town(at="gold-mine", store={"a": "dynamite", **store}, dice={"a": "9 A A A A"})
    table.a.plays("dynamite")
    return table, lambda: table.a.nuggets == 1


def joe(store):
    table = dice_town(at="general-store", store=store, store_deck="nervous-joe", dice={"a": "J A A A A"})
    table.a.chooses("seat:b")
    return table, lambda: table.b.dollars == 8


def marshal(store):
    table = dice_town(at="sheriff", store={"a": "marshal", **store}, dice={"b": "K K K A A"})
    table.a.plays("marshal")
    for letter in store:
        if letter != "b":  # the winner is not asked
            getattr(table, letter).passes()
    return table, lambda: table.sheriff == "b"


def split(store):
    table = dice_town(at="bank", bank=3, store={"a": "even-split", **store}, dice={"b": "10 A A A A"})
    table.a.plays("even-split")
    for letter in store:
        if letter != "b":  # the robber is not asked
            getattr(table, letter).passes()
    return table, lambda: "split-paid" not in table.events


def elixir(store):
    table = dice_town(
        at="doc-badluck",
        store={"a": "doc-badlucks-elixir", **store},
        nuggets={"b": 1},
        mine=29,
        dice={"a": "A 9 9 9 9", "b": "10 10 10 10 10", "c": "10 10 10 10 10", "d": "10 10 10 10 10"},
        won="a b c d",
    )
    table.a.plays("doc-badlucks-elixir")
    return table, lambda: "elixir-drunk" not in table.events and table.b.nuggets == 1


PLAYS = [credit, girls, brute, cheater, corruption, dynamite, joe, marshal, split, elixir]


@rule("dice-wanted-window", "dice-wanted-effect")
@pytest.mark.parametrize("play", PLAYS)
def test_wanted_cancels_any_card_before_its_effect(play):
    table, nothing_came_of_it = play({"c": "wanted"})
    assert table.asks == "wanted"
    assert table.waiting_for == "c"
    card = table.last("card-played")["card"]
    table.c.plays("wanted")
    assert nothing_came_of_it()
    cancelled = table.last("cancelled")
    assert (cancelled["seat"], cancelled["card"], cancelled["by"]) == (0, card, 2)
    assert {CARD_NAMES[card], "wanted"} <= set(table.discard.split())  # both are discarded
    assert table.c.store == ""


@rule("dice-wanted-window")
@pytest.mark.parametrize("play", PLAYS)
def test_all_opponents_who_could_hold_wanted_are_asked_and_nobody_else(play):
    table, _ = play({"b": "equipment-1", "d": "equipment-2"})
    assert table.asks == "wanted"
    assert table.waiting_for == "b d"
    assert table.b.options == ["pass"]


@rule("dice-wanted-not-own")
@pytest.mark.parametrize("play", PLAYS)
def test_nobody_is_asked_to_cancel_their_own_card(play):
    table, _ = play({"b": "equipment-1"})
    assert "a" not in table.waiting_for
    assert table.a.refused("play") == "dice-wanted-window"


@rule("dice-wanted-not-own")
def test_a_player_who_holds_wanted_themselves_cannot_use_it_on_their_card():
    table = dice_town(at="gold-mine", store={"a": "dynamite wanted"}, dice={"a": "9 A A A A"})
    table.a.plays("dynamite")
    assert table.a.nuggets == 2  # no window: nobody else has a store card
    assert table.a.store == "wanted"


@rule("dice-wanted-victim-may")
@pytest.mark.parametrize("letter", ["b", "c"])
def test_the_victim_may_cancel_it_or_anybody_else(letter):
    table, nothing_came_of_it = joe({letter: "wanted"})
    assert table.waiting_for == letter
    getattr(table, letter).plays("wanted")
    assert nothing_came_of_it()


@rule("dice-wanted-not-equipment")
def test_equipment_is_never_played():
    table = dice_town(store={"a": "equipment-8", "b": "wanted"}, rolls={})
    assert not [option for option in table.a.options if "equipment" in option]
    assert table.a.refused("card:equipment-8") == "dice-wanted-not-equipment"
    assert table.a.refused("play:equipment-8") == "dice-wanted-not-equipment"
    assert table.waiting_for == "a b c d"


@rule("dice-wanted-single")
def test_wanted_itself_is_never_cancelled():
    table = dice_town(
        at="gold-mine",
        store={"a": "dynamite equipment-1", "b": "wanted", "c": "equipment-2", "d": "equipment-3"},
        dice={"a": "9 A A A A"},
    )
    table.a.plays("dynamite")
    table.b.plays("wanted")
    table.c.passes()
    table.d.passes()
    assert table.a.nuggets == 1
    assert table.asks == "commit-keep"  # no window for Wanted
    assert table.waiting_for == "a b c d"


@rule("dice-wanted-window")
def test_a_card_without_effect_opens_no_window():
    table = dice_town(store={"a": "professional-cheater", "c": "wanted"}, rolls={"a": "9 9 9 9 9"})
    table.a.keeps("9", declaring="cheater")
    table.everyone_keeps("9")
    table.a.chooses("leave")
    assert table.asks == "commit-keep"


# Equipment


@rule("dice-equipment-score")
@pytest.mark.parametrize("points", [1, 2, 3, 4, 5, 8])
def test_equipment_in_hand_scores_its_value(points):
    plain = dice_town(rolls={}).score
    table = dice_town(store={"b": f"equipment-{points}"}, rolls={})
    assert table.score == {**plain, "b": plain["b"] + points}


@rule("dice-equipment-stealable")
def test_equipment_can_be_stolen_and_is_hidden():
    table = dice_town(at="saloon", store={"b": "equipment-8"}, dice={"a": "Q A A A A"})
    assert table.a.store == "equipment-8"
    assert table.c.hears("stolen")["card"] is None
    assert table.c.sees.players[0].store_count == 1


@rule("dice-equipment-stealable")
def test_equipment_can_be_a_bribe():
    table = dice_town(
        sheriff="d", at="gold-mine", store={"a": "equipment-8"}, dice={"a": "9 A A A A", "b": "9 A A A A"}
    )
    table.a.offers(cards="equipment-8")
    table.everyone_passes()
    assert table.d.hears("offered")["cards"] == (16,)
    table.d.rules_for("a")
    assert (table.a.store, table.d.store) == ("", "equipment-8")


@rule("dice-action-card-no-score")
def test_action_cards_left_in_hand_score_nothing():
    plain = dice_town(rolls={}).score
    actions = (
        "unlimited-credit the-girls the-brute the-brute professional-cheater corruption dynamite marshal"
    )
    table = dice_town(store={"b": actions, "c": "even-split wanted doc-badlucks-elixir"}, rolls={})
    assert table.score == plain
