"""Sections 9 and 10: duels, and land purchase."""

from posse.testing import rule
from tests.games.carson_city.laying import carson_city


@rule("carson-duel-who", "carson-duel-single", "carson-duel-winner", "carson-duel-dice-order")
def test_all_on_one_place_fight_one_duel_dice_are_rolled_in_pass_order():
    table = carson_city(
        players=3, phase="actions", order="c a b", at=dict.fromkeys("abc", "three-guns"), dice="1 5 3"
    )
    duel = table.told("duel-fought")
    assert len(duel) == 1
    assert duel[0]["seats"] == (2, 0, 1)
    assert duel[0]["luck"] == (1, 5, 3)
    assert duel[0]["winner"] == 0
    assert table.told("three-guns-taken")[0]["seat"] == 0


@rule("carson-duel-tie")
def test_the_earlier_in_pass_order_wins_a_tie():
    for order, winner in (("b a", 1), ("a b", 0)):
        table = carson_city(
            players=2, phase="actions", order=order, at={"a": "three-guns", "b": "three-guns"}, dice="4 4"
        )
        assert table.last("duel-fought")["winner"] == winner


@rule("carson-duel-loser-cowboy", "carson-duel-loser-firepower", "carson-place-pass-final")
def test_a_loser_takes_the_cowboy_back_and_it_counts_at_once():
    table = carson_city(
        players=2,
        phase="actions",
        at={"a": "three-guns three-roads", "b": "three-guns three-roads"},
        cowboys={"a": 1, "b": 1},
        dice="1 6 1 6",
    )
    first, second = table.told("duel-fought")
    assert first["firepower"] == (2, 2)
    assert second["firepower"] == (3, 2 + 3)  # the cowboy that came back; the guns that were won
    assert table.round == 2  # nothing could be placed in between


@rule("carson-duel-mandatory")
def test_nobody_withdraws_from_a_duel():
    table = carson_city(players=2, phase="actions", at={"a": "three-guns", "b": "three-guns"})
    assert table.events[0] == "duel-fought"  # nobody was asked


@rule("carson-duel-none-alone")
def test_a_single_player_never_duels():
    table = carson_city(
        players=2, phase="actions", at={"a": "wages wages road road three-guns a1"}, money={"a": 0}
    )
    assert "duel-fought" not in table.events


# Land


@rule("carson-land-duel-order", "carson-land-duel-order-stepwise")
def test_the_first_in_pass_order_chooses_the_next_duel_even_if_not_involved():
    table = carson_city(
        players=3,
        phase="actions",
        action="land-purchase",
        order="c a b",
        at={"a": "a1 e1 g1", "b": "a1 e1 g1"},
        cowboys={"a": 2, "b": 2},
        dice="6 1 6 1 6 1",
    )
    assert table.waiting_for == "c"
    assert table.c.options == ["parcel:a1", "parcel:e1", "parcel:g1"]
    assert table.c.refused("parcel:b1") == "carson-land-duel-order"
    table.c.chooses("parcel:e1")
    assert table.last("duel-fought")["parcel"] == "E1"
    assert table.c.options == ["parcel:a1", "parcel:g1"]  # after seeing the first result
    table.c.chooses("parcel:g1")
    assert [told["parcel"] for told in table.told("duel-fought")] == [
        "E1",
        "G1",
        "A1",
    ]  # the last needs no choice
    assert table.asks == "buy-land"


@rule("carson-land-duel-order")
def test_nobody_is_asked_for_an_order_that_cannot_matter():
    table = carson_city(
        players=4, phase="actions", action="land-purchase", at={"a": "a1", "b": "a1", "c": "e1", "d": "e1"}
    )
    assert [told["parcel"] for told in table.told("duel-fought")] == ["A1", "E1"]
    assert table.asks == "buy-land"


@rule("carson-land-duels-before-payment", "carson-action-refuse")
def test_all_duels_come_first_then_everybody_pays_in_pass_order_in_any_order():
    table = carson_city(
        players=2,
        phase="actions",
        action="land-purchase",
        order="b a",
        at={"a": "a1 c1 e1", "b": "a1 g1"},
        cowboys={"a": 9 - 3, "b": 0},
        roads={"a": 0, "b": 0},
    )
    assert table.events[0] == "duel-fought"
    assert table.waiting_for == "b"
    assert table.b.options == ["parcel:g1", "decline"]
    table.b.chooses("decline")
    assert table.last("land-declined")["parcel"] == "G1"
    assert table.a.options == ["parcel:a1", "parcel:c1", "parcel:e1", "decline"]
    table.a.chooses("parcel:e1")
    table.a.chooses("parcel:a1")
    table.a.chooses("decline")
    assert table.a.land == "a1 e1"


@rule("carson-land-price", "carson-land-price-range", "carson-land-price-hotel")
def test_a_parcel_costs_a_dollar_and_one_for_each_thing_on_it_and_around_it():
    table = carson_city(
        players=2,
        town="a8",
        mountains="a1 c3",
        land={"a": "b2 c2 a3"},
        stands={"a2": "house", "b2": "saloon", "c2": "hotel", "a3": "church"},
    )
    assert table.price("b3") == 1 + 5  # the hotel is one building
    assert table.price("f4") == 1
    assert table.price("a1") == 1 + 1 + 2  # the mountain itself, a house and a saloon
    everything = dict.fromkeys(("f3", "g3", "f4", "f5", "g5", "e3", "e4", "e5"), "house")
    table = carson_city(players=2, town="b2", stands={**everything, "g4": "house"})
    assert table.price("f4") == 10


@rule("carson-land-pay", "carson-land-with-tile", "carson-term-owner")
def test_the_price_goes_to_the_bank_and_what_stands_there_is_the_buyers():
    table = carson_city(players=2, phase="actions", action="land-purchase", mountains="b2", at={"a": "b2 d4"})
    table.a.chooses("parcel:b2")
    assert (table.a.money, table.a.land, table.a.claims) == (15 - 2, "b2", 11)
    table.a.chooses("parcel:d4")
    assert (table.what("b2"), table.what("d4")) == ("mountain", "house")
    assert table.last("land-bought") == {
        "seat": 0,
        "parcel": "D4",
        "price": 2,
        "standing": "building-house",
        "rule": "carson-land-pay",
    }
    assert table.a.at == ""


@rule("carson-land-tile-limit", "carson-action-refuse-cowboy")
def test_without_money_or_a_property_tile_the_right_lapses():
    table = carson_city(
        players=2,
        phase="actions",
        action="land-purchase",
        at={"a": "d4", "b": "a1"},
        money={"a": 1},
        claims={"b": 0},
    )
    lapsed = table.told("land-lapsed")
    assert [(told["seat"], told["why"]) for told in lapsed] == [(0, "why-money"), (1, "why-claims")]
    assert (table.a.land, table.a.money) == ("", 1)
    assert (table.owner("d4"), table.owner("a1")) == ("", "")
    assert (table.a.at, table.b.at) == ("", "")


@rule("carson-land-pay")
def test_a_parcel_that_cannot_be_paid_is_not_offered():
    table = carson_city(
        players=2, phase="actions", action="land-purchase", at={"a": "d4 a1"}, money={"a": 1}, roads={"a": 0}
    )
    assert table.a.options == ["parcel:a1", "decline"]
    assert table.a.refused("parcel:d4") == "carson-land-pay"
    assert table.a.refused("parcel:b1") == "carson-action-land-purchase"
