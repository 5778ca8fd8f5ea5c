"""Section 16: Ghost may hide the first card of a round."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express


@rule("colt-ghost-face-down", "colt-decide-ghost")
def test_ghost_may_play_the_first_card_face_down():
    table = colt_express(3, hands={"a": "move shoot"})
    assert table.a.options == ["play:move", "play:shoot", "hide:move", "hide:shoot", "draw"]
    assert table.a.sees.may_hide
    table.a.hides("shoot")
    assert table.seen_pile(0) == "a:shoot*"
    assert table.seen_pile(1) == table.seen_pile(-1) == "a:?*"
    assert table.b.hears("card-hidden") == {
        "seat": 0,
        "card": None,
        "bandit": None,
        "rule": "colt-ghost-face-down",
    }
    assert table.a.hears("card-hidden")["card"] == 2


@rule("colt-ghost-face-down")
def test_nobody_else_can():
    table = colt_express(3)
    table.a.draws()
    assert not any(option.startswith("hide:") for option in table.b.options)
    assert table.b.refused("hide:move") == "colt-ghost-face-down"
    assert not table.b.sees.may_hide


@rule("colt-ghost-face-down")
def test_in_every_round_again():
    table = colt_express(3, card="bridge two-tunnels", pile="", first="c")
    assert table.round == 3
    assert table.waiting_for == "a"
    assert any(option.startswith("hide:") for option in table.a.options)


@rule("colt-ghost-optional")
def test_ghost_may_play_it_face_up_just_as_well():
    table = colt_express(3)
    table.a.plays("move")
    assert table.seen_pile() == "a:move"
    assert table.waiting_for == "b"


@rule("colt-ghost-lost-by-drawing")
def test_the_one_who_draws_first_has_lost_the_ability_for_the_round():
    table = colt_express(3, card="braking")
    table.plan("a:draw b:move c:move")
    assert not any(option.startswith("hide:") for option in table.a.options)
    assert table.a.refused("hide:move") == "colt-ghost-own-first-turn"
    assert not table.a.sees.may_hide


@rule("colt-ghost-lost-face-up")
def test_after_a_first_card_face_up_no_later_one_is_hidden():
    table = colt_express(3, card="braking")
    table.plan("a:rob b:move c:move")
    assert not any(option.startswith("hide:") for option in table.a.options)
    assert table.a.refused("hide:move") == "colt-ghost-own-first-turn"
    hidden = colt_express(3, card="braking")
    hidden.plan("a:rob* b:move c:move")
    assert hidden.a.refused("hide:move") == "colt-ghost-own-first-turn"


@rule("colt-ghost-own-first-turn")
@pytest.mark.parametrize("first", ["a", "b", "c"])
def test_his_own_first_turn_counts_the_one_who_is_first(first):
    table = colt_express(3, first=first)
    while table.waiting_for != "a":
        table.player(table.table.asked_seats()[0]).draws()
    table.a.hides("punch")
    assert table.pile == "a:punch*"


@rule("colt-ghost-tunnel")
def test_a_first_turn_in_a_tunnel_uses_the_ability_up():
    table = colt_express(3, icons="tunnel standard")
    assert table.a.options == [
        "play:move",
        "play:ladder",
        "play:shoot",
        "play:rob",
        "play:punch",
        "play:marshal",
        "draw",
    ]
    assert table.a.refused("hide:move") == "colt-ghost-tunnel"
    table.plan("a:move b:move c:move")
    assert table.seen_pile() == "a:?* b:?* c:?*"
    assert table.a.refused("hide:ladder") == "colt-ghost-own-first-turn"


@rule("colt-ghost-speeding-up")
def test_of_two_first_turns_only_the_first_counts():
    table = colt_express(3, icons="speeding-up standard")
    table.a.hides("move")
    assert table.waiting_for == "a"
    assert table.a.refused("hide:rob") == "colt-ghost-own-first-turn"
    table.a.plays("rob")
    assert table.seen_pile() == "a:?* a:rob"
    drew = colt_express(3, icons="speeding-up standard")
    drew.a.draws()
    assert drew.a.refused("hide:rob") == "colt-ghost-own-first-turn"


@rule("colt-ghost-later-speeding-up")
def test_when_speeding_up_later_ghost_plays_face_up():
    table = colt_express(3, card="bridge")
    table.plan("a:move* b:move c:move")
    for card in ("rob", "punch"):
        assert table.a.refused(f"hide:{card}") == "colt-ghost-own-first-turn"
        table.a.plays(card)
    assert table.seen_pile() == "a:?* b:move c:move a:rob a:punch"


@rule("colt-ghost-reveal")
def test_a_card_hidden_by_ghost_is_shown_when_it_resolves():
    table = colt_express(
        3, icons="standard", at={"ghost": "roof 1", "doc": "roof 3"}, hands={"b": "move"}, first="b"
    )
    table.plan("b:move c:ladder a:move*")
    assert table.waiting_for == "b"
    assert table.seen_pile(1) == "b:move c:ladder a:?*"
    table.b.chooses("car:2")
    assert table.waiting_for == "a"
    assert table.seen_pile(1) == "b:move c:ladder a:move*"
    assert table.last("card-up") == {
        "seat": 0,
        "card": 0,
        "bandit": "bandit-ghost",
        "rule": "colt-steal-reveal",
    }
