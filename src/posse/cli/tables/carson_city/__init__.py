"""Carson City in a terminal: the map with its roads, the action track beside it, everybody's goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from posse.cli.tables.carson_city.reading import WHITE, city_of, cowboys_of, income_of, letters, order_of
from posse.cli.tables.carson_city.talk import CityTalk
from posse.cli.tables.carson_city.town import picture, width_of
from posse.cli.tables.lines import Labelled, flow
from posse.core.events import Event
from posse.core.table import SEAT_LETTERS, View
from posse.games.carson_city.facts import (
    BUILD_3,
    BUILD_12,
    BUILDING_INCOME,
    BUILDINGS,
    BUY_VP_5,
    CHARACTERS,
    LAND_PURCHASE,
    NOBODY,
    NOTHING,
    PARCEL_NAMES,
    PARCELS,
    PHASES,
    POINT_PRICES,
    ROUNDS,
    SIDES,
    SPACES,
    STANDS,
    WAGE,
    WAGES,
)
from posse.games.carson_city.view import CarsonView, PlayerView, SpaceView

WIDE: Final = 120
INNER: Final = 5  # the room inside a parcel
WIDE_INNER: Final = 9
GAP: Final = 2  # between the map and the track
NAME: Final = 14  # the letter of the seat, and as much of a name as can be typed at this table
ME: Final = "▶"
NOW: Final = "→"  # the action that is being carried out
CAMP: Final = "*"  # cowboys on a parcel
CLOSED: Final = "✗"
ON_MAP: Final = 32  # places from this number on are parcels
# Colours only help: the letter of the owner stands there.
COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_cyan")
# Told in other ways: by the table, or by what follows.
UNTOLD: Final = ("row-shifted", "row-filled", "sides-fixed", "mountain-rose", "turn-order-set", "scored")


class CityDrawing(CityTalk):
    """At 80 columns parcels show what stands there and whose it is; from 120 on what it pays, too."""

    short_menu: ClassVar[int] = 5  # the table is high

    def table(self, view: View, width: int) -> RenderableType:
        city = city_of(view)
        return Group(
            Rule(Text(self._title(city), style="bold"), align="left", style="dim"),
            *self._board(city, width),
            *self._fights(city),
            Rule(style="dim"),
            self._players(city, width),
            self._supply(city),
            *self._mine(city),
        )

    def _title(self, city: CarsonView) -> str:
        name = self.words.t(f"{self.game.name}-name")
        if city.over:
            return f"{name} · {self._t('over')}"
        phase = self._t(f"phase-{PHASES[city.phase]}")
        if not city.round:
            return f"{name} · {phase}"
        title = f"{self._t('round', round=city.round, rounds=ROUNDS)} · {phase}"
        return title if city.action == NOBODY else f"{title} · {self._space_name(city.action)}"

    # The map and the track beside it

    def _board(self, city: CarsonView, width: int) -> list[Text]:
        wide = width >= WIDE
        inner = WIDE_INNER if wide else INNER
        land = picture([self._parcel(city, at, wide) for at in range(PARCELS)], city.edges, inner)
        track = self._track(city, width - width_of(inner) - GAP)
        left = width_of(inner) + GAP
        blank = Text(" " * left)
        lines = []
        for number in range(max(len(land), len(track))):
            start = land[number].copy() if number < len(land) else blank.copy()
            if number < len(track):
                start.append(" " * (left - cell_len(start.plain)))
                start.append_text(track[number])
            lines.append(start)
        return lines

    def _parcel(self, city: CarsonView, parcel: int, wide: bool) -> Text:
        """What stands there and whose it is: "Sa b", "▲$4" for a mountain to buy, "[b]" for empty land."""
        what, owner = city.what[parcel], city.owner[parcel]
        camp = CAMP if any(each.parcel == parcel for each in city.camps) else ""
        sign = "" if what == NOTHING else self._sign(what)
        if owner == NOBODY:
            price = f"${city.prices[parcel]}{camp}"
            return Text(sign + price, style="" if camp or sign else "dim")
        letter = SEAT_LETTERS[owner]
        shown = f"{sign} {letter}{camp}" if sign else f"[{letter}]"
        if wide and what in BUILDINGS and city.incomes[parcel]:
            shown += f" ${city.incomes[parcel]}"
        return Text(shown, style=_colour(owner, owner == city.seat))

    def _track(self, city: CarsonView, room: int) -> list[Text]:
        """The spaces in their order. Those where land is bought and buildings pay hold no cowboy."""
        lines: list[Text] = []
        for space in city.spaces[:BUY_VP_5]:
            if space.space in (LAND_PURCHASE, BUILDING_INCOME):
                continue
            crowd = self._crowd(city, space)
            lines += flow([self._space(city, space), *([crowd] if crowd.plain else [])], room)
        points = [self._points_space(city, space) for space in city.spaces[BUY_VP_5:]]
        return lines + flow([Text(f"  {self._t('points')}"), *points], room)

    def _space(self, city: CarsonView, space: SpaceView) -> Text:
        mark = NOW if city.action == space.space else " "
        if BUILD_12 <= space.space <= BUILD_3:
            place = BUILD_3 - space.space
            tile = city.row[place]
            name = "–" if tile == NOTHING else f"{self._sign(tile)} {self._short(tile)}"
            name = f"{f'${city.costs[place]}':>3} {name}"
        else:
            name = self._space_name(space.space) + (f" ${WAGE}" if space.space == WAGES else "")
        return Text(f"{mark} {name}", style="bold" if mark == NOW else "" if space.open else "dim")

    def _crowd(self, city: CarsonView, space: SpaceView) -> Text:
        """Cowboys on a space."""
        return Text(cowboys_of(city, space), style="bold yellow")

    def _points_space(self, city: CarsonView, space: SpaceView) -> Text:
        price = f"${POINT_PRICES[space.space - BUY_VP_5]}"
        if not space.open and city.round:
            return Text(CLOSED + price, style="dim")
        mark = NOW if city.action == space.space else ""
        crowd = self._crowd(city, space)
        return Text.assemble(mark + price, ":" if crowd.plain else "", crowd)

    # Cowboys on the map, and duels

    def _fights(self, city: CarsonView) -> list[RenderableType]:
        camps = [f"{PARCEL_NAMES[camp.parcel]} {cowboys_of(city, camp)}" for camp in city.camps]
        duels = [
            self._duel(each.place, each.seats, each.chances, each.tie)
            for each in city.contests
            if len(each.seats) > 1
        ]
        rows = (("camps", camps), ("duels", duels))
        return [self._labelled(label, [Text(word) for word in words]) for label, words in rows if words]

    def _duel(self, place: int, seats: list[int], chances: list[int], tie: int) -> str:
        """Who would meet there, with their chances in percent; "=" is left to the order of passing."""
        where = PARCEL_NAMES[place - ON_MAP] if place >= ON_MAP else self._place_name(place)
        if not chances:
            return f"{where}: {letters(seats)}"
        said = [f"{SEAT_LETTERS[seat]} {chance} %" for seat, chance in zip(seats, chances, strict=True)]
        return f"{where}: {', '.join([*said, *([f'= {tie} %'] if tie else [])])}"

    # Everybody's goods

    def _players(self, city: CarsonView, width: int) -> RenderableType:
        """Everybody in the order of the seats. ▶ is the reader."""
        grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", width=1, no_wrap=True)
        grid.add_column(self._t("column-player"), no_wrap=True)
        grid.add_column(self._t("column-order"), no_wrap=True)
        grid.add_column(self._t("column-card"), no_wrap=True)
        for column in self._columns(width):
            grid.add_column(self._t(f"column-{column}"), justify="right", no_wrap=True)
        for player in city.players:
            me = player.seat == city.seat
            grid.add_row(*self._cells(city, player, width), style="bold" if me else "")
        return grid

    def _columns(self, width: int) -> list[str]:
        few = ["money", "points", "cowboys", "firepower", "roads", "parcels", "buildings", "income"]
        return few if width < WIDE else [*few[:3], "revolvers", *few[3:]]

    def _cells(self, city: CarsonView, player: PlayerView, width: int) -> list[Text]:
        seat = player.seat
        name = Text(self.who(seat), style=COLOURS[seat])
        if width < WIDE:
            name.truncate(NAME, overflow="ellipsis")
        limit = "" if player.limit == NOBODY else f"/{player.limit}"
        figures: dict[str, str | int] = {
            "money": f"${player.money}{limit}",
            "points": player.points,
            "cowboys": player.cowboys,
            "revolvers": player.revolvers,
            "firepower": player.firepower,
            "roads": player.roads,
            "parcels": player.parcels,
            "buildings": player.buildings,
            "income": f"${income_of(city, seat)}",
        }
        card = "–" if player.character == NOBODY else self._t(f"card-{CHARACTERS[player.character]}")
        cells = [Text(ME if seat == city.seat else ""), name, Text(order_of(city, seat)), Text(card)]
        return cells + [Text(str(figures[column])) for column in self._columns(width)]

    def _supply(self, city: CarsonView) -> RenderableType:
        """Tokens with a holder, tiles that are kept, and what is left of everything."""
        words = []
        if city.three_guns != NOBODY:
            words.append(f"{self._space_name(SPACES.index('three-guns'))}: {SEAT_LETTERS[city.three_guns]}")
        if city.white_of != NOBODY:
            white = self.words.term(self.game, "cowboy-white")
            words.append(f"{white}: {SEAT_LETTERS[city.white_of]}{WHITE}")
        for player in city.players:
            if player.kept:
                tiles = self.words.row([self._short(tile) for tile in player.kept])
                words.append(self._t("kept", who=SEAT_LETTERS[player.seat], tiles=tiles))
        words.append(
            self._t(
                "left",
                tiles=city.bag,
                roads=city.spare_roads,
                houses=city.spare_houses,
                revolvers=city.spare_revolvers,
            )
        )
        return self._labelled("table", [Text(word) for word in words])

    # What is the reader's

    def _mine(self, city: CarsonView) -> list[RenderableType]:
        lines: list[RenderableType] = []
        if city.seat < 0:
            return lines
        me = city.players[city.seat]
        if me.character != NOBODY and not city.over:
            lines.append(self._labelled("card", [Text(self._ability(city, me.character))]))
        if city.tiles:
            lines.append(self._labelled("tiles", [Text(" ".join(map(str, city.tiles)))]))
        if city.tile != NOBODY:
            lines.append(self._labelled("chosen", [Text(str(city.tile))]))
        return lines

    def _ability(self, city: CarsonView, character: int) -> str:
        term = f"character-{CHARACTERS[character]}"
        side = SIDES[city.sides[character]]
        return f"{self.words.term(self.game, term)}: {self.words.term(self.game, term, side)}"

    def _labelled(self, label: str, words: Sequence[Text]) -> RenderableType:
        return Labelled(self._t(label), words, " · ")

    # What is told

    def is_told(self, event: Event, reader: int) -> bool:
        """Not what the table shows anyway; no building pays 0 aloud."""
        if event.kind.name == "building-paid":
            told: dict[str, Any] = event.facts()
            return bool(told["amount"])
        return event.kind.name not in UNTOLD

    def heading(self, event: Event) -> str:
        told: dict[str, Any] = event.facts()
        if event.kind.name == "round-started":
            return self._t("round", round=told["round"], rounds=ROUNDS)
        return self._t("over") if event.kind.name == "game-ended" else ""

    def legend(self) -> str:
        signs = [f"{self._sign(tile)} {self._short(tile)}" for tile in range(1, len(STANDS))]
        return self._t("legend", signs=self.words.row(signs))


def _colour(seat: int, mine: bool) -> str:
    return COLOURS[seat] + (" bold" if mine else "")


DRAWING = CityDrawing
