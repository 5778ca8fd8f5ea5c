"""Section 2: what is in the box."""

from collections import Counter

from posse.core.registry import find
from posse.games.dice_town import facts
from posse.games.dice_town.facts import FACES
from posse.testing import rule
from tests.games.dice_town.laying import dice_town, new_dice_town

STORE_CARDS = {
    "unlimited-credit": 1,
    "the-girls": 1,
    "the-brute": 2,
    "professional-cheater": 2,
    "corruption": 1,
    "dynamite": 1,
    "nervous-joe": 1,
    "marshal": 1,
    "even-split": 1,
    "wanted": 1,
    "doc-badlucks-elixir": 1,
}
EQUIPMENT = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 8: 1}
PROPERTY = {1: 5, 2: 5, 3: 5, 4: 5, 5: 5}


@rule("dice-comp-dice")
def test_25_dice_are_five_for_each_of_five_players():
    table = new_dice_town(players=5)
    assert [facts["count"] for facts in table.told("thrown")] == [5] * 5
    assert facts.DICE == 25
    assert table.waiting_for == "a b c d e"


@rule("dice-comp-dice")
def test_each_die_has_six_faces_and_no_other():
    shown = Counter()
    for seed in range(40):
        table = new_dice_town(players=5, seed=str(seed))
        for player in table.a, table.b, table.c, table.d, table.e:
            shown.update(player.rolled.split())
    assert set(shown) == {"9", "10", "J", "Q", "K", "A"}
    assert all(120 < count < 220 for count in shown.values())  # 1000 throws, about 167 each


@rule("dice-comp-face-order")
def test_faces_from_low_to_high():
    assert FACES == ("9", "10", "J", "Q", "K", "A")
    table = dice_town(
        players=5,
        at="town-hall",
        dice={"a": "9 9 9 9 9", "b": "J J J J J", "c": "Q Q Q Q Q", "d": "K K K K K", "e": "10 10 10 10 10"},
    )
    assert table.place("town-hall") == "d"
    assert table.waiting_for == "a b c d e"


@rule("dice-comp-cups")
def test_a_cup_hides_the_dice_rolled_under_it():
    table = new_dice_town(players=5)
    assert len(table.a.sees.rolled_faces) == 5
    assert table.sees.rolled_faces == []
    assert table.sees.players[0].loose == 5
    assert table.sees.players[0].kept_faces == []
    assert [facts["seat"] for facts in table.told("thrown", 1) if facts["faces"] is not None] == [1]
    assert table.waiting_for == "a b c d e"


@rule("dice-comp-cups")
def test_five_cups_are_for_five_players_at_most():
    assert find("dice-town").max_seats == 5


@rule("dice-comp-dollars")
def test_43_dollars_are_all_in_play_with_five():
    table = new_dice_town(players=5)
    assert sum(player.dollars for player in table.sees.players) + table.bank + table.stagecoach == 43
    assert facts.DOLLARS == 43
    assert table.waiting_for == "a b c d e"


@rule("dice-comp-nuggets")
def test_30_nuggets():
    assert new_dice_town(players=2).mine == 30


@rule("dice-comp-property", "dice-comp-property-values")
def test_25_property_cards_five_of_each_value():
    values = Counter(facts.POINTS[card] for card in facts.PROPERTY_DECK)
    assert values == PROPERTY
    assert sum(values.elements()) == 75
    table = new_dice_town(players=3)
    dealt = table.table.row + table.table.property_deck
    assert Counter(facts.POINTS[card] for card in dealt) == PROPERTY


@rule("dice-comp-store", "dice-comp-store-counts", "dice-comp-equipment-values")
def test_19_store_cards_13_to_play_and_6_pieces_of_equipment():
    dealt = new_dice_town(players=3).table.store_deck
    assert len(dealt) == 19
    action = Counter(facts.CARD_NAMES[card] for card in dealt if card < facts.EQUIPMENT)
    assert action == STORE_CARDS
    assert action.total() == 13
    assert len(action) == 11
    equipment = Counter(facts.POINTS[card] for card in dealt if card >= facts.EQUIPMENT)
    assert equipment == EQUIPMENT


@rule("dice-comp-badge")
def test_there_is_one_badge_and_it_leaves_the_old_sheriff():
    table = dice_town(players=3, sheriff="a", dice={"b": "K K K A A"}, at="sheriff")
    assert table.sheriff == "b"
    assert {player.sees.sheriff for player in (table.a, table.b, table.c)} == {1}
    assert table.score == {"a": 4, "b": 9, "c": 4}  # it counts for one player only
    assert table.waiting_for == "a b c"


@rule("dice-comp-backs")
def test_the_kind_of_a_face_down_card_is_public():
    table = dice_town(store={"a": "wanted dynamite"}, property={"a": "5", "b": "3 3"})
    seen = table.c.sees.players
    assert (seen[0].store_count, seen[0].property_count) == (2, 1)
    assert (seen[1].store_count, seen[1].property_count) == (0, 2)
    assert (table.sees.store_deck, table.sees.property_deck) == (17, 19)
    assert table.waiting_for == "a b c d"


@rule("dice-comp-hand")
def test_a_hand_is_all_store_cards_and_the_property_cards_that_are_not_fenced():
    table = dice_town(
        at="saloon",
        dice={"a": "Q Q Q Q Q"},
        store={"b": "wanted dynamite"},
        property={"b": "1 2"},
        fenced={"b": "5"},
    )
    assert set(table.a.options) == {"card:dynamite", "card:wanted", "card:property-1", "card:property-2"}
    assert table.b.fenced == "5"
    assert table.waiting_for == "a"


@rule("dice-comp-hand")
def test_a_card_on_the_table_or_not_held_is_not_in_the_hand():
    table = dice_town(property={"a": "1"}, fenced={"a": "5"}, store={"a": "wanted"})
    assert table.a.refused("card:property-5") == "dice-comp-hand"
    assert table.a.refused("card:dynamite") == "dice-comp-hand"
    assert table.a.refused("card:property-1") != "dice-comp-hand"
    assert table.waiting_for == "a b c d"


@rule("dice-comp-hand-limit")
def test_there_is_no_hand_limit():
    table = dice_town(
        at="town-hall",
        players=2,
        dice={"a": "A A A A A", "b": "9 10 J Q A"},
        store={"a": "wanted dynamite marshal corruption even-split equipment-1 equipment-2 equipment-8"},
        property={"a": "1 1 1 1 1 2 2 2 2"},
        row="5 4 3",
    )
    table.everyone_passes()
    assert table.a.property == "1 1 1 1 1 2 2 2 2 3 4 5"
    assert table.a.sees.players[0].store_count == 8
    assert table.waiting_for == "a b"  # nobody has to discard


@rule("dice-comp-hand-limit")
def test_a_full_hand_takes_in_another_store_card():
    table = dice_town(
        at="general-store",
        players=2,
        dice={"a": "J A A A A"},
        store={"a": "wanted dynamite marshal corruption even-split equipment-1 equipment-2 equipment-8"},
        store_deck="equipment-3",
    )
    table.everyone_passes()  # unlimited credit
    assert table.a.sees.players[0].store_count == 9
    assert "equipment-3" in table.a.store
