"""8.4 Phase 3: a hand larger than the player's life is cut down."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import WhichCard
from posse.core.said import CARD, NUMBER, Args, Refusal
from posse.core.steps import Step
from posse.games.bang import abilities, events
from posse.games.bang.abilities import EXCESS_GOES_TO, HAND_LIMIT, HANDS_OPEN
from posse.games.bang.facts import CARDS, NOBODY
from posse.games.bang.rules.circle import around
from posse.games.bang.rules.piles import bury_unseen, lose_from_hand, pass_unseen
from posse.games.bang.table import BangTable


class DiscardPhase(Step[BangTable]):
    """bang-turn-hand-limit: one card at a time, until the hand is small enough."""

    def run(self, table: BangTable) -> None:
        if table.cut or table.ghost != NOBODY:  # bang-hn-ghost-town-leave
            return
        table.phase = 3
        if excess(table) > 0:
            table.stack.append(self)
            table.ask(table.turn, DISCARD)


def excess(table: BangTable) -> int:
    me = table.active[table.turn]
    limit = table.life[me]
    if table.asks[me] & HAND_LIMIT:
        limit = abilities.hand_limit(table, me, limit)
    return len(table.hands[table.turn]) - limit


def heir_of(table: BangTable, seat: int) -> int:
    """Who gets what this player discards, -1 if nobody does."""
    heirs: list[int] = []
    me = table.active[seat]
    for other in around(table, me)[1:]:
        abilities.excess_goes_to(table, other, me, heirs)
    return heirs[0] if heirs else NOBODY


class DiscardExcess(WhichCard[BangTable]):
    """bang-turn-discard-choice"""

    asks: ClassVar[str] = "discard-excess"
    rule: ClassVar[str] = "bang-turn-hand-limit"
    verb: ClassVar[str] = "discard"
    space: ClassVar[range] = range(CARDS)

    def about(self, table: BangTable, seat: int) -> Args:
        return (("n", NUMBER, excess(table)),)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return table.hands[seat]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in table.hands[seat]:
            return None
        return Refusal(self.rule, "bang-refusal-not-held", (("card", CARD, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        heir = heir_of(table, seat) if table.heard & EXCESS_GOES_TO else NOBODY
        if heir != NOBODY:
            to = table.owner[heir]
            pass_unseen(table, seat, to, option)
            events.excess_passed(table, seat, to, option, "bang-char-gary-looter")
        elif table.dug and not table.loud & HANDS_OPEN:
            bury_unseen(table, seat, option)
        else:
            lose_from_hand(table, seat, option)
            events.excess_discarded(table, seat, option, "bang-turn-hand-limit")


DISCARD_PHASE: Final = DiscardPhase()
DISCARD: Final = DiscardExcess()
