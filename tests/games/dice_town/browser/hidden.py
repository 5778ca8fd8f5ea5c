"""What is hidden at a Dice Town table, by section 14 of its rules."""

from __future__ import annotations

from typing import Final

from posse.core import Table
from posse.games.dice_town.facts import DICE_EACH, PROPERTY_DECK, STORE_DECK, is_property
from posse.games.dice_town.pieces.bags import bag_of, cards_in, merge, take_out
from posse.games.dice_town.table import DiceTable
from tests.browser.hidden import all_of, copy_of, other_luck, other_past, others

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
    copy = copy_of(DiceTable, table)
    for seat in others(copy, viewer):
        for die in range(DICE_EACH):
            at = DICE_EACH * seat + die
            if not copy.kept[seat] >> die & 1 and copy.faces[at] >= 0:
                copy.faces[at] = (copy.faces[at] + 1) % 6
        if copy.secret >> seat & 1:
            copy.sealed[seat] = -1 if copy.sealed[seat] >= 0 else 1
    return copy


def other_cards(table: Table, viewer: int) -> DiceTable:
    """Whatever lies face down is shuffled: hands, decks, cards that somebody looks at."""
    copy = copy_of(DiceTable, table)
    if copy.shown:
        return copy
    looking = viewer >= 0 and viewer in (copy.drawer, copy.drawn_from)
    sure = {seat: _known(copy, seat, viewer) for seat in others(copy, viewer)}
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
    copy = copy_of(DiceTable, table)
    for maker in others(copy, viewer):
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


def _another(value: int | str) -> int | str:
    """One card or die for another."""
    if isinstance(value, str):
        return "face-9" if value != "face-9" else "face-A"
    return 0 if value else 1


other_told: Final = other_past(HIDDEN_IN, _another)
OWNED: Final = (other_dice, other_cards, other_offers, other_told)  # somebody is told each of these
all_other: Final = all_of(*OWNED, other_luck)


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


__all__ = ["OWNED", "all_other"]
