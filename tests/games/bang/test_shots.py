"""12. Shots and Missed!"""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-bang-shot", "bang-shot-hit")
def test_a_bang_costs_its_target_a_life() -> None:
    table = bang(hands={"a": "bang", "b": "beer"})
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.b.life == 3
    assert table.discard == "bang"
    assert table.waiting_for == "a"


@rule("bang-missed-cancels", "bang-shot-card-spent")
def test_a_missed_cancels_the_shot_and_both_cards_are_spent() -> None:
    table = bang(hands={"a": "bang", "b": "missed"})
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    assert table.b.life == 4
    assert table.discard == "missed bang"
    assert table.waiting_for == "a"


@rule("bang-barrel-check", "bang-char-jourdonnais-barrel")
def test_barrel_and_jourdonnais_each_try_once() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "jourdonnais"}, front={"b": "barrel"}, deck="2♠ 5♥")
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:jourdonnais", "use:barrel"]
    table.b.uses("barrel")  # 2♠
    table.b.uses("jourdonnais")  # 5♥
    assert table.b.life == 4
    assert table.waiting_for == "a"


@rule("bang-info-asked-answer")
def test_who_can_visibly_do_nothing_is_not_asked() -> None:
    table = bang(hands={"a": "bang"})
    table.a.plays("bang", at="b")
    assert table.b.life == 3
    assert table.waiting_for == "a"


@rule("bang-char-slab-the-killer", "bang-shot-partial-lost")
def test_slabs_bang_takes_two_missed() -> None:
    table = bang(hands={"a": "bang", "b": "missed beer"}, characters={"a": "slab-the-killer"})
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.b.life == 3
    assert table.b.hand == "beer"


@rule("bang-rescue-beer", "bang-rescue-offered-unseen")
def test_a_dying_player_may_drink() -> None:
    table = bang(hands={"a": "bang", "b": "beer", "c": "missed"}, life={"b": 1, "c": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert table.b.asked == "rescue"
    table.b.plays("beer")
    assert table.b.life == 1
    assert table.waiting_for == "a"
