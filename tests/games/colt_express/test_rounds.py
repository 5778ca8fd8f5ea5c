"""Section 6: what a round is made of."""

from collections import Counter

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express


@rule("colt-round-sequence", "colt-round-event-time")
def test_a_round_goes_card_hands_planning_hands_away_stealing_event_and_next_first_player():
    table = colt_express(3, card="braking swivel-arm", phase="round", first="b", at={"ghost": "roof 3"})
    table.finish_round()
    steps = [
        "round-started",
        "hand-drawn",
        "turn-started",
        "hands-away",
        "stealing-started",
        "card-up",
        "event",
    ]
    happened = [event for event in table.events if event in steps]
    happened = [now for before, now in zip(["", *happened], happened, strict=False) if now != before]
    assert happened[:7] == steps
    assert happened[7] == "round-started"
    assert table.first == "c"


@rule("colt-round-sequence", "colt-steal-cards-return")
def test_the_cards_have_gone_back_to_their_decks_before_the_event():
    table = colt_express(
        3,
        card="pickpocketing",
        at={"ghost": "inside 1", "doc": "roof 2"},
        loot={"roof 1": "purse-500"},
        pile="a:ladder b:ladder",
    )
    assert table.asks == "pickpocket"
    assert table.sees.pile == []
    assert [player.deck for player in table.sees.players] == [10, 10, 10]


@rule("colt-round-reveal")
def test_the_round_card_is_public_before_hands_are_built():
    table = colt_express(2, card="angry-marshal", phase="round")
    assert table.asks == "pick"  # two bandits each: the pick comes after the card, before the draw
    assert table.events == ["round-started"]
    for seat in (-1, 0, 1):
        assert table.table.view(seat).round_cards[-1] == 0
    started = table.last("round-started")
    assert started["card"] == "round-angry-marshal-2-4"
    assert started["turns"] == ("turn-standard", "turn-standard", "turn-tunnel", "turn-switching")


@rule("colt-round-shuffle")
def test_the_whole_deck_is_shuffled_at_the_start_of_each_round():
    """Bullets and all: what was on top is no likelier to be drawn than the rest."""
    drawn: Counter[str] = Counter()
    for seed in range(60):
        drawn.update(new_round(seed).a.hand.split())
    assert sum(drawn.values()) == 60 * 6
    # 6 of 13 cards each time: about 28 of 60 for a card alone, twice that for a pair
    assert 15 <= drawn["bullet-tuco"] <= 42
    assert 35 <= drawn["bullet-doc"] <= 76
    assert 15 <= drawn["marshal"] <= 42
    assert 35 <= drawn["move"] <= 76


def new_round(seed):
    """A round that begins with other luck each time, with bullets on top of a's deck."""
    table = colt_express(3, received={"a": "doc doc tuco"}, card="braking", turn=4, round=1)
    table.table.chance = table.table.chance.from_text(str(seed))
    table.finish_round()
    return table


@rule("colt-round-draw-six")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_draws_six(players):
    table = new_colt_express(players, abilities=False)
    assert [player.hand for player in table.sees.players] == [6] * players
    assert [player.deck for player in table.sees.players] == [4] * players
    assert [told["count"] for told in table.told("hand-drawn")] == [6] * players


@rule("colt-round-draw-always-possible")
def test_there_are_never_fewer_than_ten_cards_to_draw_from():
    table = new_colt_express(5, "ten")
    seen = 0
    for _ in table.moments(5):
        if table.asks == "plan" and not table.table.pile and len(table.told("hand-drawn")) != seen:
            seen = len(table.told("hand-drawn"))
            for player in (table.a, table.b, table.c, table.d, table.e):
                assert len(player.cards.split()) >= 10
    counts = [told["count"] for told in table.told("hand-drawn")]
    assert len(counts) == 25
    assert set(counts) <= {6, 7}


@rule("colt-round-hand-unlimited")
def test_a_hand_may_hold_all_cards():
    table = colt_express(3, card="two-tunnels", hands={"a": "move ladder shoot rob punch marshal"})
    table.plan("a:draw b:move c:move")
    table.plan("a:draw b:move c:ladder")
    assert table.a.hand == "move move ladder ladder shoot shoot rob rob punch marshal"
    assert table.asks == "plan"  # and nobody has to discard


@rule("colt-round-event-time", "colt-event-one-per-round")
def test_the_event_comes_once_after_the_last_card():
    table = colt_express(
        3,
        card="braking",
        at={"ghost": "inside 3", "doc": "inside 2", "tuco": "inside 1"},
        pile="a:ladder b:ladder c:ladder b:ladder",
    )
    assert table.told("event") == [{"event": "event-card-braking", "rule": "colt-event-braking"}]
    assert table.events.index("event") > max(
        at for at, event in enumerate(table.events) if event == "climbed"
    )
    assert (table.ghost.place, table.doc.place, table.tuco.place) == ("roof 2", "inside 2", "roof 0")


@rule("colt-round-first-player-rotates")
@pytest.mark.parametrize(("now", "then"), [("a", "b"), ("b", "c"), ("c", "a")])
def test_the_player_to_the_left_is_first_in_the_next_round(now, then):
    table = colt_express(3, first=now, pile="", card="bridge")
    assert table.round == 3
    assert table.first == then
    assert table.waiting_for == then


@rule("colt-round-positions-stay", "colt-loot-not-carried-off")
def test_between_rounds_everything_stays_where_it_is():
    at = {"ghost": "roof 2", "doc": "inside 1", "tuco": "roof 0", "cheyenne": "inside 4"}
    loot = {"roof 3": "purse-500 jewel", "inside 0": "strongbox", "inside 2": "purse-250"}
    table = colt_express(4, at=at, loot=loot, marshal=3, pile="", boards={"doc": "jewel purse-300"})
    assert table.round == 3
    places = {name: getattr(table, name).place for name in at}
    assert places == at
    assert table.marshal == 3
    assert {place: table.loot(place) for place in loot} == loot
    assert table.doc.board == "purse-300 jewel"
