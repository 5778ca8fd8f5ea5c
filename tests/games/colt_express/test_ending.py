"""Section 15: the end of the game, the bounty and the winner."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express

END = {"card": "marshals-revenge", "pile": ""}  # round 5, and nobody is on the Marshal's roof


@rule("colt-end-after-round-five")
def test_the_game_ends_after_round_5_and_its_event():
    table = colt_express(
        3, card="hostage-conductor", at={"ghost": "roof 0"}, pile="a:ladder a:ladder", marshal=2
    )
    assert table.over
    assert table.ghost.board == "purse-250 purse-250"  # the event came first
    assert table.events.index("hostage-paid") < table.events.index("game-ended")
    assert table.waiting_for == ""
    for attempt in ("play:move", "draw", "bandit:doc", "place:2-roof", "something"):
        assert table.a.refused(attempt) == "colt-end-after-round-five"
    earlier = colt_express(3, round=4, pile="")
    assert not earlier.over
    assert earlier.round == 5


@rule("colt-end-loot-value", "colt-info-jewel-strongbox")
def test_all_loot_on_the_board_is_added():
    table = colt_express(
        3,
        **END,
        boards={"ghost": "purse-300 purse-450 jewel jewel strongbox", "doc": "purse-250", "tuco": ""},
    )
    assert table.score == {"a": 2750 + 1000, "b": 250 + 1000, "c": 1000}
    lines = table.table.result().lines[0]
    assert [(line.what, line.count, line.points) for line in lines] == [
        ("score-purses", 2, 750),
        ("score-jewels", 2, 1000),
        ("score-strongboxes", 1, 1000),
        ("score-bounty", 0, 1000),
    ]


@rule("colt-end-loot-on-train")
def test_loot_left_on_the_train_counts_for_nobody():
    table = colt_express(
        3,
        **END,
        at={"ghost": "inside 2"},
        boards={"ghost": "", "doc": "", "tuco": ""},
        loot={"inside 2": "strongbox jewel purse-500"},
    )
    assert table.score == {"a": 1000, "b": 1000, "c": 1000}


@rule("colt-end-bounty", "colt-end-bounty-count")
def test_the_one_who_fired_most_bullets_gets_1000():
    table = colt_express(3, **END, bullets={"ghost": 5, "doc": 2, "tuco": 3})
    assert [player.fired for player in (table.a, table.b, table.c)] == [1, 4, 3]  # 6 less those left
    assert table.score == {"a": 250, "b": 1250, "c": 250}
    assert table.told("bounty-paid") == [{"seat": 1, "fired": 4, "rule": "colt-end-bounty"}]
    assert table.winners == "b"


@rule("colt-end-bounty-count")
def test_only_own_bullets_that_are_gone_count_not_bullets_received():
    table = colt_express(3, **END, bullets={"ghost": 5}, received={"b": "ghost marshal marshal marshal"})
    assert table.score == {"a": 1250, "b": 250, "c": 250}


@rule("colt-end-bounty-tie")
def test_tied_shooters_each_get_the_full_bounty():
    table = colt_express(3, **END, bullets={"ghost": 3, "tuco": 3, "doc": 4})
    assert table.score == {"a": 1250, "b": 250, "c": 1250}
    assert [told["seat"] for told in table.told("bounty-paid")] == [0, 2]


@rule("colt-end-bounty-zero")
def test_if_nobody_fired_everybody_gets_it():
    table = colt_express(4, **END)
    assert set(table.score.values()) == {1250}
    assert len(table.told("bounty-paid")) == 4


@rule("colt-end-winner")
def test_the_highest_total_wins_bounty_included():
    table = colt_express(
        3, **END, boards={"ghost": "jewel", "doc": "jewel purse-500", "tuco": ""}, bullets={"ghost": 5}
    )
    assert table.score == {"a": 1500, "b": 1000, "c": 0}
    assert table.winners == "a"  # by the bounty
    assert table.last("game-won") == {"seats": (0,), "dollars": 1500, "rule": "colt-end-winner"}


@rule("colt-end-tie-bullets")
def test_a_tie_goes_to_the_one_who_received_fewer_bullets():
    for received, winner in (
        ({"a": "marshal marshal", "b": "marshal", "c": "marshal marshal"}, "b"),
        ({"a": "marshal", "b": "marshal marshal", "c": "marshal marshal"}, "a"),
    ):
        assert colt_express(3, **END, received=received).winners == winner
    poorer = colt_express(3, **END, received={"a": "marshal", "b": "marshal marshal"}, boards={"tuco": ""})
    assert poorer.winners == "a"  # c received none at all but is not tied for the highest total


@rule("colt-end-tie-bullets-all")
def test_bullets_of_players_and_of_the_marshal_count_alike():
    shot = {"a": "cheyenne cheyenne", "b": "marshal", "c": "cheyenne marshal marshal"}
    table = colt_express(4, **END, received=shot, boards={"cheyenne": ""})
    assert table.score == {"a": 250, "b": 250, "c": 250, "d": 1000}
    assert table.ranks == {"d": 1, "b": 2, "a": 3, "c": 4}
    top = colt_express(3, **END, received={"a": "marshal", "b": "ghost", "c": "ghost marshal"})
    # a has the bounty, so the tie is between the others only in rank
    assert top.ranks == {"a": 1, "b": 2, "c": 3}


@rule("colt-end-shared")
def test_if_a_tie_remains_victory_is_shared():
    table = colt_express(3, **END, received={"a": "marshal", "b": "marshal", "c": "marshal marshal"})
    assert table.winners == "a b"
    assert table.last("game-won")["seats"] == (0, 1)
    assert table.ranks == {"a": 1, "b": 1, "c": 3}


@rule("colt-end-ranking")
def test_lower_places_are_ranked_by_the_same_keys():
    table = colt_express(
        5,
        **END,
        boards={"ghost": "jewel", "doc": "", "tuco": "", "cheyenne": "", "belle": "purse-300"},
        received={"b": "marshal", "c": "marshal marshal", "d": "marshal"},
    )
    assert table.ranks == {"a": 1, "e": 2, "b": 3, "d": 3, "c": 5}


@rule("colt-end-reveal", "colt-info-scores")
@pytest.mark.parametrize("expert", [False, True])
def test_at_the_end_all_purses_are_opened(expert):
    table = colt_express(
        3,
        **END,
        phase="stealing",
        expert=expert,
        boards={"ghost": "purse-300 purse-450 jewel"},
        loot={"roof 2": "purse-350", "inside 1": "purse-500"},
    )
    for seat in (-1, 0, 1, 2):
        view = table.table.view(seat)
        assert [bandit.values for bandit in view.bandits] == [[300, 450], [250], [250]]
        assert [purse.value for purse in table.place("roof 2", seat).purses] == [350]
        assert [purse.value for purse in table.place("inside 1", seat).purses] == [500]
        assert [player.hand for player in view.players] == [0, 0, 0]
        opened = table.told("purses-opened", seat)
        assert [told["values"] for told in opened] == [(300, 450), (250,), (250,)]
        left = [(told["level"], told["car"], told["values"]) for told in table.told("purses-left", seat)]
        assert left == [("level-inside", 1, (500,)), ("level-roof", 2, (350,))]


@rule("colt-end-reveal")
@pytest.mark.parametrize("expert", [False, True])
def test_nobody_holds_a_card_at_the_end(expert):
    table = colt_express(3, card="hostage-conductor", expert=expert, turn=4, hands={"a": "rob move punch"})
    table.plan("a:rob b:ladder c:ladder")
    assert table.over
    assert [player.hand for player in table.sees.players] == [0, 0, 0]


@rule("colt-info-scores")
def test_before_the_end_totals_are_hidden():
    table = colt_express(3, boards={"ghost": "purse-300 purse-450 jewel"})
    assert table.table.result() is None
    assert table.ghost.seen_by(1).values == []
    view = table.ghost.seen_by(1)
    assert (view.purses, view.jewels, view.strongboxes, view.bullets) == (2, 1, 0, 6)  # these can be counted
