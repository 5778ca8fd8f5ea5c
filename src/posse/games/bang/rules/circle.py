"""10. Where people sit: all turn order and all distance is here.

Positions are apart from seats: the ring says in which order people sit, and may change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.games.bang import abilities
from posse.games.bang.abilities import (
    BASE_DISTANCE,
    DISTANCE_FROM_ME,
    DISTANCE_TO_ME,
    TURN_DIRECTION,
    WEAPON_RANGE,
)
from posse.games.bang.facts import MAX_SEATS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from posse.games.bang.table import BangTable, Numbers


# By number of figures in game, place and place: the base distance.
STEPS: Final[list[list[bytes]]] = [
    [
        bytes([min((one - other) % count, (other - one) % count) for other in range(count)])
        for one in range(count)
    ]
    for count in range(MAX_SEATS + 1)
]


def around(table: BangTable, start: int) -> list[int]:
    """The figures in game in turn order from this one on, itself first if it is in game."""
    circle = table.circle
    if table.in_game >> start & 1 and not table.heard & TURN_DIRECTION:
        at = table.place[start]
        return [*circle[at:], *circle[:at]]
    at = table.ring.index(start)
    order = [*table.ring[at:], *table.ring[:at]]
    if not is_clockwise(table):
        order = [order[0], *reversed(order[1:])]
    return [figure for figure in order if table.in_game >> figure & 1]


def is_clockwise(table: BangTable) -> bool:
    """Which way turn order runs. Any figure in game may be asked: the turn player may be out by now."""
    return not table.heard & TURN_DIRECTION or abilities.turn_direction(table, table.circle[0], 1) > 0


def others(table: BangTable, me: int) -> list[int]:
    """bang-time-per-target: figures of other players in turn order, beginning next to this one."""
    mine = table.owner[me]
    return [figure for figure in around(table, me) if table.owner[figure] != mine]


def next_seat(table: BangTable) -> int:
    """bang-turn-next-seat: the next player in game after the one whose turn it is or was."""
    turn = table.turn
    me = table.active[turn]
    if table.in_game >> me & 1 and not table.heard & TURN_DIRECTION and table.seats > 2:
        circle = table.circle
        return table.owner[circle[(table.place[me] + 1) % len(circle)]]
    return table.owner[others(table, me)[0]]


def seats_after(table: BangTable) -> list[int]:
    """Everybody as the turn comes to them, eliminated players too; the one whose turn it is comes last."""
    at = table.ring.index(table.active[table.turn])
    order = [*table.ring[at + 1 :], *table.ring[:at]]
    if not is_clockwise(table):
        order.reverse()
    return [table.owner[figure] for figure in [*order, table.ring[at]]]


def sit_down(table: BangTable) -> None:
    """Call when somebody has left the game or come back, or the ring has changed."""
    circle = tuple([figure for figure in table.ring if table.in_game >> figure & 1])
    table.circle = circle
    table.place = places(circle, table.figures)
    table.reach = [None] * table.figures


def places(circle: Numbers, figures: int) -> bytes:
    """By figure: where in the circle it sits. (0 stands for those who are out.)"""
    place = [0] * figures
    for at, figure in enumerate(circle):
        place[figure] = at
    return bytes(place)


def distance(table: BangTable, me: int, other: int) -> int:
    """bang-dist-seen: how far away a figure sees another one."""
    if me == other:
        return 1  # bang-dist-self
    steps = STEPS[len(table.circle)][table.place[me]][table.place[other]]
    asks = table.asks
    if asks[me] & BASE_DISTANCE:
        steps = abilities.base_distance(table, me, other, steps)
    if asks[other] & DISTANCE_TO_ME:
        steps = abilities.distance_to_me(table, other, steps)
    if asks[me] & DISTANCE_FROM_ME:
        steps = abilities.distance_from_me(table, me, steps)
    return steps if steps > 1 else 1  # bang-dist-minimum


def distances(table: BangTable, me: int) -> list[int]:
    """By figure: how far away this one sees it, 0 where one of them is out."""
    seen = [0] * table.figures
    if not table.in_game >> me & 1:
        return seen
    asks, circle = table.asks, table.circle
    looks = asks[me] & (BASE_DISTANCE | DISTANCE_FROM_ME)
    row = STEPS[len(circle)][table.place[me]]
    for at, figure in enumerate(circle):
        seen[figure] = row[at]
        if looks or asks[figure] & DISTANCE_TO_ME:
            seen[figure] = distance(table, me, figure)
    seen[me] = 1  # bang-dist-self
    return seen


def within(table: BangTable, me: int, reach: int) -> list[int]:
    """The figures of other players that this one sees at most this far away."""
    owner, asks, circle = table.owner, table.asks, table.circle
    mine: i64 = owner[me]
    most: i64 = reach
    looks = asks[me] & (BASE_DISTANCE | DISTANCE_FROM_ME) != 0
    is_seen = table.heard & DISTANCE_TO_ME != 0
    row = STEPS[len(circle)][table.place[me]]  # without modifiers; looked up, because this is in every menu
    found: list[int] = []
    at: i64 = 0
    for figure in circle:
        steps: i64 = row[at]
        at += 1
        if owner[figure] == mine:
            continue
        if looks or (is_seen and asks[figure] & DISTANCE_TO_ME):
            steps = distance(table, me, figure)
        if steps <= most:
            found.append(figure)
    return found


def near(table: BangTable, me: int) -> list[int]:
    """Those at distance 1. Do not change the list: without a weapon they are those in reach."""
    return within(table, me, 1) if table.asks[me] & WEAPON_RANGE else in_reach(table, me)


def in_reach(table: BangTable, me: int) -> list[int]:
    """bang-weapon-range, bang-symbol-reachable. Do not change the list: it may be the one that is kept."""
    found = table.reach[me]
    if found is not None:
        return found
    return within(table, me, abilities.weapon_range(table, me, 1) if table.asks[me] & WEAPON_RANGE else 1)


def keep_reach(table: BangTable, me: int) -> None:
    """Call before somebody chooses targets: what this figure reaches is kept until something changes it."""
    if table.reach[me] is None:
        table.reach[me] = in_reach(table, me)
