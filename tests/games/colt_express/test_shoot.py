"""Section 11: Shoot."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express

OUT = "inside 6"  # of the way of a shot from the front of six cars


@rule("colt-shoot-effect", "colt-decide-shoot")
def test_the_shooters_bullet_goes_onto_the_targets_deck():
    table = colt_express(
        3, at={"ghost": "inside 2", "doc": "inside 1", "tuco": "inside 3"}, pile="a:shoot a:ladder"
    )
    deck = table.c.deck
    table.a.chooses("at:tuco")
    assert table.ghost.bullets == 5
    assert table.c.received == "ghost"
    assert table.b.received == ""
    assert "bullet-ghost" in table.c.cards.split()
    assert len(table.c.cards.split()) == len(deck.split()) + 1
    assert table.last("shot") == {
        "bandit": "bandit-ghost",
        "victim": "bandit-tuco",
        "left": 5,
        "rule": "colt-shoot-effect",
    }


@rule("colt-shoot-not-same-place")
@pytest.mark.parametrize("level", ["inside", "roof"])
def test_the_one_who_is_at_the_same_place_is_no_target(level):
    at = {"ghost": f"{level} 2", "doc": f"{level} 2", "tuco": f"{level} 1", "cheyenne": f"{level} 3"}
    table = colt_express(4, at=at, pile="a:shoot")
    assert table.a.options == ["at:tuco", "at:cheyenne"]
    assert table.a.refused("at:doc") == "colt-shoot-not-same-place"
    assert table.a.refused("bandit:doc") == "colt-shoot-not-same-place"
    assert table.a.refused("at:ghost") == "colt-shoot-not-same-place"  # the shooter


@rule("colt-shoot-inside-adjacent", "colt-shoot-inside-range")
def test_from_inside_only_adjacent_cars_are_in_reach():
    at = {
        "ghost": "inside 3",
        "doc": "inside 2",
        "tuco": "inside 4",
        "cheyenne": "inside 5",
        "belle": "inside 1",
    }
    table = colt_express(5, at=at, pile="a:shoot")
    assert table.a.options == ["at:doc", "at:tuco"]
    assert table.a.refused("at:cheyenne") == "colt-shoot-inside-range"
    assert table.a.refused("at:belle") == "colt-shoot-inside-range"
    table.a.chooses("at:doc")
    assert table.b.received == "ghost"


@rule("colt-shoot-inside-range", "colt-shoot-no-target")
def test_two_cars_away_is_too_far_even_if_nobody_is_nearer():
    table = colt_express(3, at={"ghost": "inside 1", "doc": "inside 3", "tuco": "inside 3"}, pile="a:shoot")
    assert table.ghost.bullets == 6
    assert table.told("no-effect")[0]["rule"] == "colt-shoot-no-target"
    assert (table.b.received, table.c.received) == ("", "")


@rule("colt-shoot-no-cross-level")
def test_no_shot_goes_from_one_level_to_the_other():
    inside = colt_express(
        5,
        at={
            "ghost": "inside 2",
            "doc": "roof 1",
            "tuco": "inside 1",
            "cheyenne": "inside 3",
            "belle": "roof 2",
        },
        pile="a:shoot",
    )
    assert inside.a.options == ["at:tuco", "at:cheyenne"]
    assert inside.a.refused("at:doc") == "colt-shoot-no-cross-level"
    assert inside.a.refused("at:belle") == "colt-shoot-no-cross-level"
    roof = colt_express(
        5,
        at={
            "ghost": "roof 2",
            "doc": "inside 1",
            "tuco": "roof 1",
            "cheyenne": "roof 3",
            "belle": "inside 2",
        },
        pile="a:shoot",
    )
    assert roof.a.options == ["at:tuco", "at:cheyenne"]
    assert roof.a.refused("at:doc") == "colt-shoot-no-cross-level"
    assert roof.a.refused("at:belle") == "colt-shoot-no-cross-level"


@rule("colt-shoot-roof-range")
@pytest.mark.parametrize("car", [1, 2, 3, 4, 5, 6])
def test_on_the_roofs_a_shot_reaches_any_distance(car):
    others = dict.fromkeys(("tuco", "cheyenne", "belle", "django"), OUT)
    table = colt_express(6, at={"ghost": "roof 0", "doc": f"roof {car}", **others}, pile="a:shoot")
    assert table.b.received == "ghost"


@rule("colt-shoot-roof-line-of-sight", "colt-shoot-roof-nearest-only")
def test_only_the_nearest_occupied_roof_in_each_direction_is_in_sight():
    table = colt_express(
        6,
        at={
            "ghost": "roof 3",
            "doc": "roof 1",
            "tuco": "roof 0",
            "cheyenne": "roof 5",
            "belle": "inside 4",
            "django": "roof 6",
        },
        pile="a:shoot",
    )
    assert table.a.options == ["at:doc", "at:cheyenne"]
    assert table.a.refused("at:tuco") == "colt-shoot-roof-line-of-sight"
    assert table.a.refused("at:django") == "colt-shoot-roof-line-of-sight"


@rule("colt-shoot-roof-same-car-no-block")
def test_others_on_the_own_roof_block_nothing():
    table = colt_express(3, at={"ghost": "roof 1", "tuco": "roof 1", "doc": "roof 3"}, pile="a:shoot")
    assert table.b.received == "ghost"


@rule("colt-shoot-roof-inside-no-block")
def test_nobody_inside_blocks_a_shot_along_the_roofs():
    table = colt_express(
        4,
        marshal=2,
        at={"ghost": "roof 1", "doc": "roof 4", "tuco": "inside 3", "cheyenne": "inside 1"},
        pile="a:shoot",
    )
    assert table.b.received == "ghost"


@rule("colt-shoot-roof-stack-choice")
def test_of_several_on_one_roof_the_shooter_chooses():
    at = {"ghost": "roof 0", "doc": "roof 3", "tuco": "roof 3", "cheyenne": "roof 3"}
    table = colt_express(4, at=at, pile="a:shoot")
    assert table.a.options == ["at:doc", "at:tuco", "at:cheyenne"]
    table.a.chooses("at:tuco")
    assert (table.b.received, table.c.received, table.d.received) == ("", "ghost", "")


@rule("colt-shoot-choose-target")
@pytest.mark.parametrize("level", ["inside", "roof"])
@pytest.mark.parametrize("target", ["doc", "tuco"])
def test_one_target_is_chosen_from_both_directions(level, target):
    table = colt_express(
        3, at={"ghost": f"{level} 2", "doc": f"{level} 1", "tuco": f"{level} 3"}, pile="a:shoot"
    )
    assert table.a.options == ["at:doc", "at:tuco"]
    table.a.chooses(f"at:{target}")
    assert [player.received for player in (table.b, table.c)] == [
        "ghost" if target == name else "" for name in ("doc", "tuco")
    ]


@rule("colt-shoot-marshal-immune")
def test_the_marshal_cannot_be_shot():
    at = {"ghost": "inside 2", "doc": "inside 3", "tuco": "roof 3"}
    table = colt_express(3, marshal=1, at=at, pile="a:shoot")
    assert table.b.received == "ghost"  # doc was the only target
    two = colt_express(
        4, marshal=1, at={"ghost": "inside 2", "doc": "inside 3", "tuco": "inside 3"}, pile="a:shoot"
    )
    assert two.a.refused("marshal") == "colt-shoot-marshal-immune"
    assert two.a.refused("at:marshal") == "colt-decide-shoot"


@rule("colt-shoot-mandatory")
def test_with_a_bullet_and_a_target_the_shot_is_fired():
    one = colt_express(3, at={"ghost": "roof 1", "doc": "roof 2", "tuco": "inside 3"}, pile="a:shoot")
    assert one.b.received == "ghost"
    two = colt_express(3, at={"ghost": "roof 1", "doc": "roof 2", "tuco": "roof 0"}, pile="a:shoot")
    assert two.a.options == ["at:doc", "at:tuco"]  # and no way to keep the bullet


@rule("colt-shoot-no-target")
def test_without_a_target_the_bullet_stays():
    table = colt_express(3, at={"ghost": "roof 1", "doc": "inside 1", "tuco": "inside 2"}, pile="a:shoot")
    assert table.ghost.bullets == 6
    assert table.a.fired == 0
    assert table.told("no-effect")[0]["rule"] == "colt-shoot-no-target"


@rule("colt-shoot-no-bullets")
def test_without_bullets_a_shot_has_no_effect():
    table = colt_express(
        3,
        at={"ghost": "roof 1", "doc": "roof 2", "tuco": "roof 0"},
        bullets={"ghost": 0},
        received={"b": "ghost ghost ghost ghost ghost ghost"},
        pile="a:shoot",
    )
    assert table.ghost.bullets == 0
    assert table.b.received == "ghost " * 5 + "ghost"
    assert table.told("no-effect")[0]["rule"] == "colt-shoot-no-bullets"
    last = colt_express(
        3, at={"ghost": "roof 1", "doc": "roof 2"}, bullets={"ghost": 1}, pile="a:shoot a:shoot"
    )
    assert last.ghost.bullets == 0
    assert [told["rule"] for told in last.told("no-effect")] == ["colt-shoot-no-bullets"]


@rule("colt-shoot-always-hits")
def test_the_target_has_no_say():
    table = colt_express(3, at={"ghost": "roof 1", "doc": "roof 2", "tuco": "roof 0"}, pile="a:shoot")
    table.a.chooses("at:doc")
    assert table.b.received == "ghost"
    assert table.asks == "plan"  # of the next round: doc was asked nothing


@rule("colt-shoot-target-keeps-place")
@pytest.mark.parametrize("level", ["inside", "roof"])
def test_a_shot_neither_moves_nor_robs(level):
    table = colt_express(
        3,
        at={"ghost": f"{level} 1", "doc": f"{level} 2", "tuco": "inside 3"},
        boards={"doc": "purse-400 jewel"},
        pile="a:shoot",
        abilities=False,
    )
    assert table.b.received == "ghost"
    assert table.doc.place == f"{level} 2"
    assert table.doc.board == "purse-400 jewel"
