"""Section 6: poker hands, as the town hall compares them."""

import itertools

import pytest

from posse.games.dice_town.facts import FACES
from posse.games.dice_town.rules.poker import combine, rank
from posse.testing import rule
from tests.games.dice_town.laying import dice_town


def town_hall(*hands):
    """A round of which only the town hall is played, with these combinations in seating order."""
    players = max(2, len(hands))
    return dice_town(
        players=players, sheriff="b", at="town-hall", dice=dict(zip("abcde", hands, strict=False))
    )


def better(higher, lower):
    """The first hand wins, wherever it sits."""
    for hands, winner in ((higher, lower), "a"), ((lower, higher), "b"):
        table = town_hall(*hands)
        assert table.place("town-hall") == winner
        assert table.waiting_for == "a b"  # the next round: nobody had to decide anything


LADDER = [
    ("five-of-a-kind", "9 9 9 9 9"),
    ("four-of-a-kind", "9 9 9 9 10"),
    ("full-house", "9 9 9 10 10"),
    ("straight", "9 10 J Q K"),
    ("three-of-a-kind", "9 9 9 10 J"),
    ("two-pair", "9 9 10 10 J"),
    ("one-pair", "9 9 10 J Q"),
    ("high-card", "9 10 J Q A"),
]
STRONGEST = [
    "A A A A A",
    "A A A A K",
    "A A A K K",
    "10 J Q K A",
    "A A A K Q",
    "A A K K Q",
    "A A K Q J",
    "9 J Q K A",
]


@rule("dice-hand-ranking")
@pytest.mark.parametrize(("higher", "lower"), list(itertools.pairwise(LADDER)))
def test_the_weakest_hand_of_a_rank_beats_any_of_the_rank_below(higher, lower):
    best_of_lower = STRONGEST[[name for name, _ in LADDER].index(lower[0])]
    better(higher[1], best_of_lower)


@rule("dice-hand-ranking")
@pytest.mark.parametrize(("name", "hand"), LADDER)
def test_every_hand_is_told_by_its_name(name, hand):
    table = town_hall(hand, "A A A A A")
    assert table.told("combined")[0]["hand"] == f"hand-{name}"


@rule("dice-hand-no-flush")
def test_there_is_no_flush():
    names = {
        town_hall(" ".join(hand), "A A A A A").told("combined")[0]["hand"]
        for hand in itertools.combinations_with_replacement(FACES, 5)
    }
    assert names == {f"hand-{name}" for name, _ in LADDER}


@rule("dice-hand-straight")
@pytest.mark.parametrize("hand", ["9 10 J Q K", "10 J Q K A"])
def test_these_two_are_straights(hand):
    better(hand, "A A A K Q")


@rule("dice-hand-straight")
@pytest.mark.parametrize("hand", ["9 10 J Q A", "9 10 J K A", "9 10 Q K A", "9 J Q K A"])
def test_there_is_no_straight_round_the_corner(hand):
    better("9 9 10 J Q", hand)


@rule("dice-hand-straight-ace")
def test_the_straight_with_the_ace_is_the_better_one():
    better("10 J Q K A", "9 10 J Q K")


@rule("dice-hand-five")
def test_of_two_five_of_a_kind_the_higher_face_wins():
    better("10 10 10 10 10", "9 9 9 9 9")
    better("A A A A A", "K K K K K")


@rule("dice-hand-four")
def test_of_two_four_of_a_kind_the_higher_four_wins_then_the_fifth_die():
    better("10 10 10 10 9", "9 9 9 9 A")
    better("K K K K A", "K K K K Q")


@rule("dice-hand-full-house")
def test_of_two_full_houses_the_higher_three_wins_then_the_higher_pair():
    better("J J J 9 9", "10 10 10 A A")
    better("J J J A A", "J J J K K")


@rule("dice-hand-three")
def test_of_two_three_of_a_kind_the_higher_three_wins_then_the_other_dice():
    better("10 10 10 9 J", "9 9 9 A K")
    better("9 9 9 A 10", "9 9 9 K Q")
    better("9 9 9 A J", "9 9 9 A 10")


@rule("dice-hand-two-pair")
def test_of_two_two_pairs_the_higher_pair_wins_then_the_lower_then_the_fifth_die():
    better("A A 9 9 10", "K K Q Q A")
    better("A A 10 10 9", "A A 9 9 K")
    better("A A 9 9 K", "A A 9 9 Q")


@rule("dice-hand-pair")
def test_of_two_pairs_the_higher_wins_then_the_other_dice_from_high_to_low():
    better("10 10 9 J Q", "9 9 A K Q")
    better("9 9 A J 10", "9 9 K Q J")
    better("9 9 A K 10", "9 9 A Q J")
    better("9 9 A K J", "9 9 A K 10")


@rule("dice-hand-high")
def test_of_two_high_cards_the_dice_are_compared_from_high_to_low():
    better("9 J Q K A", "9 10 Q K A")
    better("9 10 Q K A", "9 10 J K A")
    better("9 10 J K A", "9 10 J Q A")


@rule("dice-hand-kickers")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("9 9 9 9 A", "9 9 9 9 K"),
        ("Q Q Q J 9", "Q Q Q 10 9"),
        ("Q Q J J A", "Q Q J J 9"),
        ("Q Q A K 10", "Q Q A K 9"),
    ],
)
def test_side_dice_decide_between_otherwise_equal_hands(higher, lower):
    better(higher, lower)


@rule("dice-hand-tie")
def test_only_identical_faces_are_a_tie_and_then_the_sheriff_decides():
    table = town_hall("A A K Q 9", "9 9 10 J Q", "Q 9 A K A")
    table.everyone_passes()
    assert table.asks == "ruling"
    assert table.b.options == ["for:a", "for:c"]
    assert table.waiting_for == "b"


@rule("dice-hand-tie")
def test_no_two_different_combinations_are_tied():
    ranks = {rank(combine(list(hand))) for hand in itertools.combinations_with_replacement(range(6), 5)}
    assert len(ranks) == 252  # as many as there are combinations
    better("A A A A A", "9 10 J Q A")
