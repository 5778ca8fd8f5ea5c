"""25. The event deck: who turns it, when, and for how long an event is active."""

from __future__ import annotations

import pytest

from posse.core.chance import Chance
from posse.core.errors import SettingError
from posse.core.table import SPECTATOR
from posse.games.bang.facts import EVENT_BOX, EVENT_COUNT, EVENT_NAMES, PROMO_EVENTS
from posse.testing import rule
from tests.games.bang.laying import GAME, BangStory, bang, new_bang

HIGH_NOON = {name for number, name in enumerate(EVENT_NAMES) if EVENT_BOX[number] == 0}


def deck(story: BangStory) -> set[str]:
    return {EVENT_NAMES[event] for event in story.table.event_deck}


def plays_a_turn(story: BangStory) -> None:
    """The turn player does nothing, whatever is asked meanwhile."""
    turn = story.table.turns
    while not story.over and story.table.turns == turn:
        seat = story.table.asked_seats()[0]
        story.acts(lambda table, seat=seat: table.take(seat, table.default(seat)))


@rule("bang-comp-events", "bang-event-deck-build")
def test_the_deck_is_the_cards_of_its_box() -> None:
    assert len(HIGH_NOON) == 15
    assert deck(new_bang(events="high_noon")) == HIGH_NOON
    assert deck(new_bang(events="high_noon", promo_events=False)) == HIGH_NOON - set(PROMO_EVENTS)
    assert not deck(new_bang())
    assert len(set(EVENT_NAMES)) == EVENT_COUNT


@rule("bang-event-deck-no-final-card")
def test_any_card_can_be_anywhere_in_the_deck() -> None:
    tops = {new_bang(seed=str(seed), events="high_noon").table.event_deck[-1] for seed in range(200)}
    bottoms = {new_bang(seed=str(seed), events="high_noon").table.event_deck[0] for seed in range(200)}
    assert EVENT_NAMES.index("high-noon") in tops
    assert len(bottoms) > 5


@rule("bang-opt-mode-limits", "bang-p2-no-spares")
def test_two_players_have_no_event_deck() -> None:
    with pytest.raises(SettingError):
        GAME.new(2, {"events": "high_noon"}, Chance.from_text("two"))
    assert GAME.new(3, {"events": "high_noon"}, Chance.from_text("three")).asked_seats()


@rule("bang-event-deck-face-up")
def test_everybody_sees_the_next_event_and_nobody_the_one_after() -> None:
    table = bang(event="thirst", coming="curse blessing")
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert EVENT_NAMES[table.table.view(seat).next_event] == "curse"
        assert EVENT_NAMES[table.table.view(seat).event] == "thirst"
    seen = {table.table.imagine(1, Chance.from_text(str(seed))).event_deck for seed in range(20)}
    assert {EVENT_NAMES[each[-1]] for each in seen} == {"curse"}
    assert len({each[-2] for each in seen}) > 3


@rule("bang-event-first-round", "bang-event-flip", "bang-event-keeper")
def test_the_sheriff_turns_the_first_card_at_the_start_of_their_second_turn() -> None:
    story = new_bang(players=4, events="high_noon", seed="quiet")
    table = story.table
    sheriff, first = table.turn, EVENT_NAMES[table.event_deck[-1]]
    for _ in range(4):
        assert story.event == ""
        plays_a_turn(story)
    assert table.turn == sheriff
    assert [event.kind.name for event in table.told].count("event-turned") == 1
    assert story.event in (first, "")  # The Doctor leaves at once
    for _ in range(3):
        plays_a_turn(story)
    assert [event.kind.name for event in table.told].count("event-turned") == 1


@rule("bang-event-first-round")
def test_a_keeper_does_not_turn_a_card_in_their_own_first_turn() -> None:
    table = bang(players=3, coming="thirst", life={"a": 1}, hands={"a": "duel", "c": "bang"})
    table.table.turned = 1  # only a has had a turn
    table.a.plays("duel", at="c")
    table.c.plays("bang")
    assert table.turn == "b"
    assert table.event == ""


@rule("bang-event-keeper", "bang-event-keeper-three")
def test_the_next_living_player_is_keeper_when_the_first_is_out() -> None:
    table = bang(players=3, coming="thirst shootout", turn="c", life={"a": 0}, deck="bang bang beer")
    assert table.sees.keeper == 1
    table.c.ends()
    assert table.turn == "b"
    assert table.event == "thirst"
    alive = bang(players=3, coming="thirst")
    assert alive.sees.keeper == 0  # the deputy


@rule("bang-event-keeper")
def test_a_ghost_is_never_keeper_and_gold_rush_does_not_change_who_it_is() -> None:
    table = bang(players=3, event="ghost-town", turn="c", life={"a": 0})
    table.c.ends()
    assert table.turn == "a"
    assert table.table.ghost == 0
    assert table.sees.keeper == 1
    rush = bang(players=3, event="gold-rush", turn="c", life={"a": 0})
    assert rush.sees.keeper == 1


@rule("bang-event-duration", "bang-event-one-active", "bang-turn-step-event")
def test_an_event_is_active_for_everybody_until_the_next_one_takes_its_place() -> None:
    table = bang(event="thirst", coming="shootout", turn="d", phase="draw", deck="bang beer bang bang")
    assert table.d.hand == "bang"
    table.d.ends()
    assert table.event == "shootout"
    assert len(table.a.hand.split()) == 2  # thirst is over: the event changes before the keeper draws


@rule("bang-turn-step-event", "bang-hn-blessing")
def test_the_event_changes_before_dynamite() -> None:
    table = bang(coming="blessing", front={"a": "dynamite"}, deck="5♠", phase="start")
    assert table.a.life == 5
    assert table.b.front == "dynamite"


@rule("bang-event-spent", "bang-event-not-removable")
def test_a_spent_event_stays_without_effect() -> None:
    table = bang(coming="the-daltons", front={"a": "barrel", "b": "mustang"}, phase="start")
    assert table.event == "the-daltons"
    assert table.a.front == table.b.front == ""
    table.a.ends()
    assert table.event == "the-daltons"
    assert table.turn == "b"


@rule("bang-event-reshuffle")
def test_an_empty_deck_is_shuffled_again_with_the_active_card() -> None:
    table = bang(event="thirst", turn="d")
    table.table.event_deck = ()
    assert table.sees.next_event == -1
    table.d.ends()
    kinds = [event.kind.name for event in table.table.told]
    assert kinds.index("events-shuffled") < kinds.index("event-turned")
    assert len(table.table.event_deck) == 14


@rule("bang-event-on-reveal", "bang-turn-step-event")
def test_what_happens_on_reveal_comes_before_the_draw() -> None:
    table = bang(coming="handcuffs", phase="start")
    assert table.a.asked == "handcuffs-target"
    table.a.chooses("seat:c")
    kinds = [event.kind.name for event in table.table.told]
    assert kinds.index("event-turned") < kinds.index("named") < kinds.index("cards-drawn")
    assert table.waiting_for == "a"


@rule("bang-event-no-source")
def test_nobody_is_paid_for_a_life_that_an_event_took() -> None:
    table = bang(event="high-noon", turn="a", life={"b": 1})
    table.a.ends()
    assert not table.b.in_game
    told = next(event for event in table.table.told if event.kind.name == "eliminated")
    assert told.values[3] == -1
    assert table.turn == "c"


@rule("bang-turn-step-start-effects", "bang-turn-step-start-effects-jailed")
def test_start_effects_come_before_dynamite_and_jail_and_meet_prisoners_too() -> None:
    table = bang(event="high-noon", front={"b": "jail dynamite"}, deck="K♥ 2♦", turn="a")
    table.a.ends()
    kinds = [event.kind.name for event in table.table.told]
    assert kinds.index("life-lost") < kinds.index("dynamite-passed") < kinds.index("jail-stayed")
    assert table.b.life == 3


@rule("bang-setup-order")
def test_event_decks_are_laid_before_hands() -> None:
    story = new_bang(events="high_noon")
    kinds = [event.kind.name for event in story.table.told]
    assert kinds.index("character-dealt") < kinds.index("events-laid") < kinds.index("hand-dealt")
