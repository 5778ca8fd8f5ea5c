"""The deputy under event cards: what they change for it now, and what the next one will."""

from __future__ import annotations

import pytest

from posse.games.bang.facts import CARD_NAMES
from tests.games.bang.laying import BangStory, bang
from tests.games.bang.test_deputy import deputy, did

FISTFUL = "a-fistful-of-cards"


def suspects(table: BangStory) -> BangStory:
    """Nobody doubts that b and d are outlaws."""
    did(table, "b>a", "b>a", "b>a", "d>a", "d>a", "d>a")
    return table


# Suits


@pytest.mark.parametrize(("event", "at"), [("blessing", "d"), ("curse", "b"), ("lasso", "b")])
def test_a_barrel_is_sure_cover_under_blessing_and_none_under_curse_or_lasso(event: str, at: str) -> None:
    life = {"b": 1, "d": 3}
    table = suspects(bang(4, hands={"a": "bang"}, life=life, front={"b": "barrel"}, event=event))
    assert deputy(table).endswith(f":{at}")


@pytest.mark.parametrize(("event", "chosen"), [("curse", "play:bang-9d:b"), ("the-judge", "end")])
def test_diamonds_that_are_spades_now_hit_apache_kid(event: str, chosen: str) -> None:
    life = {"c": 0, "d": 0}
    table = suspects(bang(4, hands={"a": "bang-9d"}, characters={"b": "apache-kid"}, life=life, event=event))
    assert deputy(table) == chosen


@pytest.mark.parametrize(("coming", "played"), [("curse", False), ("thirst", True)])
def test_it_lays_no_dynamite_before_a_curse(coming: str, played: bool) -> None:
    life = {"b": 2, "c": 2, "d": 2}
    table = suspects(bang(4, hands={"a": "dynamite"}, life=life, event="the-sermon", coming=coming))
    assert deputy(table).startswith("play:dynamite") is played


# Hands


@pytest.mark.parametrize(("coming", "chosen"), [("a-fistful-of-cards", "play:saloon"), ("dead-man", "end")])
def test_before_a_fistful_of_cards_it_empties_its_hand(coming: str, chosen: str) -> None:
    table = bang(4, hands={"a": "saloon"}, event="the-judge", coming=coming)
    assert deputy(table).startswith(chosen)


def test_a_beer_is_kept_for_the_shots_of_a_fistful_of_cards() -> None:
    table = bang(4, hands={"a": "beer"}, event="the-judge", coming="a-fistful-of-cards")
    assert deputy(table) == "end"


@pytest.mark.parametrize(("hand", "idle"), [("saloon beer", False), ("saloon", True)])
def test_cards_of_little_use_save_a_life_from_miss_susanna_if_there_are_enough(hand: str, idle: bool) -> None:
    table = bang(4, hands={"a": hand}, show="miss-susanna")
    table.table.acts = 1
    assert (deputy(table) == "end") is idle


def test_rather_than_be_shot_at_for_a_card_it_does_not_play_it_at_a_friend() -> None:
    """Before A Fistful of Cards, and under Miss Susanna."""
    for at, chosen in (("a", "end"), ("b", "play:duel-qd:b")):
        life = {"c": 0, "d": 0, "e": 3} | ({"b": 0} if at == "a" else {})
        table = bang(5, hands={"e": "duel-qd missed"}, life=life, turn="e", event="the-judge", coming=FISTFUL)
        assert deputy(table, "e") == chosen


@pytest.mark.parametrize(("life", "chosen"), [(4, "end"), (1, "play:bang-2d:a")])
def test_for_miss_susanna_a_deputy_shoots_at_its_sheriff_only_with_its_last_life(
    life: int, chosen: str
) -> None:
    out = {"b": 0, "c": 0, "d": 0}
    table = bang(5, hands={"e": "bang-2d"}, life={**out, "e": life}, turn="e", show="miss-susanna")
    table.table.acts = 2
    assert table.e.options == ["play:bang-2d:a", "end"]
    assert deputy(table, "e") == chosen


@pytest.mark.parametrize(("life", "played"), [(2, False), (1, True)])
def test_no_dynamite_is_laid_for_miss_susanna_if_it_is_more_dangerous_than_she_is(
    life: int, played: bool
) -> None:
    table = bang(4, hands={"b": "dynamite-2h"}, life={"b": life}, turn="b", show="miss-susanna")
    table.table.acts = 2
    assert (deputy(table, "b") == "play:dynamite-2h") is played


# Shots


def test_two_bangs_of_a_sniper_kill_where_one_would_be_dodged() -> None:
    hands = {"a": "bang bang", "b": "beer beer beer panic"}
    for life, chosen in ((1, "use:sniper:b"), (4, "play:bang")):
        table = suspects(bang(4, hands=hands, life={"b": life, "c": 0}, event="sniper"))
        assert deputy(table).startswith(chosen)


def test_in_a_showdown_the_card_that_is_needed_least_is_fired() -> None:
    hands = {"a": "beer saloon missed"}
    table = suspects(bang(4, hands=hands, life={"b": 2, "c": 2}, show="showdown"))
    assert deputy(table).startswith("as-bang:saloon")


def test_lee_van_kliff_repeats_no_shot_at_his_sheriff() -> None:
    """In a Showdown a Stagecoach was a Bang!: repeated it is one again, not two cards."""
    hands = {"e": "stagecoach bang beer", "a": "missed missed"}
    table = bang(5, characters={"e": "lee-van-kliff"}, hands=hands, turn="e", show="showdown")
    table.e.chooses(next(name for name in table.e.options if fires(name, "stagecoach", "d")))
    assert not deputy(table, "e").endswith(":a")


def fires(option: str, card: str, at: str) -> bool:
    return option.startswith(f"as-bang:{card}") and option.endswith(f":{at}")


def test_no_friend_is_shot_for_the_card_that_a_derringer_brings() -> None:
    hands = {"a": "beer beer beer panic panic"}
    front = {"a": "barrel", "c": "mustang", "e": "derringer"}
    table = bang(5, life={"b": 0, "d": 0}, hands=hands, front=front, turn="e")
    assert table.e.options == ["use:derringer:a", "end"]
    assert deputy(table, "e") == "end"


# Who wins


@pytest.mark.parametrize("seat", ["c", "e"])
def test_in_the_wild_west_show_everybody_kills_the_sheriff(seat: str) -> None:
    roles = {"b": "outlaw", "c": "renegade", "d": "outlaw", "e": "deputy"}
    for show, kills in (("wild-west-show", True), ("gag", False)):
        table = bang(5, roles=roles, life={"a": 1}, hands={seat: "springfield saloon"}, turn=seat, show=show)
        assert (deputy(table, seat) == "play:springfield-ks:a") is kills


def test_nothing_can_hurt_a_ghost_so_it_plays_what_it_has() -> None:
    hands = {"a": "beer beer beer beer"}
    ghost = bang(4, hands=hands, life={"b": 0}, deck="duel missed missed", event="ghost-town")
    ghost.a.ends()
    assert deputy(ghost, "b").startswith("play:duel")
    wounded = bang(4, hands=hands | {"b": "duel missed missed"}, life={"b": 1}, event="ghost-town", turn="b")
    assert deputy(wounded, "b") == "end"


# Choices that event cards bring


@pytest.mark.parametrize(
    ("life", "hand", "choice"),
    [(1, "missed beer jail", "drink"), (1, "bang", "draw"), (3, "missed beer", "draw")],
)
def test_hard_liquor_is_for_the_wounded_who_have_cards_to_live_on(life: int, hand: str, choice: str) -> None:
    table = bang(4, event="hard-liquor", turn="b", life={"c": life}, hands={"c": hand})
    table.b.ends()
    assert deputy(table, "c") == choice


@pytest.mark.parametrize(
    ("seen", "guess"), [("bang-2d bang-3d bang-4d", "black"), ("", "black"), ("black", "red")]
)
def test_under_peyote_it_guesses_the_colour_that_more_of_the_unseen_cards_have(seen: str, guess: str) -> None:
    black = " ".join(name for name in CARD_NAMES[:80] if name[-1] in "cs")
    table = bang(4, event="peyote", turn="b", hands={"c": black if seen == "black" else seen})
    table.b.ends()
    assert deputy(table, "c") == guess


def test_a_ricochet_takes_a_barrel_of_a_known_enemy() -> None:
    table = bang(4, event="ricochet", hands={"a": "bang"}, front={"c": "barrel"})
    did(table, "c>a", "c>a", "c>a")
    assert deputy(table) == "use:ricochet:c"
