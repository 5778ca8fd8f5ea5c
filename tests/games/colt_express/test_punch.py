"""Section 11: Punch."""

from collections import Counter

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express

TOGETHER = {"ghost": "inside 2", "doc": "inside 2"}


@rule("colt-punch-target", "colt-decide-punch")
def test_the_target_is_chosen_among_the_others_at_the_same_place():
    table = colt_express(
        4, at={**TOGETHER, "tuco": "inside 2", "cheyenne": "roof 2"}, boards={"tuco": "jewel"}, pile="a:punch"
    )
    assert table.a.options == ["at:doc", "at:tuco"]
    assert table.a.refused("at:cheyenne") == "colt-punch-target"
    assert table.a.refused("bandit:cheyenne") == "colt-punch-target"
    assert table.a.refused("at:ghost") == "colt-punch-target"  # the puncher
    table.a.chooses("at:tuco")
    table.a.chooses("car:1")
    assert (table.tuco.place, table.doc.place) == ("inside 1", "inside 2")


@rule("colt-punch-target")
def test_the_one_who_does_not_play_is_no_target():
    table = colt_express(4, at={**TOGETHER, "tuco": "inside 2"}, pile="a:punch")
    assert table.a.refused("at:django") == "colt-comp-characters"


@rule("colt-punch-no-target")
def test_alone_nobody_is_punched():
    table = colt_express(3, at={"ghost": "inside 2", "doc": "roof 2", "tuco": "inside 3"}, pile="a:punch")
    assert table.told("no-effect")[0]["rule"] == "colt-punch-no-target"
    assert (table.doc.place, table.tuco.place) == ("roof 2", "inside 3")


@rule("colt-punch-mandatory")
def test_a_target_must_be_punched():
    one = colt_express(3, at={"ghost": "roof 0", "doc": "roof 0"}, pile="a:punch")
    assert one.doc.place == "roof 1"
    two = colt_express(3, at={**TOGETHER, "tuco": "inside 2"}, pile="a:punch")
    assert two.a.options == ["at:doc", "at:tuco"]
    assert two.a.refused("decline") == "colt-punch-mandatory"


@rule("colt-punch-marshal-immune")
def test_the_marshal_cannot_be_punched():
    table = colt_express(3, at={**TOGETHER, "tuco": "inside 2"}, pile="a:punch")
    assert table.a.refused("marshal") == "colt-punch-marshal-immune"
    assert table.a.refused("at:marshal") == "colt-decide-punch"


@rule("colt-punch-lose-loot", "colt-punch-loot-place")
@pytest.mark.parametrize("level", ["inside", "roof"])
@pytest.mark.parametrize(
    ("lost", "left"), [("jewel", "purse-300 strongbox"), ("strongbox", "purse-300 jewel")]
)
def test_the_target_loses_one_token_where_the_punch_happened(level, lost, left):
    table = colt_express(
        3,
        at={"ghost": f"{level} 2", "doc": f"{level} 2"},
        boards={"doc": "purse-300 jewel strongbox"},
        pile="a:punch",
    )
    table.a.chooses(lost)
    table.a.chooses("car:3")
    assert table.doc.board == left
    assert table.loot(f"{level} 2") == lost
    assert table.last("loot-dropped")["token"] == -1  # only purses are told apart
    other = "roof" if level == "inside" else "inside"
    assert table.loot(f"{other} 2") == table.loot(f"{level} 3") == ""
    assert table.ghost.board == "purse-250"  # the puncher does not get it


@rule("colt-punch-loot-chooser")
@pytest.mark.parametrize(
    ("board", "kinds"),
    [
        ("purse-250 jewel", "purse jewel"),
        ("purse-250 strongbox", "purse strongbox"),
        ("jewel strongbox", "jewel strongbox"),
        ("purse-250 purse-500 jewel strongbox", "purse jewel strongbox"),
    ],
)
def test_the_puncher_chooses_the_kind_from_those_on_the_board(board, kinds):
    table = colt_express(3, at=TOGETHER, boards={"doc": board}, pile="a:punch")
    assert table.asks == "punch-loot"
    assert table.waiting_for == "a"  # the victim has no say
    assert table.a.options == kinds.split()
    for missing in {"purse", "jewel", "strongbox"} - set(kinds.split()):
        assert table.a.refused(missing) == "colt-punch-loot-chooser"
        assert table.a.refused(f"board:doc:{missing}") == "colt-punch-loot-chooser"


@rule("colt-punch-loot-chooser")
def test_with_one_kind_there_is_nothing_to_choose():
    table = colt_express(3, at=TOGETHER, boards={"doc": "purse-250 purse-500"}, pile="a:punch")
    assert table.asks == "punch-way"


@rule("colt-punch-purse-blind")
def test_which_of_several_purses_is_lost_is_luck():
    lost: Counter[str] = Counter()
    for seed in range(120):
        table = colt_express(
            3, at=TOGETHER, boards={"doc": "purse-250 purse-300 purse-500"}, pile="a:punch a:ladder"
        )
        table.table.chance = table.table.chance.from_text(str(seed))
        table.a.chooses("car:1")
        lost[table.loot("inside 2")] += 1
    assert set(lost) == {"purse-250", "purse-300", "purse-500"}
    assert all(22 <= count <= 60 for count in lost.values())  # about 40 each


@rule("colt-punch-purse-blind")
def test_two_purses_of_one_value_are_twice_as_likely():
    lost: Counter[str] = Counter()
    for seed in range(120):
        table = colt_express(3, at=TOGETHER, boards={"doc": "purse-300 purse-500 purse-500"}, pile="a:punch")
        table.table.chance = table.table.chance.from_text(str(seed))
        table.a.chooses("car:1")
        lost[table.loot("inside 2")] += 1
    assert 60 <= lost["purse-500"] <= 100  # about 80


@rule("colt-punch-purse-not-shown")
def test_the_puncher_does_not_see_the_lost_purse():
    table = colt_express(3, at=TOGETHER, boards={"doc": "purse-300 purse-500"}, lost="500", pile="a:punch")
    table.a.chooses("car:1")
    assert table.loot("inside 2") == "purse-500"
    for seat in (0, 2, -1):
        assert [purse.value for purse in table.place("inside 2", seat).purses] == [0]
        assert table.last("loot-dropped", seat)["value"] is None
    assert table.b.hears("loot-dropped")["value"] == 500
    assert table.place("inside 2", 1).purses[0].value == 500


@rule("colt-punch-no-loot")
def test_a_target_without_loot_is_moved_all_the_same():
    table = colt_express(3, at=TOGETHER, boards={"doc": ""}, pile="a:punch")
    table.a.chooses("car:3")
    assert table.doc.place == "inside 3"
    assert "loot-dropped" not in table.events
    assert table.last("nothing-to-lose")["victim"] == "bandit-doc"


@rule("colt-punch-move", "colt-punch-direction")
@pytest.mark.parametrize("level", ["inside", "roof"])
@pytest.mark.parametrize("car", [1, 3])
def test_the_target_is_moved_to_an_adjacent_car_on_its_level(level, car):
    table = colt_express(
        5, at={"ghost": f"{level} 2", "doc": f"{level} 2", "tuco": "inside 5"}, pile="a:punch"
    )
    assert table.a.options == ["car:1", "car:3"]
    assert table.a.refused("car:4") == "colt-punch-move"  # one car, even on a roof
    other = "roof" if level == "inside" else "inside"
    assert table.a.refused(f"place:3-{other}") == "colt-punch-move"
    table.a.chooses(f"car:{car}")
    assert table.doc.place == f"{level} {car}"
    drop = table.events.index("loot-dropped")
    assert table.events.index("knocked") > drop  # first the loot, then the move


@rule("colt-punch-direction")
@pytest.mark.parametrize(("car", "to"), [(0, 1), (3, 2)])
def test_at_an_end_of_the_train_there_is_one_direction(car, to):
    table = colt_express(3, at={"ghost": f"roof {car}", "doc": f"roof {car}"}, pile="a:punch")
    assert table.doc.place == f"roof {to}"


@rule("colt-punch-move-mandatory")
def test_the_target_cannot_be_left_in_place():
    table = colt_express(3, at=TOGETHER, pile="a:punch")
    assert table.a.refused("car:2") == "colt-punch-move-mandatory"


@rule("colt-punch-into-marshal")
def test_punching_somebody_into_the_marshals_car():
    table = colt_express(3, marshal=1, at=TOGETHER, pile="a:punch")
    table.a.chooses("car:1")
    assert table.doc.place == "roof 1"
    assert table.b.received == "marshal"
    assert table.ghost.place == "inside 2"  # only the target meets the Marshal
    assert table.a.received == ""
    roof = colt_express(3, marshal=1, at={"ghost": "roof 2", "doc": "roof 2"}, pile="a:punch")
    roof.a.chooses("car:1")
    assert (roof.doc.place, roof.b.received) == ("roof 1", "")


@rule("colt-punch-no-bullet")
def test_a_punch_gives_no_bullet():
    table = colt_express(3, at=TOGETHER, pile="a:punch")
    table.a.chooses("car:1")
    assert (table.ghost.bullets, table.b.received, table.neutral) == (6, "", 13)


@rule("colt-punch-puncher-stays")
def test_the_puncher_stays_where_he_is():
    for place in ("inside 2", "roof 2"):
        table = colt_express(3, at={"ghost": place, "doc": place}, pile="a:punch")
        table.a.chooses("car:3")
        assert table.ghost.place == place
