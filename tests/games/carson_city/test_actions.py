"""Section 8: the action spaces in their order."""

from posse.games.carson_city.facts import SPACES
from posse.testing import rule
from tests.games.carson_city.laying import carson_city


@rule("carson-action-order", "carson-action-order-table", "carson-action-track-shape")
def test_spaces_are_resolved_in_the_order_of_the_track():
    everywhere = "wages three-guns three-roads road gambling parcel-income cowboy-income parcel-vp"
    table = carson_city(
        players=2,
        phase="actions",
        at={"b": everywhere, "a": "cowboy-vp building-vp a1"},
        money={"a": 0, "b": 0},
    )
    seen = [
        told.get("source", told.get("parcel"))
        for event in table.table.told
        for told in [event.facts()]
        if event.kind.name in ("money-received", "roads-received", "points-received", "land-lapsed")
    ]
    assert seen == [
        "action-wages",
        "action-three-roads",
        "action-road",
        "A1",
        "action-parcel-income",
        "action-cowboy-income",
        "action-parcel-vp",
        "action-cowboy-vp",
        "action-building-vp",
    ]
    assert (
        *("wages", "three-guns", "three-roads", "road", "land-purchase"),
        *("build-12", "build-10", "build-8", "build-6", "build-5", "build-4", "build-3"),
        *("parcel-income", "cowboy-income", "gambling", "building-income"),
        *("parcel-vp", "cowboy-vp", "building-vp", "buy-vp-5", "buy-vp-4", "buy-vp-3", "buy-vp-2"),
    ) == SPACES


@rule("carson-action-track-shape", "carson-action-build")
def test_construction_goes_from_the_dearest_space_to_the_cheapest():
    spaces = [f"build-{price}" for price in (3, 4, 5, 6, 8, 10, 12)]
    table = carson_city(
        players=2, phase="actions", action="build-12", at={"a": " ".join(spaces)}, roads={"a": 0}
    )
    seen = []
    while table.asks == "buy-tile":
        seen.append(table.about["space"])
        table.a.chooses("decline")
    assert seen == ["action-" + space for space in reversed(spaces)]


@rule(
    "carson-action-duel-first",
    "carson-action-uncontested",
    "carson-duel-winner-cowboy",
    "carson-duel-loser-cowboy",
)
def test_a_contested_action_is_carried_out_by_the_winner_only():
    table = carson_city(
        players=2, phase="actions", at={"a": "three-roads three-guns", "b": "three-roads"}, dice="6 1"
    )
    assert table.events[:2] == ["three-guns-taken", "duel-fought"]  # alone, without a duel
    assert (table.a.roads, table.b.roads) == (4, 1)
    assert (table.b.cowboys, table.b.reserve) == (3 + 1 + 4, 2)  # back in hand, and four new ones


@rule(
    "carson-action-refuse",
    "carson-action-refuse-cowboy",
    "carson-action-refuse-no-heir",
    "carson-build-buy-or-decline",
)
def test_a_winner_may_decline_and_nobody_inherits():
    table = carson_city(
        players=2,
        phase="actions",
        action="build-8",
        at={"a": "build-8", "b": "build-8"},
        dice="6 1",
        roads={"a": 0},
        row="ranch mine bank saloon hotel prison church",
    )
    assert table.a.options == ["decline", "buy"]
    reserve = table.a.reserve
    table.a.chooses("decline")
    assert table.row.startswith("ranch mine bank saloon hotel")  # the tile stays, and slides at most
    assert (table.a.kept, table.b.kept) == ("", "")
    assert table.told("declined")[0]["seat"] == 0
    assert table.a.reserve == reserve + 1 - 4


@rule("carson-action-cowboy-return", "carson-action-board-cleared")
def test_cowboys_go_to_the_reserve_and_the_board_is_empty_in_the_end():
    table = carson_city(
        players=2,
        phase="actions",
        money={"a": 0, "b": 0},
        land={"b": "g2"},
        stands={"g2": "hotel"},
        at={"a": "wages road gambling b1 g2 parcel-vp", "b": "wages three-guns build-3 g2"},
        cowboys={"a": 2, "b": 2},
    )
    while table.round == 1:
        table.default()
    assert (table.a.at, table.b.at) == ("", "")
    assert table.a.cowboys + table.a.reserve == 10
    assert table.sees.action == -1


@rule("carson-action-auto-gain")
def test_gains_are_carried_out_without_a_question():
    table = carson_city(
        players=2,
        phase="actions",
        at={
            "a": "wages three-guns three-roads road parcel-income",
            "b": "cowboy-income gambling parcel-vp cowboy-vp",
        },
        money={"a": 0},
    )
    assert table.round == 2 or table.asks == "limit"


@rule("carson-action-wages")
def test_wages_pay_four_dollars_for_each_cowboy():
    table = carson_city(
        players=2, phase="actions", at={"a": "wages wages wages", "b": "wages"}, money={"a": 0, "b": 0}
    )
    assert (table.a.money, table.b.money) == (12, 4)


@rule("carson-action-three-guns", "carson-end-return-three-guns")
def test_three_guns_count_as_three_revolvers_until_the_end_of_the_round():
    table = carson_city(
        players=2,
        phase="actions",
        at={"a": "three-guns three-roads cowboy-income", "b": "three-roads"},
        cowboys={"a": 1, "b": 1},
        money={"a": 0},
        dice="3 3",
    )
    assert table.last("duel-fought")["firepower"] == (1 + 1 + 3, 1 + 1)
    assert table.a.money == 2 * (1 + 1 + 3)
    assert table.told("three-guns-returned") == [{"seat": 0, "rule": "carson-end-return-three-guns"}]
    assert table.sees.three_guns == -1


@rule("carson-action-three-guns-own-duel")
def test_the_token_counts_for_nobody_in_the_duel_for_it():
    table = carson_city(
        players=2,
        phase="actions",
        at={"a": "three-guns", "b": "three-guns"},
        cowboys={"a": 1, "b": 1},
        dice="3 3",
    )
    assert table.last("duel-fought")["firepower"] == (2, 2)


@rule("carson-action-three-roads", "carson-action-road")
def test_roads_are_taken_from_the_reserve():
    table = carson_city(players=2, phase="actions", at={"a": "three-roads", "b": "road road"})
    assert (table.a.roads, table.b.roads) == (1 + 3, 1 + 2)
    assert table.sees.spare_roads == 19 - 5


@rule("carson-action-land-purchase")
def test_land_purchase_resolves_all_cowboys_on_unowned_parcels():
    table = carson_city(
        players=2,
        phase="actions",
        action="land-purchase",
        at={"a": "a1 c1", "b": "e1"},
        roads={"a": 0, "b": 0},
    )
    assert table.a.options == ["parcel:a1", "parcel:c1", "decline"]
    table.a.chooses("parcel:a1")
    table.a.chooses("parcel:c1")
    table.b.chooses("parcel:e1")
    assert (table.a.land, table.b.land) == ("a1 c1", "e1")


@rule("carson-action-parcel-income", "carson-action-parcel-vp")
def test_parcels_bring_money_or_points_wherever_they_lie():
    table = carson_city(
        players=2,
        phase="actions",
        action="parcel-income",
        at={"a": "parcel-income parcel-vp"},
        money={"a": 0},
        land={"a": "a1 c3 h2 d4 b6"},
        mountains="b6",
    )
    assert table.a.money == 10
    assert table.a.points == 2


@rule("carson-action-cowboy-income", "carson-action-cowboy-vp")
def test_firepower_brings_money_or_points():
    table = carson_city(
        players=2,
        phase="actions",
        action="cowboy-income",
        at={"a": "cowboy-income cowboy-vp"},
        money={"a": 0},
        cowboys={"a": 3},
        revolvers={"a": 2},
    )
    assert table.a.money == 10
    assert table.a.points == 2  # half of five, rounded down


@rule("carson-action-gambling")
def test_gambling_pays_the_sum_of_two_dice():
    table = carson_city(
        players=2, phase="actions", action="gambling", at={"a": "gambling"}, money={"a": 0}, dice="5 2"
    )
    assert table.a.money == 7
    assert table.last("gambled")["dice"] == (5, 2)


@rule("carson-action-building-income", "carson-income-automatic")
def test_buildings_pay_without_a_cowboy():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        land={"a": "b2", "b": "g2"},
        stands={"b2": "hotel", "g2": "hotel"},
    )
    assert (table.a.money, table.b.money) == (21, 21)


@rule("carson-action-buy-vp")
def test_points_are_bought_as_far_as_the_money_reaches():
    table = carson_city(
        players=2,
        phase="actions",
        action="buy-vp-4",
        at={"a": "buy-vp-4", "b": "buy-vp-3"},
        money={"a": 14, "b": 2},
    )
    assert table.a.options == ["points:0", "points:1", "points:2", "points:3"]
    assert table.a.refused("points:4") == "carson-action-buy-vp"
    table.a.chooses("points:2")
    assert (table.a.money, table.a.points) == (6, 2)
    assert (table.a.at, table.a.cowboys + table.a.reserve) == ("", 10)
    assert table.last("declined")["seat"] == 1  # $2 buy nothing at $3: not asked
    assert (table.b.at, table.b.cowboys + table.b.reserve) == ("", 10)
    table = carson_city(players=2, phase="actions", action="buy-vp-4", at={"a": "buy-vp-4"})
    table.a.chooses("points:0")
    assert (table.a.money, table.a.points, table.a.at) == (15, 0, "")
