"""A table somebody could be at: everything this seat cannot know is dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.dice_town.facts import DICE_EACH, FACE_COUNT, JOE, PROPERTY
from posse.games.dice_town.pieces.bags import (
    EMPTY,
    ONE,
    PROPERTIES,
    STORES,
    bag_of,
    cards_in,
    merge,
    take_out,
)

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable


def redeal(table: DiceTable, me: int) -> None:
    """Every card and die the seat `me` cannot see is dealt again; what it is sure of stays."""
    _deal_cards(table, me)
    _forget_for_others(table, me)
    _reroll(table, me)
    _redraw_offers(table, me)


def reshuffle(table: DiceTable) -> None:
    """The order of the decks."""
    table.chance.shuffle(table.store_deck)
    table.chance.shuffle(table.property_deck)


def _deal_cards(table: DiceTable, me: int) -> None:
    """All cards except those that `me` can place are shuffled and dealt to where cards lie face down."""
    seats = table.seats
    sees_drawn = me in (table.drawer, table.drawn_from)
    in_place = bag_of(table.row + list(table.playing))
    certain: list[int] = []  # what surely lies in each hand
    for seat in range(seats):
        sure = table.hand[seat] if seat == me or table.shown else table.known[me * seats + seat]
        if sees_drawn and seat == table.drawn_from and seat != me:
            sure = take_out(sure, bag_of(table.drawn))  # the thief looks at cards they may have known of
        certain.append(sure)
        in_place = merge(in_place, merge(sure, table.fenced[seat]))
    if sees_drawn:
        in_place = merge(in_place, bag_of(table.drawn))
    discarded = merge(take_out(table.gone, bag_of(table.playing)), table.buried[me])
    unseen = take_out(PROPERTIES | STORES, merge(in_place, discarded))

    store = cards_in(unseen & STORES & ~ONE[JOE])
    property = cards_in(unseen & PROPERTIES)
    table.chance.shuffle(store)
    table.chance.shuffle(property)
    for seat in range(seats):
        if seat != me:
            robbed = seat == table.drawn_from and not sees_drawn
            _deal_hand(table, seat, certain[seat], store, property, table.drawn if robbed else ())
    if unseen & ONE[JOE]:  # dice-joe-immediate: never in a hand
        store.insert(table.chance.below(len(store) + 1), JOE)
    if table.drawn_from < 0 and table.drawn and not sees_drawn:
        table.drawn = tuple([store.pop() for _ in table.drawn])
    pile = cards_in(discarded)
    while len(pile) < len(table.discard):
        pile.append(store.pop())
    table.discard = pile
    table.store_deck = store
    table.property_deck = property


def _deal_hand(
    table: DiceTable, seat: int, sure: int, store: list[int], property: list[int], drawn: tuple[int, ...]
) -> None:
    """A hand of as many cards of each kind as before; `drawn` is what a thief has just drawn from it."""
    drawn_stores = sum([1 for card in drawn if card < PROPERTY])
    drawn_properties = len(drawn) - drawn_stores
    stores = cards_in(sure & STORES)
    properties = cards_in(sure & PROPERTIES)
    while len(stores) < table.stores(seat) + drawn_stores:
        stores.append(store.pop())
    while len(properties) < table.properties(seat) + drawn_properties:
        properties.append(property.pop())
    if drawn:
        table.chance.shuffle(stores)
        table.chance.shuffle(properties)
        table.drawn = tuple(properties[:drawn_properties] + stores[:drawn_stores])
    table.hand[seat] = bag_of(properties[drawn_properties:] + stores[drawn_stores:])


def _forget_for_others(table: DiceTable, me: int) -> None:
    """I do not know what others know of each other's hands, so here they know nothing."""
    seats = table.seats
    for viewer in range(seats):
        if viewer != me:
            table.buried[viewer] = EMPTY
            for owner in range(seats):
                table.known[viewer * seats + owner] = EMPTY


def _reroll(table: DiceTable, me: int) -> None:
    """Roll the loose dice under other players' cups again."""
    for seat in range(table.seats):
        if seat != me:
            for die in range(DICE_EACH):
                if not table.kept[seat] >> die & 1 and table.faces[DICE_EACH * seat + die] >= 0:
                    table.faces[DICE_EACH * seat + die] = table.chance.below(FACE_COUNT)


def _redraw_offers(table: DiceTable, me: int) -> None:
    """Sealed offers of others are unknown; of open ones the faces of cards, except to the sheriff."""
    for seat in range(table.seats):
        if seat == me:
            continue
        if not table.offers_open:
            table.lift(seat)
        elif me != table.sheriff and table.offer_cards[seat]:
            cards = table.offer_cards[seat]
            properties = cards_in(table.hand[seat] & PROPERTIES)
            stores = cards_in(table.hand[seat] & STORES)
            table.chance.shuffle(properties)
            table.chance.shuffle(stores)
            table.offer_cards[seat] = bag_of(
                properties[: (cards & PROPERTIES).bit_count()] + stores[: (cards & STORES).bit_count()]
            )
