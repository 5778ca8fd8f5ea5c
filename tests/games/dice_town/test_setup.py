"""Section 3: the table before the first throw."""

import pytest

from posse.core.errors import SettingError
from posse.core.registry import find
from posse.games.dice_town import facts
from posse.testing import rule
from tests.games.dice_town.laying import dice_town, new_dice_town

# players, dollars in play, in the box, dice in play, in the box, cups in the box
FIGURES = [(2, 19, 24, 10, 15, 3), (3, 27, 16, 15, 10, 2), (4, 35, 8, 20, 5, 1), (5, 43, 0, 25, 0, 0)]


@rule("dice-setup-players")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(players):
    table = new_dice_town(players=players)
    assert table.sees.seats == players
    assert table.waiting_for == "a b c d e"[: 2 * players - 1]


@rule("dice-setup-players")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_not_fewer_and_not_more(players):
    with pytest.raises(SettingError) as error:
        find("dice-town").new(players)
    assert error.value.key == "error-seats"


@rule("dice-setup-seats")
def test_left_is_the_next_seat_and_wraps_round():
    table = dice_town(at="doc-badluck", sheriff="c", dice={"b": "K 9 9 9 9"}, won="a c d")
    table.b.chooses("small-theft")
    assert [facts["victim"] for facts in table.told("small-theft")] == [2, 3, 0]
    assert table.waiting_for == "a b c d"


@rule("dice-setup-store-deck")
def test_the_store_deck_is_shuffled_and_its_discard_pile_empty():
    table = new_dice_town(seed="1")
    assert table.store_deck == 19
    assert table.discard == ""
    orders = {tuple(new_dice_town(seed=str(seed)).table.store_deck) for seed in range(5)}
    assert len(orders) == 5
    assert facts.STORE_DECK not in orders


@rule("dice-setup-property-deck")
def test_three_property_cards_are_turned_up_and_22_stay_in_the_deck():
    table = new_dice_town(seed="1")
    assert len(table.sees.row) == 3
    assert table.property_deck == 22
    orders = {tuple(new_dice_town(seed=str(seed)).table.property_deck) for seed in range(5)}
    assert len(orders) == 5


@rule("dice-setup-row-slots")
def test_the_first_card_turned_lies_in_slot_1_which_is_taken_first():
    table = new_dice_town(players=2, seed="2")
    row = table.row.split()
    assert table.told("game-started")[0]["row"] == tuple(table.sees.row)
    table.everyone_keeps("all")
    table.everyone_passes()
    while not table.told("property-taken"):
        seat = table.table.asked_seats()[0]
        table.player(seat).chooses(table.player(seat).options[0])
    taken = [
        facts.CARD_NAMES[card].removeprefix("property-") for card in table.last("property-taken")["cards"]
    ]
    assert taken == row[: len(taken)]


@rule("dice-setup-row-slots")
def test_of_a_row_slot_1_goes_first():
    table = dice_town(
        players=2, at="town-hall", row="5 1 3", property_deck="2", dice={"a": "9 9 9 9 9", "b": "9 9 9 9 J"}
    )
    assert table.a.property == "5"
    assert table.row == "1 3 2"
    assert table.waiting_for == "a b"


@rule("dice-setup-player-kit", "dice-setup-mine", "dice-setup-bank", "dice-setup-stagecoach")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_five_dice_and_8_dollars(players):
    table = new_dice_town(players=players)
    for player in table.sees.players:
        assert (player.dollars, player.nuggets, player.loose) == (8, 0, 5)
        assert (player.store_count, player.property_count, player.fenced) == (0, 0, [])
    assert table.mine == 30
    assert table.bank == 3
    assert table.stagecoach == 0
    assert table.waiting_for == "a b c d e"[: 2 * players - 1]


@rule("dice-setup-unused")
@pytest.mark.parametrize(("players", "dollars", "boxed", "dice", "dice_boxed", "cups_boxed"), FIGURES)
def test_what_is_not_handed_out_stays_in_the_box(players, dollars, boxed, dice, dice_boxed, cups_boxed):
    table = new_dice_town(players=players)
    in_play = sum(player.dollars for player in table.sees.players) + table.bank + table.stagecoach
    assert in_play == dollars == facts.DOLLARS - boxed
    assert sum(player.loose for player in table.sees.players) == dice == facts.DICE - dice_boxed
    assert players == 5 - cups_boxed
    assert table.waiting_for == "a b c d e"[: 2 * players - 1]


@rule("dice-setup-no-reserve")
def test_no_dollar_and_no_nugget_comes_from_anywhere_else():
    table = dice_town(
        at="doc-badluck", dice={"a": "K A 9 9 9"}, dollars={"a": 0, "b": 1, "c": 0, "d": 0}, won="b c d"
    )
    table.a.chooses("small-theft")
    assert table.a.dollars == 1  # nobody makes up for those who have none
    assert table.bank == 34
    assert table.waiting_for == "a b c d"


@rule("dice-setup-first-sheriff")
@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_an_option_names_the_first_sheriff(letter):
    table = new_dice_town(players=3, first_sheriff=letter)
    assert table.sheriff == letter
    assert table.last("game-started")["rule"] == "dice-setup-first-sheriff"
    assert table.waiting_for == "a b c"


@rule("dice-setup-first-sheriff")
def test_otherwise_a_seat_is_drawn_at_random():
    assert {new_dice_town(players=3, seed=str(seed)).sheriff for seed in range(20)} == {"a", "b", "c"}


@rule("dice-setup-first-sheriff")
def test_somebody_who_does_not_sit_here_cannot_be_sheriff():
    with pytest.raises(SettingError) as error:
        find("dice-town").new(3, {"first_sheriff": "d"})
    assert error.value.key == "error-setting-value"


@rule("dice-setup-always-sheriff")
def test_a_tie_in_the_first_round_already_has_a_sheriff_to_decide_it():
    table = dice_town(round=1, sheriff="c", dice={"a": "9 A A A A", "b": "9 A A A A"}, at="gold-mine")
    table.everyone_passes()
    assert table.asks == "ruling"
    assert table.waiting_for == "c"
