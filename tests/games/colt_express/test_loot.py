"""Section 14: loot on the train."""

from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


@rule("colt-loot-stays-at-level")
def test_loot_lies_on_the_level_where_it_was_dropped():
    for level, other in (("roof", "inside"), ("inside", "roof")):
        table = colt_express(3, at={"ghost": f"{level} 2", "doc": f"{level} 2"}, pile="a:punch")
        table.a.chooses("car:1")
        assert table.loot(f"{level} 2") == "purse-250"
        assert table.loot(f"{other} 2") == ""


@rule("colt-loot-not-moved")
def test_events_that_move_bandits_leave_loot_where_it_is():
    loot = {"roof 2": "purse-500 jewel", "inside 2": "jewel"}
    for card, place in (("swivel-arm", "roof 3"), ("braking", "roof 1")):
        table = colt_express(3, card=card, at={"ghost": "roof 2"}, loot=loot, pile="")
        assert table.ghost.place == place
        assert {where: table.loot(where) for where in loot} == loot
    angry = colt_express(3, card="angry-marshal", marshal=1, at={"doc": "inside 2"}, loot=loot, pile="")
    assert angry.doc.place == "roof 2"
    assert {where: angry.loot(where) for where in loot} == loot


@rule("colt-loot-not-carried-off")
def test_loot_leaves_the_train_only_onto_a_board():
    table = new_colt_express(5, "loot")
    before = tokens(table)
    for _ in table.moments(11):
        now = tokens(table)
        assert now in (before, before + 1)  # the second strongbox may come in
        before = now


def tokens(table):
    """How many tokens lie on the train or on boards."""
    view = table.sees
    lying = sum([len(place.purses) + place.jewels + place.strongboxes for place in view.places])
    return lying + sum([bandit.purses + bandit.jewels + bandit.strongboxes for bandit in view.bandits])


@rule("colt-loot-token-identity")
def test_each_purse_is_an_option_and_so_are_all_jewels_together():
    table = colt_express(
        3,
        at={"ghost": "inside 2"},
        loot={"inside 2": "purse-250 purse-250 jewel jewel jewel strongbox strongbox"},
        pile="a:rob",
    )
    assert table.a.options == ["purse:0", "purse:1", "jewel", "strongbox"]
    station = colt_express(
        3,
        card="pickpocketing",
        at={"ghost": "inside 2"},
        loot={"inside 2": "purse-250 purse-250 jewel strongbox"},
        pile="",
    )
    assert station.a.options == ["purse:0", "purse:1", "leave"]


@rule("colt-loot-new-identity")
def test_a_purse_that_leaves_a_board_gets_a_new_number():
    table = colt_express(
        3,
        at={"ghost": "inside 2", "doc": "inside 2", "tuco": "inside 1"},
        loot={"inside 2": "purse-300 purse-350"},
        boards={"doc": "purse-500"},
        pile="b:rob a:punch",
        lost="300",
    )
    table.b.chooses("purse:0")
    table.a.chooses("car:3")
    assert table.loot("inside 2") == "purse-300 purse-350"
    assert table.purses("inside 2") == ["purse:1", "purse:2"]  # it was purse:0 before
    dropped = table.last("loot-dropped")
    assert dropped["token"] == 2
    assert dropped["value"] is None


@rule("colt-loot-new-identity", "colt-info-no-leak")
def test_nobody_else_can_tell_which_purse_of_the_board_it_was():
    seen = []
    for lost in ("300", "500"):
        table = colt_express(
            3,
            at={"ghost": "inside 2", "doc": "inside 2", "tuco": "inside 1"},
            boards={"doc": "purse-300 purse-500"},
            pile="a:punch a:ladder",
            lost=lost,
        )
        table.a.chooses("car:3")
        assert table.loot("inside 2") == f"purse-{lost}"
        seen.append(
            [(table.place("inside 2", seat), table.last("loot-dropped", seat)) for seat in (0, 2, -1)]
        )
    assert seen[0] == seen[1]
