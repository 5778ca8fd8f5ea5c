"""What must hold at every table: nothing lost, nothing doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.games.dice_town.facts import COPIES, JOE, KINDS, NUGGETS, START_BANK, START_DOLLARS
from posse.games.dice_town.pieces.bags import ONE, STORES, cards_in

if TYPE_CHECKING:
    from posse.games.dice_town.table import DiceTable


def invariants(table: DiceTable) -> list[str]:
    """What is wrong with a table."""
    return _money(table) + _cards(table)


def _money(table: DiceTable) -> list[str]:
    """dice-invariant-dollars, dice-invariant-nuggets."""
    wrong = []
    dollars = sum(table.dollars) + table.bank + table.stagecoach
    if dollars != START_DOLLARS * table.seats + START_BANK:
        wrong.append(f"{dollars} dollars")
    nuggets = sum(table.nuggets) + table.mine
    if nuggets != NUGGETS:
        wrong.append(f"{nuggets} nuggets")
    if min(table.dollars) < 0 or min(table.nuggets) < 0 or table.mine < 0:
        wrong.append("a debt")
    return wrong


def _cards(table: DiceTable) -> list[str]:
    """dice-invariant-property, dice-invariant-store."""
    counts = [0] * KINDS
    for pile in (table.store_deck, table.discard, table.property_deck, table.row):
        for card in pile:
            counts[card] += 1
    for cards in (table.playing, table.drawn):
        for card in cards:
            counts[card] += 1
    for bag in table.hand + table.fenced:
        for card in cards_in(bag):
            counts[card] += 1
    wrong = [f"{count} cards of kind {card}" for card, count in enumerate(counts) if count != COPIES[card]]
    if any([bag & STORES for bag in table.fenced]):
        wrong.append("a fenced store card")
    if any([bag & ONE[JOE] for bag in table.hand]):
        wrong.append("Nervous Joe in a hand")  # dice-joe-immediate
    return wrong
