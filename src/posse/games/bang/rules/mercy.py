"""34. No Mercy: at the end of the turn the Sheriff takes a Bang! card back that was played in it."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import DONE, WhichCard
from posse.core.said import CARD, Refusal
from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.facts import BANG, CARD_KIND, CARDS, SHERIFF
from posse.games.bang.table import BangTable


def note_bang(table: BangTable, seat: int, card: int) -> None:
    """bang-var-no-mercy: a Bang! card that the Sheriff plays in the own turn, as an action or an answer."""
    if CARD_KIND[card] == BANG and seat == table.turn and table.role[seat] == SHERIFF:
        table.fired = (*table.fired, card)


def returnable(table: BangTable) -> list[int]:
    """bang-var-no-mercy-when: those that still lie on the pile or, face down, beside the deck."""
    return [card for card in table.fired if card in table.discard or card in table.mine]


class Mercy(Step[BangTable]):
    """After phase 3, if there was one. Who plays what lies open, so being asked gives nothing away."""

    def run(self, table: BangTable) -> None:
        if returnable(table) and not table.cut:
            table.ask(table.turn, TAKE_BACK)


class TakeBack(WhichCard[BangTable]):
    """bang-var-no-mercy: which of the Bang! cards, or none."""

    asks: ClassVar[str] = "no-mercy-return"
    rule: ClassVar[str] = "bang-var-no-mercy"
    none: ClassVar[str] = "leave"
    space: ClassVar[range] = range(DONE, CARDS)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return [DONE, *returnable(table)]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal("bang-var-no-mercy-when", "bang-refusal-not-to-take-back", (("card", CARD, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        table.fired = ()
        if option != DONE:
            if option in table.mine:
                table.mine = tuple([card for card in table.mine if card != option])
            else:
                table.discard.remove(option)
            table.hands[seat].append(option)
            events.taken_back(table, seat, option, self.rule)


MERCY: Final = Mercy()
TAKE_BACK: Final = TakeBack()
