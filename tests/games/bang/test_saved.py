"""A game that is saved in the middle of nested responses loads and goes on as if nothing had happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from posse.core import Chance, Event, Table, records
from posse.core.errors import RecordError
from posse.core.records import Luck, Record
from posse.games.bang import GAME
from posse.games.bang.table import BangTable
from posse.testing.compare import differences
from tests.every_game.playing import as_bytes, at_random, by_decision, play_on, question_of

ALL = {"dodge_city": True, "wws_characters": True, "promo_characters": True}
SEATS = 6
GAMES = 400  # more than enough to come across each of these moments
FURTHER = 150


class Now:
    """What a table is waiting for, and what has happened since the last action began."""

    def __init__(self, table: Table) -> None:
        assert isinstance(table, BangTable)
        self.table = table
        seat = table.asked_seats()[0]
        question = question_of(table, seat)
        self.seat = seat
        self.asks = question.asks
        self.about: dict[str, Any] = {name: value for name, _, value in question.about(table, seat)}
        self.told = since_the_action(table.told)

    def has(self, name: str, **facts: object) -> bool:
        return any(event.kind.name == name and facts.items() <= event.facts().items() for event in self.told)

    def is_shot_at_with_more_to_come(self, kind: str) -> bool:
        """Whether a card for everybody has not come round yet."""
        if not self.has("card-played", kind=kind):
            return False
        user = self.table.turn
        last = [seat for seat in range(user + 1, user + SEATS) if self.table.is_in_game(seat % SEATS)]
        return bool(last) and last[-1] % SEATS != self.seat


def since_the_action(told: list[Event]) -> list[Event]:
    for at in range(len(told) - 1, -1, -1):
        if told[at].kind.name in ("card-played", "ability-used", "green-used", "turn-started"):
            return told[at:]
    return told


MOMENTS: dict[str, Callable[[Now], bool]] = {
    "a duel after two answers": lambda now: (
        now.about.get("kind") == "card-duel"
        and len([event for event in now.told if event.kind.name == "answer-played"]) >= 2
    ),
    "one of two Missed! given": lambda now: (
        now.asks == "respond-missed" and now.has("shot-fired", need=2) and now.about["need"] == 1
    ),
    "a rescue in a Gatling": lambda now: (
        now.asks == "rescue" and now.is_shot_at_with_more_to_come("card-gatling")
    ),
    "a rescue among Indians": lambda now: (
        now.asks == "rescue" and now.is_shot_at_with_more_to_come("card-indians")
    ),
    "a second Beer in a rescue from Dynamite": lambda now: (
        now.asks == "rescue" and now.has("exploded") and now.has("answer-played")
    ),
    "a shot after a Barrel that failed": lambda now: (
        now.asks == "respond-missed" and now.has("barrel-tried", saved=0)
    ),
    "cards lying aside for John Pain": lambda now: now.asks == "respond-missed" and len(now.table.laid) > 0,
    "a check with two cards": lambda now: now.asks == "choose-check-card",
    "the price of an ability in the middle of a shot": lambda now: (
        now.asks == "pay" and now.seat != now.table.turn
    ),
    "the last wish of an eliminated player": lambda now: now.asks == "discard-order",
    "the store half empty": lambda now: now.asks == "pick-store" and now.has("store-picked"),
    "a card being taken": lambda now: now.asks == "take-card",
}


@cache
def saved() -> dict[str, str]:
    """A record that stops at each of these moments, as text."""
    found: dict[str, str] = {}
    for number in range(GAMES):
        record = Record.begin(
            GAME,
            [f"player {seat}" for seat in range(SEATS)],
            ALL,
            Luck(Chance.from_text(f"saved {number}").seed),
        )
        table = record.table()
        random = Random(number)
        choose = at_random(random)
        while not table.over:
            now = Now(table)
            for name, is_here in MOMENTS.items():
                if name not in found and is_here(now):
                    found[name] = records.write(record)
            record.add(table, now.seat, choose(table, now.seat))
        if len(found) == len(MOMENTS):
            break
    return found


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_game_saved_in_the_middle_of_responses_goes_on(moment: str) -> None:
    text = saved()[moment]
    record = records.read(text)
    assert records.write(record) == text
    original, loaded = record.replay(), records.verify(records.read(text))
    assert MOMENTS[moment](Now(loaded))
    assert loaded.invariants() == []
    assert differences(loaded, original) == []
    for table in (original, loaded):
        assert play_on(table, by_decision(moment), FURTHER) > 0
    assert as_bytes(loaded.told) == as_bytes(original.told)
    assert differences(loaded, original) == []
    assert loaded.invariants() == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_answer_at_such_a_moment_can_be_saved_and_played_on_to_the_end(moment: str) -> None:
    base = records.read(saved()[moment])
    table = base.replay()
    seat = Now(table).seat
    decision = table.decision(seat, named=True)
    assert decision is not None
    for name in decision.names:
        record = records.read(saved()[moment])
        table = record.replay()
        record.add(table, seat, name)
        again = records.verify(records.read(records.write(record)))
        assert differences(again, table) == []
        while not again.over:
            play_on(again, at_random(Random(name)), FURTHER)
        assert again.invariants() == []


@pytest.mark.parametrize("version", ["1", "2"])
def test_a_record_of_an_earlier_version_of_the_rules_is_refused_and_not_played_differently(
    version: str,
) -> None:
    text = saved()[next(iter(MOMENTS))]
    assert f'"version":"{GAME.version}"' in text
    with pytest.raises(RecordError) as refused:
        records.read(text.replace(f'"version":"{GAME.version}"', f'"version":"{version}"', 1))
    assert refused.value.key == "error-record-version"
    assert GAME.as_of(version) is None  # so tables of it are stopped with the same sentence, and kept
