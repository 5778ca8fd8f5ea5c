"""Roads in hand: where they come from, and the decisions before which a player may lay them."""

from __future__ import annotations

from typing import ClassVar, Final

from posse.core.questions import Plain
from posse.core.said import Refusal, Said
from posse.games.carson_city import events, terms
from posse.games.carson_city.facts import EDGES
from posse.games.carson_city.rules.network import edge_refusal, legal_edges, put_road
from posse.games.carson_city.table import CarsonTable

NO_MORE: Final = EDGES  # the option to lay no road after all


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
        return None if option == NO_MORE else edge_refusal(table, option)

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
