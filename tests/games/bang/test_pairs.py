"""Every pair of characters at one table, with every card: the promises of the kernel hold.

Which characters meet follows from the luck of a table, so a table for a pair is a seed that deals it: many
seeds are tried, and those that bring pairs together for the first time are kept. Tables found this way can be
saved and replayed like any other.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest

from posse.core import Chance, Table, records
from posse.core.records import Luck, Record
from posse.core.table import SPECTATOR
from posse.games.bang import GAME
from posse.games.bang.facts import CHARACTER_COUNT
from posse.games.bang.table import BangTable
from posse.testing.compare import differences, picture
from tests.every_game.cases import LONG
from tests.every_game.playing import as_bytes, at_random, by_decision, play_on

ALL = {"dodge_city": True, "wws_characters": True, "promo_characters": True}
PAIRS = set(combinations(range(CHARACTER_COUNT), 2))
FURTHER = 25  # choices that copies play on
SAMPLES = 40 if LONG else 120  # one moment in as many is looked at closely

Pair = tuple[int, int]


def luck(seats: int, number: int) -> Luck:
    return Luck(Chance.from_text(f"pairs {seats} {number}").seed)


def begun(seats: int, number: int) -> Record:
    names = [f"player {seat}" for seat in range(seats)]
    return Record.begin(GAME, names, ALL, luck(seats, number))


def pairs_at(table: Table) -> set[Pair]:
    assert isinstance(table, BangTable)
    characters = table.offered if table.seats == 2 else table.character
    return set(combinations(sorted(characters), 2))


@cache
def tables(seats: int) -> list[int]:
    """Numbers of tables at which all pairs meet."""
    found: list[int] = []
    missing = set(PAIRS)
    number = 0
    while missing:
        # A table has to bring several new pairs; towards the end one is enough.
        wanted = max(1, min(seats * (seats - 1) // 4, len(missing) // 20))
        table = begun(seats, number).table(telling=False)
        if len(pairs_at(table) & missing) >= wanted:
            found.append(number)
            missing -= pairs_at(table)
        number += 1
    return found


def test_the_tables_bring_every_pair_together() -> None:
    met: set[Pair] = set()
    for number in tables(8):
        met |= pairs_at(begun(8, number).table(telling=False))
    assert met == PAIRS
    assert len(PAIRS) == 861


def keeps_its_promises(seats: int, number: int) -> None:
    """One game from its beginning to its end."""
    record = begun(seats, number)
    table = record.table()
    random = Random(f"pairs {seats} {number}")
    choose = at_random(random)
    while not table.over:
        asked = table.asked_seats()
        assert asked
        assert table.invariants() == []
        if random.random() * SAMPLES < 1:
            a_copy_plays_the_same_game(table, number)
            nobody_could_tell(table, random)
        seat = random.choice(asked)
        record.add(table, seat, choose(table, seat))
    assert table.invariants() == []
    result = table.result()
    assert result is not None
    assert result.winners
    it_can_be_loaded(record, table, random)


def a_copy_plays_the_same_game(table: Table, number: int) -> None:
    before = picture(table)
    one, other = table.clone(), table.clone()
    assert differences(one, table) == []
    play_on(one, by_decision(number), FURTHER)
    play_on(other, by_decision(number), FURTHER)
    assert as_bytes(other.told) == as_bytes(one.told)
    assert picture(table) == before


def nobody_could_tell(table: Table, random: Random) -> None:
    """A table that somebody imagines looks to them like the one they sit at, and can be played on."""
    seat = random.randrange(table.seats)
    imagined = table.imagine(seat, Chance.from_text(str(random.random())))
    for viewer in (seat, SPECTATOR):
        assert differences(imagined.view(viewer), table.view(viewer)) == []
    assert differences(imagined.decision(seat, named=True), table.decision(seat, named=True)) == []
    assert imagined.invariants() == []
    play_on(imagined, at_random(random), FURTHER)
    assert imagined.invariants() == []


def it_can_be_loaded(record: Record, table: Table, random: Random) -> None:
    loaded = records.read(records.write(record))
    assert differences(records.verify(loaded), table) == []
    middle = random.randrange(len(record.choices))
    assert loaded.replay(middle).invariants() == []


def selection() -> list[int]:
    """Some of the tables for eight: enough for every character to sit at several of them."""
    return tables(8)[::4]


def test_the_selection_has_every_character() -> None:
    met = [pairs_at(begun(8, number).table(telling=False)) for number in selection()]
    for character in range(CHARACTER_COUNT):
        assert sum([any(character in pair for pair in pairs) for pairs in met]) > 1


def test_some_pairs_keep_the_promises() -> None:
    for number in selection():
        keeps_its_promises(8, number)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_pair_keeps_the_promises(seats: int) -> None:
    for number in tables(seats):
        keeps_its_promises(seats, number)


@pytest.mark.parametrize("seats", range(2, 8))
def test_smaller_tables_keep_the_promises(seats: int) -> None:
    for number in range(2):
        keeps_its_promises(seats, number)
