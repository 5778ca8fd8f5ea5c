"""Sections 19, 20 and 22: decisions and their defaults, information, and the rulebook's worked examples."""

from posse.core import Chance
from posse.testing import rule
from tests.games.carson_city.laying import carson_city, new_carson_city


def default(table, letter="a"):
    return table.player("abcde".index(letter)).default


@rule("carson-decide-timeout")
def test_what_the_platform_answers_for_the_absent():
    assert default(carson_city(phase="claims", land={"b": "a1"})) == "parcel:b1"
    assert default(carson_city(phase="characters")) == "character:sheriff"
    for card, sides, answer in (
        ("grocer", "yellow", "cash"),
        ("grocer", "red", "cash"),
        ("settler", "yellow", "decline"),
        ("settler", "red", "cash"),
        ("chinese-worker", "red", "decline"),
        ("captain", "yellow", "decline"),
        ("captain", "red", "decline"),
    ):
        table = carson_city(phase="characters", sides=sides)
        table.a.chooses("character:" + card)
        assert default(table) == answer, (card, sides)
    table = carson_city()
    assert default(table) == "pass"
    for line in ("road", "land"):
        table.a.chooses(line)
        assert default(table) == "back"
        table.a.chooses("back")
    assert default(carson_city(kit_carson=True)) == "finish"


@rule("carson-decide-timeout")
def test_what_the_platform_answers_during_the_actions():
    duels = carson_city(phase="actions", action="land-purchase", at={"a": "a1 e1", "b": "a1 e1"})
    assert default(duels) == "parcel:a1"
    assert default(carson_city(phase="actions", action="land-purchase", at={"a": "c1 a1"})) == "parcel:a1"
    assert default(carson_city(phase="actions", action="build-5", at={"a": "build-5"})) == "buy"
    built = carson_city(phase="actions", action="build-3", kept={"a": "hotel"}, land={"a": "c3", "b": "e3"})
    assert default(built) == "done"
    built.a.chooses("hotel:c3")
    assert default(built) == "back"
    built.a.chooses("parcel:e3")
    assert default(built, "b") == "refuse"
    doubling = carson_city(
        phase="actions",
        action="building-income",
        characters={"a": "grocer"},
        waited="a",
        land={"a": "b2"},
        stands={"b2": "hotel"},
    )
    assert default(doubling) == "cash"
    attacks = carson_city(
        phase="actions",
        action="building-income",
        land={"b": "b2 e2"},
        stands={"b2": "hotel", "e2": "hotel"},
        at={"a": "b2 e2", "b": "b2 e2"},
    )
    assert default(attacks) == "parcel:b2"
    tiles = carson_city(
        phase="actions", tiles={"a": "5 2 4", "b": "1 3"}, at={"a": "three-guns", "b": "three-guns"}
    )
    assert default(tiles) == "duel:2"
    assert default(carson_city(phase="actions", action="buy-vp-5", at={"a": "buy-vp-5"})) == "points:0"
    assert default(carson_city(phase="end", characters={"a": "banker red"})) == "decline"
    assert default(carson_city(phase="end", money={"a": 145})) == "dollars:25"


@rule("carson-info-public")
def test_everything_but_the_order_of_the_bag_is_known_to_all():
    table = new_carson_city(3)
    while table.asks == "start-parcel":
        table.default()
    spectator = table.sees
    for seat in range(3):
        view = table.player(seat).sees
        view.seat = spectator.seat
        assert view == spectator
    assert spectator.bag == sum(spectator.in_bag) == 23
    bags = {tuple(table.table.imagine(0, Chance.from_text(str(number))).bag) for number in range(5)}
    assert len(bags) == 5
    assert {tuple(sorted(bag)) for bag in bags} == {tuple(sorted(table.table.bag))}


# 22. Worked examples


@rule("carson-place-order", "carson-place-pass-track")
def test_example_1_placement():
    table = carson_city(players=2, cowboys={"a": 3, "b": 3})
    table.a.places("wages")
    table.b.places("wages")
    table.a.places("wages")
    table.b.passes()
    assert table.pass_order == "b"
    table.a.places("road")
    assert table.pass_order == "b a"  # the last cowboy is gone
    assert table.round == 2
    assert table.waiting_for == "b"


@rule("carson-char-new-order")
def test_example_2_turn_order():
    table = carson_city(players=3, phase="characters", roads=dict.fromkeys("abc", 0))
    table.a.chooses("character:sheriff")
    table.b.chooses("character:grocer")
    table.b.chooses("cash")
    table.c.chooses("character:mercenary")
    assert table.turn_order == "a b c"


@rule("carson-land-price")
def test_example_3_land_price():
    table = carson_city(
        players=2,
        town="g6",
        mountains="c3",
        land={"a": "a1 b1"},
        stands={"a1": "saloon", "b1": "saloon", "c1": "house", "a2": "house"},
    )
    assert table.price("b2") == 6


@rule("carson-income-house-rule")
def test_example_4_saloon():
    table = carson_city(
        players=2,
        town="g6",
        land={"a": "b2 a3", "b": "b4"},
        stands={"b2": "saloon", "b4": "saloon", "a3": "house", "b3": "house", "c3": "house"},
    )
    assert (table.income("b2"), table.income("b4")) == (15, 10)


@rule("carson-drugstore-ranch-twice")
def test_example_5_drugstore():
    table = carson_city(
        players=2,
        town="g6",
        land={"a": "b2 b3"},
        stands={"b2": "drugstore", "b3": "ranch", "a1": "house", "b1": "house", "c1": "house"},
    )
    assert table.income("b2") == 15


@rule("carson-bank-income")
def test_example_6_bank():
    table = carson_city(
        players=2,
        town="g6",
        land={"a": "b2 b3 f2"},
        stands={"b2": "bank", "b3": "hotel", "a1": "house", "f2": "mine"},
    )
    assert table.income("b2") == 12


@rule("carson-attack-success-share")
def test_example_7_attack():
    houses = dict.fromkeys(("a1", "b1", "c1", "a2", "c2"), "house")
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        town="g6",
        land={"b": "b2"},
        stands={"b2": "saloon", **houses},
        at={"a": "b2"},
        money={"a": 0, "b": 0},
    )
    assert (table.a.money, table.b.money) == (12, 13)


@rule("carson-grocer-yellow-attacked")
def test_example_8_doubled_and_attacked():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        town="g6",
        characters={"b": "grocer"},
        waited="b",
        land={"b": "b2"},
        stands={"b2": "saloon", "a1": "house", "b1": "house", "c1": "house"},
        at={"a": "b2"},
        money={"a": 0, "b": 0},
    )
    table.b.chooses("saloon")
    assert (table.a.money, table.b.money) == (15, 15)


@rule("carson-ranch-income")
def test_example_9_ranch():
    table = carson_city(
        players=2, town="g6", land={"a": "d1"}, stands={"d1": "ranch", "c1": "house"}, mountains="e2"
    )
    assert table.income("d1") == 3


@rule("carson-worker-yellow-half")
def test_example_10_half_price():
    for space, price in (("build-5", 3), ("build-3", 2)):
        table = carson_city(
            players=2, phase="actions", action=space, at={"a": space}, characters={"a": "chinese-worker"}
        )
        assert table.about["price"] == price


@rule("carson-end-limit-more")
def test_example_11_money_limit():
    table = carson_city(players=2, phase="end", characters={"a": "sheriff"}, money={"a": 47})
    assert table.a.options[0] == "dollars:27"
    table.a.chooses("dollars:30")
    assert (table.a.money, table.a.points) == (17, 3)


@rule("carson-duel-strength")
def test_example_12_duel():
    table = carson_city(
        players=2,
        phase="actions",
        action="three-roads",
        at={"a": "three-roads", "b": "three-roads"},
        cowboys={"a": 2, "b": 0},
        revolvers={"a": 3},
        three_guns="a",
        dice="4 1",
    )
    assert table.last("duel-fought")["strengths"] == (12, 2)


@rule("carson-duel-tie")
def test_example_13_duel_tie():
    table = carson_city(
        players=2,
        phase="actions",
        order="b a",
        action="three-roads",
        at={"a": "three-roads", "b": "three-roads"},
        cowboys={"a": 5, "b": 4},
        dice="4 3",
    )
    duel = table.last("duel-fought")
    assert (duel["strengths"], duel["winner"]) == ((9, 9), 1)


@rule("carson-action-cowboy-vp")
def test_example_14_cowboy_vp():
    table = carson_city(
        players=2,
        phase="actions",
        action="cowboy-vp",
        at={"a": "cowboy-vp"},
        cowboys={"a": 3},
        revolvers={"a": 2},
    )
    assert table.a.points == 2


@rule("carson-score-money")
def test_example_15_final_money():
    table = carson_city(players=2, phase="end", round=4, money={"a": 23, "b": 0})
    assert table.line("a", "money") == (23, 3)
