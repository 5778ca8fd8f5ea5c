"""25. Eight players, and 26. Three players."""

from __future__ import annotations

from collections import Counter

from posse.games.bang.facts import CHARACTER_LIFE, ROLES
from posse.testing import rule
from tests.games.bang.laying import bang, new_bang

# Eight players


@rule("bang-p8-second-renegade")
def test_eight_players_have_two_renegades() -> None:
    roles = Counter([ROLES[role] for role in new_bang(8).table.role])
    assert roles["renegade"] == 2
    assert Counter([ROLES[role] for role in new_bang(7).table.role])["renegade"] == 1


OUTLAWS_GONE = {"b": 0, "d": 0, "e": 0, "f": 0, "g": 0}  # and the deputies; c and h are the renegades


@rule("bang-p8-renegades-separate")
def test_a_renegade_wins_only_alone() -> None:
    alone = bang(players=8, hands={"h": "bang"}, life=OUTLAWS_GONE | {"a": 1, "c": 0}, turn="h")
    alone.h.plays("bang", at="a")
    assert alone.winners == "h"


@rule("bang-p8-sheriff-dies-first", "bang-p8-renegades-separate")
def test_with_both_renegades_left_the_sheriffs_death_is_the_outlaws_victory() -> None:
    table = bang(players=8, hands={"h": "bang"}, life=OUTLAWS_GONE | {"a": 1}, turn="h")
    table.h.plays("bang", at="a")
    assert table.winners == "b d f"


# Three players: a is the deputy, b the outlaw, c the renegade


@rule("bang-p3-roles")
def test_the_three_roles_lie_open() -> None:
    dealt = set()
    for seed in range(10):
        table = new_bang(3, seed=str(seed))
        roles = [player.role for player in table.sees.players]
        assert sorted([ROLES[role] for role in roles]) == ["deputy", "outlaw", "renegade"]
        dealt.add(tuple(roles))
    assert len(dealt) > 1


@rule("bang-p3-targets", "bang-p3-win-personal")
def test_who_kills_their_own_target_wins_at_once() -> None:
    for killer, target in (("a", "c"), ("c", "b"), ("b", "a")):
        table = bang(players=3, hands={killer: "bang"}, life={target: 1}, turn=killer)
        getattr(table, killer).plays("bang", at=target)
        assert table.over
        assert table.winners == killer


@rule("bang-p3-first")
def test_the_deputy_begins_and_nobody_has_an_extra_life() -> None:
    for seed in range(6):
        table = new_bang(3, seed=str(seed))
        assert ROLES[table.table.role[table.table.turn]] == "deputy"
        assert table.table.most == [CHARACTER_LIFE[number] for number in table.table.character]


@rule("bang-p3-last-survivor", "bang-p3-returned", "bang-p3-end-only")
def test_after_a_wrong_kill_the_last_survivor_wins() -> None:
    table = bang(players=3, hands={"a": "bang"}, life={"b": 1})
    table.a.plays("bang", at="b")  # the deputy wanted the renegade
    assert not table.over
    assert table.waiting_for == "a"
    other = bang(players=3, hands={"c": "bang"}, life={"a": 1, "b": 0}, turn="c")
    other.c.plays("bang", at="a")
    assert other.winners == "c"


@rule("bang-p3-no-killer", "bang-p3-last-survivor")
def test_a_death_without_a_killer_is_such_another_way() -> None:
    table = bang(players=3, front={"b": "dynamite"}, life={"b": 1}, deck="2♠", turn="b", phase="start")
    assert not table.b.in_game
    assert not table.over


@rule("bang-p3-end-only")
def test_the_usual_ends_do_not_apply() -> None:
    table = bang(players=3, hands={"b": "bang"}, life={"c": 1}, turn="b")
    table.b.plays("bang", at="c")  # all renegades are out, and nobody has won
    assert not table.over


@rule("bang-p3-reward")
def test_every_killer_draws_three() -> None:
    table = bang(players=3, hands={"a": "bang"}, life={"b": 1}, deck="beer beer missed")
    table.a.plays("bang", at="b")
    assert table.a.hand == "beer beer missed"
    other = bang(players=3, hands={"c": "bang jail"}, life={"a": 1}, deck="beer beer missed", turn="c")
    other.c.plays("bang", at="a")
    assert other.c.hand == "jail beer beer missed"


@rule("bang-p3-jail")
def test_anybody_else_can_be_jailed() -> None:
    table = bang(players=3, hands={"a": "jail"})
    assert table.a.may_play("jail", at="b")
    assert table.a.may_play("jail", at="c")
    assert not table.a.may_play("jail", at="a")


@rule("bang-p3-beer")
def test_with_two_left_beer_does_not_work() -> None:
    table = bang(players=3, hands={"a": "beer"}, life={"a": 2, "b": 0})
    table.a.plays("beer")
    assert table.a.life == 2
    three = bang(players=3, hands={"a": "beer"}, life={"a": 2})
    three.a.plays("beer")
    assert three.a.life == 3
