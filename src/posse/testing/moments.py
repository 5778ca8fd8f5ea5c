"""Moments of a game that are worth looking at on its board: a game's own module says which (`LOOKOUT`).

tools/board_fixtures.py plays games until it has seen each of them, and keeps it for the client.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from posse.core import SettingValue, Table, View
from posse.core.said import Args

Choosing = Callable[[Table, int, random.Random], int]


class Moment:
    """A table just after a choice, as one seat (-1: a spectator) gets to know of it."""

    view: View

    def __init__(self, table: Table, seat: int, before: View, since: int) -> None:
        self.table = table
        self.seat = seat
        self.before = before
        self.since = since
        self.view = table.view(seat)
        decision = table.decision(seat, named=True) if seat >= 0 else None
        self.asks = decision.asks if decision else ""
        self.about: Args = decision.about if decision else ()
        self.options: list[str] = decision.names if decision else []

    def told(self, kind: str) -> int:
        """How often this has just happened."""
        return sum(event.kind.name == kind for event in self.table.told[self.since :])

    def waits(self, asks: str) -> bool:
        return any(each.asks == asks for each in self.view.waiting)


M = TypeVar("M", bound=Moment)


def asked(asks: str, also: Callable[[M], bool] | None = None) -> Callable[[M], bool]:
    return lambda m: m.asks == asks and (also is None or also(m))


@dataclass
class Lookout(Generic[M]):
    """What is wanted of a game. `kinds` of tables (seats and settings) are played in turn, at most `games`.

    `wanted` by name: at what kind of table, and what has to be true. A seat that is asked, unless the test
    says otherwise.
    """

    game: str
    games: int
    moment: type[M]
    kinds: dict[str, tuple[int, dict[str, SettingValue]]]
    wanted: dict[str, tuple[str, Callable[[M], bool]]]
    choose: Choosing
