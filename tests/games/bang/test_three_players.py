"""26. Three players."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang, new_bang


@rule("bang-p3-roles", "bang-p3-first")
def test_deputy_outlaw_and_renegade_lie_face_up_and_the_deputy_begins() -> None:
    for seed in "123456":
        table = new_bang(3, seed)
        roles = [player.role for player in table.sees.players]
        assert sorted(roles) == [1, 2, 3]
        assert all(player.role_shown for player in table.sees.players)
        assert table.player(roles.index(1)).asked is not None
        assert all(figure.life in (figure.most, 3, 4) for figure in table.sees.figures)


@rule("bang-p3-first")
def test_nobody_has_an_extra_life() -> None:
    table = bang(3, characters={"a": "willy-the-kid", "b": "el-gringo"})
    assert (table.a.life, table.b.life) == (4, 3)


@rule("bang-p3-targets", "bang-p3-win-personal")
def test_a_player_who_kills_their_target_wins_at_once() -> None:
    for killer, victim in (("a", "c"), ("c", "b"), ("b", "a")):
        table = bang(3, turn=killer, hands={killer: "bang"}, life={victim: 1})
        table.player("abc".index(killer)).plays("bang", at=victim)
        assert table.over
        assert table.winners == killer


@rule("bang-p3-last-survivor", "bang-p3-reward")
def test_after_another_death_the_last_survivor_wins() -> None:
    table = bang(3, hands={"a": "bang bang"}, front={"a": "volcanic"}, life={"b": 1, "c": 1})
    table.a.plays("bang", at="b")  # the outlaw is not the deputy's target
    assert not table.over
    assert len(table.a.hand.split()) == 1 + 3
    assert table.waiting_for == "a"
    table.a.plays("bang", at="c")
    assert table.winners == "a"


@rule("bang-p3-no-killer", "bang-p3-end-only")
def test_dynamite_kills_for_nobody() -> None:
    table = bang(3, turn="b", phase="start", front={"b": "dynamite"}, life={"b": 2}, deck="2♠")
    assert not table.b.in_game
    assert not table.over
    assert table.a.hand == ""
    assert len(table.c.hand.split()) == 2  # their own phase 1
    assert table.turn == "c"


@rule("bang-p3-no-killer")
def test_a_duel_lost_by_its_challenger_kills_for_nobody() -> None:
    table = bang(3, hands={"a": "duel", "c": "bang"}, life={"a": 1})
    table.a.plays("duel", at="c")
    table.c.plays("bang")
    assert not table.a.in_game
    assert not table.over
    assert table.c.hand == ""


@rule("bang-p3-returned", "bang-p3-win-personal")
def test_with_two_left_only_the_last_one_wins() -> None:
    table = bang(3, turn="b", hands={"b": "bang", "c": ""}, life={"a": 0, "c": 1})
    table.b.plays("bang", at="c")  # the renegade is not the outlaw's target, but the last opponent
    assert table.winners == "b"
    assert table.last("game-ended")["rule"] == "bang-p3-last-survivor"


@rule("bang-p3-returned")
def test_who_kills_their_target_after_a_return_has_not_won() -> None:
    table = bang(
        3,
        event="dead-man",
        coming="ambush",
        turn="c",
        hands={"c": "bang"},
        life={"a": 1, "c": 1},
        deck="beer beer beer bang",
    )
    table.c.plays("bang", at="a")  # the renegade wanted the outlaw
    assert not table.over
    table.c.ends()
    table.c.discards("beer", "beer")
    assert (table.turn, table.a.life) == ("a", 2)
    table.a.plays("bang", at="c")  # the deputy's target
    table.c.chooses("take")
    table.c.chooses("give-up")
    assert not table.c.in_game
    assert not table.over


@rule("bang-p3-reward")
def test_every_death_brings_its_killer_three_cards() -> None:
    table = bang(3, turn="c", hands={"c": "bang"}, life={"a": 1})
    table.c.plays("bang", at="a")  # the deputy is not the renegade's target
    assert len(table.c.hand.split()) == 3
    assert table.last("cards-drawn")["rule"] == "bang-p3-reward"
    assert table.waiting_for == "c"


@rule("bang-p3-jail")
def test_jail_may_be_played_on_anyone_else() -> None:
    table = bang(3, turn="b", hands={"b": "jail"})
    assert table.b.may_play("jail", at="a")
    assert table.b.may_play("jail", at="c")
    assert table.b.cannot_play("jail", at="b") == "bang-jail-not-on-self"


@rule("bang-p3-beer")
def test_beer_works_while_three_are_left_and_not_with_two() -> None:
    three = bang(3, hands={"a": "beer"}, life={"a": 2})
    three.a.plays("beer")
    assert three.a.life == 3
    two = bang(3, hands={"a": "beer"}, life={"a": 2, "b": 0})
    two.a.plays("beer")
    assert two.a.life == 2
    assert two.last("no-effect")["rule"] == "bang-beer-two-players"
