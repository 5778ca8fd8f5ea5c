"""Events: each field says who may see it, and nobody else does."""

from __future__ import annotations

import pytest

from posse.core import Event, Kind, only_for, public
from posse.core.said import CARD, CARDS, SEAT, SEATS

DRAWN = Kind("drawn", public("seat", SEAT), only_for("seat", "card", CARD))
SHOWN = Kind(
    "shown", public("seat", SEAT), public("victim", "maybe-seat"), only_for("seat victim", "cards", CARDS)
)
TOGETHER = Kind("together", public("seats", SEATS), only_for("seats", "card", CARD))
OPEN = Kind("open", public("seat", SEAT), public("card", CARD))


def seen(event: Event) -> list[object]:
    """The last field as seats 0 to 3 and a spectator see it."""
    return [event.seen_by(seat).values[-1] for seat in (0, 1, 2, 3, -1)]


def test_a_public_field_is_seen_by_all() -> None:
    assert seen(Event(OPEN, "a-rule", (2, 7))) == [7, 7, 7, 7, 7]


def test_a_hidden_field_is_seen_by_its_seats_only() -> None:
    assert seen(Event(DRAWN, "a-rule", (2, 7))) == [None, None, 7, None, None]
    assert seen(Event(SHOWN, "a-rule", (0, 3, (7, 7)))) == [(7, 7), None, None, (7, 7), None]
    assert seen(Event(TOGETHER, "a-rule", ((1, 2), 7))) == [None, 7, 7, None, None]
    assert seen(Event(TOGETHER, "a-rule", ((), 7))) == [None] * 5


def test_a_spectator_is_not_the_nobody_in_a_field() -> None:
    """Some fields say "nobody" with -1, which is also how a spectator asks."""
    assert seen(Event(SHOWN, "a-rule", (0, -1, (7,)))) == [(7,), None, None, None, None]
    assert seen(Event(DRAWN, "a-rule", (-1, 7))) == [None] * 5


def test_an_event_knows_whether_it_is_whole() -> None:
    event = Event(DRAWN, "a-rule", (2, 0))
    assert event.is_whole()
    assert event.seen_by(2).is_whole()
    assert not event.seen_by(1).is_whole()
    assert event.seen_by(1).seen_by(2).facts() == {"seat": 2, "card": None}


def test_looking_does_not_change_an_event() -> None:
    event = Event(DRAWN, "a-rule", (2, 7))
    event.seen_by(0)
    assert event.facts() == {"seat": 2, "card": 7}


def test_events_are_equal_when_all_of_them_is() -> None:
    event = Event(DRAWN, "a-rule", (2, 7))
    assert event == Event(DRAWN, "a-rule", (2, 7))
    assert hash(event) == hash(Event(DRAWN, "a-rule", (2, 7)))
    assert event != Event(DRAWN, "another-rule", (2, 7))
    assert event != Event(DRAWN, "a-rule", (2, 8))
    assert event != Event(OPEN, "a-rule", (2, 7))
    assert event != "drawn"
    assert repr(event) == "<drawn seat=2 card=7 a-rule>"


def test_a_field_cannot_be_meant_for_somebody_the_event_does_not_name() -> None:
    with pytest.raises(ValueError, match="thief"):
        Kind("odd", public("seat", SEAT), only_for("thief", "card", CARD))
