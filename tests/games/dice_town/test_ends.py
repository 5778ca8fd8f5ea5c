"""Sections 10 and 11: how a round ends, and when the game does."""

import pytest

from posse.testing import rule
from tests.games.dice_town.laying import dice_town


@rule("dice-round-end-dice")
def test_at_the_end_of_a_round_everybody_takes_back_five_dice():
    table = dice_town(at="gold-mine", dice={"a": "9 A A A A", "b": "J J J J J"})
    assert "round-ended" in table.events
    for player in table.sees.players:
        assert (player.kept, player.loose) == ([], 5)
    assert [len(table.player(seat).sees.rolled) for seat in range(4)] == [5, 5, 5, 5]
    assert table.waiting_for == "a b c d"


@rule("dice-round-end-dice")
def test_combinations_of_the_last_round_count_no_more():
    """Five 9s won the mine last round; now nobody has any."""
    table = dice_town(
        players=2,
        at="gold-mine",
        dice={"a": "9 9 9 9 9", "b": "A A A A A"},
        rolls={"a": "A A A A K", "b": "A A A A Q"},
    )
    assert table.a.nuggets == 5
    table.everyone_keeps("all")
    assert [facts["place"] for facts in table.told("unclaimed")][:2] == ["place-gold-mine", "place-bank"]
    assert table.a.nuggets == 5


@rule("dice-round-end-flags")
def test_wins_are_forgotten_at_the_end_of_a_round():
    table = dice_town(at="gold-mine", dice={"a": "9 A A A A"}, won="b c")
    assert table.round == 3
    assert not any(player.won for player in table.sees.players)


@rule("dice-round-end-carry")
def test_everything_else_carries_over():
    table = dice_town(
        at="gold-mine",
        sheriff="c",
        dollars={"a": 5, "b": 9},
        bank=4,
        stagecoach=3,
        nuggets={"b": 2},
        mine=28,
        store={"a": "wanted", "d": "equipment-8"},
        property={"b": "3 4"},
        fenced={"c": "5"},
        row="1 2 2",
        played="marshal",
        dice={},
    )
    assert table.round == 3
    assert (table.a.dollars, table.b.dollars, table.bank, table.stagecoach) == (5, 9, 4, 3)
    assert (table.b.nuggets, table.mine) == (2, 28)
    assert (table.a.store, table.d.store, table.b.property, table.c.fenced) == (
        "wanted",
        "equipment-8",
        "3 4",
        "5",
    )
    assert (table.sheriff, table.row, table.discard) == ("c", "1 2 2", "marshal")
    assert table.sees.gone == [7]
    assert table.waiting_for == "a b c d"


@rule("dice-round-end-next")
def test_the_next_round_starts_with_a_new_rolling_phase():
    table = dice_town(at="gold-mine", round=5, dice={"a": "9 A A A A"})
    assert table.round == 6
    assert table.events[-5:] == ["round-started", "thrown", "thrown", "thrown", "thrown"]
    assert [facts["count"] for facts in table.told("thrown")] == [5, 5, 5, 5]
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c d"


@rule("dice-end-mine")
def test_the_game_ends_when_the_mine_is_empty():
    table = dice_town(at="gold-mine", mine=2, dice={"a": "9 9 A A A"})
    assert table.last("game-ended") == {"why": "end-mine", "rule": "dice-end-mine"}
    assert table.over
    assert table.waiting_for == ""


@rule("dice-end-mine")
def test_not_while_a_nugget_is_left():
    table = dice_town(at="gold-mine", mine=3, dice={"a": "9 9 A A A"})
    assert table.mine == 1
    assert "game-ended" not in table.events
    assert table.waiting_for == "a b c d"


@rule("dice-end-property")
def test_the_game_ends_when_all_property_cards_are_owned():
    table = dice_town(
        players=2, at="town-hall", row="5", property_left=0, dice={"a": "A A A A A", "b": "9 9 9 9 J"}
    )
    assert table.last("game-ended") == {"why": "end-property", "rule": "dice-end-property"}
    assert (table.row, table.property_deck) == ("", 0)
    assert table.over
    assert table.waiting_for == ""


@rule("dice-end-property")
def test_fenced_cards_are_owned_and_corruption_may_take_the_last_one():
    table = dice_town(
        players=2,
        at="town-hall",
        row="5",
        property_left=1,
        store={"a": "corruption"},
        dice={"a": "A A A A A", "b": "9 9 9 9 J"},
    )
    table.a.plays("corruption")
    assert table.over
    assert table.last("game-ended")["rule"] == "dice-end-property"


@rule("dice-end-deck-alone")
def test_an_empty_property_deck_alone_does_not_end_the_game():
    table = dice_town(
        players=2, at="town-hall", row="5 4 3", property_left=0, dice={"a": "9 9 9 9 J", "b": "9 9 10 J Q"}
    )
    assert (table.row, table.property_deck) == ("4 3", 0)
    assert "game-ended" not in table.events
    assert table.waiting_for == "a b"


@rule("dice-end-check-time")
def test_the_round_in_which_the_mine_runs_out_is_played_to_its_end():
    table = dice_town(
        players=2,
        sheriff="a",
        mine=1,
        bank=3,
        row="1 2 3",
        dice={"a": "9 9 9 9 10", "b": "J Q K K A"},
        store_deck="equipment-8",
    )
    assert table.mine == 0
    table.everyone_passes()
    assert table.a.dollars == 11  # the bank was still robbed
    assert table.b.store == "equipment-8"
    assert table.sheriff == "b"
    assert table.a.property == "1"  # and both have won something, so nobody visits Doc
    assert table.events[-7:] == [
        "round-ended",
        "game-ended",
        "hand-shown",
        "hand-shown",
        "scored",
        "scored",
        "game-won",
    ]
    assert table.over


@rule("dice-end-check-time")
def test_doc_is_still_visited():
    table = dice_town(
        at="gold-mine doc-badluck",
        mine=1,
        nuggets={"b": 9},
        dice={"a": "9 9 9 9 9", "b": "A J J J J"},
        won="c d",
    )
    assert table.mine == 0
    assert table.waiting_for == "b"
    assert table.asks == "doctor-remedy"
    table.b.chooses("big-theft")
    assert table.over
    assert table.waiting_for == ""


@rule("dice-end-check-time")
def test_the_sheriff_is_scored_as_of_the_end_of_the_round():
    table = dice_town(at="gold-mine sheriff", sheriff="a", mine=1, dice={"a": "9 9 9 9 9", "c": "K A A A A"})
    assert table.over
    assert table.sheriff == "c"
    lines = table.table.result().lines[2]
    assert next(line.points for line in lines if line.what == "score-sheriff") == 5


@rule("dice-end-no-extra-round")
def test_no_further_round_is_played():
    table = dice_town(at="gold-mine", round=7, mine=1, dice={"a": "9 A A A A"})
    assert table.over
    assert table.round == 7
    assert "round-started" not in table.events
    assert table.a.refused("keep:0") == "dice-end-no-extra-round"


@rule("dice-end-store-not")
@pytest.mark.parametrize("at", ["general-store", "gold-mine"])
def test_an_exhausted_store_never_ends_the_game(at):
    table = dice_town(at=at, store_left=0, discard="", dice={"a": "J J J J J"})
    assert (table.store_deck, table.discard) == (0, "")
    assert "game-ended" not in table.events
    assert table.asks == "commit-keep"
    assert table.waiting_for == "a b c d"
