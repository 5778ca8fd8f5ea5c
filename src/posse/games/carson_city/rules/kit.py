"""Variant: simultaneous placement. After the first placement everybody acts at the same time.

A command is one or several questions to its player and changes nothing before the last is answered. What is
left of the protocol (clocks, the pace of bots) is kept by the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import TERM, Args, Refusal, Said
from posse.core.steps import Step
from posse.games.carson_city import terms
from posse.games.carson_city.facts import MOST_MOVES, PARCELS, SIDE, SPACE_COUNT
from posse.games.carson_city.pieces.land import PARCELS_IN
from posse.games.carson_city.pieces.places import NOWHERE, ON_MAP, SHARED, spaces_in
from posse.games.carson_city.rules import placing
from posse.games.carson_city.rules.placing import (
    BACK,
    LAND,
    MOVE,
    PASS,
    ROAD,
    TO_SPACE,
    WHITE,
    PlaceWhite,
    WhereTo,
    place_cowboy,
    site,
    target_lines,
    target_refusal,
)
from posse.games.carson_city.rules.roads import OwnDecision
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64


class Command(WhereTo):
    """carson-kit-commands: place a cowboy, move one, or finish."""

    asks: ClassVar[str] = "command"
    rule: ClassVar[str] = "carson-kit-commands"
    passing: ClassVar[str] = "finish"

    def has(self, option: int) -> bool:
        return option not in (ROAD, BACK)

    def lines(self, table: CarsonTable, seat: int) -> i64:
        lines: i64 = 1 << PASS
        if table.hand[seat]:
            lines |= target_lines(table, seat, False)
        if table.has_white(seat):
            lines |= 1 << WHITE
        if can_move(table, seat):
            lines |= 1 << MOVE
        return lines

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == PASS:
            return None
        if option == WHITE:
            return placing.no_white(table, seat)
        if option == MOVE:
            return move_refusal(table, seat)
        if not table.hand[seat]:
            return Refusal("carson-kit-commands", "carson-city-refusal-no-cowboy")
        return target_refusal(table, seat, False, option)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == PASS:
            finish(table, seat)
        elif option < LAND:
            place_cowboy(table, seat, False, NOWHERE, option - TO_SPACE)
            self.accepted(table, seat)
        elif option == WHITE:
            table.ask(seat, KIT_WHITE)
        elif option == MOVE:
            table.ask(seat, WHICH_COWBOY)
        else:
            table.ask(seat, site(option, self, False, NOWHERE))

    def accepted(self, table: CarsonTable, seat: int) -> None:
        """carson-kit-finish-explicit: asked again, if anything is left to do."""
        if table.hand[seat] or table.has_white(seat) or can_move(table, seat):
            table.ask(seat, self)
        else:
            placing.pass_on(table, seat, "carson-kit-finish-explicit")
        _open(table)

    def default(self, table: CarsonTable, seat: int) -> int:
        return PASS


def finish(table: CarsonTable, seat: int) -> None:
    """carson-kit-finish"""
    placing.pass_on(table, seat, "carson-kit-finish")
    _open(table)


def _open(table: CarsonTable) -> None:
    """carson-kit-open: once the first player has acted, all others may, too."""
    if not table.kit_open:
        table.kit_open = True
        for other in table.turn_order[1:]:
            table.ask(other, COMMAND)


def can_move(table: CarsonTable, seat: int) -> bool:
    """carson-kit-move-limit"""
    return table.moves[seat] < MOST_MOVES and bool(cowboys_of(table, seat))


def move_refusal(table: CarsonTable, seat: int) -> Refusal | None:
    if table.moves[seat] >= MOST_MOVES:
        return Refusal("carson-kit-move-limit", "carson-city-refusal-moved-enough")
    if not cowboys_of(table, seat):
        return Refusal("carson-kit-commands", "carson-city-refusal-nobody-to-move")
    return None


# Which cowboy is moved: by its place, or the white one. Options are places.
WHITE_ONE: Final = ON_MAP + PARCELS
NEVER_MIND: Final = WHITE_ONE + 1


def cowboys_of(table: CarsonTable, seat: int) -> list[int]:
    """Where a seat's placed cowboys stand; WHITE_ONE for the white one."""
    found: list[int] = []
    for space in spaces_in(table.stands[seat]):
        if table.white_at != space or table.white_of != seat or _several(table, seat, space):
            found.append(space)
    for row in range(SIDE):
        for parcel in PARCELS_IN[row][table.stood[SIDE * seat + row]]:
            if table.white_at != ON_MAP + parcel or table.white_of != seat:
                found.append(ON_MAP + parcel)
    if table.white_of == seat and table.white_at != NOWHERE:
        found.append(WHITE_ONE)
    return found


def _several(table: CarsonTable, seat: int, space: int) -> bool:
    """Whether more than one cowboy of a seat stands on a space."""
    if not SHARED >> space & 1:
        return False
    return (table.workers[seat] if space == 0 else table.roadmen[seat]) > 1


class WhichCowboy(OwnDecision):
    """carson-kit-move-away: which placed cowboy goes elsewhere."""

    asks: ClassVar[str] = "move"
    rule: ClassVar[str] = "carson-kit-no-withdraw"
    space: ClassVar[range] = range(NEVER_MIND + 1)

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        return [*cowboys_of(table, seat), NEVER_MIND]

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == NEVER_MIND or option in cowboys_of(table, seat):
            return None
        return Refusal("carson-kit-no-withdraw", "carson-city-refusal-no-cowboy-there")

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == NEVER_MIND:
            table.ask(seat, COMMAND)
        elif option == WHITE_ONE:
            table.ask(seat, MoveTo(True, table.white_at))
        else:
            table.ask(seat, MoveTo(False, option))

    def default(self, table: CarsonTable, seat: int) -> int:
        return NEVER_MIND

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        if option >= WHITE_ONE:
            return "white" if option == WHITE_ONE else "back"
        return terms.place_thing(option)

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name in ("white", "back"):
            return WHITE_ONE if name == "white" else NEVER_MIND
        return terms.place_named(name)

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == NEVER_MIND:
            return self.say(table, "back")
        if option == WHITE_ONE:
            return self.say(table, "white", (), (terms.WHITE_THING,))
        thing = (terms.place_thing(option),)
        if option < SPACE_COUNT:
            return self.say(table, "move-from-space", terms.space_args(table.row, option), thing)
        return self.say(table, "move-from-parcel", terms.parcel_args(option - ON_MAP), thing)


class MoveTo(WhereTo):
    """carson-kit-commands: where a placed cowboy goes, or "never mind"."""

    asks: ClassVar[str] = "move-to"
    rule: ClassVar[str] = "carson-kit-commands"

    def __init__(self, white: bool, origin: int) -> None:
        self.white = white
        self.origin = origin

    def about(self, table: CarsonTable, seat: int) -> Args:
        return (("cowboy", TERM, terms.cowboy(self.white)),)

    def has(self, option: int) -> bool:
        return option in (LAND, LAND + 1, LAND + 2, BACK)

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        found = super().option(table, seat, name)
        return None if found == PASS else found

    def is_white(self) -> bool:
        return self.white

    def lines(self, table: CarsonTable, seat: int) -> i64:
        lines: i64 = target_lines(table, seat, self.white) | 1 << BACK
        if self.origin < ON_MAP:
            lines &= ~(1 << TO_SPACE + self.origin)
        return lines

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == BACK:
            return None
        if option == TO_SPACE + self.origin:
            return Refusal("carson-kit-commands", "carson-city-refusal-already-there")
        return target_refusal(table, seat, self.white, option)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == BACK:
            table.ask(seat, COMMAND)
        elif option < LAND:
            place_cowboy(table, seat, self.white, self.origin, option - TO_SPACE)
            COMMAND.accepted(table, seat)
        else:
            table.ask(seat, site(option, COMMAND, self.white, self.origin))

    def default(self, table: CarsonTable, seat: int) -> int:
        return BACK


COMMAND: Final = Command()
KIT_WHITE: Final = PlaceWhite(COMMAND)
WHICH_COWBOY: Final = WhichCowboy()


class Opening(Step[CarsonTable]):
    """carson-kit-open: the first in turn order acts alone; nobody else is asked before."""

    def run(self, table: CarsonTable) -> None:
        table.kit_open = False
        table.moves = [0] * table.seats
        table.ask(table.turn_order[0], COMMAND)


OPENING: Final = Opening()
