"""29. Worked examples that no other story tells."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-time-simultaneous")
def test_suzy_beats_el_gringo_in_a_duel_with_her_last_card() -> None:
    """5."""
    table = bang(
        hands={"a": "duel"}, characters={"a": "suzy-lafayette", "b": "el-gringo"}, deck="beer missed panic"
    )
    table.a.plays("duel", at="b")
    assert table.b.life == 2
    assert (table.b.hand, table.a.hand) == ("beer", "missed")


@rule("bang-dynamite-before-jail", "bang-jail-fail")
def test_dynamite_and_a_failed_jail() -> None:
    """7."""
    table = bang(front={"b": "dynamite jail"}, deck="2♠ 5♠", turn="b", phase="start")
    assert table.b.life == 1
    assert table.b.front == "jail"
    assert table.turn == "c"


@rule("bang-panic-self", "bang-turn-shot-counter")
def test_a_volcanic_taken_back_and_played_again() -> None:
    """8."""
    table = bang(players=8, hands={"a": "winchester panic bang bang bang bang"}, front={"a": "volcanic"})
    table.a.plays("panic", at="a")
    assert table.a.front == ""
    table.a.plays("winchester")
    table.a.plays("bang", at="e")
    assert not table.a.may_play("bang", at="e")
    table.a.plays("volcanic")
    assert table.a.front == "volcanic"
    for life in (3, 2, 1):
        table.a.plays("bang", at="b")
        assert table.b.life == life


@rule("bang-turn-volcanic-then-other")
def test_no_more_shots_once_the_volcanic_is_replaced() -> None:
    """9."""
    table = bang(hands={"a": "winchester bang bang bang"}, front={"a": "volcanic"})
    table.a.plays("bang", at="b")
    table.a.plays("bang", at="b")
    table.a.plays("winchester")
    assert not any(option.startswith("play:bang") for option in table.a.options)


@rule("bang-dist-seen", "bang-weapon-range", "bang-weapon-table")
def test_six_players_and_their_distances() -> None:
    """14 and 15."""
    for weapon, reaches in (("", False), ("volcanic", False), ("schofield", True), ("winchester", True)):
        table = bang(players=6, hands={"a": "bang"}, front={"a": weapon} if weapon else {})
        assert table.a.distance("c") == 2
        assert table.a.may_play("bang", at="c") == reaches
    near = bang(players=6, hands={"a": "bang"}, front={"a": "scope"})
    assert near.a.may_play("bang", at="c")
    shy = bang(players=6, hands={"a": "bang"}, front={"a": "scope", "c": "mustang"})
    assert shy.a.distance("c") == 2
    for weapon, reaches in (("remington", False), ("rev-carabine", True), ("winchester", True)):
        table = bang(players=6, hands={"a": "bang"}, front={"a": weapon, "d": "mustang"})
        assert table.a.distance("d") == 4
        assert table.a.may_play("bang", at="d") == reaches
