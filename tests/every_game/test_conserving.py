"""Promise 2: nothing is ever lost or doubled; each game states what that means for it."""

from __future__ import annotations

from tests.every_game.cases import Case, budget


@budget(25_000)
def test_nothing_is_lost_or_doubled_by_any_choice(case: Case) -> None:
    for stretch in case.stretches(telling=False):
        for _ in stretch.moments():
            assert stretch.table.invariants() == []
        assert stretch.table.invariants() == []
