"""Answers that lie face down: they can be taken back without a trace, and shown later than they are given."""

from __future__ import annotations

from random import Random

import pytest

from posse.core import Chance, Refused, Table
from posse.core.registry import games
from posse.core.table import SPECTATOR
from posse.testing.compare import differences
from tests.every_game.cases import Case, budget
from tests.every_game.playing import as_bytes, at_random, moments, play_on, question_of

# How the kernel keeps that a seat is asked again. It is that seat's own business: see `imagine` below.
ASKED_AGAIN = ("deep", "again", "opened", "followed", "lanes")


def lay(table: Table, seat: int, random: Random, most: int = 1000) -> None:
    """Answer in secret, with this many choices at most; nothing follows from it."""
    choose = at_random(random)
    for _ in range(most):
        table.choose(seat, table.decision_id(seat), choose(table, seat), run=False)
        if table.question(seat) is None:
            return


def others(table: Table, seat: int) -> list[int]:
    return [other for other in range(SPECTATOR, table.seats) if other != seat]


@budget(6_000)
def test_a_secret_answer_taken_back_leaves_no_trace(case: Case) -> None:
    """Whole or half given, once or twice: the table is as before, and others see and imagine the same."""
    for stretch in case.stretches():
        table, random = stretch.table, stretch.random
        for seat in stretch.samples(one_in=8, cost=20):
            if not table.secret >> seat & 1 or "." in table.decision_id(seat):
                continue
            tried = table.clone()
            for _ in range(random.randint(1, 2)):
                lay(tried, seat, random, random.randint(1, 3))
                before = tried.decision_id(seat)
                assert tried.can_take_back(seat)
                tried.take_back(seat, before)
                assert not tried.can_take_back(seat)
                assert tried.decision_id(seat) != before
            assert differences(tried, table, but=ASKED_AGAIN) == []
            assert differences(tried.view(seat), table.view(seat)) == []
            mine, theirs = tried.decision(seat, named=True), table.decision(seat, named=True)
            assert mine is not None
            assert theirs is not None
            assert (mine.asks, mine.names, mine.about) == (theirs.asks, theirs.names, theirs.about)
            for other in others(table, seat):
                assert differences(tried.view(other), table.view(other)) == []
                assert tried.can_take_back(other) == table.can_take_back(other)
                if other >= 0:
                    chance = Chance.from_text("from here")
                    assert differences(tried.imagine(other, chance), table.imagine(other, chance)) == []
            assert tried.invariants() == []


@budget(4_000)
def test_a_game_goes_on_as_if_nothing_had_been_taken_back(case: Case) -> None:
    for stretch in case.stretches():
        for seat in stretch.samples(one_in=20, cost=80):
            table, random = stretch.table, stretch.random
            if not table.secret >> seat & 1 or "." in table.decision_id(seat):
                continue
            plain, tried = table.clone(), table.clone()
            lay(tried, seat, random)
            tried.take_back(seat, tried.decision_id(seat))
            for name in _whole_answer(plain, seat, random):
                tried.choose(seat, tried.decision_id(seat), name)
            for each in (plain, tried):
                play_on(each, at_random(Random(1)), 60)
            assert as_bytes(tried.told) == as_bytes(plain.told)
            assert differences(tried.view(seat), plain.view(seat)) == []


def _whole_answer(table: Table, seat: int, random: Random) -> list[str]:
    """Answer at this table; the names of what was chosen."""
    choose = at_random(random)
    base = table.decision_id(seat)
    names: list[str] = []
    while table.question(seat) is not None and table.decision_id(seat).split(".")[0] == base:
        names.append(choose(table, seat))
        table.choose(seat, table.decision_id(seat), names[-1])
    return names


@budget(8_000)
def test_what_is_open_and_what_is_not_answered_cannot_be_taken_back(case: Case) -> None:
    for stretch in case.stretches():
        table = stretch.table
        for asked in stretch.moments():
            for seat in range(table.seats):
                if table.can_take_back(seat):
                    assert table.secret >> seat & 1
                    assert seat != asked or "." in table.decision_id(seat)
                    with pytest.raises(Refused, match="refusal-stale"):
                        table.clone().take_back(seat, "0")
                else:
                    with pytest.raises(Refused) as refused:
                        table.clone().take_back(seat, table.decision_id(seat))
                    assert refused.value.refusal.key == "refusal-take-back"
                    assert refused.value.refusal.rule


@budget(8_000)
def test_a_hidden_question_can_wait_for_its_moment(case: Case) -> None:
    """It is sealed, or the only one. Laid down, its answer shows to nobody; later all comes as it would."""
    for stretch in case.stretches():
        table, random = stretch.table, stretch.random
        for seat in stretch.moments():
            if not question_of(table, seat).hidden:
                continue
            assert table.secret >> seat & 1 or table.waiting == 1 << seat
            name = at_random(random)(table, seat)
            laid, taken = table.clone(), table.clone()
            laid.choose(seat, table.decision_id(seat), name, run=False)
            taken.choose(seat, table.decision_id(seat), name)
            assert len(laid.told) == len(table.told)
            assert not laid.over
            for other in others(table, seat):
                shown = laid.clone()
                shown.waiting = table.waiting
                assert differences(shown.view(other), table.view(other)) == []
                assert differences(shown.waiting_for(), table.waiting_for()) == []
                if other >= 0:
                    imagined = laid.imagine(other, Chance.from_text("elsewhere"))
                    imagined.go_on() if not imagined.waiting else None
                    assert imagined.invariants() == []
            if not laid.waiting:
                laid.go_on()
            assert differences(laid, taken) == []


def test_some_game_has_hidden_questions_of_both_kinds() -> None:
    """Else the test above would be about nothing."""
    found: set[tuple[str, bool]] = set()
    for game in games():
        for number in range(30):
            table = game.new(game.max_seats, {}, Chance.from_text(str(number)), telling=False)
            for seat in moments(table, Random(number)):
                if question_of(table, seat).hidden:
                    found.add((game.name, bool(table.secret >> seat & 1)))
    assert ("dice-town", True) in found
    assert ("dice-town", False) in found
