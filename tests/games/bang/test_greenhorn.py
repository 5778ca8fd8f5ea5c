"""The greenhorn of BANG!: it plays at random, but like somebody who knows what their role wants."""

from __future__ import annotations

import pytest

from tests.games.bang.laying import GAME, BangStory, bang
from tests.games.bang.six import six
from tests.games.bang.test_deputy import asked
from tests.games.bang.test_deputy_money import auction


def sensible(table: BangStory, letter: str = "a") -> list[str]:
    """What a greenhorn on this seat would think of."""
    decision = asked(table, letter)
    kept = GAME.sensible(table.table.view(decision.seat), decision)
    return [decision.names[decision.options.index(option)] for option in kept]


# Friends


def test_an_outlaw_aims_at_the_sheriff_where_possible() -> None:
    table = bang(5, hands={"b": "bang-2d jail"}, turn="b")
    assert sensible(table, "b") == ["play:bang-2d:a", *[f"play:jail-10s:{seat}" for seat in "cde"], "end"]


def test_a_deputy_does_not_aim_at_the_sheriff() -> None:
    table = bang(5, hands={"e": "bang-2d"}, turn="e")
    assert sensible(table, "e") == ["play:bang-2d:d", "end"]


def test_a_renegade_spares_the_sheriff_until_the_two_are_alone() -> None:
    for life, targets in (({"b": 0}, "de"), ({"b": 0, "d": 0, "e": 0}, "a")):
        table = bang(5, hands={"c": "bang-2d"}, front={"c": "winchester"}, life=life, turn="c")
        assert sensible(table, "c") == [*[f"play:bang-2d:{seat}" for seat in targets], "end"]


def test_a_renegade_of_a_hidden_game_which_goes_on_without_the_sheriff_shoots_at_anybody() -> None:
    table = six(turn="b", roles={"b": "renegade", "c": "outlaw"}, hands={"b": "bang-2d"})
    assert sensible(table, "b") == ["play:bang-2d:a", "play:bang-2d:c", "end"]


@pytest.mark.parametrize("seat", ["c", "e"])
def test_in_the_wild_west_show_nobody_has_a_sheriff_to_spare(seat: str) -> None:
    table = bang(5, hands={seat: "springfield saloon"}, turn=seat, show="wild-west-show")
    assert "play:springfield-ks:a" in sensible(table, seat)
    outlaw = bang(5, hands={"b": "bang-2d"}, turn="b", show="wild-west-show")
    assert sensible(outlaw, "b") == ["play:bang-2d:a", "play:bang-2d:c", "end"]


@pytest.mark.parametrize(("seat", "plays"), [("b", True), ("c", False), ("e", False)])
def test_nobody_who_needs_the_sheriff_fires_at_everybody_when_the_sheriff_would_fall(
    seat: str, plays: bool
) -> None:
    for life, thought_of in ((1, plays), (2, True)):
        table = bang(5, hands={seat: "gatling"}, life={"a": life}, turn=seat)
        assert ("play:gatling-10h" in sensible(table, seat)) is thought_of


def test_a_deputy_takes_from_the_sheriff_what_hurts_and_from_others_what_does_not() -> None:
    for victim, takes in (("a", "card:dynamite-2h"), ("d", "card:barrel-qs")):
        table = bang(5, hands={"e": "cat-balou"}, front={victim: "barrel-qs dynamite-2h"}, turn="e")
        table.e.plays("cat-balou", at=victim)
        assert sensible(table, "e") == [takes]


# Life


def test_it_drinks_only_when_it_helps_but_then_does_not_die_thirsty() -> None:
    table = bang(4, hands={"a": "beer bang", "b": "beer"}, life={"b": 1})
    assert not any(name.startswith("play:beer") for name in sensible(table))
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert sensible(table, "b") == ["play:beer-7h"]


def test_the_wounded_do_not_end_their_turn_with_a_beer() -> None:
    assert sensible(bang(hands={"a": "beer-7h"}, life={"a": 4})) == ["play:beer-7h"]
    assert sensible(bang(hands={"a": "beer-7h"})) == ["end"]
    canteen = bang(hands={"a": ""}, front={"a": "canteen"}, life={"a": 4})
    assert sensible(canteen) == ["use:canteen"]
    assert sensible(bang(front={"a": "canteen"})) == ["end"]
    tequila = bang(hands={"a": "tequila jail-4h"}, life={"a": 4})
    assert "end" not in sensible(tequila)
    assert "play:tequila-9c:a" in sensible(tequila)


def test_beer_and_missed_are_the_last_to_be_thrown_away() -> None:
    table = bang(hands={"a": "beer missed bang-2d jail-4h dodge"}, life={"a": 1}, phase="discard")
    assert sensible(table) == ["discard:bang-2d", "discard:jail-4h"]
    table.a.discards("bang", "jail")
    assert len(sensible(table)) == 3
    paying = bang(hands={"a": "springfield missed jail-4h"})
    paying.a.plays("springfield", at="b")
    assert sensible(paying) == ["card:jail-4h"]


# Answers


def test_a_shot_is_dodged_if_that_is_possible_and_no_missed_is_wasted_if_not() -> None:
    table = bang(hands={"a": "bang", "b": "missed"})
    table.a.plays("bang", at="b")
    assert sensible(table, "b") == ["play:missed-10c"]
    slab = bang(hands={"a": "bang", "b": "missed"}, characters={"a": "slab-the-killer"})
    slab.a.plays("bang", at="b")
    assert sensible(slab, "b") == ["take"]


def test_jourdonnais_tries_his_luck_and_sid_keeps_his_cards_for_his_last_life() -> None:
    table = bang(hands={"a": "bang", "b": ""}, characters={"b": "jourdonnais"})
    table.a.plays("bang", at="b")
    assert sensible(table, "b") == ["use:jourdonnais"]
    for life, thought_of in ((2, ["take"]), (1, ["use:sid-ketchum"])):
        sid = bang(hands={"a": "bang", "b": "jail duel"}, characters={"b": "sid-ketchum"}, life={"b": life})
        sid.a.plays("bang", at="b")
        assert sensible(sid, "b") == thought_of


def test_indians_are_answered_and_duels_as_it_likes() -> None:
    indians = bang(hands={"a": "indians", "b": "bang-2d"})
    indians.a.plays("indians")
    assert sensible(indians, "b") == ["play:bang-2d"]
    duel = bang(hands={"a": "duel", "b": "bang-2d"})
    duel.a.plays("duel", at="b")
    assert sensible(duel, "b") == ["refuse", "play:bang-2d"]
    last = bang(hands={"a": "duel", "b": "bang-2d"}, life={"b": 1})
    last.a.plays("duel", at="b")
    assert sensible(last, "b") == ["play:bang-2d"]


def test_lucky_duke_chooses_the_card_that_saves() -> None:
    deck = "2♠ cat-balou-kh"
    table = bang(characters={"b": "lucky-duke"}, hands={"a": "bang"}, front={"b": "barrel"}, deck=deck)
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert sensible(table, "b") == ["card:cat-balou-kh"]


# Event cards


def test_a_life_is_given_only_to_the_sheriff_and_only_by_a_deputy() -> None:
    table = bang(5, event="blood-brothers", life={"a": 2, "b": 2}, turn="d")
    table.d.ends()
    assert table.e.options == ["nobody", "seat:a", "seat:b"]
    assert sensible(table, "e") == ["nobody", "seat:a"]
    outlaw = bang(5, event="blood-brothers", life={"a": 2, "c": 2})
    outlaw.a.ends()
    assert sensible(outlaw, "b") == ["nobody"]


@pytest.mark.parametrize(("life", "thought_of"), [(3, ["keep"]), (2, ["switch", "keep"])])
def test_no_lives_are_traded_for_a_new_identity(life: int, thought_of: list[str]) -> None:
    table = bang(event="new-identity", spares={"b": "paul-regret"}, life={"b": life})
    table.a.ends()
    assert sorted(sensible(table, "b")) == sorted(thought_of)


def test_nobody_with_a_missed_takes_a_bullet_of_the_roulette() -> None:
    table = bang(coming="russian-roulette", hands={"a": "missed"}, phase="start")
    assert sensible(table) == ["play:missed-10c"]


def test_a_deputy_snipes_at_others_than_the_sheriff() -> None:
    table = bang(5, event="sniper", hands={"e": "bang bang"}, turn="e")
    assert "use:sniper:a" in table.e.options
    thought_of = sensible(table, "e")
    assert "use:sniper:a" not in thought_of
    assert "use:sniper:d" in thought_of


def test_to_the_daltons_it_gives_up_what_hurts() -> None:
    table = bang(coming="the-daltons", front={"a": "barrel jail-4h mustang"}, phase="start")
    assert sensible(table) == ["card:jail-4h"]


# Money


def test_nobody_throws_everything_on_one_character() -> None:
    table, first, second = auction("willy-the-kid", "el-gringo", "vulture-sam", "rose-doolan")
    table.player("abcd".index(first)).chooses("be:willy-the-kid")
    assert sensible(table, first) == ["hundreds:1", "hundreds:2", "hundreds:3"]
    table.player("abcd".index(first)).chooses("hundreds:1")
    assert sensible(table, second) == ["hundreds:0", "hundreds:2", "hundreds:3"]
