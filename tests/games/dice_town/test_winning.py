"""Section 7.1: who wins a location."""

import pytest

from posse.core.chance import Chance
from posse.core.registry import find
from posse.testing import rule
from tests.games.dice_town.laying import dice_town

FACES = {"gold-mine": "9", "bank": "10", "general-store": "J", "saloon": "Q", "sheriff": "K"}


def two_of(place):
    """Two dice of the face of a location, and what makes its prize worth having."""
    face = FACES[place]
    return {"b": f"{face} {face} A A A", "c": f"{face} A A A A"}


@rule("dice-win-most")
@pytest.mark.parametrize("place", FACES)
def test_the_most_dice_of_its_face_win_a_location(place):
    table = dice_town(at=place, dice=two_of(place), bank=3, store={"d": "equipment-1 equipment-2"})
    table.everyone_passes()
    assert table.place(place) == "b"
    assert table.last("won")["rule"] == "dice-win-most"
    assert table.waiting_for == ("b" if place in ("general-store", "saloon") else "a b c d")


@rule("dice-win-most")
@pytest.mark.parametrize("place", FACES)
def test_one_die_is_enough_if_nobody_has_more(place):
    table = dice_town(at=place, dice={"c": f"{FACES[place]} A A A A"}, bank=3, property={"d": "1"})
    assert table.place(place) == "c"
    assert table.waiting_for == "a b c d"


@rule("dice-win-own-dice")
def test_a_face_set_by_a_cheater_counts():
    table = dice_town(
        players=2,
        at="gold-mine",
        store={"a": "professional-cheater"},
        dice={"a": "9 A A A", "b": "9 A A A A"},
        rolls={"a": "A"},
    )
    table.a.chooses("cheaters:1")
    table.a.chooses("turn:4:9")
    assert table.place("gold-mine") == "a"
    assert table.a.nuggets == 2
    assert table.waiting_for == "a b"


@rule("dice-win-own-dice")
def test_without_it_the_die_counts_as_it_fell():
    table = dice_town(
        players=2,
        at="gold-mine",
        store={"a": "professional-cheater"},
        dice={"a": "9 A A A", "b": "9 A A A A"},
        rolls={"a": "A"},
    )
    table.a.chooses("cheaters:0")
    assert table.asks == "offer"  # a tie
    assert table.waiting_for == "b"


@rule("dice-win-zero")
@pytest.mark.parametrize("place", FACES)
def test_with_no_die_of_the_face_nobody_wins_and_nobody_is_asked(place):
    table = dice_town(at=place, dice={"a": "A A A A A"}, bank=3, property={"d": "1"})
    assert table.place(place) == "unclaimed"
    assert table.last("unclaimed")["rule"] == "dice-win-zero"
    assert "dispute" not in table.events
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c d"


@rule("dice-win-tie")
def test_among_equals_the_sheriff_decides():
    table = dice_town(
        at="gold-mine", sheriff="d", dice={"a": "9 9 A A A", "b": "9 9 A A A", "c": "9 A A A A"}
    )
    table.everyone_passes()
    assert table.d.asked == "ruling"
    assert table.d.options == ["for:a", "for:b"]  # not c, who has fewer
    table.d.rules_for("b")
    assert (table.a.nuggets, table.b.nuggets, table.c.nuggets) == (0, 2, 0)
    assert table.waiting_for == "a b c d"


@rule("dice-win-no-split")
def test_a_prize_is_never_divided():
    table = dice_town(
        at="bank", sheriff="d", bank=6, dollars={"a": 8, "b": 8}, dice={"a": "10 A A A A", "b": "10 A A A A"}
    )
    table.everyone_passes()
    table.d.rules_for("a")
    assert (table.a.dollars, table.b.dollars, table.bank) == (14, 8, 0)
    assert table.waiting_for == "a b c d"


@rule("dice-win-no-split")
def test_who_was_not_chosen_has_won_nothing_there():
    table = dice_town(
        at="gold-mine doc-badluck",
        sheriff="d",
        won="c d",
        property={"b": "1"},
        dice={"a": "9 A A A A", "b": "9 A A A A"},
    )
    table.everyone_passes()
    table.d.rules_for("a")
    assert table.b.asked == "doctor-remedy"
    assert table.waiting_for == "b"


NOTHING_AT_STAKE = [
    ("bank", {"bank": 0}),
    ("general-store", {"store_left": 0, "discard": ""}),
    ("saloon", {"fenced": {"c": "5 5"}}),
]


@rule("dice-win-no-contest")
@pytest.mark.parametrize(("place", "empty"), NOTHING_AT_STAKE)
@pytest.mark.parametrize("tied", [True, False])
def test_with_nothing_at_stake_there_is_no_dispute_and_no_winner(place, empty, tied):
    face = FACES[place]
    other = face if tied else "A"
    table = dice_town(at=place, dice={"a": f"{face} A A A A", "b": f"{other} A A A A"}, **empty)
    assert table.place(place) == "nothing-there"
    assert table.last("nothing-there")["rule"] == "dice-win-no-contest"
    assert "dispute" not in table.events
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c d"


@rule("dice-win-no-contest")
def test_a_dollar_in_the_bank_is_worth_a_dispute():
    table = dice_town(at="bank", bank=1, dice={"a": "10 A A A A", "b": "10 A A A A"})
    assert table.asks == "offer"
    assert table.waiting_for == "b c d"


@rule("dice-win-no-contest")
def test_a_discard_pile_alone_is_something_in_the_store():
    table = dice_town(
        at="general-store", store_left=0, discard="wanted", dice={"a": "J A A A A", "b": "J A A A A"}
    )
    assert table.asks == "offer"
    assert table.waiting_for == "b c d"


@rule("dice-sheriff-acting")
def test_ties_up_to_step_6_are_decided_by_the_old_sheriff_those_after_it_by_the_new():
    table = dice_town(
        sheriff="d",
        at="gold-mine sheriff town-hall",
        dice={"a": "9 K K K K", "b": "9 A A A A", "c": "9 A A A A", "d": "10 10 J Q A"},
    )
    table.everyone_passes()
    assert (table.asks, table.waiting_for) == ("ruling", "d")
    table.d.rules_for("b")
    assert table.sheriff == "a"
    assert table.last("dispute")["place"] == "place-town-hall"
    table.everyone_passes()
    assert (table.asks, table.waiting_for) == ("ruling", "a")


@rule("dice-sheriff-acting", "dice-doc-order")
def test_the_order_at_doc_is_the_new_sheriffs():
    table = dice_town(at="sheriff doc-badluck", sheriff="d", dice={"b": "K A A A A"})
    assert table.sheriff == "b"
    assert table.asks == "doctor-order"
    assert table.waiting_for == "b"


@rule("dice-sheriff-matters")
def test_the_sheriff_has_no_say_where_there_is_no_tie():
    table = dice_town(
        at="gold-mine bank general-store saloon sheriff",
        sheriff="d",
        bank=3,
        dice={"a": "9 10 J Q K"},
        property={"c": "1"},
        store_deck="equipment-1",
    )
    table.a.chooses("rob:c:1+0")
    assert table.place("gold-mine") == table.place("bank") == table.place("general-store") == "a"
    assert "ruled" not in table.events
    table.everyone_passes()
    assert table.sheriff == "a"
    assert table.waiting_for == "a b c d"


@rule("dice-sheriff-matters")
def test_in_whole_games_the_sheriff_is_asked_as_such_for_ties_the_order_at_doc_and_the_final_tie_only():
    luck = Chance.from_text("sheriffs")
    asked = set()
    for seed in range(8):
        table = find("dice-town").new(4, {}, Chance.from_text(str(seed)))
        while not table.over:
            seat = table.asked_seats()[luck.below(len(table.asked_seats()))]
            decision = table.decision(seat)
            if decision.asks in ("ruling", "doctor-order", "final-tie"):
                assert seat == table.sheriff
                asked.add(decision.asks)
            elif decision.asks == "offer":
                assert seat != table.sheriff
            table.take(seat, luck.pick(decision.options))
    assert asked >= {"ruling", "doctor-order"}
