"""20. Dodge City: green cards."""

from __future__ import annotations

import pytest

from posse.testing import rule
from tests.games.bang.laying import BangStory, bang

MISSED_CARDS = ["iron-plate", "sombrero", "ten-gallon-hat"]


@rule("bang-green-place")
def test_a_green_card_is_put_in_play_and_does_nothing_yet() -> None:
    table = bang(hands={"a": "pony-express"}, deck="bang")
    table.a.plays("pony-express")
    assert table.a.front == "pony-express"
    assert table.a.hand == ""
    assert table.a.options == ["end"]


def round_the_table(table: BangStory) -> None:
    """Everybody's turn goes by, without a card played, until the first player plays again."""
    while True:
        player = table.player(table.table.asked_seats()[0])
        player.chooses("end" if player.asked == "play" else player.options[0])
        if table.turn == "a" and table.a.asked == "play":
            return


@rule("bang-green-delay")
def test_a_green_card_can_be_used_from_its_owners_next_turn_on() -> None:
    table = bang(hands={"a": "canteen"}, life={"a": 3})
    table.a.plays("canteen")
    assert "use:canteen" not in table.a.options
    assert table.a.me.seen.waiting
    round_the_table(table)
    assert not table.a.me.seen.waiting
    table.a.uses("canteen")
    assert table.a.life == 4


@rule("bang-green-delay", "bang-green-delay-turn-end-option")
@pytest.mark.parametrize(("ready", "protects"), [("next_turn", False), ("turn_end", True)])
def test_whether_a_green_missed_protects_in_the_first_round_is_a_setting(ready: str, protects: bool) -> None:
    table = bang(hands={"a": "sombrero beer", "b": "bang"}, deck="barrel scope", green_ready=ready)
    table.a.plays("sombrero")
    table.a.ends()
    assert table.turn == "b"
    table.b.plays("bang", at="a")
    assert ("use:sombrero" in table.a.options) == protects


@rule("bang-green-use", "bang-green-use-gone")
def test_a_green_card_in_use_lies_aside_and_goes_onto_the_pile_afterwards() -> None:
    table = bang(front={"a": "can-can barrel"})
    table.a.uses("can-can", at="a")
    assert table.a.front == ""  # only the barrel could be chosen
    assert table.discard == "barrel can-can"
    shot = bang(front={"a": "knife"}, hands={"b": "beer"})
    shot.a.uses("knife", at="b")
    assert shot.a.front == ""
    assert shot.discard == ""
    assert len(shot.sees.aside) == 1
    shot.b.chooses("take")
    assert shot.discard == "knife"
    assert "use:knife" not in shot.a.options


@rule("bang-green-use-gone")
def test_a_bible_does_not_come_back_as_the_card_it_draws() -> None:
    table = bang(hands={"a": "bang"}, front={"b": "bible"}, discard="beer")
    deck = table.table.deck
    table.table.hands[3] = deck[:]  # the whole deck is in somebody's hand
    for card in deck:
        table.table.knows[card] |= 8
    deck.clear()
    table.a.plays("bang", at="b")
    table.b.uses("bible")
    assert table.b.hand == "beer"
    assert table.discard == "bible bang"


@rule("bang-green-own-turn")
def test_green_cards_are_used_in_the_owners_own_phase_2() -> None:
    table = bang(front={"a": "pony-express", "b": "canteen"}, life={"b": 1})
    assert "use:pony-express" in table.a.options
    assert not any("canteen" in option for option in table.a.options)
    assert table.b.options == []


@rule("bang-green-missed-any-time")
@pytest.mark.parametrize("card", [*MISSED_CARDS, "bible"])
def test_green_missed_cards_answer_shots_and_are_no_actions(card: str) -> None:
    own = bang(front={"a": card})
    assert own.a.options == ["end"]
    duelling = bang(hands={"a": "bang", "b": "beer"}, front={"b": "knife"})
    duelling.a.plays("bang", at="b")
    assert duelling.b.options == ["take"]


@rule("bang-green-in-play", "bang-green-stolen")
def test_a_stolen_green_card_goes_to_hand_and_waits_again() -> None:
    table = bang(hands={"a": "panic cat-balou"}, front={"b": "knife", "c": "howitzer"})
    table.a.plays("cat-balou", at="c")
    assert table.c.front == ""
    table.a.plays("panic", at="b")
    assert table.a.hand == "knife"
    table.a.plays("knife")
    assert not any("use:knife" in option for option in table.a.options)


@rule("bang-green-use-not-played")
def test_a_green_card_used_out_of_turn_is_not_a_card_played() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "molly-stark"}, front={"b": "sombrero"}, deck="beer")
    table.a.plays("bang", at="b")
    table.b.uses("sombrero")
    assert table.b.hand == ""
    played = bang(hands={"a": "bang", "b": "missed"}, characters={"b": "molly-stark"}, deck="beer")
    played.a.plays("bang", at="b")
    played.b.plays("missed")
    assert played.b.hand == "beer"


# Missed! symbol


@rule("bang-iron-plate-cancel", "bang-sombrero-cancel", "bang-ten-gallon-hat-cancel")
@pytest.mark.parametrize("card", MISSED_CARDS)
def test_it_counts_as_a_missed(card: str) -> None:
    table = bang(hands={"a": "bang"}, front={"b": card}, deck="beer")
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:" + card]
    table.b.uses(card)
    assert table.b.life == 4
    assert (table.b.front, table.b.hand) == ("", "")
    assert table.waiting_for == "a"


@rule("bang-bible-cancel")
def test_a_bible_cancels_and_brings_a_card() -> None:
    table = bang(hands={"a": "bang"}, front={"b": "bible"}, deck="beer")
    table.a.plays("bang", at="b")
    table.b.uses("bible")
    assert table.b.life == 4
    assert table.b.hand == "beer"


# Bang! symbol


@rule("bang-derringer-shot")
def test_a_derringer_draws_first_and_then_shoots_at_distance_one() -> None:
    table = bang(players=5, hands={"b": "missed"}, front={"a": "derringer winchester"}, deck="beer")
    assert "use:derringer:c" not in table.a.options
    table.a.uses("derringer", at="b")
    assert table.a.hand == "beer"
    assert table.waiting_for == "b"
    table.b.chooses("take")
    assert table.b.life == 3


@rule("bang-knife-shot")
def test_a_knife_reaches_distance_one() -> None:
    table = bang(players=5, front={"a": "knife winchester"})
    assert "use:knife:c" not in table.a.options
    table.a.uses("knife", at="e")
    assert table.e.life == 3


@rule("bang-pepperbox-shot")
def test_a_pepperbox_reaches_as_far_as_the_weapon() -> None:
    table = bang(players=7, front={"a": "pepperbox schofield"})
    assert "use:pepperbox:d" not in table.a.options
    table.a.uses("pepperbox", at="c")
    assert table.c.life == 3


@rule("bang-buffalo-rifle-shot")
def test_a_buffalo_rifle_reaches_everybody() -> None:
    table = bang(players=7, front={"a": "buffalo-rifle", "d": "mustang"})
    table.a.uses("buffalo-rifle", at="d")
    assert table.d.life == 3


@rule("bang-howitzer-all")
def test_a_howitzer_shoots_at_all_the_others() -> None:
    table = bang(players=5, front={"a": "howitzer"}, hands={"c": "missed"})
    table.a.uses("howitzer")
    table.c.plays("missed")
    assert [table.player(seat).life for seat in range(5)] == [5, 3, 4, 3, 3]


# Other


@rule("bang-can-can-discard")
def test_can_can_works_like_cat_balou() -> None:
    table = bang(players=7, hands={"d": "beer"}, front={"a": "can-can", "d": "barrel"})
    table.a.uses("can-can", at="d")
    table.a.takes("barrel")
    assert table.discard == "barrel can-can"
    assert table.d.hand == "beer"


@rule("bang-conestoga-take")
def test_conestoga_takes_at_any_distance() -> None:
    table = bang(players=7, hands={"d": "beer"}, front={"a": "conestoga"})
    table.a.uses("conestoga", at="d")
    assert table.a.hand == "beer"
    assert table.d.hand == ""


@rule("bang-canteen-heals")
def test_a_canteen_gives_a_life_in_the_own_turn_and_rescues_nobody() -> None:
    table = bang(front={"a": "canteen"}, life={"a": 2})
    table.a.uses("canteen")
    assert table.a.life == 3
    dying = bang(hands={"a": "bang", "b": "missed"}, front={"b": "canteen"}, life={"b": 1})
    dying.a.plays("bang", at="b")
    dying.b.chooses("take")
    assert dying.b.options == ["give-up"]


@rule("bang-pony-express-draw")
def test_the_pony_express_draws_three() -> None:
    table = bang(front={"a": "pony-express"}, deck="bang beer missed panic")
    table.a.uses("pony-express")
    assert table.a.hand == "bang beer missed"
    assert table.a.front == ""


@rule("bang-green-use-gone", "bang-panic-needs-card")
def test_a_green_card_that_takes_cannot_be_used_on_itself() -> None:
    for kind in ("can-can", "conestoga"):
        table = bang(hands={"b": "beer"}, front={"a": kind})
        assert f"use:{kind}:a" not in table.a.options
        assert f"use:{kind}:b" in table.a.options
        assert table.a.refused(f"use:{kind}:a") == "bang-green-use-gone"
        beside = bang(hands={"b": "beer"}, front={"a": f"{kind} jail"})
        beside.a.uses(kind, at="a")
        assert beside.a.front == ""
        assert beside.waiting_for == "a"
