"""Section 13: bullets, the bandits' own and the Marshal's."""

from collections import Counter

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


@rule("colt-bullet-top-of-deck")
def test_a_bullet_is_put_face_down_on_top_of_the_deck():
    table = colt_express(
        3,
        at={"ghost": "roof 1", "doc": "roof 2", "tuco": "inside 3"},
        pile="a:shoot a:move",
        decks={"b": "rob"},
    )
    assert table.waiting_for == "a"
    assert table.b.deck.split()[:2] == ["bullet-ghost", "rob"]
    for seat in range(-1, 3):
        assert table.table.view(seat).players[1].deck == 11  # and nobody sees which card is on top


@rule("colt-bullet-position-standard")
def test_where_it_lies_has_no_effect_as_the_deck_is_shuffled():
    drawn: Counter[str] = Counter()
    for seed in range(80):
        table = colt_express(
            3, at={"ghost": "roof 1", "doc": "roof 2"}, pile="a:shoot a:move", abilities=False
        )
        table.table.chance = table.table.chance.from_text(str(seed))
        assert table.b.deck.split()[0] == "bullet-ghost"
        table.a.chooses("car:0")
        assert table.round == 3
        drawn.update(table.b.hand.split())
    assert 28 <= drawn["bullet-ghost"] <= 60  # 6 cards of 11: about 44 of 80


@rule("colt-bullet-dead-card")
def test_a_bullet_counts_as_a_card_when_drawn():
    table = colt_express(
        3, card="braking", hands={"a": "move"}, decks={"a": "bullet-doc bullet-marshal rob shoot"}
    )
    table.a.draws()
    assert table.a.hand == "move rob bullet-doc bullet-marshal"
    assert table.last("cards-drawn")["count"] == 3
    table.plan("b:move c:move")
    assert table.a.options == ["play:move", "play:rob", "draw"]


@rule("colt-bullet-permanent")
def test_a_bullet_stays_with_the_one_who_received_it():
    table = new_colt_express(4, "shots")
    most = [0] * 4
    for _ in table.moments(9):
        for seat in range(4):
            player = table.player(seat)
            bullets = [card for card in player.cards.split() if card.startswith("bullet-")]
            assert len(bullets) == len(player.received.split()) >= most[seat]
            most[seat] = len(bullets)
    assert sum(most) > 5


@rule("colt-bullet-permanent")
def test_it_returns_neither_to_the_shooter_nor_to_the_supply():
    table = colt_express(
        3,
        hands={"a": "move bullet-doc bullet-marshal"},
        turn=3,
        at={"ghost": "inside 1", "doc": "inside 3"},
        card="bridge",
    )
    table.plan("a:move b:ladder c:ladder")
    table.a.chooses("car:2")
    assert table.round == 3
    assert table.doc.bullets == 5
    assert table.neutral == 12
    assert table.a.cards.split()[-2:] == ["bullet-doc", "bullet-marshal"]


@rule("colt-bullet-count-public", "colt-info-bullets-left")
def test_everybody_can_count_bullets_left_and_received():
    table = colt_express(
        3,
        bullets={"ghost": 3},
        received={"b": "ghost ghost", "c": "ghost doc marshal"},
        neutral=12,
    )
    for seat in (-1, 0, 1, 2):
        view = table.table.view(seat)
        assert [bandit.bullets for bandit in view.bandits] == [3, 5, 6]
        assert [player.received for player in view.players] == [
            [0, 0, 0, 0, 0, 0, 0],
            [2, 0, 0, 0, 0, 0, 0],
            [1, 1, 0, 0, 0, 0, 1],
        ]
        assert [player.fired for player in view.players] == [3, 1, 0]


@rule("colt-neutral-all-or-none", "colt-neutral-still-flee")
@pytest.mark.parametrize(("left", "given"), [(3, 3), (2, 0), (1, 0), (0, 0)])
def test_a_group_takes_bullets_only_if_there_are_enough_for_all(left, given):
    at = {"ghost": "inside 3", "doc": "inside 3", "tuco": "inside 3", "cheyenne": "inside 1"}
    table = colt_express(4, marshal=2, neutral=left, at=at, pile="d:marshal")
    table.d.chooses("car:3")
    assert table.neutral == (left - given if given else 0)  # what does not suffice is put away
    assert len((table.a.received + table.b.received + table.c.received).split("marshal")) - 1 == given
    assert table.place("roof 3").bandits == [0, 1, 2]  # they flee in any case
    assert ("no-bullets" in table.events) == (given == 0)


@rule("colt-neutral-shortage-final")
def test_after_a_shortage_nobody_takes_a_neutral_bullet_any_more():
    at = {"ghost": "inside 3", "doc": "inside 3", "tuco": "roof 2", "cheyenne": "inside 1"}
    table = colt_express(4, marshal=2, neutral=1, at=at, pile="d:marshal c:ladder c:move")
    table.d.chooses("car:3")
    assert (table.neutral, table.sees.neutral) == (0, 0)  # one was too few for ghost and doc
    table.c.chooses("car:3")
    assert table.tuco.place == "roof 3"  # alone, fled without a bullet
    assert table.c.received == ""
    assert table.table.invariants() == []


@rule("colt-neutral-shortage-final")
def test_while_every_group_is_covered_there_is_no_shortage():
    at = {"ghost": "inside 3", "doc": "inside 3", "tuco": "roof 2", "cheyenne": "inside 1"}
    table = colt_express(4, marshal=2, neutral=3, at=at, pile="d:marshal c:ladder c:move")
    table.d.chooses("car:3")
    assert table.neutral == 1
    table.c.chooses("car:3")
    assert (table.neutral, table.c.received) == (0, "marshal")


@rule("colt-neutral-events-too")
def test_the_same_holds_for_bullets_from_events():
    for left, each in ((2, "marshal"), (1, "")):
        above = {"ghost": "roof 1", "doc": "roof 1", "tuco": "roof 3"}
        angry = colt_express(3, card="angry-marshal", marshal=1, neutral=left, at=above, pile="")
        assert (angry.a.received, angry.b.received) == (each, each)
        assert angry.marshal == 2  # which stops nothing else
        inside = {"ghost": "inside 1", "doc": "inside 2", "tuco": "roof 3"}
        rebels = colt_express(3, card="passengers-rebellion", neutral=left, at=inside, pile="")
        assert (rebels.a.received, rebels.b.received) == (each, each)
        assert rebels.neutral == 0


@rule("colt-neutral-still-flee")
def test_a_shortage_cancels_nothing_else():
    table = colt_express(
        6, neutral=0, marshal=2, at={"django": "inside 0", "doc": "inside 1"}, pile="f:shoot b:ladder"
    )
    assert table.events[:7] == [
        "stealing-started",
        "card-up",
        "shot",
        "pushed",
        "no-bullets",
        "fled",
        "card-up",
    ]
    assert table.b.received == "django"


@rule("colt-neutral-empty")
def test_an_empty_supply_gives_no_more_bullets():
    table = colt_express(
        3, neutral=1, marshal=2, at={"ghost": "roof 2", "doc": "roof 2"}, pile="a:ladder b:ladder a:ladder"
    )
    assert table.a.received == "marshal"
    assert table.b.received == ""
    assert table.neutral == 0
    assert [told["bandits"] for told in table.told("no-bullets")] == [("bandit-doc",), ("bandit-ghost",)]
