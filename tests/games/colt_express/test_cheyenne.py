"""Section 16: Cheyenne may keep the purse of the bandit she punches."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express

TOGETHER = {"cheyenne": "inside 2", "doc": "inside 2"}


def punching(board, **more):
    return colt_express(
        4, at=TOGETHER, boards={"doc": board, "cheyenne": ""}, pile="d:punch d:ladder", **more
    )


@rule("colt-cheyenne-keep-purse", "colt-cheyenne-push")
def test_she_may_put_the_purse_straight_onto_her_board():
    table = punching("purse-400")
    assert table.d.options == ["keep", "drop"]
    table.d.chooses("keep")
    table.d.chooses("car:3")
    assert table.cheyenne.board == "purse-400"
    assert table.doc.board == ""
    assert table.loot("inside 2") == ""
    assert table.doc.place == "inside 3"  # moved as by any punch


@rule("colt-cheyenne-optional")
def test_or_let_it_drop():
    table = punching("purse-400")
    table.d.chooses("drop")
    table.d.chooses("car:1")
    assert table.cheyenne.board == ""
    assert table.loot("inside 2") == "purse-400"


@rule("colt-cheyenne-optional", "colt-cheyenne-looks")
def test_she_chooses_before_she_sees_it_and_sees_it_once_it_is_hers():
    views = []
    for board in ("purse-250", "purse-500"):
        table = punching(board)
        views.append((table.d.sees, table.d.options))
        table.d.chooses("keep")
        views.append((table.d.sees, table.d.options))
        assert table.d.hears("card-up")
        table.d.chooses("car:1")
        value = int(board.removeprefix("purse-"))
        assert table.cheyenne.seen_by(3).values == [value]
        assert table.cheyenne.seen_by(0).values == table.cheyenne.seen_by(1).values == []
        assert table.d.hears("purse-kept")["value"] == value
        assert table.a.hears("purse-kept")["value"] is None
    assert views[0] == views[2]
    assert views[1] == views[3]


@rule("colt-cheyenne-others-drop")
@pytest.mark.parametrize("token", ["jewel", "strongbox"])
def test_a_jewel_or_a_strongbox_drops_as_usual(token):
    table = punching(token)
    assert table.asks == "punch-way"  # nothing to keep
    table.d.chooses("car:1")
    assert table.loot("inside 2") == token
    assert table.cheyenne.board == ""


@rule("colt-cheyenne-kind-choice")
def test_she_chooses_the_kind_freely():
    table = punching("purse-250 jewel strongbox")
    assert table.d.options == ["purse", "jewel", "strongbox"]
    table.d.chooses("strongbox")
    assert table.asks == "punch-way"
    table.d.chooses("car:1")
    assert table.loot("inside 2") == "strongbox"


@rule("colt-cheyenne-push")
def test_the_target_may_be_pushed_to_the_marshal():
    table = punching("purse-250", marshal=3)
    table.d.chooses("keep")
    table.d.chooses("car:3")
    assert table.doc.place == "roof 3"
    assert table.b.received == "marshal"


@rule("colt-cheyenne-keep-purse")
def test_nobody_else_keeps_a_purse():
    table = colt_express(
        4, at={"ghost": "inside 2", "cheyenne": "inside 2"}, boards={"cheyenne": "purse-500"}, pile="a:punch"
    )
    assert table.asks == "punch-way"
    table.a.chooses("car:1")
    assert table.loot("inside 2") == "purse-500"


@rule("colt-cheyenne-keep-purse", "colt-punch-purse-blind")
def test_which_of_several_purses_she_keeps_is_luck():
    for lost in ("250", "300", "500"):
        table = punching("purse-250 purse-300 purse-500", lost=lost)
        table.d.chooses("keep")
        table.d.chooses("car:1")
        assert table.cheyenne.board == f"purse-{lost}"
