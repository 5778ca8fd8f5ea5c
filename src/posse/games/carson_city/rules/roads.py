"""Roads: edges, the network, and the decisions before which a player may lay them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.core.questions import Plain
from posse.core.said import Refusal, Said
from posse.games.carson_city import events, terms
from posse.games.carson_city.facts import EDGES, SIDE, UPRIGHT
from posse.games.carson_city.pieces.land import LEVEL_EDGES_IN, UPRIGHT_EDGES_IN, WHOLE_ROW
from posse.games.carson_city.table import CarsonTable

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_MORE: Final = EDGES  # the option to lay no road after all


def legal_edges(table: CarsonTable) -> list[int]:
    """carson-road-on-edge, carson-road-connect, carson-road-border: free edges that touch the network."""
    found: list[int] = []
    corners = table.corners
    for row in range(SIDE + 1):
        here: i64 = corners[row]
        level: i64 = (here | here >> 1) & WHOLE_ROW & ~table.level_roads[row]
        if level:
            found += LEVEL_EDGES_IN[row][level]
        if row < SIDE:
            upright: i64 = (here | corners[row + 1]) & ~table.upright_roads[row]
            if upright:
                found += UPRIGHT_EDGES_IN[row][upright]
    return found


def is_laid(table: CarsonTable, edge: int) -> bool:
    if edge < UPRIGHT:
        return table.level_roads[edge // SIDE] >> edge % SIDE & 1 == 1
    edge -= UPRIGHT
    return table.upright_roads[edge // (SIDE + 1)] >> edge % (SIDE + 1) & 1 == 1


def touches_network(table: CarsonTable, edge: int) -> bool:
    """carson-road-connect: whether one of its ends is the end of a road."""
    if edge < UPRIGHT:
        return table.corners[edge // SIDE] >> edge % SIDE & 3 != 0
    row, column = (edge - UPRIGHT) // (SIDE + 1), (edge - UPRIGHT) % (SIDE + 1)
    return (table.corners[row] | table.corners[row + 1]) >> column & 1 == 1


def put_road(table: CarsonTable, edge: int) -> None:
    """A road comes to lie on an edge: from here on it is everybody's (carson-road-common)."""
    if edge < UPRIGHT:
        row, column = edge // SIDE, edge % SIDE
        table.level_roads[row] |= 1 << column
        table.corners[row] |= 3 << column
        _reach(table, row)
    else:
        row, column = (edge - UPRIGHT) // (SIDE + 1), (edge - UPRIGHT) % (SIDE + 1)
        table.upright_roads[row] |= 1 << column
        table.corners[row] |= 1 << column
        table.corners[row + 1] |= 1 << column
        _reach(table, row)
        _reach(table, row + 1)


def _reach(table: CarsonTable, corner_row: int) -> None:
    """carson-geo-road-reaches: the rows of parcels above and below a row of corners, worked out again."""
    for row in (corner_row - 1, corner_row):
        if 0 <= row < SIDE:
            both = table.corners[row] | table.corners[row + 1]
            table.reach[row] = (both | both >> 1) & WHOLE_ROW


def receive_roads(table: CarsonTable, seat: int, count: int, source: str, rule: str) -> None:
    """carson-supply-short: what is left of it."""
    count = min(count, table.spare_roads)
    table.spare_roads -= count
    table.roads[seat] += count
    events.roads_received(table, seat, count, source, rule)


class OwnDecision(Plain[CarsonTable]):
    """carson-road-window: a decision before which its player may lay roads: one line of its menu."""

    def is_possible(self, table: CarsonTable, seat: int) -> bool:
        """Whether there is anything to decide, roads left aside."""
        return True

    def again(self, table: CarsonTable, seat: int) -> None:
        """Ask it again, after a road has been laid."""
        table.ask(seat, self)

    def lay_road(self, table: CarsonTable, seat: int) -> None:
        table.ask(seat, LayRoad(self))

    def no_road(self, table: CarsonTable, seat: int) -> Refusal | None:
        """Why no road can be laid."""
        if table.roads[seat]:
            return None
        return Refusal("carson-road-window", "carson-city-refusal-no-roads")

    def road_label(self, table: CarsonTable) -> Said:
        touches = tuple([terms.EDGE_THINGS[edge] for edge in legal_edges(table)])
        return self.say(table, "road", (), touches)


class LayRoad(Plain[CarsonTable]):
    """carson-road-anytime: which edge the road goes to. Then the decision before it is asked again."""

    asks: ClassVar[str] = "road"
    rule: ClassVar[str] = "carson-road-window"
    space: ClassVar[range] = range(EDGES + 1)

    def __init__(self, then: OwnDecision) -> None:
        self.then = then

    def options(self, table: CarsonTable, seat: int) -> list[int]:
        found = legal_edges(table)
        found.append(NO_MORE)
        return found

    def forbids(self, table: CarsonTable, seat: int, option: int) -> Refusal | None:
        if option == NO_MORE:
            return None
        if is_laid(table, option):
            return Refusal("carson-road-on-edge", "carson-city-refusal-road-there")
        if not touches_network(table, option):
            return Refusal("carson-road-connect", "carson-city-refusal-road-apart")
        return None

    def chosen(self, table: CarsonTable, seat: int, option: int) -> None:
        if option != NO_MORE:
            table.roads[seat] -= 1
            put_road(table, option)
            events.road_laid(table, seat, option, "carson-road-anytime")
        self.then.again(table, seat)

    def default(self, table: CarsonTable, seat: int) -> int:
        return NO_MORE

    def name(self, table: CarsonTable, seat: int, option: int) -> str:
        return "back" if option == NO_MORE else terms.EDGE_THINGS[option]

    def option(self, table: CarsonTable, seat: int, name: str) -> int | None:
        if name == "back":
            return NO_MORE
        kind, _, edge = name.partition(":")
        return terms.EDGES_NAMED.get(edge) if kind == "edge" else None

    def label(self, table: CarsonTable, seat: int, option: int) -> Said:
        if option == NO_MORE:
            return self.say(table, "no-road")
        return self.say(table, "lay", terms.edge_args(option), (terms.EDGE_THINGS[option],))
