"""Sections 15 and 16: the end of a round, and of the game."""

import pytest

from posse.testing import rule
from tests.games.carson_city.laying import carson_city


@rule("carson-end-order")
def test_the_steps_come_in_their_order():
    table = carson_city(
        players=2,
        phase="end",
        characters={"a": "banker red", "b": "settler red"},
        waited="b",
        three_guns="a",
        money={"a": 70, "b": 30},
        row="ranch - bank",
        land={"b": "b2"},
        mountains="b2",
    )
    table.a.chooses("points:3")
    table.a.chooses("dollars:7")
    table.b.chooses("dollars:20")
    kinds = [
        "points-bought",
        "money-received",
        "marker-moved",
        "cowboys-received",
        "limit-kept",
        "row-shifted",
        "row-filled",
        "characters-returned",
        "three-guns-returned",
        "round-started",
    ]
    assert list(dict.fromkeys(table.events)) == kinds


@rule("carson-end-character-effects")
def test_card_effects_come_first_in_pass_order_and_count_for_the_limit():
    table = carson_city(
        players=2,
        phase="end",
        order="b a",
        characters={"a": "banker red", "b": "settler red"},
        waited="b",
        money={"a": 85, "b": 20},
        land={"b": "b2"},
        mountains="b2",
    )
    assert table.events[0] == "money-received"  # b is before a
    table.a.chooses("points:7")
    assert table.a.money == 60
    assert table.b.asked == "limit"  # $21, one over the limit


@rule("carson-end-round-marker")
@pytest.mark.parametrize(("number", "price"), [(1, 2), (2, 3), (3, 4)])
def test_the_round_marker_closes_a_space(number, price):
    table = carson_city(players=2, phase="end", round=number)
    assert table.last("marker-moved")["space"] == f"action-buy-vp-{price}"
    for player in (table.a, table.b):
        player.chooses("character:banker" if player is table.a else "character:mercenary")
    assert table.a.refused(f"space:buy-vp-{price}") == "carson-place-not-closed"


@rule("carson-end-cowboys", "carson-end-cowboys-max")
@pytest.mark.parametrize(("number", "new"), [(1, 4), (2, 5), (3, 5)])
def test_new_cowboys_come_but_never_more_than_ten(number, new):
    table = carson_city(players=2, phase="end", round=number, cowboys={"a": 2, "b": 8})
    assert (table.a.cowboys, table.a.reserve) == (2 + new, 8 - new)
    assert (table.b.cowboys, table.b.reserve) == (10, 0)
    assert carson_city(players=2, phase="end", round=4, cowboys={"a": 2}).a.cowboys == 2


@rule("carson-end-limit-check", "carson-end-limit-vp", "carson-end-limit-more")
def test_money_over_the_limit_is_given_for_points():
    table = carson_city(players=2, phase="end", characters={"a": "sheriff"}, money={"a": 47})
    assert table.a.options == ["dollars:27", "dollars:30", "dollars:40"]
    assert table.a.refused("dollars:20") == "carson-end-limit-check"
    assert table.a.refused("dollars:50") == "carson-end-limit-more"
    table.a.chooses("dollars:27")
    assert (table.a.money, table.a.points) == (20, 2)
    table = carson_city(players=2, phase="end", characters={"a": "sheriff"}, money={"a": 47})
    table.a.chooses("dollars:40")
    assert (table.a.money, table.a.points) == (7, 4)


@rule("carson-end-limit-only-over")
def test_at_the_limit_nothing_is_given():
    table = carson_city(players=2, phase="end", characters={"a": "sheriff"}, money={"a": 20})
    assert table.round == 2
    assert (table.a.money, table.a.points) == (20, 0)


@rule("carson-end-limit-parallel")
def test_all_over_the_limit_are_asked_in_secret_and_told_in_pass_order():
    table = carson_city(
        players=3,
        phase="end",
        order="c b a",
        characters={"a": "sheriff", "b": "mercenary", "c": "captain"},
        money={"a": 41, "b": 51, "c": 61},
    )
    assert table.waiting_for == "a b c"
    table.a.chooses("dollars:40")
    assert table.a.points == 0
    assert table.b.sees.players[0].points == 0
    assert table.a.sees.giving == 4
    assert table.b.sees.giving == -1
    table.a.takes_back()
    table.a.chooses("dollars:21")
    table.c.chooses("dollars:40")
    table.b.chooses("dollars:31")
    assert [(told["seat"], told["amount"], told["count"]) for told in table.told("limit-kept")] == [
        (2, 40, 4),
        (1, 31, 3),
        (0, 21, 2),
    ]


@rule("carson-end-limit-last-round", "carson-end-last-round", "carson-end-limit-more")
def test_the_limit_applies_in_the_last_round_too():
    table = carson_city(players=2, phase="end", round=4, characters={"a": "sheriff"}, money={"a": 47, "b": 0})
    assert table.asks == "limit"
    table.a.chooses("dollars:30")
    assert table.over
    assert table.scores["a"] == 3 + 17 // 6
    assert not {"marker-moved", "cowboys-received", "row-shifted", "characters-returned"} & set(table.events)


def test_only_the_exact_excess_is_possible_if_no_ten_lies_above_it():
    table = carson_city(players=2, phase="end", characters={"a": "chinese-worker"}, money={"a": 39})
    assert table.a.options == ["dollars:9", "dollars:10", "dollars:20", "dollars:30"]


@rule("carson-end-row-shift", "carson-end-row-refill")
def test_tiles_slide_to_the_cheap_side_and_the_row_is_filled_from_the_bag():
    table = carson_city(
        players=2, phase="end", row="- mine - saloon hotel - prison", bag="bank church drugstore"
    )
    assert table.row == "mine saloon hotel prison bank church drugstore"
    assert table.last("row-filled")["spaces"] == ("action-build-8", "action-build-10", "action-build-12")


@rule("carson-end-row-bag-empty", "carson-place-not-empty-build")
def test_with_an_empty_bag_spaces_stay_empty():
    table = carson_city(players=2, phase="end", row="- mine - saloon hotel - prison", bag_empty=True)
    assert table.row == "mine saloon hotel prison - - -"


@rule("carson-end-row-refill", "carson-end-row-bag-empty")
def test_the_last_tiles_of_the_bag_fill_the_cheapest_of_the_empty_spaces():
    table = carson_city(
        players=2,
        phase="actions",
        action="buy-vp-5",
        at={"a": "buy-vp-5"},
        row="- mine - saloon hotel - prison",
        bag="bank",
    )
    table.table.kept[-1] = (*table.table.kept[-1], *table.table.bag[:-1])
    del table.table.bag[:-1]
    table.a.chooses("points:0")
    assert table.row == "mine saloon hotel prison bank - -"
    assert table.last("row-filled")["spaces"] == ("action-build-8",)


@rule("carson-end-return-characters")
def test_all_cards_go_back():
    table = carson_city(players=2, phase="end")
    assert [player.character for player in table.sees.players] == [-1, -1]
    assert len([option for option in table.a.options if option.startswith("character:")]) == 7


@rule("carson-end-persist")
def test_what_is_carried_over():
    table = carson_city(
        players=2,
        phase="end",
        money={"a": 11},
        cowboys={"a": 1},
        revolvers={"a": 4},
        roads={"a": 2},
        land={"a": "b2 c2"},
        stands={"b2": "ranch"},
        kept={"a": "bank"},
    )
    assert table.round == 2
    assert (table.a.money, table.a.cowboys, table.a.revolvers, table.a.roads) == (11, 5, 4, 2)
    assert (table.a.land, table.what("b2"), table.a.kept) == ("b2 c2", "ranch", "bank")


# The end of the game


@rule("carson-score-estate", "carson-score-money", "carson-score-nothing")
def test_two_points_for_each_thing_on_own_land_and_one_for_six_dollars():
    table = carson_city(
        players=2,
        phase="end",
        round=4,
        land={"a": "b2 c2 d4 e2 a1", "b": "g2"},
        mountains="e2",
        points={"a": 7},
        stands={"b2": "ranch", "c2": "prison", "g2": "hotel"},
        money={"a": 23, "b": 5},
        kept={"a": "saloon"},
    )
    assert table.line("a", "earned") == (7, 7)
    assert table.line("a", "buildings") == (2, 4)
    assert table.line("a", "houses") == (1, 2)
    assert table.line("a", "mountains") == (1, 2)
    assert table.line("a", "money") == (23, 3)
    assert table.scores == {"a": 18, "b": 2}


@rule("carson-score-tie")
def test_among_equals_the_earlier_in_pass_order_wins_and_all_places_are_ranked_so():
    table = carson_city(
        players=4,
        phase="end",
        round=4,
        order="c a d b",
        points={"a": 9, "b": 4, "c": 9, "d": 4},
        money=dict.fromkeys("abcd", 0),
    )
    result = table.table.result()
    assert table.winners == "c"
    assert result.ranks == [2, 4, 1, 3]
