"""A table somebody could be at: all that this seat cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.dice_town.cards import COPIES, KINDS, PROPERTY

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable


def deal_anew(table: DiceTable, me: int) -> None:
    """Every card and die the seat `me` cannot see is dealt again; what it is sure of stays."""
    _deal_cards(table, me)
    _forget_for_others(table, me)
    _roll_anew(table, me)
    _offer_anew(table, me)


def _deal_cards(table: DiceTable, me: int) -> None:
    seats = table.seats
    left = list(COPIES)
    for card in table.row:
        left[card] -= 1
    for card in table.playing:
        left[card] -= 1
    for seat in range(seats):
        for card in table.fenced[seat]:
            left[card] -= 1
    openly_discarded = list(table.gone)
    for card in table.playing:
        openly_discarded[card] -= 1
    sees_drawn = me in (table.drawer, table.drawn_from)
    certain: list[list[int]] = []
    for seat in range(seats):
        if seat == me:
            cards = list(table.store[me] + table.property[me])
        else:
            cards = list(table.known[me * seats + seat])
        certain.append(cards)
        for card in cards:
            left[card] -= 1
    if sees_drawn:
        for card in table.drawn:
            left[card] -= 1
            if table.drawn_from not in (-1, me) and card in certain[table.drawn_from]:
                # The thief was sure of this card in the victim's hand; now he looks at it.
                certain[table.drawn_from].remove(card)
                left[card] += 1
    buried = list(table.buried[me])
    discarded: list[int] = []
    for card in range(PROPERTY):
        discarded += [card] * openly_discarded[card]
    discarded += buried
    for card in discarded:
        left[card] -= 1

    store = [card for card in range(PROPERTY) for _ in range(left[card])]
    property = [card for card in range(PROPERTY, KINDS) for _ in range(left[card])]
    table.chance.shuffle(store)
    table.chance.shuffle(property)

    for seat in range(seats):
        if seat == me:
            continue
        stores = [card for card in certain[seat] if card < PROPERTY]
        properties = [card for card in certain[seat] if card >= PROPERTY]
        hidden = table.drawn if seat == table.drawn_from and not sees_drawn else ()
        drawn_stores = sum([1 for card in hidden if card < PROPERTY])
        drawn_properties = len(hidden) - drawn_stores
        while len(stores) < len(table.store[seat]) + drawn_stores:
            stores.append(store.pop())
        while len(properties) < len(table.property[seat]) + drawn_properties:
            properties.append(property.pop())
        if hidden:
            table.chance.shuffle(stores)
            table.chance.shuffle(properties)
            table.drawn = tuple(properties[:drawn_properties] + stores[:drawn_stores])
            properties = properties[drawn_properties:]
            stores = stores[drawn_stores:]
        table.store[seat] = tuple(stores)
        table.property[seat] = tuple(properties)
    if table.drawn_from < 0 and table.drawn and not sees_drawn:
        table.drawn = tuple([store.pop() for _ in table.drawn])
    while len(discarded) < len(table.discard):
        discarded.append(store.pop())
    table.discard = discarded
    table.store_deck = store
    table.property_deck = property


def _forget_for_others(table: DiceTable, me: int) -> None:
    """What the others know of each other's hands is not known to me, so here they know nothing."""
    seats = table.seats
    for viewer in range(seats):
        if viewer != me:
            table.buried[viewer] = ()
            for owner in range(seats):
                table.known[viewer * seats + owner] = ()


def _roll_anew(table: DiceTable, me: int) -> None:
    """Loose dice that lie under another cup show what they may."""
    for seat in range(table.seats):
        if seat != me:
            for die in range(5):
                if not table.kept[seat] >> die & 1 and table.faces[5 * seat + die] >= 0:
                    table.faces[5 * seat + die] = table.chance.below(6)


def _offer_anew(table: DiceTable, me: int) -> None:
    """Sealed offers of others are unknown; of revealed ones only the faces of cards, except to the sheriff."""
    for seat in range(table.seats):
        if seat == me:
            continue
        if not table.offers_open:
            table.offer_for[seat] = -1
            table.offer_dollars[seat] = 0
            table.offer_nuggets[seat] = 0
            table.offer_cards[seat] = ()
            table.offer_left[seat] = ()
        elif me != table.sheriff and table.offer_cards[seat]:
            cards = table.offer_cards[seat]
            stores = sum([1 for card in cards if card < PROPERTY])
            from_property = list(table.property[seat])
            from_store = list(table.store[seat])
            table.chance.shuffle(from_property)
            table.chance.shuffle(from_store)
            table.offer_cards[seat] = tuple(from_property[: len(cards) - stores] + from_store[:stores])
