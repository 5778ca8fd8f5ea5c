"""25. Event cards: which are used, who keeps their deck, and which comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.bang.facts import (
    DEPUTY,
    EVENT_BOX,
    EVENT_BOXES,
    EVENT_COUNT,
    EVENT_NAMES,
    NO_EVENT,
    NOBODY,
    PROMO_EVENTS,
    SHERIFF,
)

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


def events_used(table: BangTable) -> list[int]:
    """bang-event-deck-build: the event cards that the keeper turns, in the order of the facts."""
    wanted = table.settings["events"]
    boxes = EVENT_BOXES[:2] if wanted == "mixed" else (wanted.replace("_", "-"),)
    promo = table.settings["promo_events"]
    return [
        event
        for event in range(EVENT_COUNT)
        if EVENT_BOXES[EVENT_BOX[event]] in boxes and (promo or EVENT_NAMES[event] not in PROMO_EVENTS)
    ]


def show_used() -> list[int]:
    """bang-wws-deck-build: the cards of Wild West Show; the last one is the bottom of the deck."""
    return [event for event in range(EVENT_COUNT) if EVENT_BOXES[EVENT_BOX[event]] == "wild-west-show"]


def next_event(table: BangTable) -> int:
    """The top card of the event deck, which everybody sees; -1 if it has to be shuffled first."""
    return table.event_deck[-1] if table.event_deck else NO_EVENT


def keeper(table: BangTable) -> int:
    """bang-event-keeper, bang-event-keeper-three: the seat of the Sheriff, or of the next one clockwise."""
    sheriff = table.role.index(DEPUTY if table.seats == 3 else SHERIFF)
    at = table.ring.index(table.active[sheriff])
    for figure in (*table.ring[at:], *table.ring[:at]):
        if table.in_game >> figure & 1 and figure != table.ghost:
            return table.owner[figure]
    return NOBODY


def turns_event(table: BangTable, seat: int) -> bool:
    """bang-event-first-round, bang-event-flip: not in a player's own first turn of the game."""
    if table.fight:  # bang-six-fight-events-stop
        return False
    return table.settings["events"] != "none" and table.turned >> seat & 1 == 1 and keeper(table) == seat
