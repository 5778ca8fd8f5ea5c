"""What is hidden at a Colt Express table, by section 22 of its rules."""

from __future__ import annotations

from typing import Final

from posse.core import Table
from posse.games.colt_express.facts import BANDIT_COUNT, BULLET, STATIONS, group
from posse.games.colt_express.pieces.packing import BY, HIDDEN, PILE_CARD
from posse.games.colt_express.pieces.purses import bag_of, purses_in
from posse.games.colt_express.table import ColtTable
from tests.browser.hidden import all_of, copy_of, other_luck, other_past, others

# Kinds of events: what is hidden in them, and the fields that name those who may see it.
HIDDEN_IN: Final = {
    "card-picked": (("card",), ("seat",)),
    "hand-drawn": (("cards",), ("seat",)),
    "cards-drawn": (("cards",), ("seat",)),
    "card-hidden": (("card", "bandit"), ("seat",)),
    "robbed": (("value",), ("seat",)),
    "loot-dropped": (("value",), ("seat",)),
    "purse-kept": (("value",), ("seat", "loser")),
    "picked-pocket": (("value",), ("seat",)),
}
OPEN_LOOT: Final = ("loot-jewel", "loot-strongbox")  # what these are worth everybody knows


def other_hands(table: Table, viewer: int) -> ColtTable:
    """colt-info-hand: others hold what lies in their decks instead."""
    copy = copy_of(ColtTable, table)
    for seat in others(copy, viewer):
        deck, top = _below_bullets(copy, seat)
        cards = deck + copy.hand[seat]
        held = len(copy.hand[seat])
        copy.hand[seat], copy.deck[seat] = cards[:held], cards[held:] + top
    return copy


def other_face_down(table: Table, viewer: int) -> ColtTable:
    """colt-info-pile-face-down: cards of others that were laid face down are others they own."""
    copy = copy_of(ColtTable, table)
    for at in range(copy.resolved, len(copy.pile)):
        played = copy.pile[at]
        seat, card = (played & ~HIDDEN) // BY, played & PILE_CARD
        if played < HIDDEN or seat == viewer:
            continue
        for cards in (copy.hand[seat], copy.deck[seat]):
            other = next((each for each in cards if each < BULLET and each != card), None)
            if other is not None:
                cards[cards.index(other)] = card
                copy.pile[at] = HIDDEN + BY * seat + other
                break
    return copy


def other_decks(table: Table, viewer: int) -> ColtTable:
    """colt-info-deck-order: nobody knows the order, not even of one's own deck."""
    copy = copy_of(ColtTable, table)
    for seat in range(copy.seats):
        deck, top = _below_bullets(copy, seat)
        copy.deck[seat] = deck[::-1] + top
    return copy


def other_sealed(table: Table, viewer: int) -> ColtTable:
    """colt-info-team-pick and the like: what others have answered under seal is another answer."""
    copy = copy_of(ColtTable, table)
    for seat in others(copy, viewer):
        if copy.secret >> seat & 1 and copy.sealed[seat] >= 0:
            copy.sealed[seat] = 0 if copy.sealed[seat] else 1
    return copy


def other_purses(table: Table, viewer: int) -> ColtTable:
    """Values of purses, colt-info-purse-on-board to colt-info-purse-retaken: small ones are large instead.

    There are as many of each as before, so it is a table there can be.
    """
    copy = copy_of(ColtTable, table)
    if copy.over:
        return copy
    aside = copy.set_aside()  # everybody knows that these are the smallest
    supply = purses_in(copy.supply)
    lying = [
        token for tokens in copy.purses for token in tokens if viewer < 0 or copy.token_seen[token] != viewer
    ]
    boards = [bandit for bandit in range(BANDIT_COUNT) if copy.owner[bandit] not in (-1, viewer)]
    owned = [(bandit, kind) for bandit in boards for kind in purses_in(copy.board_purses[bandit])]
    kinds = supply[aside:] + [copy.token_kind[token] for token in lying] + [kind for _, kind in owned]
    order = sorted(range(len(kinds)), key=kinds.__getitem__)
    changed = kinds[:]
    for at, spot in enumerate(order):
        changed[spot] = kinds[order[(at + len(order) // 2) % len(order)]]
    spare, changed = changed[: len(supply) - aside], changed[len(supply) - aside :]
    copy.supply = bag_of(supply[:aside] + spare)
    for token, kind in zip(lying, changed[: len(lying)], strict=True):
        copy.token_kind[token] = kind
    for bandit in boards:
        theirs = zip(owned, changed[len(lying) :], strict=True)
        copy.board_purses[bandit] = bag_of([kind for (whose, _), kind in theirs if whose == bandit])
    return copy


def other_rounds(table: Table, viewer: int) -> ColtTable:
    """colt-info-round-future: other cards are to come, and another station."""
    copy = copy_of(ColtTable, table)
    turned = copy.round_cards[: copy.round]
    left = len(copy.round_cards) - len(turned)
    if left:
        unseen = [card for card in group(copy.seats) if card not in copy.round_cards]
        coming = (*unseen, *reversed(copy.round_cards[copy.round : -1]))
        station = next(card for card in STATIONS if card != copy.round_cards[-1])
        copy.round_cards = (*turned, *coming[: left - 1], station)
    return copy


def _another(value: int | str) -> int | str:
    """One card, bandit or value of a purse for another."""
    if isinstance(value, str):
        return "bandit-doc" if value != "bandit-doc" else "bandit-ghost"
    if value >= 250:
        return 300 if value == 250 else 250
    return 0 if value else 1


other_told: Final = other_past(HIDDEN_IN, _another, lambda facts: facts.get("loot") in OPEN_LOOT)
OWNED: Final = (other_hands, other_face_down, other_purses, other_told)  # somebody is told each of these
UNKNOWN: Final = (other_decks, other_rounds, other_luck)  # and nobody any of these


all_other: Final = all_of(*OWNED, other_sealed, *UNKNOWN)


def _below_bullets(table: ColtTable, seat: int) -> tuple[list[int], list[int]]:
    """A deck, and the bullets on its top of which an expert knows (colt-info-expert-known-bullets)."""
    deck = table.deck[seat]
    bullets = min(table.fresh_bullets[seat], len(deck))
    return deck[: len(deck) - bullets], deck[len(deck) - bullets :]


__all__ = ["OWNED", "UNKNOWN", "all_other", "other_sealed"]
