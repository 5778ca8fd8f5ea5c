"""Promise 3: a clone that plays on never changes the original; saving and loading changes nothing."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from posse.core import Chance, Table, View, records
from posse.core.records import Luck, Record
from posse.testing.compare import attributes, differences, picture
from tests.every_game.cases import (
    Case,
    answer,
    as_bytes,
    at_random,
    by_decision,
    every_case,
    examples,
    moments,
    play_to_the_end,
)


@every_case
@examples(4)
@given(seed=st.integers(0, 10**9))
def test_a_clone_that_plays_on_leaves_the_original_alone(case: Case, seed: int) -> None:
    random = Random(seed)
    table = case.table(seed)
    for _ in moments(table, random):
        if random.random() < 0.02:
            clone = table.clone()
            assert differences(clone, table) == []
            before = picture(table)
            play_to_the_end(clone, at_random(random))
            assert picture(table) == before
    clone = table.clone()
    assert differences(clone, table) == []


@every_case
@examples(4)
@given(seed=st.integers(0, 10**9))
def test_an_original_that_plays_on_leaves_its_clone_alone(case: Case, seed: int) -> None:
    random = Random(seed)
    table = case.table(seed)
    clone: Table | None = None
    before: object = None
    for _ in moments(table, random):
        if clone is not None:
            assert picture(clone) == before
            clone = None
        if random.random() < 0.1:
            clone = table.clone()
            before = picture(clone)


@every_case
@examples(4)
@given(seed=st.integers(0, 10**9), at=st.floats(0, 1))
def test_a_clone_plays_the_same_game_as_its_original(case: Case, seed: int, at: float) -> None:
    table = _part_played(case, seed, at)
    clone = table.clone()
    play_to_the_end(table, by_decision(seed))
    play_to_the_end(clone, by_decision(seed), Random(seed))
    assert as_bytes(clone.told) == as_bytes(table.told)
    assert differences(clone, table) == []


@every_case
@examples(4)
@given(seed=st.integers(0, 10**9))
def test_imagining_leaves_the_table_alone(case: Case, seed: int) -> None:
    random = Random(seed)
    table = case.table(seed)
    for _ in moments(table, random):
        if random.random() < 0.02:
            before = picture(table)
            for seat in range(table.seats):
                imagined = table.imagine(seat, Chance.from_text("another"), remember=bool(seat % 2))
                play_to_the_end(imagined, at_random(random))
            assert picture(table) == before


@every_case
def test_nothing_can_be_changed_through_a_view(case: Case) -> None:
    random = Random(1)
    table = case.table("views")
    for _ in moments(table, random):
        if random.random() < 0.05:
            before = picture(table)
            for seat in range(-1, table.seats):
                _scribble(table.view(seat))
                table.events(0, seat).clear()
            assert picture(table) == before


def _scribble(view: View) -> None:
    """Spoil everything in a view that can be spoiled."""
    for held in attributes(view).values():
        if isinstance(held, list):
            for each in held:
                for inner in attributes(each).values():
                    if isinstance(inner, list):
                        inner.append(99)
            held.clear()
        elif isinstance(held, dict | set):
            held.clear()


@every_case
@examples(4)
@given(seed=st.integers(0, 10**9), at=st.floats(0, 1))
def test_a_game_saved_and_loaded_goes_on_as_if_nothing_had_happened(case: Case, seed: int, at: float) -> None:
    names = [f"player {seat}" for seat in range(case.seats)]
    luck = Luck(Chance.from_text(f"saved {seed}").seed)
    record = Record.begin(case.game, names, case.options, luck)
    table = record.table()
    random = Random(seed)
    choose = at_random(random)
    for _ in range(_length(case, seed, at)):
        if table.over:
            break
        seat = random.choice(table.asked_seats())
        record.add(table, seat, choose(table, seat))

    text = records.write(record)
    loaded = records.read(text)
    assert loaded == record
    assert records.write(loaded) == text
    again = loaded.replay()
    assert differences(again, table) == []
    assert differences(records.verify(loaded), table) == []

    for each in (table, again):
        play_to_the_end(each, by_decision(seed))
    assert as_bytes(again.told) == as_bytes(table.told)
    assert differences(again, table) == []


@every_case
def test_a_record_can_be_reopened_at_any_move(case: Case) -> None:
    names = [f"player {seat}" for seat in range(case.seats)]
    record = Record.begin(case.game, names, case.options, Luck(Chance.from_text("reopened").seed))
    table = record.table()
    choose = by_decision("reopened")
    clones = [table.clone()]
    while not table.over:
        seat = table.asked_seats()[-1]
        record.add(table, seat, choose(table, seat))
        clones.append(table.clone())
    loaded = records.read(records.write(record))
    assert loaded.scores is not None
    assert differences(loaded.replay(), table) == []
    for upto in range(0, len(clones), 1 + len(clones) // 8):
        assert differences(loaded.replay(upto), clones[upto]) == []


def _length(case: Case, seed: int, at: float) -> int:
    """So many choices that the game is played to this part of its length."""
    whole = case.table(seed, telling=False)
    return int(at * play_to_the_end(whole, at_random(Random(seed))))


def _part_played(case: Case, seed: int, at: float) -> Table:
    table = case.table(seed)
    choose = by_decision("before")
    for _ in range(_length(case, seed, at)):
        asked = table.asked_seats()
        if not asked:
            break
        answer(table, asked[0], choose(table, asked[0]))
    return table
