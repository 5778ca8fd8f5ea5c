"""25. The event deck: laid out, turned, and what that makes active."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.abilities import EVENT_CARDS
from posse.games.bang.facts import NO_EVENT, NOBODY
from posse.games.bang.rules.keeping import events_used, next_event, show_used
from posse.games.bang.rules.settling import settle
from posse.games.bang.rules.speaking import refresh_all
from posse.games.bang.table import BangTable, Numbers


def shuffled(table: BangTable) -> Numbers:
    deck = events_used(table)
    table.chance.shuffle(deck)
    return tuple(deck)


def deal_events(table: BangTable) -> None:
    """bang-event-deck-no-final-card, bang-event-deck-face-up"""
    if table.settings["events"] != "none":
        table.event_deck = shuffled(table)
        events.events_laid(table, len(table.event_deck), table.event_deck[-1], "bang-event-deck-face-up")


def deal_show(table: BangTable) -> None:
    """bang-wws-deck-build, bang-wws-deck-no-start"""
    if table.settings["wws_events"]:
        *cards, last = show_used()
        table.chance.shuffle(cards)
        table.show_deck = (last, *cards)
        events.show_laid(table, len(table.show_deck), "bang-wws-deck-build")


class TurnShow(Step[BangTable]):
    """bang-wws-deck-trigger: the top card replaces the previous one; the last stays to the end."""

    def run(self, table: BangTable) -> None:
        if not table.show_deck:  # bang-wws-deck-last-stays
            return
        table.show = table.show_deck[-1]
        table.show_deck = table.show_deck[:-1]
        refresh_all(table)
        events.show_turned(table, table.turn, table.show, len(table.show_deck), "bang-wws-deck-trigger")
        settle(table)
        EVENT_CARDS[table.show].enters_play(table, table.acting())


class TurnEvent(Step[BangTable]):
    """bang-event-flip: the top card replaces the previous event."""

    def run(self, table: BangTable) -> None:
        if not table.event_deck:  # bang-event-reshuffle
            table.event_deck = shuffled(table)
            events.events_shuffled(table, len(table.event_deck), "bang-event-reshuffle")
        event = table.event_deck[-1]
        table.event_deck = table.event_deck[:-1]
        set_event(table, event)
        events.event_turned(table, table.turn, event, next_event(table), "bang-event-flip")
        settle(table)  # bang-char-suzy-lafayette-gained
        EVENT_CARDS[event].enters_play(table, table.acting())


def set_event(table: BangTable, event: int) -> None:
    """From now on this event card is active, or none."""
    table.event = event
    table.named = NOBODY
    refresh_all(table)


def end_event(table: BangTable, rule: str) -> None:
    """bang-hn-the-doctor-leaves: the active event is discarded, and none takes its place."""
    events.event_over(table, table.event, rule)
    set_event(table, NO_EVENT)


TURN_EVENT: Final = TurnEvent()
TURN_SHOW: Final = TurnShow()
