"""Sections 13 and 14: building income, attacks, and the buildings one by one."""

import pytest

from posse.testing import rule
from tests.games.carson_city.laying import carson_city


def pay_day(**more):
    """The table as it stands after building income."""
    return carson_city(phase="actions", action="building-income", **{"players": 2, "town": "g6", **more})


def lying(**more):
    """The same map while cowboys are placed: nothing has been paid yet."""
    return carson_city(**{"players": 2, "town": "g6", **more})


# Attacks


@rule("carson-income-steps", "carson-attack-duel", "carson-attack-cowboys-attacker-wins")
def test_a_defended_building_is_fought_for_before_it_pays():
    table = pay_day(
        land={"b": "b2"},
        stands={"b2": "hotel"},
        at={"a": "b2", "b": "b2"},
        cowboys={"a": 2, "b": 2},
        dice="6 1",
    )
    order = [kind for kind in table.events if kind in ("duel-fought", "building-paid", "income-received")]
    assert order == ["duel-fought", "building-paid", "income-received", "income-received"]
    assert (table.a.money, table.b.money) == (18, 18)
    assert (table.a.cowboys, table.b.cowboys) == (2 + 4, 3 + 4)  # the winner's cowboy is in the reserve
    assert (table.a.at, table.b.at) == ("", "")


@rule("carson-attack-defender-wins", "carson-attack-cowboys-defender-wins")
def test_a_defender_who_wins_keeps_the_whole_income():
    table = pay_day(
        land={"b": "b2"},
        stands={"b2": "hotel"},
        at={"a": "b2", "b": "b2"},
        cowboys={"a": 2, "b": 2},
        dice="1 6",
    )
    assert (table.a.money, table.b.money) == (15, 21)
    assert (table.a.cowboys, table.b.cowboys) == (3 + 4, 2 + 4)


@rule("carson-attack-undefended", "carson-attack-success-share", "carson-attack-pay-once")
def test_an_attack_that_nobody_opposes_succeeds_without_a_duel():
    table = pay_day(land={"b": "b2"}, stands={"b2": "ranch"}, at={"a": "b2"}, mountains="a1 b1 c1 a2 c2")
    assert "duel-fought" not in table.events
    told = table.last("building-paid")
    assert (told["amount"], told["share"], told["kept"], told["thief"]) == (3, 1, 2, 0)
    assert (table.a.money, table.b.money) == (16, 17)


@rule("carson-attack-duel", "carson-duel-single")
def test_rival_attackers_fight_even_without_a_defender():
    table = pay_day(
        players=3, land={"c": "b2"}, stands={"b2": "hotel"}, at={"a": "b2", "b": "b2"}, dice="1 6"
    )
    assert table.last("duel-fought")["seats"] == (0, 1)
    assert [player.money for player in table.sees.players] == [15, 18, 18]


@rule("carson-attack-duel-order")
def test_the_first_in_pass_order_chooses_the_next_attack_duel():
    table = pay_day(
        players=3,
        order="c a b",
        land={"a": "b2 e2"},
        stands={"b2": "hotel", "e2": "hotel"},
        at={"a": "b2 e2", "b": "b2 e2"},
        dice="6 1 6 1",
    )
    assert table.waiting_for == "c"
    assert table.asks == "attack-duel"
    assert table.c.options == ["parcel:b2", "parcel:e2"]
    assert table.c.refused("parcel:a1") == "carson-attack-duel-order"
    table.c.chooses("parcel:e2")
    assert [told["parcel"] for told in table.told("duel-fought")] == ["E2", "B2"]
    apart = pay_day(
        players=4,
        land={"a": "b2", "c": "e2"},
        stands={"b2": "hotel", "e2": "hotel"},
        at={"a": "b2", "b": "b2", "c": "e2", "d": "e2"},
    )
    assert [told["parcel"] for told in apart.told("duel-fought")] == ["B2", "E2"]  # the order cannot matter


@rule("carson-attack-zero")
def test_a_building_that_pays_nothing_may_be_attacked():
    table = pay_day(land={"b": "b2"}, stands={"b2": "saloon"}, at={"a": "b2"})
    assert table.last("building-paid")["amount"] == 0
    assert (table.a.money, table.b.money) == (15, 15)


@rule("carson-attack-guard-unused")
def test_a_guard_without_work_goes_to_the_reserve():
    table = pay_day(land={"b": "b2"}, stands={"b2": "hotel"}, at={"b": "b2"}, cowboys={"b": 2})
    assert table.b.money == 21
    assert table.b.cowboys == 2 + 4
    assert table.b.reserve == 10 - 6


@rule("carson-sheriff-white-return", "carson-sheriff-white-safe")
def test_the_white_guard_goes_back_to_its_card():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        town="g6",
        characters={"b": "sheriff"},
        white="b2",
        land={"b": "b2"},
        stands={"b2": "hotel"},
    )
    assert table.sees.white_of == -1
    assert table.b.cowboys + table.b.reserve == 10


# What counts


@rule("carson-income-snapshot")
def test_incomes_are_those_of_the_map_at_this_step():
    table = carson_city(
        players=2,
        phase="actions",
        action="build-3",
        town="g6",
        land={"a": "b2", "b": "c3"},
        stands={"b2": "ranch"},
        kept={"b": "ranch"},
        roads={"b": 0},
    )
    assert table.income("b2") == 8
    table.b.chooses("ranch:c3")
    assert table.a.money == 15 + 7


@rule("carson-income-house-rule")
def test_a_neutral_house_counts_for_all_an_owned_one_for_its_owner():
    table = lying(
        land={"a": "b2 a1", "b": "b4 b5"},
        stands={"b2": "saloon", "b4": "saloon", "a1": "house", "a3": "house", "c3": "house", "b5": "house"},
    )
    assert table.income("b2") == 15  # own A1, neutral A3 and C3
    assert table.income("b4") == 15  # own B5, neutral A3 and C3
    table = lying(
        land={"a": "b2 a3", "b": "b4"}, stands={"b2": "saloon", "b4": "saloon", "a3": "house", "c3": "house"}
    )
    assert (table.income("b2"), table.income("b4")) == (10, 5)


@rule("carson-income-mountain-rule", "carson-mine-income", "carson-income-shared-sources")
def test_a_neutral_mountain_counts_for_all_mines_an_owned_one_for_its_owners():
    table = lying(land={"a": "b2 a3", "b": "b4"}, stands={"b2": "mine", "b4": "mine"}, mountains="a3 b3 c3")
    assert (table.income("b2"), table.income("b4")) == (9, 6)


@rule(
    "carson-income-house-equivalents",
    "carson-ranch-house",
    "carson-church-house",
    "carson-hotel-house",
    "carson-mine-not-house",
    "carson-prison-not-house",
)
def test_ranch_and_church_count_as_a_house_a_hotel_as_two():
    for tile, houses in (("ranch", 1), ("church", 1), ("hotel", 2), ("mine", 0), ("prison", 0), ("bank", 0)):
        table = lying(land={"a": "b2 b3"}, stands={"b2": "saloon", "b3": tile})
        assert table.income("b2") == 5 * houses, tile
        table = lying(land={"a": "b2 b3"}, stands={"b2": "drugstore", "b3": tile})
        assert table.income("b2") == 3 * houses + (3 if tile == "ranch" else 0), tile
        table = lying(land={"a": "b2 b3"}, stands={"b2": "bank", "b3": tile})
        assert table.income("b2") == 3 * houses + (3 if tile == "mine" else 0), tile


@rule("carson-income-house-equivalents-own")
def test_others_ranches_churches_and_hotels_are_no_houses():
    for tile in ("ranch", "church", "hotel"):
        table = lying(land={"a": "b2", "b": "b3"}, stands={"b2": "saloon", "b3": tile})
        assert table.income("b2") == 0


@rule("carson-income-self")
def test_a_building_does_not_count_itself():
    table = lying(
        land={"a": "b2 e2"}, stands={"b2": "hotel", "e2": "ranch"}, mountains="d1 e1 f1 d2 f2 d3 e3 f3"
    )
    assert table.income("b2") == 6
    assert table.income("e2") == 1
    table = lying(land={"a": "b2 e2"}, stands={"b2": "drugstore", "e2": "bank"})
    assert (table.income("b2"), table.income("e2")) == (0, 0)


AROUND_B2 = ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")


@rule(
    "carson-income-cap",
    "carson-building-values",
    "carson-mine-cap",
    "carson-saloon-cap",
    "carson-drugstore-cap",
    "carson-bank-cap",
)
@pytest.mark.parametrize(("caps", "low", "high"), [("from_zero", 21, 35), ("from_one", 24, 40)])
def test_a_building_pays_at_most_what_its_tile_shows(caps, low, high):
    houses = dict.fromkeys(AROUND_B2, "house")
    for tile, cap in (("saloon", high), ("drugstore", low), ("bank", low)):
        table = lying(
            land={"a": "b2 e5 g1"},
            stands={"b2": tile, **houses, "e5": "ranch", "g1": "mine"},
            income_caps=caps,
        )
        assert table.income("b2") == cap
    table = lying(land={"a": "b2"}, stands={"b2": "mine"}, mountains=" ".join(AROUND_B2), income_caps=caps)
    assert table.income("b2") == low
    seven = dict.fromkeys(AROUND_B2[:-1], "house")
    assert lying(land={"a": "b2"}, stands={"b2": "saloon", **seven}, income_caps=caps).income("b2") == 35


@rule("carson-ranch-income", "carson-ranch-mountain", "carson-ranch-minimum", "carson-ranch-cap")
def test_a_ranch_pays_a_dollar_for_each_free_parcel_around_it():
    table = lying(land={"a": "b2", "b": "c3"}, stands={"b2": "ranch"})
    assert table.income("b2") == 8  # of any owner
    table = lying(
        land={"a": "b2", "b": "c3"}, stands={"b2": "ranch", "a1": "house", "c3": "mine"}, mountains="b1"
    )
    assert table.income("b2") == 5
    table = lying(land={"a": "b2"}, stands={"b2": "ranch"}, mountains=" ".join(AROUND_B2))
    assert table.income("b2") == 1
    assert lying(land={"a": "a1"}, stands={"a1": "ranch"}).income("a1") == 3


@rule("carson-drugstore-income", "carson-bank-income", "carson-owned-count-built")
def test_drugstores_count_own_ranches_anywhere_banks_own_mines():
    table = lying(
        land={"a": "b2 e2 e4 g2", "b": "a5 c5"},
        kept={"a": "ranch mine"},
        stands={"b2": "drugstore", "e2": "ranch", "e4": "ranch", "g2": "mine", "a5": "ranch", "c5": "mine"},
    )
    assert table.income("b2") == 6
    table = lying(
        land={"a": "b2 e2 e4 g2", "b": "a5 c5"},
        kept={"a": "ranch mine"},
        stands={"b2": "bank", "e2": "mine", "e4": "mine", "g2": "ranch", "a5": "ranch", "c5": "mine"},
    )
    assert table.income("b2") == 6


@rule("carson-drugstore-ranch-twice")
def test_an_adjacent_own_ranch_counts_twice_for_a_drugstore():
    table = lying(land={"a": "b2 b3"}, stands={"b2": "drugstore", "b3": "ranch"})
    assert table.income("b2") == 6


@rule("carson-saloon-income", "carson-hotel-income")
def test_saloons_and_hotels():
    table = lying(land={"a": "b2 e2"}, stands={"b2": "saloon", "e2": "hotel", "a1": "house", "a3": "house"})
    assert (table.income("b2"), table.income("e2")) == (10, 6)


@rule("carson-church-income", "carson-prison-income", "carson-house-income")
def test_churches_prisons_and_houses_pay_nothing():
    table = pay_day(land={"a": "b2 e2 a5"}, stands={"b2": "church", "e2": "prison", "a5": "house"})
    assert table.a.money == 15
    assert "building-paid" not in table.events


@rule("carson-income-shared-sources")
def test_one_house_counts_for_several_buildings():
    table = lying(land={"a": "a1 b1"}, stands={"a1": "saloon", "b1": "saloon", "a2": "house"})
    assert (table.income("a1"), table.income("b1")) == (5, 5)
