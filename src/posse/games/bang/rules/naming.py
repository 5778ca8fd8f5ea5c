"""An event card that singles somebody out: the keeper names a player."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import WhichSeat
from posse.core.said import SEAT, Refusal
from posse.games.bang import events
from posse.games.bang.rules.ending import seats_in_game
from posse.games.bang.table import BangTable


class NameSomebody(WhichSeat[BangTable]):
    """bang-hn-handcuffs: any living player, the keeper too."""

    asks: ClassVar[str] = "handcuffs-target"
    rule: ClassVar[str] = "bang-hn-handcuffs"

    def run(self, table: BangTable) -> None:
        table.ask(table.turn, self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        return seats_in_game(table)

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal(self.rule, "bang-refusal-out", (("seat", SEAT, option),))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        table.named = option
        events.named(table, seat, option, table.event, self.rule)

    def default(self, table: BangTable, seat: int) -> int:
        """The left neighbour."""
        circle = table.circle
        return table.owner[circle[(table.place[table.active[seat]] + 1) % len(circle)]]


NAME_SOMEBODY: Final = NameSomebody()
