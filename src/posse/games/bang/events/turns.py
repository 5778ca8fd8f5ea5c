"""Turns, and cards on the move: drawn, looked at, taken, given, discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.events import Event, Kind, only_for, public
from posse.core.said import CARD, CARDS, MAYBE_SEAT, MAYBE_TERM, NUMBER, SEAT, TERM, TERMS
from posse.games.bang import terms
from posse.games.bang.events.naming import other_than, which

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable


# The turn

_TURN_STARTED: Final = Kind("turn-started", public("seat", SEAT))
_GREENS_READY: Final = Kind("greens-ready", public("seat", SEAT), public("cards", CARDS))
_ACTIVE_CHOSEN: Final = Kind("active-chosen", public("seat", SEAT), public("character", TERM))
_PLAY_ENDED: Final = Kind("play-ended", public("seat", SEAT))
_EXCESS_DISCARDED: Final = Kind("excess-discarded", public("seat", SEAT), public("card", CARD))
_EXCESS_PASSED: Final = Kind(
    "excess-passed", public("seat", SEAT), public("heir", SEAT), only_for("seat heir", "card", CARD)
)

_TAKEN_BACK: Final = Kind("taken-back", public("seat", SEAT), public("card", CARD))


def turn_started(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TURN_STARTED, rule, (seat,)))


def greens_ready(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GREENS_READY, rule, (seat, tuple(cards))))


def active_chosen(table: BangTable, seat: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ACTIVE_CHOSEN, rule, (seat, terms.CHARACTER[character])))


def play_ended(table: BangTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PLAY_ENDED, rule, (seat,)))


def excess_discarded(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXCESS_DISCARDED, rule, (seat, card)))


def excess_passed(table: BangTable, seat: int, heir: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXCESS_PASSED, rule, (seat, heir, card)))


def taken_back(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TAKEN_BACK, rule, (seat, card)))


# Cards on the move

_CARDS_DRAWN: Final = Kind(
    "cards-drawn", public("seat", SEAT), public("n", NUMBER), only_for("seat", "cards", CARDS)
)
_DISCARD_DRAWN: Final = Kind("discard-drawn", public("seat", SEAT), public("card", CARD))
_CARD_SHOWN: Final = Kind("card-shown", public("seat", SEAT), public("card", CARD))
_CARD_SHOWN_AS: Final = Kind(
    "card-shown-as", public("seat", SEAT), public("card", CARD), public("suit", TERM)
)
_LOOKED: Final = Kind("looked", public("seat", SEAT), public("n", NUMBER), only_for("seat", "cards", CARDS))
_KEPT: Final = Kind("kept", public("seat", SEAT), only_for("seat", "card", CARD))
_DECK_SHUFFLED: Final = Kind("deck-shuffled", public("n", NUMBER))
_CARD_STOLEN: Final = Kind(
    "card-stolen", public("thief", SEAT), public("victim", SEAT), only_for("thief victim", "card", CARD)
)
_CARD_TAKEN: Final = Kind(
    "card-taken",
    public("thief", SEAT),
    public("victim", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
    public("other", MAYBE_SEAT),
)
_CARD_REMOVED: Final = Kind(
    "card-removed",
    public("by", SEAT),
    public("victim", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
    public("other", MAYBE_SEAT),
)
_COST_PAID: Final = Kind("cost-paid", public("seat", SEAT), public("card", CARD))


def cards_drawn(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CARDS_DRAWN, rule, (seat, len(cards), tuple(cards))))


def discard_drawn(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DISCARD_DRAWN, rule, (seat, card)))


def card_shown(table: BangTable, seat: int, card: int, suit: int, rule: str) -> None:
    """`suit`: what the card counts as, -1 if what stands on it or if that does not matter."""
    if table.telling:
        if suit < 0:
            table.told.append(Event(_CARD_SHOWN, rule, (seat, card)))
        else:
            table.told.append(Event(_CARD_SHOWN_AS, rule, (seat, card, terms.SUIT[suit])))


def looked(table: BangTable, seat: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_LOOKED, rule, (seat, len(cards), tuple(cards))))


def kept(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_KEPT, rule, (seat, card)))


def deck_shuffled(table: BangTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DECK_SHUFFLED, rule, (len(table.deck),)))


def card_stolen(table: BangTable, thief: int, victim: int, card: int, rule: str) -> None:
    """A card taken from a hand, unseen by others."""
    if table.telling:
        table.told.append(Event(_CARD_STOLEN, rule, (thief, victim, card)))


def card_taken(table: BangTable, thief: int, figure: int, card: int, rule: str) -> None:
    """A card in play, into a hand."""
    if table.telling:
        victim = table.owner[figure]
        values = (thief, victim, which(table, figure), card, other_than(thief, victim))
        table.told.append(Event(_CARD_TAKEN, rule, values))


def card_removed(table: BangTable, by: int, figure: int, card: int, rule: str) -> None:
    """A card discarded by another player's doing."""
    if table.telling:
        victim = table.owner[figure]
        values = (by, victim, which(table, figure), card, other_than(by, victim))
        table.told.append(Event(_CARD_REMOVED, rule, values))


def cost_paid(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_COST_PAID, rule, (seat, card)))


_CARD_GIVEN: Final = Kind(
    "card-given", public("seat", SEAT), public("to", SEAT), only_for("seat to", "card", CARD)
)
_ABILITY_COPIED: Final = Kind("ability-copied", public("seat", SEAT), public("ability", TERM))
_CHARACTERS_DRAWN: Final = Kind("characters-drawn", public("seat", SEAT), public("characters", TERMS))


def card_given(table: BangTable, seat: int, to: int, card: int, rule: str) -> None:
    """A hand card that its owner gives away, unseen by others."""
    if table.telling:
        table.told.append(Event(_CARD_GIVEN, rule, (seat, to, card)))


def ability_copied(table: BangTable, me: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ABILITY_COPIED, rule, (table.owner[me], terms.CHARACTER[character])))


def characters_drawn(table: BangTable, me: int, characters: list[int], rule: str) -> None:
    if table.telling:
        names = tuple([terms.CHARACTER[each] for each in characters])
        table.told.append(Event(_CHARACTERS_DRAWN, rule, (table.owner[me], names)))
