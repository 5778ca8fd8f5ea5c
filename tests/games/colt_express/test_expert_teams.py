"""Sections 19 and 20 together: experts with two bandits each."""

import pytest

from posse.core import Chance
from posse.testing import rule
from tests.games.colt_express.laying import colt_express, new_colt_express

CAST = {"a": "ghost tuco", "b": "doc django"}


def planned(hand, **more):
    """Two experts after planning; a has this hand left, b has none."""
    hands = {"a": f"ladder {hand}", "b": "ladder"}
    table = colt_express(2, bandits=CAST, expert=True, phase="planning", turn=3, hands=hands, **more)
    table.plan("a:ladder b:ladder")
    assert table.asks == "expert-keep"
    return table


@rule("colt-opt-expert-with-teams", "colt-expert-team-no-pick", "colt-expert-draw-up")
@pytest.mark.parametrize(("players", "more"), [(2, {}), (3, {"bandits_per_player": 2})])
def test_nobody_picks_a_card_and_hands_are_filled_up_to_six(players, more):
    table = new_colt_express(players, expert=True, abilities=False, **more)
    while table.asks == "placement":
        seat = table.table.asked_seats()[0]
        table.table.take(seat, table.table.default(seat))
    assert table.asks == "plan"
    assert [player.hand for player in table.sees.players] == [6] * players
    assert [player.deck for player in table.sees.players] == [5] * players
    assert table.told("card-picked") == []


@rule("colt-expert-team-no-pick", "colt-expert-draw-up")
def test_a_team_with_doc_fills_its_hand_up_to_seven():
    table = colt_express(2, bandits=CAST, expert=True, phase="round")
    assert (table.a.seen.hand, table.b.seen.hand) == (6, 7)


@rule("colt-expert-team-no-pick")
def test_without_the_variant_teams_still_pick():
    assert colt_express(2, bandits=CAST, phase="round").asks == "pick"


@rule("colt-expert-keep", "colt-expert-keep-order")
def test_cards_of_both_bandits_may_be_kept_the_second_ones_last():
    table = planned("move rob marshal 2nd-move 2nd-shoot")
    every = ["keep:move", "keep:rob", "keep:marshal", "keep:2nd-move", "keep:2nd-shoot", "done"]
    assert table.a.options == every
    table.a.chooses("keep:marshal")
    assert table.a.options == ["keep:2nd-move", "keep:2nd-shoot", "done"]
    assert table.a.refused("keep:rob") == "colt-expert-keep-order"
    table.a.chooses("keep:2nd-shoot")
    assert table.a.sees.kept == [5, 10]
    table.a.chooses("done")
    table.b.chooses("done")
    facts = table.told("hand-kept")[0]
    assert (facts["kept"], facts["cards"]) == (2, (0, 3, 8))
    assert table.round == 3
    assert {"marshal", "2nd-shoot"} <= set(table.a.hand.split())
    assert table.a.seen.hand == 6
    assert table.waiting_for in ("a", "b")


@rule("colt-expert-keep-secret")
def test_the_partner_imagines_what_was_kept_and_never_a_bullet():
    table = planned("move 2nd-rob bullet-doc", received={"a": "doc"})
    table.a.chooses("keep:2nd-rob")
    table.a.chooses("done")
    assert table.b.sees.players[0].hand == 3  # nothing shows before all have chosen
    table.b.chooses("done")
    for number in range(20):
        imagined = table.table.imagine(1, Chance.from_text(str(number)))
        assert imagined.invariants() == []
        assert imagined.view(1) == table.table.view(1)


@rule("colt-team-bonus", "colt-expert-played-to-discard")
def test_a_bonus_card_goes_to_the_discard_pile_too():
    at = {"ghost": "inside 1", "tuco": "roof 1", "doc": "inside 2", "django": "roof 2"}
    table = colt_express(2, bandits=CAST, expert=True, at=at, pile="a:shoot a:2nd-ladder")
    assert table.a.discard == "shoot 2nd-ladder"


def test_a_whole_game_of_expert_teams_loses_no_card():
    for players, more in ((2, {}), (3, {"bandits_per_player": 2})):
        table = new_colt_express(players, "expert teams", expert=True, **more)
        table.finish_game()
        assert table.table.over
        assert table.table.invariants() == []
