"""28. The event cards of Wild West Show: hands, the dead, showdowns, lost lives, the last survivor."""

from __future__ import annotations

import pytest

from posse.core import Chance
from posse.core.table import SPECTATOR
from posse.games.bang.facts import OUTLAW, RENEGADE, ROLES
from posse.testing import rule
from tests.games.bang.laying import bang
from tests.games.bang.placing import named

# Darling Valentine


@rule("bang-wws-darling-valentine")
@pytest.mark.parametrize("cards", [1, 3])
def test_as_many_cards_come_as_go(cards: int) -> None:
    table = bang(show="darling-valentine", hands={"b": " ".join(["duel"] * cards)}, deck="beer " * 5)
    table.a.ends()
    assert table.b.hand.split() == ["beer"] * (cards + 2)  # and phase 1


@rule("bang-wws-darling-valentine", "bang-char-suzy-lafayette-swap")
def test_every_turn_begins_with_another_hand() -> None:
    table = bang(
        show="darling-valentine",
        hands={"b": "duel missed"},
        deck="beer beer gatling saloon",
        characters={"b": "suzy-lafayette"},
    )
    table.a.ends()
    assert table.b.hand == "beer beer gatling saloon"
    assert table.discard == "duel missed"


# Bone Orchard


@rule("bang-wws-bone-orchard", "bang-wws-bone-orchard-hand", "bang-wws-bone-orchard-roles")
def test_the_dead_come_back_with_one_life_and_a_secret_role() -> None:
    table = bang(players=7, show="bone-orchard", life={"b": 0, "c": 0})
    table.a.ends()
    assert table.turn == "b"
    assert table.b.life == 1
    assert len(table.b.hand.split()) == 2  # those of phase 1
    assert not table.sees.players[1].role_shown
    assert table.b.sees.players[1].role in (OUTLAW, RENEGADE)
    assert table.c.sees.players[2].role == -1  # not even they know
    imagined = {table.table.imagine(2, Chance.from_text(str(seed))).role[2] for seed in range(20)}
    assert len(imagined) > 1


@rule("bang-wws-bone-orchard-roles")
def test_who_comes_back_in_another_way_learns_the_role_dealt_meanwhile() -> None:
    table = bang(
        players=7,
        event="ghost-town",
        show="bone-orchard",
        shows="showdown",
        life={"b": 0, "c": 0},
        hands={"a": "beer"},
        deck="stagecoach bang",
    )
    table.a.ends()
    table.b.plays("stagecoach")
    assert table.c.sees.players[2].role == -1
    table.b.ends()
    table.b.discards(*table.b.hand.split()[:2])
    assert (table.turn, table.table.ghost) == ("c", 2)
    assert ROLES[table.c.sees.players[2].role] == table.c.role
    assert not table.sees.players[2].role_shown


@rule("bang-wws-bone-orchard-permanent")
def test_who_has_come_back_stays() -> None:
    table = bang(players=5, show="bone-orchard", shows="showdown", life={"b": 0}, deck="stagecoach beer")
    table.a.ends()
    table.b.plays("stagecoach")
    assert table.show == "showdown"
    assert table.b.in_game


@rule("bang-wws-bone-orchard-sheriff")
def test_a_sheriff_comes_back_as_sheriff() -> None:
    table = bang(players=5, show="bone-orchard", life={"a": 0, "b": 0}, turn="e")
    table.e.ends()
    assert table.turn == "a"
    assert table.a.role == "sheriff"
    assert table.sees.players[0].role_shown


@rule("bang-turn-step-return")
def test_bone_orchard_goes_before_ghost_town() -> None:
    table = bang(players=5, event="ghost-town", show="bone-orchard", life={"b": 0})
    table.a.ends()
    assert table.b.life == 1
    assert table.table.ghost == -1


@rule("bang-wws-bone-orchard", "bang-hn-gold-rush", "bang-turn-step-return")
def test_under_gold_rush_the_turn_reaches_the_dead_the_other_way_round() -> None:
    table = bang(players=5, event="gold-rush", show="bone-orchard", life={"e": 0, "b": 0})
    table.a.ends()
    assert table.turn == "e"
    assert not table.b.in_game


# Showdown


@rule("bang-wws-showdown", "bang-wws-showdown-limit", "bang-play-as-other")
def test_every_card_is_a_bang_and_every_bang_a_missed() -> None:
    table = bang(show="showdown", hands={"a": "barrel beer", "b": "bang"})
    table.a.plays("barrel", at="b", as_="bang")
    table.b.plays("bang", as_="missed")
    assert table.b.life == 4
    assert not table.a.may_play("beer", at="b", as_="bang")  # one Bang! a turn
    assert table.a.may_play("beer")
    assert not [option for option in bang(hands={"a": "barrel"}).a.options if option.startswith("as-bang")]


@rule("bang-wws-showdown-limit", "bang-hn-the-sermon-as-bang")
def test_showdown_keeps_to_range_and_sermon() -> None:
    far = bang(players=7, show="showdown", hands={"a": "beer"})
    assert not far.a.may_play("beer", at="d", as_="bang")
    sermon = bang(event="the-sermon", show="showdown", hands={"a": "beer"})
    assert not sermon.a.may_play("beer", at="b", as_="bang")


@rule("bang-wws-showdown-responses")
def test_any_card_answers_a_duel_and_indians() -> None:
    table = bang(show="showdown", hands={"a": "indians duel saloon", "b": "barrel mustang"})
    table.a.plays("indians")
    table.b.plays("barrel", as_="bang")
    table.a.plays("duel", at="b")
    table.b.plays("mustang", as_="bang")
    table.a.plays("saloon", as_="bang")
    assert table.b.life == 3


@rule("bang-char-big-spencer-showdown", "bang-char-lee-van-kliff-showdown")
def test_spencer_and_lee_in_a_showdown() -> None:
    table = bang(show="showdown", hands={"a": "bang", "b": "bang missed"}, characters={"b": "big-spencer"})
    table.a.plays("bang", at="b")
    assert table.b.may_play("bang", as_="missed")
    assert not table.b.may_play("missed")
    table.b.chooses("take")
    table.a.ends()
    assert table.b.may_play("missed", at="c", as_="bang")
    lee = bang(show="showdown", hands={"a": "saloon beer"}, characters={"a": "lee-van-kliff"})
    lee.a.plays("saloon")
    lee.a.uses("lee-van-kliff")
    assert lee.a.hand == ""


# Sacagaway


@rule("bang-wws-sacagaway", "bang-wws-sacagaway-random")
def test_all_hands_are_open_and_roles_stay_secret() -> None:
    table = bang(shows="sacagaway", hands={"a": "stagecoach panic", "b": "beer duel"}, deck="gatling saloon")
    table.a.plays("stagecoach")
    seen = table.table.view(SPECTATOR)
    assert named(seen.players[1].known) == named(sorted(table.table.hands[1]))
    assert len(seen.players[0].known) == 3
    assert seen.players[1].role == -1
    table.a.plays("panic", at="b")  # the only choice is a random card
    assert len(table.a.hand.split()) == 3
    assert len(table.table.view(SPECTATOR).players[0].known) == 3
    table.a.ends()
    assert len(table.table.view(SPECTATOR).players[1].known) == table.table.view(SPECTATOR).players[1].hand


@rule("bang-wws-sacagaway-questions")
def test_who_has_no_missed_is_asked_all_the_same() -> None:
    table = bang(show="sacagaway", hands={"a": "bang", "b": "beer"})
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]


# Miss Susanna


@rule("bang-wws-miss-susanna", "bang-wws-miss-susanna-count", "bang-turn-end-sequence")
def test_fewer_than_three_cards_cost_a_life() -> None:
    table = bang(show="miss-susanna", hands={"a": "beer saloon mustang"}, life={"a": 3})
    table.a.plays("beer")
    table.a.plays("saloon")
    table.a.plays("mustang")
    table.a.ends()
    assert table.a.life == 5
    lazy = bang(show="miss-susanna", hands={"a": "beer saloon"}, front={"a": "canteen"}, life={"a": 3})
    lazy.a.plays("beer")
    lazy.a.plays("saloon")
    lazy.a.uses("canteen")  # does not count
    lazy.a.ends()
    assert lazy.a.life == 4
    assert lazy.turn == "b"


@rule("bang-wws-miss-susanna-count")
def test_cards_played_before_the_event_came_up_count() -> None:
    table = bang(shows="miss-susanna", hands={"a": "beer mustang stagecoach"})
    table.a.plays("beer")
    table.a.plays("mustang")
    table.a.plays("stagecoach")
    table.a.ends()
    assert table.a.life == 5


@rule("bang-wws-miss-susanna-count", "bang-foc-ricochet-unlimited")
def test_a_bang_fired_at_a_card_counts() -> None:
    table = bang(
        event="ricochet", show="miss-susanna", hands={"a": "bang beer mustang"}, front={"b": "scope"}
    )
    table.a.uses("ricochet", at="b")
    table.a.pays("bang")
    assert table.b.front == ""
    table.a.plays("beer")
    table.a.plays("mustang")
    table.a.ends()
    assert table.a.life == 5


@rule("bang-wws-miss-susanna-count", "bang-foc-sniper-counts")
def test_a_pair_fired_by_a_sniper_counts_as_one_card() -> None:
    for more, life in (("beer", 4), ("beer mustang", 5)):
        table = bang(event="sniper", show="miss-susanna", hands={"a": "bang bang " + more})
        table.a.uses("sniper", at="b")
        table.a.pays("bang")
        if table.a.asked != "play":
            table.a.pays("bang")
        for card in more.split():
            table.a.plays(card)
        table.a.ends()
        assert table.a.life == life


@rule("bang-wws-miss-susanna-unable")
def test_handcuffs_are_no_excuse() -> None:
    table = bang(event="handcuffs", show="miss-susanna", turn="b")
    table.table.named = 1
    table.b.ends()
    assert table.b.life == 3


@rule("bang-wws-miss-susanna-jail")
def test_a_lost_turn_and_a_ghost_cost_nothing() -> None:
    jail = bang(show="miss-susanna", front={"b": "jail"}, deck="2♠", turn="a", life={"a": 5})
    jail.table.acts = 3
    jail.a.ends()
    assert jail.turn == "c"
    assert jail.b.life == 4
    ghost = bang(event="ghost-town", show="miss-susanna", life={"b": 0})
    ghost.table.acts = 3
    ghost.a.ends()
    ghost.b.ends()
    assert ghost.turn == "c"
    assert len(ghost.told("life-lost")) == 0


@rule("bang-wws-miss-susanna", "bang-char-bart-cassidy-any-cause")
def test_bart_draws_for_miss_susanna_before_the_next_turn() -> None:
    table = bang(show="miss-susanna", characters={"a": "bart-cassidy"}, deck="beer")
    table.a.ends()
    assert table.turn == "b"
    assert (table.a.life, table.a.hand) == (4, "beer")


@rule("bang-wws-miss-susanna", "bang-turn-end-sequence")
def test_who_falls_to_miss_susanna_has_no_vendetta() -> None:
    table = bang(event="vendetta", show="miss-susanna", life={"b": 1}, turn="b", deck="2♥")
    table.b.ends()
    assert not table.b.in_game
    assert table.turn == "c"
    assert len(table.told("check-flipped")) == 0


# Wild West Show


@rule("bang-wws-wild-west-show", "bang-wws-wild-west-show-sheriff", "bang-win-wws-override")
def test_the_last_survivor_wins_and_the_sheriff_is_one_of_many() -> None:
    table = bang(show="wild-west-show", hands={"b": "gatling bang"}, life={"a": 1, "c": 1, "d": 1}, turn="b")
    table.b.plays("gatling")
    assert table.over
    assert table.winners == "b"
    sheriff = bang(show="wild-west-show", hands={"b": "bang"}, life={"a": 1}, turn="b")
    sheriff.b.plays("bang", at="a")
    assert not sheriff.a.in_game
    assert not sheriff.over


@rule("bang-wws-wild-west-show-roles")
def test_roles_remain_what_they_are() -> None:
    table = bang(
        players=5, show="wild-west-show", hands={"a": "bang barrel", "b": "jail"}, life={"b": 1, "e": 1}
    )
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert len(table.a.hand.split()) == 4  # three cards for an outlaw
    deputy = bang(players=5, show="wild-west-show", hands={"a": "bang barrel"}, life={"e": 1})
    deputy.a.plays("bang", at="e")
    assert deputy.a.hand == ""
    jail = bang(players=5, show="wild-west-show", hands={"b": "jail"}, turn="b")
    assert not jail.b.may_play("jail", at="a")
