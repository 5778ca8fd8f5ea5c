"""A position that was written down and read again is the same position: all of it, and for everybody."""

from __future__ import annotations

import json
from random import Random

import pytest

from posse.core import Chance, Table, snapshots
from posse.core.snapshots import SnapshotError
from posse.testing.compare import differences, picture
from tests.every_game.cases import DEEPER, Case, budget, every_case
from tests.every_game.playing import as_bytes, at_random, by_decision, play_on

CHOICES = 6_000 if DEEPER > 1 else 3_000  # for each game; in `make test-long` ten times as many
FURTHER = 60  # choices that a restored table plays on


def restored(table: Table) -> Table:
    text = snapshots.take(table)
    return snapshots.restore(text, table.game, table.seats, table.settings, table.chance.seed)


@budget(CHOICES)
def test_a_restored_table_is_the_table(case: Case) -> None:
    for stretch in case.stretches():
        for _ in stretch.samples(one_in=10, cost=10):
            before = picture(stretch.table)
            again = restored(stretch.table)
            assert picture(stretch.table) == before
            assert differences(again, stretch.table) == []
            assert again.invariants() == []
        assert differences(restored(stretch.table), stretch.table) == []


@budget(CHOICES)
def test_a_restored_table_goes_on_as_the_table_does(case: Case) -> None:
    for stretch in case.stretches():
        for _ in stretch.samples(one_in=60, cost=2 * FURTHER):
            one, other = stretch.table.clone(), restored(stretch.table)
            for each in (one, other):
                play_on(each, by_decision(stretch.number), FURTHER)
            assert as_bytes(other.told) == as_bytes(one.told)
            assert differences(other, one) == []


@budget(CHOICES)
def test_everybody_sees_imagines_and_is_asked_the_same(case: Case) -> None:
    for stretch in case.stretches():
        for _ in stretch.samples(one_in=40, cost=5 * case.seats):
            table, again = stretch.table, restored(stretch.table)
            assert picture(again.decisions()) == picture(table.decisions())
            for seat in range(-1, table.seats):
                assert picture(again.view(seat)) == picture(table.view(seat))
                assert as_bytes(again.events(0, seat)) == as_bytes(table.events(0, seat))
            for seat in range(table.seats):
                chance = Chance.from_text(f"imagined by {seat}")
                one, other = table.imagine(seat, chance, True), again.imagine(seat, chance, True)
                assert differences(other, one) == []


@budget(CHOICES)
def test_answers_that_lie_face_down_are_kept(case: Case) -> None:
    """Also the last of several, from which nothing has followed yet; and it can be taken back."""
    for stretch in case.stretches():
        for seat in stretch.samples(one_in=20, cost=20):
            laid = stretch.table.clone()
            question = laid.question(seat)
            assert question is not None
            if not laid.secret >> seat & 1 and len(laid.asked_seats()) > 1:
                continue  # an open question that is laid face down is the only one
            laid.lay(seat, question.options(laid, seat)[0])
            again = restored(laid)
            assert again.is_laid_open(seat) == laid.is_laid_open(seat)
            assert again.can_take_back(seat) == laid.can_take_back(seat)
            if not laid.waiting:
                laid.go_on()
                again.go_on()
            assert differences(again, laid) == []


@every_case
def test_a_damaged_snapshot_is_refused(case: Case) -> None:
    table = case.table("damaged")
    play_on(table, at_random(Random(1)), 20)
    text = snapshots.take(table)
    head, body = text.split("\n")
    header = json.loads(head)
    header["classes"] = [["os", "system"] for _ in header["classes"]] or [["os", "system"]]
    foreign = json.dumps(header) + "\n" + body
    for spoiled in ("", "{}", head, text[: len(text) // 2], text[:-1], foreign, "[]\n" + body):
        with pytest.raises(SnapshotError):
            snapshots.restore(spoiled, table.game, table.seats, table.settings, table.chance.seed)
