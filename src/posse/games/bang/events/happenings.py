"""Event cards: they come and go, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.events import Event, Kind, only_for, public
from posse.core.said import CARD, CARDS, MAYBE_SEAT, MAYBE_TERM, NUMBER, SEAT, SEATS, TERM
from posse.games.bang import terms
from posse.games.bang.events.naming import other_than, played_as
from posse.games.bang.facts import BANG

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


_EVENTS_LAID: Final = Kind("events-laid", public("n", NUMBER), public("next", TERM))
_EVENTS_SHUFFLED: Final = Kind("events-shuffled", public("n", NUMBER))
_EVENT_TURNED: Final = Kind(
    "event-turned", public("seat", SEAT), public("event", TERM), public("next", MAYBE_TERM)
)
_EVENT_OVER: Final = Kind("event-over", public("event", TERM))
_NAMED: Final = Kind("named", public("seat", SEAT), public("target", SEAT), public("event", TERM))
_OWN_DISCARDED: Final = Kind("own-discarded", public("seat", SEAT), public("card", CARD))
_SPARE_SEEN: Final = Kind("spare-seen", public("seat", SEAT), only_for("seat", "spare", TERM))
_IDENTITY_TAKEN: Final = Kind(
    "identity-taken",
    public("seat", SEAT),
    public("identity", TERM),
    public("life", NUMBER),
    public("most", NUMBER),
)
_RETURNED: Final = Kind("returned", public("seat", SEAT), public("life", NUMBER))
_GHOST_CAME: Final = Kind("ghost-came", public("seat", SEAT))
_GHOST_LEFT: Final = Kind("ghost-left", public("seat", SEAT))


_BURIED: Final = Kind("buried", public("card", CARD))
_EXCESS_BURIED: Final = Kind("excess-buried", public("seat", SEAT), only_for("seat", "card", CARD))
_MINE_CLOSED: Final = Kind("mine-closed", public("n", NUMBER))
_GUESSED: Final = Kind(
    "guessed", public("seat", SEAT), public("colour", TERM), public("card", CARD), public("right", NUMBER)
)
_EXTRA_TURN: Final = Kind("extra-turn", public("seat", SEAT))
_EVENT_USED: Final = Kind(
    "event-used", public("seat", SEAT), public("event", TERM), public("target", MAYBE_SEAT)
)
_CARD_SHOT_AT: Final = Kind(
    "card-shot-at",
    public("seat", SEAT),
    public("card", CARD),
    public("prize", CARD),
    public("target", SEAT),
    public("as", MAYBE_TERM),
)
_PRIZE_LOST: Final = Kind("prize-lost", public("seat", SEAT), public("card", CARD))


_SWAPPED: Final = Kind("swapped", public("seat", SEAT), public("card", CARD))
_PAIR_FIRED: Final = Kind("pair-fired", public("seat", SEAT), public("cards", CARDS))
_ROULETTE_PASSED: Final = Kind("roulette-passed", public("seat", SEAT))


_SHOW_LAID: Final = Kind("show-laid", public("n", NUMBER))
_SHOW_TURNED: Final = Kind("show-turned", public("seat", SEAT), public("event", TERM), public("left", NUMBER))
_TURN_SKIPPED: Final = Kind("turn-skipped", public("seat", SEAT))
_SEATS_SWAPPED: Final = Kind("seats-swapped", public("seat", SEAT), public("other", SEAT))
_CARDS_SEEN: Final = Kind("cards-seen", public("seat", SEAT), public("cards", CARDS))
_ROLES_SHUFFLED: Final = Kind("roles-shuffled", public("seats", SEATS))
_SPOKE: Final = Kind("spoke", public("seat", SEAT))
_CARD_NAMED: Final = Kind("card-named", public("seat", SEAT), public("victim", SEAT), public("kind", TERM))
_CARD_STAYS: Final = Kind("card-stays", public("seat", SEAT), public("card", CARD))
_HAND_SWAPPED: Final = Kind("hand-swapped", public("seat", SEAT), public("cards", CARDS))


def show_laid(table: BangTable, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SHOW_LAID, rule, (count,)))


def show_turned(table: BangTable, seat: int, event: int, left: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SHOW_TURNED, rule, (seat, terms.HAPPENING[event], left)))


def turn_skipped(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TURN_SKIPPED, rule, (seat,)))


def seats_swapped(table: BangTable, seat: int, other: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SEATS_SWAPPED, rule, (seat, other)))


def cards_seen(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    """Hand cards that everybody sees."""
    if table.telling:
        table.told.append(Event(_CARDS_SEEN, rule, (seat, tuple(cards))))


def roles_shuffled(table: BangTable, seats: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROLES_SHUFFLED, rule, (tuple(seats),)))


def spoke(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SPOKE, rule, (seat,)))


def card_named(table: BangTable, seat: int, victim: int, kind: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARD_NAMED, rule, (seat, victim, terms.KIND[kind])))


def card_stays(table: BangTable, seat: int, card: int, rule: str) -> None:
    """A card that somebody was to play, and cannot."""
    if table.telling:
        table.told.append(Event(_CARD_STAYS, rule, (seat, card)))


def hand_swapped(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_HAND_SWAPPED, rule, (seat, tuple(cards))))


_READIED: Final = Kind("readied", public("seat", SEAT), public("card", CARD))


def readied(table: BangTable, seat: int, card: int, rule: str) -> None:
    """A hand card lies aside, to be fired."""
    if table.telling:
        table.told.append(Event(_READIED, rule, (seat, card)))


def swapped(table: BangTable, seat: int, card: int, rule: str) -> None:
    """A hand card goes, and another one will come for it."""
    if table.telling:
        table.told.append(Event(_SWAPPED, rule, (seat, card)))


def pair_fired(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PAIR_FIRED, rule, (seat, tuple(cards))))


def roulette_passed(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROULETTE_PASSED, rule, (seat,)))


def buried(table: BangTable, card: int, rule: str) -> None:
    """A discarded card lies face down beside the deck; everybody has seen it."""
    if table.telling:
        table.told.append(Event(_BURIED, rule, (card,)))


def excess_buried(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXCESS_BURIED, rule, (seat, card)))


def mine_closed(table: BangTable, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_MINE_CLOSED, rule, (count,)))


def guessed(table: BangTable, seat: int, colour: str, card: int, right: bool, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GUESSED, rule, (seat, colour, card, int(right))))


def extra_turn(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXTRA_TURN, rule, (seat,)))


def event_used(table: BangTable, me: int, event: int, target: int, rule: str) -> None:
    """Somebody does what an event card offers."""
    if table.telling:
        seat = table.owner[me]
        values = (seat, terms.HAPPENING[event], other_than(seat, table.owner[target]))
        table.told.append(Event(_EVENT_USED, rule, values))


def card_shot_at(table: BangTable, me: int, card: int, prize: int, target: int, rule: str) -> None:
    if table.telling:
        values = (table.owner[me], card, prize, table.owner[target], played_as(card, BANG))
        table.told.append(Event(_CARD_SHOT_AT, rule, values))


def prize_lost(table: BangTable, figure: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PRIZE_LOST, rule, (table.owner[figure], card)))


def events_laid(table: BangTable, count: int, top: int, rule: str) -> None:
    """The event deck lies face up."""
    if table.telling:
        table.told.append(Event(_EVENTS_LAID, rule, (count, terms.HAPPENING[top])))


def events_shuffled(table: BangTable, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EVENTS_SHUFFLED, rule, (count,)))


def event_turned(table: BangTable, seat: int, event: int, following: int, rule: str) -> None:
    if table.telling:
        values = (seat, terms.HAPPENING[event], terms.happening(following))
        table.told.append(Event(_EVENT_TURNED, rule, values))


def event_over(table: BangTable, event: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EVENT_OVER, rule, (terms.HAPPENING[event],)))


def named(table: BangTable, seat: int, target: int, event: int, rule: str) -> None:
    """Somebody is singled out by an event card."""
    if table.telling:
        table.told.append(Event(_NAMED, rule, (seat, target, terms.HAPPENING[event])))


def own_discarded(table: BangTable, figure: int, card: int, rule: str) -> None:
    """A card in play that its owner has to give up."""
    if table.telling:
        table.told.append(Event(_OWN_DISCARDED, rule, (table.owner[figure], card)))


def spare_seen(table: BangTable, seat: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SPARE_SEEN, rule, (seat, terms.CHARACTER[character])))


def identity_taken(table: BangTable, figure: int, rule: str) -> None:
    if table.telling:
        character = terms.CHARACTER[table.character[figure]]
        values = (table.owner[figure], character, table.life[figure], table.most[figure])
        table.told.append(Event(_IDENTITY_TAKEN, rule, values))


def returned(table: BangTable, figure: int, life: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_RETURNED, rule, (table.owner[figure], life)))


def ghost_came(table: BangTable, figure: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GHOST_CAME, rule, (table.owner[figure],)))


def ghost_left(table: BangTable, figure: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GHOST_LEFT, rule, (table.owner[figure],)))
