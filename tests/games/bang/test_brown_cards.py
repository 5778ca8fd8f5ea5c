"""17. Brown cards of the base game."""

from __future__ import annotations

from posse.core import Said
from posse.games.bang.facts import BASE_CARDS, CARD_NAMES
from posse.testing import rule
from posse.words import Words
from tests.games.bang.laying import GAME, BangStory, bang

# Bang! and Missed!


@rule("bang-bang-shot")
def test_a_bang_reaches_only_as_far_as_the_weapon() -> None:
    table = bang(players=5, hands={"a": "bang"})
    assert table.a.may_play("bang", at="b")
    assert table.a.may_play("bang", at="e")
    assert not table.a.may_play("bang", at="c")
    table.a.plays("bang", at="e")
    assert table.e.life == 3
    assert table.b.life == 4
    assert table.waiting_for == "a"


@rule("bang-bang-not-self")
def test_nobody_shoots_at_themselves() -> None:
    table = bang(hands={"a": "bang"})
    assert table.a.cannot_play("bang", at="a") == "bang-bang-not-self"


@rule("bang-missed-cancels")
def test_a_missed_works_only_for_the_one_who_is_shot_at() -> None:
    table = bang(hands={"a": "bang", "b": "beer", "c": "missed"})
    table.a.plays("bang", at="b")
    assert table.waiting_for == "b"
    assert table.b.options == ["take"]
    table.b.chooses("take")
    assert table.b.life == 3
    assert table.c.hand == "missed"


@rule("bang-missed-response-only")
def test_a_missed_is_never_an_action() -> None:
    table = bang(hands={"a": "missed"})
    assert table.a.options == ["end"]
    assert table.a.cannot_play("missed") == "bang-missed-response-only"


# Beer and Saloon


@rule("bang-beer-heals")
def test_a_beer_gives_one_life() -> None:
    table = bang(hands={"a": "beer beer"}, life={"a": 3})
    table.a.plays("beer")
    assert table.a.life == 4
    table.a.plays("beer")
    assert table.a.life == 5
    assert table.waiting_for == "a"


@rule("bang-beer-heals")
def test_a_beer_never_heals_above_the_maximum() -> None:
    table = bang(hands={"a": "beer"})
    table.a.plays("beer")
    assert table.a.life == 5
    assert table.discard == "beer"


@rule("bang-beer-self-only")
def test_a_beer_is_for_its_player_alone() -> None:
    table = bang(hands={"a": "beer"}, life={"b": 1})
    assert "play:" + table.a.held("beer") in table.a.options
    assert not table.a.may_play("beer", at="b")
    table.a.refused("play:" + table.a.held("beer") + ":b")
    assert table.b.life == 1


@rule("bang-beer-two-players")
def test_with_two_left_a_beer_does_nothing_but_may_be_played() -> None:
    table = bang(hands={"a": "beer"}, life={"a": 2, "b": 0, "d": 0})
    table.a.plays("beer")
    assert table.a.life == 2
    assert table.discard.endswith("beer")
    assert table.last("no-effect")["card"] == table.table.discard[-1]


@rule("bang-saloon-heals-all")
def test_a_saloon_heals_everybody_up_to_their_maximum() -> None:
    table = bang(hands={"a": "saloon"}, life={"a": 3, "b": 2, "c": 1})
    table.a.plays("saloon")
    assert (table.a.life, table.b.life, table.c.life, table.d.life) == (4, 3, 2, 4)
    assert table.waiting_for == "a"


@rule("bang-saloon-not-beer")
def test_a_saloon_works_with_two_left() -> None:
    table = bang(hands={"a": "saloon"}, life={"a": 2, "b": 0, "c": 1, "d": 0})
    table.a.plays("saloon")
    assert (table.a.life, table.c.life) == (3, 2)


@rule("bang-saloon-not-beer")
def test_a_saloon_rescues_nobody() -> None:
    table = bang(hands={"a": "bang", "b": "saloon"}, life={"b": 1})
    table.a.plays("bang", at="b")
    table.b.chooses("take")
    assert table.b.asked == "rescue"
    assert table.b.options == ["give-up"]
    table.b.chooses("give-up")
    assert not table.b.in_game


# Drawing cards


@rule("bang-stagecoach-draw")
def test_a_stagecoach_draws_two() -> None:
    table = bang(hands={"a": "stagecoach"}, deck="bang beer missed")
    table.a.plays("stagecoach")
    assert table.a.hand == "bang beer"


@rule("bang-wells-fargo-draw")
def test_wells_fargo_draws_three() -> None:
    table = bang(hands={"a": "wells-fargo"}, deck="bang beer missed panic")
    table.a.plays("wells-fargo")
    assert table.a.hand == "bang beer missed"


# General Store


@rule("bang-general-store-reveal", "bang-general-store-pick")
def test_the_store_has_a_card_for_everybody_picked_in_turn() -> None:
    table = bang(hands={"a": "general-store"}, deck="bang beer missed panic indians")
    table.a.plays("general-store")
    assert len(table.sees.store) == 4
    table.a.takes("beer")
    assert table.waiting_for == "b"
    table.b.takes("panic")
    table.c.takes("bang")
    assert (table.a.hand, table.b.hand, table.c.hand, table.d.hand) == ("beer", "panic", "bang", "missed")
    assert table.waiting_for == "a"


@rule("bang-general-store-reveal")
def test_the_store_has_no_card_for_the_eliminated() -> None:
    table = bang(hands={"a": "general-store"}, deck="bang beer missed panic", life={"b": 0})
    table.a.plays("general-store")
    assert len(table.sees.store) == 3
    table.a.takes("bang")
    assert table.waiting_for == "c"


@rule("bang-general-store-mandatory")
def test_nobody_can_leave_the_store_without_a_card() -> None:
    table = bang(hands={"a": "general-store"}, deck="bang beer missed panic")
    table.a.plays("general-store")
    assert len(table.a.options) == 4
    assert all(option.startswith("card:") for option in table.a.options)
    table.a.takes("bang")
    table.b.takes("beer")
    table.c.takes("missed")
    assert table.d.hand == "panic"  # the last card leaves no choice


@rule("bang-general-store-short")
def test_when_cards_run_out_the_last_in_order_get_none() -> None:
    rest = [
        name for name in CARD_NAMES[:BASE_CARDS] if name not in ("bang-ah", "beer-6h", "general-store-9c")
    ]
    table = bang(hands={"a": "general-store-9c", "d": " ".join(rest)}, deck="bang-ah beer-6h")
    table.a.plays("general-store")
    assert len(table.sees.store) == 2
    table.a.takes("beer")
    assert table.b.hand == "bang"
    assert table.c.hand == ""
    assert table.waiting_for == "a"


# Panic! and Cat Balou


@rule("bang-panic-take")
def test_panic_takes_a_card_in_play_or_one_of_the_hand() -> None:
    table = bang(hands={"a": "panic panic", "b": "beer"}, front={"b": "barrel scope"})
    table.a.plays("panic", at="b")
    assert [option.split("-")[0] for option in table.a.options] == ["hand", "card:barrel", "card:scope"]
    table.a.takes("scope")
    assert table.b.front == "barrel"
    table.a.plays("panic", at="b")
    table.a.takes("hand")
    assert table.a.hand == "scope beer"
    assert table.b.hand == ""
    assert table.waiting_for == "a"


@rule("bang-panic-range")
def test_panic_goes_by_distance_one_whatever_the_weapon() -> None:
    far = bang(players=5, hands={"a": "panic", "c": "beer"}, front={"a": "winchester"})
    assert far.a.cannot_play("panic", at="c") == "bang-panic-take"
    near = bang(players=5, hands={"a": "panic", "c": "beer"}, front={"a": "scope"})
    assert near.a.may_play("panic", at="c")
    shy = bang(players=5, hands={"a": "panic", "b": "beer"}, front={"b": "mustang"})
    assert not shy.a.may_play("panic", at="b")


@rule("bang-panic-self", "bang-panic-self-not-hand")
def test_panic_takes_back_an_own_card_in_play_and_never_one_of_the_own_hand() -> None:
    table = bang(hands={"a": "panic beer"}, front={"a": "barrel"})
    table.a.plays("panic", at="a")
    assert table.a.hand == "beer barrel"
    assert table.a.front == ""
    bare = bang(hands={"a": "panic beer"})
    assert not bare.a.may_play("panic", at="a")


@rule("bang-panic-needs-card")
def test_panic_needs_something_to_take() -> None:
    table = bang(hands={"a": "panic"})
    assert table.a.cannot_play("panic", at="b") == "bang-panic-take"
    assert table.a.options == ["end"]


@rule("bang-cat-balou-discard")
def test_cat_balou_reaches_everybody() -> None:
    table = bang(players=7, hands={"a": "cat-balou cat-balou", "d": "beer"}, front={"d": "mustang"})
    table.a.plays("cat-balou", at="d")
    table.a.takes("mustang")
    assert table.d.front == ""
    table.a.plays("cat-balou", at="d")
    assert table.d.hand == ""
    assert table.discard == "mustang cat-balou beer cat-balou"
    assert table.waiting_for == "a"


@rule("bang-cat-balou-self")
def test_cat_balou_works_on_an_own_card_in_play_but_not_on_the_own_hand() -> None:
    table = bang(hands={"a": "cat-balou beer"}, front={"a": "dynamite"})
    table.a.plays("cat-balou", at="a")
    assert table.a.front == ""
    assert table.a.hand == "beer"
    bare = bang(hands={"a": "cat-balou beer"})
    assert not bare.a.may_play("cat-balou", at="a")


@rule("bang-cat-balou-needs-card")
def test_cat_balou_needs_something_to_discard() -> None:
    table = bang(hands={"a": "cat-balou"})
    assert table.a.cannot_play("cat-balou", at="b") == "bang-cat-balou-discard"


# Gatling and Indians!


@rule("bang-gatling-all")
def test_a_gatling_shoots_at_all_the_others_at_any_distance() -> None:
    table = bang(players=7, hands={"a": "gatling", "d": "missed"}, front={"e": "mustang"})
    table.a.plays("gatling")
    assert table.waiting_for == "d"
    table.d.plays("missed")
    lives = [table.player(seat).life for seat in range(7)]
    assert lives == [5, 3, 3, 4, 3, 3, 3]
    assert table.waiting_for == "a"


@rule("bang-gatling-not-bang")
def test_a_gatling_is_not_the_bang_of_the_turn() -> None:
    table = bang(hands={"a": "gatling bang"})
    table.a.plays("gatling")
    assert table.a.may_play("bang", at="b")
    table.a.plays("bang", at="b")
    assert table.b.life == 2


@rule("bang-indians-all", "bang-indians-choice")
def test_indians_cost_a_bang_or_a_life() -> None:
    table = bang(hands={"a": "indians", "b": "bang", "c": "bang"})
    table.a.plays("indians")
    assert table.b.options == ["refuse", "play:" + table.b.held("bang")]
    table.b.plays("bang")
    table.c.chooses("refuse")
    assert (table.a.life, table.b.life, table.c.life, table.d.life) == (5, 4, 3, 3)
    assert table.c.hand == "bang"
    assert table.discard == "bang indians"
    assert table.waiting_for == "a"


@rule("bang-indians-no-missed")
def test_neither_missed_nor_barrel_helps_against_indians() -> None:
    table = bang(hands={"a": "indians", "b": "missed"}, front={"b": "barrel"}, deck="5♥")
    table.a.plays("indians")
    assert table.b.options == ["refuse"]
    table.b.chooses("refuse")
    assert table.b.life == 3


# Duel


@rule("bang-duel-target")
def test_a_duel_reaches_everybody_but_oneself() -> None:
    table = bang(players=7, hands={"a": "duel"}, front={"d": "mustang"})
    assert table.a.may_play("duel", at="d")
    assert not table.a.may_play("duel", at="a")
    table.a.plays("duel", at="d")
    assert table.d.life == 3


@rule("bang-duel-alternate", "bang-duel-loser")
def test_duellists_throw_bang_cards_in_turns_until_one_stops() -> None:
    table = bang(hands={"a": "duel bang bang", "c": "bang bang"})
    table.a.plays("duel", at="c")
    table.c.plays("bang")
    assert table.waiting_for == "a"
    table.a.plays("bang")
    table.c.chooses("refuse")
    assert (table.a.life, table.c.life) == (5, 3)
    assert (table.a.hand, table.c.hand) == ("bang", "bang")
    assert table.discard == "bang bang duel"
    assert table.waiting_for == "a"


def test_a_bang_card_thrown_in_a_duel_or_at_indians_says_what_it_does_there() -> None:
    duel = bang(hands={"a": "duel", "c": "bang"})
    duel.a.plays("duel", at="c")
    assert said_of(1, duel, seat=2) == "Then Anna has to throw one."
    raid = bang(hands={"a": "indians", "b": "bang"})
    raid.a.plays("indians")
    assert said_of(1, raid, seat=1) == "Then you lose no life."


def said_of(answer: int, story: BangStory, seat: int) -> str:
    """What the label of an answer explains, in English."""
    question = story.table.question(seat)
    assert question is not None
    label = question.label(story.table, seat, question.options(story.table, seat)[answer])
    return Words("en").say(GAME, Said(label.key + ".text", label.args), ["Anna", "Boris", "Cora", "Dan"])


@rule("bang-duel-source")
def test_a_duel_lost_by_the_challenged_is_the_challengers_deed() -> None:
    table = bang(hands={"a": "duel"}, life={"b": 1}, deck="beer beer missed")
    table.a.plays("duel", at="b")
    assert not table.b.in_game
    assert table.a.hand == "beer beer missed"  # the reward for an outlaw


@rule("bang-duel-source")
def test_a_duel_lost_by_the_challenger_is_nobodys_deed() -> None:
    table = bang(hands={"b": "duel", "a": "bang"}, life={"b": 1}, turn="b")
    table.b.plays("duel", at="a")
    table.a.plays("bang")
    assert not table.b.in_game
    assert table.a.hand == ""
    gringo = bang(hands={"b": "duel", "a": "bang bang"}, characters={"b": "el-gringo"}, turn="b")
    gringo.b.plays("duel", at="a")
    gringo.a.plays("bang")
    assert gringo.b.life == 2
    assert gringo.b.hand == ""
    assert gringo.a.hand == "bang"


@rule("bang-duel-no-missed")
def test_neither_missed_nor_barrel_helps_in_a_duel() -> None:
    table = bang(hands={"a": "duel", "b": "missed"}, front={"b": "barrel"}, deck="5♥")
    table.a.plays("duel", at="b")
    assert table.b.options == ["refuse"]


@rule("bang-duel-not-counted")
def test_bang_cards_thrown_in_a_duel_are_not_the_bang_of_the_turn() -> None:
    table = bang(hands={"a": "duel bang bang", "b": "bang"})
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    assert table.b.life == 3
    assert table.a.may_play("bang", at="b")


@rule("bang-general-store-pick")
def test_the_store_begins_with_its_player_wherever_they_sit() -> None:
    table = bang(hands={"c": "general-store"}, turn="c", deck="beer jail saloon duel")
    table.c.plays("general-store")
    for seat in ("c", "d", "a"):
        assert table.waiting_for == seat
        player = getattr(table, seat)
        player.chooses(player.options[0])
    assert table.b.hand == "duel"  # the last card goes without a question
    assert table.waiting_for == "c"
