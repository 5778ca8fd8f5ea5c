"""Shots and answers, checks, life and death."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.events import Event, Kind, only_for, public
from posse.core.said import CARD, CARDS, MAYBE_SEAT, MAYBE_TERM, NUMBER, SEAT, TERM
from posse.games.bang import terms
from posse.games.bang.events.naming import played_as, seat_of, which

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable, Numbers


# Shots and answers

_SHOT_FIRED: Final = Kind(
    "shot-fired",
    public("by", MAYBE_SEAT),
    public("target", SEAT),
    public("character", MAYBE_TERM),
    public("kind", TERM),
    public("need", NUMBER),
)
_ANSWER_PLAYED: Final = Kind(
    "answer-played",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
    public("kind", TERM),
    public("as", MAYBE_TERM),
)
_SHOT_CANCELLED: Final = Kind("shot-cancelled", public("seat", SEAT), public("character", MAYBE_TERM))
_CHECK_FLIPPED: Final = Kind(
    "check-flipped",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("cards", CARDS),
    public("what", TERM),
)
_CHECK_FLIPPED_AS: Final = Kind(
    "check-flipped-as",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("cards", CARDS),
    public("what", TERM),
    public("suit", TERM),
)
_CHECK_CHOSEN: Final = Kind("check-chosen", public("seat", SEAT), public("card", CARD))
_FLIPPED_TAKEN: Final = Kind("flipped-taken", public("seat", SEAT), public("card", CARD))
_BARREL_TRIED: Final = Kind(
    "barrel-tried",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("what", TERM),
    public("saved", NUMBER),
)
_JAIL_LEFT: Final = Kind(
    "jail-left", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)
_JAIL_STAYED: Final = Kind(
    "jail-stayed",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
    public("gone", NUMBER),
)
_EXPLODED: Final = Kind(
    "exploded", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)
_DYNAMITE_PASSED: Final = Kind(
    "dynamite-passed",
    public("seat", SEAT),
    public("to", SEAT),
    public("character", MAYBE_TERM),
    public("card", CARD),
)
_DYNAMITE_STAYED: Final = Kind(
    "dynamite-stayed", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)


def shot_fired(table: BangTable, by: int, target: int, what: str, need: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _SHOT_FIRED,
                rule,
                (seat_of(table, by), table.owner[target], which(table, target), what, need),
            )
        )


def answer_played(table: BangTable, me: int, card: int, kind: int, rule: str) -> None:
    if table.telling:
        values = (table.owner[me], which(table, me), card, terms.KIND[kind], played_as(card, kind))
        table.told.append(Event(_ANSWER_PLAYED, rule, values))


def shot_cancelled(table: BangTable, by: int, target: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SHOT_CANCELLED, rule, (table.owner[target], which(table, target))))


def check_flipped(table: BangTable, me: int, cards: Numbers, what: str, suit: int, rule: str) -> None:
    """`suit`: what the cards count as, -1 if what stands on them."""
    if table.telling:
        seat, character = table.owner[me], which(table, me)
        if suit < 0:
            table.told.append(Event(_CHECK_FLIPPED, rule, (seat, character, cards, what)))
        else:
            values = (seat, character, cards, what, terms.SUIT[suit])
            table.told.append(Event(_CHECK_FLIPPED_AS, rule, values))


def check_chosen(table: BangTable, me: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHECK_CHOSEN, rule, (table.owner[me], card)))


def flipped_taken(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FLIPPED_TAKEN, rule, (seat, card)))


def barrel_tried(table: BangTable, me: int, what: str, saved: bool, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_BARREL_TRIED, rule, (table.owner[me], which(table, me), what, 1 if saved else 0))
        )


def jail_left(table: BangTable, me: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_JAIL_LEFT, rule, (table.owner[me], which(table, me), card)))


def jail_stayed(table: BangTable, me: int, card: int, gone: bool, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_JAIL_STAYED, rule, (table.owner[me], which(table, me), card, 1 if gone else 0))
        )


def exploded(table: BangTable, me: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_EXPLODED, rule, (table.owner[me], which(table, me), card)))


def dynamite_passed(table: BangTable, me: int, to: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_DYNAMITE_PASSED, rule, (table.owner[me], table.owner[to], which(table, to), card))
        )


def dynamite_stayed(table: BangTable, me: int, card: int, rule: str) -> None:
    """It has not exploded, and nobody is left who could take it."""
    if table.telling:
        table.told.append(Event(_DYNAMITE_STAYED, rule, (table.owner[me], which(table, me), card)))


# Life and death

_LIFE_LOST: Final = Kind(
    "life-lost",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("n", NUMBER),
    public("left", NUMBER),
    public("by", MAYBE_SEAT),
)
_LIFE_GAINED: Final = Kind(
    "life-gained",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("n", NUMBER),
    public("left", NUMBER),
)
_ELIMINATED: Final = Kind(
    "eliminated",
    public("seat", SEAT),
    public("character", MAYBE_TERM),
    public("role", MAYBE_TERM),
    public("killer", MAYBE_SEAT),
)
_CARDS_INHERITED: Final = Kind(
    "cards-inherited",
    public("heir", SEAT),
    public("seat", SEAT),
    public("n", NUMBER),
    only_for("heir seat", "hand", CARDS),
    public("cards", CARDS),
)
_ALL_DISCARDED: Final = Kind(
    "all-discarded", public("seat", SEAT), public("character", MAYBE_TERM), public("cards", CARDS)
)


def life_lost(table: BangTable, figure: int, points: int, by: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _LIFE_LOST,
                rule,
                (table.owner[figure], which(table, figure), points, table.life[figure], seat_of(table, by)),
            )
        )


def life_gained(table: BangTable, figure: int, points: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_LIFE_GAINED, rule, (table.owner[figure], which(table, figure), points, table.life[figure]))
        )


def eliminated(table: BangTable, figure: int, killer: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(
                _ELIMINATED,
                rule,
                (
                    table.owner[figure],
                    which(table, figure),
                    terms.role(table.role[table.owner[figure]]),
                    seat_of(table, killer),
                ),
            )
        )


def cards_inherited(
    table: BangTable, heir: int, figure: int, hand: list[int], front: list[int], rule: str
) -> None:
    if table.telling:
        table.told.append(
            Event(_CARDS_INHERITED, rule, (heir, table.owner[figure], len(hand), tuple(hand), tuple(front)))
        )


def all_discarded(table: BangTable, figure: int, cards: list[int], rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_ALL_DISCARDED, rule, (table.owner[figure], which(table, figure), tuple(cards)))
        )
