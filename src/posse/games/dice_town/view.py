"""What a seat may know: the public column of section 14 and its own private one, built up from nothing.

Fields are set one by one: a dataclass's own `__init__` is interpreted in the fast build, too, and a bot gets
a view for every decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from posse.core.table import View, Waiting
from posse.games.dice_town.facts import DICE_EACH, is_property
from posse.games.dice_town.pieces.bags import PROPERTIES, STORES, cards_in

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable


@dataclass(init=False)
class PlayerView:
    """What lies before one seat, for all to see."""

    seat: int
    dollars: int
    nuggets: int
    store_count: int
    property_count: int
    fenced: list[int]
    kept: list[int]  # dice set aside, by index
    kept_faces: list[int]  # and the faces they show
    fresh: list[int]  # those of them kept in this throw
    loose: int
    won: bool  # whether this seat has won something this round
    known: list[int]  # hand cards the viewer is sure of, from what they have seen


@dataclass
class OfferView:
    """An offer on the table, once all are revealed."""

    seat: int
    supports: int
    dollars: int
    nuggets: int
    property_count: int
    store_count: int
    cards: list[int]  # faces, only for the maker and the sheriff


@dataclass(init=False)
class DiceView(View):
    """A Dice Town table as one seat sees it."""

    round: int
    sheriff: int
    mine: int
    bank: int
    stagecoach: int
    row: list[int]
    property_deck: int
    store_deck: int
    discard: int
    gone: list[int]  # store cards that are openly gone
    last_throw: bool
    players: list[PlayerView]
    playing: list[int]
    drawn_by: int
    drawn_from: int
    drawn_property: int
    drawn_store: int
    offers: list[OfferView]
    visitors: list[int]
    # Only for this seat
    store: list[int]
    property: list[int]
    rolled: list[int]  # its loose dice in this throw, by index
    rolled_faces: list[int]
    drawn: list[int]  # cards it is looking at, or that are drawn from its hand
    own_offer: OfferView | None  # before the reveal

    def __init__(self, seat: int, seats: int, waiting: list[Waiting], over: bool) -> None:
        self.seat = seat
        self.seats = seats
        self.waiting = waiting
        self.over = over


def view(table: DiceTable, seat: int) -> DiceView:
    return before(table, seat, table.waiting_for())


def before(table: DiceTable, seat: int, waiting: list[Waiting]) -> DiceView:
    """What lies before this seat. Who is asked what takes as long to tell as all the rest."""
    seats = table.seats
    mine = 0 <= seat < seats
    sees_drawn = mine and seat in (table.drawer, table.drawn_from)
    properties = sum([1 for card in table.drawn if is_property(card)])
    rolled: list[int] = []
    if mine:
        for die in range(DICE_EACH):
            if not table.kept[seat] >> die & 1 and table.faces[DICE_EACH * seat + die] >= 0:
                rolled.append(die)
    offers: list[OfferView] = []
    if table.offers_open:
        for maker in range(seats):
            if table.offer_for[maker] >= 0:
                offers.append(_offer(table, maker, mine and seat in (maker, table.sheriff)))
    own: OfferView | None = None
    if mine and not table.offers_open and table.offer_for[seat] >= 0:
        own = _offer(table, seat, True)
    seen = DiceView(seat if mine else -1, seats, waiting, table.over)
    seen.round = table.round
    seen.sheriff = table.sheriff
    seen.mine = table.mine
    seen.bank = table.bank
    seen.stagecoach = table.stagecoach
    seen.row = table.row[:]
    seen.property_deck = len(table.property_deck)
    seen.store_deck = len(table.store_deck)
    seen.discard = len(table.discard)
    seen.gone = cards_in(table.gone)
    seen.last_throw = table.last_throw
    seen.players = [_player(table, other, seat if mine else -1) for other in range(seats)]
    seen.playing = list(table.playing)
    seen.drawn_by = table.drawer
    seen.drawn_from = table.drawn_from
    seen.drawn_property = properties
    seen.drawn_store = len(table.drawn) - properties
    seen.offers = offers
    seen.visitors = list(table.visitors)
    seen.store = cards_in(table.hand[seat] & STORES) if mine else []
    seen.property = cards_in(table.hand[seat] & PROPERTIES) if mine else []
    seen.rolled = rolled
    seen.rolled_faces = [table.faces[DICE_EACH * seat + die] for die in rolled]
    seen.drawn = list(table.drawn) if sees_drawn else []
    seen.own_offer = own
    return seen


def _player(table: DiceTable, seat: int, viewer: int) -> PlayerView:
    kept = [die for die in range(DICE_EACH) if table.kept[seat] >> die & 1]
    seen = PlayerView()
    seen.seat = seat
    seen.dollars = table.dollars[seat]
    seen.nuggets = table.nuggets[seat]
    seen.store_count = table.stores(seat)
    seen.property_count = table.properties(seat)
    seen.fenced = cards_in(table.fenced[seat])
    seen.kept = kept
    seen.kept_faces = [table.faces[DICE_EACH * seat + die] for die in kept]
    seen.fresh = [die for die in kept if table.fresh[seat] >> die & 1]
    seen.loose = DICE_EACH - len(kept)
    seen.won = bool(table.won >> seat & 1)
    seen.known = [] if seat == viewer else _known(table, seat, viewer)
    return seen


def _known(table: DiceTable, seat: int, viewer: int) -> list[int]:
    """What this viewer is sure of in another's hand: all of it once the hands are shown."""
    if table.shown:
        return cards_in(table.hand[seat])
    return cards_in(table.known[viewer * table.seats + seat]) if viewer >= 0 else []


def _offer(table: DiceTable, maker: int, shown: bool) -> OfferView:
    cards = table.offer_cards[maker]
    properties = (cards & PROPERTIES).bit_count()
    return OfferView(
        seat=maker,
        supports=table.offer_for[maker],
        dollars=table.offer_dollars[maker],
        nuggets=table.offer_nuggets[maker],
        property_count=properties,
        store_count=cards.bit_count() - properties,
        cards=cards_in(cards) if shown else [],
    )
