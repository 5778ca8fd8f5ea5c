"""Section 11: Move and Ladder."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express


@rule("colt-move-inside", "colt-decide-move")
def test_inside_a_bandit_moves_to_an_adjacent_car_of_its_choice():
    table = colt_express(5, at={"ghost": "inside 3"}, pile="a:move")
    assert table.a.options == ["car:2", "car:4"]
    assert table.a.refused("car:1") == "colt-move-inside"
    assert table.a.refused("car:5") == "colt-move-inside"
    table.a.chooses("car:4")
    assert table.ghost.place == "inside 4"
    assert table.last("moved") == {
        "bandit": "bandit-ghost",
        "car": 4,
        "level": "level-inside",
        "rule": "colt-move-inside",
    }


@rule("colt-move-roof", "colt-move-one-direction")
@pytest.mark.parametrize(
    ("car", "cars"),
    [(0, "1 2 3"), (1, "0 2 3 4"), (3, "0 1 2 4 5 6"), (5, "2 3 4 6"), (6, "3 4 5")],
)
def test_on_the_roofs_a_bandit_moves_one_to_three_cars_either_way(car, cars):
    table = colt_express(6, at={"ghost": f"roof {car}"}, pile="a:move")
    assert table.a.options == [f"car:{other}" for other in cars.split()]
    table.a.chooses(table.a.options[0])
    assert table.ghost.place == f"roof {cars[0]}"


@rule("colt-move-roof")
def test_four_cars_are_too_far():
    table = colt_express(6, at={"ghost": "roof 1"}, pile="a:move")
    assert table.a.refused("car:5") == "colt-move-roof"
    table.a.chooses("car:4")
    assert table.ghost.place == "roof 4"
    assert table.last("moved")["rule"] == "colt-move-roof"


@rule("colt-move-same-level")
@pytest.mark.parametrize("level", ["inside", "roof"])
def test_a_move_stays_on_its_level(level):
    table = colt_express(4, at={"ghost": f"{level} 2"}, pile="a:move")
    other = "inside" if level == "roof" else "roof"
    assert table.a.refused(f"place:3-{other}") == "colt-move-same-level"
    table.a.chooses("car:3")
    assert table.ghost.place == f"{level} 3"


@rule("colt-move-mandatory")
@pytest.mark.parametrize("place", ["inside 2", "roof 2"])
def test_staying_is_no_move(place):
    table = colt_express(4, at={"ghost": place}, pile="a:move")
    assert table.a.refused("car:2") == "colt-move-mandatory"


@rule("colt-move-train-ends")
def test_no_move_goes_past_the_ends_of_the_train():
    last = colt_express(4, at={"ghost": "roof 4"}, pile="a:move")
    assert last.a.options == ["car:1", "car:2", "car:3"]  # forward only
    assert last.a.refused("car:5") == "colt-move-train-ends"
    front = colt_express(4, at={"ghost": "roof 0"}, pile="a:move")
    assert front.a.options == ["car:1", "car:2", "car:3"]  # rearward only
    inside = colt_express(4, at={"ghost": "inside 4"}, pile="a:move")
    assert inside.ghost.place == "inside 3"  # the only way
    locomotive = colt_express(4, marshal=4, at={"ghost": "inside 0"}, pile="a:move")
    assert locomotive.ghost.place == "inside 1"


@rule("colt-move-one-direction")
def test_a_roof_move_cannot_go_to_and_fro_to_where_it_began():
    table = colt_express(4, at={"ghost": "roof 2"}, pile="a:move")
    assert "car:2" not in table.a.options
    assert table.a.options == ["car:0", "car:1", "car:3", "car:4"]


@rule("colt-move-past-others")
def test_others_block_no_way():
    crowd = {"doc": "roof 1", "tuco": "roof 2", "cheyenne": "roof 3"}
    table = colt_express(4, at={"ghost": "roof 0", **crowd}, pile="a:move")
    assert table.a.options == ["car:1", "car:2", "car:3"]
    table.a.chooses("car:3")  # past two of them, to stop with the third
    assert table.place("roof 3").bandits == [0, 3]
    inside = colt_express(3, at={"ghost": "inside 2", "doc": "inside 1"}, pile="a:move")
    inside.a.chooses("car:1")
    assert inside.place("inside 1").bandits == [0, 1]


@rule("colt-move-locomotive")
def test_the_locomotive_can_be_entered_and_left_on_both_levels():
    for level in ("inside", "roof"):
        table = colt_express(3, marshal=3, at={"ghost": f"{level} 1"}, pile="a:move a:move")
        table.a.chooses("car:0")
        if level == "roof":
            table.a.chooses("car:1")
        assert table.ghost.place == f"{level} 1"


@rule("colt-move-into-marshal", "colt-encounter-trigger", "colt-encounter-bullet", "colt-encounter-flee")
def test_moving_into_the_marshals_car_is_legal_and_has_a_price():
    table = colt_express(3, marshal=1, at={"ghost": "inside 2"}, pile="a:move")
    assert "car:1" in table.a.options
    table.a.chooses("car:1")
    assert table.ghost.place == "roof 1"
    assert table.a.received == "marshal"
    assert table.neutral == 12
    beside = colt_express(3, marshal=1, at={"ghost": "inside 2"}, pile="a:move")
    beside.a.chooses("car:3")
    assert (beside.ghost.place, beside.a.received) == ("inside 3", "")


@rule("colt-ladder-up", "colt-decide-no-choice-ladder")
def test_ladder_from_inside_to_the_roof_of_the_same_car():
    table = colt_express(3, at={"ghost": "inside 2"}, pile="a:ladder")
    assert table.ghost.place == "roof 2"
    assert table.last("climbed")["rule"] == "colt-ladder-up"
    assert table.round == 3


@rule("colt-ladder-down", "colt-decide-no-choice-ladder")
def test_ladder_from_the_roof_into_the_same_car():
    table = colt_express(3, at={"ghost": "roof 2"}, pile="a:ladder")
    assert table.ghost.place == "inside 2"
    assert table.last("climbed")["rule"] == "colt-ladder-down"
    assert table.round == 3


@rule("colt-ladder-mandatory", "colt-ladder-into-marshal")
def test_ladder_must_be_carried_out_even_down_to_the_marshal():
    table = colt_express(3, marshal=2, at={"ghost": "roof 2"}, pile="a:ladder")
    assert table.events[:5] == ["stealing-started", "card-up", "climbed", "neutral-bullet", "fled"]
    assert table.ghost.place == "roof 2"
    assert table.a.received == "marshal"
    assert table.round == 3  # nobody was asked


@rule("colt-ladder-mandatory")
@pytest.mark.parametrize("place", ["inside 1", "roof 0", "roof 3", "inside 3"])
def test_ladder_is_possible_everywhere(place):
    table = colt_express(3, at={"ghost": place}, marshal=2, pile="a:ladder")
    level, car = place.split()
    assert table.ghost.place == f"{'inside' if level == 'roof' else 'roof'} {car}"
    assert "no-effect" not in table.events
