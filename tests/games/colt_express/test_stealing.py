"""Section 10: the stealing phase."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express


@rule("colt-steal-order")
def test_cards_resolve_in_the_order_they_were_played():
    table = colt_express(
        3,
        at={"ghost": "inside 1", "doc": "inside 1", "tuco": "inside 1"},
        pile="c:ladder a:ladder b:ladder a:ladder",
    )
    assert [told["bandit"] for told in table.told("climbed")] == [
        "bandit-tuco",
        "bandit-ghost",
        "bandit-doc",
        "bandit-ghost",
    ]
    assert (table.ghost.place, table.tuco.place) == ("inside 1", "roof 1")


@rule("colt-steal-order")
def test_the_order_matters():
    """First up and then a shot along the roofs, or first the shot."""
    at = {"ghost": "inside 1", "doc": "roof 3"}
    up_first = colt_express(3, at=at, pile="a:ladder a:shoot")
    assert up_first.ghost.bullets == 5
    shot_first = colt_express(3, at=at, pile="a:shoot a:ladder")
    assert shot_first.ghost.bullets == 6


@rule("colt-steal-reveal", "colt-info-pile-face-down")
def test_a_hidden_card_is_shown_when_it_comes_up_before_its_choices_are_made():
    table = colt_express(
        3, at={"ghost": "roof 1", "doc": "roof 2", "tuco": "roof 3"}, pile="a:move* b:move* c:ladder*"
    )
    assert table.waiting_for == "a"
    assert table.seen_pile(-1) == "a:move* b:?* c:?*"
    assert table.seen_pile(1) == "a:move* b:move* c:?*"
    assert [told["card"] for told in table.told("card-up")] == [0]
    table.a.chooses("car:0")
    assert table.waiting_for == "b"
    assert table.seen_pile(0) == "a:move* b:move* c:?*"
    table.b.chooses("car:1")
    assert table.told("card-up")[2]["card"] == 1


@rule("colt-steal-chooser")
def test_the_player_of_a_card_makes_all_its_choices():
    table = colt_express(
        4,
        at={"cheyenne": "inside 2", "ghost": "inside 2", "doc": "inside 2"},
        boards={"doc": "purse-250 jewel"},
        pile="d:punch",
    )
    for choice in ("at:doc", "purse", "keep", "car:1"):
        assert table.waiting_for == "d"
        assert table.a.refused(choice) in ("colt-steal-chooser", "colt-cheyenne-keep-purse")
        table.d.chooses(choice)
    assert table.cheyenne.board == "purse-250 purse-250"


@rule("colt-steal-mandatory")
@pytest.mark.parametrize(
    ("card", "asked"), [("move", "move"), ("shoot", "shoot"), ("rob", "rob"), ("punch", "punch")]
)
def test_a_planned_action_cannot_be_declined(card, asked):
    table = colt_express(
        5,
        at={"ghost": "roof 2", "doc": "roof 2", "tuco": "roof 2", "cheyenne": "roof 1", "belle": "roof 3"},
        loot={"roof 2": "purse-250 jewel"},
        pile=f"a:{card}",
        abilities=False,
    )
    assert table.asks == asked
    for way_out in ("decline", "leave", "none", "done"):
        assert way_out not in table.a.options
        assert table.a.refused(way_out) == f"colt-{asked}-mandatory"
    assert table.a.refused("pass") == f"colt-{asked}-mandatory"


@rule("colt-steal-mandatory", "colt-marshal-mandatory")
def test_the_marshal_card_cannot_be_declined_either():
    table = colt_express(3, marshal=1, pile="a:marshal")
    assert table.a.options == ["car:0", "car:2"]
    assert table.a.refused("decline") == "colt-marshal-mandatory"


@rule("colt-steal-partial", "colt-punch-no-loot")
def test_the_possible_part_of_an_action_is_carried_out():
    table = colt_express(
        3, at={"ghost": "inside 3", "doc": "inside 3", "tuco": "roof 0"}, boards={"doc": ""}, pile="a:punch"
    )
    assert table.doc.place == "inside 2"  # no loot to lose, but Doc is moved
    assert "loot-dropped" not in table.events
    assert table.loot("inside 3") == ""


@rule("colt-steal-no-effect")
@pytest.mark.parametrize(
    ("card", "rule_id", "why"),
    [
        ("shoot", "colt-shoot-no-target", "why-nobody-in-sight"),
        ("rob", "colt-rob-nothing", "why-no-loot-here"),
        ("punch", "colt-punch-no-target", "why-nobody-here"),
    ],
)
def test_an_impossible_action_has_no_effect_and_play_goes_on(card, rule_id, why):
    table = colt_express(
        3, at={"ghost": "roof 1", "doc": "inside 3", "tuco": "inside 3"}, pile=f"a:{card} b:ladder"
    )
    told = table.told("no-effect")[0]
    assert (told["rule"], told["bandit"], told["why"]) == (rule_id, "bandit-ghost", why)
    assert table.ghost.place == "roof 1"
    assert table.doc.place == "roof 3"  # the next card
    assert table.round == 3


@rule("colt-steal-bad-target-forced", "colt-steal-single-option-auto")
def test_a_harmful_option_is_taken_if_it_is_the_only_one():
    table = colt_express(3, marshal=2, at={"ghost": "inside 3"}, pile="a:move")
    assert table.ghost.place == "roof 2"  # into the Marshal's car, and up
    assert table.a.received == "marshal"
    choice = colt_express(4, marshal=2, at={"ghost": "inside 3"}, pile="a:move")
    assert choice.a.options == ["car:2", "car:4"]  # with another way nobody has to go there


@rule("colt-steal-one-decision")
def test_nothing_of_a_card_is_carried_out_before_all_its_choices_are_made():
    table = colt_express(
        4,
        at={"cheyenne": "inside 2", "ghost": "inside 2", "doc": "inside 2"},
        boards={"doc": "purse-500 jewel", "cheyenne": ""},
        pile="d:punch",
    )
    order = []
    for choice in ("at:doc", "purse", "keep"):
        order.append(table.asks)
        table.d.chooses(choice)
        assert table.doc.board == "purse-500 jewel"
        assert table.doc.place == "inside 2"
        assert table.cheyenne.seen_by(3).values == []  # she chooses the direction before she sees the purse
        assert "punched" not in table.events
    order.append(table.asks)
    assert order == ["punch", "punch-loot", "punch-keep", "punch-way"]
    table.d.chooses("car:3")
    assert table.cheyenne.seen_by(3).values == [500]
    assert table.doc.place == "inside 3"


@rule("colt-steal-single-option-auto")
def test_nobody_is_asked_where_there_is_one_option():
    table = colt_express(
        3,
        marshal=3,
        at={"ghost": "inside 0", "doc": "inside 2", "tuco": "inside 2"},
        loot={"inside 2": "jewel"},
        boards={"tuco": "jewel"},
        pile="a:move b:rob b:shoot a:marshal a:ladder",
    )
    assert table.ghost.place == "roof 1"
    assert table.doc.board == "purse-250 jewel"
    assert table.doc.bullets == 5  # ghost was the only one in sight
    assert table.marshal == 2
    assert table.round == 3


@rule("colt-steal-single-option-auto")
def test_two_options_are_asked_for():
    table = colt_express(3, at={"ghost": "inside 2"}, pile="a:move")
    assert table.a.options == ["car:1", "car:3"]


@rule("colt-steal-finish-first")
def test_a_card_and_all_it_leads_to_is_finished_before_the_next_one():
    table = colt_express(
        6,
        marshal=4,
        at={"django": "inside 2", "ghost": "inside 3", "doc": "roof 0"},
        pile="f:shoot a:ladder",
    )
    assert table.events[:7] == [
        "stealing-started",
        "card-up",
        "shot",
        "pushed",
        "neutral-bullet",
        "fled",
        "card-up",
    ]
    assert table.last("fled")["car"] == 4


@rule("colt-steal-cards-return")
def test_all_cards_go_back_to_their_owners():
    table = colt_express(3, pile="a:ladder b:ladder* a:punch c:rob")
    assert table.round == 3
    assert table.pile == ""
    ten = "move move ladder ladder shoot shoot rob rob punch marshal"
    assert [player.cards for player in (table.a, table.b, table.c)] == [ten] * 3


@rule("colt-steal-drew-no-card")
def test_the_one_who_drew_has_no_card_there():
    table = colt_express(3, turn=3, hands={"a": "ladder", "c": "ladder"})
    table.plan("a:ladder b:draw c:ladder")
    assert [told["seat"] for told in table.told("card-up")] == [0, 2]
    assert table.told("stealing-started")[0]["count"] == 2
