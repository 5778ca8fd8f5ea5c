"""27. The event cards of A Fistful of Cards: the deck, cards in play, lives, extra turns."""

from __future__ import annotations

from posse.games.bang.facts import EVENT_BOX, EVENT_NAMES
from posse.testing import rule
from tests.games.bang.laying import BangStory, bang, new_bang


@rule("bang-comp-events", "bang-event-deck-build", "bang-event-one-active")
def test_fistful_has_fifteen_cards_and_mixed_has_all_thirty() -> None:
    fistful = {name for number, name in enumerate(EVENT_NAMES) if EVENT_BOX[number] == 1}
    assert len(fistful) == 15
    assert {EVENT_NAMES[each] for each in new_bang(events="fistful").table.event_deck} == fistful
    assert len(new_bang(events="mixed").table.event_deck) == 30


@rule("bang-event-deck-no-final-card")
def test_a_fistful_of_cards_can_be_the_first_card() -> None:
    tops = {new_bang(seed=str(seed), events="fistful").table.event_deck[-1] for seed in range(150)}
    assert EVENT_NAMES.index("a-fistful-of-cards") in tops


# The Judge, Lasso


@rule("bang-foc-the-judge")
def test_no_card_is_put_in_play() -> None:
    table = bang(event="the-judge", hands={"a": "barrel jail sombrero dynamite beer"}, front={"b": "barrel"})
    assert table.a.cannot_play("barrel") == "bang-foc-the-judge"
    assert not table.a.may_play("jail", at="b")
    assert not table.a.may_play("sombrero")
    assert not table.a.may_play("dynamite")
    assert table.a.may_play("beer")


@rule("bang-foc-the-judge", "bang-foc-the-judge-moves")
def test_cards_in_play_keep_working_and_dynamite_passes_on() -> None:
    table = bang(event="the-judge", front={"b": "dynamite mustang"}, deck="K♥")
    table.a.ends()
    assert table.c.front == "dynamite"
    assert table.a.distance("b") == 2


@rule("bang-foc-lasso", "bang-weapon-no-effect", "bang-char-jourdonnais-not-card")
def test_cards_in_play_do_nothing() -> None:
    table = bang(
        event="lasso",
        hands={"a": "bang"},
        front={"a": "winchester", "b": "barrel mustang"},
        characters={"b": "jourdonnais"},
    )
    assert table.a.distance("b") == 1
    assert not table.a.may_play("bang", at="c")
    table.a.plays("bang", at="b")
    assert table.b.options == ["take", "use:jourdonnais"]


@rule("bang-foc-lasso-checks")
def test_jail_and_dynamite_are_not_checked_and_stay() -> None:
    table = bang(event="lasso", front={"b": "jail dynamite"}, deck="5♠ 5♣")
    table.a.ends()
    assert table.waiting_for == "b"
    assert table.b.asked == "play"
    assert table.b.front == "jail dynamite"
    assert table.b.life == 4
    assert len(table.told("check-flipped")) == 0


@rule("bang-foc-lasso-placing")
def test_cards_are_placed_and_taken_but_green_ones_not_used() -> None:
    table = bang(
        event="lasso",
        hands={"a": "barrel cat-balou", "b": "missed"},
        front={"a": "conestoga", "b": "sombrero"},
    )
    assert not [option for option in table.a.options if option.startswith("use:")]
    table.a.plays("barrel")
    assert table.a.front == "conestoga barrel"
    table.a.plays("cat-balou", at="b")
    table.a.takes("sombrero")
    assert table.b.front == ""


@rule("bang-foc-lasso-checks", "bang-event-duration")
def test_dynamite_is_checked_again_when_lasso_is_over() -> None:
    table = bang(event="lasso", coming="ambush", front={"a": "dynamite"}, turn="d", deck="5♠")
    table.d.ends()
    assert table.event == "ambush"
    assert table.a.life == 2


@rule("bang-foc-lasso-checks", "bang-event-duration")
def test_a_prisoner_goes_back_to_jail_when_lasso_is_over() -> None:
    table = bang(event="lasso", coming="ambush", front={"b": "jail"}, turn="d", deck="2♠ 3♠ 5♠")
    table.d.ends()
    table.a.ends()
    assert (table.event, table.turn, table.b.front) == ("ambush", "c", "jail")


# Blood Brothers, Dead Man


@rule("bang-foc-blood-brothers", "bang-foc-blood-brothers-target", "bang-char-bart-cassidy-any-cause")
def test_a_life_is_given_at_the_start_of_a_turn() -> None:
    table = bang(event="blood-brothers", life={"c": 1, "d": 3}, characters={"b": "bart-cassidy"})
    table.a.ends()
    assert table.b.options == ["nobody", "seat:c", "seat:d"]
    table.b.chooses("seat:c")
    assert (table.b.life, table.c.life) == (3, 2)
    assert len(table.b.hand.split()) == 3
    assert table.b.asked == "play"


@rule("bang-foc-blood-brothers", "bang-foc-blood-brothers-target")
def test_not_the_last_life_and_only_to_the_wounded() -> None:
    last = bang(event="blood-brothers", life={"b": 1, "c": 1})
    last.a.ends()
    assert last.b.asked == "play"
    healthy = bang(event="blood-brothers")
    healthy.a.ends()
    assert healthy.b.asked == "play"


@rule("bang-foc-dead-man", "bang-foc-dead-man-permanent", "bang-foc-dead-man-cards")
def test_the_first_to_fall_comes_back_for_good() -> None:
    table = bang(event="dead-man", life={"b": 0}, deck="duel beer gatling saloon")
    table.a.ends()
    assert table.turn == "b"
    assert table.b.life == 2
    assert table.b.hand == "duel beer gatling saloon"
    assert table.sees.players[1].role_shown
    table.b.plays("gatling")
    while table.waiting_for != "b":
        table.player(table.table.asked_seats()[0]).chooses("take")
    table.b.ends()
    while table.turn == "b":
        table.b.chooses(table.b.options[0])
    assert table.b.in_game


@rule("bang-foc-dead-man", "bang-foc-dead-man-present")
def test_only_the_first_comes_back_and_nobody_if_they_are_there() -> None:
    table = bang(event="dead-man", life={"b": 0, "c": 0})
    table.table.first_out = 2
    table.a.ends()
    assert table.turn == "c"
    present = bang(event="dead-man", life={"b": 0})
    present.table.first_out = 2
    present.a.ends()
    assert present.turn == "c"
    assert not present.b.in_game


@rule("bang-foc-dead-man-later")
def test_who_falls_first_while_it_is_active_comes_back_too() -> None:
    table = bang(event="dead-man", hands={"a": "bang"}, life={"b": 1})
    table.a.plays("bang", at="b")
    assert not table.b.in_game
    table.a.ends()
    assert table.turn == "b"
    assert table.b.life == 2


@rule("bang-foc-dead-man-cards", "bang-char-vulture-sam")
def test_vulture_sam_keeps_what_he_took_from_the_dead_man() -> None:
    near = bang(
        event="dead-man",
        hands={"a": "gatling", "b": "saloon"},
        life={"b": 1},
        characters={"c": "vulture-sam"},
        deck="2♦ 3♦ 4♦ duel beer duel",
    )
    near.a.plays("gatling")
    near.b.chooses("take")
    near.b.chooses("give-up")
    near.c.chooses("take")
    assert near.c.hand == "saloon"
    near.a.ends()
    assert near.turn == "b"
    assert "saloon" not in near.b.hand
    assert near.c.hand == "saloon"


# Vendetta


@rule("bang-foc-vendetta", "bang-foc-vendetta-once", "bang-turn-extra", "bang-turn-end-sequence")
def test_hearts_bring_an_extra_turn_and_only_one() -> None:
    table = bang(event="vendetta", deck="2♥ beer beer 3♥")
    table.a.ends()
    assert table.turn == "a"
    assert len(table.told("extra-turn")) == 1
    assert table.a.hand == "beer beer"
    table.a.ends()
    assert table.turn == "b"
    assert len(table.told("check-flipped")) == 1


@rule("bang-foc-vendetta", "bang-check-optional-mandatory")
def test_any_other_suit_ends_the_turn() -> None:
    table = bang(event="vendetta", deck="2♠")
    table.a.ends()
    assert table.turn == "b"
    assert table.table.discard


@rule("bang-foc-vendetta", "bang-check-lucky-duke")
def test_lucky_duke_chooses_for_his_vendetta() -> None:
    table = bang(event="vendetta", deck="2♠ 2♥", characters={"a": "lucky-duke"})
    table.a.ends()
    assert table.a.asked == "choose-check-card"
    table.a.chooses(table.a.options[1])
    assert table.turn == "a"
    assert len(table.told("extra-turn")) == 1


@rule("bang-turn-extra", "bang-event-flip")
def test_the_event_does_not_change_in_an_extra_turn() -> None:
    table = bang(event="vendetta", coming="ambush", deck="2♥")
    table.a.ends()
    assert table.turn == "a"
    assert table.event == "vendetta"
    assert len(table.told("event-turned")) == 0


@rule("bang-turn-skipped", "bang-foc-vendetta")
def test_a_turn_lost_to_jail_has_no_vendetta() -> None:
    table = bang(event="vendetta", deck="2♠ 3♠ 2♥", front={"b": "jail"})
    table.a.ends()
    assert table.turn == "c"
    assert len(table.told("check-flipped")) == 2


@rule("bang-char-vera-custer-extra-turn")
def test_vera_chooses_again_in_an_extra_turn() -> None:
    table = bang(event="vendetta", characters={"a": "vera-custer", "b": "willy-the-kid"}, deck="2♥")
    table.a.ends()
    assert table.turn == "a"
    assert table.a.asked == "vera-copy"


@rule("bang-char-john-pain-delay-turn")
def test_john_pain_takes_the_card_of_a_vendetta() -> None:
    table = bang(event="vendetta", characters={"c": "john-pain"}, deck="2♠")
    table.a.ends()
    assert len(table.c.hand.split()) == 1


# All of them


def passes(story: BangStory) -> None:
    """Those who are asked do nothing, until the turn is over."""
    turn = story.table.turns
    while not story.over and story.table.turns == turn:
        seat = story.table.asked_seats()[0]
        story.acts(lambda table, seat=seat: table.take(seat, table.default(seat)))


@rule("bang-turn-steps")
def test_everybody_can_pass_through_every_event() -> None:
    for number, name in enumerate(EVENT_NAMES):
        if EVENT_BOX[number] < 2:
            table = bang(
                coming=name, phase="start", hands={"a": "bang beer", "b": "missed duel", "c": "jail"}
            )
            for _ in range(4):
                passes(table)
            assert len(table.told("turn-started")) >= 4
