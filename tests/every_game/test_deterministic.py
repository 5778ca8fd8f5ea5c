"""Promise 1: name, version, options, seed and choices give the same events, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from posse.testing.compare import differences
from tests.every_game.cases import Case, answer, as_bytes, by_decision, every_case, examples, play_to_the_end
from tests.every_game.fingerprint import fingerprints

ROOT = Path(__file__).parents[2]


@every_case
@examples(5)
@given(seed=st.integers(0, 10**9))
def test_the_same_seed_and_choices_give_the_same_game(case: Case, seed: int) -> None:
    tables = [case.table(seed), case.table(seed)]
    for table in tables:
        play_to_the_end(table, by_decision(seed))
    assert as_bytes(tables[0].told) == as_bytes(tables[1].told)
    assert differences(tables[0], tables[1]) == []
    assert differences(tables[0].result(), tables[1].result()) == []


@every_case
@examples(5)
@given(seed=st.integers(0, 10**9))
def test_answers_given_at_once_may_arrive_in_any_order(case: Case, seed: int) -> None:
    in_seat_order, in_any_order = case.table(seed), case.table(seed)
    play_to_the_end(in_seat_order, by_decision(seed))
    play_to_the_end(in_any_order, by_decision(seed), Random(seed))
    assert as_bytes(in_any_order.told) == as_bytes(in_seat_order.told)
    assert differences(in_any_order, in_seat_order) == []


@every_case
@examples(3)
@given(seed=st.integers(0, 10**9))
def test_a_silent_table_plays_the_same_game(case: Case, seed: int) -> None:
    told, silent = case.table(seed), case.table(seed, telling=False)
    play_to_the_end(told, by_decision(seed))
    play_to_the_end(silent, by_decision(seed))
    assert silent.told == []
    assert differences(silent, told, but=("telling", "told")) == []


@every_case
def test_another_seed_is_another_game(case: Case) -> None:
    streams = set()
    for seed in range(3):
        table = case.table(seed)
        play_to_the_end(table, by_decision("the same"))
        streams.add(as_bytes(table.told))
    assert len(streams) == 3


@every_case
@examples(3)
@given(seed=st.integers(0, 10**9))
def test_looking_changes_nothing(case: Case, seed: int) -> None:
    watched, alone = case.table(seed), case.table(seed)
    choose = by_decision(seed)
    while not watched.over:
        for seat in range(-1, watched.seats):
            watched.view(seat)
            watched.events(len(watched.told) - 5, seat)
            watched.refusal(seat, "card:1")
        watched.waiting_for()
        watched.invariants()
        watched.clone()
        for table in (watched, alone):
            seat = table.asked_seats()[0]
            table.default(seat)
            answer(table, seat, choose(table, seat))
    assert differences(watched, alone) == []


def test_other_processes_play_the_same_games() -> None:
    """Python shuffles the hashes of texts anew in every process; no game may depend on them."""
    here = fingerprints()
    for hashes in ("0", "1"):
        path = os.pathsep.join([str(ROOT), *sys.path])
        there = subprocess.run(
            [sys.executable, "-m", "tests.every_game.fingerprint"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.split("\n") == [*here, ""]
