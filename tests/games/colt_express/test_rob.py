"""Section 11: Rob."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express


@rule("colt-rob-take-one", "colt-rob-choose-token", "colt-decide-rob")
@pytest.mark.parametrize(
    ("choice", "board", "left"),
    [
        ("purse:0", "purse-250 purse-500", "purse-300 jewel jewel strongbox"),
        ("purse:1", "purse-250 purse-300", "purse-500 jewel jewel strongbox"),
        ("jewel", "purse-250 jewel", "purse-300 purse-500 jewel strongbox"),
        ("strongbox", "purse-250 strongbox", "purse-300 purse-500 jewel jewel"),
    ],
)
def test_one_token_of_the_own_choice_is_taken(choice, board, left):
    table = colt_express(
        3,
        at={"ghost": "inside 2"},
        loot={"inside 2": "purse-500 purse-300 jewel jewel strongbox"},
        pile="a:rob",
    )
    assert table.a.options == ["purse:0", "purse:1", "jewel", "strongbox"]
    table.a.chooses(choice)
    assert table.ghost.board == board
    assert table.loot("inside 2") == left


@rule("colt-rob-no-peek")
def test_a_purse_is_not_shown_before_it_is_taken():
    views = []
    for loot in ("purse-500 purse-250", "purse-250 purse-500"):
        table = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": loot}, pile="a:rob")
        place = table.place("inside 2", 0)
        assert [purse.value for purse in place.purses] == [0, 0]
        labels = [table.a.question.label(table.table, 0, option) for option in (0, 1)]
        assert all("value" not in [name for name, _, _ in label.args] for label in labels)
        views.append((table.a.sees, [label.args for label in labels]))
    assert views[0] == views[1]


@rule("colt-rob-no-peek", "colt-info-purse-dropped")
def test_but_a_purse_he_has_lost_himself_is_known_to_him():
    table = colt_express(
        3,
        at={"ghost": "inside 3", "doc": "inside 3", "tuco": "roof 0"},
        boards={"doc": "purse-450"},
        loot={"inside 3": "purse-250"},
        pile="a:punch b:move b:rob",
    )
    table.b.chooses("car:3")  # Doc was knocked into car 2 and comes back
    assert table.asks == "rob"
    values = {purse.token: purse.value for purse in table.place("inside 3", 1).purses}
    assert values == {0: 0, 1: 450}
    assert {purse.value for purse in table.place("inside 3", 0).purses} == {0}
    labels = [dict_of(table.b.question.label(table.table, 1, token).args) for token in (0, 1)]
    assert "value" not in labels[0]
    assert labels[1]["value"] == 450


def dict_of(args):
    return {name: value for name, _, value in args}


@rule("colt-rob-look-after")
def test_once_it_is_on_the_board_its_player_sees_the_value():
    table = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": "purse-350"}, pile="a:rob")
    assert table.ghost.seen_by(0).values == [250, 350]
    assert table.ghost.seen_by(1).values == table.ghost.seen_by(-1).values == []
    assert table.a.hears("robbed")["value"] == 350
    assert table.b.hears("robbed")["value"] is None
    assert table.b.hears("robbed")["token"] == 0


@rule("colt-rob-level", "colt-loot-stays-at-level")
@pytest.mark.parametrize(("level", "taken"), [("roof", "jewel"), ("inside", "strongbox")])
def test_only_loot_on_the_own_level_can_be_taken(level, taken):
    table = colt_express(
        3, at={"ghost": f"{level} 2"}, loot={"roof 2": "jewel", "inside 2": "strongbox"}, pile="a:rob"
    )
    assert table.ghost.board == f"purse-250 {taken}"


@rule("colt-rob-level", "colt-rob-take-one")
def test_what_lies_elsewhere_is_refused():
    table = colt_express(
        3,
        at={"ghost": "roof 2"},
        loot={"roof 2": "purse-250 purse-300", "inside 2": "purse-500 jewel", "roof 1": "strongbox"},
        pile="a:rob",
    )
    assert table.a.options == ["purse:0", "purse:1"]
    for token in ("purse:2", "loot:2", "jewel", "loot:jewel"):
        assert table.a.refused(token) == "colt-rob-level"  # in the same car, but inside
    for token in ("strongbox", "loot:strongbox", "purse:60"):
        assert table.a.refused(token) == "colt-rob-take-one"


@rule("colt-rob-mandatory")
def test_where_there_is_loot_one_token_must_be_taken():
    table = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": "purse-250 jewel"}, pile="a:rob")
    assert table.a.options == ["purse:0", "jewel"]  # and no way to leave it
    assert table.a.refused("leave") == "colt-rob-mandatory"
    one = colt_express(3, at={"ghost": "inside 2"}, loot={"inside 2": "purse-250"}, pile="a:rob")
    assert one.ghost.board == "purse-250 purse-250"


@rule("colt-rob-nothing")
def test_where_there_is_none_nothing_happens():
    table = colt_express(3, at={"ghost": "inside 2"}, loot={"roof 2": "jewel"}, pile="a:rob")
    assert table.ghost.board == "purse-250"
    assert table.told("no-effect")[0]["rule"] == "colt-rob-nothing"


@rule("colt-rob-strongbox")
def test_a_strongbox_is_taken_like_any_token():
    table = colt_express(3, marshal=3, at={"ghost": "inside 0"}, pile="a:rob")
    assert table.ghost.board == "purse-250 strongbox"
    assert table.loot("inside 0") == ""
    assert table.last("robbed")["rule"] == "colt-rob-strongbox"
