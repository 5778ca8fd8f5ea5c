"""35. Between two games of a match: everybody looks at the score sheet, and goes on."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import Plain
from posse.core.said import NUMBER, Args, Refusal, Said
from posse.games.bang.table import BangTable

ONLY: Final[list[int]] = [0]


class GoOn(Plain[BangTable]):
    """bang-match-pause: there is nothing to choose, only the time to take."""

    asks: ClassVar[str] = "next-game"
    rule: ClassVar[str] = "bang-match-pause"
    space: ClassVar[range] = range(1)

    def about(self, table: BangTable, seat: int) -> Args:
        return (("n", NUMBER, table.match.number + 2), ("of", NUMBER, table.match.games))

    def options(self, table: BangTable, seat: int) -> list[int]:
        return ONLY

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        return None

    def default(self, table: BangTable, seat: int) -> int:
        return 0

    def name(self, table: BangTable, seat: int, option: int) -> str:
        return "go-on"

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        return 0 if name == "go-on" else None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        return self.say(table, "go-on", self.about(table, seat))

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        table.sealed[seat] = option


def end_pause(table: BangTable) -> None:
    """Everybody has answered: nothing is left of it."""
    table.open_sealed()
    table.sealed = [-1] * table.seats


GO_ON: Final = GoOn()
