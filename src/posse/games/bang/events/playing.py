"""Cards and abilities that somebody plays or uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.events import Event, Kind, public
from posse.core.said import CARD, CARDS, MAYBE_SEAT, MAYBE_TERM, SEAT, TERM
from posse.games.bang import terms
from posse.games.bang.events.naming import aimed, other_than, played_as, which
from posse.games.bang.facts import CARD_KIND

if TYPE_CHECKING:
    from posse.games.bang.table import BangTable, Numbers


_CARD_PLAYED: Final = Kind(
    "card-played",
    public("seat", SEAT),
    public("card", CARD),
    public("kind", TERM),
    public("target", MAYBE_SEAT),
    public("character", MAYBE_TERM),
    public("as", MAYBE_TERM),
)
_CARD_REPEATED: Final = Kind(
    "card-repeated",
    public("seat", SEAT),
    public("card", CARD),
    public("kind", TERM),
    public("target", MAYBE_SEAT),
    public("character", MAYBE_TERM),
    public("as", MAYBE_TERM),
)
_CARD_PLACED: Final = Kind(
    "card-placed",
    public("seat", SEAT),
    public("card", CARD),
    public("target", SEAT),
    public("character", MAYBE_TERM),
    public("other", MAYBE_SEAT),
)
_CARD_REPLACED: Final = Kind(
    "card-replaced", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)
_GREEN_USED: Final = Kind(
    "green-used",
    public("seat", SEAT),
    public("card", CARD),
    public("target", MAYBE_SEAT),
    public("character", MAYBE_TERM),
)
_ABILITY_USED: Final = Kind("ability-used", public("seat", SEAT), public("ability", TERM))
_CARD_DONE: Final = Kind("card-done", public("card", CARD))
_NO_EFFECT: Final = Kind(
    "no-effect", public("seat", SEAT), public("character", MAYBE_TERM), public("card", CARD)
)
_STORE_OPENED: Final = Kind("store-opened", public("seat", SEAT), public("cards", CARDS))
_STORE_PICKED: Final = Kind("store-picked", public("seat", SEAT), public("card", CARD))


def card_played(table: BangTable, me: int, card: int, kind: int, target: int, rule: str) -> None:
    if table.telling:
        at, character = aimed(table, kind, target)
        values = (table.owner[me], card, terms.KIND[kind], at, character, played_as(card, kind))
        table.told.append(Event(_CARD_PLAYED, rule, values))


def card_repeated(table: BangTable, me: int, card: int, kind: int, target: int, rule: str) -> None:
    """The effect of a card that has just been played comes again, at this target."""
    if table.telling:
        at, character = aimed(table, kind, target)
        values = (table.owner[me], card, terms.KIND[kind], at, character, played_as(card, kind))
        table.told.append(Event(_CARD_REPEATED, rule, values))


def card_placed(table: BangTable, me: int, card: int, target: int, rule: str) -> None:
    if table.telling:
        seat, owner = table.owner[me], table.owner[target]
        values = (seat, card, owner, which(table, target), other_than(seat, owner))
        table.told.append(Event(_CARD_PLACED, rule, values))


def card_replaced(table: BangTable, figure: int, card: int, rule: str) -> None:
    """A card in play makes room for another one."""
    if table.telling:
        table.told.append(Event(_CARD_REPLACED, rule, (table.owner[figure], which(table, figure), card)))


def green_used(table: BangTable, me: int, card: int, target: int, rule: str) -> None:
    if table.telling:
        table.told.append(
            Event(_GREEN_USED, rule, (table.owner[me], card, *aimed(table, CARD_KIND[card], target)))
        )


def ability_used(table: BangTable, me: int, character: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ABILITY_USED, rule, (table.owner[me], terms.CHARACTER[character])))


def card_done(table: BangTable, card: int, rule: str) -> None:
    """A card that lay aside goes onto the discard pile."""
    if table.telling:
        table.told.append(Event(_CARD_DONE, rule, (card,)))


def no_effect(table: BangTable, figure: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NO_EFFECT, rule, (table.owner[figure], which(table, figure), card)))


def store_opened(table: BangTable, seat: int, cards: Numbers, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STORE_OPENED, rule, (seat, cards)))


def store_picked(table: BangTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STORE_PICKED, rule, (seat, card)))
