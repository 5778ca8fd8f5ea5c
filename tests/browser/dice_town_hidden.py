"""What is hidden at a Dice Town table, by section 14 of its rules.

It is written down here once more, so that the engine's own idea of it is not taken for granted. Each function
gives a table that differs from the true one in things that a viewer (-1: a spectator) cannot know, and in
nothing else.
"""

from __future__ import annotations

from typing import Final

from posse.core import Chance, Event, Table
from posse.games.dice_town.bags import bag_of, cards_in, merge, take_out
from posse.games.dice_town.cards import PROPERTY_DECK, STORE_DECK, is_property
from posse.games.dice_town.table import DiceTable

# Kinds of events: what is hidden in them, and the fields that name those who may see it.
HIDDEN_IN: Final = {
    "thrown": (("dice", "faces"), ("seat",)),
    "offered": (("cards",), ("seat", "sheriff")),
    "store-drawn": (("cards",), ("seat",)),
    "store-kept": (("card",), ("seat",)),
    "saloon-drawn": (("cards",), ("seat", "victim")),
    "stolen": (("card",), ("seat", "victim")),
    "property-drawn": (("card",), ("seat",)),
    "doc-card": (("card",), ("seat",)),
}


def other_dice(table: Table, viewer: int) -> DiceTable:
    """Others' dice that are still under the cup show other faces, and other dice are to be kept."""
    copy = _copy(table)
    for seat in _others(copy, viewer):
        for die in range(5):
            at = 5 * seat + die
            if not copy.kept[seat] >> die & 1 and copy.faces[at] >= 0:
                copy.faces[at] = (copy.faces[at] + 1) % 6
        if copy.secret >> seat & 1:
            copy.sealed[seat] = -1 if copy.sealed[seat] >= 0 else 1
    return copy


def other_cards(table: Table, viewer: int) -> DiceTable:
    """Whatever lies face down is shuffled: hands, decks, cards that somebody looks at."""
    copy = _copy(table)
    if copy.shown:
        return copy
    looking = viewer >= 0 and viewer in (copy.drawer, copy.drawn_from)
    sure = {seat: _known(copy, seat, viewer) for seat in _others(copy, viewer)}
    hands = {seat: cards_in(take_out(copy.hand[seat], sure[seat])) for seat in sure}
    drawn = [] if looking else list(copy.drawn)
    for deck, of_this_kind in (
        (copy.property_deck, is_property),
        (copy.store_deck, lambda card: not is_property(card)),
    ):
        piles = [deck, drawn, *hands.values()]
        spots = [(pile, at) for pile in piles for at, card in enumerate(pile) if of_this_kind(card)]
        cards = [pile[at] for pile, at in spots]
        turn = len(cards) // 2
        for (pile, at), card in zip(spots, cards[turn:] + cards[:turn], strict=True):
            pile[at] = card
    for seat, cards in hands.items():
        copy.hand[seat] = merge(sure[seat], bag_of(cards))
    if not looking:
        copy.drawn = tuple(drawn)
    copy.discard.reverse()
    return copy


def other_offers(table: Table, viewer: int) -> DiceTable:
    """Offers that are not open yet say something else; the cards in open ones are others for most."""
    copy = _copy(table)
    for maker in _others(copy, viewer):
        if copy.offer_for[maker] < 0:
            continue
        if not copy.offers_open:
            copy.offer_for[maker] = (copy.offer_for[maker] + 1) % copy.seats
            copy.offer_dollars[maker] += 1
            copy.offer_nuggets[maker] += 1
            copy.offer_cards[maker] = bag_of([])
        elif viewer < 0 or viewer != copy.sheriff:
            cards = cards_in(copy.offer_cards[maker])
            copy.offer_cards[maker] = bag_of(_exchanged(cards))
    return copy


def other_past(table: Table, viewer: int) -> DiceTable:
    """What happened unseen by the viewer happened otherwise."""
    copy = _copy(table)
    copy.told = [_otherwise(event, viewer) for event in copy.told]
    return copy


def other_luck(table: Table, viewer: int) -> DiceTable:
    copy = _copy(table)
    copy.chance = Chance.from_text("another seed")
    return copy


def all_other(table: Table, viewer: int) -> DiceTable:
    for change in (other_dice, other_cards, other_offers, other_past, other_luck):
        table = change(table, viewer)
    assert isinstance(table, DiceTable)
    return table


def _copy(table: Table) -> DiceTable:
    copy = table.clone()
    assert isinstance(copy, DiceTable)
    return copy


def _others(table: DiceTable, viewer: int) -> list[int]:
    return [seat for seat in range(table.seats) if seat != viewer]


def _known(table: DiceTable, seat: int, viewer: int) -> int:
    """What the viewer has seen go into this hand and not leave it. (In the saloon it may be in between.)"""
    return table.known[viewer * table.seats + seat] & table.hand[seat] if viewer >= 0 else bag_of([])


def _exchanged(cards: list[int]) -> list[int]:
    """As many cards of either kind, none of them the same."""
    spare = [card for card in (*STORE_DECK, *PROPERTY_DECK) if card not in cards]
    found: list[int] = []
    for card in cards:
        other = next(each for each in spare if is_property(each) == is_property(card))
        spare.remove(other)
        found.append(other)
    return found


def _otherwise(event: Event, viewer: int) -> Event:
    fields, seers = HIDDEN_IN.get(event.kind.name, ((), ()))
    facts = event.facts()
    if not fields or any(facts[seer] == viewer for seer in seers):
        return event
    values = tuple(_another(value) if name in fields else value for name, value in facts.items())
    return Event(event.kind, event.rule, values)


def _another(value: object) -> object:
    """One card or die for another, as many as there were."""
    if isinstance(value, tuple):
        return tuple(_another(each) for each in value)
    if isinstance(value, str):
        return "face-9" if value != "face-9" else "face-A"
    assert isinstance(value, int)
    return 0 if value else 1


__all__ = ["all_other", "other_cards", "other_dice", "other_luck", "other_offers", "other_past"]
