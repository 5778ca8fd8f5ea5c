"""27. Two players with two characters each: further cases of what cards do."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang, new_bang


@rule("bang-p2-hand")
def test_big_spencer_is_dealt_five_cards() -> None:
    found = 0
    for seed in range(120):
        table = new_bang(2, str(seed), wws_characters=True)
        while table.asks == "draft-pick":
            player = table.player(table.table.asked_seats()[0])
            player.chooses(player.options[0])
        if "big-spencer" in (table.a1.character, table.b1.character):
            table.a.chooses("be:" + table.a1.character)
            table.b.chooses("be:" + table.b1.character)
            dealt = [told["n"] for told in table.told("hand-dealt")]
            assert dealt[0 if table.a1.character == "big-spencer" else 1] == 5
            found += 1
    assert found


@rule("bang-p2-own-passive")
def test_the_own_passive_character_has_its_distance() -> None:
    table = bang(2, hands={"a": "panic"}, front={"a2": "barrel mustang"})
    assert not table.a.may_play("panic", at="a2")  # 2 away


@rule("bang-p2-all-targets")
def test_a_howitzer_hits_both_and_a_brawl_costs_a_card_for_each_of_the_two() -> None:
    table = bang(2, hands={"a": "brawl beer", "b": "bang missed saloon"})
    table.a.plays("brawl")
    assert len(table.table.hands[1]) == 1
    table = bang(2, front={"a1": "howitzer"})
    table.a.uses("howitzer")
    assert (table.a1.life, table.a2.life, table.b1.life, table.b2.life) == (4, 4, 3, 3)


@rule("bang-p2-store")
def test_dead_characters_have_no_card_in_the_store() -> None:
    table = bang(2, hands={"a": "general-store"}, life={"b1": 0})
    table.a.plays("general-store")
    assert len(table.sees.store) == 3
    table.a.chooses(table.a.options[0])
    table.b.chooses(table.b.options[0])
    assert (len(table.table.hands[0]), len(table.table.hands[1])) == (2, 1)


@rule("bang-p2-beer")
def test_beer_rescues_a_passive_character_that_is_dying() -> None:
    table = bang(2, hands={"a": "bang", "b": "beer"}, front={"a1": "winchester"}, life={"b1": 2, "b2": 1})
    table.a.plays("bang", at="b2")
    table.b.chooses("take")
    table.b.plays("beer")
    assert (table.b1.life, table.b2.life) == (2, 1)


@rule("bang-p2-dynamite")
def test_dynamite_passes_over_the_dead() -> None:
    table = bang(2, front={"a2": "dynamite"}, life={"b2": 0}, phase="start", deck="10♥")
    assert table.b1.front == "dynamite"


@rule("bang-p2-target-passive", "bang-char-apache-kid")
def test_a_passive_apache_kid_is_not_affected_by_diamonds_either() -> None:
    for card in ("bang-2d", "cat-balou-9d"):
        table = bang(
            2,
            hands={"a": card, "b": "missed"},
            front={"a1": "schofield"},
            characters={"b2": "apache-kid"},
        )
        table.a.plays(card, at="b2")
        assert (table.b2.life, table.b.hand) == (3, "missed")
        assert table.last("no-effect")["character"] == "character-apache-kid"
        assert table.b.me.figure == 2  # and the other one is active again
        assert table.waiting_for == "a"


@rule("bang-p2-target-passive", "bang-p2-all-targets")
def test_indians_of_diamonds_pass_over_a_passive_apache_kid_and_hit_the_other_one() -> None:
    table = bang(2, hands={"a": "indians-kd"}, characters={"b2": "apache-kid"})
    table.a.plays("indians")
    assert (table.b1.life, table.b2.life) == (3, 3)
    assert table.b.me.figure == 2
    assert table.waiting_for == "a"


@rule("bang-char-flint-westwood", "bang-p2-ability")
def test_flint_trades_with_the_opponent_not_with_each_of_their_characters() -> None:
    table = bang(2, hands={"a": "beer", "b": "jail bang"}, characters={"a1": "flint-westwood"})
    assert [name for name in table.a.options if name.startswith("use:")] == ["use:flint-westwood:b1"]
