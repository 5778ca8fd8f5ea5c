"""36. The hidden six-player game: one role is not in it, and sides declare that they have won."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from posse.core.chance import Chance
from posse.core.errors import SettingError
from posse.core.table import SPECTATOR, seat_letter
from posse.games.bang.facts import (
    CARD_NAMES,
    CHARACTERS_NAMED,
    DEPUTY,
    NO_CARD,
    OUTLAW,
    RENEGADE,
    ROLES,
    SHERIFF,
)
from posse.games.bang.rules.copies import copy
from posse.testing import rule
from posse.testing.compare import differences
from tests.every_game.cases import LONG
from tests.games.bang.laying import new_bang
from tests.games.bang.six import out, six

# Dealing


@rule("bang-six-sheriff", "bang-six-first-four", "bang-six-removed", "bang-six-rest", "bang-six-combos")
def test_one_of_seven_roles_is_not_in_the_game() -> None:
    lines, sheriffs = Counter[tuple[str, ...]](), set()
    for seed in range(60):
        table = new_bang(6, f"six {seed}", mode="hidden_six").table
        lines[tuple(sorted([ROLES[role] for role in table.role]))] += 1
        sheriffs.add(table.role.index(SHERIFF))
        assert table.view(SPECTATOR).players[table.role.index(SHERIFF)].role_shown
    one = ("deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff")
    two = ("deputy", "deputy", "outlaw", "outlaw", "renegade", "sheriff")
    without = ("deputy", "deputy", "outlaw", "outlaw", "outlaw", "sheriff")
    assert set(lines) == {one, two, without}
    assert lines[one] > max(lines[two], lines[without])  # a Deputy is removed in half of the games
    assert sheriffs == set(range(6))


@rule("bang-six-opposite", "bang-six-first-four")
def test_opposite_the_sheriff_sits_one_of_the_first_four() -> None:
    found = Counter[int]()
    for seed in range(80):
        table = new_bang(6, f"opposite {seed}", mode="hidden_six").table
        found[table.role[(table.role.index(SHERIFF) + 3) % 6]] += 1
    assert set(found) == {DEPUTY, OUTLAW, RENEGADE}
    assert found[DEPUTY] > max(found[OUTLAW], found[RENEGADE])  # two of the four


@rule("bang-six-sheriff", "bang-opt-mode-limits")
def test_only_for_six_players_and_without_the_wild_west_show() -> None:
    for players in (4, 5, 7):
        with pytest.raises(SettingError, match="bang-error-hidden-six"):
            new_bang(players, mode="hidden_six")
    with pytest.raises(SettingError, match="bang-error-hidden-six-show"):
        new_bang(6, mode="hidden_six", wws_events=True)
    assert new_bang(6).table.removed == -1


@rule("bang-info-end-reveal", "bang-six-removed")
def test_nobody_knows_the_removed_role_before_the_end() -> None:
    table = six(life={**out("b", "c", "e"), "f": 1}, hands={"a": "bang"})
    for seat in (SPECTATOR, *range(6)):
        assert table.table.view(seat).removed == -1
    assert not table.told("removed-shown")
    table.a.plays("bang", at="f")
    assert table.over
    assert table.table.view(SPECTATOR).removed == DEPUTY
    assert table.last("removed-shown")["role"] == "role-deputy"


# Play and its certain ends


@rule("bang-six-goal", "bang-six-end-only", "bang-six-reveal")
def test_the_game_goes_on_without_the_sheriff() -> None:
    table = six(turn="b", hands={"b": "bang"}, life={"a": 1})
    table.b.plays("bang", at="a")
    assert not table.a.in_game
    assert not table.over
    assert table.waiting_for == "b"


@rule("bang-six-reveal")
def test_roles_are_shown_and_rewards_paid_as_usual() -> None:
    table = six(turn="c", hands={"c": "bang"}, life={"b": 1})
    table.c.plays("bang", at="b")
    assert table.sees.players[1].role == OUTLAW
    assert len(table.c.hand.split()) == 3


@rule("bang-six-events")
def test_the_next_living_player_turns_the_events() -> None:
    table = six(turn="a", life=out("a", "b"), event="gold-rush", coming="ambush", phase="play")
    assert table.sees.keeper == 2


@rule("bang-six-certain-law")
def test_without_any_bad_player_the_law_has_won() -> None:
    table = six(hands={"a": "bang"}, life={**out("b", "c", "e"), "f": 1})
    table.a.plays("bang", at="f")
    assert table.winners == "a d"
    assert table.last("game-ended")["rule"] == "bang-six-certain-law"


@rule("bang-six-certain-outlaws")
def test_without_any_law_the_outlaws_have_won_unless_the_renegade_is_there() -> None:
    roles = {"d": "deputy", "e": "deputy"}
    alone = six(
        roles={**roles, "c": "outlaw"}, removed="renegade", life={**out("a", "d"), "e": 1}, turn="f",
        hands={"f": "bang"},
    )  # fmt: skip
    alone.f.plays("bang", at="e")
    assert alone.winners == "b c f"
    assert alone.last("game-ended")["rule"] == "bang-six-certain-outlaws"
    renegade = six(
        roles={**roles, "c": "renegade"}, removed="outlaw", life={**out("a", "d"), "e": 1}, turn="f",
        hands={"f": "bang"},
    )  # fmt: skip
    renegade.f.plays("bang", at="e")
    assert not renegade.over


@rule("bang-six-end-only")
def test_three_of_one_side_do_not_end_the_game() -> None:
    table = six(roles={"e": "deputy"}, removed="outlaw", life={**out("b", "c"), "f": 1}, hands={"a": "bang"})
    table.a.plays("bang", at="f")
    assert not table.f.in_game
    assert not table.over  # nobody can know that no bad player is left


@rule("bang-six-last-one", "bang-six-sides")
def test_the_last_one_wins_for_their_side() -> None:
    table = six(hands={"b": "bang"}, turn="b", life={**out("a", "c", "e", "f"), "d": 1})
    table.b.plays("bang", at="d")
    assert table.winners == "b e f"
    assert table.last("game-ended")["rule"] == "bang-six-last-one"


@rule("bang-six-two-left", "bang-six-sides")
def test_two_of_one_side_end_the_game() -> None:
    law = six(hands={"a": "bang"}, life={**out("b", "c", "e"), "f": 1}, turn="a")
    law.a.plays("bang", at="f")
    assert law.winners == "a d"
    outlaws = six(
        hands={"b": "bang"}, life={**out("a", "c", "f"), "d": 1}, turn="b", front={"b": "winchester"}
    )
    outlaws.b.plays("bang", at="d")
    assert outlaws.winners == "b e f"
    assert outlaws.last("game-ended")["rule"] == "bang-six-two-left"


@rule("bang-six-two-left", "bang-six-fight-turn", "bang-six-fight-two", "bang-six-fight-state")
def test_two_of_different_sides_fight_it_out_and_the_turn_goes_on() -> None:
    table = six(
        hands={"b": "bang beer", "d": "missed"},
        life={**out("a", "e", "f"), "c": 1, "b": 2},
        front={"b": "mustang"},
        turn="b",
    )
    table.b.plays("bang", at="c")
    assert {table.sees.players[seat].role for seat in (1, 3)} == {OUTLAW, DEPUTY}
    assert table.sees.fight
    assert (table.turn, table.b.asked, table.b.front) == ("b", "play", "mustang")
    assert "beer" in table.b.hand
    table.b.plays("beer")
    assert table.b.life == 2  # Beer no longer works
    assert table.last("no-effect")["rule"] == "bang-beer-two-players"


# Who is asked, and what may be said


@rule("bang-six-crime-when", "bang-six-crime-who", "bang-six-crime-start", "bang-six-declare-asked")
def test_the_sheriff_is_asked_after_three_bad_players_and_nobody_else() -> None:
    table = six(turn="f", life=out("b", "c", "e"), front={"a": "dynamite"}, deck="2♠")
    table.f.ends()
    assert (table.turn, table.a.asked) == ("a", "declare")
    assert table.a.options == ["nothing", "crime"]
    assert table.a.front == "dynamite"  # before any other step
    table.a.chooses("nothing")
    assert (table.a.asked, table.a.life) == ("play", 2)
    table.a.ends()
    assert (table.turn, table.d.asked) == ("d", "play")


@rule("bang-six-crime-when")
def test_two_bad_players_are_not_enough() -> None:
    table = six(turn="f", life=out("b", "c"))
    table.f.ends()
    assert (table.turn, table.a.asked) == ("a", "play")


@rule("bang-six-declare-asked", "bang-six-declare-options", "bang-six-crime-who")
def test_without_the_sheriff_everybody_with_a_secret_role_is_asked() -> None:
    roles = {"d": "deputy", "e": "deputy", "b": "outlaw", "c": "outlaw", "f": "renegade"}
    table = six(roles=roles, removed="outlaw", life=out("a", "b", "c"), turn="d")
    assert table.d.asked == "play"  # only two bad players are out
    three = six(life=out("a", "b", "c", "e"), turn="d", phase="start")
    assert three.d.asked == "declare"
    assert three.d.options == ["nothing", "crime"]
    bad = six(life=out("a", "b", "c", "e"), turn="f", phase="start")
    assert bad.f.asked == "declare"
    assert bad.f.options == ["nothing"]
    assert bad.f.refused("crime") == "bang-six-declare-options"
    renegade = six(
        roles={"c": "outlaw", "e": "outlaw", "f": "renegade", "d": "deputy"},
        removed="deputy",
        life=out("a", "b", "c", "e"),
        turn="f",
        phase="start",
    )
    assert (renegade.f.asked, renegade.f.options) == ("declare", ["nothing"])
    known = six(life=out("a", "b", "c", "e"), turn="c")
    known.table.shown |= 1 << 3  # as if Dead Man had brought them back
    known.c.ends()
    assert (known.d.asked, known.d.options) == ("declare", ["nothing", "crime"])


@rule("bang-six-declare-options", "bang-info-asked-public")
def test_being_asked_gives_nothing_away() -> None:
    """The question is the same for a player who may declare and for one who may not."""
    said = set()
    for seat in "df":
        table = six(life=out("a", "b", "c", "e"), turn=seat, phase="start")
        question = table.table.question(table.player("abcdef".index(seat)).seat)
        assert question is not None
        assert question.hidden
        said.add((question.asks, question.about(table.table, table.table.turn)))
    assert len(said) == 1


@rule("bang-six-law-when", "bang-six-declare-asked", "bang-six-declare-options")
def test_after_the_sheriff_and_a_deputy_everybody_with_a_secret_role_is_asked() -> None:
    roles = {"d": "deputy", "e": "deputy"}
    table = six(
        roles={**roles, "c": "renegade"}, removed="outlaw", life=out("a", "d"), turn="b", phase="start"
    )
    assert (table.b.asked, table.b.options) == ("declare", ["nothing", "law"])
    for seat in "ce":
        table = six(
            roles={**roles, "c": "renegade"}, removed="outlaw", life=out("a", "d"), turn=seat, phase="start"
        )
        assert table.player("abcdef".index(seat)).options == ["nothing"]
    early = six(life=out("a"), turn="b", phase="start")
    assert early.b.asked == "play"


@rule("bang-six-declare-asked")
@pytest.mark.parametrize(("before", "seat", "asked"), [("f", 1, "declare"), ("c", 3, "play")])
def test_a_player_whose_role_is_known_is_asked_only_if_it_fits(before: str, seat: int, asked: str) -> None:
    roles = {"c": "deputy", "d": "renegade", "e": "deputy"}
    table = six(roles=roles, removed="outlaw", life=out("a", "e"), turn=before)
    table.table.shown |= 1 << seat  # as if Dead Man had brought them back
    table.player("abcdef".index(before)).ends()
    assert table.player(seat).asked == asked


@rule("bang-six-declare-asked")
def test_a_ghost_is_not_asked() -> None:
    roles = {"b": "outlaw", "c": "renegade", "d": "deputy", "e": "deputy", "f": "outlaw"}
    table = six(roles=roles, removed="outlaw", event="ghost-town", life=out("a", "b", "d"), turn="f")
    table.f.ends()
    table.a.ends()
    assert (table.turn, table.table.ghost, table.b.asked) == ("b", 1, "play")
    table.b.ends()
    assert (table.turn, table.c.asked) == ("c", "declare")


@rule("bang-six-declare-one-open")
def test_the_two_declarations_are_never_open_at_once() -> None:
    """Five players would have to be out, and with two left the fight has begun."""
    for seed in range(30):
        story = new_bang(6, f"open {seed}", mode="hidden_six", events="high_noon")
        for _ in story.moments(seed):
            table = story.table
            gone = [table.role[seat] for seat in range(6) if not table.in_game >> seat & 1]
            crime = len([role for role in gone if role in (OUTLAW, RENEGADE)]) >= 3
            law = SHERIFF in gone and DEPUTY in gone
            assert not (crime and law) or table.fight


@rule("bang-six-optional")
def test_who_does_not_answer_says_nothing() -> None:
    table = six(life=out("b", "c", "e"), turn="a", phase="start")
    question = table.table.question(0)
    assert question is not None
    assert question.name(table.table, 0, question.default(table.table, 0)) == "nothing"


@rule("bang-six-end-only", "bang-six-crime-true")
def test_the_law_declares_although_no_bad_player_is_left() -> None:
    roles = {"d": "deputy", "e": "deputy", "b": "outlaw", "c": "outlaw", "f": "renegade"}
    table = six(roles=roles, removed="outlaw", life=out("b", "c", "f"), turn="a", phase="start")
    assert not table.over
    table.a.chooses("crime")
    assert table.winners == "a d e"
    assert table.last("game-ended")["rule"] == "bang-six-crime-true"


@rule("bang-six-crime-answer", "bang-six-fight-others-out", "bang-six-fight-turn")
def test_a_bad_player_who_is_left_has_to_fight() -> None:
    table = six(
        life=out("b", "c", "e"),
        hands={"d": "bang", "f": "beer", "a": "missed"},
        front={"d": "barrel", "f": "scope"},
        characters={"f": "vulture-sam"},
        turn="a",
        phase="start",
    )
    table.a.chooses("crime")
    assert table.told("crime-declared")
    assert table.sees.players[5].role == OUTLAW
    assert not table.d.in_game
    assert table.last("left-game")["seat"] == 3
    assert not table.sees.players[3].role_shown
    assert sorted(table.discard.split()) == ["bang", "barrel"]  # Vulture Sam gets nothing
    assert (table.turn, table.f.front) == ("f", "scope")
    assert table.a.hand == "missed"  # no phase 1: the declaration was the turn


@rule("bang-six-fight-turn-steps")
def test_a_declaration_is_a_turn_for_green_cards_and_copies() -> None:
    table = six(
        life=out("b", "c", "e"),
        characters={"a": "vera-custer", "f": "slab-the-killer"},
        front={"a": "iron-plate", "f": "bible"},
        fresh="iron-plate bible",
        turn="a",
        phase="start",
    )
    copy(table.table, 0, CHARACTERS_NAMED["slab-the-killer"])  # in the turn before
    assert table.a.me.abilities == ["vera-custer", "slab-the-killer"]
    table.a.chooses("crime")
    assert table.a.me.abilities == ["vera-custer"]
    assert (table.turn, table.a.me.seen.waiting) == ("f", ())
    assert [event["seat"] for event in table.told("greens-ready")] == [0, 5]


@rule("bang-six-fight-turn-steps")
def test_who_declares_nothing_has_a_turn_as_usual() -> None:
    table = six(life=out("b", "c", "e"), front={"a": "iron-plate"}, fresh="iron-plate", phase="start")
    table.a.chooses("nothing")
    assert len(table.told("greens-ready")) == 1
    assert table.a.asked == "play"


@rule("bang-six-law-answer", "bang-six-fight-others-out", "bang-six-fight-three", "bang-six-fight-turn")
def test_deputy_and_renegade_answer_to_the_law_is_dead() -> None:
    roles = {"c": "renegade", "d": "deputy", "e": "deputy"}
    table = six(roles=roles, removed="outlaw", life=out("a", "d"), turn="b", phase="start")
    table.b.chooses("law")
    assert [table.sees.players[seat].role for seat in (1, 2, 4)] == [OUTLAW, RENEGADE, DEPUTY]
    assert not table.f.in_game
    assert (table.turn, table.c.asked) == ("c", "play")
    table.c.ends()
    assert (table.turn, table.e.asked) == ("e", "play")  # nobody is asked to declare in a fight


@rule("bang-six-fight-three", "bang-six-fight-two")
def test_in_a_fight_of_three_each_kill_brings_three_cards() -> None:
    table = six(
        roles={"c": "renegade", "d": "deputy", "e": "deputy"},
        removed="outlaw",
        life={**out("a", "d"), "b": 1, "c": 1},
        hands={"e": "bang bang"},
        front={"c": "jail", "e": "volcanic"},
        deck="2♠ panic panic stagecoach stagecoach duel",
        turn="b",
        phase="start",
    )
    table.b.chooses("law")
    assert table.turn == "e"  # c stays in Jail
    table.e.plays("bang", at="c")
    assert table.e.hand == "bang panic panic stagecoach stagecoach duel"
    assert len(table.told("fight-started")) == 1  # it goes on, and does not begin again
    assert table.last("cards-drawn")["rule"] == "bang-six-fight-three"
    assert not table.over
    table.e.plays("bang", at="b")
    assert table.winners == "a d e"
    assert table.last("game-ended")["rule"] == "bang-six-fight-two"


@rule("bang-six-law-true")
def test_the_outlaws_have_won_if_nobody_answers() -> None:
    table = six(life=out("a", "c", "d"), turn="b", phase="start")
    table.b.chooses("law")
    assert table.winners == "b e f"
    assert table.last("game-ended")["rule"] == "bang-six-law-true"


# The fight


@rule("bang-six-fight-events-stop")
def test_events_stop_when_the_fight_begins() -> None:
    table = six(
        life=out("b", "c", "e"), event="handcuffs", coming="thirst", turn="a", phase="start",
    )  # fmt: skip
    table.a.chooses("crime")
    assert table.event == ""
    assert table.sees.next_event == -1
    assert table.last("event-over")["rule"] == "bang-six-fight-events-stop"
    assert len(table.f.hand.split()) == 2
    table.f.ends()
    assert (table.turn, table.a.asked, table.event) == ("a", "play", "")
    assert not table.told("event-turned")


@rule("bang-six-fight-events-stop", "bang-reward-outlaw")
def test_a_ghost_whose_kill_begins_the_fight_is_out_before_it_could_be_paid() -> None:
    table = six(event="ghost-town", life={**out("a", "e", "f"), "b": 1}, turn="d", deck="duel beer beer")
    table.d.ends()
    table.e.plays("duel", at="b")
    assert not table.b.in_game
    assert not table.e.in_game
    assert table.e.hand == ""
    assert "bang-reward-outlaw" not in [told["rule"] for told in table.told("cards-drawn")]


@rule("bang-six-fight-events-stop", "bang-six-counting")
def test_a_ghost_is_out_at_once_and_its_turn_ends() -> None:
    table = six(
        event="ghost-town",
        life={**out("a", "e", "f"), "c": 1},
        turn="d",
        deck="duel bang bang",
    )
    table.d.ends()
    assert (table.turn, table.table.ghost) == ("e", 4)
    table.e.plays("duel", at="c")
    assert not table.e.in_game
    assert table.sees.fight
    assert (table.turn, table.b.asked) == ("b", "play")
    assert sorted(table.discard.split()) == ["bang", "bang", "duel"]
    assert (table.table.ghost, table.told("ghost-left")) == (-1, [])  # it has left with the others


@rule("bang-six-fight-events-stop", "bang-elim-sequence", "bang-six-fight-two")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_the_card_of_a_ghost_that_begins_the_fight_still_hits_the_targets_that_are_left(card: str) -> None:
    life = {**out("a", "e", "f"), "c": 1, "d": 2}
    hurt = six(event="ghost-town", life=life, turn="d", deck=f"{card} beer beer")
    hurt.d.ends()
    hurt.e.plays(card)
    assert hurt.sees.fight
    assert (hurt.b.life, hurt.d.life, hurt.e.in_game) == (3, 1, False)
    assert (hurt.turn, hurt.b.asked) == ("b", "play")
    decided = six(event="ghost-town", life={**life, "d": 1}, turn="d", deck=f"{card} beer beer")
    decided.d.ends()
    decided.e.plays(card)
    assert decided.winners == "b e f"
    assert decided.last("game-ended")["rule"] == "bang-six-fight-two"


@rule("bang-six-fight-events-stop", "bang-foc-law-of-the-west-end")
def test_nothing_has_to_be_played_when_the_fight_has_ended_law_of_the_west() -> None:
    table = six(
        event="law-of-the-west",
        life={**out("a", "e", "f"), "c": 1},
        turn="b",
        phase="draw",
        hands={"b": "duel"},
        deck="missed stagecoach",
    )
    assert CARD_NAMES[table.b.sees.due] == table.b.held("stagecoach")
    assert "end" not in table.b.options
    table.b.plays("duel", at="c")
    assert table.sees.fight
    assert table.b.sees.due == NO_CARD
    assert "end" in table.b.options


@rule("bang-foc-abandoned-mine-lost")
def test_the_mine_is_closed_at_the_end_of_the_turn_in_which_the_fight_begins() -> None:
    table = six(
        event="abandoned-mine",
        life={**out("a", "e", "f"), "c": 1},
        turn="b",
        phase="draw",
        hands={"b": "beer"},
        discard="bang stagecoach",
        deck="panic panic",
    )
    table.b.plays("beer")
    table.b.plays("bang", at="c")
    assert (table.event, table.discard) == ("", "bang")
    table.b.plays("stagecoach")
    assert table.discard == "bang stagecoach"
    table.b.ends()
    assert table.last("mine-closed")["n"] == 1
    assert table.d.hand.startswith("beer")


@rule("bang-six-fight-jail")
def test_jail_in_a_fight_is_for_anybody_but_the_sheriff() -> None:
    table = six(life=out("b", "c", "e"), hands={"f": "jail jail", "a": "jail"}, turn="a", phase="start")
    table.a.chooses("crime")
    assert table.f.cannot_play("jail", at="a") == "bang-jail-not-on-sheriff"
    table.f.ends()
    assert table.a.may_play("jail", at="f")


# What the kernel promises


@pytest.mark.parametrize("number", range(60 if LONG else 8))
def test_random_games_keep_the_promises(number: int) -> None:
    settings = {"events": ("none", "mixed")[number % 2], "dodge_city": number % 4 > 1}
    story = new_bang(6, f"promises {number}", mode="hidden_six", **settings)
    random = Random(number)
    for _ in story.moments(number):
        table = story.table
        if table.fight or random.random() < 0.03:
            seat = random.randrange(6)
            imagined = table.imagine(seat, Chance.from_text(str(random.random())))
            assert imagined.invariants() == []
            for viewer in (seat, SPECTATOR):
                assert differences(imagined.view(viewer), table.view(viewer)) == []
            mine, theirs = (each.decision(seat, named=True) for each in (table, imagined))
            assert differences(mine, theirs) == []
    assert story.winners


def test_after_the_law_is_dead_nobody_imagines_a_deputy_or_renegade_who_did_not_reveal() -> None:
    table = six(life=out("a", "d"), hands={"c": "bang"}, turn="b", phase="start")
    table.b.chooses("law")  # c, the Renegade, reveals; e and f leave as what they are
    assert table.sees.fight
    for seed in range(40):
        imagined = table.table.clone()
        imagined.chance = Chance.from_text(str(seed))
        imagined.redeal(2)
        assert (imagined.role[4], imagined.role[5]) == (OUTLAW, OUTLAW)


def test_while_the_game_goes_on_without_the_law_everybody_imagines_a_renegade() -> None:
    roles = {"c": "renegade", "d": "deputy", "e": "deputy"}
    table = six(roles=roles, removed="outlaw", life=out("a", "d", "e"), turn="b")
    found = set()
    for seed in range(40):
        imagined = table.table.clone()
        imagined.chance = Chance.from_text(str(seed))
        imagined.redeal(1)
        assert sorted((imagined.role[2], imagined.role[5])) == sorted((OUTLAW, RENEGADE))
        found.add(imagined.role[2])
    assert len(found) == 2


def test_everything_hidden_is_dealt_again() -> None:
    """What the Sheriff imagines differs in every role they do not know, and in the one that is not there."""
    table = new_bang(6, "imagined", mode="hidden_six").table
    me = table.role.index(SHERIFF)
    seen = [table.clone() for _ in range(80)]
    for seed, each in enumerate(seen):
        each.chance = Chance.from_text(str(seed))
        each.redeal(me)
    assert {each.removed for each in seen} == {DEPUTY, OUTLAW, RENEGADE}
    for seat in range(6):
        assert len({each.role[seat] for each in seen}) == (1 if seat == me else 3), seat_letter(seat)
