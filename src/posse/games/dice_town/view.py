"""What a seat may know: the public column of section 14 and its own private one, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from posse.core.table import View
from posse.games.dice_town.facts import DICE_EACH, is_property
from posse.games.dice_town.pieces.bags import PROPERTIES, STORES, cards_in

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable


@dataclass
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


@dataclass
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


def view(table: DiceTable, seat: int) -> DiceView:
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
    return DiceView(
        seat=seat if mine else -1,
        seats=seats,
        waiting=table.waiting_for(),
        over=table.over,
        round=table.round,
        sheriff=table.sheriff,
        mine=table.mine,
        bank=table.bank,
        stagecoach=table.stagecoach,
        row=table.row[:],
        property_deck=len(table.property_deck),
        store_deck=len(table.store_deck),
        discard=len(table.discard),
        gone=cards_in(table.gone),
        last_throw=table.last_throw,
        players=[_player(table, other, seat if mine else -1) for other in range(seats)],
        playing=list(table.playing),
        drawn_by=table.drawer,
        drawn_from=table.drawn_from,
        drawn_property=properties,
        drawn_store=len(table.drawn) - properties,
        offers=offers,
        visitors=list(table.visitors),
        store=cards_in(table.hand[seat] & STORES) if mine else [],
        property=cards_in(table.hand[seat] & PROPERTIES) if mine else [],
        rolled=rolled,
        rolled_faces=[table.faces[DICE_EACH * seat + die] for die in rolled],
        drawn=list(table.drawn) if sees_drawn else [],
        own_offer=own,
    )


def _player(table: DiceTable, seat: int, viewer: int) -> PlayerView:
    kept = [die for die in range(DICE_EACH) if table.kept[seat] >> die & 1]
    return PlayerView(
        seat=seat,
        dollars=table.dollars[seat],
        nuggets=table.nuggets[seat],
        store_count=table.stores(seat),
        property_count=table.properties(seat),
        fenced=cards_in(table.fenced[seat]),
        kept=kept,
        kept_faces=[table.faces[DICE_EACH * seat + die] for die in kept],
        fresh=[die for die in kept if table.fresh[seat] >> die & 1],
        loose=DICE_EACH - len(kept),
        won=bool(table.won >> seat & 1),
        known=[] if seat == viewer else _known(table, seat, viewer),
    )


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
