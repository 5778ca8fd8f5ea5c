"""18. Blue cards of the base game."""

from __future__ import annotations

import pytest

from posse.testing import rule
from tests.games.bang.laying import BangStory, bang

# Weapons


@rule("bang-volcanic-unlimited")
def test_with_a_volcanic_any_number_of_bang_cards_is_played() -> None:
    table = bang(hands={"a": "bang bang bang"}, front={"a": "volcanic"})
    for life in (3, 2, 1):
        table.a.plays("bang", at="b")
        assert table.b.life == life
    plain = bang(hands={"a": "bang bang"})
    plain.a.plays("bang", at="b")
    assert not plain.a.may_play("bang", at="b")


def reached(weapon: str) -> str:
    """Who of eight players a Bang! of the first reaches."""
    table = bang(players=8, hands={"a": "bang"}, front={"a": weapon} if weapon else {})
    return " ".join([seat for seat in "bcdefgh" if table.a.may_play("bang", at=seat)])


RANGES = {
    "volcanic": "b h",
    "schofield": "b c g h",
    "remington": "b c d f g h",
    "rev-carabine": "b c d e f g h",
}


@rule("bang-volcanic-range", "bang-schofield-range", "bang-remington-range", "bang-rev-carabine-range")
@pytest.mark.parametrize("weapon", RANGES)
def test_each_weapon_has_its_range(weapon: str) -> None:
    assert reached(weapon) == RANGES[weapon]
    assert reached("") == "b h"


@rule("bang-winchester-range", "bang-rev-carabine-range")
def test_a_winchester_reaches_one_farther_than_a_rev_carabine() -> None:
    for weapon, reaches in (("rev-carabine", False), ("winchester", True)):
        table = bang(players=8, hands={"a": "bang"}, front={"a": weapon, "e": "mustang"})
        assert table.a.distance("e") == 5
        assert table.a.may_play("bang", at="e") == reaches
    table = bang(
        players=8,
        hands={"a": "bang"},
        front={"a": "winchester", "e": "mustang"},
        characters={"e": "paul-regret"},
    )
    assert table.a.distance("e") == 6
    assert not table.a.may_play("bang", at="e")


# Barrel


@rule("bang-barrel-check")
def test_a_barrel_saves_on_hearts() -> None:
    table = bang(hands={"a": "bang"}, front={"b": "barrel"}, deck="5♥")
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:barrel"]
    table.b.uses("barrel")
    assert table.b.life == 4
    assert table.b.front == "barrel"
    assert table.waiting_for == "a"


@rule("bang-barrel-check")
def test_a_barrel_does_not_save_on_other_suits_and_need_not_be_used() -> None:
    for sign in ("5♠", "5♣", "5♦"):
        table = bang(hands={"a": "bang"}, front={"b": "barrel"}, deck=sign)
        table.a.plays("bang", at="b")
        table.b.uses("barrel")
        assert table.b.life == 3
    brave = bang(hands={"a": "bang"}, front={"b": "barrel"}, deck="5♥")
    brave.a.plays("bang", at="b")
    brave.b.chooses("take")
    assert brave.b.life == 3


@rule("bang-barrel-all-shots")
@pytest.mark.parametrize("card", ["gatling", "punch", "springfield"])
def test_a_barrel_works_against_every_shot(card: str) -> None:
    table = bang(hands={"a": card + " beer"}, front={"b": "barrel"}, deck="5♥")
    table.a.plays(card, at="" if card == "gatling" else "b")
    if card == "springfield":
        assert table.a.hand == ""  # the only other card was the cost
    table.b.uses("barrel")
    assert table.b.life == 4


# Scope and Mustang


@rule("bang-scope-minus")
def test_a_scope_brings_all_others_one_nearer_to_its_owner_alone() -> None:
    table = bang(players=7, front={"a": "scope"})
    assert [table.a.distance(seat) for seat in "bcdefg"] == [1, 1, 2, 2, 1, 1]
    assert [table.player(seat).distance("a") for seat in range(1, 7)] == [1, 2, 3, 3, 2, 1]


@rule("bang-mustang-plus")
def test_a_mustang_carries_its_owner_one_farther_from_all_others() -> None:
    table = bang(players=7, front={"a": "mustang"})
    assert [table.player(seat).distance("a") for seat in range(1, 7)] == [2, 3, 4, 4, 3, 2]
    assert [table.a.distance(seat) for seat in "bcdefg"] == [1, 2, 3, 3, 2, 1]


# Jail


@rule("bang-jail-target")
def test_jail_reaches_any_other_player() -> None:
    table = bang(players=7, hands={"a": "jail"}, front={"d": "mustang"})
    assert all(table.a.may_play("jail", at=seat) for seat in "bcdefg")
    table.a.plays("jail", at="d")
    assert table.d.front == "mustang jail"
    assert table.waiting_for == "a"


@rule("bang-jail-target")
def test_jail_reaches_no_eliminated_player() -> None:
    table = bang(hands={"a": "jail"}, life={"b": 0})
    assert not table.a.may_play("jail", at="b")


@rule("bang-jail-not-on-sheriff", "bang-jail-not-on-self", "bang-jail-not-twice")
def test_who_cannot_be_jailed() -> None:
    table = bang(hands={"b": "jail"}, front={"c": "jail"}, turn="b")
    assert table.b.cannot_play("jail", at="a") == "bang-jail-not-on-sheriff"
    assert table.b.cannot_play("jail", at="b") == "bang-jail-not-on-self"
    assert table.b.cannot_play("jail", at="c") == "bang-jail-not-twice"
    assert table.b.may_play("jail", at="d")


def jailed(card: str, **settings: object) -> BangStory:
    """The turn of `b`, in Jail, starts with this card on top of the deck."""
    return bang(front={"b": "jail"}, deck=card + " bang beer", turn="b", phase="start", **settings)


@rule("bang-jail-check", "bang-jail-escape")
def test_on_hearts_the_prisoner_escapes_and_plays() -> None:
    table = jailed("5♥")
    assert table.b.front == ""
    assert table.discard.endswith("jail")
    assert table.b.hand == "bang beer"
    assert table.waiting_for == "b"


@rule("bang-jail-check", "bang-jail-fail")
@pytest.mark.parametrize("card", ["5♠", "5♣", "5♦"])
def test_on_any_other_suit_the_turn_is_lost(card: str) -> None:
    table = jailed(card)
    assert table.b.hand == ""
    assert table.turn == "c"
    assert table.waiting_for == "c"


@rule("bang-jail-persists-option")
def test_jail_stays_until_hearts_come_up() -> None:
    table = bang(front={"b": "jail"}, deck="5♠ bang bang bang bang 6♠", turn="b", phase="start")
    assert table.b.front == "jail"
    for player in (table.c, table.d, table.a):
        player.ends()
        while player.asked == "discard-excess":
            player.chooses(player.options[0])
    assert table.turn == "c"
    assert table.b.front == "jail"


@rule("bang-jail-discarded-option")
def test_officially_jail_goes_after_one_check() -> None:
    table = jailed("5♠", jail_persists=False)
    assert table.b.front == ""
    assert table.turn == "c"
    assert table.discard.endswith("jail")


@rule("bang-jail-no-discard-phase")
def test_a_prisoner_keeps_more_cards_than_lives() -> None:
    table = bang(
        hands={"b": "bang bang beer beer"},
        front={"b": "jail"},
        life={"b": 1},
        deck="5♠",
        turn="b",
        phase="start",
    )
    assert table.turn == "c"
    assert table.b.hand == "bang bang beer beer"


@rule("bang-jail-still-target")
def test_a_prisoner_is_shot_at_and_answers_as_usual() -> None:
    table = bang(hands={"a": "bang", "b": "missed"}, front={"b": "jail"})
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    assert table.b.life == 4
    raid = bang(hands={"a": "indians", "b": "bang"}, front={"b": "jail"})
    raid.a.plays("indians")
    raid.b.plays("bang")
    assert raid.b.life == 4
    last = bang(hands={"a": "bang", "b": "beer"}, front={"b": "jail"}, life={"b": 1})
    last.a.plays("bang", at="b")
    last.b.chooses("take")
    last.b.plays("beer")
    assert last.b.life == 1


@rule("bang-jail-removable")
def test_jail_can_be_taken_away_like_any_card_in_play() -> None:
    table = bang(hands={"a": "cat-balou panic"}, front={"b": "jail", "c": "jail"})
    table.a.plays("cat-balou", at="c")
    assert table.c.front == ""
    table.a.plays("panic", at="b")
    assert table.b.front == ""
    assert table.a.hand == "jail"


# Dynamite


@rule("bang-dynamite-play")
def test_dynamite_lies_in_front_of_its_player_and_waits_for_the_next_turn() -> None:
    table = bang(hands={"b": "dynamite"}, deck="2♠", turn="b")
    table.b.plays("dynamite")
    assert table.b.front == "dynamite"
    assert table.b.life == 4
    assert table.waiting_for == "b"
    table.b.ends()
    assert table.b.front == "dynamite"
    assert table.b.life == 4


def lit(card: str, **more: object) -> BangStory:
    """The turn of `b`, with Dynamite in front, starts with this card on top of the deck."""
    return bang(front={"b": "dynamite"}, deck=card + " bang beer", turn="b", phase="start", **more)  # type: ignore[arg-type]


@rule("bang-dynamite-check", "bang-dynamite-explodes")
@pytest.mark.parametrize("card", ["2♠", "9♠"])
def test_on_low_spades_dynamite_explodes(card: str) -> None:
    table = lit(card)
    assert table.b.life == 1
    assert table.b.front == ""
    assert "dynamite" in table.discard
    assert table.b.hand == "bang beer"
    assert table.waiting_for == "b"


@rule("bang-dynamite-explodes", "bang-dynamite-passes")
@pytest.mark.parametrize("card", ["10♠", "J♠", "5♥", "5♣", "5♦"])
def test_on_any_other_card_dynamite_is_passed_on(card: str) -> None:
    table = lit(card)
    assert table.b.life == 4
    assert table.b.front == ""
    assert table.c.front == "dynamite"
    assert table.waiting_for == "b"


@rule("bang-dynamite-passes")
def test_the_next_player_checks_the_dynamite_in_turn() -> None:
    table = lit("5♥")
    table.b.ends()
    assert table.last("check-flipped")["seat"] == 2


@rule("bang-dynamite-passes")
def test_dynamite_passes_over_the_eliminated() -> None:
    table = lit("5♥", life={"c": 0})
    assert table.d.front == "dynamite"


@rule("bang-dynamite-skip-holder")
def test_dynamite_passes_over_players_who_have_one() -> None:
    table = bang(
        front={"b": "dynamite-2h", "c": "dynamite-10c"}, deck="5♥", turn="b", phase="start", dodge_city=True
    )
    assert table.c.front == "dynamite"
    assert table.d.front == "dynamite"
    last = bang(
        front={"b": "dynamite-2h", "c": "dynamite-10c"},
        life={"a": 0, "d": 0},
        roles={"a": "outlaw", "b": "sheriff"},
        deck="5♥",
        turn="b",
        phase="start",
        dodge_city=True,
    )
    assert last.b.front == "dynamite"
    assert last.c.front == "dynamite"
    assert [event["seat"] for event in last.told("dynamite-stayed")] == [1]
    assert table.told("dynamite-stayed") == []


@rule("bang-dynamite-before-jail", "bang-dynamite-then-jail")
def test_dynamite_comes_before_jail_though_jail_lay_there_first() -> None:
    table = bang(front={"b": "jail dynamite"}, deck="2♠ 5♥ bang beer", turn="b", phase="start")
    assert table.b.life == 1
    assert table.b.front == ""  # the 5♥ was for Jail
    assert table.b.hand == "bang beer"


@rule("bang-dynamite-no-source")
def test_nobody_is_rewarded_for_an_explosion() -> None:
    table = lit("2♠", life={"b": 3})
    assert not table.b.in_game  # an outlaw
    assert all(player.hand == "" for player in (table.a, table.d))
    gringo = lit("2♠", characters={"b": "el-gringo"}, hands={"a": "missed", "b": "beer", "c": "missed"})
    gringo.b.plays("beer")  # he has three lives
    assert gringo.b.life == 1
    assert gringo.b.hand == "bang beer"  # what phase 1 drew
    assert (gringo.a.hand, gringo.c.hand) == ("missed", "missed")


@rule("bang-dynamite-removable")
def test_dynamite_can_be_taken_away_like_any_card_in_play() -> None:
    table = bang(hands={"a": "panic"}, front={"b": "dynamite"})
    table.a.plays("panic", at="b")
    assert table.a.hand == "dynamite"
    assert table.b.front == ""
