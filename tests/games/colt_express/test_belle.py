"""Section 16: Belle is no target while there is another."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express


def with_belle(at, pile, **more):
    """Four play: a ghost, b doc, c belle, d the bandit named."""
    return colt_express(4, bandits={"c": "belle", "d": more.pop("d", "cheyenne")}, at=at, pile=pile, **more)


@rule("colt-belle-shoot")
def test_belle_is_not_shot_while_the_shooter_has_another_target():
    at = {"ghost": "roof 2", "belle": "roof 1", "doc": "roof 3", "cheyenne": "roof 3"}
    table = with_belle(at, "a:shoot")
    assert table.a.options == ["at:doc", "at:cheyenne"]
    assert table.a.refused("at:belle") == "colt-belle-shoot"
    assert table.a.refused("bandit:belle") == "colt-belle-shoot"
    one = with_belle({**at, "cheyenne": "inside 4"}, "a:shoot")
    assert one.b.received == "ghost"  # doc was the only one left


@rule("colt-belle-punch")
def test_belle_is_not_punched_while_another_is_there():
    at = {"ghost": "inside 2", "belle": "inside 2", "doc": "inside 2", "cheyenne": "inside 2"}
    table = with_belle(at, "a:punch", boards={"doc": "", "belle": "strongbox"})
    assert table.a.options == ["at:doc", "at:cheyenne"]
    assert table.a.refused("at:belle") == "colt-belle-punch"
    one = with_belle({**at, "cheyenne": "roof 2"}, "a:punch", boards={"doc": "", "belle": "strongbox"})
    assert one.asks == "punch-way"
    one.a.chooses("car:1")
    assert one.doc.place == "inside 1"  # even without loot Doc protects Belle


@rule("colt-belle-only-target")
def test_alone_belle_must_be_hit():
    shot = with_belle({"ghost": "roof 2", "belle": "roof 1"}, "a:shoot")
    assert shot.c.received == "ghost"
    punch = with_belle({"ghost": "roof 0", "belle": "roof 0"}, "a:punch")
    assert punch.belle.place == "roof 1"
    assert punch.loot("roof 0") == "purse-250"


@rule("colt-belle-whole-set")
@pytest.mark.parametrize(
    ("at", "shooter", "hit"),
    [
        ({"ghost": "roof 2", "belle": "roof 1", "doc": "roof 4"}, "a", 1),  # the other direction
        ({"ghost": "roof 2", "belle": "roof 3", "doc": "roof 3"}, "a", 1),  # the same roof
        ({"ghost": "inside 2", "belle": "inside 1", "doc": "inside 3"}, "a", 1),  # the other adjacent car
        ({"tuco": "inside 2", "belle": "inside 1", "doc": "roof 2"}, "d", 1),  # Tuco's own car
        ({"tuco": "roof 2", "belle": "inside 2", "doc": "roof 4"}, "d", 1),
    ],
)
def test_another_target_is_looked_for_everywhere(at, shooter, hit):
    away = {"ghost": "inside 4", "tuco": "inside 4", "doc": "inside 4"} | at
    table = with_belle(away, f"{shooter}:shoot", d="tuco")
    assert table.c.received == ""
    assert table.player(hit).received == ("ghost" if shooter == "a" else "tuco")


@rule("colt-belle-blocks-sight", "colt-belle-hidden-behind")
def test_belle_blocks_sight_and_the_one_who_is_behind_her_does_not_protect_her():
    table = with_belle({"ghost": "roof 1", "belle": "roof 2", "doc": "roof 3"}, "a:shoot")
    assert table.c.received == "ghost"
    assert table.b.received == ""
    beside = with_belle(
        {"ghost": "roof 1", "belle": "roof 2", "doc": "roof 3", "cheyenne": "roof 0"}, "a:shoot"
    )
    assert beside.d.received == "ghost"  # the one on the other side does, and doc is still hidden


@rule("colt-belle-not-marshal")
def test_nothing_protects_her_from_the_marshal_and_from_events():
    marshal = with_belle({"belle": "inside 2", "ghost": "inside 2"}, "b:marshal", marshal=1)
    marshal.b.chooses("car:2")
    assert marshal.c.received == "marshal"
    assert marshal.belle.place == "roof 2"
    angry = with_belle({"belle": "roof 1", "ghost": "roof 1"}, "", marshal=1, card="angry-marshal")
    assert angry.c.received == "marshal"
    rebels = with_belle({"belle": "inside 1", "ghost": "inside 1"}, "", card="passengers-rebellion")
    assert rebels.c.received == "marshal"
    braking = with_belle({"belle": "roof 3"}, "", card="braking")
    assert braking.belle.place == "roof 2"
    station = with_belle({"belle": "roof 0", "ghost": "roof 0"}, "", card="marshals-revenge")
    assert station.belle.board == ""


@rule("colt-belle-shoot", "colt-opt-abilities")
def test_without_abilities_she_is_a_target_like_any_other():
    at = {"ghost": "roof 2", "belle": "roof 1", "doc": "roof 3"}
    table = with_belle(at, "a:shoot", abilities=False)
    assert table.a.options == ["at:doc", "at:belle"]
