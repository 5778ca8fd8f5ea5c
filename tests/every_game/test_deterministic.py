"""Promise 1: name, version, settings, seed and choices give the same events, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from posse.testing.compare import differences
from tests.every_game.cases import Case, budget, every_case
from tests.every_game.fingerprint import fingerprints
from tests.every_game.playing import answer, answer_whole, as_bytes, by_decision, play_on

ROOT = Path(__file__).parents[2]


@budget(12_000)
def test_the_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    for stretch in case.stretches():
        tables = [case.table(stretch.number), case.table(stretch.number)]
        for table in tables:
            stretch.budget.left -= play_on(table, by_decision(stretch.number), case.choices)
        assert as_bytes(tables[0].told) == as_bytes(tables[1].told)
        assert differences(tables[0], tables[1]) == []
        assert differences(tables[0].result(), tables[1].result()) == []


@budget(6_000)
def test_answers_given_at_once_may_arrive_in_any_order(case: Case) -> None:
    """Those given in secret. Where several are asked openly, each answer counts as it comes."""
    for stretch in case.stretches():
        one, other = stretch.table, stretch.table.clone()
        choose = by_decision(stretch.number)
        while not one.over and stretch.budget.left > 0:
            asked = one.asked_seats()
            stretch.budget.left -= len(asked)
            in_secret = all(one.secret >> seat & 1 for seat in asked)
            for seat in asked:
                answer_whole(one, seat, choose)
            for seat in stretch.random.sample(asked, len(asked)) if in_secret else asked:
                answer_whole(other, seat, choose)
            if len(asked) > 1:
                assert differences(other, one, but=("told",)) == []
        assert as_bytes(other.told) == as_bytes(one.told)
        assert differences(other, one) == []


@budget(6_000)
def test_a_silent_table_plays_the_same_game(case: Case) -> None:
    for stretch in case.stretches():
        told, silent = stretch.table, stretch.table.clone()
        silent.telling, silent.told = False, []
        played = play_on(told, by_decision(stretch.number), stretch.budget.left)
        assert play_on(silent, by_decision(stretch.number), stretch.budget.left) == played
        stretch.budget.left -= played
        assert silent.told == []
        assert differences(silent, told, but=("telling", "told")) == []


@every_case
def test_another_seed_is_another_game(case: Case) -> None:
    streams = set()
    for seed in range(3):
        table = case.table(seed)
        play_on(table, by_decision("the same"), 40)
        streams.add(as_bytes(table.told))
    assert len(streams) == 3


@budget(4_000)
def test_looking_changes_nothing(case: Case) -> None:
    for stretch in case.stretches():
        watched, alone = stretch.table, stretch.table.clone()
        choose = by_decision(stretch.number)
        while not watched.over and stretch.budget.left > 0:
            stretch.budget.left -= 1
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
    """Python shuffles the hashes of texts in every process; no game may depend on them."""
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
