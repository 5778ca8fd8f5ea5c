"""Section 19: the bonus card after a shot."""

import pytest

from posse.testing import rule
from tests.games.colt_express.laying import colt_express

GANGS = {"a": "ghost tuco", "b": "doc django"}


def planning(hand, **more):
    return colt_express(2, bandits=GANGS, hands={"a": hand}, **more)


@rule("colt-team-bonus", "colt-team-bonus-face-up", "colt-decide-team-bonus")
@pytest.mark.parametrize(("shot", "bonus"), [("shoot", "2nd-rob"), ("2nd-shoot", "rob")])
def test_after_a_shot_a_card_of_the_other_bandit_may_follow(shot, bonus):
    table = planning("shoot 2nd-shoot rob 2nd-rob marshal")
    table.a.plays(shot)
    assert table.waiting_for == "a"
    assert table.asks == "bonus"
    table.a.plays(bonus)
    assert table.seen_pile() == f"a:{shot} a:{bonus}"  # on top of it, face up
    assert table.waiting_for == "b"
    assert table.last("bonus-played")["rule"] == "colt-team-bonus"


@rule("colt-team-bonus")
@pytest.mark.parametrize("card", ["move", "2nd-ladder", "rob", "punch", "marshal"])
def test_no_other_card_gives_a_bonus(card):
    table = planning("move 2nd-ladder rob punch marshal 2nd-move")
    table.a.plays(card)
    assert table.waiting_for == "b"


@rule("colt-team-bonus-optional")
def test_the_bonus_may_be_declined():
    table = planning("shoot 2nd-rob")
    table.a.plays("shoot")
    table.a.chooses("decline")
    assert table.pile == "a:shoot"
    assert table.waiting_for == "b"


@rule("colt-team-bonus-no-marshal", "colt-team-bonus-other-bandit", "colt-team-bonus-not-draw")
def test_the_marshal_the_same_bandit_and_a_draw_are_no_bonus():
    table = planning("shoot rob 2nd-rob marshal bullet-doc")
    table.a.plays("shoot")
    assert table.a.options == ["play:2nd-rob", "decline"]
    assert table.a.refused("play:marshal") == "colt-team-bonus-no-marshal"
    assert table.a.refused("play:rob") == "colt-team-bonus-other-bandit"
    assert table.a.refused("card:rob") == "colt-team-bonus-other-bandit"
    assert table.a.refused("draw") == "colt-team-bonus-not-draw"
    assert table.a.refused("play:bullet-doc") == "colt-plan-bullets-unplayable"
    assert table.a.refused("play:2nd-move") == "colt-team-bonus"  # not in hand


@rule("colt-team-bonus-other-bandit")
def test_after_the_partners_shot_it_is_the_leaders_card():
    table = planning("2nd-shoot rob 2nd-rob")
    table.a.plays("2nd-shoot")
    assert table.a.options == ["play:rob", "decline"]
    assert table.a.refused("play:2nd-rob") == "colt-team-bonus-other-bandit"


@rule("colt-team-bonus-no-chain")
def test_a_shot_as_bonus_gives_no_third_card():
    table = planning("shoot 2nd-shoot rob 2nd-rob")
    table.a.plays("shoot")
    table.a.plays("2nd-shoot")
    assert table.waiting_for == "b"
    assert table.pile == "a:shoot a:2nd-shoot"


@rule("colt-team-bonus-standard-only")
@pytest.mark.parametrize(
    ("icon", "bonus"), [("standard", True), ("tunnel", False), ("speeding-up", False), ("switching", False)]
)
def test_only_a_standard_turn_gives_a_bonus(icon, bonus):
    table = planning("shoot 2nd-rob", icons=f"standard {icon}", turn=2)
    table.a.plays("shoot")
    assert (table.asks == "bonus") == bonus


@rule("colt-team-bonus-not-draw")
def test_no_card_is_drawn_as_a_bonus():
    table = planning("shoot")
    table.a.plays("shoot")
    assert table.a.options == ["decline"]
    assert table.a.refused("deck") == "colt-team-bonus-not-draw"
    size = table.sees.players[0].hand
    table.a.chooses("decline")
    assert table.sees.players[0].hand == size


@rule("colt-team-bonus-face-up", "colt-team-ghost")
def test_even_ghost_plays_the_bonus_face_up():
    table = planning("shoot 2nd-rob")
    table.a.plays("shoot")
    assert table.a.options == ["play:2nd-rob", "decline"]
    assert table.a.refused("hide:2nd-rob") == "colt-team-bonus-face-up"
    table.a.plays("2nd-rob")
    assert table.seen_pile() == "a:shoot a:2nd-rob"


@rule("colt-team-bonus-resolves-separately")
def test_both_cards_resolve_in_order_even_if_the_shot_misses():
    at = {"ghost": "inside 1", "tuco": "roof 2", "doc": "inside 3", "django": "inside 3"}
    table = colt_express(2, bandits=GANGS, at=at, pile="a:shoot a:2nd-ladder b:ladder")
    assert [told["card"] for told in table.told("card-up")] == [2, 9, 1]
    assert table.told("no-effect")[0]["rule"] == "colt-shoot-no-target"
    assert table.tuco.place == "inside 2"


@rule("colt-team-ghost-no-bonus")
def test_a_shot_hidden_with_ghosts_ability_gives_no_bonus():
    table = planning("shoot 2nd-rob")
    table.a.hides("shoot")
    assert table.waiting_for == "b"
    shown = planning("shoot 2nd-rob")
    shown.a.plays("shoot")  # face up instead
    assert shown.asks == "bonus"
