"""Section 19: partners as targets."""

from posse.testing import rule
from tests.games.colt_express.laying import colt_express

GANGS = {"a": "ghost tuco", "b": "doc django"}


@rule("colt-team-friendly-shot", "colt-team-friendly-bullet")
def test_a_partner_may_be_shot_and_the_bullet_goes_onto_the_own_deck():
    at = {"ghost": "roof 1", "tuco": "roof 0", "doc": "roof 2", "django": "inside 3"}
    table = colt_express(2, bandits=GANGS, at=at, pile="a:shoot a:move")
    assert table.a.options == ["at:doc", "at:tuco"]
    table.a.chooses("at:tuco")
    assert table.a.received == "ghost"
    assert table.a.deck.split()[0] == "bullet-ghost"
    assert table.ghost.bullets == 5
    assert table.a.fired == 0


@rule("colt-team-friendly-forced")
def test_if_the_partner_is_the_only_target_it_must_be_hit():
    shot = colt_express(
        2,
        bandits=GANGS,
        at={"ghost": "roof 1", "tuco": "roof 2", "doc": "inside 3", "django": "inside 3"},
        pile="a:shoot",
    )
    assert shot.a.received == "ghost"
    punch = colt_express(2, bandits=GANGS, at={"ghost": "roof 3", "tuco": "roof 3"}, pile="a:punch")
    assert punch.tuco.place == "roof 2"


@rule("colt-team-friendly-punch")
def test_a_punched_partner_loses_loot_as_usual():
    table = colt_express(
        2,
        bandits=GANGS,
        at={"ghost": "inside 1", "tuco": "inside 1", "doc": "inside 1"},
        boards={"tuco": "purse-500 jewel"},
        pile="a:punch",
    )
    assert table.a.options == ["at:doc", "at:tuco"]
    table.a.chooses("at:tuco")
    assert table.a.options == ["purse", "jewel"]
    table.a.chooses("purse")
    table.a.chooses("car:2")
    assert table.loot("inside 1") == "purse-500"
    assert table.tuco.place == "inside 2"
    assert table.place("inside 1", 0).purses[0].value == 500  # their player knows it
    assert table.place("inside 1", 1).purses[0].value == 0


@rule("colt-team-friendly-belle")
def test_the_own_partner_protects_belle():
    gangs = {"a": "ghost tuco", "b": "belle django"}
    shot = colt_express(
        2,
        bandits=gangs,
        at={"ghost": "roof 1", "tuco": "roof 0", "belle": "roof 2", "django": "inside 3"},
        pile="a:shoot",
    )
    assert shot.b.received == ""
    assert shot.a.received == "ghost"  # the partner had to take it
    punch = colt_express(
        2, bandits=gangs, at={"ghost": "roof 0", "tuco": "roof 0", "belle": "roof 0"}, pile="a:punch"
    )
    assert (punch.tuco.place, punch.belle.place) == ("roof 1", "roof 0")


@rule("colt-team-both-marshal")
def test_if_both_meet_the_marshal_at_once_the_player_takes_two_bullets():
    at = {"ghost": "inside 2", "tuco": "inside 2", "doc": "roof 0", "django": "roof 0"}
    table = colt_express(2, bandits=GANGS, marshal=1, at=at, pile="b:marshal")
    table.b.chooses("car:2")
    assert table.a.received == "marshal marshal"
    assert table.neutral == 11
    short = colt_express(
        2, bandits=GANGS, marshal=1, neutral=1, received={"b": "marshal " * 12}, at=at, pile="b:marshal"
    )
    short.b.chooses("car:2")
    assert short.a.received == ""  # two are one group
    assert short.ghost.place == short.tuco.place == "roof 2"
