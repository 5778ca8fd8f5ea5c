"""The expert variant: hands that last. After planning everybody may keep action cards for the next round."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import DONE, WhichCard
from posse.core.said import CARD, Refusal, Said
from posse.core.steps import Step
from posse.games.colt_express import events
from posse.games.colt_express.facts import BULLET, CARD_NAMES, ROUNDS
from posse.games.colt_express.pieces.packing import cards_kept
from posse.games.colt_express.rules.planning import card_args
from posse.games.colt_express.table import ColtTable


class KeepHands(Step[ColtTable]):
    """colt-expert-keep-secret: all decide at the same time; after the last round nothing is kept."""

    def run(self, table: ColtTable) -> None:
        if table.round < ROUNDS:
            table.ask_sealed(table.everybody(), KEEP)
        table.stack.append(DISCARD_REST)


def kept(sealed: int, card: int) -> int:
    """How many of a card have been kept so far."""
    return max(sealed, 0) >> 2 * card & 3


def last_kept(sealed: int) -> int:
    """The highest card kept so far, 0 if none."""
    return max(cards_kept(sealed), default=0)


class Keep(WhichCard[ColtTable]):
    """colt-expert-keep: one more action card to keep, or that is all.

    Cards are kept in the order move, ladder, shoot, rob, punch, marshal, then those of the second bandit, so
    that each set can be kept in one way only.
    """

    asks: ClassVar[str] = "expert-keep"
    rule: ClassVar[str] = "colt-expert-keep"
    verb: ClassVar[str] = "keep"
    none: ClassVar[str] = "done"
    space: ClassVar[range] = range(DONE, BULLET)

    def options(self, table: ColtTable, seat: int) -> list[int]:
        held = sorted(set(table.hand[seat]))
        return [card for card in held if self.forbids(table, seat, card) is None] + [DONE]

    def forbids(self, table: ColtTable, seat: int, option: int) -> Refusal | None:
        if option == DONE:
            return None
        if option >= BULLET:
            return Refusal("colt-expert-bullets-discarded", "colt-express-refusal-keep-bullet")
        so_far = table.sealed[seat]
        if table.hand[seat].count(option) <= kept(so_far, option):
            return Refusal("colt-expert-keep", "colt-express-refusal-not-held", (("card", CARD, option),))
        if option < last_kept(so_far):
            return Refusal("colt-expert-keep-order", "colt-express-refusal-keep-order")
        return None

    def chosen(self, table: ColtTable, seat: int, option: int) -> None:
        so_far = max(table.sealed[seat], 0)
        if option == DONE:
            table.sealed[seat] = so_far
            return
        table.sealed[seat] = so_far + (1 << 2 * option)
        table.ask_on(seat, KEEP)

    def default(self, table: ColtTable, seat: int) -> int:
        return DONE

    def label(self, table: ColtTable, seat: int, option: int) -> Said:
        if option == DONE:
            return Said("colt-express-option-keep-done")
        return Said(
            "colt-express-option-keep", card_args(table, seat, option), ("card:" + CARD_NAMES[option],)
        )


class DiscardRest(Step[ColtTable]):
    """colt-expert-discard-rest, colt-expert-bullets-discarded: the rest goes face up to the discard pile."""

    def run(self, table: ColtTable) -> None:
        table.open_sealed()
        for seat in range(table.seats):
            keep = cards_kept(table.sealed[seat])
            table.sealed[seat] = -1
            gone = table.hand[seat][:]
            for card in keep:
                gone.remove(card)
            gone.sort()
            table.hand[seat] = keep
            table.discard[seat].extend(gone)
            events.hand_kept(table, seat, len(keep), gone, "colt-expert-discard-rest")


KEEP: Final = Keep()
KEEP_HANDS: Final = KeepHands()
DISCARD_REST: Final = DiscardRest()
