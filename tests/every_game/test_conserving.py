"""Promise 2: nothing is ever lost or doubled; each game states what that means for it."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.every_game.cases import Case, every_case, examples, moments


@every_case
@examples(15)
@given(seed=st.integers(0, 10**9))
def test_nothing_is_lost_or_doubled_by_any_choice(case: Case, seed: int) -> None:
    table = case.table(seed, telling=False)
    for _ in moments(table, Random(seed)):
        assert table.invariants() == []
    assert table.invariants() == []
