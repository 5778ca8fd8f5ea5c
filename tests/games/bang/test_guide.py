"""What BANG! brings to a search: roles supposed by deeds, answers worth a trial, and what a party has."""

from __future__ import annotations

from functools import partial

import pytest

from posse.bots import Budget, Marshal
from posse.core.chance import Chance
from posse.core.search import Guide
from posse.core.table import Decision
from posse.games.bang.deputy.guide import BangGuide
from posse.games.bang.deputy.supposing import suppose_roles
from posse.games.bang.facts import OUTLAW, RENEGADE, SHERIFF
from posse.games.bang.table import BangTable
from posse.testing.story import seat_at
from tests.games.bang.laying import GAME, BangStory, bang

GUIDE = BangGuide()


def worlds(story: BangStory, letter: str, count: int = 40) -> list[BangTable]:
    """Tables that this seat imagines, with roles supposed by what everybody has done."""
    found: list[BangTable] = []
    for number in range(count):
        seat = seat_at(letter, story.table.seats)
        world = story.table.imagine(seat, Chance.from_text(f"world {number}"))
        assert isinstance(world, BangTable)
        suppose_roles(world, seat)
        found.append(world)
    return found


def proposed(story: BangStory, letter: str = "a") -> list[str]:
    """The answers that a search would try, by name."""
    decision = asked(story, letter)
    imagine = partial(story.table.imagine, decision.seat)
    options = GUIDE.candidates(story.table.view(decision.seat), decision, imagine)
    return [decision.names[decision.options.index(option)] for option in options]


def asked(story: BangStory, letter: str) -> Decision:
    decision = story.table.decision(seat_at(letter, story.table.seats), named=True)
    assert decision is not None
    return decision


# Who is who


def test_who_shot_at_the_sheriff_is_an_outlaw_in_most_worlds() -> None:
    story = bang(5)
    for at in (0, 0, 0):
        story.table.deeds[8 * 2 + at] += 1  # c, who is the renegade
    dealt = [world.role for world in worlds(story, "a")]
    assert len([role for role in dealt if role[2] == OUTLAW]) > 25
    assert len([role for role in dealt if role[4] == OUTLAW]) < 25


def test_supposed_roles_are_those_left_and_nobody_forgets_what_they_know() -> None:
    story = bang(5, life={"b": 0})
    story.table.shown |= 1 << 1
    for letter in "acde":
        seat = seat_at(letter, 5)
        for world in worlds(story, letter, 10):
            assert sorted(world.role) == sorted(story.table.role)
            assert [world.role[at] for at in (0, 1, seat)] == [story.table.role[at] for at in (0, 1, seat)]


def test_what_is_supposed_depends_on_nothing_the_seat_cannot_know() -> None:
    one = bang(5)
    other = bang(5, roles={"b": "deputy", "e": "outlaw"})
    assert one.table.role != other.table.role
    assert [world.role for world in worlds(one, "d", 9)] == [world.role for world in worlds(other, "d", 9)]


# Answers


def test_cards_of_a_kind_are_tried_once_and_ending_the_turn_is_tried_too() -> None:
    names = proposed(bang(5, hands={"a": "bang-2d bang-3d bang-4d missed"}))
    assert len([name for name in names if name.startswith("play:bang")]) == 2  # at either neighbour
    assert names[-1] == "end"


def test_what_brings_cards_is_played_without_a_search() -> None:
    assert len(proposed(bang(5, hands={"a": "stagecoach bang-2d"}))) == 1


@pytest.mark.parametrize(("players", "mode"), [(2, "standard"), (3, "standard"), (6, "hidden_six")])
def test_where_there_are_no_known_parties_the_deputy_answers(players: int, mode: str) -> None:
    table = GAME.new(players, {"mode": mode}, Chance.from_text("no parties"), telling=False)
    menus = 0
    for _ in range(60):
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        imagine = partial(table.imagine, seat)
        assert len(GUIDE.candidates(table.view(seat), decision, imagine)) == 1
        menus += decision.asks == "play" and len(decision.options) > 1
        table.take(seat, decision.options[-1])
    assert menus > 3


# Chances


@pytest.mark.parametrize("players", [4, 5, 8])
def test_the_parties_chances_add_up_and_a_wounded_sheriff_is_good_for_the_outlaws(players: int) -> None:
    sound = bang(players, hands={"b": "bang"}).table
    wounded = bang(players, hands={"b": "bang"}, life={"a": 1}).table
    parties = [GUIDE.chance(sound, sound.role.index(role)) for role in (SHERIFF, OUTLAW, RENEGADE)]
    assert sum(parties) == pytest.approx(1.0)
    fitted = Guide.estimate(GUIDE, sound, 1)  # a seat's share
    assert GUIDE.chance(sound, 1) == pytest.approx(fitted * sound.role.count(OUTLAW))
    assert GUIDE.chance(wounded, 1) > GUIDE.chance(sound, 1)
    assert GUIDE.chance(wounded, 0) < GUIDE.chance(sound, 0)


def test_when_a_game_is_decided_its_winners_have_won() -> None:
    story = bang(4, hands={"b": "bang"}, life={"a": 1}, turn="b")
    story.b.plays("bang", at="a")
    if not story.table.victors:
        story.a.chooses("take")
    assert [GUIDE.chance(story.table, seat) for seat in range(4)] == [0.0, 1.0, 0.0, 1.0]


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (4, {"dodge_city": True, "wws_characters": True, "events": "mixed", "wws_events": True}),
        (4, {"match": "full", "bounties": True, "hiring": True, "experience": True, "no_mercy": True}),
        (6, {"mode": "hidden_six", "events": "mixed"}),
        (2, {}),
    ],
    ids=["everything", "match", "hidden-six", "duel"],
)
def test_a_marshal_plays_with_everything_that_can_be_set(players: int, settings: dict[str, object]) -> None:
    """Deputies play; now and then a marshal answers for them."""
    table = GAME.new(players, settings, Chance.from_text("everything"), telling=False)
    marshal = Marshal(GUIDE, bytes(32), Budget(3))
    searched = choices = 0
    while table.waiting and choices < 600:
        seat = table.asked_seats()[0]
        decision = table.decision(seat)
        assert decision is not None
        if len(decision.options) > 1 and choices % 12 == 0:
            option = marshal.choose(table.view(seat), decision, partial(table.imagine, seat))
            assert option in decision.options
            searched += 1
        else:
            option = GUIDE.policy(table, seat)
        table.take(seat, option)
        choices += 1
    assert searched > 3
