"""13. Losing life and rescue."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import BangStory, bang


def exploding(**more: object) -> BangStory:
    """Dynamite goes off in front of `b`."""
    return bang(front={"b": "dynamite"}, deck="2♠", turn="b", phase="start", **more)  # type: ignore[arg-type]


@rule("bang-dmg-subtract", "bang-rescue-example")
def test_two_beers_save_a_player_with_two_lives_from_dynamite() -> None:
    table = exploding(hands={"b": "beer beer"}, life={"b": 2})
    assert table.last("life-lost")["left"] == -1
    table.b.plays("beer")
    assert table.b.asked == "rescue"
    table.b.plays("beer")
    assert table.b.life == 1
    assert table.waiting_for == "b"


@rule("bang-dmg-source")
def test_the_source_of_a_loss_is_the_player_of_the_card() -> None:
    table = bang(hands={"a": "bang indians"})
    table.a.plays("bang", at="b")
    assert table.last("life-lost")["by"] == 0
    table.a.plays("indians")
    assert table.last("life-lost")["by"] == 0
    assert exploding().last("life-lost")["by"] == -1


@rule("bang-dmg-alive")
def test_one_life_is_enough_to_stay() -> None:
    table = bang(hands={"a": "bang"}, life={"b": 2})
    table.a.plays("bang", at="b")
    assert table.b.life == 1
    assert table.b.in_game


@rule("bang-rescue-beer")
def test_tequila_joes_beer_counts_two_in_a_rescue() -> None:
    table = exploding(hands={"b": "beer bang"}, characters={"b": "tequila-joe"}, life={"b": 2})
    table.b.plays("beer")
    assert table.b.life == 1
    assert table.waiting_for == "b"


@rule("bang-rescue-only-when-dying")
def test_an_ordinary_wound_asks_for_no_beer() -> None:
    table = bang(hands={"a": "bang", "b": "beer"}, life={"b": 2})
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.waiting_for == "a"
    assert table.b.hand == "beer"


@rule("bang-rescue-beer-only")
def test_other_drinks_do_not_rescue() -> None:
    table = bang(hands={"a": "bang", "b": "whisky tequila saloon"}, front={"b": "canteen"}, life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert table.b.options == ["give-up"]
    own = exploding(hands={"b": "whisky tequila saloon"}, life={"b": 2})
    assert own.b.options == ["give-up"]


@rule("bang-rescue-two-players", "bang-rescue-offered-barred")
def test_with_two_left_a_beer_does_not_rescue() -> None:
    table = bang(hands={"a": "bang", "c": "beer"}, life={"b": 0, "c": 1, "d": 0})
    table.a.plays("bang", at="c")
    table.c.chooses("take")
    assert table.over
    assert table.winners == "a"
    sid = bang(
        hands={"a": "bang", "c": "beer beer"}, characters={"c": "sid-ketchum"}, life={"b": 0, "c": 1, "d": 0}
    )
    sid.a.plays("bang", at="c")
    sid.c.chooses("take")
    assert sid.c.options == ["give-up", "use:sid-ketchum"]


@rule("bang-rescue-sid")
def test_sid_ketchum_pays_for_his_life_with_cards() -> None:
    table = exploding(hands={"b": "bang bang jail jail"}, characters={"b": "sid-ketchum"}, life={"b": 2})
    assert table.b.options == ["give-up", "use:sid-ketchum"]
    table.b.uses("sid-ketchum")
    table.b.pays("bang", "bang")
    table.b.uses("sid-ketchum")
    table.b.pays("jail")  # the other one is the last card: nothing is asked
    assert table.b.life == 1
    assert table.b.in_game
    assert "jail" not in table.b.hand


@rule("bang-rescue-no-gifts")
def test_nobody_else_is_asked_for_a_beer() -> None:
    table = bang(hands={"a": "bang", "b": "missed", "d": "beer"}, life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert table.waiting_for == "b"
    table.b.chooses("give-up")
    assert not table.b.in_game
    assert table.d.hand == "beer"


@rule("bang-rescue-offered", "bang-rescue-offered-unseen")
def test_the_question_comes_by_the_number_of_cards_alone() -> None:
    for hand, asked in (("bang", False), ("bang jail", True), ("beer", False), ("beer beer", True)):
        table = exploding(hands={"b": hand}, life={"b": 2})
        assert (table.b.asked == "rescue") == asked
        assert table.b.in_game == asked


@rule("bang-rescue-offered-number")
def test_a_beer_counts_two_for_tequila_joe_and_two_cards_one_for_sid() -> None:
    joe = exploding(hands={"b": "bang"}, characters={"b": "tequila-joe"}, life={"b": 2})
    assert joe.b.options == ["give-up"]
    sid = exploding(hands={"b": "bang jail bang"}, characters={"b": "sid-ketchum"}, life={"b": 2})
    assert sid.b.asked == "rescue"  # three beers would be enough, and one use of his ability is not
    few = exploding(hands={"b": "bang"}, characters={"b": "sid-ketchum"}, life={"b": 2})
    assert not few.b.in_game


@rule("bang-rescue-partial", "bang-rescue-stop")
def test_a_beer_may_be_wasted_in_a_rescue_that_is_given_up() -> None:
    table = exploding(hands={"b": "beer bang"}, life={"b": 2})
    table.b.plays("beer")
    assert table.b.options == ["give-up"]
    table.b.chooses("give-up")
    assert not table.b.in_game
    quitter = bang(hands={"a": "bang", "b": "beer"}, life={"b": 1})
    quitter.a.plays("bang", at="b")
    quitter.b.chooses("take")
    quitter.b.chooses("give-up")
    assert not quitter.b.in_game


@rule("bang-rescue-then-triggers")
def test_what_a_wound_brings_comes_after_the_rescue() -> None:
    table = bang(
        hands={"a": "bang", "b": "beer"}, characters={"b": "bart-cassidy"}, life={"b": 1}, deck="missed jail"
    )
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert table.b.hand == "beer"
    table.b.plays("beer")
    assert table.b.hand == "missed"
    dead = bang(hands={"a": "bang"}, characters={"b": "bart-cassidy"}, life={"b": 1}, deck="missed")
    dead.a.plays("bang", at="b")
    assert not dead.b.in_game
    assert dead.b.hand == ""


@rule("bang-rescue-teren")
def test_teren_kill_checks_only_when_the_rescue_is_over() -> None:
    table = bang(hands={"a": "bang", "b": "beer"}, characters={"b": "teren-kill"}, life={"b": 1}, deck="5♥")
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert not table.told("check-flipped")
    table.b.chooses("give-up")
    assert len(table.told("check-flipped")) == 1
    assert table.b.in_game
    saved = bang(hands={"a": "bang", "b": "beer"}, characters={"b": "teren-kill"}, life={"b": 1}, deck="5♥")
    saved.a.plays("bang", at="b")
    saved.b.chooses("take")
    saved.b.plays("beer")
    assert not saved.told("check-flipped")


@rule("bang-rescue-offered-barred", "bang-rescue-offered-number")
def test_with_two_left_sid_is_asked_only_if_his_ability_can_save_him() -> None:
    for hand, asked in (("beer bang jail", False), ("beer bang jail saloon", True)):
        table = bang(
            hands={"b": hand},
            characters={"b": "sid-ketchum"},
            life={"b": 2, "c": 0, "d": 0},
            roles={"b": "renegade"},
            front={"b": "dynamite"},
            deck="2♠",
            turn="b",
            phase="start",
        )
        assert (table.b.asked == "rescue") == asked
        assert table.over != asked


@rule("bang-dmg-source", "bang-duel-source")
def test_nobody_has_caused_the_loss_of_a_challenger_who_loses() -> None:
    table = bang(hands={"a": "duel", "b": "bang"})
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    assert (table.last("life-lost")["seat"], table.last("life-lost")["by"]) == (0, -1)
    lost = bang(hands={"a": "duel"})
    lost.a.plays("duel", at="b")
    assert (lost.last("life-lost")["seat"], lost.last("life-lost")["by"]) == (1, 0)
