"""Phase 2, placement: cowboys onto the board in turn, or passing.

"land", "attack", "guard" and "white" are one line of the menu each; where exactly is a second question.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.said import MAYBE_TERM, NUMBER, SEAT, TERM, Args, Refusal, Said
from posse.core.steps import Step
from posse.core.table import EVERYBODY
from posse.games.carson_city import events, terms
from posse.games.carson_city.facts import PARCELS, PLACING, SPACE_COUNT
from posse.games.carson_city.pieces.bits import bits_of, number_at, numbers_in
from posse.games.carson_city.pieces.places import NOWHERE, ON_MAP
from posse.games.carson_city.rules import targets
from posse.games.carson_city.rules.cowboys import lift, put
from posse.games.carson_city.rules.earnings import income_of, price_of
from posse.games.carson_city.rules.parcels import OneOfSet
from posse.games.carson_city.rules.roads import OwnDecision
from posse.games.carson_city.rules.spaces import open_spaces
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64

# Options of every question about where a cowboy goes
PASS: Final = 0
TO_SPACE: Final = 1  # plus the space
LAND: Final = TO_SPACE + SPACE_COUNT
ATTACK: Final = LAND + 1
GUARD: Final = LAND + 2
WHITE: Final = LAND + 3
ROAD: Final = LAND + 4
MOVE: Final = LAND + 5
BACK: Final = LAND + 6
NAMES: Final[tuple[str, ...]] = ("land", "attack", "guard", "white", "road", "move", "back")  # from LAND on


def target_lines(table: CarsonTable, seat: int, white: bool) -> i64:
    """The lines of the menu that a cowboy can take (bits by option)."""
    spaces = targets.spaces_for(table, seat, white)
    return spaces << TO_SPACE | targets.map_lines(table, seat, white) << LAND


def target_refusal(table: CarsonTable, seat: int, white: bool, option: int) -> Refusal | None:
    """What forbids a line of the menu."""
    if option < LAND:
        space = option - TO_SPACE
        if targets.spaces_for(table, seat, white) >> space & 1:
            return None
        return targets.space_refusal(table, seat, white, space)
    if option == LAND:
        if targets.has_land(table, seat, white):
            return None
        return Refusal("carson-place-target-parcel", "carson-city-refusal-no-land")
    if option == GUARD:
        if targets.has_own(table, seat, white):
            return None
        return Refusal("carson-place-target-defend", "carson-city-refusal-nothing-to-guard")
    if white:
        return Refusal("carson-sheriff-white-no-attack", "carson-city-refusal-white-attack")
    if targets.has_prey(table, seat):
        return None
    return Refusal("carson-place-target-attack", "carson-city-refusal-nothing-to-attack")


def place_cowboy(table: CarsonTable, seat: int, white: bool, origin: int, place: int) -> None:
    """carson-place-one: from hand, or in simultaneous placement from where it stood, to a place."""
    if origin != NOWHERE:
        lift(table, seat, origin)
        table.moves[seat] += 1
        events.cowboy_lifted(table, seat, white, origin, "carson-kit-commands")
    elif not white:
        table.hand[seat] = table.hand[seat] - 1
    put(table, seat, white, place)
    if table.telling:
        _tell(table, seat, white, place)


def _tell(table: CarsonTable, seat: int, white: bool, place: int) -> None:
    if place < ON_MAP:
        rule = "carson-char-sheriff-yellow" if white else "carson-place-target-action"
        events.cowboy_placed(table, seat, white, place, rule)
        return
    parcel = place - ON_MAP
    if table.owner[parcel] < 0:
        price = price_of(table, parcel)
        events.land_staked(table, seat, white, parcel, price, "carson-place-target-parcel")
    elif table.owner[parcel] == seat:
        events.building_guarded(table, seat, white, parcel, "carson-place-target-defend")
    else:
        events.building_attacked(table, seat, parcel, "carson-place-target-attack")


class WhereTo(OwnDecision):
    """Options and names of all questions about where a cowboy goes."""

    passing: ClassVar[str] = "pass"
    space: ClassVar[range] = range(BACK + 1)

    @abstractmethod
    def lines(self, table: CarsonTable, seat: int) -> i64:
        """The menu: its options (bits)."""

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        return numbers_in(self.lines(table, seat))

    def picked(self, table: CarsonTable, seat: int, draw: i64) -> int:
        return number_at(self.lines(table, seat), draw)

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        if option == PASS:
            return self.passing
        return NAMES[option - LAND] if option >= LAND else terms.SPACE_THINGS[option - TO_SPACE]

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name == self.passing:
            return PASS
        if name in NAMES:
            option = LAND + NAMES.index(name)
            return option if self.has(option) else None
        kind, _, what = name.partition(":")
        space = terms.SPACES_NAMED.get(what) if kind == "space" else None
        return None if space is None else TO_SPACE + space

    def has(self, option: int) -> bool:
        """Whether this question knows an option from LAND on."""
        return True

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == PASS:
            return self.say(table, self.passing)
        if option < LAND:
            space = option - TO_SPACE
            return self.say(table, "place", terms.space_args(table.row, space), (terms.SPACE_THINGS[space],))
        if option == ROAD:
            return self.road_label(table)
        name = NAMES[option - LAND]
        what = "to-" + name if option in (LAND, ATTACK, GUARD) else name
        return self.say(table, what, (), self.lights(table, seat, option))

    def lights(self, table: CarsonTable, seat: int, option: int) -> tuple[str, ...]:
        """The things that one of the two-step lines would light up."""
        white = self.is_white()
        if option == LAND:
            found = targets.land_for(table, seat, white)
        elif option == ATTACK:
            found = targets.prey_for(table, seat)
        elif option == GUARD:
            found = targets.own_for(table, seat, white)
        else:
            return (terms.WHITE_THING,) if option == WHITE else ()
        return tuple([terms.PARCEL_THINGS[parcel] for parcel in found])

    def is_white(self) -> bool:
        return False

    def accepted(self, table: CarsonTable, seat: int) -> None:
        """A cowboy has been placed or moved in answer to this question."""


class Place(WhereTo):
    """carson-place-one, carson-place-free-choice: place a cowboy or pass."""

    asks: ClassVar[str] = "place"
    rule: ClassVar[str] = "carson-place-one"

    def has(self, option: int) -> bool:
        return option not in (MOVE, BACK)

    def lines(self, table: CarsonTable, seat: int) -> i64:
        lines: i64 = 1 << PASS
        if table.hand[seat]:
            lines |= target_lines(table, seat, False)
        if table.white_of == seat and table.white_at == NOWHERE:
            lines |= 1 << WHITE
        if table.roads[seat]:
            lines |= 1 << ROAD
        return lines

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == PASS:
            return None
        if option == ROAD:
            return self.no_road(table, seat)
        if option == WHITE:
            return no_white(table, seat)
        if not table.hand[seat]:
            return Refusal("carson-place-one", "carson-city-refusal-no-cowboy")
        return target_refusal(table, seat, False, option)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if PASS < option < LAND:
            place_cowboy(table, seat, False, NOWHERE, option - TO_SPACE)
        elif option == PASS:
            pass_on(table, seat, "carson-place-pass-track")
        elif option == ROAD:
            self.lay_road(table, seat)
        else:
            table.ask(seat, SECOND[option - LAND])

    def default(self, table: CarsonTable, seat: int) -> int:
        return PASS


def no_white(table: CarsonTable, seat: int) -> Refusal | None:
    if table.has_white(seat):
        return None
    return Refusal("carson-char-sheriff-yellow", "carson-city-refusal-no-white")


class PlaceWhite(WhereTo):
    """carson-sheriff-white-where: where the white cowboy goes, or back to the choice before."""

    asks: ClassVar[str] = "white"
    rule: ClassVar[str] = "carson-sheriff-white-where"

    def __init__(self, first: WhereTo) -> None:
        self.first = first

    def has(self, option: int) -> bool:
        return option in (LAND, ATTACK, GUARD, BACK)

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        found = super().option(table, seat, name)
        return None if found == PASS else found

    def is_white(self) -> bool:
        return True

    def lines(self, table: CarsonTable, seat: int) -> i64:
        return target_lines(table, seat, True) | 1 << BACK

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        return None if option == BACK else target_refusal(table, seat, True, option)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == BACK:
            table.ask(seat, self.first)
        elif option < LAND:
            place_cowboy(table, seat, True, NOWHERE, option - TO_SPACE)
            self.first.accepted(table, seat)
        else:
            table.ask(seat, site(option, self.first, True, NOWHERE))

    def default(self, table: CarsonTable, seat: int) -> int:
        return BACK


class Site(OneOfSet):
    """Which parcel a cowboy goes to, or back to the first choice.

    `origin` is where it stands in simultaneous placement, if it is moved.
    """

    others: ClassVar[tuple[str, ...]] = ("back",)
    space: ClassVar[range] = range(PARCELS + 1)

    def __init__(self, first: WhereTo, white: bool = False, origin: int = NOWHERE) -> None:
        self.first = first
        self.white = white
        self.origin = origin

    def about(self, table: CarsonTable, seat: int) -> Args:
        return (("cowboy", TERM, terms.cowboy(self.white)),)

    @abstractmethod
    def why_not(self, table: CarsonTable, seat: int, parcel: int) -> Refusal | None:
        """What forbids a parcel."""

    def other_options(self, table: CarsonTable, seat: int) -> i64:
        return 1

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        return None if option == PARCELS else self.why_not(table, seat, option)

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option == PARCELS:
            table.ask(seat, self.first)
        else:
            place_cowboy(table, seat, self.white, self.origin, ON_MAP + option)
            self.first.accepted(table, seat)

    def default(self, table: CarsonTable, seat: int) -> int:
        return PARCELS


def building_args(table: CarsonTable, parcel: int) -> Args:
    """A building, where it stands, and what it pays."""
    return (
        *terms.parcel_args(parcel),
        ("building", TERM, terms.BUILDING[table.what[parcel]]),
        ("income", NUMBER, income_of(table, parcel)),
    )


class LandSite(Site):
    """carson-place-target-parcel"""

    asks: ClassVar[str] = "land"
    rule: ClassVar[str] = "carson-place-target-parcel"

    def rows(self, table: CarsonTable, seat: int) -> list[int]:
        return targets.land_rows(table, seat, self.white)

    def why_not(self, table: CarsonTable, seat: int, parcel: int) -> Refusal | None:
        return targets.land_refusal(table, seat, self.white, parcel)

    def label_args(self, table: CarsonTable, seat: int, parcel: int) -> Args:
        price = price_of(table, parcel)
        standing = terms.standing(table.what[parcel])
        return (*terms.parcel_args(parcel), ("price", NUMBER, price), ("standing", MAYBE_TERM, standing))


class AttackSite(Site):
    """carson-place-target-attack"""

    asks: ClassVar[str] = "attack"
    rule: ClassVar[str] = "carson-place-target-attack"

    def rows(self, table: CarsonTable, seat: int) -> list[int]:
        return targets.prey_rows(table, seat)

    def why_not(self, table: CarsonTable, seat: int, parcel: int) -> Refusal | None:
        return targets.attack_refusal(table, seat, parcel)

    def label_args(self, table: CarsonTable, seat: int, parcel: int) -> Args:
        return (*building_args(table, parcel), ("owner", SEAT, table.owner[parcel]))


class GuardSite(Site):
    """carson-place-target-defend"""

    asks: ClassVar[str] = "guard"
    rule: ClassVar[str] = "carson-place-target-defend"

    def rows(self, table: CarsonTable, seat: int) -> list[int]:
        return targets.own_rows(table, seat, self.white)

    def why_not(self, table: CarsonTable, seat: int, parcel: int) -> Refusal | None:
        return targets.guard_refusal(table, seat, self.white, parcel)

    def label_args(self, table: CarsonTable, seat: int, parcel: int) -> Args:
        return building_args(table, parcel)


def site(option: int, first: WhereTo, white: bool, origin: int) -> Site:
    """The second question of "land", "attack" and "guard"."""
    if option == LAND:
        return LandSite(first, white, origin)
    return AttackSite(first, white, origin) if option == ATTACK else GuardSite(first, white, origin)


PLACE: Final = Place()
SECOND: Final[list[OwnDecision]] = [LandSite(PLACE), AttackSite(PLACE), GuardSite(PLACE), PlaceWhite(PLACE)]


def pass_on(table: CarsonTable, seat: int, rule: str) -> None:
    """carson-place-pass-track: onto the first free place of the lower track."""
    table.pass_order = (*table.pass_order, seat)
    events.passed(table, seat, rule)


# Turns


def begin(table: CarsonTable) -> None:
    """The phase begins: the lower track is empty."""
    table.phase = PLACING
    table.pass_order = ()
    table.turn = 0
    table.open = open_spaces(table)


class NextTurn(Step[CarsonTable]):
    """carson-place-order, carson-place-last-player, carson-place-end."""

    def run(self, table: CarsonTable) -> None:
        order = table.turn_order
        turn: i64 = table.turn
        passed: i64 = bits_of(table.pass_order)
        everybody: i64 = EVERYBODY[table.seats]
        while passed != everybody:
            seat: i64 = order[turn]
            turn += 1
            if turn == table.seats:
                turn = 0
            if passed >> seat & 1:
                continue
            if table.hand[seat] or table.has_white(seat):
                table.turn = turn
                table.stack.append(NEXT_TURN)
                table.ask(seat, PLACE)
                return
            pass_on(table, seat, "carson-place-forced-pass")
            passed |= 1 << seat


NEXT_TURN: Final = NextTurn()
