"""The deputy at telling moments of Dice Town: what anybody who knows the game would do."""

from __future__ import annotations

from functools import partial

import pytest

from posse.bots import make
from posse.core.registry import find
from posse.games.dice_town.deputy.guide import has_stolen
from posse.testing.story import seat_at
from tests.games.dice_town.laying import DicePlayer, DiceStory, dice_town


def player(table: DiceStory, letter: str) -> DicePlayer:
    return table.player(seat_at(letter, table.table.seats))


def deputy(table: DiceStory, letter: str) -> str:
    """What a deputy on this seat would choose, by name."""
    seat = seat_at(letter, table.table.seats)
    decision = table.table.decision(seat, named=True)
    assert decision is not None, f"{letter} is not asked"
    bot = make("deputy", find("dice-town"), bytes(32))
    option = bot.choose(table.table.view(seat), decision, partial(table.table.imagine, seat))
    return decision.names[decision.options.index(option)]


def keeps(table: DiceStory, letter: str) -> str:
    """The faces a deputy would keep, and the cards it would declare."""
    dice, *declared = deputy(table, letter).removeprefix("keep:").split("+")
    view = player(table, letter).sees
    shown = dict(zip(view.rolled, player(table, letter).rolled.split(), strict=True))
    faces = [shown[int(die)] for die in dice.split(",")] if dice != "none" else []
    return " ".join(sorted(faces) + declared)


# Dice


def test_it_pays_for_three_aces_when_the_row_is_rich() -> None:
    table = dice_town(row="5 5 5", rolls={"b": "A A A 9 J"})
    assert keeps(table, "b") == "A A A"


def test_without_a_dollar_it_keeps_the_one_die_that_goes_with_the_others() -> None:
    table = dice_town(dollars={"b": 0}, dice={"b": "A A A"}, row="5 5 5", rolls={"b": "A 9"})
    assert keeps(table, "b") == "A"


def test_a_full_bank_makes_tens_worth_keeping() -> None:
    rolls = {"b": "10 10 J Q 9"}
    rich = dice_town(dollars={"a": 1, "b": 6, "c": 1, "d": 1}, bank=26, rolls=rolls, row="1 1 1")
    assert "10 10" in keeps(rich, "b")
    empty = dice_town(bank=0, stagecoach=0, rolls=rolls, row="1 1 1")
    assert "10" not in keeps(empty, "b")


def test_in_round_one_queens_are_for_the_cards_that_the_store_will_have_brought() -> None:
    rich = {"a": 4, "b": 18, "c": 4, "d": 4}
    assert keeps(dice_town(round=1, dollars=rich, rolls={"b": "9 10 Q Q Q"}), "b") == "Q Q Q"
    assert keeps(dice_town(round=1, rolls={"b": "9 Q Q Q K"}), "b") == "Q Q Q"
    assert keeps(dice_town(round=1, rolls={"b": "J J Q Q Q"}), "b") == "J J"  # to buy twice is better still


@pytest.mark.parametrize(
    ("kept", "rolled"), [("9 9 9", "10 10"), ("K K K", "9 9"), ("J J", "10 10 10"), ("K K K", "10 10")]
)
def test_with_a_full_house_in_sight_it_does_not_pay_for_keeping_none(kept: str, rolled: str) -> None:
    hands = {"a": "3", "c": "4"}
    table = dice_town(row="3 3 3", property=hands, dice={"b": kept}, rolls={"b": rolled})
    assert keeps(table, "b") != ""


def test_a_full_house_that_it_cannot_pay_for_is_not_in_sight() -> None:
    table = dice_town(row="3 3 3", dollars={"b": 1}, dice={"b": "J J"}, rolls={"b": "9 9 9"})
    assert keeps(table, "b") == ""


def test_five_of_a_kind_is_worth_paying_for() -> None:
    hands = {"a": "3", "c": "4"}
    rich = {"a": 4, "b": 18, "c": 4, "d": 4}
    table = dice_town(dollars=rich, property=hands, dice={"b": "Q Q"}, rolls={"b": "Q Q Q"})
    assert keeps(table, "b") == "Q Q Q"
    four = dice_town(dollars=rich, property=hands, dice={"b": "Q"}, rolls={"b": "Q Q Q 9"})
    assert "Q Q" in keeps(four, "b")
    poor = dice_town(dollars={"b": 1}, property=hands, dice={"b": "Q Q"}, rolls={"b": "Q Q Q"})
    assert keeps(poor, "b") in ("Q", "Q Q")


def test_the_brute_pays_for_many_dice() -> None:
    table = dice_town(
        dollars={"b": 0}, store={"b": "the-brute"}, row="5 5 5", rolls={"b": "A A A A 9"}, stagecoach=0
    )
    assert keeps(table, "b") == "A A A A brute"


def test_a_cheater_turns_the_die_that_wins_the_town_hall() -> None:
    table = dice_town(
        dice={"a": "K K Q Q 9", "b": "A A A", "c": "J J 10 10 9", "d": "9 9 10 J Q"},
        store={"b": "professional-cheater"},
        row="5 5 5",
        rolls={"b": "A 9"},
        at="town-hall",
    )
    assert deputy(table, "b") == "cheaters:0"  # four aces win anyway

    table = dice_town(
        dice={"a": "K K K K 9", "b": "A A A", "c": "J J 10 10 9", "d": "9 9 10 J Q"},
        store={"b": "professional-cheater"},
        row="5 5 5",
        rolls={"b": "10 9"},
        at="town-hall",
    )
    assert deputy(table, "b") == "cheaters:1"
    player(table, "b").chooses("cheaters:1")
    table.everyone_passes()
    assert deputy(table, "b") in ("turn:3:A", "turn:4:A")


def test_when_the_brute_is_cancelled_it_keeps_the_dice_that_belong_together() -> None:
    table = dice_town(
        dollars={"b": 1},
        store={"b": "the-brute", "c": "wanted"},
        row="5 5 5",
        rolls={"a": "9 10 J Q K", "b": "A A K 9 J", "c": "9 10 J Q K", "d": "9 10 J Q K"},
    )
    for letter in "acd":
        player(table, letter).keeps("9")
    player(table, "b").keeps("A A K", declaring="brute")
    player(table, "c").plays("wanted")
    table.everyone_passes(until="reduce-keep")
    assert deputy(table, "b") == "keep:0,1"


# Offers and rulings

TIED_AT_THE_BANK = {"a": "9 9 J Q K", "b": "10 10 J Q K", "c": "10 10 J Q K", "d": "9 A A A A"}


def test_it_offers_for_a_full_bank_but_less_than_the_bank_holds() -> None:
    table = dice_town(dice=TIED_AT_THE_BANK, bank=12, dollars={"d": 3}, at="bank", sheriff="a")
    assert deputy(table, "b") == "for:b"
    player(table, "b").chooses("for:b")
    dollars = int(deputy(table, "b").removeprefix("dollars:"))
    assert 1 <= dollars <= 8
    assert deputy(table, "d") == "empty"  # it is not d's quarrel


def test_it_offers_nothing_to_a_sheriff_who_is_tied_themselves() -> None:
    table = dice_town(dice=TIED_AT_THE_BANK, bank=12, at="bank", sheriff="c")
    assert deputy(table, "b") == "empty"


def test_against_a_rival_who_has_nothing_one_dollar_will_do() -> None:
    table = dice_town(dice=TIED_AT_THE_BANK, bank=12, at="bank", sheriff="a", dollars={"c": 0})
    player(table, "b").chooses("for:b")
    assert deputy(table, "b") == "dollars:1"


def test_as_sheriff_it_rules_for_themselves_if_nobody_makes_it_worth_their_while() -> None:
    table = dice_town(dice=TIED_AT_THE_BANK, bank=12, at="bank", sheriff="b")
    player(table, "c").offers(dollars=2)
    table.everyone_passes()
    assert deputy(table, "b") == "for:b"


def test_as_sheriff_it_sells_a_small_prize_for_a_large_offer() -> None:
    table = dice_town(dice=TIED_AT_THE_BANK, bank=2, at="bank", sheriff="b")
    player(table, "c").offers(dollars=8)
    table.everyone_passes()
    assert deputy(table, "b") == "for:c"


def test_as_sheriff_it_takes_the_better_of_two_offers() -> None:
    table = dice_town(dice=TIED_AT_THE_BANK, bank=6, at="bank", sheriff="a")
    player(table, "b").offers(dollars=1)
    player(table, "c").offers(dollars=3)
    table.everyone_passes()
    assert deputy(table, "a") == "for:c"


def test_as_sheriff_it_gives_nothing_to_the_leader_for_nothing() -> None:
    table = dice_town(
        dice=TIED_AT_THE_BANK, bank=6, at="bank", sheriff="a", nuggets={"b": 15}, fenced={"b": "5 5 5"}
    )
    table.everyone_passes()
    assert deputy(table, "a") == "for:c"


# Store cards at their moment


@pytest.mark.parametrize(("dice", "choice"), [("9 9 9 A A", "play"), ("9 A A A A", "pass")])
def test_dynamite_is_for_many_nines(dice: str, choice: str) -> None:
    table = dice_town(dice={"b": dice}, store={"b": "dynamite"}, at="gold-mine")
    assert deputy(table, "b") == choice


def test_with_the_mine_nearly_empty_even_one_nugget_is_worth_the_dynamite() -> None:
    table = dice_town(
        dice={"b": "9 A A A A"}, store={"b": "dynamite"}, at="gold-mine", mine=2, nuggets={"c": 10, "d": 18}
    )
    assert deputy(table, "b") == "play"


@pytest.mark.parametrize(("bank", "choice"), [(12, "play"), (2, "pass")])
def test_even_split_is_for_a_good_haul(bank: int, choice: str) -> None:
    table = dice_town(dice={"a": "10 A A A A"}, store={"b": "even-split"}, bank=bank, at="bank")
    assert deputy(table, "b") == choice


def test_the_sheriff_keeps_their_badge_with_marshal() -> None:
    table = dice_town(dice={"c": "K K K A A"}, store={"a": "marshal"}, sheriff="a", at="sheriff")
    assert deputy(table, "a") == "play"


def test_wanted_is_for_the_one_who_robs_them_and_not_for_small_change() -> None:
    def joe_comes_for(victim: str) -> DiceStory:
        table = dice_town(
            dice={"a": "J A A A A"}, store={"b": "wanted"}, store_deck="nervous-joe", at="general-store"
        )
        player(table, "a").chooses("seat:" + victim)
        return table

    assert deputy(joe_comes_for("b"), "b") == "play"
    assert deputy(joe_comes_for("c"), "b") == "pass"


def test_corruption_and_credit_are_played_when_they_bring_a_card() -> None:
    table = dice_town(
        dice={"a": "9 10 J Q A", "b": "A A A A K", "c": "9 10 J Q A", "d": "9 10 J Q A"},
        store={"b": "corruption"},
        at="town-hall",
    )
    assert deputy(table, "b") == "play"
    table = dice_town(dice={"b": "J J J A A"}, store={"b": "unlimited-credit"}, at="general-store")
    assert deputy(table, "b") == "play"


# Cards, victims, remedies


def test_in_the_store_it_keeps_the_best_card() -> None:
    table = dice_town(
        dice={"b": "J J J A A"}, store_deck="equipment-1 equipment-8 the-brute", at="general-store"
    )
    assert deputy(table, "b") == "card:equipment-8"


def test_in_the_saloon_it_robs_the_one_who_has_something_and_keeps_the_best() -> None:
    table = dice_town(
        dice={"b": "Q Q A A A"}, property={"c": "1 5", "d": "1"}, store={"a": "the-brute"}, at="saloon"
    )
    assert deputy(table, "b") == "rob:c:2+0"
    player(table, "b").chooses("rob:c:2+0")
    assert deputy(table, "b") == "card:property-5"


def test_the_girls_go_twice() -> None:
    table = dice_town(dice={"b": "Q Q A A A"}, property={"c": "1 5"}, store={"b": "the-girls"}, at="saloon")
    assert deputy(table, "b") == "play:the-girls"


def test_joe_goes_where_the_money_is() -> None:
    table = dice_town(
        dice={"b": "J A A A A"},
        store_deck="nervous-joe",
        at="general-store",
        dollars={"a": 1, "c": 9, "d": 2},
    )
    assert deputy(table, "b") == "seat:c"


def test_at_doc_it_takes_what_is_most() -> None:
    table = dice_town(
        dice={"b": "A K 9 J J"},
        nuggets={"a": 3, "c": 3, "d": 3},
        dollars={"a": 1, "b": 8, "c": 0, "d": 0},
        at="doc-badluck",
        won="a c d",
    )
    assert deputy(table, "b") == "big-theft"
    table = dice_town(dice={"b": "A K 9 J J"}, nuggets={"a": 1}, at="doc-badluck", won="a c d")
    assert deputy(table, "b") == "small-theft"


def test_it_fences_its_best_cards() -> None:
    table = dice_town(
        dice={"b": "9 9 10 10 9"}, property={"b": "1 5 3 4"}, at="doc-badluck", won="a c d", round=3
    )
    assert deputy(table, "b") == "barbed-wire"
    player(table, "b").chooses("barbed-wire")
    assert deputy(table, "b") == "card:property-5"
    player(table, "b").chooses("card:property-5")
    assert deputy(table, "b") == "card:property-4"


def test_the_sheriff_sees_the_doctor_first() -> None:
    table = dice_town(
        dice={"a": "K A 9 J J", "b": "K A 9 J J", "c": "K A 9 J J", "d": "K A 9 J J"},
        sheriff="c",
        at="doc-badluck",
        won="d",
    )
    assert deputy(table, "c") == "seat:c"


# What a hint tells


def test_a_card_stolen_in_the_saloon_is_told_as_one() -> None:
    table = dice_town(at="saloon", property={"a": "1", "b": "2", "c": "3"}, dice={"a": "Q A A A A"})
    before = table.table.clone()
    assert not has_stolen(before, before, 0)
    table.a.chooses("rob:c:1+0")
    assert has_stolen(before, table.table, 0)
    assert not has_stolen(before, table.table, 1)
