"""Sections 1 and 2: what the game is about, and what its words mean."""

import pytest

from posse.core.errors import SettingError
from posse.core.registry import find
from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


@rule("colt-over-goal")
def test_the_most_money_wins_however_it_came():
    table = colt_express(
        3,
        card="marshals-revenge",
        pile="",
        boards={
            "ghost": "strongbox",
            "doc": "purse-450 jewel",
            "tuco": "purse-250 purse-250 purse-250",
        },
    )
    assert table.over
    assert table.winners == "a"  # the bounty is everybody's: nobody has fired
    assert table.ranks == {"a": 1, "b": 2, "c": 3}


@rule("colt-over-players")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players):
    assert len(new_colt_express(players).sees.players) == players


@rule("colt-over-players")
@pytest.mark.parametrize("players", [1, 7])
def test_fewer_or_more_cannot(players):
    with pytest.raises(SettingError):
        find("colt-express").new(players)


@rule("colt-over-five-rounds", "colt-over-two-phases")
@pytest.mark.parametrize("players", [2, 4])
def test_five_rounds_each_of_planning_and_then_stealing(players):
    table = new_colt_express(players)
    table.finish_game()
    assert table.over
    phases = [event for event in table.events if event in ("round-started", "turn-started", "card-up")]
    phases = [now for before, now in zip(["", *phases], phases, strict=False) if now != before]
    assert phases == ["round-started", "turn-started", "card-up"] * 5


@rule("colt-over-two-phases")
def test_nothing_happens_on_the_train_before_the_last_card_is_planned():
    table = colt_express(
        3,
        card="bridge",
        at={"ghost": "inside 1", "doc": "inside 2", "tuco": "roof 3"},
        hands={"a": "move ladder", "b": "rob rob", "c": "ladder ladder"},
        turn=3,
    )
    table.plan("a:ladder b:rob")
    assert (table.ghost.place, table.pile) == ("inside 1", "a:ladder b:rob")
    table.c.plays("ladder")
    assert (table.ghost.place, table.tuco.place) == ("roof 1", "inside 3")
    assert [told["seat"] for told in table.told("card-up")] == [
        0,
        1,
        2,
    ]  # in the order they were played
    assert table.round == 3


@rule("colt-over-no-elimination")
def test_the_one_who_has_nothing_but_bullets_plays_on():
    shots = " ".join(["doc"] * 6 + ["tuco"] * 6 + ["marshal"] * 13)
    table = colt_express(
        3,
        boards={"ghost": ""},
        received={"a": shots},
        phase="round",
        at={"ghost": "roof 0"},
    )
    assert table.waiting_for == "a"
    assert len(table.a.cards.split()) == 10 + 25
    assert table.ghost.place == "roof 0"


@rule("colt-over-no-elimination")
def test_everybody_stays_on_the_train_in_every_game():
    table = new_colt_express(5, "train")
    for _ in table.moments():
        assert [bandit.car in range(table.table.cars) for bandit in table.sees.bandits] == [True] * 5
    planned = [told["seat"] for told in table.told("hand-drawn")]
    assert [planned.count(seat) for seat in range(5)] == [5] * 5


@rule("colt-term-car", "colt-move-locomotive")
def test_the_locomotive_is_a_car_like_any_other():
    table = colt_express(
        3,
        marshal=3,
        at={"ghost": "inside 1", "doc": "roof 1"},
        pile="a:move b:move",
        loot={"inside 0": ""},
    )
    assert table.a.options == ["car:0", "car:2"]
    table.a.chooses("car:0")
    table.b.chooses("car:0")
    assert (table.ghost.place, table.doc.place) == ("inside 0", "roof 0")
    assert table.round == 3


@rule("colt-term-car-numbers", "colt-term-front-rear")
@pytest.mark.parametrize("players", [3, 6])
def test_cars_are_numbered_from_the_front_and_the_locomotive_is_0(players):
    table = new_colt_express(players)
    assert [(place.car, place.roof) for place in table.sees.places] == [
        (car, roof) for car in range(players + 1) for roof in (False, True)
    ]
    assert table.sees.wagons[0] == -1  # the locomotive
    assert table.sees.marshal == 0
    assert table.loot("inside 0") == "strongbox"


@rule("colt-term-front-rear")
def test_forward_is_towards_0_and_rearward_towards_the_last_car():
    braking = colt_express(3, card="braking", at={"ghost": "roof 2"}, pile="")
    assert braking.ghost.place == "roof 1"  # forward
    angry = colt_express(3, card="angry-marshal", marshal=1, pile="")
    assert angry.marshal == 2  # rearward


@rule("colt-term-place", "colt-term-same-place")
def test_a_place_is_a_car_and_a_level_and_both_must_be_equal():
    for there, met in (("inside 2", True), ("roof 2", False), ("inside 1", False)):
        table = colt_express(
            3,
            at={"ghost": "inside 2", "doc": there, "tuco": "inside 3"},
            pile="a:punch",
            boards={"doc": ""},
        )
        assert (table.asks == "punch-way") == met
        assert ("no-effect" in table.events) != met


@rule("colt-term-place")
def test_every_bandit_is_at_one_place_at_all_times():
    table = new_colt_express(6, "places")
    for _ in table.moments(1):
        seen = sorted([bandit for place in table.sees.places for bandit in place.bandits])
        assert seen == [0, 1, 2, 3, 4, 5]


@rule("colt-term-adjacent")
def test_cars_are_adjacent_if_their_numbers_differ_by_1():
    table = colt_express(5, at={"ghost": "inside 2"}, pile="a:move")
    assert table.a.options == ["car:1", "car:3"]
    assert table.a.refused("car:4") == "colt-move-inside"
    assert table.a.refused("car:0") == "colt-move-inside"


@rule("colt-term-capacity")
def test_any_number_may_share_a_place_but_not_with_the_marshal():
    crowd = dict.fromkeys(("ghost", "doc", "tuco", "cheyenne", "belle"), "inside 3")
    loot = "purse-250 purse-300 purse-350 jewel jewel jewel strongbox"
    table = colt_express(6, at={**crowd, "django": "inside 4"}, loot={"inside 3": loot}, pile="f:move")
    table.f.chooses("car:3")
    assert len(table.place("inside 3").bandits) == 6
    assert table.loot("inside 3") == loot
    beside = colt_express(6, at=crowd, marshal=2, pile="f:marshal")
    beside.f.chooses("car:3")
    assert beside.place("inside 3").bandits == []
    assert len(beside.place("roof 3").bandits) == 5


@rule("colt-term-clockwise", "colt-plan-order")
def test_clockwise_is_to_the_next_seat_and_from_the_last_to_the_first():
    table = colt_express(4, first="c")
    table.plan("c:move d:move a:move b:move")
    assert [told["seat"] for told in table.told("card-played")] == [2, 3, 0, 1]


@rule("colt-term-board")
def test_loot_on_a_board_is_the_bandits_and_loot_on_the_train_nobodys():
    table = colt_express(
        3,
        card="marshals-revenge",
        boards={"ghost": "", "doc": "jewel", "tuco": ""},
        loot={"inside 2": "jewel jewel"},
        at={"ghost": "inside 2"},
        pile="",
    )
    assert table.over
    assert table.score == {
        "a": 1000,
        "b": 1500,
        "c": 1000,
    }  # all have the bounty, nobody the two jewels


@rule("colt-term-controller", "colt-steal-chooser")
def test_the_one_who_plays_a_bandit_chooses_for_its_cards():
    table = colt_express(
        3,
        bandits={"b": "tuco"},
        at={"tuco": "inside 2", "ghost": "inside 1", "doc": "inside 3"},
        pile="b:shoot",
    )
    assert table.waiting_for == "b"
    assert table.b.options == ["at:ghost", "at:doc"]
    assert table.a.refused("at:doc") == "colt-steal-chooser"
    assert table.a.refused("bandit:doc") == "colt-steal-chooser"
    table.b.chooses("at:doc")
    assert table.tuco.bullets == 5


@rule("colt-term-partner")
def test_a_partner_blocks_sight_is_a_target_and_shares_no_loot():
    gangs = {"a": "ghost tuco", "b": "doc django"}
    blocked = colt_express(
        2,
        bandits=gangs,
        at={"ghost": "roof 0", "tuco": "roof 1", "doc": "roof 3", "django": "inside 3"},
        pile="a:shoot",
    )
    assert blocked.last("shot")["victim"] == "bandit-tuco"  # the only one in sight, doc is behind
    assert blocked.a.received == "ghost"
    loot = colt_express(
        2,
        bandits=gangs,
        at={"ghost": "inside 2", "tuco": "inside 2"},
        loot={"inside 2": "jewel"},
        boards={"ghost": "", "tuco": ""},
        pile="a:rob",
    )
    assert (loot.ghost.board, loot.tuco.board) == ("jewel", "")
