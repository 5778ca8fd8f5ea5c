"""Section 8.7: the town hall."""

import pytest

from posse.testing import rule
from tests.games.dice_town.laying import dice_town

WEAK = "9 10 J Q A"


def hall(dice, **arranged):
    """Two players; a has the better hand."""
    arranged.setdefault("row", "1 2 3")
    arranged.setdefault("property_deck", "4 5 5 5")
    at = arranged.pop("at", "town-hall")
    return dice_town(players=2, sheriff="b", at=at, dice={"a": dice, "b": WEAK}, **arranged)


@rule("dice-hall-best-hand")
def test_the_best_hand_wins_the_town_hall():
    table = dice_town(
        players=3, at="town-hall", dice={"a": "K K K Q J", "b": "9 9 9 10 10", "c": "A A K K Q"}
    )
    assert table.place("town-hall") == "b"
    assert table.last("won")["rule"] == "dice-hall-best-hand"
    assert table.waiting_for == "a b c"


@rule("dice-hall-best-hand")
def test_somebody_always_does_even_with_nothing_in_their_hand():
    table = dice_town(players=2, at="town-hall", dice={"a": "9 10 J Q A", "b": "9 10 J K A"})
    assert table.place("town-hall") == "b"
    assert table.waiting_for == "a b"


@rule("dice-hall-first-card", "dice-hall-to-hand")
def test_the_winner_takes_the_card_in_slot_1_into_their_hand():
    table = hall("K K K Q J", row="4 2 3")
    assert table.a.property == "4"
    assert table.a.fenced == ""
    assert table.a.sees.players[0].property_count == 1
    assert table.last("property-taken")["count"] == 1
    assert table.waiting_for == "a b"


@rule("dice-hall-aces", "dice-hall-max-three")
@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        ("K K K Q J", "1"),
        ("K K K Q A", "1 2"),
        ("K K K A A", "1 2 3"),
        ("K A A A A", "1 2 3"),
        ("A A A A A", "1 2 3"),
    ],
)
def test_one_more_card_for_each_ace_three_at_most(dice, taken):
    table = hall(dice)
    assert table.a.property == taken
    assert table.row == {"1": "2 3 4", "1 2": "3 4 5", "1 2 3": "4 5 5"}[taken]
    assert table.waiting_for == "a b"


@rule("dice-hall-aces")
def test_in_slot_order():
    table = hall("K K K Q A", row="5 1 3")
    assert table.last("property-taken")["cards"] == (21, 17)  # slot 1, then slot 2
    assert table.waiting_for == "a b"


@rule("dice-hall-aces-winner-only")
def test_aces_of_others_give_nothing():
    table = dice_town(players=2, at="town-hall", row="1 2 3", dice={"a": "9 9 10 10 J", "b": "A A K Q J"})
    assert table.a.property == "1"
    assert table.b.property == ""
    assert table.waiting_for == "a b"


@rule("dice-hall-short-row")
def test_a_short_row_is_taken_whole_and_not_made_up_from_the_deck():
    table = hall("K K A A A", row="1 2", property_deck="5 4 3")
    assert table.a.property == "1 2"
    assert table.row == "5 4 3"
    assert table.waiting_for == "a b"


@rule("dice-hall-corruption-time")
def test_corruption_may_be_played_after_the_row_cards_are_taken_and_before_the_refill():
    table = hall("K K K Q J", store={"a": "corruption", "b": "equipment-1"})
    assert table.a.property == "1"
    assert table.row == "2 3"
    assert table.asks == "corruption"
    assert table.waiting_for == "a"  # the winner alone
    table.a.plays("corruption")
    table.everyone_passes()
    assert table.a.property == "1 4"  # the top of the deck
    assert table.row == "2 3 5"
    assert table.waiting_for == "a b"


@rule("dice-hall-corruption-time")
def test_not_by_anybody_else_nor_from_an_empty_deck():
    table = hall("K K K Q J", store={"b": "corruption"})
    assert table.asks == "commit-keep"
    assert table.b.refused("card:corruption") == "dice-hall-corruption-time"
    table = hall("K K K Q J", store={"a": "corruption"}, property_deck="", property_left=0)
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b"


@rule("dice-hall-slide", "dice-hall-refill")
def test_the_row_slides_down_and_is_filled_from_the_deck():
    table = hall("K K K Q J", row="1 3 2", property_deck="5 4")
    assert table.row == "3 2 5"
    assert table.last("row-filled")["cards"] == (21,)
    assert table.waiting_for == "a b"


@rule("dice-hall-refill")
def test_lowest_slot_first():
    table = hall("K K A A A", row="1 3 2", property_deck="5 4 1")
    assert table.row == "5 4 1"
    assert table.property_deck == 19
    assert table.waiting_for == "a b"


@rule("dice-hall-refill", "dice-hall-row-under-three")
def test_as_far_as_the_deck_lasts_and_then_with_a_shorter_row():
    table = hall("K K K A Q", property_deck="5", property_left=1)
    assert table.a.property == "1 2"
    assert table.row == "3 5"
    assert table.property_deck == 0
    assert not table.over
    assert table.waiting_for == "a b"


@rule("dice-hall-row-under-three")
def test_the_game_goes_on_with_one_card_in_the_row():
    table = hall("K K K A Q", property_deck="", property_left=0)
    assert table.row == "3"
    assert "row-filled" not in table.events
    assert not table.over
    assert table.waiting_for == "a b"


@rule("dice-hall-to-hand")
def test_cards_taken_are_seen_and_then_hidden_in_the_hand_where_they_can_be_stolen():
    table = hall("K K K Q J", row="5 2 3")
    assert table.b.hears("property-taken")["cards"] == (21,)
    assert table.b.sees.players[0].known == [21]
    assert table.sees.players[0].fenced == []
    assert table.waiting_for == "a b"
