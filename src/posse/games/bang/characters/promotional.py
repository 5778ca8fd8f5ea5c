"""Promotional characters, in alphabetical order."""

from __future__ import annotations

from posse.core.table import AnyStep
from posse.games.bang import abilities, events
from posse.games.bang.abilities import Ability
from posse.games.bang.facts import CARD_KIND, DRAWN, GENERAL_STORE
from posse.games.bang.pieces.packing import AS_STORE, PLAYED_AS_STORE, WHAT
from posse.games.bang.rules.circle import others
from posse.games.bang.rules.giving import Sharing
from posse.games.bang.rules.piles import discard_from_front
from posse.games.bang.table import BangTable


class ClausTheSaint(Ability):
    """Draws a card for everybody, and gives them away but for two."""

    def draw_count(self, table: BangTable, me: int, count: int) -> int:
        return len(self._friends(table, me)) + DRAWN

    def draw_phase(self, table: BangTable, me: int, step: AnyStep | None) -> AnyStep | None:
        friends = self._friends(table, me)
        count = abilities.draw_count(table, me, DRAWN)
        shares = count == len(friends) + DRAWN and me != table.ghost  # else an event says how many he draws
        return Sharing(me, count, tuple(friends) if shares else ())

    def _friends(self, table: BangTable, me: int) -> list[int]:
        """The other players in turn order."""
        return list(dict.fromkeys([table.owner[figure] for figure in others(table, me)]))


class JohnnyKisch(Ability):
    """What he puts in play disappears in front of everybody else."""

    def card_put_in_play(self, table: BangTable, me: int, card: int) -> None:
        mine = table.owner[me]
        for figure in others(table, me):
            for other in table.front[figure]:
                if CARD_KIND[other] == CARD_KIND[card] and other != card:
                    discard_from_front(table, figure, other)
                    events.card_removed(table, mine, figure, other, "bang-char-johnny-kisch")


class UncleWill(Ability):
    """Once a turn any card of his is a General Store."""

    def actions(self, table: BangTable, me: int, menu: list[int]) -> None:
        if not table.used & PLAYED_AS_STORE:
            for card in table.hand_of(me):
                may = abilities.may_play(table, me, card, GENERAL_STORE, abilities.ACTION, True)
                if may and CARD_KIND[card] != GENERAL_STORE:
                    menu.append(AS_STORE | card << WHAT | me)
