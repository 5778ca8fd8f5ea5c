"""Section 6: the characters, both sides."""

import pytest

from posse.games.carson_city.facts import CHARACTERS, MONEY_LIMITS
from posse.testing import rule
from tests.games.carson_city.laying import carson_city, new_carson_city


def choosing(**settings):
    return carson_city(phase="characters", **settings)


@rule("carson-char-pick", "carson-char-all-seven", "carson-decide-illegal")
def test_everybody_takes_one_of_the_cards_left():
    table = choosing(players=5, roads=dict.fromkeys("abcde", 0))
    assert table.a.options == ["character:" + name for name in CHARACTERS]
    table.a.chooses("character:sheriff")
    assert "character:sheriff" not in table.b.options
    assert table.b.refused("character:sheriff") == "carson-char-pick"
    assert table.b.refused("pass") == "carson-char-pick"
    assert table.waiting_for == "b"
    for player, name in ((table.b, "banker"), (table.c, "mercenary"), (table.d, "chinese-worker")):
        player.chooses("character:" + name)
    assert table.e.options == ["character:grocer", "character:settler", "character:captain"]
    table.e.chooses("character:captain")
    table.e.passes()
    table.everybody_passes()
    assert table.round == 2
    assert len([name for name in table.a.options if name.startswith("character:")]) == 7


@rule("carson-char-selection-order", "carson-place-pass-track")
def test_first_to_pass_chooses_first_in_the_next_round():
    table = carson_city(players=3)
    table.a.places("wages")
    table.b.passes()
    table.c.places("wages")
    table.a.places("wages")
    table.c.passes()
    table.a.passes()
    assert table.round == 2
    assert table.sees.selection == [1, 2, 0]
    assert table.waiting_for == "b"


@rule("carson-char-immediate")
def test_what_a_card_brings_at_once_comes_before_the_next_pick():
    table = choosing(players=2)
    table.a.chooses("character:settler")
    assert table.waiting_for == "a"
    assert table.asks == "settle"
    table.a.chooses("parcel:c3")
    assert table.waiting_for == "b"


@rule("carson-char-new-order", "carson-char-numbers")
def test_turn_order_follows_the_numbers_of_the_cards():
    table = choosing(players=3)
    for player, name in ((table.a, "mercenary"), (table.b, "sheriff"), (table.c, "grocer")):
        player.chooses("character:" + name)
    table.c.chooses("cash")
    assert table.turn_order == "b c a"
    assert CHARACTERS == ("sheriff", "banker", "grocer", "chinese-worker", "settler", "captain", "mercenary")


@rule("carson-char-limit", "carson-char-limits-table")
@pytest.mark.parametrize("side", [0, 1])
def test_the_card_and_its_side_set_the_money_limit(side):
    limits = ((20, 120, 60, 30, 30, 25, 20), (20, 60, 60, 30, 20, 20, 30))[side]
    assert MONEY_LIMITS[side] == limits
    for number, name in enumerate(CHARACTERS):
        card = f"{name} {'red' if side else 'yellow'}"
        over = limits[number] + 1
        table = carson_city(
            players=2, phase="end", characters={"a": card}, money={"a": over}, settler_red="points"
        )
        if table.asks == "bundle":
            table.a.chooses("decline")
        assert table.about == {"limit": limits[number], "excess": 1}


@rule("carson-char-optional-funds")
def test_an_offer_must_be_paid_in_full_and_delivered_in_full():
    table = choosing(players=2, money={"a": 3, "b": 0}, roads={"a": 0, "b": 0})
    table.a.chooses("character:captain")
    assert table.a.options == ["decline", "cowboys:1"]
    assert table.a.refused("cowboys:2") == "carson-char-optional-funds"
    table.a.chooses("decline")
    table.b.chooses("character:chinese-worker")
    table = choosing(players=2, money={"a": 30}, cowboys={"a": 8}, roads={"a": 0, "b": 0})
    table.a.chooses("character:captain")
    assert table.a.options == ["decline", "cowboys:1", "cowboys:2"]  # two are left in the reserve


@rule("carson-char-optional-funds", "carson-decide-forced")
def test_what_could_only_be_declined_is_declined_and_told():
    table = choosing(players=2, money={"a": 0})
    table.a.chooses("character:captain")
    assert table.last("declined") == {
        "seat": 0,
        "source": "character-captain",
        "building": "",
        "rule": "carson-char-optional-funds",
    }
    assert table.waiting_for == "b"


# 1 Sheriff


@rule(
    "carson-char-sheriff-yellow",
    "carson-sheriff-white-turn",
    "carson-sheriff-white-firepower",
    "carson-sheriff-white-cap",
)
def test_the_white_cowboy_is_taken_with_the_card_and_placed_in_a_turn():
    table = choosing(players=2, cowboys={"a": 10})
    table.a.chooses("character:sheriff")
    assert table.last("white-cowboy-taken")["seat"] == 0
    assert table.a.cowboys == 10
    assert table.a.firepower == 10 + 1 + 1
    table.b.chooses("character:banker")
    table.a.chooses("white")
    table.a.chooses("space:three-guns")
    assert (table.a.cowboys, table.a.at) == (10, "three-guns")
    assert table.a.firepower == 10 + 1
    assert table.waiting_for == "b"


@rule("carson-sheriff-white-where", "carson-sheriff-white-no-attack")
def test_the_white_cowboy_goes_only_where_no_cowboy_stands_and_never_attacks():
    table = carson_city(
        players=2,
        characters={"a": "sheriff", "b": "mercenary"},
        white="hand",
        at={"a": "wages b1", "b": "gambling b2"},
        land={"a": "a3 b3", "b": "c3"},
        stands={"a3": "ranch", "b3": "mine", "c3": "hotel"},
        roads={"a": 0},
    )
    table.a.chooses("white")
    assert "space:three-guns" in table.a.options
    assert "attack" not in table.a.options
    assert table.a.refused("attack") == "carson-sheriff-white-no-attack"
    for taken in ("wages", "gambling"):
        assert table.a.refused("space:" + taken) == "carson-sheriff-white-where"
    table.a.chooses("land")
    for taken in ("b1", "b2"):
        assert f"parcel:{taken}" not in table.a.options
    table.a.chooses("back")
    table.a.chooses("white")
    table.a.chooses("guard")
    assert table.a.options == ["parcel:a3", "parcel:b3", "back"]
    table.a.chooses("parcel:a3")
    assert table.last("building-guarded")["cowboy"] == "cowboy-white"


@rule("carson-sheriff-white-safe")
def test_nobody_joins_the_white_cowboy_not_even_its_holder():
    for place in ("three-guns", "b1"):
        table = carson_city(players=2, characters={"a": "sheriff"}, white=place)
        for player in (table.a, table.b):
            if place == "three-guns":
                assert player.refused("space:three-guns") == "carson-sheriff-white-safe"
            else:
                player.chooses("land")
                assert player.refused("parcel:b1") == "carson-sheriff-white-safe"
                player.chooses("back")
            player.places("wages")
    table = carson_city(
        players=2,
        characters={"a": "sheriff", "b": "mercenary"},
        white="b2",
        land={"a": "b2", "b": "g2"},
        stands={"b2": "hotel", "g2": "hotel"},
    )
    table.a.places("wages")
    assert "attack" not in table.b.options


@rule("carson-sheriff-white-shared", "carson-sheriff-white-return")
def test_on_wages_and_road_the_white_cowboy_works_like_any_other_and_others_may_join():
    table = carson_city(
        players=2, characters={"a": "sheriff", "b": "banker"}, white="wages", cowboys={"a": 1, "b": 1}
    )
    table.a.places("wages")
    table.b.places("wages")
    assert table.table.pass_order == (0, 1)
    assert [(told["seat"], told["amount"]) for told in table.told("money-received")] == [(0, 8), (1, 4)]
    assert (table.a.cowboys + table.a.reserve, table.b.cowboys + table.b.reserve) == (10, 10)
    assert (table.sees.white_of, table.sees.white_at) == (-1, -1)


@rule("carson-sheriff-white-return", "carson-end-return-characters")
def test_the_white_cowboy_goes_home_at_the_end_of_the_round_if_it_was_not_placed():
    table = carson_city(players=2, characters={"a": "sheriff"}, white="hand")
    table.everybody_passes()
    assert table.round == 2
    assert (table.sees.white_of, table.sees.white_at) == (-1, -1)
    assert table.a.character == ""


@rule("carson-char-sheriff-red")
def test_the_red_sheriff_is_paid_for_duels_lost():
    table = carson_city(
        players=2,
        phase="actions",
        characters={"a": "sheriff red"},
        at={"a": "three-guns three-roads gambling", "b": "three-guns three-roads gambling"},
        cowboys={"a": 0, "b": 5},
        dice="1 6 1 6 6 1 5 5",
    )
    duels = table.told("duel-fought")
    lost = len([told for told in duels if told["winner"] == 1])
    assert lost == 3
    assert table.a.points == 9
    assert table.b.points == 0


@rule("carson-sheriff-red-no-attack", "carson-sheriff-red-no-challenge", "carson-sheriff-red-defend")
def test_the_red_sheriff_starts_no_fight_but_defends_what_is_theirs():
    table = carson_city(
        players=2,
        characters={"a": "sheriff red"},
        at={"b": "three-guns b1 a3 wages"},
        land={"a": "a3", "b": "c3"},
        stands={"a3": "ranch", "c3": "hotel"},
    )
    assert "attack" not in table.a.options
    assert table.a.refused("attack") == "carson-place-target-attack"
    assert table.a.refused("parcel:c3") == "carson-sheriff-red-no-attack"
    assert table.a.refused("space:three-guns") == "carson-sheriff-red-no-challenge"
    assert "space:wages" in table.a.options
    table.a.chooses("land")
    assert table.a.refused("parcel:b1") == "carson-sheriff-red-no-challenge"
    table.a.chooses("back")
    table.a.guards("a3")  # the attacker was there before
    assert table.a.at == "a3"


@rule("carson-sheriff-red-challenged", "carson-sheriff-red-no-white")
def test_the_red_sheriff_can_be_challenged_and_has_no_white_cowboy():
    table = carson_city(players=2, characters={"a": "sheriff red"})
    assert table.a.refused("white") == "carson-char-sheriff-yellow"
    table.a.places("three-guns")
    table.b.places("three-guns")
    assert (table.a.at, table.b.at) == ("three-guns", "three-guns")
    table.a.passes()
    table.b.passes()
    assert table.last("duel-fought")["seats"] == (0, 1)


# 2 Banker


@rule("carson-char-banker-yellow")
def test_the_yellow_banker_receives_nine_dollars():
    table = choosing(players=2)
    table.a.chooses("character:banker")
    assert table.a.money == 24


@rule("carson-char-banker-red", "carson-banker-red-once")
def test_the_red_banker_may_buy_one_bundle_of_points():
    table = carson_city(players=2, phase="end", characters={"a": "banker red"}, money={"a": 24})
    assert table.a.options == ["decline", "points:3", "points:5"]
    assert table.a.refused("points:7") == "carson-char-optional-funds"
    table.a.chooses("points:5")
    assert (table.a.money, table.a.points) == (12, 5)
    assert table.round == 2
    for bundle, price in ((3, 3), (5, 12), (7, 25)):
        table = carson_city(players=2, phase="end", characters={"a": "banker red"}, money={"a": 50})
        table.a.chooses(f"points:{bundle}")
        assert (table.a.money, table.a.points) == (50 - price, bundle)
    table = carson_city(players=2, phase="end", characters={"a": "banker red"}, money={"a": 2})
    assert table.round == 2


# 3 Grocer


@rule("carson-char-grocer-yellow", "carson-grocer-yellow-choice-now")
def test_the_yellow_grocer_takes_the_money_or_waits():
    table = choosing(players=2, roads={"a": 0})
    table.a.chooses("character:grocer")
    assert table.a.options == ["cash", "wait"]
    table.a.chooses("cash")
    assert table.a.money == 23
    table.b.chooses("character:banker")
    table.everybody_passes()
    assert table.round == 2
    assert table.a.money == 23  # and nothing more later
    table = choosing(players=2)
    table.a.chooses("character:grocer")
    table.a.chooses("wait")
    assert table.a.money == 15


@rule("carson-grocer-yellow-choice-later", "carson-decide-type-owned", "carson-income-steps")
def test_who_waited_chooses_before_any_attack_is_fought():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        characters={"a": "grocer"},
        waited="a",
        land={"a": "b2 c2 e3", "b": "g2"},
        stands={"b2": "ranch", "c2": "hotel", "e3": "church", "g2": "hotel"},
        at={"a": "b2", "b": "b2"},
        kept={"a": "bank"},
    )
    assert table.asks == "double"
    assert table.a.options == ["cash", "ranch", "hotel"]
    assert table.a.refused("bank") == "carson-decide-type-owned"
    assert "duel-fought" not in table.events
    table.a.chooses("cash")
    assert "duel-fought" in table.events
    assert table.told("money-received")[0]["amount"] == 8
    table = carson_city(
        players=2, phase="actions", action="building-income", characters={"a": "grocer"}, waited="a"
    )
    assert table.last("money-received") == {
        "seat": 0,
        "amount": 8,
        "source": "character-grocer",
        "rule": "carson-decide-type-owned",
    }


@rule("carson-grocer-yellow-double")
def test_the_doubling_ends_with_the_round():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        characters={"a": "grocer"},
        waited="a",
        land={"a": "b2"},
        stands={"b2": "hotel"},
    )
    table.a.chooses("hotel")
    assert table.last("income-received")["amount"] == 12
    assert table.round == 2
    assert table.a.seen.doubled == 0


@rule("carson-sheriff-white-where")
def test_the_white_cowboy_guards_only_what_nobody_attacks_yet():
    given = {"characters": {"a": "sheriff"}, "white": "hand", "land": {"a": "b2"}, "stands": {"b2": "hotel"}}
    table = carson_city(players=2, at={"b": "b2"}, **given)
    table.a.chooses("white")
    assert "guard" not in table.a.options
    assert table.a.refused("guard") == "carson-place-target-defend"
    table = carson_city(players=2, **given)
    table.a.chooses("white")
    table.a.guards("b2")
    assert table.a.at == "b2"


@rule("carson-grocer-yellow-double", "carson-grocer-yellow-double-after-cap")
def test_all_own_buildings_of_one_type_pay_double_also_above_the_cap():
    houses = {
        "a1": "house",
        "b1": "house",
        "c1": "house",
        "a2": "house",
        "c2": "house",
        "a3": "house",
        "b3": "house",
        "c3": "house",
    }
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        characters={"a": "grocer"},
        waited="a",
        land={"a": "b2 g5", "b": "g2"},
        stands={"b2": "saloon", "g5": "saloon", "g2": "saloon", **houses, "f1": "house"},
    )
    assert table.income("b2") == 35
    table.a.chooses("saloon")
    paid = {told["parcel"]: told["amount"] for told in table.told("building-paid")}
    assert paid == {"B2": 70, "G2": 5, "G5": 0}


@rule("carson-grocer-yellow-attacked")
def test_a_doubled_income_is_split_with_an_attacker():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        characters={"a": "grocer"},
        waited="a",
        land={"a": "b2"},
        stands={"b2": "saloon", "a1": "house", "b1": "house", "c1": "house"},
        at={"b": "b2"},
    )
    table.a.chooses("saloon")
    assert (table.a.money, table.b.money) == (30, 30)


@rule("carson-char-grocer-red", "carson-grocer-red-houses-only", "carson-end-character-effects")
def test_the_red_grocer_takes_the_money_or_a_point_for_each_own_house():
    table = choosing(players=2, roads={"a": 0}, side_grocer="red")
    table.a.chooses("character:grocer")
    assert table.a.options == ["cash", "wait"]
    table.a.chooses("cash")
    assert table.a.money == 23
    table = carson_city(
        players=2,
        phase="end",
        characters={"a": "grocer red"},
        waited="a",
        land={"a": "b2 c2 e3 a1 a2", "b": "g1"},
        stands={
            "b2": "ranch",
            "c2": "hotel",
            "e3": "church",
            "a1": "house",
            "a2": "house",
            "g1": "house",
            "g2": "house",
        },
    )
    assert table.a.points == 2


# 4 Chinese Worker


@rule("carson-char-worker-yellow", "carson-worker-yellow-half", "carson-build-price")
@pytest.mark.parametrize(("price", "half"), [(12, 6), (10, 5), (8, 4), (6, 3), (5, 3), (4, 2), (3, 2)])
def test_the_yellow_worker_takes_two_roads_and_pays_half(price, half):
    table = choosing(players=2)
    table.a.chooses("character:chinese-worker")
    assert table.a.roads == 3
    for card, wanted in (("chinese-worker", half), ("banker", price)):
        space = f"build-{price}"
        table = carson_city(players=2, phase="actions", action=space, at={"a": space}, characters={"a": card})
        assert table.about["price"] == wanted
        table.a.chooses("buy")
        assert table.a.money == 15 - wanted


@rule("carson-char-worker-red", "carson-worker-red-refill")
def test_the_red_worker_may_buy_any_tile_at_once():
    table = choosing(
        players=2,
        roads={"a": 0},
        side_chinese_worker="red",
        row="ranch mine bank saloon hotel church prison",
        bag="drugstore mine",
    )
    table.a.chooses("character:chinese-worker")
    assert table.a.options == [f"take:build-{price}" for price in (3, 4, 5, 6, 8, 10, 12)] + ["decline"]
    table.a.chooses("take:build-6")
    assert table.a.money == 10
    assert table.row == "ranch mine bank hotel church prison drugstore"
    assert table.a.kept == "saloon"  # no land to build on: kept without a question
    assert table.waiting_for == "b"
    poor = choosing(players=2, money={"a": 4}, side_chinese_worker="red")
    poor.a.chooses("character:chinese-worker")
    assert poor.waiting_for == "b"


@rule(
    "carson-worker-red-build",
    "carson-worker-red-only-that-tile",
    "carson-build-delayed-only-then",
    "carson-worker-red-refill",
)
def test_the_tile_may_be_built_at_once_but_no_other():
    table = choosing(
        players=2,
        roads={"a": 0},
        side_chinese_worker="red",
        land={"a": "b2 c3"},
        kept={"a": "mine"},
        row="ranch saloon bank",
    )
    table.a.chooses("character:chinese-worker")
    table.a.chooses("take:build-3")
    assert table.events[-2:] == ["row-shifted", "row-filled"]  # before it is built
    assert table.a.options == ["keep", "ranch:b2", "ranch:c3"]
    assert table.a.refused("mine:b2") == "carson-build-delayed-only-then"
    table.a.chooses("ranch:b2")
    assert table.what("b2") == "ranch"
    assert table.a.revolvers == 2
    assert table.a.kept == "mine"


# 5 Settler


@rule("carson-char-settler-yellow", "carson-settler-yellow-any")
def test_the_yellow_settler_may_claim_any_parcel_without_an_owner():
    table = choosing(players=2, land={"b": "c3"}, mountains="b2")
    table.a.chooses("character:settler")
    assert table.a.refused("parcel:c3") == "carson-char-settler-yellow"
    assert {"parcel:d4", "parcel:b2", "parcel:a1", "decline"} <= set(table.a.options)
    table.a.chooses("parcel:b2")
    assert (table.a.land, table.a.money, table.a.claims) == ("b2", 15, 11)
    table = choosing(players=2)
    table.a.chooses("character:settler")
    table.a.chooses("decline")
    assert table.a.land == ""


@rule("carson-land-tile-limit")
def test_without_a_property_tile_nothing_can_be_claimed():
    table = choosing(players=2, claims={"a": 0})
    table.a.chooses("character:settler")
    assert table.last("declined")["source"] == "character-settler"
    assert table.waiting_for == "b"


@rule("carson-char-settler-red")
def test_the_red_settler_takes_the_money_or_a_reward_for_each_own_mountain():
    table = choosing(players=2, roads={"a": 0}, side_settler="red")
    table.a.chooses("character:settler")
    assert table.a.options == ["cash", "wait"]
    table.a.chooses("wait")
    assert table.a.money == 15
    for setting, money, points in (("dollars", 3, 0), ("points", 0, 3)):
        table = carson_city(
            players=2,
            phase="end",
            characters={"a": "settler red"},
            waited="a",
            settler_red=setting,
            land={"a": "b2 c2 e3 a1", "b": "g1"},
            mountains="b2 c2 e3 g1 g2",
        )
        assert (table.a.money, table.a.points) == (15 + money, points)


# 6 Captain


@rule("carson-char-captain-yellow", "carson-captain-yellow-hand")
@pytest.mark.parametrize(("count", "price"), [(1, 1), (2, 4), (3, 9)])
def test_the_yellow_captain_hires_cowboys(count, price):
    table = choosing(players=2)
    table.a.chooses("character:captain")
    table.a.chooses(f"cowboys:{count}")
    assert (table.a.money, table.a.cowboys, table.a.reserve) == (15 - price, 3 + count, 7 - count)
    table.b.chooses("character:mercenary")
    table.a.places("wages")
    assert table.a.cowboys == 2 + count


@rule("carson-char-captain-red", "carson-captain-red-permanent", "carson-end-persist")
@pytest.mark.parametrize(("count", "price"), [(1, 3), (2, 9)])
def test_the_red_captain_buys_revolvers_for_good(count, price):
    table = choosing(players=2, side_captain="red")
    table.a.chooses("character:captain")
    table.a.chooses(f"revolvers:{count}")
    assert (table.a.money, table.a.revolvers) == (15 - price, 1 + count)
    table.b.chooses("character:mercenary")
    table.everybody_passes()
    assert table.round == 2
    assert table.a.revolvers == 1 + count
    table = choosing(players=2, side_captain="red", revolvers={"a": 1, "b": 26})
    table.a.chooses("character:captain")
    assert table.waiting_for == "b"  # no revolver is left


# 7 Mercenary


@rule("carson-char-mercenary-yellow", "carson-char-mercenary-red")
@pytest.mark.parametrize(("side", "guns"), [("yellow", 3), ("red", 2)])
def test_the_mercenary_has_more_revolvers_for_the_round(side, guns):
    table = carson_city(
        players=2,
        phase="actions",
        action="three-guns",
        characters={"a": f"mercenary {side}"},
        at={"a": "three-guns cowboy-income", "b": "three-guns"},
        cowboys={"a": 0, "b": 0},
    )
    assert table.told("duel-fought")[0]["firepower"] == (guns + 1, 1)
    table = carson_city(
        players=2,
        phase="actions",
        action="cowboy-income",
        characters={"a": f"mercenary {side}"},
        at={"a": "cowboy-income cowboy-vp"},
        cowboys={"a": 0},
        money={"a": 0},
    )
    assert table.a.money == 2 * (1 + guns)
    assert table.a.points == (1 + guns) // 2
    assert table.round == 2
    assert table.a.firepower == 1 + 4  # the card is gone; four cowboys came


def test_a_new_game_offers_characters_after_the_claims():
    table = new_carson_city(2)
    for _ in range(4):
        table.default()
    assert table.asks == "character"
