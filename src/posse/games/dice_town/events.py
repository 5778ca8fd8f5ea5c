"""What can happen at a Dice Town table, and who sees what of it: one function for each kind of event.

They cost next to nothing when nobody listens: what is told is worked out in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.core.events import Event, Kind, only_for, public
from posse.core.said import CARD, CARDS, DICE, DIE, MAYBE_SEAT, NUMBER, SEAT, SEATS, TERM, TERMS
from posse.core.table import SEATS_IN
from posse.games.dice_town.facts import DICE_EACH, is_property
from posse.games.dice_town.pieces.bags import cards_in, properties_in, size
from posse.games.dice_town.pieces.dice import ALL_DICE, DICE_OF, by_face, face_terms
from posse.games.dice_town.rules.poker import hand_kind
from posse.games.dice_town.terms import FACE_TERMS, HAND_TERMS, PLACE_TERMS, PROPERTY_KIND, STORE_KIND

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable

Cards = tuple[int, ...]

_WHO: Final = public("seat", SEAT)
_DIE: Final = public("die", DIE)
_KEPT: Final = (_WHO, public("dice", DICE), public("count", NUMBER), public("faces", TERMS))
_GOODS: Final = (
    public("dollars", NUMBER),
    public("nuggets", NUMBER),
    public("property", NUMBER),
    public("store", NUMBER),
)

# The game and its rounds

_GAME_STARTED: Final = Kind("game-started", public("sheriff", SEAT), public("row", CARDS))
_ROUND_STARTED: Final = Kind("round-started", public("round", NUMBER))
_ROUND_ENDED: Final = Kind("round-ended", public("round", NUMBER))
_GAME_ENDED: Final = Kind("game-ended", public("why", TERM))
_HAND_SHOWN: Final = Kind("hand-shown", _WHO, public("count", NUMBER), public("cards", CARDS))
_SCORED: Final = Kind("scored", _WHO, public("points", NUMBER))
_TIE_NAMED: Final = Kind("tie-named", public("sheriff", SEAT), _WHO)
_GAME_WON: Final = Kind("game-won", _WHO, public("points", NUMBER))


def game_started(table: DiceTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GAME_STARTED, rule, (table.sheriff, tuple(table.row))))


def round_started(table: DiceTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROUND_STARTED, rule, (table.round,)))


def round_ended(table: DiceTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROUND_ENDED, rule, (table.round,)))


def game_ended(table: DiceTable, why: str, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GAME_ENDED, rule, (why,)))


def hand_shown(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        hand = tuple(cards_in(table.hand[seat]))
        table.told.append(Event(_HAND_SHOWN, rule, (seat, len(hand), hand)))


def scored(table: DiceTable, seat: int, points: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SCORED, rule, (seat, points)))


def tie_named(table: DiceTable, sheriff: int, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_TIE_NAMED, rule, (sheriff, seat)))


def game_won(table: DiceTable, seat: int, points: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_GAME_WON, rule, (seat, points)))


# Dice

_THROWN: Final = Kind(
    "thrown",
    _WHO,
    public("count", NUMBER),
    only_for("seat", "dice", DICE),
    only_for("seat", "faces", TERMS),
)
_LAST_THROW: Final = Kind("last-throw", public("seats", SEATS))
_KEPT_DICE: Final = Kind("kept", *_KEPT)
_DECLARED: Final = Kind("declared", _WHO, public("cards", CARDS))
_PAID: Final = Kind("paid", _WHO, public("dollars", NUMBER))
_COMBINED: Final = Kind("combined", _WHO, public("faces", TERMS), public("hand", TERM))
_FEE_WAIVED: Final = Kind("fee-waived", _WHO)
_KEEP_REDUCED: Final = Kind("keep-reduced", *_KEPT)
_CHEATING: Final = Kind("cheating", _WHO, _DIE, public("old", TERM), public("new", TERM))
_DIE_CHANGED: Final = Kind("die-changed", _WHO, _DIE, public("old", TERM), public("new", TERM))
_CHEATER_LEFT: Final = Kind("cheater-left", _WHO)


def last_throw(table: DiceTable, rule: str) -> None:
    """Of those who are not complete."""
    if table.telling:
        rolling = tuple([seat for seat, dice in enumerate(table.kept) if dice != ALL_DICE])
        table.told.append(Event(_LAST_THROW, rule, (rolling,)))


def thrown(table: DiceTable, rule: str) -> None:
    """An event for each player who is not complete: what their loose dice show now."""
    if table.telling:
        for seat, set_aside in enumerate(table.kept):
            if set_aside != ALL_DICE:
                dice = DICE_OF[ALL_DICE - set_aside]
                faces = tuple([FACE_TERMS[table.faces[DICE_EACH * seat + die]] for die in dice])
                table.told.append(Event(_THROWN, rule, (seat, len(dice), dice, faces)))


def kept(table: DiceTable, rule: str) -> None:
    """An event for each player who has rolled: which of the dice they keep."""
    if table.telling:
        for seat, dice in enumerate(table.fresh):
            if dice or table.kept[seat] != ALL_DICE:  # else they were complete before
                table.told.append(Event(_KEPT_DICE, rule, _dice_told(table, seat, dice)))


def keep_reduced(table: DiceTable, seat: int, dice: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_KEEP_REDUCED, rule, _dice_told(table, seat, dice)))


def _dice_told(table: DiceTable, seat: int, dice: int) -> tuple[object, ...]:
    return (seat, by_face(table, seat, dice), dice.bit_count(), face_terms(table, seat, dice))


def declared(table: DiceTable, seat: int, cards: Cards, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DECLARED, rule, (seat, cards)))


def paid(table: DiceTable, seat: int, dollars: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PAID, rule, (seat, dollars)))


def combined(table: DiceTable, rule: str) -> None:
    """An event for each player: their five dice."""
    if table.telling:
        for seat, combination in enumerate(table.combos):
            hand = HAND_TERMS[hand_kind(combination)]
            table.told.append(Event(_COMBINED, rule, (seat, face_terms(table, seat, ALL_DICE), hand)))


def fee_waived(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FEE_WAIVED, rule, (seat,)))


def cheating(table: DiceTable, seat: int, die: int, new: int, rule: str) -> None:
    """A die is to be turned, unless somebody cancels the card."""
    if table.telling:
        old = table.faces[DICE_EACH * seat + die]
        table.told.append(Event(_CHEATING, rule, (seat, die, FACE_TERMS[old], FACE_TERMS[new])))


def die_changed(table: DiceTable, seat: int, die: int, old: int, new: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DIE_CHANGED, rule, (seat, die, FACE_TERMS[old], FACE_TERMS[new])))


def cheater_left(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CHEATER_LEFT, rule, (seat,)))


# Cards played

_CARD_PLAYED: Final = Kind("card-played", _WHO, public("card", CARD), public("victim", MAYBE_SEAT))
_CANCELLED: Final = Kind("cancelled", _WHO, public("card", CARD), public("by", SEAT))


def card_played(table: DiceTable, seat: int, card: int, victim: int, rule: str) -> None:
    """`victim` is -1 if there is none."""
    if table.telling:
        table.told.append(Event(_CARD_PLAYED, rule, (seat, card, victim)))


def cancelled(table: DiceTable, seat: int, card: int, by: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_CANCELLED, rule, (seat, card, by)))


# Places and who wins them

_UNCLAIMED: Final = Kind("unclaimed", public("place", TERM))
_NOTHING_THERE: Final = Kind("nothing-there", public("place", TERM))
_WON: Final = Kind("won", _WHO, public("place", TERM))
_DISPUTED: Final = Kind("dispute", public("place", TERM), public("seats", SEATS), public("sheriff", SEAT))
_OFFERED: Final = Kind(
    "offered",
    _WHO,
    public("for", SEAT),
    *_GOODS,
    public("sheriff", SEAT),
    only_for("seat sheriff", "cards", CARDS),
)
_RULED: Final = Kind("ruled", public("sheriff", SEAT), _WHO, public("place", TERM))
_BRIBE_PAID: Final = Kind("bribe-paid", _WHO, public("sheriff", SEAT), *_GOODS)


def unclaimed(table: DiceTable, place: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_UNCLAIMED, rule, (PLACE_TERMS[place],)))


def nothing_there(table: DiceTable, place: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NOTHING_THERE, rule, (PLACE_TERMS[place],)))


def won(table: DiceTable, seat: int, place: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_WON, rule, (seat, PLACE_TERMS[place])))


def disputed(table: DiceTable, place: int, tied: int, rule: str) -> None:
    """`tied` are seats (bits)."""
    if table.telling:
        values = (PLACE_TERMS[place], tuple(SEATS_IN[tied]), table.sheriff)
        table.told.append(Event(_DISPUTED, rule, values))


def offered(table: DiceTable, seat: int, rule: str) -> None:
    """The offer that lies before this seat is shown; the faces of its cards only to the sheriff."""
    if table.telling:
        cards = table.offer_cards[seat]
        values = (
            seat,
            table.offer_for[seat],
            table.offer_dollars[seat],
            table.offer_nuggets[seat],
            properties_in(cards),
            size(cards) - properties_in(cards),
            table.sheriff,
            tuple(cards_in(cards)),
        )
        table.told.append(Event(_OFFERED, rule, values))


def ruled(table: DiceTable, seat: int, place: int, rule: str) -> None:
    """The sheriff names this seat."""
    if table.telling:
        table.told.append(Event(_RULED, rule, (table.sheriff, seat, PLACE_TERMS[place])))


def bribe_paid(table: DiceTable, seat: int, sheriff: int, rule: str) -> None:
    """The offer that lies before this seat goes to the sheriff."""
    if table.telling:
        cards = table.offer_cards[seat]
        values = (
            seat,
            sheriff,
            table.offer_dollars[seat],
            table.offer_nuggets[seat],
            properties_in(cards),
            size(cards) - properties_in(cards),
        )
        table.told.append(Event(_BRIBE_PAID, rule, values))


# The mine, the bank, the stagecoach

_NUGGETS_TAKEN: Final = Kind("nuggets-taken", _WHO, public("count", NUMBER))
_BANK_ROBBED: Final = Kind("bank-robbed", _WHO, public("dollars", NUMBER))
_SPLIT_PAID: Final = Kind("split-paid", _WHO, public("to", SEAT), public("dollars", NUMBER))
_STAGECOACH_MOVED: Final = Kind("stagecoach-moved", public("dollars", NUMBER))


def nuggets_taken(table: DiceTable, seat: int, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_NUGGETS_TAKEN, rule, (seat, count)))


def bank_robbed(table: DiceTable, seat: int, dollars: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BANK_ROBBED, rule, (seat, dollars)))


def split_paid(table: DiceTable, robber: int, to: int, dollars: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SPLIT_PAID, rule, (robber, to, dollars)))


def stagecoach_moved(table: DiceTable, dollars: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STAGECOACH_MOVED, rule, (dollars,)))


# The store and Nervous Joe

_STORE_DRAWN: Final = Kind("store-drawn", _WHO, public("count", NUMBER), only_for("seat", "cards", CARDS))
_STORE_SHUFFLED: Final = Kind("store-shuffled", public("count", NUMBER))
_STORE_KEPT: Final = Kind("store-kept", _WHO, public("discarded", NUMBER), only_for("seat", "card", CARD))
_JOE_SHOWN: Final = Kind("joe-shown", _WHO)
_JOE_PAID: Final = Kind("joe-paid", public("victim", SEAT), _WHO, public("dollars", NUMBER))
_JOE_IDLE: Final = Kind("joe-idle", _WHO)


def store_drawn(table: DiceTable, seat: int, cards: Cards, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STORE_DRAWN, rule, (seat, len(cards), cards)))


def store_shuffled(table: DiceTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STORE_SHUFFLED, rule, (len(table.store_deck),)))


def store_kept(table: DiceTable, seat: int, card: int, discarded: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_STORE_KEPT, rule, (seat, discarded, card)))


def joe_shown(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_JOE_SHOWN, rule, (seat,)))


def joe_paid(table: DiceTable, victim: int, seat: int, dollars: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_JOE_PAID, rule, (victim, seat, dollars)))


def joe_idle(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_JOE_IDLE, rule, (seat,)))


# The saloon

_SALOON_DRAWN: Final = Kind(
    "saloon-drawn",
    _WHO,
    public("victim", SEAT),
    public("property", NUMBER),
    public("store", NUMBER),
    only_for("seat victim", "cards", CARDS),
)
_STOLEN: Final = Kind(
    "stolen",
    _WHO,
    public("victim", SEAT),
    public("kind", TERM),
    only_for("seat victim", "card", CARD),
)


def saloon_drawn(table: DiceTable, seat: int, victim: int, cards: Cards, rule: str) -> None:
    if table.telling:
        properties = sum([1 for card in cards if is_property(card)])
        values = (seat, victim, properties, len(cards) - properties, cards)
        table.told.append(Event(_SALOON_DRAWN, rule, values))


def stolen(table: DiceTable, seat: int, victim: int, card: int, rule: str) -> None:
    if table.telling:
        kind = PROPERTY_KIND if is_property(card) else STORE_KIND
        table.told.append(Event(_STOLEN, rule, (seat, victim, kind, card)))


# The badge and the town hall

_BADGE_MOVED: Final = Kind("badge-moved", _WHO, public("old", SEAT))
_BADGE_KEPT: Final = Kind("badge-kept", _WHO)
_PROPERTY_TAKEN: Final = Kind("property-taken", _WHO, public("count", NUMBER), public("cards", CARDS))
_PROPERTY_DRAWN: Final = Kind("property-drawn", _WHO, only_for("seat", "card", CARD))
_ROW_FILLED: Final = Kind("row-filled", public("count", NUMBER), public("cards", CARDS))


def badge_moved(table: DiceTable, seat: int, old: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BADGE_MOVED, rule, (seat, old)))


def badge_kept(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BADGE_KEPT, rule, (seat,)))


def property_taken(table: DiceTable, seat: int, cards: tuple[int, ...], rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PROPERTY_TAKEN, rule, (seat, len(cards), cards)))


def property_drawn(table: DiceTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_PROPERTY_DRAWN, rule, (seat, card)))


def row_filled(table: DiceTable, count: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ROW_FILLED, rule, (count, tuple(table.row[-count:]))))


# Doc

_ELIXIR_DRUNK: Final = Kind("elixir-drunk", _WHO)
_DOC_ORDER: Final = Kind("doc-order", public("sheriff", SEAT), public("seats", SEATS))
_DOC_DECLINED: Final = Kind("doc-declined", _WHO)
_DOC_HELPLESS: Final = Kind("doc-helpless", _WHO)
_FENCED: Final = Kind("fenced", _WHO, public("count", NUMBER), public("cards", CARDS))
_DOC_CARD: Final = Kind("doc-card", _WHO, only_for("seat", "card", CARD))
_SMALL_THEFT: Final = Kind("small-theft", _WHO, public("victim", SEAT), public("dollars", NUMBER))
_BIG_THEFT: Final = Kind("big-theft", _WHO, public("victim", SEAT))


def elixir_drunk(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_ELIXIR_DRUNK, rule, (seat,)))


def doc_order(table: DiceTable, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DOC_ORDER, rule, (table.sheriff, table.visitors)))


def doc_declined(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DOC_DECLINED, rule, (seat,)))


def doc_helpless(table: DiceTable, seat: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DOC_HELPLESS, rule, (seat,)))


def fenced(table: DiceTable, seat: int, cards: Cards, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_FENCED, rule, (seat, len(cards), cards)))


def doc_card(table: DiceTable, seat: int, card: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_DOC_CARD, rule, (seat, card)))


def small_theft(table: DiceTable, seat: int, victim: int, dollars: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_SMALL_THEFT, rule, (seat, victim, dollars)))


def big_theft(table: DiceTable, seat: int, victim: int, rule: str) -> None:
    if table.telling:
        table.told.append(Event(_BIG_THEFT, rule, (seat, victim)))
