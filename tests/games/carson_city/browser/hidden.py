"""What is hidden at a Carson City table, by section 20 of its rules: duel tiles, the bag, sealed answers."""

from __future__ import annotations

from typing import Final

from posse.core import Table
from posse.games.carson_city.facts import DUEL_TILES
from posse.games.carson_city.table import CarsonTable
from tests.browser.hidden import all_of, copy_of, other_luck, other_past, others

# Kinds of events: what is hidden in them, and the fields that name those who may see it.
HIDDEN_IN: Final = {
    "duel-tiles-dealt": (("tiles",), ("seat",)),
    "duel-tiles-drawn": (("tiles",), ("seat",)),
}


def other_tiles(table: Table, viewer: int) -> CarsonTable:
    """carson-tiles-hidden: others hold as many tiles, but other numbers."""
    copy = copy_of(CarsonTable, table)
    for seat in others(copy, viewer):
        hand = copy.arms[DUEL_TILES * seat : DUEL_TILES * (seat + 1)]
        copy.arms[DUEL_TILES * seat : DUEL_TILES * (seat + 1)] = hand[1:] + hand[:1]
    return copy


def other_sealed(table: Table, viewer: int) -> CarsonTable:
    """carson-tiles-secret-choice, carson-end-limit-parallel: what others have laid face down is another."""
    copy = copy_of(CarsonTable, table)
    for seat in others(copy, viewer):
        if copy.secret >> seat & 1 and copy.sealed[seat] >= 0:
            copy.sealed[seat] = 0 if copy.sealed[seat] else 1
    return copy


def other_pile(table: Table, viewer: int) -> CarsonTable:
    """carson-tiles-pile-hidden: as many tiles lie in the played pile, but others."""
    copy = copy_of(CarsonTable, table)
    copy.spent = copy.spent[1:] + copy.spent[:1]
    return copy


def other_bag(table: Table, viewer: int) -> CarsonTable:
    """The same tiles are to come, the other way round."""
    copy = copy_of(CarsonTable, table)
    copy.bag.reverse()
    return copy


other_told: Final = other_past(HIDDEN_IN, lambda tile: 0 if tile else 1)
OWNED: Final = (other_tiles, other_told, other_sealed)  # somebody is told each of these
UNKNOWN: Final = (other_pile, other_bag, other_luck)  # and nobody any of these

all_other: Final = all_of(*OWNED, *UNKNOWN)
