"""Section 7: placement."""

from posse.testing import rule
from posse.words import Words
from tests.games.carson_city.laying import carson_city


@rule("carson-place-order", "carson-place-one", "carson-place-pass-track", "carson-place-last-player")
def test_players_place_one_cowboy_each_in_turn_until_they_pass():
    table = carson_city(players=2)
    table.a.places("wages")
    assert table.a.cowboys == 2
    assert table.waiting_for == "b"
    table.b.stakes("c3")
    table.a.places("three-guns")
    table.b.passes()
    assert table.pass_order == "b"
    assert table.waiting_for == "a"
    table.a.places("wages")
    assert table.pass_order == "b a"
    assert table.asks == "buy-land"
    table.b.chooses("decline")
    assert table.round == 2
    assert table.waiting_for == "b"  # first to pass is first to choose a character


@rule("carson-place-free-choice", "carson-place-pass-final", "carson-place-end")
def test_a_player_may_pass_with_cowboys_left_and_places_no_more():
    table = carson_city(players=3)
    table.a.passes()
    table.b.places("wages")
    table.c.places("wages")
    assert table.waiting_for == "b"
    table.b.passes()
    table.c.passes()
    assert table.pass_order == "a b c"
    assert table.a.cowboys == 3 + 4


@rule("carson-place-forced-pass", "carson-decide-forced", "carson-road-no-prompt")
def test_without_a_cowboy_in_hand_a_player_passes_when_the_turn_comes():
    table = carson_city(players=3, cowboys={"a": 1, "b": 2, "c": 0}, roads={"a": 3, "c": 3})
    table.a.places("wages")
    table.b.places("wages")  # c passes at once, a in the next turn
    assert table.pass_order == "c a"
    assert table.last("passed")["rule"] == "carson-place-forced-pass"
    assert table.waiting_for == "b"
    for round_ in (1, 2, 3, 4):
        assert "space:wages" in carson_city(round=round_).a.options  # so there always is a target


@rule("carson-place-target-action", "carson-place-no-funds-check")
def test_a_cowboy_goes_to_any_open_space_even_without_the_means_for_it():
    table = carson_city(players=2, money={"a": 0}, claims={"a": 0})
    table.a.places("build-12")
    table.b.passes()
    table.a.stakes("d4")
    assert table.a.at == "build-12 d4"


@rule("carson-place-target-action", "carson-action-refuse")
def test_a_construction_space_is_named_with_the_tile_that_lies_on_it():
    table = carson_city(players=2, money={"a": 9}, row="ranch mine bank saloon hotel prison church")
    question, words = table.table.question(0), Words("en")
    labels = [question.label(table.table, 0, option) for option in question.options(table.table, 0)]
    said = [words.say(table.table.game, label, ["Ann", "Bob"]) for label in labels]
    assert {"Building for $5: bank", "Building for $4: silver mine", "Wages"} < set(said)
    table.a.places("build-5")
    assert table.last("cowboy-placed")["building"] == "building-bank"
    table.b.passes()
    table.a.places("wages")
    assert table.last("cowboy-placed")["building"] == ""
    table.a.passes()
    table.a.chooses("decline")
    assert table.told("declined")[0]["building"] == "building-bank"


@rule("carson-place-target-parcel")
def test_a_cowboy_goes_to_a_free_parcel_a_house_or_a_mountain_without_an_owner():
    table = carson_city(players=2, mountains="b2", land={"b": "c3"})
    table.a.chooses("land")
    assert {"parcel:a1", "parcel:d4", "parcel:b2"} <= set(table.a.options)
    assert "parcel:c3" not in table.a.options
    table.a.chooses("parcel:b2")
    assert table.last("land-staked")["parcel"] == "B2"


@rule("carson-place-target-attack", "carson-attack-owner-other", "carson-place-target-defend")
def test_others_buildings_are_attacked_own_ones_guarded():
    table = carson_city(
        players=2,
        land={"a": "b2 c2", "b": "e2 f2"},
        stands={"b2": "ranch", "c2": "prison", "e2": "mine", "f2": "hotel"},
    )
    table.a.chooses("attack")
    assert table.a.options == ["parcel:e2", "parcel:f2", "back"]
    assert table.a.refused("parcel:b2") == "carson-attack-owner-other"
    table.a.chooses("parcel:e2")
    assert table.last("building-attacked")["owner"] == 1
    table.b.chooses("guard")
    assert table.b.options == ["parcel:e2", "parcel:f2", "back"]
    table.b.chooses("parcel:e2")  # an attacker is there
    table.a.passes()
    table.b.guards("f2")  # nobody is there
    assert table.b.at == "e2 f2"
    assert "guard" not in table.b.options  # both have their guard


@rule("carson-place-not-owned-parcel", "carson-land-no-owned", "carson-house-not-attackable")
def test_no_cowboy_goes_to_an_owned_parcel_without_a_building():
    table = carson_city(players=2, land={"b": "b2 c2 d4", "a": "e2"}, mountains="c2")
    table.a.chooses("land")
    for owned in ("b2", "c2", "d4", "e2"):
        assert table.a.refused("parcel:" + owned) == "carson-place-not-owned-parcel"
    table.a.chooses("back")
    assert "attack" not in table.a.options
    assert "guard" not in table.a.options
    assert table.a.refused("parcel:c2") == "carson-place-not-owned-parcel"


@rule("carson-place-attackable", "carson-church-immune", "carson-prison-immune", "carson-church-protects")
def test_what_can_be_attacked():
    table = carson_city(
        players=2,
        land={"b": "a1 c1 e1 a3 c3 g1 g3 g5 h2", "a": "f5"},
        stands={
            "a1": "ranch",
            "c1": "mine",
            "e1": "drugstore",
            "a3": "bank",
            "c3": "saloon",
            "g3": "hotel",
            "g5": "prison",
            "f5": "church",
            "h2": "hotel",
        },
    )
    table.a.chooses("attack")
    assert table.a.options == [f"parcel:{name}" for name in ("a1", "c1", "e1", "h2", "a3", "c3", "g3")] + [
        "back"
    ]
    assert table.a.refused("parcel:g5") == "carson-place-attackable"
    table.a.chooses("parcel:a1")
    # A church protects its neighbours, no matter whose it is.
    table = carson_city(
        players=2, land={"b": "b2 c3", "a": "c2"}, stands={"b2": "hotel", "c2": "church", "c3": "mine"}
    )
    assert "attack" not in table.a.options
    assert table.a.refused("parcel:b2") == "carson-church-protects"
    table.a.passes()
    assert "guard" not in table.b.options
    assert table.b.refused("parcel:b2") == "carson-church-protects"


@rule("carson-place-not-markers", "carson-place-not-closed", "carson-place-not-empty-build")
def test_spaces_that_take_no_cowboy():
    table = carson_city(players=2, round=2, row="ranch mine bank saloon hotel prison -")
    for marker in ("land-purchase", "building-income"):
        assert table.a.refused("space:" + marker) == "carson-place-not-markers"
    assert table.a.refused("space:buy-vp-2") == "carson-place-not-closed"
    assert table.a.refused("space:build-12") == "carson-place-not-empty-build"
    table = carson_city(players=2, round=4)
    for covered in (4, 3, 2):
        assert table.a.refused(f"space:buy-vp-{covered}") == "carson-place-not-closed"


@rule("carson-place-one-per-space", "carson-place-several-allowed")
def test_one_cowboy_of_a_player_on_a_place_but_any_number_on_wages_and_road():
    table = carson_city(
        players=2,
        at={"a": "three-guns b1 e2 wages road"},
        land={"b": "e2 f2"},
        stands={"e2": "hotel", "f2": "hotel"},
        cowboys={"a": 4},
    )
    assert table.a.refused("space:three-guns") == "carson-place-one-per-space"
    table.a.chooses("land")
    assert table.a.refused("parcel:b1") == "carson-place-one-per-space"
    table.a.chooses("back")
    table.a.chooses("attack")
    assert table.a.refused("parcel:e2") == "carson-place-one-per-space"
    table.a.chooses("back")
    table.a.places("wages")
    table.b.passes()
    table.a.places("road")
    assert table.a.at == "wages wages three-guns road road b1 e2"


@rule("carson-place-contest")
def test_a_cowboy_may_join_others_and_that_leads_to_a_duel():
    table = carson_city(players=3, at={"b": "gambling b1"}, cowboys={"a": 2, "b": 0, "c": 0})
    table.a.places("gambling")
    table.a.stakes("b1")
    assert table.told("duel-fought")[0]["place"] == "action-land-purchase"
    assert {told["seats"] for told in table.told("duel-fought")} <= {(0, 1), (1, 0)}


@rule("carson-place-no-undo")
def test_a_placed_cowboy_stays():
    table = carson_city(players=2)
    table.a.places("wages")
    table.b.passes()
    assert not {"move", "back", "undo"} & set(table.a.options)
    assert table.a.refused("move")


def test_the_second_question_can_be_left_again():
    table = carson_city(players=2, roads={"a": 0})
    before = table.a.options
    for line in ("land",):
        table.a.chooses(line)
        table.a.chooses("back")
        assert table.a.options == before
    assert table.a.cowboys == 3
