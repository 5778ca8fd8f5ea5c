"""Sections 1 and 4: terms, and the geometry of the map."""

from random import Random

from posse.games.carson_city.facts import EDGES, PARCELS
from posse.games.carson_city.pieces.bits import bits_of, number_at, numbers_in
from posse.games.carson_city.pieces.land import (
    NEAR,
    corners_of,
    parcel_at,
    parcels_in,
    reached_from,
    sides_of,
    size,
)
from posse.games.carson_city.terms import EDGES_NAMED, PARCELS_NAMED
from posse.testing import rule
from tests.games.carson_city.laying import carson_city


@rule("carson-term-parcel", "carson-geo-grid")
def test_sixty_four_parcels_in_eight_rows_of_eight():
    assert len(PARCELS_NAMED) == PARCELS == 64
    assert [PARCELS_NAMED[name] for name in ("a1", "h1", "a2", "e3", "h8")] == [0, 7, 8, 8 * 2 + 4, 63]
    table = carson_city()
    assert len(table.sees.what) == len(table.sees.owner) == 64


@rule("carson-geo-neighbours", "carson-geo-neighbour-count")
def test_neighbours_touch_by_a_side_or_a_corner():
    assert [len(NEAR[PARCELS_NAMED[name]]) for name in ("d4", "d1", "a5", "a1", "h8")] == [8, 5, 5, 3, 3]
    assert NEAR[PARCELS_NAMED["a1"]] == (1, 8, 9)
    for parcel in range(PARCELS):
        for other in range(PARCELS):
            apart = max(abs(parcel // 8 - other // 8), abs(parcel % 8 - other % 8))
            assert (other in NEAR[parcel]) == (apart == 1)


@rule("carson-geo-corners")
def test_a_parcel_has_four_of_eighty_one_corners():
    rows = corners_of(PARCELS_NAMED["e3"])
    assert len(rows) == 9
    assert [(row, column) for row in range(9) for column in range(9) if rows[row] >> column & 1] == [
        (2, 4),
        (2, 5),
        (3, 4),
        (3, 5),
    ]


@rule("carson-geo-edges", "carson-geo-sides")
def test_one_hundred_and_forty_four_edges_four_around_a_parcel():
    assert len(EDGES_NAMED) == EDGES == 144
    assert {name for name in EDGES_NAMED if name[0] == "h"} == {
        f"h{i}{j}" for i in range(9) for j in range(8)
    }
    assert {name for name in EDGES_NAMED if name[0] == "v"} == {
        f"v{i}{j}" for i in range(8) for j in range(9)
    }
    named = {number: name for name, number in EDGES_NAMED.items()}
    assert [named[edge] for edge in sides_of(PARCELS_NAMED["e3"])] == ["h24", "h34", "v24", "v25"]


@rule("carson-geo-road-reaches", "carson-geo-start-reach")
def test_a_road_reaches_every_parcel_it_touches_even_at_a_corner():
    table = carson_city(town="d4", roads={"a": 1})
    start = {parcel for parcel, _ in PARCELS_NAMED.items() if table.reached(parcel)}
    assert start == {"c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"}
    table.a.lays("h34")  # from the corner of D4 and E4 to the east
    more = {parcel for parcel, _ in PARCELS_NAMED.items() if table.reached(parcel)}
    assert more - start == {"f3", "f4"}
    one_corner = [0] * 9
    one_corner[8] = 1 << 8
    assert reached_from(one_corner) == [0] * 7 + [1 << 7]


@rule("carson-term-owner", "carson-term-neutral")
def test_who_owns_a_parcel_owns_what_stands_there():
    table = carson_city(
        players=2, phase="end", round=4, land={"a": "d4 b2"}, mountains="b2 c2", money={"a": 0, "b": 0}
    )
    assert table.line("a", "houses") == (1, 2)
    assert table.line("a", "mountains") == (1, 2)  # B2; nobody owns C2
    assert table.scores == {"a": 4, "b": 0}


@rule("carson-term-building", "carson-action-building-vp")
def test_houses_and_mountains_are_no_buildings():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-vp",
        at={"a": "building-vp"},
        land={"a": "a1 b1 c1 d1 e1 f1 g1 a2 b3 d4"},
        mountains="b3",
        kept={"a": "saloon"},
        stands={
            "a1": "ranch",
            "b1": "mine",
            "c1": "drugstore",
            "d1": "bank",
            "e1": "saloon",
            "f1": "hotel",
            "g1": "church",
            "a2": "prison",
        },
    )
    assert table.a.points == 8


@rule("carson-term-free-parcel")
def test_a_parcel_is_free_if_nothing_stands_on_it_no_matter_who_owns_it():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        town="g6",
        mountains="c1",
        land={"a": "b2 a2", "b": "c3 c2"},
        stands={"b2": "ranch", "a2": "mine", "c3": "church"},
    )
    assert table.income("b2") == 5  # eight around it, without a mountain, a mine and a church


@rule("carson-term-duel-space", "carson-place-contest")
def test_duels_are_fought_everywhere_but_on_wages_and_road():
    spaces = [
        *(
            "three-guns",
            "three-roads",
            "build-12",
            "build-10",
            "build-8",
            "build-6",
            "build-5",
            "build-4",
            "build-3",
        ),
        *("parcel-income", "cowboy-income", "gambling", "parcel-vp", "cowboy-vp", "building-vp", "buy-vp-5"),
    ]
    for space in spaces:
        table = carson_city(
            players=2, phase="actions", action=space, at={"a": space, "b": space}, cowboys={"a": 9}
        )
        assert table.last("duel-fought")["place"] == "action-" + space
    for space in ("wages", "road"):
        table = carson_city(players=2, phase="actions", at={"a": space, "b": space})
        assert "duel-fought" not in table.events


@rule("carson-term-open-space")
def test_open_spaces():
    table = carson_city(round=3, row="ranch mine bank saloon hotel - -")
    closed = {"land-purchase", "building-income", "buy-vp-3", "buy-vp-2", "build-12", "build-10"}
    from posse.games.carson_city.facts import SPACES

    for space in SPACES:
        assert (f"space:{space}" in table.a.options) == (space not in closed)


@rule("carson-term-kept-tile", "carson-kept-tiles-inactive", "carson-build-keep-unlimited")
def test_a_kept_tile_lies_in_front_of_its_player_and_does_nothing():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        kept={"a": "ranch ranch prison hotel church bank"},
    )
    assert table.a.kept == "ranch ranch prison hotel church bank"
    assert table.a.revolvers == 1
    assert table.a.money == 15
    assert "building-paid" not in table.events


@rule("carson-term-cowboy-places", "carson-place-several-allowed")
def test_a_cowboy_is_in_hand_on_the_board_or_in_the_reserve():
    table = carson_city(players=2)
    assert (table.a.cowboys, table.a.at, table.a.reserve) == (3, "", 7)
    table.a.places("wages")
    table.b.passes()
    table.a.places("wages")
    assert (table.a.cowboys, table.a.at, table.a.reserve) == (1, "wages wages", 7)
    table.a.passes()
    assert table.last("money-received")["amount"] == 8
    assert (table.a.cowboys, table.a.at, table.a.reserve) == (1 + 4, "", 9 - 4)


@rule("carson-term-firepower", "carson-term-firepower-not-board", "carson-duel-strength")
def test_firepower_counts_the_hand_and_all_revolvers_but_nobody_on_the_board():
    table = carson_city(
        players=2,
        phase="actions",
        action="three-roads",
        at={"a": "three-roads wages", "b": "three-roads"},
        cowboys={"a": 2, "b": 1},
        revolvers={"a": 3},
        three_guns="a",
        dice="4 6",
        characters={"b": "mercenary"},
    )
    duel = table.last("duel-fought")
    assert duel["firepower"] == (2 + 3 + 3, 1 + 1 + 3)
    assert duel["luck"] == (4, 6)
    assert duel["strengths"] == (12, 11)
    assert duel["winner"] == 0


@rule("carson-term-turn-order", "carson-term-pass-order", "carson-order-phases-3-4")
def test_turn_order_by_cards_pass_order_by_passing_and_later_phases_follow_the_latter():
    table = carson_city(
        players=3, characters={"a": "mercenary", "b": "grocer", "c": "sheriff"}, cowboys={"a": 1, "b": 1}
    )
    assert table.turn_order == "c b a"
    table.c.places("wages")
    table.b.places("wages")
    table.a.places("wages")
    table.c.places("wages")  # the others have no cowboy left and pass in their turn
    assert table.pass_order == "b a"
    table.c.passes()
    assert [told["seat"] for told in table.told("money-received")] == [1, 0, 2]


def test_a_member_of_a_set_is_found_by_its_place_as_in_the_list():
    random = Random("sets")
    for count in (1, 2, 9, 35):
        numbers = tuple(sorted(random.sample(range(36), count)))
        bits = bits_of(numbers)
        assert numbers_in(bits) == list(numbers)
        assert [number_at(bits, draw) for draw in range(2 * count)] == [*numbers, *numbers]
    for _ in range(5):
        rows = [random.randrange(256) for _ in range(8)]
        parcels = parcels_in(rows)
        assert size(rows) == len(parcels) == sum(row.bit_count() for row in rows)
        assert [parcel_at(rows, place) for place in range(len(parcels))] == parcels
