"""36.3 Declarations: at the start of a turn somebody may say that the other side is beaten.

Whether the question is put follows from what everybody sees; what may be answered only the player asked sees.
"""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.said import Refusal, Said
from posse.core.steps import Question
from posse.games.bang import events
from posse.games.bang.facts import (
    AFTER_CRIME,
    AFTER_LAW,
    BAD,
    CRIME_OUT,
    DEPUTY,
    NOBODY,
    OUTLAW,
    RENEGADE,
    SHERIFF,
)
from posse.games.bang.rules.ending import end, everybody_who_is, living_seats
from posse.games.bang.rules.fighting import reveal, start_fight
from posse.games.bang.table import BangTable

NOTHING: Final = 0
CRIME: Final = 1  # "Crime is defeated!"
LAW: Final = 2  # "The law is dead!"
NAMES: Final = ("nothing", "crime", "law")


def open_declaration(table: BangTable) -> int:
    """bang-six-crime-when, bang-six-law-when, bang-six-declare-one-open: by who is out."""
    roles = [table.role[seat] for seat in range(table.seats) if not table.in_game >> seat & 1]
    if len([role for role in roles if role in BAD]) >= CRIME_OUT:
        return CRIME
    return LAW if SHERIFF in roles and DEPUTY in roles else NOTHING


def is_asked(table: BangTable, seat: int) -> bool:
    """bang-six-declare-asked"""
    if table.fight or table.active[seat] == table.ghost:
        return False
    declaration = open_declaration(table)
    role = table.role[seat] if table.shown >> seat & 1 else -1
    if declaration == LAW:
        return role in (-1, OUTLAW)
    if declaration == CRIME:
        sheriff = table.role.index(SHERIFF)
        return seat == sheriff if table.in_game >> sheriff & 1 else role in (-1, DEPUTY)
    return False


def may_declare(table: BangTable, seat: int) -> int:
    """bang-six-crime-who, bang-six-declare-options: what this player may declare, asked as they are."""
    declaration = open_declaration(table)
    if table.role[seat] == OUTLAW:
        return declaration if declaration == LAW else NOTHING
    return declaration if declaration == CRIME and table.role[seat] != RENEGADE else NOTHING


class Declare(Question[BangTable]):
    """bang-six-optional: one of the declarations, or nothing."""

    asks: ClassVar[str] = "declare"
    rule: ClassVar[str] = "bang-six-declare-asked"
    space: ClassVar[range] = range(LAW + 1)
    hidden: ClassVar[bool] = True

    def run(self, table: BangTable) -> None:
        table.ask(table.turn, self)

    def options(self, table: BangTable, seat: int) -> list[int]:
        declaration = may_declare(table, seat)
        return [NOTHING, declaration] if declaration else [NOTHING]

    def forbids(self, table: BangTable, seat: int, option: int) -> Refusal | None:
        if option in self.options(table, seat):
            return None
        return Refusal("bang-six-declare-options", "bang-refusal-declare")

    def chosen(self, table: BangTable, seat: int, option: int) -> None:
        if option == CRIME:
            declare_crime(table, seat)
        elif option == LAW:
            declare_law(table, seat)

    def default(self, table: BangTable, seat: int) -> int:
        return NOTHING

    def name(self, table: BangTable, seat: int, option: int) -> str:
        return NAMES[option]

    def option(self, table: BangTable, seat: int, name: str) -> int | None:
        return NAMES.index(name) if name in NAMES else None

    def label(self, table: BangTable, seat: int, option: int) -> Said:
        return Said("bang-option-declare-" + NAMES[option])


def declare_crime(table: BangTable, seat: int) -> None:
    """bang-six-crime-start, bang-six-crime-answer, bang-six-crime-true"""
    events.crime_declared(table, seat, "bang-six-crime-start")
    reveal(table, seat, "bang-six-crime-who")
    enemies = [other for other in living_seats(table) if table.role[other] in BAD]
    if not enemies:
        end(table, everybody_who_is(table, (SHERIFF, DEPUTY)), NOBODY, "bang-six-crime-true")
        return
    answer(table, seat, enemies, AFTER_CRIME, "bang-six-crime-answer")


def declare_law(table: BangTable, seat: int) -> None:
    """bang-six-law-when, bang-six-law-answer, bang-six-law-true"""
    events.law_declared(table, seat, "bang-six-law-when")
    reveal(table, seat, "bang-six-law-when")
    enemies = [other for other in living_seats(table) if table.role[other] in (DEPUTY, RENEGADE)]
    if not enemies:
        end(table, everybody_who_is(table, (OUTLAW,)), NOBODY, "bang-six-law-true")
        return
    answer(table, seat, enemies, AFTER_LAW, "bang-six-law-answer")


def answer(table: BangTable, seat: int, enemies: list[int], fight: int, rule: str) -> None:
    """bang-six-fight-turn: the declaration was the declarer's turn."""
    for other in enemies:
        reveal(table, other, rule)
    start_fight(table, fight, sorted([seat, *enemies]))
    table.cut = True


DECLARE: Final = Declare()
