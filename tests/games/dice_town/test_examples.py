"""Section 16: the rulebook's example round and example score, and the smaller examples beside them."""

from itertools import pairwise

from posse.games.dice_town.facts import FACES
from posse.games.dice_town.rules.poker import RANKS, combine
from posse.testing import rule
from tests.games.dice_town.laying import dice_town

EXAMPLE_ROUND = {
    "a": "9 9 9 J K",
    "b": "10 10 10 K K",
    "c": "J J J J A",
    "d": "Q Q Q A A",
    "e": "9 10 J Q Q",
}


@rule(
    "dice-overview-action",
    "dice-win-most",
    "dice-mine-nuggets",
    "dice-bank-take-all",
    "dice-store-keep-one",
    "dice-saloon-keep-one",
    "dice-sheriff-most-kings",
    "dice-hall-aces-winner-only",
    "dice-doc-eligible",
)
def test_the_example_round():
    table = dice_town(
        players=5,
        sheriff="e",
        bank=7,
        dollars={"a": 8, "b": 6},
        store_deck="equipment-1 equipment-2 equipment-3 equipment-4",
        property={"e": "1 2 3 4"},
        row="5 4 3",
        dice=EXAMPLE_ROUND,
        drawn="2 3 4",
    )
    assert [facts["hand"] for facts in table.told("combined")] == [
        "hand-three-of-a-kind",
        "hand-full-house",
        "hand-four-of-a-kind",
        "hand-full-house",
        "hand-one-pair",
    ]
    # 1 to 3: the mine, the bank, the stagecoach
    assert (table.place("gold-mine"), table.a.nuggets) == ("a", 3)
    assert (table.place("bank"), table.b.dollars, table.bank) == ("b", 13, 0)
    # 4: the store
    assert table.waiting_for == "c"
    assert table.last("store-drawn")["count"] == 4
    table.c.chooses("card:equipment-4")
    assert table.c.store == "equipment-4"
    assert table.last("store-kept")["discarded"] == 3
    # 5: the saloon
    assert table.waiting_for == "d"
    table.d.chooses("rob:e:3+0")
    assert table.d.options == ["card:property-2", "card:property-3", "card:property-4"]
    table.d.chooses("card:property-4")
    assert (table.d.property, table.e.property) == ("4", "1 2 3")
    # 6: the sheriff (c could hold Marshal)
    assert table.asks == "marshal"
    table.everyone_passes(until="elixir")
    assert (table.place("sheriff"), table.sheriff) == ("b", "b")
    # 7: the town hall: two cards for c, and none for the aces of d
    assert table.place("town-hall") == "c"
    assert table.c.property == "4 5"
    assert table.d.property == "4"
    # 8: Doc: only e has won nothing
    table.everyone_passes()
    assert table.waiting_for == "e"
    assert [player.won for player in table.sees.players] == [True, True, True, True, False]
    assert "barbed-wire" in table.e.options
    table.e.chooses("barbed-wire")
    table.e.chooses("card:property-3")
    table.e.chooses("card:property-1")
    assert (table.e.fenced, table.e.property) == ("1 3", "2")
    assert table.round == 3
    assert table.waiting_for == "a b c d e"


@rule(
    "dice-score-nuggets",
    "dice-score-dollars",
    "dice-score-sheriff",
    "dice-score-equipment",
    "dice-score-property",
)
def test_the_example_score():
    table = dice_town(
        sheriff="a",
        at="gold-mine",
        mine=1,
        nuggets={"a": 6, "b": 20, "c": 3, "d": 0},
        dollars={"a": 7},
        store={"a": "equipment-3 equipment-5 equipment-2"},
        property={"a": "2 1"},
        fenced={"a": "5 4"},
        dice={"d": "9 A A A A"},
    )
    assert table.over
    result = table.table.result()
    assert {line.what: line.points for line in result.lines[0]} == {
        "score-nuggets": 6,
        "score-dollars": 3,
        "score-sheriff": 5,
        "score-equipment": 10,
        "score-property": 12,
    }
    assert table.score["a"] == 36
    assert table.winners == "a"


@rule("dice-roll-keep-more-cost", "dice-roll-pay-stagecoach")
def test_four_queens_from_one_throw_cost_three_dollars():
    table = dice_town(players=2, rolls={"a": "Q Q Q Q 9"})
    table.a.keeps("Q Q Q Q")
    table.b.keeps("9")
    assert table.a.dollars == 5
    assert table.stagecoach == 3


@rule("dice-stage-move", "dice-bank-not-stagecoach")
def test_what_is_paid_while_rolling_can_be_robbed_next_round():
    table = dice_town(
        at="bank stagecoach", bank=3, stagecoach=5, dollars={"a": 8, "b": 8, "c": 8}, dice={"a": "10 A A A A"}
    )
    assert table.a.dollars == 11
    assert (table.bank, table.stagecoach) == (5, 0)


HAND_ORDER = (
    "9 9 9 9 9; A A A A 9; K K K K A; K K K K Q; J J J 9 9; 10 10 10 A A; 10 J Q K A; 9 10 J Q K; A A A K Q; "
    "A A K K 9; A A K Q J; K K A Q J; 9 J Q K A; 9 10 Q K A; 9 10 J K A; 9 10 J Q A"
)


@rule("dice-hand-ranking", "dice-hand-kickers")
def test_the_hands_of_the_example_from_high_to_low():
    hands = [[FACES.index(face) for face in hand.split()] for hand in HAND_ORDER.split("; ")]
    ranks = [RANKS[combine(hand)] for hand in hands]
    assert all(higher > lower for higher, lower in pairwise(ranks))
    assert len(ranks) == 16
