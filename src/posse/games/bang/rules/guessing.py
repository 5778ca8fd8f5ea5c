"""Cards guessed instead of drawn: red or black."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import Refusal, Said
from posse.core.steps import Question
from posse.games.bang import events
from posse.games.bang.facts import DIAMONDS, HEARTS, NO_CARD
from posse.games.bang.rules.checks import suit_of
from posse.games.bang.rules.piles import flip, to_discard
from posse.games.bang.table import BangTable

RED: Final = 0
BLACK: Final = 1
STOP: Final = 2
NAMES: Final = ("red", "black", "stop")


class Guess(Question[BangTable]):
    """bang-foc-peyote: the next card is red or black; after a right guess the player may stop."""

    asks: ClassVar[str] = "peyote-guess"
    rule: ClassVar[str] = "bang-foc-peyote"
    space: ClassVar[range] = range(STOP + 1)

    def __init__(self, me: int, first: bool) -> None:
        self.me = me
        self.first = first

    def run(self, table: BangTable) -> None:
        if table.deck or table.discard:  # bang-foc-peyote-no-card
            table.ask(table.owner[self.me], self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return [RED, BLACK] if self.first else [RED, BLACK, STOP]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        return Refusal(self.rule, "bang-refusal-stop") if self.first and option == STOP else None

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == STOP:
            return
        card = flip(table)
        if card == NO_CARD:
            return
        right = (suit_of(table, self.me, card) in (HEARTS, DIAMONDS)) == (option == RED)
        events.guessed(table, seat, "shade-" + NAMES[option], card, right, self.rule)
        if right:
            table.hands[seat].append(card)
            table.push(Guess(self.me, False))
        else:
            to_discard(table, card)

    def default(self, table: BangTable, seat: int) -> int:
        return RED if self.first else STOP

    def name(self, table: BangTable, seat: int, option: int) -> str:
        return NAMES[option]

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        return NAMES.index(name) if name in NAMES else None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        return Said("bang-option-peyote-guess-" + NAMES[option])
