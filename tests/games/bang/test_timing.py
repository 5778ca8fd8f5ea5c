"""15. Timing: what comes first when several things happen at once."""

from __future__ import annotations

from posse.games.bang.facts import CHARACTERS_NAMED
from posse.games.bang.rules.copying import draw_characters
from posse.games.bang.rules.speaking import refresh_all
from posse.testing import rule
from tests.games.bang.laying import BangStory, bang


@rule("bang-time-one-at-a-time")
def test_nothing_else_can_be_done_while_an_effect_is_open() -> None:
    table = bang(hands={"a": "bang beer", "b": "missed", "c": "beer"}, life={"c": 1, "a": 2})
    table.a.plays("bang", at="b")
    assert table.waiting_for == "b"
    assert table.a.options == []
    assert table.c.options == []


@rule("bang-time-per-target")
def test_one_target_is_finished_before_the_next() -> None:
    table = bang(
        players=5,
        hands={"a": "gatling", "b": "missed", "c": "beer"},
        characters={"b": "bart-cassidy"},
        life={"c": 1},
    )
    table.a.plays("gatling")
    assert table.waiting_for == "b"
    table.b.chooses("take")
    assert len(table.b.hand.split()) == 2  # Bart's card is there before c is asked
    assert table.waiting_for == "c"
    table.c.chooses("take")
    assert table.c.asked == "rescue"
    assert table.d.life == 4
    table.c.plays("beer")
    assert (table.d.life, table.e.life) == (3, 3)


@rule("bang-time-gained-cards")
def test_a_gained_card_does_not_help_in_the_effect_that_brought_it() -> None:
    table = bang(
        hands={"a": "duel bang bang", "b": "bang"},
        characters={"b": "molly-stark"},
        deck="bang",
        dodge_city=True,
    )
    table.a.plays("duel", at="b")
    table.b.plays("bang")
    table.a.plays("bang")
    assert table.b.life == 3  # with an empty hand nothing is asked
    assert table.b.hand == "bang"  # Molly's card came after the duel


@rule("bang-time-own-effect-now")
def test_a_cards_own_card_helps_at_once() -> None:
    table = bang(hands={"a": "bang", "b": "dodge"}, characters={"a": "slab-the-killer"}, deck="missed")
    table.a.plays("bang", at="b")
    table.b.plays("dodge")
    table.b.plays("missed")
    assert table.b.life == 4


@rule("bang-time-bart-before-gringo")
def test_with_both_abilities_barts_card_comes_first() -> None:
    table = bang(hands={"a": "bang jail"}, characters={"b": "greygory-deck"}, deck="missed")
    both = (CHARACTERS_NAMED["bart-cassidy"], CHARACTERS_NAMED["el-gringo"])
    table.table.held = [(), both, (), ()]
    refresh_all(table.table)
    table.a.plays("bang", at="b")
    assert table.b.hand == "missed jail"


@rule("bang-time-bart-before-gringo")
def test_it_does_not_matter_which_of_the_two_was_drawn_first() -> None:
    """Greygory Deck draws again and again; each time he has both, a shot tells which comes first."""
    both = {CHARACTERS_NAMED["bart-cassidy"], CHARACTERS_NAMED["el-gringo"]}
    table = bang(hands={"a": "bang jail"}, characters={"b": "greygory-deck"}, deck="missed")
    hands = []
    for _ in range(1000):
        draw_characters(table.table, 1)
        if set(table.table.held[1]) == both:
            shot = BangStory(table.table.clone())
            shot.a.plays("bang", at="b")
            hands.append(shot.b.hand)
    assert len(hands) > 4
    assert set(hands) == {"missed jail"}


@rule("bang-time-simultaneous")
def test_triggers_of_several_players_go_round_from_the_turn_player() -> None:
    table = bang(
        players=5,
        hands={"d": "bang"},
        characters={"a": "herb-hunter", "c": "greg-digger"},
        life={"e": 1, "c": 1},
        turn="d",
        deck="beer beer beer beer",
    )
    table.d.plays("bang", at="e")
    kinds = [(event.kind.name, event.values[0]) for event in table.table.told]
    assert kinds.index(("cards-drawn", 0)) < kinds.index(("life-gained", 2))


@rule("bang-time-simultaneous")
def test_the_round_begins_with_the_turn_player() -> None:
    table = bang(
        players=5,
        hands={"c": "bang"},
        characters={"a": "herb-hunter", "c": "greg-digger"},
        life={"b": 1, "c": 1},
        turn="c",
        deck="beer beer beer beer beer beer",
    )
    table.c.plays("bang", at="b")
    kinds = [(event.kind.name, event.values[0]) for event in table.table.told]
    assert kinds.index(("life-gained", 2)) < kinds.index(("cards-drawn", 0))


@rule("bang-time-waves", "bang-time-suzy-last")
def test_what_triggers_cause_waits_for_all_of_the_first() -> None:
    table = bang(
        hands={"a": "bang", "c": "jail"},
        characters={"a": "suzy-lafayette", "b": "el-gringo"},
        deck="missed beer",
    )
    table.a.plays("bang", at="b")  # her hand is empty
    assert table.b.hand == "missed"  # the turn player drew first, and he took that card
    assert table.a.hand == "beer"  # so her hand was empty again, in a second wave


@rule("bang-time-suzy-last")
def test_suzy_draws_nothing_if_another_trigger_has_filled_her_hand() -> None:
    table = bang(
        hands={"a": "bang", "b": "missed"},
        characters={"b": "suzy-lafayette"},
        deck="beer jail",
        dodge_city=True,
    )
    table.a.plays("bang", at="b")
    table.b.plays("missed")
    assert table.b.hand == "beer"
    assert table.waiting_for == "a"


@rule("bang-time-end-of-card")
def test_the_played_card_goes_onto_the_pile_after_the_triggers_of_its_last_target() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "bart-cassidy"}, deck="beer")
    table.a.plays("bang", at="b")
    kinds = [event.kind.name for event in table.table.told]
    assert kinds.index("cards-drawn") < kinds.index("card-done")
    pain = bang(
        hands={"a": "bang"},
        characters={"c": "john-pain"},
        front={"b": "barrel"},
        deck="5♥",
        wws_characters=True,
    )
    pain.a.plays("bang", at="b")
    pain.b.uses("barrel")
    kinds = [event.kind.name for event in pain.table.told]
    assert kinds.index("flipped-taken") < kinds.index("card-done")


@rule("bang-time-order-fixed")
def test_who_is_eliminated_meanwhile_is_passed_over() -> None:
    table = bang(
        players=5,
        roles={"a": "sheriff", "b": "outlaw", "c": "renegade", "d": "outlaw", "e": "deputy"},
        hands={"a": "general-store"},
        deck="bang beer missed panic jail",
    )
    table.a.plays("general-store")
    table.a.takes("bang")
    table.b.takes("beer")
    table.c.takes("missed")
    table.d.takes("panic")
    assert table.e.hand == "jail"
    raid = bang(players=5, hands={"a": "gatling"}, life={"b": 1, "c": 1})
    raid.a.plays("gatling")
    assert (raid.d.life, raid.e.life) == (3, 3)


@rule("bang-time-stop-at-end")
def test_when_the_game_is_over_nothing_more_happens() -> None:
    table = bang(hands={"b": "gatling"}, life={"a": 1, "c": 1, "d": 1}, turn="b")
    table.b.plays("gatling")
    order = [event["seat"] for event in table.told("eliminated")]
    assert order == [2, 3, 0]
    early = bang(hands={"d": "gatling"}, life={"a": 1, "b": 1, "c": 1}, turn="d")
    early.d.plays("gatling")
    assert early.over
    assert [event["seat"] for event in early.told("eliminated")] == [0]
    assert (early.b.life, early.c.life) == (1, 1)


@rule("bang-time-suzy-last")
def test_barts_card_comes_first_so_suzys_ability_gives_the_same_player_nothing() -> None:
    table = bang(hands={"a": "bang"}, characters={"b": "greygory-deck"}, deck="beer jail")
    both = (CHARACTERS_NAMED["suzy-lafayette"], CHARACTERS_NAMED["bart-cassidy"])
    table.table.held = [(), both, (), ()]
    refresh_all(table.table)
    table.a.plays("bang", at="b")
    assert table.b.hand == "beer"
    assert table.waiting_for == "a"


@rule("bang-time-simultaneous")
def test_without_the_turn_player_the_round_begins_with_the_next_one() -> None:
    table = bang(
        players=5,
        hands={"b": "duel", "c": "bang"},
        characters={"a": "herb-hunter", "c": "greg-digger"},
        life={"b": 1, "c": 1},
        turn="b",
        deck="beer beer",
    )
    table.b.plays("duel", at="c")
    table.c.plays("bang")  # b has nothing to answer with and is out of the game
    kinds = [(event.kind.name, event.values[0]) for event in table.table.told]
    assert kinds.index(("life-gained", 2)) < kinds.index(("cards-drawn", 0))
    assert table.turn == "c"


@rule("bang-time-end-of-card")
def test_the_end_of_a_card_from_the_first_trigger_to_the_repeat() -> None:
    table = bang(
        hands={"a": "bang-2c bang-3c"},
        characters={"a": "lee-van-kliff", "b": "bart-cassidy", "c": "john-pain"},
        front={"b": "barrel"},
        deck="2♠ beer",
    )
    table.a.plays("bang-2c", at="b")
    assert "use:lee-van-kliff:b" not in table.a.options
    table.b.uses("barrel")
    ends = ("cards-drawn", "flipped-taken", "card-done")
    assert [event.kind.name for event in table.table.told if event.kind.name in ends] == list(ends)
    assert "use:lee-van-kliff:b" in table.a.options
    assert table.waiting_for == "a"


@rule("bang-time-simultaneous", "bang-time-waves")
def test_the_waves_begin_with_the_turn_player_wherever_they_sit() -> None:
    table = bang(
        hands={"c": "bang"},
        characters={"c": "suzy-lafayette", "b": "el-gringo"},
        turn="c",
        deck="missed beer",
    )
    table.c.plays("bang", at="b")  # b sits before c, but it is the turn of c
    assert (table.b.hand, table.c.hand) == ("missed", "beer")
    assert table.waiting_for == "c"
