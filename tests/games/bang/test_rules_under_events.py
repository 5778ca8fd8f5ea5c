"""What event cards and matches change in rules of the base game: the other half of their statements."""

from __future__ import annotations

import pytest

from posse.games.bang.facts import CHARACTERS_NAMED, SHERIFF
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.rules.speech import SPEAK
from posse.testing import rule
from tests.games.bang.laying import BangStory, bang, new_bang
from tests.games.bang.test_greygory_deck import drawn


def copies(table: BangStory, seat: int, character: str) -> None:
    """As if Vera Custer had chosen this one in her last turn."""
    table.table.copied = [-1] * seat + [CHARACTERS_NAMED[character]] + [-1] * (table.table.seats - seat - 1)
    refresh_all(table.table)


def speaks(table: BangStory, seat: int) -> None:
    table.acts(lambda each: each.choose(seat, "", SPEAK))


# Setting up


@rule("bang-setup-roles-dealt")
@pytest.mark.parametrize("number", [1, 3])
def test_in_a_match_the_sheriff_is_not_dealt(number: int) -> None:
    for seed in range(6):
        table = new_bang(4, f"dealt {seed}", match="full")
        first = table.table.role.index(SHERIFF)
        for _ in table.moments(seed):
            if table.table.match.number == number:
                break
        assert table.table.role.index(SHERIFF) == (first + number) % 4


# Drawing


@rule("bang-draw-effects-not-phase-1")
@pytest.mark.parametrize("event", ["thirst", "train-arrival", "abandoned-mine", "peyote", "law-of-the-west"])
def test_events_of_phase_one_leave_a_stagecoach_alone(event: str) -> None:
    table = bang(event=event, hands={"a": "stagecoach"}, deck="beer saloon", discard="jail jail")
    table.a.plays("stagecoach")
    assert (table.a.hand, table.waiting_for, table.a.asked) == ("beer saloon", "a", "play")
    assert not table.told("card-shown")
    assert table.discard.startswith("jail jail")


@rule("bang-draw-effects-not-phase-1")
def test_a_reward_is_three_cards_from_the_deck_under_thirst_and_abandoned_mine() -> None:
    for event in ("thirst", "abandoned-mine"):
        table = bang(event=event, hands={"a": "bang"}, life={"b": 1}, deck="beer beer saloon", discard="jail")
        table.a.plays("bang", at="b")
        assert table.a.hand == "beer beer saloon"


# Playing


@rule("bang-turn-one-shot")
def test_an_event_allows_a_second_bang() -> None:
    table = bang(event="shootout", hands={"a": "bang bang bang"})
    table.a.plays("bang", at="b")
    table.a.plays("bang", at="b")
    assert table.a.cannot_play("bang", at="b") == "bang-turn-one-shot"
    assert table.b.life == 2


@rule("bang-play-answer-counts")
def test_the_sermon_bars_a_bang_as_an_answer_in_the_own_turn_only() -> None:
    table = bang(event="the-sermon", hands={"a": "duel bang", "b": "bang"})
    table.a.plays("duel", at="b")
    assert table.b.may_play("bang")
    table.b.plays("bang")
    assert (table.a.life, table.a.hand, table.a.asked) == (4, "bang", "play")


@rule("bang-play-answer-counts")
def test_handcuffs_bar_an_answer_in_the_own_turn_only() -> None:
    duel = bang(event="handcuffs", show="dorothy-rage", hands={"a": "bang", "b": "duel bang"})
    duel.table.named = 0
    refresh_all(duel.table)
    duel.a.uses("dorothy-rage", at="b")
    duel.a.chooses("name:duel")
    duel.a.chooses("seat:a")
    assert (duel.a.life, duel.a.hand) == (4, "bang")  # barred altogether: not even asked
    free = bang(event="handcuffs", hands={"a": "bang", "b": "duel"}, turn="b")
    free.table.named = 0
    refresh_all(free.table)
    free.b.plays("duel", at="a")
    assert free.a.may_play("bang")


@rule("bang-play-answer-counts")
def test_the_reverend_bars_a_beer_that_would_rescue() -> None:
    table = bang(event="the-reverend", hands={"a": "bang", "b": "beer beer"}, life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert not table.b.in_game
    spared = bang(event="shootout", hands={"a": "bang", "b": "beer beer"}, life={"b": 1})
    spared.a.plays("bang", at="b")
    spared.b.chooses("take")
    assert spared.b.may_play("beer")


@rule("bang-play-answer-counts")
def test_a_bang_thrown_as_an_answer_comes_back_without_mercy_under_an_event() -> None:
    table = bang(event="shootout", hands={"a": "duel bang", "b": "bang"}, no_mercy=True)
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    table.a.ends()
    assert (table.a.asked, len(table.a.options)) == ("no-mercy-return", 2)


@rule("bang-play-answer-not-counted")
def test_answers_do_not_count_for_miss_susanna() -> None:
    table = bang(show="miss-susanna", hands={"a": "duel beer bang", "b": "bang"})
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    table.a.plays("beer")
    table.a.ends()
    assert table.last("life-lost")["rule"] == "bang-wws-miss-susanna"
    assert table.a.life == 4


@rule("bang-play-no-voluntary-discard")
def test_the_daltons_take_a_card_off_the_table() -> None:
    table = bang(players=5, event="thirst", coming="the-daltons", front={"a": "barrel scope"}, phase="start")
    table.a.chooses("card:" + next(name[5:] for name in table.a.options if "barrel" in name))
    assert (table.a.front, table.discard) == ("scope", "barrel")
    assert not [option for option in table.a.options if "scope" in option]  # and no other


@rule("bang-shot-no-effect-not-asked")
def test_a_ghost_is_not_asked_to_answer_a_shot() -> None:
    table = bang(
        players=5,
        event="ghost-town",
        show="dorothy-rage",
        hands={"c": "bang"},
        life={"b": 0},
        deck="missed beer beer",
    )
    table.a.ends()
    assert table.table.ghost == 1
    table.b.uses("dorothy-rage", at="c")
    table.b.chooses("name:bang")
    table.b.chooses("seat:b")
    assert (table.waiting_for, table.b.asked) == ("b", "play")
    assert "missed" in table.b.hand
    assert table.last("no-effect")["seat"] == 1


@rule("bang-green-use-not-played")
def test_a_green_card_is_used_in_handcuffs_and_does_not_count_for_miss_susanna() -> None:
    table = bang(event="handcuffs", hands={"a": "beer"}, front={"a": "canteen"}, life={"a": 3})
    table.table.named = 0
    refresh_all(table.table)
    assert not table.a.may_play("beer")
    table.a.uses("canteen")
    assert table.a.life == 4
    show = bang(show="miss-susanna", hands={"a": "beer saloon"}, front={"a": "canteen"}, life={"a": 3})
    for card in ("beer", "saloon"):
        show.a.plays(card)
    show.a.uses("canteen")
    show.a.ends()
    assert show.last("life-lost")["rule"] == "bang-wws-miss-susanna"


# Whose fault it is


@rule("bang-dmg-source")
def test_a_loss_by_an_event_is_nobodys() -> None:
    noon = bang(event="high-noon", characters={"b": "el-gringo"}, hands={"a": "beer"}, deck="bang bang")
    noon.a.ends()
    assert (noon.b.life, noon.a.hand) == (2, "beer")
    assert noon.last("life-lost")["by"] == -1
    gag = bang(show="gag", characters={"c": "el-gringo"}, hands={"a": "beer"})
    speaks(gag, 2)
    assert (gag.c.life, gag.a.hand) == (2, "beer")
    assert gag.last("life-lost")["by"] == -1


@rule("bang-dmg-source")
def test_a_life_given_to_a_brother_is_the_givers_own_choice() -> None:
    table = bang(
        event="blood-brothers", characters={"b": "el-gringo"}, hands={"a": "beer"}, life={"c": 1}, turn="a"
    )
    table.a.ends()
    table.b.chooses("seat:c")
    assert (table.b.life, table.a.hand) == (2, "beer")
    assert table.last("life-lost")["by"] == -1


@rule("bang-dmg-source", "bang-elim-killer")
def test_a_shot_fired_because_of_an_event_is_the_shooters() -> None:
    table = bang(players=5, show="dorothy-rage", hands={"b": "bang"}, life={"c": 1}, deck="beer beer saloon")
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:bang")
    table.a.chooses("seat:c")
    assert table.last("eliminated")["killer"] == 1  # who plays the card, not who made them


@rule("bang-elim-no-killer")
def test_nobody_is_paid_for_who_falls_to_gag_or_miss_susanna() -> None:
    gag = bang(players=5, show="gag", life={"b": 1}, hands={"a": "beer"})
    speaks(gag, 1)
    assert (gag.b.in_game, gag.a.hand) == (False, "beer")
    assert gag.last("eliminated")["killer"] == -1
    susanna = bang(players=5, show="miss-susanna", life={"b": 1}, turn="b")
    susanna.b.ends()
    assert not susanna.b.in_game
    assert susanna.last("eliminated")["killer"] == -1
    assert susanna.a.hand == ""


@rule("bang-p3-no-killer")
def test_of_three_players_one_falls_to_an_event_and_nobody_has_won() -> None:
    table = bang(3, event="high-noon", life={"b": 1}, turn="a")
    table.a.ends()
    assert not table.b.in_game
    assert not table.over
    assert table.told("eliminated")[0]["killer"] == -1
    assert table.turn == "c"


# Characters


@rule("bang-char-restrictions")
def test_a_drawback_is_silenced_with_the_ability() -> None:
    table = bang(event="hangover", hands={"a": "bang", "b": "missed"}, characters={"b": "big-spencer"})
    table.a.plays("bang", at="b")
    assert table.b.may_play("missed")
    sober = bang(event="thirst", hands={"a": "bang", "b": "missed"}, characters={"b": "big-spencer"})
    sober.a.plays("bang", at="b")
    assert sober.b.options == ["take"]


@rule("bang-char-calamity-janet-limit")
def test_her_missed_as_a_bang_is_barred_by_the_sermon() -> None:
    table = bang(event="the-sermon", hands={"a": "missed punch"}, characters={"a": "calamity-janet"})
    assert not table.a.may_play("missed", as_="bang", at="b")
    assert table.a.may_play("punch", at="b")
    free = bang(event="thirst", hands={"a": "missed"}, characters={"a": "calamity-janet"})
    assert free.a.may_play("missed", as_="bang", at="b")


@rule("bang-char-doc-holyday-limit")
def test_doc_shoots_under_the_sermon() -> None:
    table = bang(event="the-sermon", hands={"a": "bang beer"}, characters={"a": "doc-holyday"})
    assert not table.a.may_play("bang", at="b")
    table.a.uses("doc-holyday", at="b")
    table.a.pays("bang")
    assert table.b.life == 3


@rule("bang-char-vera-custer-jail")
def test_a_copy_lapses_in_a_turn_that_lady_rosa_takes() -> None:
    table = bang(
        players=5,
        show="lady-rosa-of-texas",
        characters={"e": "vera-custer", "c": "willy-the-kid"},
    )
    copies(table, 4, "willy-the-kid")
    assert table.e.me.abilities == ["vera-custer", "willy-the-kid"]
    table.a.uses("lady-rosa-of-texas")
    assert table.e.me.abilities == ["vera-custer", "willy-the-kid"]  # the turn is not lost yet
    table.a.ends()
    assert table.told("turn-skipped")[-1]["seat"] == 4
    assert table.e.me.abilities == ["vera-custer"]
    assert table.turn == "b"


@rule("bang-char-greygory-deck-none-yet")
def test_greygory_draws_again_without_a_question_after_a_return() -> None:
    table = bang(
        players=5, event="dead-man", characters={"b": "greygory-deck"}, life={"b": 0}, dodge_city=True
    )
    assert drawn(table.b) == []
    table.a.ends()
    assert (table.turn, table.b.life) == ("b", 2)
    assert len(drawn(table.b)) == 2
    assert table.b.asked != "greygory-redraw"


@rule("bang-char-greygory-deck-none-yet")
def test_a_copied_greygory_draws_at_once_too() -> None:
    table = bang(characters={"a": "vera-custer", "b": "greygory-deck"}, phase="start")
    table.a.chooses("copy:b")
    assert len(table.table.held[0]) == 2
    assert table.a.asked != "greygory-redraw"


# Showdown


@rule("bang-shot-sources")
def test_in_a_showdown_a_bang_is_a_missed_source() -> None:
    table = bang(show="showdown", hands={"a": "gatling", "b": "bang beer"})
    table.a.plays("gatling")
    assert table.b.may_play("bang", as_="missed")
    assert not [option for option in table.b.options if "beer" in option]
    plain = bang(hands={"a": "gatling", "b": "bang beer"})
    plain.a.plays("gatling")
    assert plain.b.options == ["take"]


@rule("bang-foc-ricochet-as-bang")
def test_in_a_showdown_any_card_is_fired_at_a_card() -> None:
    table = bang(event="ricochet", show="showdown", hands={"a": "beer"}, front={"b": "mustang"})
    table.a.uses("ricochet", at="b")
    assert (table.b.front, table.a.hand) == ("", "")
    plain = bang(event="ricochet", hands={"a": "beer"}, front={"b": "mustang"})
    assert not [option for option in plain.a.options if "ricochet" in option]


@rule("bang-foc-ricochet-as-bang")
def test_in_a_showdown_any_two_cards_are_a_sniper_shot() -> None:
    table = bang(event="sniper", show="showdown", hands={"a": "beer saloon"})
    table.a.uses("sniper", at="b")
    assert (table.b.life, table.a.hand) == (3, "")
    assert table.last("shot-fired")["need"] == 2
    plain = bang(event="sniper", hands={"a": "beer saloon"})
    assert not [option for option in plain.a.options if "sniper" in option]
