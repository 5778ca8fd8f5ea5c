"""What people type at a Carson City table ("e3", "saloon d5", "e3 north"), and what is said of its things."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Final

from posse.cli.tables.carson_city.reading import city_of, edge_of, parcel_named, side_of
from posse.cli.tables.drawing import Drawing
from posse.core.said import NUMBER, SEAT, SEATS, TERM, TEXT, Arg, Said
from posse.core.table import SEAT_LETTERS, Decision, View
from posse.games.carson_city.facts import (
    ABOUT,
    BUILD_3,
    BUILD_12,
    CHARACTERS,
    EDGE_NAMES,
    NOBODY,
    NOTHING,
    PARCEL_NAMES,
    PARCELS,
    PAYING,
    SIDES,
    SPACES,
    STANDS,
)
from posse.games.carson_city.view import CarsonView

SHORTEST: Final = 3  # letters that name a thing
LONG_MENU: Final = 9  # a menu of parcels with more lines is typed instead of numbered
# Questions that a parcel answers, and those where a parcel says which line of the menu is meant
PARCEL_ANSWERS: Final = (
    *("start-parcel", "settle", "land", "attack", "guard", "buy-land"),
    *("house", "land-duel", "attack-duel", "move"),
)
PLACING: Final = ("place", "command", "move-to", "white")
COMPASS: Final = ("north", "south", "west", "east")
# Letters of columns on a Russian or Ukrainian keyboard that look the same
LOOK_ALIKE: Final = str.maketrans({"а": "a", "в": "b", "с": "c", "е": "e", "н": "h"})


class Line:
    """What a line names."""

    def __init__(self) -> None:
        self.parcels: list[int] = []
        self.sides: list[str] = []
        self.buildings: list[int] = []
        self.others: list[str] = []


class CityTalk(Drawing):
    """The half of the drawing that listens."""

    rules: ClassVar[dict[str, str]] = ABOUT

    def _t(self, key: str, **values: str | int) -> str:
        return self.words.t(f"cli-carson-city-{key}", **values)

    def _sign(self, what: int) -> str:
        """What stands on a parcel, in two letters or a sign."""
        return self._t(f"sign-{STANDS[what]}")

    def _short(self, what: int) -> str:
        return self._t(f"name-{STANDS[what]}")

    def _space_name(self, space: int) -> str:
        return self.words.term(self.game, f"action-{SPACES[space]}")

    def _place_name(self, space: int) -> str:
        """The same in few letters: a construction space by its price."""
        if BUILD_12 <= space <= BUILD_3:
            return "$" + SPACES[space].removeprefix("build-")
        return self._space_name(space)

    # How to answer

    def tip(self, decision: Decision) -> str:
        key = f"tip-{decision.asks}"
        return self._t(key) if self.words.has(f"cli-carson-city-{key}") else ""

    def hint(self, view: View, decision: Decision, brief: bool = False) -> str:
        """Parcels and edges are typed where there are many of them."""
        many = len(decision.options)
        if many <= LONG_MENU:
            return ""
        if decision.asks == "road":
            return self._t("hint-edge", n=many)
        if decision.asks == "build":
            return self._t("hint-build", n=many)
        return self._t("hint-parcel", n=many) if decision.asks in PARCEL_ANSWERS else ""

    def about_question(self, view: View, decision: Decision) -> list[str]:
        """The cards to choose from; a tip where there is one."""
        city = city_of(view)
        if decision.asks == "character":
            free = [name.partition(":")[2] for name in decision.names if ":" in name]
            return [self._about_character(city, who) for who in free]
        return [self.tip(decision)] if self.tip(decision) else []

    def typed(self, name: str) -> str:
        """parcel:e3 is typed "e3", edge:h34 "e4 north", saloon:e3 "saloon e3"."""
        kind, _, what = name.partition(":")
        if kind == "parcel":
            return what
        if kind == "edge" and what in EDGE_NAMES:
            parcel, side = side_of(EDGE_NAMES.index(what))
            return f"{PARCEL_NAMES[parcel].lower()} {self._side(side)}"
        if kind in STANDS and what:
            return f"{self._short(STANDS.index(kind)).lower()} {what}"
        return name

    def _side(self, side: str) -> str:
        return self._t(f"type-{side}").split()[0]

    # What is meant

    @cached_property
    def _sides(self) -> dict[str, str]:
        """Every word for a side."""
        found = {word: side for side in COMPASS for word in self._t(f"type-{side}").split()}
        return found | {side: side for side in COMPASS}

    def _line(self, typed: str) -> Line:
        line = Line()
        for token in typed.lower().replace(",", " ").split():
            parcel = parcel_named(token.translate(LOOK_ALIKE)) if len(token) == 2 else -1
            if parcel >= 0:
                line.parcels.append(parcel)
            elif token in self._sides:
                line.sides.append(self._sides[token])
            elif buildings := self._buildings(token):
                line.buildings += buildings[:1]
            elif token not in self._t("type-small").split():
                line.others.append(token)
        return line

    def _buildings(self, token: str) -> list[int]:
        """What can stand on a parcel, by its sign or the beginning of its name."""
        whats = range(1, len(STANDS))
        return [what for what in whats if self._is_called(token, what)]

    def _is_called(self, token: str, what: int) -> bool:
        names = [STANDS[what], self._short(what).lower()]
        if token == self._sign(what).lower():
            return True
        return len(token) >= SHORTEST and any(name.startswith(token) for name in names)

    def read(self, view: View, decision: Decision, typed: str) -> str:
        line = self._line(typed)
        asks = decision.asks
        if ":" in typed or line.others or len(line.parcels) > 1:
            return ""  # an option by its own name, or in other words
        if not line.parcels:
            return self._read_building(decision, line)
        parcel = line.parcels[0]
        name = PARCEL_NAMES[parcel].lower()
        if asks == "road":
            return f"edge:{EDGE_NAMES[edge_of(parcel, line.sides[0])]}" if len(line.sides) == 1 else ""
        if asks == "build":
            return self._read_site(city_of(view), line, name)
        if asks in PARCEL_ANSWERS:
            return f"parcel:{name}"
        return self._read_target(city_of(view), parcel) if asks in PLACING else ""

    def _read_site(self, city: CarsonView, line: Line, name: str) -> str:
        """A building and its parcel; the parcel alone if there is only one tile to build."""
        kept = sorted(set(city.players[city.seat].kept))
        tiles = line.buildings or (kept if len(kept) == 1 else [])
        return f"{STANDS[tiles[0]]}:{name}" if tiles else ""

    def _read_target(self, city: CarsonView, parcel: int) -> str:
        """A parcel touched while cowboys are placed: land to buy, a building to guard or to attack."""
        if city.owner[parcel] == NOBODY:
            return "land"
        return "guard" if city.owner[parcel] == city.seat else "attack"

    def _read_building(self, decision: Decision, line: Line) -> str:
        """A type of building alone, where types are chosen."""
        if len(line.buildings) != 1 or line.sides or decision.asks != "double":
            return ""
        return STANDS[line.buildings[0]]

    def attempts(self, view: View, decision: Decision | None, typed: str) -> list[str]:
        line = self._line(typed)
        found = [self.read(view, decision, typed)] if decision is not None else []
        for parcel in line.parcels:
            found += [f"edge:{EDGE_NAMES[edge_of(parcel, side)]}" for side in line.sides]
            found += [f"{STANDS[what]}:{PARCEL_NAMES[parcel].lower()}" for what in line.buildings]
            found.append(f"parcel:{PARCEL_NAMES[parcel].lower()}")
        wanted = typed.lower().split()
        found += [f"space:{SPACES[space]}" for space in self._spaces(wanted)]
        found += [f"character:{who}" for who in self._characters(wanted)]
        found += [f"tile:{STANDS[what]}" for what in line.buildings]
        found += [*line.others[:1], typed, typed.replace(" ", ":")]
        return [attempt for attempt in found if attempt]

    def _spaces(self, wanted: Sequence[str]) -> list[int]:
        return [
            space for space in range(len(SPACES)) if _begin(wanted, [SPACES[space], self._space_name(space)])
        ]

    def _characters(self, wanted: Sequence[str]) -> list[str]:
        return [
            who
            for who in CHARACTERS
            if _begin(wanted, [who, self.words.term(self.game, f"character-{who}"), self._t(f"card-{who}")])
        ]

    # What is said of a thing

    def about(self, view: View, typed: str) -> list[str]:
        city = city_of(view)
        seats = [
            seat
            for seat, name in enumerate(self.names)
            if typed.lower() in (name.lower(), SEAT_LETTERS[seat])
        ]
        if seats:
            return [self._about_player(city, seat) for seat in seats]
        line = self._line(typed)
        if line.parcels and not line.others:
            return [self._about_parcel(city, parcel) for parcel in line.parcels]
        wanted = typed.lower().split()
        if not wanted or len("".join(wanted)) < SHORTEST:
            return []
        found = [self.explained(f"building-{STANDS[what]}") for what in line.buildings]
        found += [self._about_character(city, who) for who in self._characters(wanted)]
        found += [self._about_space(city, space) for space in self._spaces(wanted)]
        return found or [self.explained(term) for term in self._other_things(wanted)]

    def _other_things(self, wanted: Sequence[str]) -> list[str]:
        shown = [
            term
            for term in ABOUT
            if term.startswith(("count-", "order-", "supply-", "cowboy-", "duel-tiles"))
        ]
        return [term for term in shown if _begin(wanted, [term, self.words.term(self.game, term)])]

    def _about_parcel(self, city: CarsonView, parcel: int) -> str:
        """What stands there and what it pays, whose it is or what it costs, what would pay there."""
        what, owner = city.what[parcel], city.owner[parcel]
        now = []
        if owner == NOBODY:
            now.append(_now("no-owner", ("n", NUMBER, city.prices[parcel])))
        else:
            now.append(_now("owner", ("seat", SEAT, owner)))
        if what in PAYING:
            now.append(_now("pays", ("n", NUMBER, city.incomes[parcel])))
        now.append(_now("reached" if parcel in city.reached else "not-reached"))
        now += [
            _now("here", ("seats", SEATS, tuple(each.cowboys)))
            for each in city.camps
            if each.parcel == parcel
        ]
        if city.seat >= 0 and what == NOTHING:
            pays = city.yields[city.prospects[parcel][city.seat]]
            for building, dollars in zip(PAYING, pays, strict=True):
                term = ("building", TERM, f"building-{STANDS[building]}")
                now += [_now("would-pay", term, ("n", NUMBER, dollars))] * bool(dollars)
        said = " ".join(self.words.say(self.game, each, self.names) for each in now)
        stands = "" if what == NOTHING else self.words.term(self.game, f"building-{STANDS[what]}") + ". "
        return f"{PARCEL_NAMES[parcel]}. {stands}{said} [{ABOUT['parcel']}]"

    def _about_space(self, city: CarsonView, space: int) -> str:
        """What a space does, the tile on it, and who stands there."""
        now = []
        if BUILD_12 <= space <= BUILD_3:
            tile, cost = city.row[BUILD_3 - space], city.costs[BUILD_3 - space]
            building = ("building", TERM, f"building-{STANDS[tile]}")
            now.append(_now("tile", building, ("n", NUMBER, cost)) if tile else _now("no-tile"))
        cowboys = city.spaces[space].cowboys
        now += [_now("here", ("seats", SEATS, tuple(dict.fromkeys(cowboys))))] * bool(cowboys)
        return self.explained(f"action-{SPACES[space]}", now)

    def _about_character(self, city: CarsonView, who: str) -> str:
        character = CHARACTERS.index(who)
        held = [player.seat for player in city.players if player.character == character]
        now = [_now("held", ("seat", SEAT, seat)) for seat in held]
        return self.explained(f"character-{who}", now, SIDES[city.sides[character]])

    def _about_player(self, city: CarsonView, seat: int) -> str:
        player = city.players[seat]
        who = ("seat", SEAT, seat)
        now = [
            _now("money", who, ("n", NUMBER, player.money)),
            _now("points", who, ("n", NUMBER, player.points)),
            _now("cowboys", who, ("n", NUMBER, player.cowboys), ("reserve", NUMBER, player.reserve)),
            _now("revolvers", who, ("n", NUMBER, player.revolvers)),
            _now("firepower", who, ("n", NUMBER, player.firepower)),
        ]
        for parcel in range(PARCELS):
            if city.owner[parcel] == seat and city.what[parcel] in PAYING:
                building = ("building", TERM, f"building-{STANDS[city.what[parcel]]}")
                at = ("parcel", TEXT, PARCEL_NAMES[parcel])
                now.append(_now("earns", building, at, ("n", NUMBER, city.incomes[parcel])))
        said = " ".join(self.words.say(self.game, each, self.names) for each in now)
        return f"{self.names[seat]} ({self.kinds[seat]}). {said}"


def _now(key: str, *args: Arg) -> Said:
    """How a thing stands, as the board in the browser says it."""
    return Said(f"carson-city-now-{key}", args)


def _begin(wanted: Sequence[str], names: Sequence[str]) -> bool:
    """Whether every word typed begins a word of one of these names."""
    return bool(wanted) and any(
        all(any(part.startswith(word) for part in re.split(r"[\s-]+", name.lower())) for word in wanted)
        for name in names
    )
