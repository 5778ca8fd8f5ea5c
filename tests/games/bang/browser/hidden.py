"""What is hidden at a BANG! table, by section 5 of its rules."""

from __future__ import annotations

from typing import Final

from posse.core import Table
from posse.games.bang.facts import NOBODY
from posse.games.bang.table import BangTable
from tests.browser.hidden import all_of, copy_of, other_luck, other_past, others

# Kinds of events: what is hidden in them, and the fields that name those who may see it.
HIDDEN_IN: Final = {
    "role-dealt": (("role",), ("seat",)),
    "hand-dealt": (("cards",), ("seat",)),
    "cards-drawn": (("cards",), ("seat",)),
    "looked": (("cards",), ("seat",)),
    "kept": (("card",), ("seat",)),
    "excess-passed": (("card",), ("seat", "heir")),
    "card-stolen": (("card",), ("thief", "victim")),
    "card-given": (("card",), ("seat", "to")),
    "cards-inherited": (("hand",), ("heir", "seat")),
}


def _is_known(table: BangTable, card: int, viewer: int) -> bool:
    """Whether the viewer may know where this card is: they have seen it go there, or everybody has."""
    everybody = (1 << table.seats) - 1
    return table.knows[card] == everybody or (viewer >= 0 and table.knows[card] >> viewer & 1 == 1)


def other_hands(table: Table, viewer: int) -> BangTable:
    """bang-info-hand-secret: others hold what lies in the deck instead."""
    copy = copy_of(BangTable, table)
    if copy.over:
        return copy
    for seat in others(copy, viewer):
        for at, card in enumerate(copy.hands[seat]):
            below = next(
                (place for place, other in enumerate(copy.deck) if not _is_known(copy, other, viewer)), -1
            )
            if below < 0 or _is_known(copy, card, viewer):
                continue
            other = copy.deck[below]
            copy.hands[seat][at], copy.deck[below] = other, card
            copy.knows[card], copy.knows[other] = copy.knows[other], copy.knows[card]
    return copy


def other_deck(table: Table, viewer: int) -> BangTable:
    """The order of the deck: nobody knows it, but for cards they have seen going there."""
    copy = copy_of(BangTable, table)
    free = [at for at, card in enumerate(copy.deck) if not copy.knows[card]]
    cards = [copy.deck[at] for at in free][::-1]
    for at, card in zip(free, cards, strict=True):
        copy.deck[at] = card
    return copy


def other_roles(table: Table, viewer: int) -> BangTable:
    """bang-setup-roles-secret: those that are not shown are dealt the other way round."""
    copy = copy_of(BangTable, table)
    secret = [seat for seat in others(copy, viewer) if not copy.shown >> seat & 1]
    roles = [copy.role[seat] for seat in secret][::-1]
    if not copy.over:
        copy.role = copy.role[:]
        for seat, role in zip(secret, roles, strict=True):
            copy.role[seat] = role
    return copy


def other_removed(table: Table, viewer: int) -> BangTable:
    """bang-six-removed: the role that is not in the game; somebody whose role is secret might have it."""
    copy = copy_of(BangTable, table)
    for seat in others(copy, viewer):
        secret = not copy.shown >> seat & 1
        if copy.hidden_six and not copy.victors and secret and copy.role[seat] != copy.removed:
            copy.role = copy.role[:]
            copy.removed, copy.role[seat] = copy.role[seat], copy.removed
            break
    return copy


def other_spares(table: Table, viewer: int) -> BangTable:
    """bang-setup-spare: nobody looks at them."""
    copy = copy_of(BangTable, table)
    if not copy.over and NOBODY not in copy.spare:
        copy.spare = [*copy.spare[1:], copy.spare[0]]
    return copy


def _another(value: int | str) -> int | str:
    """One card or role for another."""
    if isinstance(value, str):
        return "role-outlaw" if value != "role-outlaw" else "role-deputy"
    return 0 if value else 1


other_told: Final = other_past(HIDDEN_IN, _another)
OWNED: Final = (other_hands, other_roles, other_told)  # somebody is told each of these
UNKNOWN: Final = (other_deck, other_removed, other_spares, other_luck)  # and nobody any of these

all_other: Final = all_of(*OWNED, *UNKNOWN)

__all__ = ["OWNED", "UNKNOWN", "all_other"]
