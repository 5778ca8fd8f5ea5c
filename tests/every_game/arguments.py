"""Arguments of sentences and fields of events: what each says it is, it is, and the words for it exist."""

from __future__ import annotations

from posse.core import Table
from posse.core.said import (
    CARD,
    CARDS,
    DIE,
    MAYBE_SEAT,
    MAYBE_TERM,
    NUMBER,
    RULE,
    SEAT,
    SEATS,
    TERM,
    TERMS,
    TEXT,
    WHATS,
    Args,
)
from posse.messages import book

NUMBERED = (SEAT, MAYBE_SEAT, NUMBER, CARD, DIE)
WRITTEN = (TERM, MAYBE_TERM, RULE, TEXT)


def check_args(table: Table, args: Args) -> None:
    """What an argument says it is, it is: the words for it rely on that."""
    assert len({name for name, _, _ in args}) == len(args)
    for name, what, value in args:
        assert what in WHATS
        if what in NUMBERED:
            assert type(value) is int, (name, what, value)
        elif what in WRITTEN:
            assert isinstance(value, str), (name, what, value)
        else:
            inner = str if what == TERMS else int
            assert isinstance(value, tuple), (name, what, value)
            assert all(type(each) is inner for each in value), (name, what, value)
        several = value if isinstance(value, tuple) else (value,)
        if what in (SEAT, SEATS):
            assert all(isinstance(each, int) and 0 <= each < table.seats for each in several), (name, value)
        elif what == MAYBE_SEAT:
            assert isinstance(value, int)
            assert -1 <= value < table.seats
        elif what in (CARD, CARDS):
            assert all(isinstance(each, int) and table.game.cards[each].name for each in several)
        elif what in (TERM, TERMS) or (what == MAYBE_TERM and value):
            assert all(book("en").has(f"{table.game.name}-{each}") for each in several), (name, value)
