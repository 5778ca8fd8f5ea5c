"""Sections 11 and 12: the Marshal card, and meeting the Marshal."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


@rule("colt-marshal-move", "colt-decide-marshal")
@pytest.mark.parametrize("car", [1, 3])
def test_the_marshal_moves_one_car_as_the_player_chooses(car):
    table = colt_express(4, marshal=2, at={"ghost": "roof 4"}, pile="a:marshal")
    assert table.a.options == ["car:1", "car:3"]
    assert table.a.refused("car:4") == "colt-marshal-move"
    table.a.chooses(f"car:{car}")
    assert table.marshal == car
    assert table.sees.marshal == car


@rule("colt-marshal-mandatory")
def test_the_marshal_must_move():
    table = colt_express(4, marshal=2, at={"ghost": "roof 4"}, pile="a:marshal")
    assert table.a.refused("car:2") == "colt-marshal-mandatory"
    front = colt_express(4, marshal=0, at={"ghost": "roof 4"}, pile="a:marshal")
    assert front.marshal == 1  # the only way
    rear = colt_express(4, marshal=4, at={"ghost": "roof 0"}, pile="a:marshal")
    assert rear.marshal == 3


@rule("colt-marshal-inside-only")
def test_the_marshal_never_goes_on_a_roof():
    table = colt_express(4, marshal=2, at={"ghost": "roof 3", "doc": "roof 1"}, pile="a:marshal")
    assert table.a.refused("place:3-roof") == "colt-marshal-inside-only"
    table.a.chooses("car:3")
    assert table.ghost.place == "roof 3"  # nobody on a roof meets the Marshal
    assert table.a.received == ""


@rule("colt-marshal-from-anywhere")
@pytest.mark.parametrize("place", ["inside 4", "roof 4", "roof 2", "inside 3"])
def test_the_card_works_wherever_its_player_is(place):
    table = colt_express(4, marshal=2, at={"ghost": place}, pile="a:marshal")
    assert table.a.options == ["car:1", "car:3"]


@rule("colt-marshal-no-exemption")
def test_the_one_who_moved_the_marshal_is_not_spared():
    table = colt_express(4, marshal=2, at={"ghost": "inside 3"}, pile="a:marshal")
    table.a.chooses("car:3")
    assert table.ghost.place == "roof 3"
    assert table.a.received == "marshal"


@rule("colt-encounter-trigger", "colt-encounter-any-cause", "colt-encounter-flee", "colt-encounter-bullet")
@pytest.mark.parametrize(
    ("pile", "choices", "at", "seat"),
    [
        ("a:move", ["car:2"], {"ghost": "inside 1"}, 0),
        ("a:ladder", [], {"ghost": "roof 2"}, 0),
        ("a:punch", ["car:2"], {"ghost": "inside 1", "doc": "inside 1"}, 1),
        ("f:shoot", [], {"django": "inside 0", "doc": "inside 1"}, 1),
    ],
)
def test_the_one_who_enters_the_marshals_car_flees_with_a_bullet_whatever_the_cause(pile, choices, at, seat):
    table = colt_express(6, marshal=2, at=at, pile=pile)
    for choice in choices:
        table.a.chooses(choice)
    name = ("ghost", "doc")[seat]
    assert getattr(table, name).place == "roof 2"
    assert table.player(seat).received.split()[-1] == "marshal"
    assert table.neutral == 12


@rule("colt-encounter-trigger", "colt-encounter-any-cause")
def test_and_so_does_the_one_who_is_in_the_car_he_enters():
    card = colt_express(4, marshal=1, at={"doc": "inside 2"}, pile="a:marshal")
    card.a.chooses("car:2")
    event = colt_express(4, marshal=1, at={"doc": "inside 2"}, pile="", card="angry-marshal")
    for table in (card, event):
        assert table.marshal == 2
        assert table.doc.place == "roof 2"
        assert table.b.received == "marshal"
        assert table.neutral == 12


@rule("colt-encounter-trigger")
def test_no_encounter_where_nobody_enters():
    table = colt_express(
        3, marshal=1, at={"ghost": "roof 1", "doc": "inside 2"}, pile="a:move b:ladder b:ladder"
    )
    table.a.chooses("car:0")  # over the Marshal's head
    assert table.neutral == 13
    assert "fled" not in table.events


@rule("colt-encounter-bullet", "colt-bullet-top-of-deck")
def test_the_bullet_goes_onto_the_controllers_deck():
    table = colt_express(3, marshal=2, at={"ghost": "roof 2", "doc": "roof 1"}, pile="a:ladder b:move")
    assert table.waiting_for == "b"  # the round is not over yet
    assert table.a.deck.split()[0] == "bullet-marshal"
    assert table.last("neutral-bullet") == {
        "bandit": "bandit-ghost",
        "left": 12,
        "rule": "colt-encounter-bullet",
    }


@rule("colt-encounter-all-at-once")
def test_several_flee_at_the_same_time_and_nobody_is_asked():
    at = {"ghost": "inside 3", "doc": "inside 3", "tuco": "inside 3", "cheyenne": "inside 1"}
    table = colt_express(4, marshal=2, at=at, pile="d:marshal")
    table.d.chooses("car:3")
    assert table.place("roof 3").bandits == [0, 1, 2]
    assert [player.received for player in (table.a, table.b, table.c, table.d)] == ["marshal"] * 3 + [""]
    assert table.neutral == 10
    kinds = [event for event in table.events if event in ("neutral-bullet", "fled")]
    assert kinds == ["neutral-bullet"] * 3 + ["fled"] * 3  # all bullets, then all away
    assert table.asks == "plan"


@rule("colt-encounter-roof-safe")
def test_bandits_on_his_roof_are_not_affected():
    table = colt_express(4, marshal=2, at={"ghost": "roof 3", "doc": "inside 3"}, pile="d:marshal")
    table.d.chooses("car:3")
    assert (table.a.received, table.b.received) == ("", "marshal")


@rule("colt-encounter-never-inside")
@pytest.mark.parametrize(("players", "settings"), [(3, {}), (6, {}), (2, {}), (4, {"events": False})])
def test_nobody_is_ever_seen_beside_the_marshal(players, settings):
    table = new_colt_express(players, "beside", **settings)
    for _ in table.moments(4):
        if table.round:
            assert table.place(f"inside {table.marshal}").bandits == []


@rule("colt-encounter-keeps-loot")
def test_fleeing_bandits_keep_their_loot_and_leave_what_lies_there():
    table = colt_express(
        3,
        marshal=1,
        at={"ghost": "inside 2", "doc": "roof 0"},
        boards={"ghost": "purse-500 jewel"},
        loot={"inside 2": "purse-250 jewel"},
        pile="b:marshal",
    )
    table.b.chooses("car:2")
    assert table.ghost.board == "purse-500 jewel"
    assert table.loot("inside 2") == "purse-250 jewel"
    assert table.loot("roof 2") == ""


@rule("colt-encounter-no-choice")
def test_there_is_no_other_way_out():
    table = colt_express(4, marshal=1, at={"doc": "inside 2", "ghost": "roof 0"}, pile="a:marshal b:rob")
    table.a.chooses("car:2")
    assert table.doc.place == "roof 2"
    assert table.events[-1] != "fled"  # the next card is up already: nobody was asked
    assert table.round == 3
