"""7. The town hall: the best hand takes a property card, and one more for each ace."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.steps import Step
from posse.games.dice_town import events
from posse.games.dice_town.facts import ACE, CORRUPTION, HALL, MAX_SEATS, ROW
from posse.games.dice_town.pieces.bags import bag_of_drawn
from posse.games.dice_town.rules import knowledge
from posse.games.dice_town.rules.playing import NOTHING, PlaceWindow, Played, play_from_hand, who_plays
from posse.games.dice_town.table import DiceTable


class HallWon(Step[DiceTable]):
    """dice-hall-first-card, dice-hall-aces: from slot 1 on, at most the whole row."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        seat = self.seat
        count = min(1 + table.dice_showing(seat, ACE), len(table.row))  # the row has three slots
        taken = tuple(table.row[:count])
        table.row = table.row[count:]  # dice-hall-slide
        if taken:
            knowledge.gained_openly(table, seat, bag_of_drawn(taken))
            table.won |= 1 << seat
        events.property_taken(table, seat, taken, "dice-hall-first-card")
        table.push(REFILL)
        if table.property_deck and table.could_hold(seat, CORRUPTION):
            table.push(AFTER_CORRUPTION[seat])
            table.ask_sealed(1 << seat, CORRUPTION_WINDOW)


class CorruptionWindow(PlaceWindow):
    asks: ClassVar[str] = "corruption"
    rule: ClassVar[str] = "dice-hall-corruption-time"
    place: ClassVar[int] = HALL


CORRUPTION_WINDOW: Final = CorruptionWindow(CORRUPTION)


class AfterCorruption(Step[DiceTable]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        if who_plays(table) >= 0:
            extra = ExtraProperty(self.seat)
            rule = "dice-hall-corruption-time"
            play_from_hand(table, Played(self.seat, CORRUPTION, extra, NOTHING, rule))


AFTER_CORRUPTION: Final[list[AfterCorruption]] = [AfterCorruption(seat) for seat in range(MAX_SEATS)]


class ExtraProperty(Step[DiceTable]):
    """dice-corruption-effect: the top card of the property deck, unseen by others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: DiceTable) -> None:
        card = table.property_deck.pop()
        knowledge.gained_unseen(table, self.seat, card)
        events.property_drawn(table, self.seat, card, "dice-corruption-effect")


class Refill(Step[DiceTable]):
    """dice-hall-refill: free slots from the top of the deck, as far as it lasts."""

    def run(self, table: DiceTable) -> None:
        row, deck = table.row, table.property_deck
        before = len(row)
        while deck and len(row) < ROW:
            row.append(deck.pop())
        if len(row) > before:
            events.row_filled(table, len(row) - before, "dice-hall-refill")


REFILL: Final = Refill()
