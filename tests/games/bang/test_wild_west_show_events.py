"""28. The event cards of Wild West Show."""

from __future__ import annotations

import pytest

from posse.core import Chance, records
from posse.core.errors import Refused, SettingError
from posse.core.records import Luck, Record
from posse.core.table import SPECTATOR
from posse.games.bang.facts import EVENT_BOX, EVENT_NAMES, OUTLAW, RENEGADE, ROLES
from posse.games.bang.rules.speech import SPEAK
from posse.testing import rule
from tests.games.bang.laying import GAME, BangStory, bang, new_bang
from tests.games.bang.placing import named


def told(story: BangStory, kind: str) -> int:
    return [event.kind.name for event in story.table.told].count(kind)


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
    assert told(table, "hand-swapped") == 1


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
    assert told(table, "roles-shuffled") == 0
    assert told(table, "check-flipped") == 1


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
    assert told(table, "turn-skipped") == 1
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
    assert told(table, "greens-ready") == 1
    assert table.turn == "b"


# Gag


@rule("bang-wws-gag", "bang-wws-gag-when")
def test_a_word_costs_a_life_and_play_is_asked_again() -> None:
    table = bang(show="gag", hands={"a": "bang"})
    table.acts(lambda each: each.choose(2, "", SPEAK))
    assert table.c.life == 3
    assert table.waiting_for == "a"
    assert table.a.asked == "play"
    table.acts(lambda each: each.choose(0, "", SPEAK))
    assert table.a.life == 4
    assert table.a.may_play("bang", at="b")


@rule("bang-wws-gag-when")
def test_nobody_speaks_while_something_else_is_pending_or_without_gag() -> None:
    table = bang(show="gag", hands={"a": "bang", "b": "missed"})
    table.a.plays("bang", at="b")
    assert not table.table.interjects(2, SPEAK)
    assert not table.table.interjects(1, SPEAK)
    quiet = bang()
    assert not quiet.table.interjects(2, SPEAK)
    with pytest.raises(Refused):
        quiet.table.choose(2, "1", SPEAK)
    out = bang(show="gag", life={"c": 0})
    assert not out.table.interjects(2, SPEAK)


@rule("bang-wws-gag-when")
def test_a_word_is_recorded_and_replayed() -> None:
    story = bang(show="gag")
    assert story.table.interjects(3, SPEAK)
    kept = Record.begin(GAME, list("wxyz"), {"wws_events": True}, Luck(Chance.from_text("gag").seed))
    kept.add(story.table, 3, SPEAK)
    assert (kept.choices[0].seat, kept.choices[0].asks, kept.choices[0].option) == (3, "", SPEAK)
    again = bang(show="gag")
    kept.apply(again.table, 1)
    assert again.d.life == 3
    assert records.read(records.write(kept)).choices == kept.choices


@rule("bang-wws-gag-turn-player", "bang-wws-gag")
def test_a_turn_player_who_talks_with_the_last_life_has_no_turn_left() -> None:
    table = bang(show="gag", life={"b": 1}, turn="b")
    table.acts(lambda each: each.choose(1, "", SPEAK))
    assert not table.b.in_game
    assert table.turn == "c"
    out = next(event for event in table.table.told if event.kind.name == "eliminated")
    assert out.values[3] == -1


@rule("bang-wws-gag-muted")
def test_a_living_player_is_warned_of_the_price_before_anything_is_paid() -> None:
    table = bang(show="gag", hands={"a": "bang"})
    hush = table.table.hush()
    assert hush is not None
    assert [hush.may_speak(seat) for seat in range(4)] == [True] * 4
    assert hush.answer(2).rule == "bang-wws-gag-muted"
    assert hush.option == SPEAK
    assert table.c.life == 4  # so far only a warning
    assert bang(show="showdown").table.hush() is None


@rule("bang-wws-gag-closed")
def test_at_every_other_moment_nobody_may_speak() -> None:
    table = bang(show="gag", hands={"a": "bang", "b": "missed"})
    table.a.plays("bang", at="b")
    hush = table.table.hush()
    assert hush is not None
    assert not any(hush.may_speak(seat) for seat in range(4))
    assert hush.answer(2).rule == "bang-wws-gag-closed"


@rule("bang-wws-gag-others")
def test_the_dead_and_spectators_are_muted_and_cannot_even_pay() -> None:
    table = bang(show="gag", life={"c": 0})
    hush = table.table.hush()
    assert hush is not None
    for seat in (2, SPECTATOR):
        assert not hush.may_speak(seat)
        assert hush.answer(seat).rule == "bang-wws-gag-others"
    assert hush.may_speak(1)
    ghost = bang(show="gag", event="ghost-town", life={"b": 0})
    ghost.a.ends()
    assert ghost.turn == "b"
    hush = ghost.table.hush()
    assert hush is not None
    assert hush.answer(1).rule == "bang-wws-gag-others"  # a ghost has no life to pay with


@rule("bang-wws-gag-others")
def test_bots_never_talk() -> None:
    table = bang(show="gag", hands={"a": "bang beer"})
    assert SPEAK not in table.a.options


# Dorothy Rage


@rule("bang-wws-dorothy-rage", "bang-wws-dorothy-rage-steps", "bang-wws-dorothy-rage-limit")
def test_somebody_is_made_to_fire_a_bang() -> None:
    table = bang(show="dorothy-rage", hands={"a": "bang", "b": "bang-2c"})
    table.a.uses("dorothy-rage", at="b")
    assert table.a.asked == "dorothy-card"
    table.a.chooses("name:bang")
    assert table.a.asked == "dorothy-target"
    assert table.a.options == ["seat:c", "seat:a"]
    table.a.chooses("seat:c")
    assert table.c.life == 3
    lost = next(event for event in table.table.told if event.kind.name == "life-lost")
    assert lost.values[-1] == 1  # b is the source
    assert table.a.may_play("bang", at="b")  # it counts for nobody


@rule("bang-wws-dorothy-rage-missing")
def test_who_does_not_have_the_card_shows_the_whole_hand() -> None:
    table = bang(show="dorothy-rage", hands={"b": "missed beer"})
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:duel")
    assert len(table.table.view(SPECTATOR).players[1].known) == 2
    assert table.last("cards-seen")["rule"] == "bang-wws-dorothy-rage-missing"
    assert table.b.hand == "missed beer"
    assert table.a.asked == "play"


@rule("bang-wws-dorothy-rage-once", "bang-ask-menu-whole")
def test_once_a_turn_and_only_against_players_with_cards() -> None:
    table = bang(show="dorothy-rage", hands={"b": "beer beer"})
    assert [option for option in table.a.options if "dorothy" in option] == ["use:dorothy-rage:b"]
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:beer")
    assert not [option for option in table.a.options if "dorothy" in option]


@rule("bang-wws-dorothy-rage-limit")
def test_a_forced_card_is_no_card_of_the_turn_player() -> None:
    """Nor one for Miss Susanna, if she comes up later in the turn."""
    for card in ("mustang", "beer"):
        table = bang(show="dorothy-rage", hands={"b": card})
        table.a.uses("dorothy-rage", at="b")
        table.a.chooses("name:" + card)
        assert (table.table.acts, table.b.hand) == (0, "")


@rule("bang-wws-dorothy-rage-which", "bang-wws-dorothy-rage-itself")
def test_what_may_be_named() -> None:
    table = bang(
        show="dorothy-rage",
        hands={"b": "missed dodge sombrero beer beer"},
        characters={"b": "calamity-janet"},
    )
    table.a.uses("dorothy-rage", at="b")
    assert "name:missed" not in table.a.options
    assert "name:dodge" not in table.a.options
    first = table.table.hands[1][3]
    table.a.chooses("name:beer")
    assert table.table.discard == [first]
    green = bang(show="dorothy-rage", hands={"b": "sombrero"})
    green.a.uses("dorothy-rage", at="b")
    green.a.chooses("name:sombrero")
    assert green.b.front == "sombrero"
    janet = bang(show="dorothy-rage", hands={"b": "missed"}, characters={"b": "calamity-janet"})
    janet.a.uses("dorothy-rage", at="b")
    janet.a.chooses("name:bang")
    assert janet.b.hand == "missed"  # shown, and not played as a Bang!


@rule("bang-wws-dorothy-rage-which", "bang-wws-dorothy-rage-target")
def test_the_owner_pays_and_the_turn_player_chooses_the_card_to_take() -> None:
    table = bang(
        show="dorothy-rage", hands={"b": "rag-time beer duel", "c": "missed"}, front={"c": "barrel mustang"}
    )
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:rag-time")
    table.b.pays("beer")
    assert table.waiting_for == "a"
    assert table.a.asked == "take-card"
    table.a.takes("barrel")
    assert "barrel" in table.b.hand
    assert table.c.front == "mustang"


@rule("bang-wws-dorothy-rage-rules")
def test_a_card_that_cannot_be_played_stays_shown_in_hand() -> None:
    far = bang(
        players=7,
        show="dorothy-rage",
        hands={"d": "bang"},
        front={"c": "mustang", "e": "mustang"},
    )
    far.a.uses("dorothy-rage", at="d")
    far.a.chooses("name:bang")
    assert far.d.hand == "bang"
    assert len(far.sees.players[3].known) == 1
    assert told(far, "card-stays") == 1


@rule("bang-wws-dorothy-rage-order", "bang-wws-dorothy-rage-turn-player-dies", "bang-turn-player-eliminated")
def test_a_forced_gatling_goes_round_from_its_owner_and_may_end_the_turn() -> None:
    table = bang(
        show="dorothy-rage",
        hands={"b": "missed", "c": "gatling", "d": "missed"},
        life={"b": 1},
        turn="b",
    )
    table.b.uses("dorothy-rage", at="c")
    table.b.chooses("name:gatling")
    assert table.waiting_for == "d"
    table.d.chooses("take")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert not table.b.in_game
    assert table.turn == "c"
    assert table.a.life == 4


@rule("bang-wws-dorothy-rage-own-turn-bars", "bang-hn-the-sermon-indians")
def test_own_turn_bars_do_not_hold_for_the_forced_player() -> None:
    table = bang(
        event="the-sermon", show="dorothy-rage", hands={"a": "bang", "b": "indians bang", "c": "bang"}
    )
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:indians")
    table.c.plays("bang")
    assert table.a.life == 4  # barred in the own turn, so not even asked
    again = bang(event="the-sermon", show="dorothy-rage", hands={"b": "bang"})
    again.a.uses("dorothy-rage", at="b")
    again.a.chooses("name:bang")
    again.a.chooses("seat:c")
    assert again.c.life == 3
    judge = bang(event="the-judge", show="dorothy-rage", hands={"b": "barrel"})
    judge.a.uses("dorothy-rage", at="b")
    judge.a.chooses("name:barrel")
    assert judge.b.front == ""


@rule("bang-green-delay-forced", "bang-char-molly-stark-which")
def test_a_forced_green_card_waits_and_molly_draws() -> None:
    table = bang(show="dorothy-rage", hands={"b": "sombrero"}, characters={"b": "molly-stark"})
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:sombrero")
    assert table.b.me.seen.waiting
    assert len(table.b.hand.split()) == 1
    end = bang(show="dorothy-rage", hands={"b": "sombrero"}, green_ready="turn_end")
    end.a.uses("dorothy-rage", at="b")
    end.a.chooses("name:sombrero")
    assert end.b.me.seen.waiting
    end.a.ends()
    assert not end.b.me.seen.waiting


@rule("bang-char-belle-star-forced")
def test_in_belle_stars_turn_the_forced_player_has_no_weapon() -> None:
    table = bang(
        players=7,
        show="dorothy-rage",
        hands={"d": "bang"},
        front={"d": "winchester"},
        characters={"a": "belle-star"},
    )
    table.a.uses("dorothy-rage", at="d")
    table.a.chooses("name:bang")
    assert table.a.options == ["seat:c", "seat:e"]


@rule("bang-turn-own-turn-only", "bang-wws-dorothy-rage")
def test_a_forced_stagecoach_turns_the_next_card() -> None:
    table = bang(show="dorothy-rage", shows="showdown", hands={"b": "stagecoach"})
    table.a.uses("dorothy-rage", at="b")
    table.a.chooses("name:stagecoach")
    assert len(table.b.hand.split()) == 2
    assert table.show == "showdown"


@rule("bang-foc-abandoned-mine-forced")
def test_a_forced_card_goes_to_the_pile_also_when_the_turn_player_has_drawn_from_the_mine() -> None:
    table = bang(event="abandoned-mine", show="dorothy-rage", discard="duel beer", hands={"c": "saloon"})
    table.a.ends()
    assert table.b.hand == "beer duel"
    table.b.uses("dorothy-rage", at="c")
    table.b.chooses("name:saloon")
    assert table.discard == "saloon"
    table.b.plays("beer")
    assert table.discard == "saloon"
    assert len(table.sees.mine) == 1


# Darling Valentine


@rule("bang-wws-darling-valentine")
@pytest.mark.parametrize("cards", [1, 3])
def test_as_many_cards_come_as_go(cards: int) -> None:
    table = bang(show="darling-valentine", hands={"b": " ".join(["duel"] * cards)}, deck="beer " * 5)
    table.a.ends()
    assert table.b.hand.split() == ["beer"] * (cards + 2)  # and phase 1


@rule("bang-wws-darling-valentine", "bang-char-suzy-lafayette-swap")
def test_every_turn_begins_with_another_hand() -> None:
    table = bang(
        show="darling-valentine",
        hands={"b": "duel missed"},
        deck="beer beer gatling saloon",
        characters={"b": "suzy-lafayette"},
    )
    table.a.ends()
    assert table.b.hand == "beer beer gatling saloon"
    assert table.discard == "duel missed"


# Bone Orchard


@rule("bang-wws-bone-orchard", "bang-wws-bone-orchard-hand", "bang-wws-bone-orchard-roles")
def test_the_dead_come_back_with_one_life_and_a_secret_role() -> None:
    table = bang(players=7, show="bone-orchard", life={"b": 0, "c": 0})
    table.a.ends()
    assert table.turn == "b"
    assert table.b.life == 1
    assert len(table.b.hand.split()) == 2  # those of phase 1
    assert not table.sees.players[1].role_shown
    assert table.b.sees.players[1].role in (OUTLAW, RENEGADE)
    assert table.c.sees.players[2].role == -1  # not even they know
    imagined = {table.table.imagine(2, Chance.from_text(str(seed))).role[2] for seed in range(20)}
    assert len(imagined) > 1


@rule("bang-wws-bone-orchard-roles")
def test_who_comes_back_in_another_way_learns_the_role_dealt_meanwhile() -> None:
    table = bang(
        players=7,
        event="ghost-town",
        show="bone-orchard",
        shows="showdown",
        life={"b": 0, "c": 0},
        hands={"a": "beer"},
        deck="stagecoach bang",
    )
    table.a.ends()
    table.b.plays("stagecoach")
    assert table.c.sees.players[2].role == -1
    table.b.ends()
    table.b.discards(*table.b.hand.split()[:2])
    assert (table.turn, table.table.ghost) == ("c", 2)
    assert ROLES[table.c.sees.players[2].role] == table.c.role
    assert not table.sees.players[2].role_shown


@rule("bang-wws-bone-orchard-permanent")
def test_who_has_come_back_stays() -> None:
    table = bang(players=5, show="bone-orchard", shows="showdown", life={"b": 0}, deck="stagecoach beer")
    table.a.ends()
    table.b.plays("stagecoach")
    assert table.show == "showdown"
    assert table.b.in_game


@rule("bang-wws-bone-orchard-sheriff")
def test_a_sheriff_comes_back_as_sheriff() -> None:
    table = bang(players=5, show="bone-orchard", life={"a": 0, "b": 0}, turn="e")
    table.e.ends()
    assert table.turn == "a"
    assert table.a.role == "sheriff"
    assert table.sees.players[0].role_shown


@rule("bang-turn-step-return")
def test_bone_orchard_goes_before_ghost_town() -> None:
    table = bang(players=5, event="ghost-town", show="bone-orchard", life={"b": 0})
    table.a.ends()
    assert table.b.life == 1
    assert table.table.ghost == -1


# Showdown


@rule("bang-wws-showdown", "bang-wws-showdown-limit", "bang-play-as-other")
def test_every_card_is_a_bang_and_every_bang_a_missed() -> None:
    table = bang(show="showdown", hands={"a": "barrel beer", "b": "bang"})
    table.a.plays("barrel", at="b", as_="bang")
    table.b.plays("bang", as_="missed")
    assert table.b.life == 4
    assert not table.a.may_play("beer", at="b", as_="bang")  # one Bang! a turn
    assert table.a.may_play("beer")
    assert not [option for option in bang(hands={"a": "barrel"}).a.options if option.startswith("as-bang")]


@rule("bang-wws-showdown-limit", "bang-hn-the-sermon-as-bang")
def test_showdown_keeps_to_range_and_sermon() -> None:
    far = bang(players=7, show="showdown", hands={"a": "beer"})
    assert not far.a.may_play("beer", at="d", as_="bang")
    sermon = bang(event="the-sermon", show="showdown", hands={"a": "beer"})
    assert not sermon.a.may_play("beer", at="b", as_="bang")


@rule("bang-wws-showdown-responses")
def test_any_card_answers_a_duel_and_indians() -> None:
    table = bang(show="showdown", hands={"a": "indians duel saloon", "b": "barrel mustang"})
    table.a.plays("indians")
    table.b.plays("barrel", as_="bang")
    table.a.plays("duel", at="b")
    table.b.plays("mustang", as_="bang")
    table.a.plays("saloon", as_="bang")
    assert table.b.life == 3


@rule("bang-char-big-spencer-showdown", "bang-char-lee-van-kliff-showdown")
def test_spencer_and_lee_in_a_showdown() -> None:
    table = bang(show="showdown", hands={"a": "bang", "b": "bang missed"}, characters={"b": "big-spencer"})
    table.a.plays("bang", at="b")
    assert table.b.may_play("bang", as_="missed")
    assert not table.b.may_play("missed")
    table.b.chooses("take")
    table.a.ends()
    assert table.b.may_play("missed", at="c", as_="bang")
    lee = bang(show="showdown", hands={"a": "saloon beer"}, characters={"a": "lee-van-kliff"})
    lee.a.plays("saloon")
    lee.a.uses("lee-van-kliff")
    assert lee.a.hand == ""


# Sacagaway


@rule("bang-wws-sacagaway", "bang-wws-sacagaway-random")
def test_all_hands_are_open_and_roles_stay_secret() -> None:
    table = bang(shows="sacagaway", hands={"a": "stagecoach panic", "b": "beer duel"}, deck="gatling saloon")
    table.a.plays("stagecoach")
    seen = table.table.view(SPECTATOR)
    assert named(seen.players[1].known) == named(sorted(table.table.hands[1]))
    assert len(seen.players[0].known) == 3
    assert seen.players[1].role == -1
    table.a.plays("panic", at="b")  # the only choice is a random card
    assert len(table.a.hand.split()) == 3
    assert len(table.table.view(SPECTATOR).players[0].known) == 3
    table.a.ends()
    assert len(table.table.view(SPECTATOR).players[1].known) == table.table.view(SPECTATOR).players[1].hand


@rule("bang-wws-sacagaway-questions")
def test_who_has_no_missed_is_asked_all_the_same() -> None:
    table = bang(show="sacagaway", hands={"a": "bang", "b": "beer"})
    table.a.plays("bang", at="b")
    assert table.b.options == ["take"]


# Miss Susanna


@rule("bang-wws-miss-susanna", "bang-wws-miss-susanna-count", "bang-turn-end-sequence")
def test_fewer_than_three_cards_cost_a_life() -> None:
    table = bang(show="miss-susanna", hands={"a": "beer saloon mustang"}, life={"a": 3})
    table.a.plays("beer")
    table.a.plays("saloon")
    table.a.plays("mustang")
    table.a.ends()
    assert table.a.life == 5
    lazy = bang(show="miss-susanna", hands={"a": "beer saloon"}, front={"a": "canteen"}, life={"a": 3})
    lazy.a.plays("beer")
    lazy.a.plays("saloon")
    lazy.a.uses("canteen")  # does not count
    lazy.a.ends()
    assert lazy.a.life == 4
    assert lazy.turn == "b"


@rule("bang-wws-miss-susanna-count")
def test_cards_played_before_the_event_came_up_count() -> None:
    table = bang(shows="miss-susanna", hands={"a": "beer mustang stagecoach"})
    table.a.plays("beer")
    table.a.plays("mustang")
    table.a.plays("stagecoach")
    table.a.ends()
    assert table.a.life == 5


@rule("bang-wws-miss-susanna-unable")
def test_handcuffs_are_no_excuse() -> None:
    table = bang(event="handcuffs", show="miss-susanna", turn="b")
    table.table.named = 1
    table.b.ends()
    assert table.b.life == 3


@rule("bang-wws-miss-susanna-jail")
def test_a_lost_turn_and_a_ghost_cost_nothing() -> None:
    jail = bang(show="miss-susanna", front={"b": "jail"}, deck="2♠", turn="a", life={"a": 5})
    jail.table.acts = 3
    jail.a.ends()
    assert jail.turn == "c"
    assert jail.b.life == 4
    ghost = bang(event="ghost-town", show="miss-susanna", life={"b": 0})
    ghost.table.acts = 3
    ghost.a.ends()
    ghost.b.ends()
    assert ghost.turn == "c"
    assert told(ghost, "life-lost") == 0


@rule("bang-wws-miss-susanna", "bang-turn-end-sequence")
def test_who_falls_to_miss_susanna_has_no_vendetta() -> None:
    table = bang(event="vendetta", show="miss-susanna", life={"b": 1}, turn="b", deck="2♥")
    table.b.ends()
    assert not table.b.in_game
    assert table.turn == "c"
    assert told(table, "check-flipped") == 0


# Wild West Show


@rule("bang-wws-wild-west-show", "bang-wws-wild-west-show-sheriff", "bang-win-wws-override")
def test_the_last_survivor_wins_and_the_sheriff_is_one_of_many() -> None:
    table = bang(show="wild-west-show", hands={"b": "gatling bang"}, life={"a": 1, "c": 1, "d": 1}, turn="b")
    table.b.plays("gatling")
    assert table.over
    assert table.winners == "b"
    sheriff = bang(show="wild-west-show", hands={"b": "bang"}, life={"a": 1}, turn="b")
    sheriff.b.plays("bang", at="a")
    assert not sheriff.a.in_game
    assert not sheriff.over


@rule("bang-wws-wild-west-show-roles")
def test_roles_remain_what_they_are() -> None:
    table = bang(
        players=5, show="wild-west-show", hands={"a": "bang barrel", "b": "jail"}, life={"b": 1, "e": 1}
    )
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    table.b.chooses("give-up")
    assert len(table.a.hand.split()) == 4  # three cards for an outlaw
    deputy = bang(players=5, show="wild-west-show", hands={"a": "bang barrel"}, life={"e": 1})
    deputy.a.plays("bang", at="e")
    assert deputy.a.hand == ""
    jail = bang(players=5, show="wild-west-show", hands={"b": "jail"}, turn="b")
    assert not jail.b.may_play("jail", at="a")
