"""Sections 12 and 13: victory points, ties, places; and the rulebook's own questions."""

import pytest

from posse.core import Chance
from posse.testing import rule
from posse.testing.compare import differences
from tests.games.dice_town.laying import dice_town


def last_round(**more):
    """The mine is emptied by a, who has the only 9: then the game is scored."""
    table = dice_town(
        **{
            "at": "gold-mine",
            "sheriff": "d",
            "mine": 1,
            "nuggets": {"a": 0, "b": 0, "c": 0, "d": 29},
            "dice": {"a": "9 A A A A"},
            **more,
        }
    )
    assert "game-ended" in table.events
    return table


def line(table, seat, what):
    """How many, and for how many points."""
    found = next(each for each in table.table.result().lines[seat] if each.what == what)
    return found.count, found.points


@rule("dice-score-nuggets")
def test_a_nugget_is_a_point():
    table = last_round(nuggets={"b": 7, "c": 0, "a": 0})
    assert line(table, 1, "score-nuggets") == (7, 7)
    assert line(table, 2, "score-nuggets") == (0, 0)
    assert line(table, 0, "score-nuggets") == (1, 1)


@rule("dice-score-dollars")
@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4), (35, 17)])
def test_two_dollars_are_a_point_and_an_odd_one_nothing(dollars, points):
    table = last_round(dollars={"b": dollars})
    assert line(table, 1, "score-dollars") == (dollars, points)


@rule("dice-score-sheriff")
def test_the_badge_is_five_points():
    table = last_round(sheriff="b")
    assert line(table, 1, "score-sheriff") == (1, 5)
    assert line(table, 0, "score-sheriff") == (0, 0)


@rule("dice-score-equipment")
def test_equipment_scores_its_value():
    table = last_round(store={"b": "equipment-8 equipment-1 wanted", "c": "the-brute"})
    assert line(table, 1, "score-equipment") == (2, 9)
    assert line(table, 2, "score-equipment") == (0, 0)


@rule("dice-score-property")
def test_property_scores_its_value_in_hand_or_fenced():
    table = last_round(property={"b": "1 5"}, fenced={"b": "4", "c": "3 3"})
    assert line(table, 1, "score-property") == (3, 10)
    assert line(table, 2, "score-property") == (2, 6)


@rule("dice-score-not-common")
def test_what_belongs_to_nobody_scores_for_nobody():
    """All that is owned is counted, and not $10 in the bank, $5 in the stagecoach, the decks and the row."""
    table = last_round(dollars={"a": 5, "b": 5, "c": 5, "d": 5}, bank=10, stagecoach=5)
    assert table.score == {"a": 1 + 2, "b": 2, "c": 2, "d": 29 + 2 + 5}


@rule("dice-score-reveal")
def test_at_scoring_all_hands_are_shown_to_everybody():
    table = last_round(
        nuggets={"d": 20, "b": 9},
        store={"b": "wanted equipment-2"},
        property={"b": "5", "c": "1"},
    )
    for seat in (-1, 0, 3):
        shown = {facts["seat"]: facts["cards"] for facts in table.told("hand-shown", seat)}
        assert {seat: sorted(cards) for seat, cards in shown.items()} == {
            0: [],
            1: [9, 12, 21],
            2: [17],
            3: [],
        }
    assert sorted(table.sees.players[1].known) == [9, 12, 21]  # a spectator sees them on the table too
    assert table.told("hand-shown")[0]["rule"] == "dice-score-reveal"


def tie_of_b_and_c(**more):
    """b and c have the most points, as many as each other."""
    return last_round(nuggets={"a": 0, "b": 10, "c": 10, "d": 9}, **{"sheriff": "a", **more})


@rule("dice-tie-property-count")
def test_a_tie_goes_to_the_one_who_has_more_property_cards():
    table = tie_of_b_and_c(property={"b": "2 1"}, fenced={"c": "3"})
    assert table.score["b"] == table.score["c"] == max(table.score.values())
    assert table.winners == "b"
    assert table.ranks == {"b": 1, "c": 2, "d": 3, "a": 4}
    assert table.last("game-won")["rule"] == "dice-tie-property-count"
    assert table.waiting_for == ""


@rule("dice-tie-property-count")
def test_fenced_cards_count_for_the_tie_and_values_do_not():
    table = tie_of_b_and_c(property={"b": "5"}, fenced={"c": "1 1 3"})
    assert table.score["b"] == table.score["c"]
    assert table.winners == "c"


@rule("dice-tie-sheriff")
def test_if_that_is_equal_too_the_sheriff_names_the_winner():
    table = tie_of_b_and_c(property={"b": "2 1"}, fenced={"c": "1 2"})
    assert table.asks == "final-tie"
    assert table.waiting_for == "a"
    assert not table.over
    assert table.a.options == ["for:b", "for:c"]
    assert table.a.refused("for:a") == "dice-tie-sheriff"  # a has fewer points
    assert table.a.refused("for:d") == "dice-tie-sheriff"
    table.a.chooses("for:c")
    assert table.winners == "c"
    assert table.ranks == {"c": 1, "b": 2, "d": 3, "a": 4}
    assert table.last("tie-named") == {"sheriff": 0, "seat": 2, "rule": "dice-tie-sheriff"}
    assert table.waiting_for == ""


@rule("dice-tie-sheriff")
def test_a_sheriff_who_is_tied_may_name_themselves():
    table = last_round(nuggets={"a": 0, "b": 10, "c": 15, "d": 4}, sheriff="b")
    assert table.score["b"] == table.score["c"]
    assert table.b.options == ["for:b", "for:c"]
    table.b.chooses("for:b")
    assert table.winners == "b"


@rule("dice-tie-no-offers")
def test_no_offers_are_made_for_the_final_tie():
    table = tie_of_b_and_c()
    assert "dispute" not in table.events
    assert "offered" not in table.events
    assert table.waiting_for == "a"
    assert table.b.refused("for:b") == "dice-tie-sheriff"
    before = {letter: getattr(table, letter).dollars for letter in "abcd"}
    table.a.chooses("for:b")
    assert {letter: getattr(table, letter).dollars for letter in "abcd"} == before


@rule("dice-tie-lower-places")
def test_lower_places_go_by_points_then_property_cards_and_are_shared():
    table = last_round(
        nuggets={"a": 0, "b": 14, "c": 5, "d": 10},
        sheriff="b",
        property={"c": "1 2 2", "d": "1 1"},
    )
    # b 14 + 5, c 5 + 5, d 10 + 2, each with $4 worth of dollars
    assert table.ranks == {"b": 1, "d": 2, "c": 3, "a": 4}
    table = last_round(
        nuggets={"a": 0, "b": 14, "c": 5, "d": 10},
        sheriff="b",
        property={"c": "2 2 1"},
        fenced={"a": "4 4 4 2", "d": ""},
    )
    # a 1 + 14, c 5 + 5, d 10: c has more property cards than d
    assert table.score["c"] == table.score["d"]
    assert table.ranks == {"b": 1, "a": 2, "c": 3, "d": 4}


@rule("dice-tie-lower-places")
def test_equal_in_points_and_property_they_share_the_place():
    table = last_round(nuggets={"a": 0, "b": 19, "c": 5, "d": 5}, sheriff="b", dollars={"a": 8})
    assert table.score["c"] == table.score["d"]
    assert table.ranks == {"b": 1, "c": 2, "d": 2, "a": 4}


@rule("dice-tie-lower-places")
def test_tied_players_the_sheriff_did_not_name_share_second_place():
    table = last_round(nuggets={"a": 4, "b": 5, "c": 10, "d": 10}, sheriff="b")
    assert table.score["b"] == table.score["c"] == table.score["d"]
    table.b.chooses("for:d")
    assert table.ranks == {"d": 1, "b": 2, "c": 2, "a": 4}
    assert table.winners == "d"


@rule("dice-score-reveal", "dice-tie-sheriff")
def test_in_a_final_tie_nobody_imagines_other_hands_than_were_shown():
    table = tie_of_b_and_c(property={"b": "2 1"}, fenced={"c": "1 2"}, store={"b": "wanted"})
    for seat in range(4):
        imagined = table.table.imagine(seat, Chance.from_text("other cards"))
        decision = imagined.decision(0, named=True)
        imagined.choose(0, decision.id, "for:c")
        real = table.table.clone()
        real.choose(0, decision.id, "for:c")
        assert differences(imagined.result(), real.result()) == []


# Section 13


@rule("dice-faq-empty-bank")
def test_most_10s_with_an_empty_bank_and_nothing_else_won_may_visit_doc():
    table = dice_town(
        at="bank doc-badluck", bank=0, dollars={"a": 8, "b": 9}, dice={"a": "10 10 10 K K"}, won="b c d"
    )
    assert table.place("bank") == "nothing-there"
    assert not table.a.has_won
    assert table.asks == "doctor-remedy"
    assert table.waiting_for == "a"


@rule("dice-faq-stolen-card")
def test_who_loses_their_only_gain_in_the_saloon_may_not_visit_doc():
    table = dice_town(
        at="general-store saloon doc-badluck",
        store_deck="equipment-8",
        dice={"a": "J K K K K", "b": "Q A A A A"},
        won="c d",
    )
    assert (table.a.store, table.b.store) == ("", "equipment-8")
    assert table.a.has_won
    assert (table.asks, table.waiting_for) == ("elixir", "b")
    table.everyone_passes()
    assert table.asks == "commit-keep"  # the next round: nobody has visited Doc


@rule("dice-faq-quads")
def test_four_k_beat_four_j():
    table = dice_town(players=2, at="town-hall", dice={"a": "J J J J A", "b": "9 K K K K"})
    assert table.place("town-hall") == "b"


@rule("dice-faq-final-tie")
def test_a_final_tie_is_broken_by_property_cards_and_then_by_the_sheriff():
    assert tie_of_b_and_c(property={"b": "2 1", "c": "3"}).winners == "b"
    table = tie_of_b_and_c(property={"b": "3", "c": "3"})
    assert table.asks == "final-tie"
    assert table.waiting_for == "a"


@rule("dice-faq-few-visits")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_doc_works_the_same_for_any_number_of_players(players):
    letters = "abcde"[:players]
    others = " ".join(letters[1:])
    table = dice_town(
        players=players,
        at="doc-badluck",
        nuggets=dict.fromkeys(letters, 1),
        dice=dict.fromkeys(letters, "A 9 9 9 9"),
        won=others,
    )
    assert table.waiting_for == "a"
    assert table.a.options == ["big-theft", "decline"]
    table.a.chooses("big-theft")
    assert table.a.nuggets == players
    everybody = dice_town(players=players, at="doc-badluck", dice={}, won=" ".join(letters))
    assert everybody.round == 3  # nobody to visit: that is no error
