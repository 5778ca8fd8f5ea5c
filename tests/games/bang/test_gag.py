"""28. Gag: under it a word costs a life."""

from __future__ import annotations

import pytest

from posse.core import Chance, records
from posse.core.errors import Refused
from posse.core.records import Luck, Record
from posse.core.table import SPECTATOR
from posse.games.bang.rules.speech import SPEAK
from posse.testing import rule
from tests.games.bang.laying import GAME, bang
from tests.games.bang.test_matches import further_games

# Gag


@rule("bang-wws-gag", "bang-wws-gag-when")
def test_a_word_costs_a_life_and_play_is_asked_again() -> None:
    table = bang(show="gag", hands={"a": "bang"})
    table.acts(lambda each: each.choose(2, "", SPEAK))
    assert table.c.life == 3
    assert table.waiting_for == "a"
    assert table.a.asked == "play"
    table.acts(lambda each: each.choose(0, "", SPEAK))
    assert table.a.life == 4
    assert table.a.may_play("bang", at="b")


@rule("bang-wws-gag-when")
def test_nobody_speaks_while_something_else_is_pending_or_without_gag() -> None:
    table = bang(show="gag", hands={"a": "bang", "b": "missed"})
    table.a.plays("bang", at="b")
    assert not table.table.interjects(2, SPEAK)
    assert not table.table.interjects(1, SPEAK)
    quiet = bang()
    assert not quiet.table.interjects(2, SPEAK)
    with pytest.raises(Refused):
        quiet.table.choose(2, "1", SPEAK)
    out = bang(show="gag", life={"c": 0})
    assert not out.table.interjects(2, SPEAK)


@rule("bang-wws-gag-when")
def test_a_word_is_recorded_and_replayed() -> None:
    story = bang(show="gag")
    assert story.table.interjects(3, SPEAK)
    kept = Record.begin(GAME, list("wxyz"), {"wws_events": True}, Luck(Chance.from_text("gag").seed))
    kept.add(story.table, 3, SPEAK)
    assert (kept.choices[0].seat, kept.choices[0].asks, kept.choices[0].option) == (3, "", SPEAK)
    again = bang(show="gag")
    kept.apply(again.table, 1)
    assert again.d.life == 3
    assert records.read(records.write(kept)).choices == kept.choices


@rule("bang-wws-gag-turn-player", "bang-wws-gag")
def test_a_turn_player_who_talks_with_the_last_life_has_no_turn_left() -> None:
    table = bang(show="gag", life={"b": 1}, turn="b")
    table.acts(lambda each: each.choose(1, "", SPEAK))
    assert not table.b.in_game
    assert table.turn == "c"
    out = next(event for event in table.table.told if event.kind.name == "eliminated")
    assert out.values[3] == -1


@rule("bang-wws-gag", "bang-wws-gag-when")
def test_who_is_saved_from_a_word_by_a_beer_has_paid_for_being_asked_again() -> None:
    """Then `play` is a new question with new time: for a life and a Beer each time, and they run out."""
    table = bang(show="gag", turn="b", life={"b": 1}, hands={"b": "beer"})
    table.acts(lambda each: each.choose(1, "", SPEAK))
    assert table.b.asked == "rescue"
    assert not any(table.table.interjects(seat, SPEAK) for seat in range(4))  # nobody buys time for it
    table.b.plays("beer")
    assert (table.b.life, table.b.hand, table.b.asked) == (1, "", "play")
    table.acts(lambda each: each.choose(1, "", SPEAK))
    assert not table.b.in_game


@rule("bang-char-lee-van-kliff-window", "bang-wws-gag-when")
def test_what_somebody_else_says_does_not_cost_lee_his_repeat() -> None:
    for saved in (False, True):
        table = bang(
            show="gag",
            characters={"a": "lee-van-kliff"},
            hands={"a": "saloon bang", "c": "beer" if saved else ""},
            life={"c": 1},
        )
        table.a.plays("saloon")
        table.table.life[2] = 1 if saved else 3
        table.acts(lambda each: each.choose(2, "", SPEAK))
        if saved:
            table.c.plays("beer")
        assert table.a.asked == "play"
        assert "use:lee-van-kliff" in table.a.options


@rule("bang-wws-gag-muted")
def test_a_living_player_is_warned_of_the_price_before_anything_is_paid() -> None:
    table = bang(show="gag", hands={"a": "bang"})
    hush = table.table.hush()
    assert hush is not None
    assert [hush.may_speak(seat) for seat in range(4)] == [True] * 4
    assert hush.answer(2).rule == "bang-wws-gag-muted"
    assert hush.option == SPEAK
    assert table.c.life == 4  # so far only a warning
    assert bang(show="showdown").table.hush() is None


@rule("bang-wws-gag-closed")
def test_at_every_other_moment_nobody_may_speak() -> None:
    table = bang(show="gag", hands={"a": "bang", "b": "missed"})
    table.a.plays("bang", at="b")
    hush = table.table.hush()
    assert hush is not None
    assert not any(hush.may_speak(seat) for seat in range(4))
    assert hush.answer(2).rule == "bang-wws-gag-closed"


@rule("bang-wws-gag-closed", "bang-match-pause")
def test_between_two_games_of_a_match_everybody_may_talk() -> None:
    table = bang(5, show="gag", hands={"a": "bang"}, life={"b": 1, "c": 0, "d": 0}, match="full")
    further_games(table)
    table.a.plays("bang", at="b")
    assert table.asks == "next-game"
    assert table.table.hush() is None
    assert not any(table.table.interjects(seat, SPEAK) for seat in range(5))


@rule("bang-wws-gag-others")
def test_the_dead_and_spectators_are_muted_and_cannot_even_pay() -> None:
    table = bang(show="gag", life={"c": 0})
    hush = table.table.hush()
    assert hush is not None
    for seat in (2, SPECTATOR):
        assert not hush.may_speak(seat)
        assert hush.answer(seat).rule == "bang-wws-gag-others"
    assert hush.may_speak(1)
    ghost = bang(show="gag", event="ghost-town", life={"b": 0})
    ghost.a.ends()
    assert ghost.turn == "b"
    hush = ghost.table.hush()
    assert hush is not None
    assert hush.answer(1).rule == "bang-wws-gag-others"  # a ghost has no life to pay with


@rule("bang-wws-gag-others")
def test_bots_never_talk() -> None:
    table = bang(show="gag", hands={"a": "bang beer"})
    assert SPEAK not in table.a.options
