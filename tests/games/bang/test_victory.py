"""2. Overview, and 16. End of the game."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-goal-sheriff", "bang-win-law", "bang-goal-deputy")
def test_sheriff_and_deputies_win_when_all_outlaws_and_renegades_are_out() -> None:
    table = bang(players=5, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0})
    table.a.plays("bang", at="b")
    assert table.over
    assert table.winners == "a e"


@rule("bang-goal-deputy")
def test_a_dead_deputy_wins_with_the_sheriff() -> None:
    table = bang(players=5, hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0, "e": 0})
    table.a.plays("bang", at="b")
    assert table.winners == "a e"


@rule("bang-goal-sheriff", "bang-win-checked")
def test_as_long_as_a_renegade_lives_the_game_goes_on() -> None:
    table = bang(players=5, hands={"a": "bang"}, life={"b": 1, "d": 0})
    table.a.plays("bang", at="b")
    assert not table.over
    assert table.waiting_for == "a"


@rule("bang-goal-outlaw", "bang-win-sheriff-dead", "bang-win-outlaws-even-dead")
def test_when_the_sheriff_falls_all_outlaws_win_dead_or_alive() -> None:
    table = bang(
        players=5, hands={"c": "bang"}, front={"c": "schofield"}, life={"a": 1, "b": 0, "d": 0}, turn="c"
    )
    table.c.plays("bang", at="a")
    assert table.over
    assert table.winners == "b d"  # the renegade was not alone: e is still there


@rule("bang-goal-renegade", "bang-win-sheriff-dead")
def test_a_renegade_wins_only_as_the_last_one() -> None:
    table = bang(players=5, hands={"c": "bang"}, life={"a": 1, "b": 0, "d": 0, "e": 0}, turn="c")
    table.c.plays("bang", at="a")
    assert table.winners == "c"


@rule("bang-win-sheriff-dead")
def test_a_single_outlaw_left_wins_too() -> None:
    table = bang(hands={"b": "bang"}, life={"a": 1, "c": 0, "d": 0}, turn="b")
    table.b.plays("bang", at="a")
    assert table.winners == "b d"


@rule("bang-win-checked")
def test_the_end_is_checked_after_every_single_elimination() -> None:
    table = bang(hands={"d": "gatling"}, life={"a": 1, "b": 1, "c": 1}, turn="d")
    table.d.plays("gatling")
    assert table.winners == "b d"
    assert len(table.told("eliminated")) == 1


@rule("bang-win-deputy-kills-sheriff")
def test_a_deputy_who_shoots_the_sheriff_makes_the_outlaws_win() -> None:
    table = bang(players=5, hands={"e": "bang"}, life={"a": 1}, turn="e")
    table.e.plays("bang", at="a")
    assert table.winners == "b d"
