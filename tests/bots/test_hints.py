"""Hints: the best answers with their chances and reasons, made of nothing but what the seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from posse.bots.hints import ENOUGH, SHOWN, Hint, PlayedOn, Tally, hardly_differ, hints
from posse.core import registry
from posse.core.chance import Chance
from posse.core.game import Game
from posse.core.search import Foresight, Sign
from posse.core.table import Decision, Table
from posse.games.bang.facts import OUTLAW, SHERIFF
from posse.games.bang.table import BangTable
from posse.messages import LANGUAGES
from posse.words import Words
from tests.bots.test_marshal import GAMES, SEED, each_game, guide_of, moments


def hints_at(game: Game, table: Table, decision: Decision, worlds: int, over: bool = False) -> list[Hint]:
    seat = decision.seat
    imagine: Callable[[Chance], Table] = partial(table.imagine, seat)
    return hints(game, table.view(seat), decision, imagine, SEED, lambda: over, worlds)


@each_game
def test_hints_depend_on_nothing_the_seat_may_not_know(game: Game) -> None:
    for table, decision in moments(game, 9, 2):
        before = table.view(decision.seat)
        found = hints_at(game, table, decision, 3)
        alike = table.imagine(decision.seat, Chance.from_text("elsewhere"))
        assert hints_at(game, alike, decision, 3) == found
        assert table.view(decision.seat) == before
        assert 1 < len(found) <= SHOWN
        assert all(hint.option in decision.options and 0 <= hint.chance <= 100 for hint in found)
        assert [hint.chance for hint in found] == sorted([hint.chance for hint in found], reverse=True)
        assert len({hint.option for hint in found}) == len(found)


@each_game
def test_where_several_answers_are_sensible_several_are_told(game: Game) -> None:
    """Also where the game's guide proposes a single one, at whatever is asked."""
    chance, asked = Chance.from_text("greenhorns"), Counter[str]()
    alone = 0
    for number in range(2):
        table = game.new(4, {}, Chance.from_text(f"hints {number}"), telling=False)
        while table.waiting:
            seat = table.asked_seats()[-1]
            decision = table.decision(seat)
            assert decision is not None
            view, imagine = table.view(seat), partial(table.imagine, seat)
            sensible = game.sensible(view, decision)
            if len(decision.options) > 1 and asked[decision.asks] < 2:
                asked[decision.asks] += 1
                proposed = guide_of(game).candidates(view, decision, imagine)
                found = hints_at(game, table, decision, 1)
                if len({*sensible, *proposed}) == 1:
                    assert found == [Hint(proposed[0], -1, "", 0, True)]
                    assert found[0].why(game) == ("hint-only", 0)
                else:
                    assert 1 < len(found) <= SHOWN
                    assert all(hint.chance >= 0 for hint in found)
                    alone += len(proposed) == 1
            table.take(seat, chance.pick(sensible))
    assert alone


def test_where_other_answers_are_played_on_hidden_roles_are_supposed_too() -> None:
    """Who has shot at the Sheriff again and again is an outlaw, as where the guide foresees."""
    game = registry.find("bang")
    table = game.new(5, {}, Chance.from_text("roles"), telling=False)
    assert isinstance(table, BangTable)
    seat = table.asked_seats()[0]
    decision = table.decision(seat)
    assert decision is not None
    for hostile in [other for other in range(5) if other != seat and table.role[other] != SHERIFF]:
        table.deeds[8 * hostile + table.role.index(SHERIFF)] = 4
        for trying in (PlayedOn(guide_of(game)), guide_of(game)):
            world = table.imagine(seat, Chance.from_text("world"))
            assert isinstance(world, BangTable)
            trying.foresee(world, seat, decision.options[:1])
            assert world.role[hostile] == OUTLAW
        table.deeds[8 * hostile + table.role.index(SHERIFF)] = 0


def test_of_many_answers_the_first_and_the_better_half_of_the_others_are_left() -> None:
    made = Tally([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], [])
    made.chances = [0.0, 0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6, 0.5, 0.0]
    assert made.better_half() == [10, 12, 14, 16, 18, 19]
    made = Tally([1, 2, 3, 4, 5, 6], [])
    made.chances = [0.0, 0.1, 0.5, 0.4, 0.3, 0.2]
    assert made.better_half() == [1, 3, 4, 5, 6]


@each_game
def test_one_world_is_always_looked_at(game: Game) -> None:
    table, decision = moments(game, 9, 1)[0]
    assert hints_at(game, table, decision, 100, over=True) == hints_at(game, table, decision, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_every_reason_has_its_words(game: Game, lang: str) -> None:
    words, signs = Words(lang), guide_of(game).signs()
    assert signs
    for sign in signs:
        key = f"{game.name}-hint-{sign.name}"
        for amount in (1, 2, 5, 21):
            assert str(amount) in words.t(key, n=amount)
        if not sign.good:  # never, not "in only 0 of 100 worlds"
            assert "0" not in words.t(key, n=0)


class Fixed:
    """Foresees the same in every world. Not a Guide: no class of a test can derive from a compiled one."""

    def __init__(self, found: list[Foresight]) -> None:
        self.found = found

    def foresee(self, world: Table, seat: int, options: list[int]) -> list[Foresight]:
        return self.found


def tally(signs: list[Sign], *found: tuple[float, list[float]], worlds: int = ENOUGH) -> list[Hint]:
    made = Tally(list(range(len(found))), signs)
    guide = Fixed([Foresight(chance, amounts) for chance, amounts in found])
    for _ in range(worlds):
        made.add(guide, Table(), 0)  # type: ignore[arg-type]
    return [replace(hint, usual=False) for hint in made.hints()]


def test_without_a_reason_the_deputys_answer_is_said_to_be_that() -> None:
    made = Tally([4, 5], [])
    made.add(Fixed([Foresight(0.3, []), Foresight(0.4, [])]), Table(), 0)  # type: ignore[arg-type]
    game = GAMES[0]
    assert [(hint.option, hint.why(game)) for hint in made.hints()] == [(5, None), (4, ("hint-deputy", 0))]
    assert Hint(5, 40, "gold", 12, True).why(game) == (f"{game.name}-hint-gold", 12)


def test_the_reason_is_what_stands_out_most() -> None:
    gold, money, hit = Sign("gold"), Sign("money", scale=10.0), Sign("hit", good=False)
    found = tally(
        [gold, money, hit],
        (0.2, [1.0, 4.0, 1.0]),
        (0.5, [0.0, 9.0, 1.0]),
        (0.3, [0.0, 4.0, 0.0]),
    )
    assert found == [Hint(1, 50, "money", 9), Hint(2, 30, "hit", 0), Hint(0, 20, "gold", 100)]


def test_after_a_few_worlds_nobody_can_say_what_comes_how_often() -> None:
    assert tally([Sign("gold")], (0.4, [1.0]), (0.3, [0.0]), worlds=ENOUGH - 1)[0] == Hint(0, 40, "", 0)


def test_without_a_difference_there_is_no_reason_and_what_was_not_reached_is_no_answer() -> None:
    assert tally([Sign("gold")], (0.4, [1.0]), (-1.0, [1.0]), (0.41, [1.0])) == [
        Hint(2, 41, "", 0),
        Hint(0, 40, "", 0),
    ]


def test_what_all_that_are_shown_would_say_is_no_reason() -> None:
    gold, loot = Sign("gold"), Sign("loot", scale=300.0, unit=50)
    found = tally(
        [gold, loot],
        (0.5, [1.0, 431.0]),
        (0.4, [1.0, 160.0]),
        (0.3, [1.0, 160.0]),
        (0.2, [0.0, 160.0]),
    )
    assert found == [Hint(0, 50, "loot", 450), Hint(1, 40, "", 0), Hint(2, 30, "", 0)]


def test_a_bad_thing_that_mostly_happens_is_no_praise() -> None:
    hit = Sign("hit", good=False)
    assert tally([hit], (0.4, [0.9]), (0.3, [1.0]))[0] == Hint(0, 40, "", 0)
    assert tally([hit], (0.4, [0.4]), (0.3, [1.0]))[0] == Hint(0, 40, "hit", 40)


def test_answers_that_are_as_good_as_each_other_are_told_as_such() -> None:
    chances = [[-1], [40], [40, 39], [40, 40, 38], [100, -1]]
    found = [hardly_differ([Hint(at, chance, "", 0) for at, chance in enumerate(each)]) for each in chances]
    assert found == [False, False, True, False, False]


@pytest.mark.parametrize(
    ("language", "some", "all_of_them"),
    [
        ("en", "fires a shot in 62 of 100 worlds", "fires a shot in all worlds"),
        ("ru", "выстрел в 62 мирах из 100", "выстрел во всех мирах"),
        ("uk", "постріл у 62 світах зі 100", "постріл в усіх світах"),
    ],
)
def test_all_worlds_are_called_all(language: str, some: str, all_of_them: str) -> None:
    words = Words(language)
    assert words.t("colt-express-hint-fires", n=62) == some
    assert words.t("colt-express-hint-fires", n=100) == all_of_them
