"""23. John Pain, who takes the cards that decide a "draw!"."""

from __future__ import annotations

from posse.testing import rule
from tests.games.bang.laying import bang

FIVE = "bang bang bang bang bang"


@rule("bang-char-john-pain")
def test_john_gets_the_card_of_somebody_elses_draw() -> None:
    table = bang(hands={"a": "bang"}, front={"b": "barrel"}, characters={"c": "john-pain"}, deck="5♥")
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert table.c.cards == "saloon-5h"
    assert table.discard == "bang"
    assert table.waiting_for == "a"


@rule("bang-char-john-pain")
def test_john_gets_nothing_with_six_cards_in_hand() -> None:
    table = bang(
        hands={"a": "bang", "c": FIVE + " missed"},
        front={"b": "barrel"},
        characters={"c": "john-pain"},
        deck="5♥",
    )
    table.a.plays("bang", at="b")
    table.b.uses("barrel")
    assert len(table.table.hands[2]) == 6
    assert table.discard == "saloon bang"


@rule("bang-char-john-pain-mandatory")
def test_of_lucky_dukes_two_cards_john_takes_the_chosen_one_first() -> None:
    for held, gets in (("bang", "gatling saloon"), (FIVE, "gatling")):
        table = bang(
            hands={"a": "missed", "c": held},
            front={"b": "jail"},
            characters={"b": "lucky-duke", "c": "john-pain"},
            turn="b",
            phase="start",
            deck="saloon-5h gatling-10h",
        )
        table.b.chooses("card:gatling-10h")
        assert table.c.hand == f"{held} {gets}"


@rule("bang-char-john-pain-delay", "bang-char-john-pain-delay-shot")
def test_the_card_lies_aside_until_all_targets_are_done() -> None:
    table = bang(
        hands={"a": "gatling", "c": "bang"},
        front={"b": "barrel"},
        characters={"c": "john-pain"},
        life={"c": 1},
        deck="beer-6h",
    )
    table.a.plays("gatling")
    table.b.uses("barrel")  # a Beer
    assert table.c.hand == "bang"
    assert len(table.sees.laid) == 1
    table.c.chooses("take")
    assert table.c.options == ["give-up"]  # the Beer that lies there does not help
    table.c.chooses("give-up")
    assert table.discard.split()[-2:] == ["beer", "gatling"]  # nobody takes it any more


@rule("bang-char-john-pain-delay-turn")
def test_a_card_of_dynamite_waits_for_the_explosion() -> None:
    table = bang(
        hands={"c": "beer"},
        front={"c": "dynamite"},
        characters={"c": "john-pain"},
        life={"c": 3},
        turn="c",
        phase="start",
        deck="2♠ 4♦ 5♦",
    )
    assert table.c.asked == "rescue"
    assert table.c.hand == "beer"
    table.c.plays("beer")
    assert table.c.cards == "missed-2s bang-4d bang-5d"  # first what exploded, then phase 1


@rule("bang-char-john-pain-delay-turn")
def test_a_card_of_jail_comes_when_the_turn_is_lost_and_one_of_teren_after_the_shot() -> None:
    table = bang(front={"b": "jail"}, characters={"c": "john-pain"}, turn="b", phase="start", deck="2♠ 4♦ 5♦")
    assert table.turn == "c"
    assert table.c.cards == "missed-2s bang-4d bang-5d"
    table = bang(
        hands={"a": "bang"}, characters={"b": "teren-kill", "c": "john-pain"}, life={"b": 1}, deck="5♥ 4♦"
    )
    table.a.plays("bang", at="b")
    assert table.b.cards == "bang-4d"
    assert table.c.cards == "saloon-5h"


@rule("bang-char-john-pain-delay-several")
def test_several_cards_come_in_the_order_in_which_they_were_flipped() -> None:
    table = bang(
        hands={"a": "gatling", "c": FIVE},
        front={"b": "barrel", "d": "barrel"},
        characters={"c": "john-pain"},
        deck="5♥ 10♥",
    )
    table.a.plays("gatling")
    table.b.uses("barrel")
    table.c.chooses("take")
    table.d.uses("barrel")
    assert table.c.hand == FIVE + " saloon"
    assert "saloon" not in table.discard


@rule("bang-char-john-pain-two")
def test_of_two_johns_the_nearest_to_the_one_who_checks_takes_the_card() -> None:
    for checks, takes in (("b", "c"), ("d", "d")):
        table = bang(
            hands={"a": "bang"},
            front={checks: "barrel"},
            characters={"c": "john-pain", "d": "vera-custer"},
            turn="d",
            phase="start",
            deck="4♦ 5♦ 6♦ 7♦ 5♥",
        )
        table.d.chooses("copy:c")
        table.d.ends()
        table.a.plays("bang", at=checks)
        table.player("abcd".index(checks)).uses("barrel")
        assert table.last("flipped-taken")["seat"] == "abcd".index(takes)
