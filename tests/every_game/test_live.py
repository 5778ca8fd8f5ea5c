"""Promise 5: a table that is not over waits for somebody who can choose, and random play ends."""

from __future__ import annotations

import pytest

from posse.core import Chance, Refused
from posse.core.playout import play_out
from posse.testing.compare import differences
from tests.every_game.cases import Case, budget, every_case
from tests.every_game.playing import answer, by_default, play_on, play_to_the_end, question_of


@budget(8_000)
def test_somebody_can_always_choose_until_it_is_over(case: Case) -> None:
    for stretch in case.stretches():
        table = stretch.table
        for _ in stretch.moments():
            assert not table.over
            assert table.result() is None
            asked = table.asked_seats()
            assert [waiting.seat for waiting in table.waiting_for()] == asked
            assert [decision.seat for decision in table.decisions()] == asked
            for seat in range(table.seats):
                decision = table.decision(seat)
                assert (decision is None) == (seat not in asked)
                if decision is not None:
                    assert decision.options
                    assert len(set(decision.options)) == len(decision.options)
                    assert decision.seat == seat
                    assert decision.asks == question_of(table, seat).asks
        if not table.asked_seats():
            assert table.over
            assert table.decisions() == []
            assert table.waiting_for() == []
            assert table.view().over


@budget(30_000)
def test_the_result_is_complete_and_consistent(case: Case) -> None:
    for number in range(1 + case.choices // case.length()):
        table = case.table(number)
        play_out(table, number)
        result = table.result()
        assert result is not None
        assert len(result.scores) == len(result.ranks) == table.seats
        assert result.winners
        assert result.winners == [seat for seat in range(table.seats) if result.ranks[seat] == 1]
        for rank in result.ranks:
            shared = 1 + sum(other < rank for other in result.ranks)
            assert rank == shared, "a shared place leaves gaps after it"
        for seat, lines in enumerate(result.lines):
            assert sum(line.points for line in lines) == result.scores[seat]


@every_case
def test_when_it_is_over_everybody_knows_how_it_ended(case: Case) -> None:
    """Nothing that is still hidden changes the result: what a seat imagines at the end has the same one."""
    table = case.table("the end")
    play_out(table, 1)
    for seat in range(table.seats):
        imagined = table.imagine(seat, Chance.from_text("another"))
        assert differences(imagined.result(), table.result()) == []


@budget(12_000)
def test_the_platform_can_always_choose_for_the_absent(case: Case) -> None:
    for stretch in case.stretches():
        for seat in stretch.moments():
            question = question_of(stretch.table, seat)
            assert stretch.table.default(seat) in question.options(stretch.table, seat)


@budget(6_000)
def test_a_game_that_everybody_has_left_ends_by_itself(case: Case) -> None:
    """Or it says that it may not, so that the server lets it rest."""
    for number in range(1 + case.choices // case.length()):
        table = case.table(number)
        if case.game.rests:
            played = play_on(table, by_default, case.choices)
            assert table.over or played == case.choices
        else:
            play_to_the_end(table, by_default)
            assert table.result() is not None


@budget(6_000)
def test_a_standing_answer_is_one_of_the_options(case: Case) -> None:
    for stretch in case.stretches():
        for seat in stretch.moments():
            question = question_of(stretch.table, seat)
            if question.may_stand(stretch.table, seat):
                standing = question.option(stretch.table, seat, question.standing)
                assert standing in question.options(stretch.table, seat)


@budget(3_000)
def test_a_choice_answers_one_decision_once(case: Case) -> None:
    """A doubled or stale click is refused; every decision of a seat has an id of its own."""
    for stretch in case.stretches():
        table, random = stretch.table, stretch.random
        used: set[tuple[int, str]] = set()
        for seat in stretch.moments():
            decision = table.decision(seat, named=True)
            assert decision is not None
            for other, old in random.sample(sorted(used), min(3, len(used))):
                if table.decision_id(other) != old:
                    with pytest.raises(Refused):
                        table.choose(other, old, decision.names[0])
            assert (seat, decision.id) not in used
            used.add((seat, decision.id))
            clone = table.clone()
            answer(clone, seat, decision.names[-1])
            with pytest.raises(Refused):
                clone.choose(seat, decision.id, decision.names[-1])


@every_case
def test_nothing_is_chosen_when_it_is_over(case: Case) -> None:
    table = case.table("over")
    play_out(table, 1)
    with pytest.raises(Refused) as refused:
        table.choose(0, "1", "anything")
    assert refused.value.refusal.rule == case.game.end_rule
