"""Section 18: what happens at the station."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express


@rule("colt-station-timing")
def test_the_station_event_comes_at_the_end_of_round_5_before_scoring():
    table = colt_express(3, card="hostage-conductor", at={"ghost": "roof 0"}, marshal=2, pile="c:ladder")
    order = ["card-up", "event", "hostage-paid", "game-ended", "scored"]
    found = [event for event in table.events if event in order]
    assert [now for before, now in zip(["", *found], found, strict=False) if now != before] == order
    assert table.score["a"] == 500 + 1000


@rule("colt-station-pickpocket", "colt-decide-pickpocket")
def test_pickpocketing_a_lone_bandit_may_take_a_purse_that_lies_there():
    at = {"ghost": "inside 1", "doc": "roof 2", "tuco": "inside 3"}
    table = colt_express(
        3, card="pickpocketing", at=at, loot={"inside 1": "purse-500", "roof 2": "purse-300"}, pile=""
    )
    assert table.waiting_for == "a"
    assert table.asks == "pickpocket"
    assert table.a.options == ["purse:0", "leave"]
    table.a.chooses("purse:0")
    assert table.ghost.board == "purse-250 purse-500"
    table.b.chooses("purse:1")
    assert table.doc.board == "purse-250 purse-300"
    assert table.over  # where tuco is there is no purse, and nobody was asked


@rule("colt-station-pickpocket")
def test_what_lies_elsewhere_cannot_be_taken():
    table = colt_express(
        3,
        card="pickpocketing",
        at={"ghost": "inside 1"},
        loot={"inside 1": "purse-500", "roof 1": "purse-300"},
        pile="",
    )
    assert table.a.refused("purse:1") == "colt-station-pickpocket"
    assert table.a.refused("loot:1") == "colt-station-pickpocket"


@rule("colt-station-pickpocket-alone")
def test_alone_means_nobody_else_at_the_same_place():
    loot = {"inside 2": "purse-500"}
    together = colt_express(
        3, card="pickpocketing", at={"ghost": "inside 2", "doc": "inside 2"}, loot=loot, pile=""
    )
    assert together.over  # nobody was asked
    above = colt_express(
        3, card="pickpocketing", at={"ghost": "inside 2", "doc": "roof 2"}, loot=loot, pile=""
    )
    assert above.waiting_for == "a"
    marshal = colt_express(
        3, card="pickpocketing", marshal=2, at={"ghost": "roof 2"}, loot={"roof 2": "purse-500"}, pile=""
    )
    assert marshal.waiting_for == "a"
    partners = colt_express(
        2,
        bandits={"a": "ghost tuco", "b": "doc django"},
        card="pickpocketing",
        at={"ghost": "inside 2", "tuco": "inside 2"},
        loot=loot,
        pile="",
    )
    assert partners.over  # a partner counts


@rule("colt-station-pickpocket-optional")
def test_taking_is_optional():
    table = colt_express(
        3, card="pickpocketing", at={"ghost": "inside 2"}, loot={"inside 2": "purse-500"}, pile=""
    )
    table.a.chooses("leave")
    assert table.ghost.board == "purse-250"
    assert table.loot("inside 2") == "purse-500"
    assert table.last("pocket-left")["rule"] == "colt-station-pickpocket-optional"
    assert table.over


@rule("colt-station-pickpocket-purses-only")
def test_only_a_purse_can_be_taken():
    table = colt_express(
        3,
        card="pickpocketing",
        at={"ghost": "inside 2"},
        loot={"inside 2": "purse-250 jewel strongbox"},
        pile="",
    )
    assert table.a.options == ["purse:0", "leave"]
    for token in ("jewel", "strongbox", "loot:jewel"):
        assert table.a.refused(token) == "colt-station-pickpocket-purses-only"
    bare = colt_express(
        3, card="pickpocketing", at={"ghost": "inside 2"}, loot={"inside 2": "jewel strongbox"}, pile=""
    )
    assert bare.over


@rule("colt-station-pickpocket-choice")
def test_of_several_purses_one_is_chosen_unseen():
    views = []
    for loot in ("purse-250 purse-500", "purse-500 purse-250"):
        table = colt_express(
            3, card="pickpocketing", at={"ghost": "inside 2"}, loot={"inside 2": loot}, pile=""
        )
        assert table.a.options == ["purse:0", "purse:1", "leave"]
        views.append(table.a.sees)
        table.a.chooses("purse:1")
        assert table.loot("inside 2") == loot.split()[0]
    assert views[0] == views[1]


@rule("colt-station-pickpocket-order")
def test_players_are_asked_clockwise_from_the_first_player_the_leader_before_the_partner():
    at = {"ghost": "inside 1", "doc": "inside 2", "tuco": "inside 3"}
    loot = {"inside 1": "purse-500", "inside 2": "purse-300", "inside 3": "purse-350"}
    table = colt_express(3, card="pickpocketing", first="b", at=at, loot=loot, pile="")
    for letter in "bca":
        assert table.waiting_for == letter
        getattr(table, letter).chooses("leave")
    gangs = {"a": "doc cheyenne", "b": "belle tuco"}
    places = {"cheyenne": "inside 1", "doc": "inside 2", "tuco": "roof 1", "belle": "roof 2"}
    lying = {"inside 1": "purse-500", "inside 2": "purse-300", "roof 1": "purse-350", "roof 2": "purse-400"}
    teams = colt_express(2, bandits=gangs, card="pickpocketing", first="b", at=places, loot=lying, pile="")
    asked = []
    while not teams.over:
        asked.append(teams.player(teams.table.asked_seats()[0]).options[0])
        teams.player(teams.table.asked_seats()[0]).chooses(asked[-1])
    assert asked == ["purse:3", "purse:2", "purse:1", "purse:0"]  # belle, tuco, doc, cheyenne
    assert teams.belle.board == "purse-250 purse-400"
    assert teams.cheyenne.board == "purse-250 purse-500"


@rule("colt-station-revenge")
def test_marshals_revenge_takes_the_least_valuable_purse_of_everybody_on_his_roof():
    at = {"ghost": "roof 2", "doc": "roof 2", "tuco": "roof 1", "cheyenne": "inside 3"}
    dear = "purse-350 purse-400 purse-400 purse-450 purse-500"
    boards = {"ghost": "purse-500 purse-300 purse-350 jewel", "doc": f"purse-250 purse-300 {dear}"}
    table = colt_express(4, card="marshals-revenge", marshal=2, at=at, boards=boards, pile="")
    assert table.ghost.board == "purse-350 purse-500 jewel"
    assert table.doc.board == f"purse-300 {dear}"
    assert table.loot("roof 2") == "purse-250 purse-300"
    assert (table.tuco.board, table.cheyenne.board) == ("purse-250", "purse-250")


@rule("colt-station-revenge-no-purse")
def test_the_one_who_has_no_purse_loses_nothing():
    table = colt_express(
        3,
        card="marshals-revenge",
        marshal=2,
        at={"ghost": "roof 2"},
        boards={"ghost": "jewel strongbox"},
        pile="",
    )
    assert table.ghost.board == "jewel strongbox"
    assert table.loot("roof 2") == ""
    assert table.last("nothing-to-lose")["loot"] == "loot-purse"


@rule("colt-station-revenge-auto")
def test_nobody_is_asked_which_purse():
    table = colt_express(
        3,
        card="marshals-revenge",
        marshal=2,
        at={"ghost": "roof 2"},
        boards={"ghost": "purse-300 purse-300 purse-400"},
        pile="",
    )
    assert table.over
    assert table.ghost.board == "purse-300 purse-400"  # one of the two, it does not matter which


@rule("colt-station-revenge-hidden")
def test_the_value_of_the_dropped_purse_is_told_to_its_owner_alone():
    table = colt_express(
        3,
        card="marshals-revenge",
        marshal=2,
        at={"ghost": "roof 2"},
        boards={"ghost": "purse-300 purse-400"},
        pile="",
    )
    assert table.a.hears("loot-dropped")["value"] == 300
    for seat in (1, 2, -1):
        assert table.last("loot-dropped", seat)["value"] is None


@rule("colt-station-hostage", "colt-info-hostage-purse")
def test_hostage_conductor_pays_250_in_and_on_the_locomotive():
    at = {"ghost": "inside 0", "doc": "roof 0", "tuco": "inside 1", "cheyenne": "roof 1"}
    table = colt_express(4, card="hostage-conductor", marshal=3, at=at, pile="")
    assert (table.ghost.board, table.doc.board) == ("purse-250 purse-250", "purse-250 purse-250")
    assert (table.tuco.board, table.cheyenne.board) == ("purse-250", "purse-250")
    for seat in (-1, 0, 3):
        assert [told["bandit"] for told in table.told("hostage-paid", seat)] == ["bandit-ghost", "bandit-doc"]


@rule("colt-station-hostage-supply")
def test_if_the_supply_has_no_250_purse_left_one_is_made():
    boards = {
        "ghost": "purse-250 purse-250",
        "doc": "purse-250 purse-250",
        "tuco": "purse-250 purse-250",
        "cheyenne": "purse-250",
        "belle": "purse-300",
        "django": "",
    }
    at = dict.fromkeys(["ghost", "doc", "tuco", "cheyenne", "belle", "django"], "roof 0")
    table = colt_express(6, card="hostage-conductor", marshal=3, at=at, boards=boards, pile="")
    assert [len(getattr(table, name).board.split()) for name in at] == [3, 3, 3, 2, 2, 1]
    assert table.django.board == "purse-250"
    assert table.belle.board == "purse-250 purse-300"
    assert table.score["f"] == 250 + 1000
    assert table.sees.spare_purses == 9  # those of other values; the last $250 one is gone


@rule("colt-station-hostage-supply")
@pytest.mark.parametrize("others", [0, 3])
def test_the_supply_is_used_first(others):
    names = ["doc", "tuco", "cheyenne"][:others]
    at = dict.fromkeys(["ghost", *names], "roof 0")
    table = colt_express(4, card="hostage-conductor", marshal=3, at=at, pile="")
    assert table.sees.spare_purses == 18 - 4 - len(at)
