"""What is hidden at any table: the luck that is to come, and what an event tells only to some.

Every change here, and in the modules of the games, gives a table that differs from the true one in things
that a viewer (-1: a spectator) cannot know, and in nothing else. What those are is written down once more, so
that the engine's own idea of it is not taken for granted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from posse.core import Chance, Event, Table

Change = Callable[[Table, int], Table]
# What is hidden in an event, and the fields that name those who may see it.
Hidden = tuple[tuple[str, ...], tuple[str, ...]]
SomeTable = TypeVar("SomeTable", bound=Table)


def copy_of(kind: type[SomeTable], table: Table) -> SomeTable:
    copy = table.clone()
    assert isinstance(copy, kind)
    return copy


def others(table: Table, viewer: int) -> list[int]:
    return [seat for seat in range(table.seats) if seat != viewer]


def other_luck(table: Table, viewer: int) -> Table:
    copy = table.clone()
    copy.chance = Chance.from_text("another seed")
    return copy


def other_past(
    hidden_in: Mapping[str, Hidden],
    another: Callable[[int | str], int | str],
    is_open: Callable[[Mapping[str, object]], bool] = lambda facts: False,
) -> Change:
    """What happened unseen by the viewer happened otherwise.

    `another` gives one card, die or value for another; `is_open` says of which events everybody knows it all.
    """

    def exchanged(value: object) -> object:
        if isinstance(value, tuple):  # as many as there were
            return tuple(exchanged(each) for each in value)
        assert isinstance(value, int | str)
        return another(value)

    def otherwise(event: Event, viewer: int) -> Event:
        fields, seers = hidden_in.get(event.kind.name, ((), ()))
        facts = event.facts()
        if not fields or any(facts[seer] == viewer for seer in seers) or is_open(facts):
            return event
        values = tuple(exchanged(value) if name in fields else value for name, value in facts.items())
        return Event(event.kind, event.rule, values)

    def change(table: Table, viewer: int) -> Table:
        copy = table.clone()
        copy.told = [otherwise(event, viewer) for event in copy.told]
        return copy

    return change


def all_of(*changes: Change) -> Change:
    def change(table: Table, viewer: int) -> Table:
        for each in changes:
            table = each(table, viewer)
        return table

    return change
