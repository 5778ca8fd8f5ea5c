"""Section 17: events of round cards."""

import pytest

from posse.games.colt_express.facts import NO_EVENT, ROUND_CARDS, ROUND_EVENTS, group
from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


@rule("colt-event-one-per-round")
@pytest.mark.parametrize("card", ["bridge", "two-tunnels"])
def test_cards_without_an_icon_have_no_event(card):
    table = colt_express(3, card=card, at={"ghost": "roof 2"}, pile="")
    assert "event" not in table.events
    assert table.round == 3


@rule("colt-event-one-per-round")
def test_a_game_has_at_most_one_event_a_round():
    table = new_colt_express(4, "events")
    table.finish_game()
    events = [ROUND_EVENTS[card] for card in table.table.round_cards]
    assert len(table.told("event")) == len([event for event in events if event != NO_EVENT])


@rule("colt-event-angry-shoot", "colt-event-angry-no-move", "colt-event-bullets-on-deck")
def test_angry_marshal_shoots_everybody_on_his_roof_and_they_stay():
    at = {"ghost": "roof 1", "doc": "roof 1", "tuco": "roof 2", "cheyenne": "inside 3"}
    table = colt_express(4, card="angry-marshal", marshal=1, at=at, pile="")
    assert [player.received for player in (table.a, table.b, table.c, table.d)] == [
        "marshal",
        "marshal",
        "",
        "",
    ]
    assert (table.ghost.place, table.doc.place) == ("roof 1", "roof 1")
    assert table.neutral == 11
    assert {told["rule"] for told in table.told("neutral-bullet")} == {"colt-event-angry-shoot"}


@rule("colt-event-angry-move")
def test_then_he_moves_one_car_rearward():
    table = colt_express(4, card="angry-marshal", marshal=1, pile="")
    assert table.marshal == 2
    shots = colt_express(4, card="angry-marshal", marshal=1, at={"ghost": "roof 1", "doc": "roof 2"}, pile="")
    assert shots.events.index("neutral-bullet") < shots.events.index("marshal-moved")
    assert shots.b.received == ""  # the roof the Marshal comes to is not shot at


@rule("colt-event-angry-last-car")
def test_in_the_last_car_he_stays_but_shoots():
    table = colt_express(3, card="angry-marshal", marshal=3, at={"ghost": "roof 3"}, pile="")
    assert table.marshal == 3
    assert table.a.received == "marshal"
    assert table.last("marshal-stayed")["rule"] == "colt-event-angry-last-car"


@rule("colt-event-angry-encounter")
def test_the_one_who_is_inside_the_car_he_enters_has_an_encounter_and_is_not_shot_at_again():
    at = {"ghost": "roof 1", "doc": "inside 2", "tuco": "roof 2", "cheyenne": "roof 4"}
    table = colt_express(4, card="angry-marshal", marshal=1, at=at, pile="")
    assert [player.received for player in (table.a, table.b, table.c)] == ["marshal", "marshal", ""]
    assert table.doc.place == "roof 2"
    assert [told["rule"] for told in table.told("neutral-bullet")] == [
        "colt-event-angry-shoot",
        "colt-encounter-bullet",
    ]


@rule("colt-event-angry-encounter", "colt-neutral-all-or-none")
def test_the_two_groups_are_separate():
    at = {"ghost": "roof 1", "doc": "roof 1", "tuco": "inside 2", "cheyenne": "inside 2"}
    table = colt_express(4, card="angry-marshal", marshal=1, neutral=3, at=at, pile="")
    assert [len(player.received.split()) for player in (table.a, table.b, table.c)] == [1, 1, 0]
    assert table.neutral == 0  # the last one is put away
    few = colt_express(
        4, card="angry-marshal", marshal=1, neutral=1, at={**at, "cheyenne": "roof 4"}, pile=""
    )
    assert [len(player.received.split()) for player in (few.a, few.b, few.c)] == [
        0,
        0,
        0,
    ]  # a shortage is final


@rule("colt-event-swivel-arm", "colt-event-swivel-arm-already-last")
def test_swivel_arm_sweeps_every_roof_to_the_last_car():
    at = {"ghost": "roof 0", "doc": "roof 2", "tuco": "roof 4", "cheyenne": "inside 2"}
    table = colt_express(4, card="swivel-arm", at=at, pile="")
    assert table.place("roof 4").bandits == [0, 1, 2]
    assert table.cheyenne.place == "inside 2"
    assert [told["bandit"] for told in table.told("swept")] == ["bandit-ghost", "bandit-doc"]


@rule("colt-event-braking", "colt-event-braking-locomotive")
def test_braking_moves_every_roof_one_forward_all_at_once():
    at = {"ghost": "roof 0", "doc": "roof 1", "tuco": "roof 2", "cheyenne": "inside 2"}
    table = colt_express(4, card="braking", at=at, pile="")
    assert (table.ghost.place, table.doc.place, table.tuco.place) == ("roof 0", "roof 0", "roof 1")
    assert table.cheyenne.place == "inside 2"


@rule("colt-event-take-it-all")
@pytest.mark.parametrize("marshal", [0, 2])
def test_take_it_all_puts_the_second_strongbox_into_the_marshals_car(marshal):
    table = colt_express(3, card="take-it-all", marshal=marshal, pile="")
    assert table.loot(f"inside {marshal}") == ("strongbox strongbox" if marshal == 0 else "strongbox")
    assert not table.sees.spare_box


@rule("colt-event-take-it-all-floor")
def test_it_stays_there_when_the_marshal_leaves_and_is_robbed_like_any_token():
    table = colt_express(
        3,
        card="take-it-all bridge",
        marshal=1,
        at={"ghost": "roof 1", "doc": "roof 0", "tuco": "roof 3"},
        pile="",
    )
    assert table.loot("inside 1") == "strongbox"
    later = colt_express(
        3,
        at={"ghost": "roof 1"},
        marshal=1,
        loot={"inside 0": "strongbox", "inside 1": "strongbox"},
        pile="b:marshal a:ladder a:rob",
    )
    assert later.loot("inside 1") == "strongbox"
    later.b.chooses("car:2")
    assert later.ghost.board == "purse-250 strongbox"
    assert (later.loot("inside 1"), later.loot("inside 2")) == ("", "")


@rule("colt-event-take-it-all-once")
@pytest.mark.parametrize("players", [3, 6])
def test_it_happens_at_most_once_a_game(players):
    assert len([card for card in group(players) if "take-it-all" in ROUND_CARDS[card]]) == 1
    for seed in range(12):
        cards = new_colt_express(players, str(seed)).table.round_cards
        assert len([card for card in cards if "take-it-all" in ROUND_CARDS[card]]) <= 1


@rule("colt-event-rebellion", "colt-event-rebellion-no-move")
def test_rebellion_hits_everybody_inside_and_moves_nobody():
    at = {"ghost": "inside 1", "doc": "inside 3", "tuco": "roof 3", "cheyenne": "inside 3"}
    table = colt_express(4, card="passengers-rebellion", at=at, pile="")
    assert [player.received for player in (table.a, table.b, table.c, table.d)] == [
        "marshal",
        "marshal",
        "",
        "marshal",
    ]
    places = {name: getattr(table, name).place for name in at}
    assert places == at
    assert table.neutral == 10


@rule("colt-event-rebellion", "colt-neutral-all-or-none")
def test_all_of_them_are_one_group():
    at = {"ghost": "inside 1", "doc": "inside 2", "tuco": "inside 3"}
    table = colt_express(3, card="passengers-rebellion", neutral=2, at=at, pile="")
    assert table.neutral == 0
    assert (table.a.received, table.b.received) == ("", "")


@rule("colt-event-rebellion-locomotive")
def test_the_locomotive_is_included():
    table = colt_express(3, card="passengers-rebellion", marshal=3, at={"ghost": "inside 0"}, pile="")
    assert table.a.received == "marshal"


@rule("colt-event-bullets-on-deck", "colt-bullet-top-of-deck")
@pytest.mark.parametrize("card", ["angry-marshal", "passengers-rebellion"])
def test_event_bullets_lie_on_top_of_the_deck(card):
    """In the expert variant, as there the deck is not shuffled before it can be looked at."""
    table = colt_express(
        3,
        card=f"{card} braking",
        expert=True,
        marshal=1,
        at={"ghost": "roof 1" if card == "angry-marshal" else "inside 2"},
        hands={"a": "move move ladder ladder rob rob"},
        phase="stealing",
        pile="",
    )
    assert table.round == 3
    assert table.a.deck.split()[0] == "bullet-marshal"
    assert table.sees.players[0].bullets_on_top == 1


@rule("colt-decide-no-choice-ladder")
@pytest.mark.parametrize(
    "card",
    ["angry-marshal", "swivel-arm", "braking", "take-it-all", "passengers-rebellion", "marshals-revenge"],
)
def test_no_event_but_pickpocketing_asks_anybody(card):
    at = {"ghost": "roof 1", "doc": "roof 1", "tuco": "inside 2"}
    boards = {"ghost": "purse-250 purse-500", "doc": "purse-300 jewel"}
    table = colt_express(3, card=card, marshal=1, at=at, boards=boards, loot={"roof 1": "purse-250"}, pile="")
    assert table.over or table.asks == "plan"
    assert "event" in table.events
