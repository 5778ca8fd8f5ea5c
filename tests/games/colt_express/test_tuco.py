"""Section 16: Tuco shoots through the roof."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express


@rule("colt-tuco-through-roof", "colt-tuco-mandatory")
@pytest.mark.parametrize(("here", "there"), [("inside 2", "roof 2"), ("roof 2", "inside 2")])
def test_tuco_hits_the_other_level_of_his_own_car(here, there):
    at = {"tuco": here, "doc": there, "ghost": "inside 0"}
    table = colt_express(3, marshal=3, at=at, pile="c:shoot")
    assert table.b.received == "tuco"  # nobody was asked: it is Tuco's only target, and the shot is forced
    assert table.round == 3


@rule("colt-tuco-through-roof")
def test_nobody_else_does():
    at = {"ghost": "inside 2", "doc": "roof 2", "tuco": "roof 0"}
    table = colt_express(3, at=at, pile="a:shoot")
    assert table.told("no-effect")[0]["rule"] == "colt-shoot-no-target"


@rule("colt-tuco-added-targets")
def test_he_chooses_from_the_whole_set():
    inside = {"tuco": "inside 2", "ghost": "inside 1", "doc": "inside 3", "cheyenne": "roof 2"}
    table = colt_express(4, at=inside, pile="c:shoot")
    assert table.c.options == ["at:ghost", "at:doc", "at:cheyenne"]
    table.c.chooses("at:cheyenne")
    assert table.d.received == "tuco"
    roof = {"tuco": "roof 2", "ghost": "roof 0", "doc": "inside 2", "cheyenne": "roof 4"}
    table = colt_express(4, at=roof, pile="c:shoot")
    assert table.c.options == ["at:ghost", "at:doc", "at:cheyenne"]


@rule("colt-tuco-same-place-still-barred")
@pytest.mark.parametrize(("here", "other"), [("inside 2", "roof 2"), ("roof 2", "inside 2")])
def test_his_own_place_is_barred_for_him_too(here, other):
    at = {"tuco": here, "ghost": here, "doc": other, "cheyenne": here.replace("2", "1")}
    table = colt_express(4, at=at, pile="c:shoot")
    assert table.c.options == ["at:doc", "at:cheyenne"]
    assert table.c.refused("at:ghost") == "colt-shoot-not-same-place"


@rule("colt-tuco-no-line-of-sight")
def test_sight_plays_no_part_in_a_shot_through_the_roof():
    """A bandit in Tuco's place blocks nothing, and one below Tuco blocks nobody on the roofs."""
    at = {"tuco": "roof 2", "cheyenne": "roof 2", "ghost": "inside 2", "doc": "roof 4"}
    table = colt_express(4, at=at, pile="c:shoot")
    assert table.c.options == ["at:ghost", "at:doc"]
    inside = {"tuco": "inside 2", "cheyenne": "inside 2", "ghost": "roof 2", "doc": "roof 2"}
    table = colt_express(4, at=inside, pile="c:shoot")
    assert table.c.options == ["at:ghost", "at:doc"]


@rule("colt-tuco-own-car-only")
def test_the_other_level_of_other_cars_is_no_target():
    inside = {
        "tuco": "inside 2",
        "ghost": "roof 1",
        "doc": "roof 3",
        "cheyenne": "roof 2",
        "belle": "inside 1",
    }
    table = colt_express(5, at=inside, pile="c:shoot")
    assert table.d.received == "tuco"  # belle is spared, and the roofs of other cars are out of reach
    roof = {
        "tuco": "roof 2",
        "ghost": "inside 1",
        "doc": "inside 3",
        "cheyenne": "inside 2",
        "django": "roof 0",
    }
    two = colt_express(5, bandits={"e": "django"}, at=roof, pile="c:shoot")
    assert two.c.options == ["at:cheyenne", "at:django"]
    assert two.c.refused("at:ghost") == "colt-shoot-no-cross-level"


@rule("colt-tuco-mandatory")
def test_there_is_no_way_to_spare_the_only_target_above_him():
    table = colt_express(3, at={"tuco": "inside 2", "doc": "roof 2", "ghost": "roof 0"}, pile="c:shoot")
    assert "no-effect" not in table.events
    assert table.tuco.bullets == 5
