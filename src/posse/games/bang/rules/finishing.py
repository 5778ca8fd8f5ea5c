"""15. The end of a card: what follows when its effect is finished for its last target."""

from __future__ import annotations

from typing import Final

from posse.core.steps import Step
from posse.games.bang import events
from posse.games.bang.abilities import HAND_EMPTY
from posse.games.bang.facts import CARD_KIND, CARDS, NOBODY, STAGECOACH, WELLS_FARGO
from posse.games.bang.rules.checks import wanted
from posse.games.bang.rules.event_deck import TURN_SHOW
from posse.games.bang.rules.piles import from_aside, to_discard
from posse.games.bang.rules.settling import settle
from posse.games.bang.table import BangTable


class Finish(Step[BangTable]):
    """bang-time-end-of-card: triggers, cards that lie aside for a taker, then the card onto the pile."""

    def __init__(self, card: int, last: int, turns_show: bool, seat: int = NOBODY) -> None:
        self.card = card  # -1 for an effect without one
        self.last = last  # what can be repeated now
        self.turns_show = turns_show
        self.seat = seat  # who used it, -1 for the turn player

    def run(self, table: BangTable) -> None:
        if table.stirred or table.heard & HAND_EMPTY:
            settle(table)
        if table.laid:
            hand_out(table)
        if self.card >= 0:
            from_aside(table, table.turn if self.seat == NOBODY else self.seat, self.card)
            if not table.dug or self.card not in table.mine:
                events.card_done(table, self.card, "bang-play-discard-when")
            if self.turns_show and table.show_deck:
                table.push(TURN_SHOW)  # bang-stagecoach-wws
        table.last = self.last


def finish(card: int, kind: int, repeatable: bool, seat: int = NOBODY) -> Finish:
    """The end of a card that was used as one of this kind."""
    last = card + 128 * kind if repeatable else -1
    return Finish(card, last, kind in (STAGECOACH, WELLS_FARGO), seat)


FINISH: Final = Finish(-1, -1, False)
# By card: the end of a brown card that was played as what it is. They never change, so each is made once.
FINISHES: Final[list[Finish]] = [finish(card, CARD_KIND[card], True) for card in range(CARDS)]


def hand_out(table: BangTable) -> None:
    """bang-char-john-pain-delay: each flipped card to a player who may take it, else onto the pile."""
    laid, laid_by = table.laid, table.laid_by
    table.laid = table.laid_by = ()
    for card, by in zip(laid, laid_by, strict=True):
        takers = wanted(table, by)
        if takers:
            seat = table.owner[takers[0]]
            table.hands[seat].append(card)
            events.flipped_taken(table, seat, card, "bang-char-john-pain")
        else:
            to_discard(table, card)
    settle(table)
