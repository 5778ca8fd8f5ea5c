"""19. Dodge City: brown and blue cards."""

from __future__ import annotations

import pytest

from posse.testing import rule
from tests.games.bang.laying import bang


@rule("bang-dc-symbol-unlimited")
def test_other_shots_come_on_top_of_the_one_bang() -> None:
    table = bang(hands={"a": "bang punch springfield beer"}, front={"a": "knife"})
    table.a.plays("bang", at="b")
    table.a.plays("punch", at="b")
    table.a.uses("knife", at="b")
    assert table.b.life == 1
    table.a.plays("springfield", at="d")
    assert table.d.life == 3


@rule("bang-dc-symbol-unlimited")
def test_after_other_shots_the_bang_is_still_to_come() -> None:
    table = bang(hands={"a": "punch bang"})
    table.a.plays("punch", at="b")
    table.a.plays("bang", at="b")
    assert table.b.life == 2


@rule("bang-dc-slab-not-applied")
def test_slabs_other_shots_take_one_missed() -> None:
    table = bang(hands={"a": "punch", "b": "missed"}, characters={"a": "slab-the-killer"})
    table.a.plays("punch", at="b")
    table.b.plays("missed")
    assert table.b.life == 4
    assert table.waiting_for == "a"


@rule("bang-punch-shot")
def test_a_punch_reaches_distance_one_whatever_the_weapon() -> None:
    table = bang(players=5, hands={"a": "punch"}, front={"a": "winchester"})
    assert table.a.may_play("punch", at="b")
    assert table.a.cannot_play("punch", at="c") == "bang-punch-shot"
    table.a.plays("punch", at="b")
    assert table.b.life == 3


@rule("bang-dodge-cancel")
def test_a_dodge_cancels_and_brings_a_card() -> None:
    table = bang(hands={"a": "bang", "b": "dodge"}, deck="beer")
    table.a.plays("bang", at="b")
    table.b.plays("dodge")
    assert table.b.life == 4
    assert table.b.hand == "beer"
    assert table.discard == "dodge bang"


@rule("bang-dodge-response-only")
def test_a_dodge_is_never_an_action() -> None:
    table = bang(hands={"a": "dodge"})
    assert table.a.cannot_play("dodge") == "bang-dodge-response-only"
    assert table.a.options == ["end"]


@rule("bang-springfield-shot")
def test_a_springfield_shoots_at_any_distance_for_another_card() -> None:
    table = bang(players=7, hands={"a": "springfield beer missed", "d": "missed"}, front={"d": "mustang"})
    table.a.plays("springfield", at="d")
    table.a.pays("missed")
    assert table.waiting_for == "d"
    table.d.chooses("take")
    assert table.d.life == 3
    assert table.a.hand == "beer"
    alone = bang(hands={"a": "springfield"})
    assert not alone.a.may_play("springfield", at="b")


@rule("bang-whisky-heals")
def test_a_whisky_gives_two_lives_for_another_card() -> None:
    table = bang(hands={"a": "whisky beer missed"}, life={"a": 2})
    table.a.plays("whisky")
    table.a.pays("missed")
    assert table.a.life == 4
    assert table.a.hand == "beer"
    full = bang(hands={"a": "whisky beer"}, life={"a": 4})
    full.a.plays("whisky")
    assert full.a.life == 5


@rule("bang-tequila-heals")
@pytest.mark.parametrize("friend", ["a", "c"])
def test_a_tequila_gives_a_life_to_anybody_for_another_card(friend: str) -> None:
    table = bang(hands={"a": "tequila beer"}, life={"a": 1, "c": 1})
    table.a.plays("tequila", at=friend)
    lives = {"a": table.a.life, "c": table.c.life}
    assert lives == {"a": 1, "c": 1} | {friend: 2}
    assert table.a.hand == ""


@rule("bang-brawl-all", "bang-brawl-chooser")
def test_a_brawl_costs_everybody_else_a_card_of_the_users_choice() -> None:
    table = bang(
        players=5,
        hands={"a": "brawl beer", "b": "missed", "e": "bang"},
        front={"a": "barrel", "b": "mustang"},
    )
    table.a.plays("brawl")
    table.a.takes("mustang")  # of b; c and d have nothing
    assert (table.b.hand, table.b.front) == ("missed", "")
    assert table.e.hand == ""
    assert (table.a.hand, table.a.front) == ("", "barrel")
    assert table.waiting_for == "a"


@rule("bang-rag-time-take")
def test_rag_time_takes_a_card_at_any_distance() -> None:
    table = bang(players=7, hands={"a": "rag-time beer", "d": "missed"}, front={"d": "mustang"})
    table.a.plays("rag-time", at="d")
    table.a.takes("mustang")
    assert table.a.hand == "mustang"
    assert table.d.hand == "missed"


@rule("bang-binocular-minus")
def test_binocular_and_scope_add_up() -> None:
    table = bang(players=8, front={"a": "binocular"})
    assert table.a.distance("e") == 3
    assert table.e.distance("a") == 4
    both = bang(players=8, front={"a": "binocular scope"})
    assert both.a.distance("e") == 2


@rule("bang-hideout-plus")
def test_hideout_and_mustang_add_up() -> None:
    table = bang(players=8, front={"a": "hideout"})
    assert table.b.distance("a") == 2
    assert table.a.distance("b") == 1
    both = bang(players=8, front={"a": "hideout mustang"})
    assert both.b.distance("a") == 3


@rule("bang-dc-heal-two-players")
def test_with_two_left_only_beer_is_useless() -> None:
    out = {"b": 0, "d": 0, "a": 2, "c": 2}
    whisky = bang(hands={"a": "whisky bang"}, life=out)
    whisky.a.plays("whisky")
    assert whisky.a.life == 4
    tequila = bang(hands={"a": "tequila bang"}, life=out)
    tequila.a.plays("tequila", at="c")
    assert tequila.c.life == 3
    canteen = bang(front={"a": "canteen"}, life=out)
    canteen.a.uses("canteen")
    assert canteen.a.life == 3


@rule("bang-play-discard-when", "bang-dodge-cancel")
def test_a_dodge_lies_aside_until_its_own_card_is_drawn() -> None:
    table = bang(hands={"a": "bang", "b": "dodge"}, discard="beer")
    deck = table.table.deck
    table.table.hands[3] = deck[:]  # the whole deck is in somebody's hand
    for card in deck:
        table.table.knows[card] |= 8
    deck.clear()
    table.a.plays("bang", at="b")
    table.b.plays("dodge")
    assert table.last("deck-shuffled")["n"] == 1
    assert table.b.hand == "beer"
    assert table.discard == "dodge bang"
    assert table.waiting_for == "a"
