"""36.5 The hidden six-player game in a match: who is the Sheriff, what it pays, what is carried over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from posse.core.chance import Chance
from posse.core.table import SPECTATOR
from posse.games.bang.facts import OUTLAW, SHERIFF
from posse.testing import rule
from posse.testing.compare import differences
from tests.every_game.cases import LONG
from tests.games.bang.laying import BangStory, new_bang
from tests.games.bang.six import out, six
from tests.games.bang.test_hiring import hired
from tests.games.bang.test_matches import earned, further_games, goes_on, last_row, next_games

TWO_DEPUTIES = {"c": "renegade", "d": "deputy", "e": "deputy"}
# a may declare; f is the last bad player, loses the next turn, and has nothing to answer with
CRIME: dict[str, Any] = {
    "hands": {"a": "bang"},
    "front": {"f": "jail"},
    "life": {**out("b", "c", "e"), "f": 1},
    "deck": "2♠ beer beer",
    "phase": "start",
}


def game(number: int = 5, **more: Any) -> BangStory:
    """A game of a match: the last one, if nothing else is said."""
    table = six(match="full", **more)
    table.table.match.number = number
    if not number:
        further_games(table)
    return table


# The Sheriff


@rule("bang-six-sheriff", "bang-match-sheriff-rotates")
def test_everybody_is_the_sheriff_once() -> None:
    table = new_bang(6, "rotation", mode="hidden_six", match="full")
    sheriffs = next_games(table)
    assert sheriffs == [(sheriffs[0] + game) % 6 for game in range(6)]
    openers = {
        new_bang(6, str(seed), mode="hidden_six", match="full").table.match.opener for seed in range(40)
    }
    assert openers == set(range(6))


@rule("bang-six-sheriff", "bang-six-opposite")
def test_opposite_the_next_sheriff_sits_one_of_the_first_four() -> None:
    """The story checks after every choice that this is one of the first four."""
    found = set()
    for seed in range(12):
        table = game(0, hands={"a": "bang"}, life={**out("b", "c", "e"), "f": 1})
        table.table.chance = Chance.from_text(str(seed))
        table.a.plays("bang", at="f")
        goes_on(table)
        assert table.table.role[1] == SHERIFF
        found.add((table.table.role[4], table.table.removed))
    assert len(found) > 3


# Money


@rule("bang-six-score", "bang-score-table")
def test_the_law_is_paid_for_the_outlaws_that_were_there() -> None:
    three = game(hands={"a": "bang"}, life={**out("b", "c", "e"), "f": 1})
    three.a.plays("bang", at="f")
    assert last_row(three) == (4500, 0, 0, 3000, 0, 0)
    roles = {"b": "outlaw", "c": "outlaw", "d": "deputy", "e": "deputy", "f": "renegade"}
    two = game(roles=roles, removed="outlaw", life=out("b", "c", "f"), phase="start")
    two.a.chooses("crime")
    assert last_row(two) == (3000, 0, 0, 2000, 2000, 0)


@rule("bang-six-score")
def test_a_dead_sheriff_is_paid_like_a_dead_deputy() -> None:
    table = game(hands={"d": "bang"}, life={**out("a", "b", "c", "e"), "f": 1}, turn="d")
    table.d.plays("bang", at="f")
    assert table.sees.winners == [0, 3]
    assert last_row(table) == (700 * 3, 0, 0, 1000 * 3, 0, 0)


@rule("bang-six-score-left", "bang-six-score")
def test_who_did_not_reveal_counts_as_alive() -> None:
    table = game(**CRIME)
    table.a.chooses("crime")
    assert not table.d.in_game
    table.a.plays("bang", at="f")
    assert last_row(table) == (4500, 0, 0, 3000, 0, 0)
    outlaws = game(
        roles=TWO_DEPUTIES,
        removed="outlaw",
        life={**out("a", "d"), "c": 1, "e": 1},
        hands={"b": "gatling"},
        front={"c": "jail", "e": "jail"},
        deck="2♠ 3♠ beer beer",
        turn="b",
        phase="start",
    )
    outlaws.b.chooses("law")
    assert not outlaws.f.in_game
    outlaws.b.plays("gatling")
    assert last_row(outlaws) == (0, 2000, 0, 0, 0, 2000)


@rule("bang-six-score")
def test_a_dead_outlaw_gets_less() -> None:
    table = game(hands={"b": "bang"}, turn="b", life={**out("a", "c", "e", "f"), "d": 1})
    table.b.plays("bang", at="d")
    assert last_row(table) == (0, 3000, 0, 0, 2400, 2400)


@rule("bang-six-score")
def test_the_renegade_is_the_last_one() -> None:
    table = game(hands={"c": "bang"}, turn="c", life={**out("a", "b", "e", "f"), "d": 1})
    table.c.plays("bang", at="d")
    assert last_row(table) == (600, 0, 9000, 0, 0, 0)


@rule("bang-six-score", "bang-score-renegade-last")
def test_a_renegade_who_fell_last_gets_something() -> None:
    table = game(hands={"d": "bang"}, turn="d", life={**out("a", "b", "e", "f"), "c": 1})
    table.d.plays("bang", at="c")
    assert last_row(table) == (2100, 0, 2400, 3000, 0, 0)


@rule("bang-six-score-declared")
def test_after_a_declaration_nobody_fell_last() -> None:
    roles = {"b": "outlaw", "c": "outlaw", "d": "deputy", "e": "deputy", "f": "renegade"}
    table = game(roles=roles, removed="outlaw", life=out("b", "c", "f"), phase="start")
    table.a.chooses("crime")
    assert last_row(table)[5] == 0


@rule("bang-score-deputy-fine")
def test_the_fine_of_a_deputy_waits_for_the_end_of_the_game() -> None:
    life = {**out("b", "e"), "a": 1, "c": 1, "f": 1}
    table = game(hands={"d": "bang gatling"}, front={"d": "winchester"}, turn="d", life=life)
    table.d.plays("bang", at="a")
    assert (table.over, table.told("fined")) == (False, [])  # else everybody knew who d is
    table.d.plays("gatling")
    assert last_row(table) == (2100, 0, 2400, 3000 - 5000, 0, 0)


# The variants that pay in money


@rule("bang-var-bounties", "bang-six-reveal")
def test_bounties_are_paid_as_usual() -> None:
    table = game(hands={"c": "bang"}, life={"b": 1}, turn="c", bounties=True)
    table.c.plays("bang", at="b")
    assert (table.c.hand, earned(table)[2]) == ("", 1000)


@rule("bang-six-fight-bounty", "bang-six-fight-three")
def test_in_a_fight_there_is_a_bounty_for_the_outlaw_and_cards_for_the_others() -> None:
    for victim, cards, dollars in (("b", 0, 1000), ("c", 3, 0)):
        table = game(
            roles=TWO_DEPUTIES,
            removed="outlaw",
            life={**out("a", "d"), victim: 1},
            hands={"e": "bang"},
            front={"e": "winchester", "c": "jail"},
            deck="2♠ beer beer",
            turn="b",
            phase="start",
            bounties=True,
        )
        table.b.chooses("law")
        assert table.turn == "e"
        held = len(table.e.hand.split()) - 1
        table.e.plays("bang", at=victim)
        assert (len(table.e.hand.split()) - held, earned(table)[4]) == (cards, dollars)


@rule("bang-six-score-left", "bang-var-hiring-keep")
def test_who_did_not_reveal_may_keep_the_character() -> None:
    table = game(0, **CRIME, hiring=True)
    hired(table, *[100] * 6)
    table.a.chooses("crime")
    table.a.plays("bang", at="f")
    goes_on(table)
    asked = []
    while table.asks == "keep-character":
        asked.append(table.waiting_for)
        table.player("abcdef".index(asked[-1])).chooses("release")
    assert sorted(asked) == ["a", "d"]


@rule("bang-six-score-left", "bang-var-experience-cards")
def test_who_did_not_reveal_has_no_cards_left_to_keep() -> None:
    table = game(0, **{**CRIME, "front": {"a": "barrel", "d": "scope", "f": "jail"}}, experience=True)
    table.a.chooses("crime")
    table.a.plays("bang", at="f")
    goes_on(table)
    assert (table.waiting_for, table.asks) == ("a", "keep-cards")
    table.a.chooses("no-more")
    assert table.asks != "keep-cards"


# Between two games, and what the kernel promises


@rule("bang-info-end-reveal", "bang-match-pause")
def test_between_two_games_everybody_sees_the_removed_role_and_then_nobody_does() -> None:
    table = game(0, hands={"a": "bang"}, life={**out("b", "c", "e"), "f": 1})
    table.a.plays("bang", at="f")
    assert table.asks == "next-game"
    assert {table.table.view(seat).removed for seat in (SPECTATOR, *range(6))} == {table.table.removed}
    imagined = table.table.imagine(3, Chance.from_text("pause"))
    assert (imagined.role, imagined.removed) == (table.table.role, table.table.removed)
    goes_on(table)
    assert {table.table.view(seat).removed for seat in (SPECTATOR, *range(6))} == {-1}
    assert not table.sees.fight


VARIANTS: list[dict[str, Any]] = [
    {},
    {"hiring": True, "experience": True},
    {"bounties": True, "events": "mixed"},
    {"hiring": True, "experience": True, "bounties": True, "no_mercy": True, "events": "fistful"},
]


@pytest.mark.parametrize("number", range(24 if LONG else 4))
def test_random_matches_keep_the_promises(number: int) -> None:
    settings = {**VARIANTS[number % 4], "dodge_city": number % 8 > 3}
    story = new_bang(6, f"six match {number}", mode="hidden_six", match="full", **settings)
    random = Random(number)
    for _ in story.moments(number):
        table = story.table
        if random.random() < 0.02:
            seat = random.randrange(6)
            imagined = table.imagine(seat, Chance.from_text(str(random.random())))
            assert imagined.invariants() == []
            for viewer in (seat, SPECTATOR):
                assert differences(imagined.view(viewer), table.view(viewer)) == []
            mine, theirs = (each.decision(seat, named=True) for each in (table, imagined))
            assert differences(mine, theirs) == []
    assert len(story.table.match.sheet) == 6
    assert story.winners


@rule("bang-six-score")
def test_what_a_match_pays_is_what_the_table_says() -> None:
    """Whole matches: the law, the Outlaws and the Renegade are paid by who is there at the end."""
    for seed in range(6):
        table = new_bang(6, f"pay {seed}", mode="hidden_six", match="full")
        for _ in table.moments(seed):
            if table.asks == "next-game" and table.sees.winners:
                outlaws = table.table.role.count(OUTLAW)
                paid = {row for row in last_row(table) if row > 0}
                factors = {100 * n * outlaws for n in (15, 10, 8, 7)} | {600, 2400, 9000, 1800}
                assert paid <= factors | {each - 5000 for each in factors}
