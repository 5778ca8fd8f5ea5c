"""Promise 3: a clone that plays on never changes the original; saving and loading changes nothing."""

from __future__ import annotations

from posse.core import Chance, Table, View, records
from posse.core.records import Luck, Record
from posse.testing.compare import attributes, differences, picture
from tests.every_game.cases import Case, budget
from tests.every_game.playing import as_bytes, at_random, by_decision, play_on

FURTHER = 60  # choices that a copy plays on: enough for whatever it shares with its original to be changed


@budget(12_000)
def test_a_clone_that_plays_on_leaves_the_original_alone(case: Case) -> None:
    for stretch in case.stretches():
        for _ in stretch.samples(one_in=20, cost=FURTHER):
            clone = stretch.table.clone()
            assert differences(clone, stretch.table) == []
            before = picture(stretch.table)
            play_on(clone, at_random(stretch.random), FURTHER)
            assert picture(stretch.table) == before
        assert differences(stretch.table.clone(), stretch.table) == []


@budget(6_000)
def test_an_original_that_plays_on_leaves_its_clone_alone(case: Case) -> None:
    for stretch in case.stretches():
        clone: Table | None = None
        before: object = None
        for _ in stretch.moments():
            if clone is not None:
                assert picture(clone) == before
                clone = None
            if stretch.random.random() < 0.1:
                clone = stretch.table.clone()
                before = picture(clone)


@budget(12_000)
def test_a_clone_plays_the_same_game_as_its_original(case: Case) -> None:
    for stretch in case.stretches():
        for _ in stretch.samples(one_in=60, cost=2 * FURTHER):
            one, other = stretch.table.clone(), stretch.table.clone()
            play_on(one, by_decision(stretch.number), FURTHER)
            play_on(other, by_decision(stretch.number), FURTHER)
            assert as_bytes(other.told) == as_bytes(one.told)
            assert differences(other, one) == []


@budget(16_000)
def test_imagining_leaves_the_table_alone(case: Case) -> None:
    for stretch in case.stretches():
        for _ in stretch.samples(one_in=40, cost=FURTHER * case.seats // 2):
            table = stretch.table
            before = picture(table)
            for seat in range(table.seats):
                imagined = table.imagine(seat, Chance.from_text("another"), remember=bool(seat % 2))
                play_on(imagined, at_random(stretch.random), FURTHER)
            assert picture(table) == before


@budget(2_500)
def test_nothing_can_be_changed_through_a_view(case: Case) -> None:
    for stretch in case.stretches():
        for _ in stretch.samples(one_in=20, cost=5):
            before = picture(stretch.table)
            for seat in range(-1, stretch.table.seats):
                _scribble(stretch.table.view(seat))
                stretch.table.events(0, seat).clear()
            assert picture(stretch.table) == before


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


@budget(6_000)
def test_a_game_saved_and_loaded_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    for stretch in case.stretches():
        record = _begun(case, f"saved {stretch.number}")
        table = record.table()
        choose = at_random(stretch.random)
        for _ in range(stretch.random.randrange(min(case.choices, case.length()))):
            if table.over:
                break
            seat = stretch.random.choice(table.asked_seats())
            record.add(table, seat, choose(table, seat))
        stretch.budget.left -= len(record.choices)

        text = records.write(record)
        loaded = records.read(text)
        assert loaded == record
        assert records.write(loaded) == text
        again = loaded.replay()
        assert differences(again, table) == []
        assert differences(records.verify(loaded), table) == []

        for each in (table, again):
            play_on(each, by_decision(stretch.number), FURTHER)
        assert as_bytes(again.told) == as_bytes(table.told)
        assert differences(again, table) == []


@budget(4_000)
def test_a_record_can_be_reopened_at_any_move(case: Case) -> None:
    record = _begun(case, "reopened")
    table = record.table()
    choose = by_decision("reopened")
    clones = [table.clone()]
    while not table.over and len(clones) < case.choices:
        seat = table.asked_seats()[-1]
        record.add(table, seat, choose(table, seat))
        clones.append(table.clone())
    loaded = records.read(records.write(record))
    assert (loaded.scores is not None) == table.over
    assert differences(loaded.replay(), table) == []
    for upto in range(0, len(clones), 1 + len(clones) // 8):
        assert differences(loaded.replay(upto), clones[upto]) == []


def _begun(case: Case, seed: str) -> Record:
    names = [f"player {seat}" for seat in range(case.seats)]
    return Record.begin(case.game, names, case.settings, Luck(Chance.from_text(seed).seed))
