"""Sections 2, 3, 5 and 21: what the game is, its pieces, and how the table is set."""

import pytest

from posse.core import Chance, PosseError
from posse.games.carson_city import GAME, facts
from posse.games.carson_city.facts import BUILDINGS, HOUSE, MOUNTAIN, PARCEL_NAMES, STANDS, TILE_COUNT
from posse.testing import rule
from tests.games.carson_city.laying import carson_city, new_carson_city

FACES = "1 1 2 2 3 3 1 2 2 1 1 3 3 1 2 3 3 2 4 4"  # white and red in turn: the centre, then nine mountains


def claimed(players: int = 3, **settings):
    """A new game after all have claimed two parcels."""
    table = new_carson_city(players, **settings)
    while table.asks == "start-parcel":
        table.default()
    return table


@rule("carson-overview-rounds", "carson-overview-phases", "carson-end-last-round")
def test_four_rounds_of_four_phases():
    table = claimed(2)
    phases = []
    while not table.over:
        now = (table.round, facts.PHASES[table.sees.phase])
        if now not in phases:
            phases.append(now)
        player = table.player(table.table.asked_seats()[0])
        player.chooses("space:buy-vp-5" if "space:buy-vp-5" in player.options else player.default)
    wanted = ("characters", "placement", "actions")
    assert [each for each in phases if each[1] in wanted] == [
        (number, phase) for number in (1, 2, 3, 4) for phase in wanted
    ]
    assert table.events.count("marker-moved") == 3
    assert table.events.count("characters-returned") == 3
    assert table.events[-1] == "game-ended"


@rule("carson-overview-goal", "carson-score-winner")
def test_the_most_points_win():
    table = carson_city(players=3, phase="end", round=4, points={"a": 5, "b": 9, "c": 8}, money={"c": 5})
    assert table.over
    assert table.scores == {"a": 7, "b": 11, "c": 8}
    assert table.winners == "b"
    assert table.last("game-ended")["winner"] == 1


@rule("carson-overview-no-trade", "carson-attack-pay-once", "carson-duel-no-loss")
def test_nothing_goes_from_one_player_to_another():
    table = carson_city(
        players=2,
        phase="actions",
        action="building-income",
        land={"b": "b2"},
        stands={"b2": "hotel"},
        at={"a": "b2", "b": "b2"},
        cowboys={"a": 9, "b": 1},
        dice="1 6",
    )
    assert table.last("duel-fought")["winner"] == 0
    assert (table.a.money, table.b.money) == (15 + 3, 15 + 3)  # both from the bank
    assert (table.a.points, table.b.points) == (0, 0)
    assert (table.a.revolvers, table.b.revolvers) == (1, 1)
    assert not any(each in asked.asks for asked in GAME.questions for each in ("trade", "give", "lend"))


@rule("carson-overview-no-removal", "carson-attack-no-damage")
def test_what_stands_on_the_map_stays():
    table = claimed(4, seed="stays")
    before = [0] * 64
    while not table.over:
        view = table.sees
        for parcel, what in enumerate(before):
            assert what in (0, view.what[parcel])
        before = view.what
        player = table.player(table.table.asked_seats()[0])
        player.chooses(player.options[-1] if "road" not in player.options else player.options[1])


@rule("carson-supply-hard-limits", "carson-setup-bag", "carson-setup-reserve")
def test_all_pieces_of_the_box_are_there_once():
    table = claimed(5)
    view = table.sees
    tiles = [*view.row, *[building for building in BUILDINGS for _ in range(view.in_bag[building])]]
    assert [tiles.count(building) for building in BUILDINGS] == [6, 6, 4, 4, 3, 3, 2, 2]
    assert sum(TILE_COUNT) == 30
    assert view.bag == 23
    assert (view.spare_roads, view.spare_houses, view.spare_revolvers) == (16, 19, 22)
    assert all(player.cowboys + player.reserve == 10 for player in view.players)


@rule("carson-setup-player-count", "carson-setup-reserve")
@pytest.mark.parametrize(
    ("players", "roads", "revolvers"), [(2, 19, 25), (3, 18, 24), (4, 17, 23), (5, 16, 22)]
)
def test_only_the_reserve_depends_on_the_number_of_players(players, roads, revolvers):
    table = new_carson_city(players)
    assert (table.sees.spare_roads, table.sees.spare_houses, table.sees.spare_revolvers) == (
        roads,
        19,
        revolvers,
    )
    assert table.a.money == 15
    for wrong in (1, 6):
        with pytest.raises(PosseError):
            GAME.new(wrong)


@rule("carson-supply-money-unlimited", "carson-supply-vp-unlimited")
def test_the_bank_pays_any_sum_and_points_have_no_limit():
    table = carson_city(
        players=2,
        phase="actions",
        action="parcel-income",
        at={"a": "parcel-income"},
        land={"a": "b2 c2"},
        money={"a": 900, "b": 900},
        points={"a": 500},
    )
    assert table.a.money == 904
    table.a.chooses("dollars:900")
    assert table.a.points == 500  # the answers are shown when all are in
    table.b.chooses("dollars:840")
    assert (table.a.money, table.a.points) == (4, 590)


@rule("carson-supply-short", "carson-supply-roads-order")
def test_a_short_reserve_gives_what_is_left_in_pass_order():
    table = carson_city(
        players=3,
        phase="actions",
        action="road",
        order="b a c",
        at={"a": "road road", "b": "road road"},
        roads={"c": 17},
    )
    assert table.sees.spare_roads == 0
    assert [(told["seat"], told["count"]) for told in table.told("roads-received")] == [(1, 2), (0, 0)]
    assert table.a.roads == 1


@rule("carson-supply-houses-enough")
def test_houses_suffice_for_every_building_that_needs_one():
    needing = [building for building in BUILDINGS if facts.NEEDS_HOUSE[building]]
    assert sum(TILE_COUNT[building] for building in needing) == 18
    assert facts.HOUSES >= 1 + 18


@rule(
    "carson-setup-order",
    "carson-char-selection-order",
    "carson-term-selection-order",
    "carson-setup-parcels-snake",
)
def test_the_order_is_drawn_and_parcels_are_claimed_in_it_there_and_back():
    seen = set()
    for number in range(60):
        table = new_carson_city(3, seed=f"order {number}")
        order = table.sees.selection
        seen.add(tuple(order))
        asked = []
        while table.asks == "start-parcel":
            asked.append(table.table.asked_seats()[0])
            table.default()
        assert asked == order + order[::-1]
        assert table.asks == "character"
        assert table.table.asked_seats() == order[:1]
    assert len(seen) == 6


@rule("carson-setup-sides", "carson-setup-sides-default")
def test_sides_are_fixed_before_the_game():
    assert new_carson_city(2).sees.sides == [0] * 7
    assert new_carson_city(2, sides="red").sees.sides == [1] * 7
    mixed = claimed(2, sides="red", side_banker="yellow", side_mercenary="yellow")
    assert mixed.sees.sides == [1, 0, 1, 1, 1, 1, 0]
    mixed.finish_game()
    assert mixed.sees.sides == [1, 0, 1, 1, 1, 1, 0]
    at_random = {
        tuple(new_carson_city(2, seed=str(number), sides="random").sees.sides) for number in range(20)
    }
    assert len(at_random) > 10
    with pytest.raises(PosseError):
        new_carson_city(2, side_banker="green")


@rule("carson-setup-resources", "carson-setup-vp", "carson-setup-parcels-tile")
def test_what_everybody_starts_with():
    table = new_carson_city(3)
    for player in table.sees.players:
        assert (player.money, player.revolvers, player.roads, player.points) == (15, 1, 1, 0)
        assert (player.cowboys, player.reserve, player.claims) == (3, 7, 12)
    table = claimed(3)
    assert [player.claims for player in table.sees.players] == [10, 10, 10]
    assert [player.money for player in table.sees.players] == [15, 15, 15]


@rule("carson-setup-round-marker", "carson-action-buy-vp-open")
def test_all_four_point_spaces_are_open_in_round_one():
    for number, wanted in ((1, [5, 4, 3, 2]), (2, [5, 4, 3]), (3, [5, 4]), (4, [5])):
        table = carson_city(round=number)
        assert [f"space:buy-vp-{price}" for price in wanted] == [
            option for option in table.a.options if "buy-vp" in option
        ]


@rule("carson-setup-dice", "carson-setup-town-centre", "carson-setup-mountains")
def test_the_town_and_nine_mountains_lie_on_the_inner_parcels():
    rolled = set()
    for number in range(60):
        view = new_carson_city(2, seed=f"map {number}").sees
        assert view.what.count(HOUSE) == 1
        assert view.what.count(MOUNTAIN) == 9
        rolled |= {parcel for parcel, what in enumerate(view.what) if what}
    assert {parcel // 8 for parcel in rolled} == {parcel % 8 for parcel in rolled} == {1, 2, 3, 4, 5, 6}
    assert len(rolled) == 36


@rule("carson-setup-dice-axes", "carson-rng-map-roll", "carson-setup-mountain-reroll")
def test_white_gives_the_column_red_the_row_and_a_taken_parcel_is_rolled_again():
    from posse.games.carson_city.setup import found_town, raise_mountains
    from posse.games.carson_city.table import CarsonTable
    from posse.testing import luck

    table = CarsonTable()
    table.begin(GAME, 2, GAME.settings_for(2, {}), Chance.from_text("dice"))
    rolls = [2, 5, 2, 5, 3, 5, 3, 5, 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 1, 2, 2]
    luck.decide(table.chance, [face - 1 for face in rolls])
    found_town(table)
    raise_mountains(table)
    assert STANDS[table.what[8 * 5 + 2]] == "house"  # C6
    mountains = [PARCEL_NAMES[parcel] for parcel in range(64) if table.what[parcel] == MOUNTAIN]
    assert mountains == ["B2", "C2", "B3", "C3", "B4", "B5", "B6", "D6", "B7"]


@rule("carson-setup-initial-roads", "carson-geo-start-reach")
def test_four_roads_lie_around_the_town_centre():
    table = new_carson_city(2)
    centre = table.sees.what.index(HOUSE)
    row, column = centre // 8, centre % 8
    assert table.sees.edges == [
        8 * row + column,
        8 * (row + 1) + column,
        72 + 9 * row + column,
        73 + 9 * row + column,
    ]
    around = [8 * (row + up) + column + right for up in (-1, 0, 1) for right in (-1, 0, 1)]
    assert sorted(table.sees.reached) == sorted(around)
    assert len(table.sees.reached) == 9


@rule(
    "carson-setup-fixed-buildings",
    "carson-setup-drawn-buildings",
    "carson-rng-bag",
    "carson-term-building-row",
)
def test_the_first_building_row():
    drawn = set()
    for number in range(30):
        table = new_carson_city(2, seed=f"row {number}")
        row = table.row.split()
        assert (row[0], row[1], row[5], row[6]) == ("ranch", "mine", "ranch", "mine")
        drawn |= set(row[2:5])
        assert table.sees.bag == 23
    assert len(drawn) == 8


@rule("carson-setup-three-guns", "carson-setup-white-cowboy")
def test_the_token_lies_on_its_space_and_the_white_cowboy_on_its_card():
    view = claimed(2).sees
    assert (view.three_guns, view.white_of, view.white_at) == (-1, -1, -1)


@rule("carson-setup-parcels-any", "carson-setup-parcels-mandatory")
def test_any_parcel_without_an_owner_may_be_claimed_and_one_must_be():
    table = carson_city(players=2, phase="claims", mountains="b2")
    assert len(table.a.options) == 64
    assert all(option.startswith("parcel:") for option in table.a.options)
    table.a.chooses("parcel:d4")  # the town centre with its house
    assert len(table.b.options) == 63
    assert table.b.refused("parcel:d4") == "carson-setup-parcels-any"
    table.b.chooses("parcel:b2")  # a mountain
    assert table.waiting_for == "b"
    assert table.b.refused("pass") == "carson-setup-parcels-mandatory"
    table.b.chooses("parcel:a1")
    table.a.chooses("parcel:h8")
    assert (table.a.land, table.b.land) == ("d4 h8", "a1 b2")
    assert (table.a.money, table.a.claims) == (15, 10)


@rule("carson-rng-setup")
def test_luck_is_used_in_the_order_of_the_rules():
    """Sides, order, duel tiles, town, mountains, bag: what comes later does not change what comes before."""
    plain = new_carson_city(3, seed="luck")
    tiles = new_carson_city(3, seed="luck", duel_tiles=True)
    sided = new_carson_city(3, seed="luck", sides="random")
    assert plain.sees.selection == tiles.sees.selection
    assert plain.sees.what != tiles.sees.what
    assert plain.events[:2] == ["sides-fixed", "order-drawn"]
    kinds = list(dict.fromkeys(tiles.events))
    assert kinds == [
        "sides-fixed",
        "order-drawn",
        "duel-tiles-dealt",
        "town-founded",
        "mountain-rose",
        "row-filled",
    ]
    assert sided.sees.sides != plain.sees.sides


@rule("carson-rng-no-other", "carson-tiles-dice-elsewhere")
def test_after_setup_only_duels_and_gambling_use_luck():
    table = claimed(2)
    while not table.over:
        before = table.table.chance.used
        known = len(table.events)
        player = table.player(table.table.asked_seats()[0])
        choice = "space:gambling" if "space:gambling" in player.options else player.default
        player.chooses(choice)
        if table.table.chance.used > before:
            assert {"duel-fought", "gambled"} & set(table.events[known:])
    assert "gambled" in table.events
