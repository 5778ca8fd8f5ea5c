"""28. The deck of Wild West Show, and its cards that deal roles or change seats."""

from __future__ import annotations

import pytest

from posse.core import Chance
from posse.core.errors import SettingError
from posse.games.bang.facts import EVENT_BOX, EVENT_NAMES
from posse.testing import rule
from tests.games.bang.laying import GAME, bang, new_bang

# The deck


@rule("bang-wws-deck-build", "bang-wws-deck-no-start", "bang-comp-events")
def test_wild_west_show_lies_at_the_bottom_of_nine_shuffled_cards() -> None:
    orders = set()
    for seed in range(20):
        table = new_bang(seed=str(seed), wws_events=True).table
        assert table.show == -1
        assert len(table.show_deck) == 10
        assert EVENT_NAMES[table.show_deck[0]] == "wild-west-show"
        orders.add(table.show_deck)
    assert len(orders) > 15
    assert len([number for number in EVENT_BOX if number == 2]) == 10


@rule("bang-wws-deck-build", "bang-info-hand-secret")
def test_nobody_knows_the_order_of_the_deck() -> None:
    table = new_bang(wws_events=True).table
    seen = {table.imagine(0, Chance.from_text(str(seed))).show_deck for seed in range(20)}
    assert len(seen) > 10
    assert {deck[0] for deck in seen} == {table.show_deck[0]}
    assert table.view(0).show == -1
    assert table.view(0).show_left == 10


@rule("bang-opt-mode-limits")
def test_two_and_three_players_cannot_use_it() -> None:
    for seats in (2, 3):
        with pytest.raises(SettingError):
            GAME.new(seats, {"wws_events": True}, Chance.from_text("few"))
    assert GAME.new(4, {"wws_events": True}, Chance.from_text("four")).asked_seats()


@rule("bang-wws-deck-trigger", "bang-wws-deck-after-draw", "bang-stagecoach-wws", "bang-time-end-of-card")
def test_stagecoach_and_wells_fargo_turn_the_next_card_after_the_draw() -> None:
    table = bang(shows="showdown sacagaway", hands={"a": "stagecoach wells-fargo"})
    table.a.plays("stagecoach")
    assert table.show == "showdown"
    table.a.plays("wells-fargo")
    assert table.show == "sacagaway"
    kinds = [event.kind.name for event in table.table.told]
    assert kinds.index("cards-drawn") < kinds.index("card-done") < kinds.index("show-turned")


@rule("bang-wws-deck-trigger", "bang-pony-express-draw", "bang-stagecoach-wws")
def test_other_cards_turn_nothing_and_without_the_deck_nothing_is_turned() -> None:
    pony = bang(shows="showdown", hands={"a": "saloon"}, front={"a": "pony-express"})
    pony.a.uses("pony-express")
    pony.a.plays("saloon")
    assert pony.show == ""
    plain = bang(hands={"a": "stagecoach"})
    plain.a.plays("stagecoach")
    assert plain.show == ""


@rule("bang-char-lee-van-kliff-wws", "bang-char-lee-van-kliff-susanna")
def test_a_repeat_turns_nothing_and_counts_as_a_card() -> None:
    table = bang(
        show="gag",
        shows="miss-susanna showdown",
        hands={"a": "stagecoach bang"},
        characters={"a": "lee-van-kliff"},
    )
    table.a.plays("stagecoach")
    table.a.uses("lee-van-kliff")
    table.a.pays("bang")
    assert table.show == "miss-susanna"
    assert table.table.acts == 2


@rule("bang-wws-deck-last-stays")
def test_the_last_card_stays() -> None:
    table = bang(show="wild-west-show", hands={"a": "stagecoach"})
    table.table.show_deck = ()
    table.a.plays("stagecoach")
    assert table.show == "wild-west-show"


@rule("bang-wws-deck-separate", "bang-event-pairs", "bang-event-one-active")
def test_both_decks_lie_there_and_one_card_of_each_is_active() -> None:
    table = bang(event="thirst", shows="showdown", hands={"a": "stagecoach"})
    table.a.plays("stagecoach")
    assert (table.event, table.show) == ("thirst", "showdown")
    story = new_bang(events="mixed", wws_events=True).table
    assert not {EVENT_BOX[event] for event in story.event_deck} & {2}
    assert {EVENT_BOX[event] for event in story.show_deck} == {2}


@rule("bang-wws-deck-order", "bang-time-wws-first", "bang-turn-step-start-effects")
def test_first_the_hand_is_exchanged_then_there_is_a_shot_for_each_card() -> None:
    table = bang(
        event="a-fistful-of-cards",
        show="darling-valentine",
        hands={"b": "duel duel"},
        deck="missed missed",
    )
    table.a.ends()
    assert table.b.hand == "missed missed"
    assert table.b.asked == "respond-missed"
    table.b.plays("missed")
    table.b.plays("missed")
    assert table.b.asked == "play"


@rule("bang-turn-step-start-effects-dies")
def test_who_is_out_after_the_first_effect_does_not_meet_the_second() -> None:
    table = bang(
        event="high-noon", show="darling-valentine", life={"b": 1}, hands={"b": "duel"}, deck="gatling"
    )
    table.a.ends()
    assert table.b.asked == "rescue"
    table.b.chooses("give-up")
    assert table.turn == "c"
    assert len(table.told("hand-swapped")) == 1


# Helena Zontero


@rule("bang-wws-helena-zontero", "bang-wws-helena-zontero-known")
def test_a_red_card_deals_the_roles_of_the_living_again() -> None:
    seen = set()
    for seed in range(12):
        table = bang(
            players=5, shows="helena-zontero", hands={"a": "stagecoach"}, deck="beer beer 2♦", life={"d": 0}
        )
        table.table.chance = Chance.from_text(str(seed))
        before = table.table.role[:]
        table.a.plays("stagecoach")
        after = table.table.role
        assert (after[0], after[3]) == (before[0], before[3])
        assert sorted(after) == sorted(before)
        seen.add(tuple(after))
        assert table.b.sees.players[1].role == after[1]
        assert table.b.sees.players[2].role == -1
        assert table.sees.players[3].role_shown
    assert len(seen) > 2


@rule("bang-time-end-of-card", "bang-char-lee-van-kliff-wws")
def test_the_card_that_turned_helena_zontero_can_be_repeated() -> None:
    table = bang(
        players=5,
        shows="helena-zontero",
        hands={"a": "stagecoach bang"},
        characters={"a": "lee-van-kliff"},
        deck="beer beer 2♠ 7♥ 8♥",
    )
    table.a.plays("stagecoach")
    assert "use:lee-van-kliff" in table.a.options


@rule("bang-wws-helena-zontero", "bang-check-optional-mandatory")
def test_a_black_card_changes_nothing() -> None:
    table = bang(players=5, shows="helena-zontero", hands={"a": "stagecoach"}, deck="beer beer 2♠")
    before = table.table.role[:]
    table.a.plays("stagecoach")
    assert table.table.role == before
    assert len(table.told("roles-shuffled")) == 0
    assert len(table.told("check-flipped")) == 1


@rule("bang-wws-helena-zontero", "bang-wws-helena-zontero-known")
def test_a_ghost_is_not_among_the_living_who_are_dealt_roles() -> None:
    for seed in range(12):
        table = bang(
            players=6,
            event="ghost-town",
            shows="helena-zontero",
            life={"b": 0},
            deck="stagecoach mustang barrel beer beer 2♦",
        )
        table.table.chance = Chance.from_text(str(seed))
        table.a.ends()
        before = table.b.role
        table.b.plays("stagecoach")
        assert len(table.told("roles-shuffled")) == 1
        assert table.b.role == before


@rule("bang-wws-helena-zontero-known")
def test_a_role_that_was_public_through_a_return_is_secret_again() -> None:
    table = bang(players=5, shows="helena-zontero", hands={"a": "stagecoach"}, deck="beer beer 2♦")
    table.table.shown |= 1 << 1
    table.a.plays("stagecoach")
    assert not table.sees.players[1].role_shown
    assert table.c.sees.players[1].role == -1


# Lady Rosa


@rule("bang-wws-lady-rosa-of-texas", "bang-wws-lady-rosa-of-texas-next", "bang-turn-step-skip-flag")
def test_the_player_on_the_right_changes_seats_and_loses_a_turn() -> None:
    table = bang(players=5, show="lady-rosa-of-texas")
    table.a.uses("lady-rosa-of-texas")
    assert list(table.sees.order) == [4, 1, 2, 3, 0]
    assert table.sees.skips == [4]
    assert table.waiting_for == "a"
    table.a.ends()
    assert len(table.told("turn-skipped")) == 1
    assert table.turn == "b"
    assert table.sees.skips == []


@rule("bang-time-turn-order-rosa", "bang-setup-seats", "bang-wws-lady-rosa-of-texas-all")
def test_everything_goes_by_the_new_seats_at_once() -> None:
    table = bang(
        players=6, show="lady-rosa-of-texas", hands={"f": "beer"}, front={"f": "barrel"}, life={"f": 2}
    )
    assert table.a.distance("b") == 1
    table.a.uses("lady-rosa-of-texas")
    assert table.a.distance("b") == 2
    assert table.a.distance("e") == 1
    assert (table.f.hand, table.f.front, table.f.life) == ("beer", "barrel", 2)


@rule("bang-wws-lady-rosa-of-texas-once")
def test_once_a_turn_and_not_with_two_in_game() -> None:
    table = bang(players=5, show="lady-rosa-of-texas")
    table.a.uses("lady-rosa-of-texas")
    assert "use:lady-rosa-of-texas" not in table.a.options
    two = bang(show="lady-rosa-of-texas", life={"b": 0, "c": 0})
    assert "use:lady-rosa-of-texas" not in two.a.options


@rule("bang-wws-lady-rosa-of-texas-gold-rush")
def test_right_is_right_under_gold_rush_too() -> None:
    table = bang(players=5, event="gold-rush", show="lady-rosa-of-texas")
    table.a.uses("lady-rosa-of-texas")
    assert table.sees.skips == [4]
    table.a.ends()
    assert table.turn == "d"  # e sits behind a now
    assert table.sees.skips == [4]


@rule("bang-wws-lady-rosa-of-texas-between")
def test_the_eliminated_between_the_two_keep_their_seats() -> None:
    table = bang(players=5, show="lady-rosa-of-texas", life={"e": 0})
    table.a.uses("lady-rosa-of-texas")
    assert list(table.sees.order) == [3, 1, 2, 0, 4]
    ghosts = bang(players=5, event="ghost-town", show="lady-rosa-of-texas", life={"e": 0})
    ghosts.a.uses("lady-rosa-of-texas")
    ghosts.a.ends()
    assert ghosts.turn == "e"


@rule("bang-wws-lady-rosa-of-texas-flag")
def test_elimination_cancels_the_skip_and_a_second_swap_adds_none() -> None:
    table = bang(players=5, show="lady-rosa-of-texas", hands={"a": "gatling"}, life={"e": 1})
    table.a.uses("lady-rosa-of-texas")
    table.a.plays("gatling")
    assert not table.e.in_game
    assert table.sees.skips == []
    twice = bang(players=5, show="lady-rosa-of-texas")
    twice.table.skips = 1 << 4
    twice.a.uses("lady-rosa-of-texas")
    assert twice.sees.skips == [4]


@rule("bang-turn-step-skip-flag", "bang-event-flip")
def test_a_keeper_who_loses_a_turn_turns_the_next_event_all_the_same() -> None:
    table = bang(
        players=5,
        event="thirst",
        coming="high-noon ambush",
        show="lady-rosa-of-texas",
        turn="b",
        life={"a": 3},
    )
    table.b.uses("lady-rosa-of-texas")
    assert table.sees.skips == [0]
    table.b.ends()
    assert table.event == "high-noon"
    assert table.a.life == 3  # nothing of the turn happens
    assert table.turn == "c"


@rule("bang-turn-step-skip-flag", "bang-turn-copies-lapse", "bang-turn-step-green")
def test_a_skipped_turn_readies_green_cards_and_ends_a_copy_but_checks_nothing() -> None:
    table = bang(
        players=5,
        show="lady-rosa-of-texas",
        front={"e": "dynamite sombrero"},
        fresh="sombrero",
        characters={"e": "vera-custer"},
    )
    table.a.uses("lady-rosa-of-texas")
    table.a.ends()
    assert table.e.front == "dynamite sombrero"
    assert len(table.told("greens-ready")) == 1
    assert table.turn == "b"
