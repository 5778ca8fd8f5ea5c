"""Sections 11 and 12: construction, and roads."""

import pytest

from posse.games.carson_city.facts import PARCEL_NAMES
from posse.testing import rule
from tests.games.carson_city.laying import carson_city

NO_ROADS = {"a": 0, "b": 0}


def buying(tile: str, **more):
    """a has just won the right to a tile for $3 and bought it."""
    given = {"roads": NO_ROADS, "row": tile, **more}
    table = carson_city(
        players=more.pop("players", 2),
        phase="actions",
        action="build-3",
        at={"a": "build-3"},
        **{key: value for key, value in given.items() if key != "players"},
    )
    table.a.chooses("buy")
    return table


def building(tile: str, **more):
    """a may build a kept tile."""
    given = {"roads": NO_ROADS, "kept": {"a": tile}, **more}
    return carson_city(
        players=more.pop("players", 2),
        phase="actions",
        action="build-3",
        **{key: value for key, value in given.items() if key != "players"},
    )


@rule("carson-build-buy-or-decline", "carson-build-now-or-keep", "carson-action-build")
def test_a_tile_is_bought_and_built_or_kept():
    table = buying("ranch", land={"a": "b2"})
    assert table.a.money == 12
    assert table.a.options == ["keep", "ranch:b2"]
    table.a.chooses("ranch:b2")
    assert (table.what("b2"), table.a.kept) == ("ranch", "")
    table = buying("hotel", land={"a": "b2"})
    assert table.a.kept == "hotel"
    assert table.last("tile-kept")["rule"] == "carson-build-not-buildable"


@rule("carson-build-row-static", "carson-end-row-shift")
def test_the_row_neither_shifts_nor_refills_during_the_actions():
    table = carson_city(
        players=2,
        phase="actions",
        action="build-12",
        at={"a": "build-12 build-5", "b": "build-3"},
        roads=NO_ROADS,
        row="ranch mine bank saloon hotel church prison",
        money={"a": 30},
    )
    table.a.chooses("buy")
    assert table.row == "ranch mine bank saloon hotel church -"
    table.a.chooses("buy")
    assert table.row == "ranch mine - saloon hotel church -"


@rule("carson-build-money")
def test_without_the_full_price_the_action_lapses():
    table = carson_city(players=2, phase="actions", action="build-6", at={"a": "build-6"}, money={"a": 5})
    assert table.told("tile-lapsed")[0]["price"] == 6
    assert table.a.kept == ""
    assert table.a.at == ""


@rule("carson-build-own-parcel", "carson-build-free-parcel", "carson-build-no-house-ranch-mine")
def test_a_ranch_or_mine_goes_on_any_own_free_parcel():
    for tile in ("ranch", "mine"):
        table = buying(tile, land={"a": "a1 b2 c2 d4 g3", "b": "g2"}, stands={"c2": "mine"}, mountains="b2")
        assert table.a.options == ["keep", f"{tile}:a1", f"{tile}:g3"]
        assert table.a.refused(f"{tile}:g2") == "carson-build-own-parcel"
        assert table.a.refused(f"{tile}:a2") == "carson-build-own-parcel"
        for taken in ("b2", "c2", "d4"):
            assert table.a.refused(f"{tile}:{taken}") == "carson-build-free-parcel"
        table.a.chooses(f"{tile}:a1")
        assert "house-built" not in table.events
        assert table.sees.spare_houses == 19


@rule("carson-build-road", "carson-build-house", "carson-build-house-where")
@pytest.mark.parametrize("tile", ["drugstore", "bank", "saloon", "hotel", "church", "prison"])
def test_other_buildings_need_a_road_and_bring_a_house(tile):
    table = buying(tile, land={"a": "c3 a1", "b": "e5"}, mountains="d5")
    assert table.a.options == ["keep", f"{tile}:c3"]
    assert table.a.refused(f"{tile}:a1") == "carson-build-road"
    table.a.chooses(f"{tile}:c3")
    assert table.asks == "house"
    assert table.a.options == [f"parcel:{name}" for name in ("d3", "e3", "c4", "e4", "c5", "e5")] + ["back"]
    assert table.a.refused("parcel:c3") == "carson-build-house-where"  # the building's own parcel
    assert table.a.refused("parcel:d5") == "carson-build-house-where"  # a mountain
    assert table.a.refused("parcel:a2") == "carson-build-house-where"  # no road
    assert table.what("c3") == "nothing"  # nothing is placed before the last step
    table.a.chooses("parcel:e4")
    assert (table.what("c3"), table.what("e4")) == (tile, "house")
    assert table.sees.spare_houses == 18
    income = sum(told["amount"] for told in table.told("income-received"))
    assert table.a.money == 12 + income  # the house is free of charge


@rule("carson-build-house-own-or-neutral", "carson-build-house-ownership", "carson-build-house-only-way")
def test_a_house_on_own_or_neutral_land_needs_nobodys_leave_and_changes_no_owner():
    for place, owner in (("d3", "a"), ("e3", "")):
        table = buying("hotel", land={"a": "c3 d3"})
        table.a.builds("hotel", "c3", house=place)
        assert table.what(place) == "house"
        assert table.owner(place) == owner
    assert (
        "parcel:e3"
        in carson_city(players=2, stands={"e3": "house"})
        .a.question.label(carson_city(players=2, stands={"e3": "house"}).table, 0, 24)
        .touches
    )  # a neutral house can be bought


@rule("carson-build-house-consent", "carson-build-house-consent-protocol")
def test_a_house_on_anothers_land_needs_their_consent():
    table = buying("hotel", land={"a": "c3", "b": "e3"})
    table.a.builds("hotel", "c3", house="e3")
    assert table.waiting_for == "b"
    assert table.about == {"builder": 0, "building": "building-hotel", "site": "C3", "parcel": "E3"}
    table.b.chooses("agree")
    assert (table.what("c3"), table.what("e3"), table.owner("e3")) == ("hotel", "house", "b")


@rule("carson-build-house-consent-protocol", "carson-build-steps-back", "carson-build-together")
def test_after_a_refusal_the_builder_chooses_again_but_not_that_parcel():
    table = buying("hotel", land={"a": "c3 d3", "b": "e3 e4"}, roads={"a": 1})
    table.a.builds("hotel", "c3", house="e3")
    table.b.chooses("refuse")
    assert table.waiting_for == "a"
    assert (table.what("c3"), table.what("e3")) == ("nothing", "nothing")
    assert table.a.refused("parcel:e3") == "carson-build-house-consent-protocol"
    assert "parcel:e4" in table.a.options
    table.a.chooses("back")
    assert table.a.options == ["keep", "road", "hotel:c3", "hotel:d3"]
    table.a.chooses("hotel:d3")
    assert table.a.refused("parcel:e3") == "carson-build-house-consent-protocol"  # for the whole step
    table.a.chooses("parcel:c3")
    assert (table.what("d3"), table.what("c3")) == ("hotel", "house")


@rule("carson-build-house-consent-protocol")
def test_a_refusal_is_over_with_its_step():
    """The next tile may be asked about again: bought by the same player, or built by the next."""
    table = carson_city(
        players=2,
        phase="actions",
        action="build-4",
        at={"a": "build-4 build-3"},
        row="hotel prison",
        land={"a": "c3 d3", "b": "e3"},
        roads=NO_ROADS,
    )
    table.a.chooses("buy")
    table.a.builds("prison", "c3", house="e3")
    table.b.chooses("refuse")
    table.a.chooses("back")
    table.a.passes()
    table.a.chooses("buy")
    table.a.chooses("hotel:d3")
    assert "parcel:e3" in table.a.options
    table = carson_city(
        players=3,
        phase="actions",
        action="build-3",
        kept={"a": "hotel", "b": "prison"},
        land={"a": "c3", "b": "d3", "c": "e3"},
        roads=dict.fromkeys("abc", 0),
    )
    table.a.builds("hotel", "c3", house="e3")
    table.c.chooses("refuse")
    table.a.chooses("back")
    table.a.passes()
    table.b.chooses("prison:d3")
    assert "parcel:e3" in table.b.options


@rule("carson-build-all-or-nothing", "carson-build-not-buildable", "carson-build-buildable")
def test_a_tile_without_any_place_is_kept_without_a_question():
    full = dict.fromkeys(("d3", "e3", "c4", "e4", "c5", "d5", "e5"), "house")
    table = buying("hotel", land={"a": "c3"}, stands=full)
    assert table.a.kept == "hotel"
    assert table.last("tile-kept")["rule"] == "carson-build-not-buildable"
    # One free parcel for the house makes it buildable, even another player's until they refuse.
    del full["e5"]
    table = buying("hotel", land={"a": "c3", "b": "e5"}, stands=full)
    table.a.builds("hotel", "c3", house="e5")
    table.b.chooses("refuse")
    assert table.a.kept == "hotel"
    assert table.what("c3") == "nothing"


@rule(
    "carson-build-buildable",
    "carson-build-road-now",
    "carson-build-steps",
    "carson-decide-forced",
    "carson-road-no-prompt",
)
def test_roads_in_hand_count_when_a_tile_can_be_built_after_laying_them():
    # B3 is one road away from the network around D4, A1 too far.
    for land, roads, asked in (("b3", 1, True), ("b3", 0, False), ("a1", 2, False), ("a1", 4, True)):
        table = buying("saloon", land={"a": land}, roads={"a": roads, "b": 0})
        assert (table.asks == "build") == asked, (land, roads)
    table = buying("saloon", land={"a": "b3"}, roads={"a": 1, "b": 0})
    assert table.a.options == ["keep", "road"]
    assert table.a.refused("saloon:b3") == "carson-build-road"
    table.a.lays("h32")  # to the west, along the top of C4
    assert table.a.options == ["keep", "saloon:b3"]
    table.a.builds("saloon", "b3", house="b4")
    assert table.what("b3") == "saloon"


@rule("carson-build-buildable", "carson-build-all-or-nothing")
def test_a_road_spent_elsewhere_can_make_a_tile_unbuildable_and_stays():
    table = buying("saloon", land={"a": "b3"}, roads={"a": 1, "b": 0})
    table.a.lays("h44")  # to the east
    assert table.a.kept == "saloon"
    assert table.asks != "build"
    assert table.reached("f4")


@rule("carson-build-buildable")
def test_the_building_and_its_house_have_to_be_reached_together():
    """Everything around the town is full: both places are beyond, and one road is not enough for both."""
    ring = dict.fromkeys(("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"), "house")
    beyond = ("b2", "b3", "b4", "b5", "b6", "c6", "d6", "e6", "f6", "f5", "f4", "f3", "f2", "e2", "d2", "c2")
    # One road to the west of C4 reaches B3 and B4 together.
    table = buying("saloon", land={"a": "b3"}, stands=ring, roads={"a": 1, "b": 0})
    assert table.asks == "build"
    # With B2, B4 and all the others beyond covered, the house is farther away than one road.
    covered = {name: "house" for name in beyond if name not in ("b3",)}
    few = {name: what for number, (name, what) in enumerate({**ring, **covered}.items()) if number < 19}
    table = buying("saloon", land={"a": "b3"}, stands=few, roads={"a": 1, "b": 0})
    assert table.asks != "build"
    table = buying("saloon", land={"a": "b3"}, stands=few, roads={"a": 2, "b": 0})
    assert table.asks == "build"


@rule("carson-build-steps")
def test_a_site_is_offered_only_while_a_place_for_the_house_is_reached():
    full = dict.fromkeys(("d3", "e3", "c4", "e4", "c5", "d5", "e5"), "house")
    table = buying("hotel", land={"a": "c3"}, stands=full, roads={"a": 1, "b": 0})
    assert table.a.options == ["keep", "road"]
    assert table.a.refused("hotel:c3") == "carson-build-steps"
    table.a.lays("h32")
    assert table.a.options == ["keep", "hotel:c3"]
    table.a.chooses("hotel:c3")
    assert table.a.options == ["parcel:b3", "parcel:b4", "back"]
    table.a.chooses("back")
    assert table.a.options == ["keep", "hotel:c3"]


@rule(
    "carson-build-revolver",
    "carson-ranch-revolver",
    "carson-mine-revolver",
    "carson-prison-revolvers",
    "carson-captain-red-permanent",
)
def test_revolvers_come_when_a_building_is_built():
    for tile, guns in (("ranch", 1), ("mine", 1), ("prison", 2), ("hotel", 0)):
        table = buying(tile, land={"a": "c3"})
        assert table.a.revolvers == 1  # bought, not built
        table.a.builds(tile, "c3", house="" if tile in ("ranch", "mine") else "d3")
        assert table.a.revolvers == 1 + guns
    table = buying("prison", land={"a": "c3"}, revolvers={"a": 1, "b": 25})
    table.a.builds("prison", "c3", house="d3")
    assert table.a.revolvers == 2  # the last one


# Delayed construction


@rule("carson-build-delayed-step", "carson-build-delayed-conditions", "carson-build-keep-unlimited")
def test_kept_tiles_are_built_in_pass_order_after_the_cheapest_space():
    table = carson_city(
        players=3,
        phase="actions",
        action="build-3",
        order="c a b",
        at={"b": "build-3"},
        roads=dict.fromkeys("abc", 0),
        land={"a": "b2 c3 g2", "c": "g3"},
        kept={"a": "ranch mine hotel", "c": "mine"},
        money={"b": 0},
    )
    assert table.told("tile-lapsed")[0]["seat"] == 1  # the space comes first
    assert table.waiting_for == "c"
    table.c.chooses("mine:g3")
    tiles = ["ranch:b2", "ranch:g2", "ranch:c3", "mine:b2", "mine:g2", "mine:c3", "hotel:c3"]
    assert table.a.options == ["done", *tiles]
    table.a.builds("hotel", "c3", house="d3")
    table.a.builds("ranch", "g2")
    assert table.a.money == 15  # no further price
    assert table.a.options == ["done", "mine:b2"]
    table.a.chooses("done")
    assert table.a.kept == "mine"


@rule("carson-build-delayed-same-round")
def test_a_tile_kept_earlier_in_the_round_can_be_built_then():
    table = carson_city(
        players=2,
        phase="actions",
        action="build-4",
        at={"a": "build-4"},
        row="ranch mine",
        land={"a": "b2"},
        roads=NO_ROADS,
    )
    table.a.chooses("buy")
    table.a.chooses("keep")
    assert table.asks == "build"
    assert table.a.options == ["done", "mine:b2"]


@rule("carson-build-delayed-single-pass")
def test_who_is_done_gets_no_other_turn():
    table = carson_city(
        players=2,
        phase="actions",
        action="build-3",
        land={"a": "b2", "b": "g2"},
        kept={"a": "ranch", "b": "mine"},
        roads=NO_ROADS,
    )
    table.a.chooses("done")
    assert table.waiting_for == "b"
    table.b.chooses("mine:g2")
    assert table.asks != "build"


@rule("carson-build-delayed-skip", "carson-road-no-prompt")
def test_without_a_buildable_tile_nobody_is_asked_even_with_roads():
    table = carson_city(players=2, phase="actions", action="build-3", kept={"a": "hotel"}, roads={"a": 3})
    assert table.asks != "build"


@rule("carson-build-delayed-only-then")
def test_kept_tiles_are_built_at_no_other_time():
    table = buying("ranch", land={"a": "b2 c2"}, kept={"a": "mine"})
    assert table.a.options == ["keep", "ranch:b2", "ranch:c2"]
    assert table.a.refused("mine:b2") == "carson-build-delayed-only-then"
    table = carson_city(players=2, land={"a": "b2"}, kept={"a": "mine"})
    assert table.a.refused("tile:mine") == "carson-build-delayed-only-then"


@rule("carson-build-house-consent-protocol")
def test_a_refusal_holds_for_all_tiles_of_the_step():
    table = building("hotel saloon", land={"a": "c3 d3 a1", "b": "e3"})
    table.a.builds("hotel", "c3", house="e3")
    table.b.chooses("refuse")
    table.a.chooses("parcel:e4")
    table.a.chooses("saloon:d3")
    assert table.a.refused("parcel:e3") == "carson-build-house-consent-protocol"


@rule("carson-build-church-cancels")
def test_a_church_sends_the_attackers_around_it_home_and_the_guard_stays():
    table = building(
        "church",
        players=3,
        land={"a": "c3", "b": "b2 g2"},
        stands={"b2": "hotel", "g2": "hotel"},
        at={"a": "b2", "c": "b2 g2", "b": "b2"},
        cowboys={"a": 1, "b": 1, "c": 1},
        roads=dict.fromkeys("abc", 0),
    )
    table.a.builds("church", "c3", house="d3")
    assert [(told["seat"], told["parcel"]) for told in table.told("attack-cancelled")] == [
        (0, "B2"),
        (2, "B2"),
    ]
    assert table.a.cowboys == 2 + 4
    assert table.c.cowboys == 2 + 4
    assert table.b.cowboys == 1 + 4  # its guard went to the reserve
    assert "duel-fought" not in table.events
    assert {told["parcel"]: told["share"] for told in table.told("building-paid")} == {"B2": 0, "G2": 3}


@rule("carson-church-protects")
def test_what_is_built_beside_a_church_is_protected_from_the_start():
    table = building("hotel", land={"a": "c3 g3", "b": "b2"}, stands={"b2": "church"})
    table.a.builds("hotel", "c3", house="d3")
    assert table.sees.attackable == []
    table = building("hotel", land={"a": "c3 g3", "b": "a1"}, stands={"a1": "church"})
    table.a.builds("hotel", "c3", house="d3")
    assert [PARCEL_NAMES[parcel] for parcel in table.sees.attackable] == ["C3"]


# Roads


@rule("carson-road-on-edge", "carson-road-connect")
def test_a_road_lies_on_a_free_edge_that_touches_the_network():
    table = carson_city(players=2, roads={"a": 3})
    table.a.chooses("road")
    assert table.a.refused("edge:h33") == "carson-road-on-edge"
    assert table.a.refused("edge:h11") == "carson-road-connect"
    # Around D4: two edges leave each of its four corners.
    assert {option for option in table.a.options if option != "back"} == {
        f"edge:{name}" for name in ("h32", "h34", "h42", "h44", "v23", "v24", "v43", "v44")
    }
    table.a.chooses("edge:h34")
    table.a.lays("h35")
    assert table.a.roads == 1
    assert table.told("road-laid")[0]["edge"] == "h34"


@rule("carson-road-border", "carson-road-beside-anything", "carson-road-common")
def test_roads_run_along_the_border_and_along_anything_and_serve_everybody():
    table = carson_city(
        players=2,
        town="b2",
        mountains="b1 a1",
        land={"b": "a2 c1", "a": "a3"},
        stands={"a2": "hotel"},
        roads={"a": 9},
    )
    for edge in ("v01", "h01", "h00", "v00", "v10"):
        table.a.lays(edge)
    assert table.reached("a1")
    assert table.b.sees.reached == table.a.sees.reached


@rule("carson-road-anytime", "carson-road-window")
def test_roads_are_laid_before_any_decision_of_ones_own():
    tables = [carson_city(phase="characters"), carson_city()]
    for card in ("grocer", "settler", "captain"):
        table = carson_city(phase="characters")
        table.a.chooses("character:" + card)
        tables.append(table)
    red = carson_city(phase="characters", sides="red")
    red.a.chooses("character:chinese-worker")
    tables.append(red)
    for card in ("grocer", "settler", "captain"):
        table = carson_city(phase="characters", sides="red")
        table.a.chooses("character:" + card)
        tables.append(table)
    tables.append(carson_city(phase="actions", action="land-purchase", at={"a": "a1"}))
    tables.append(carson_city(phase="actions", action="build-3", at={"a": "build-3"}))
    bought = carson_city(
        phase="actions", action="build-3", at={"a": "build-3"}, row="ranch", land={"a": "a1"}
    )
    bought.a.chooses("buy")
    tables.append(bought)
    tables.append(carson_city(phase="actions", action="build-3", kept={"a": "ranch"}, land={"a": "a1"}))
    for table in tables:
        asked, options = table.asks, table.a.options
        table.a.lays("h34")
        assert (table.asks, table.waiting_for, table.a.roads) == (asked, "a", 0)
        assert table.a.options == [option for option in options if option != "road"]
        assert table.a.refused("road") == "carson-road-window"


@rule("carson-road-window")
def test_no_road_is_laid_at_other_moments():
    table = carson_city(players=2)
    assert table.b.refused("edge:h34") == "carson-road-window"
    table = carson_city(players=2, phase="actions", action="buy-vp-5", at={"a": "buy-vp-5"})
    assert "road" not in table.a.options
    assert table.a.refused("edge:h34") == "carson-road-window"
    table = carson_city(players=2, phase="end", money={"a": 200})
    assert "road" not in table.a.options
    table = carson_city(players=2, phase="claims")
    assert "road" not in table.a.options


@rule("carson-road-keep", "carson-end-persist", "carson-score-nothing")
def test_roads_are_kept_and_score_nothing():
    table = carson_city(
        players=2,
        round=4,
        phase="end",
        roads={"a": 9},
        revolvers={"a": 9},
        cowboys={"a": 9},
        land={"a": "a1 c1"},
        kept={"a": "bank hotel"},
        money={"a": 0, "b": 0},
    )
    assert table.scores == {"a": 0, "b": 0}
    table = carson_city(players=2, roads={"a": 5})
    table.everybody_passes()
    assert (table.round, table.a.roads) == (2, 5)
