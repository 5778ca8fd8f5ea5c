"""What each seat has been told, so that it hears only of what changes for it."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from posse.core import Table
from posse.server import protocol
from posse.server.connections import Connection, encode, encode_raw
from posse.server.telling import decision_told, events_told


class Audience:
    """Everybody who sees the table from one seat (-1: the spectators)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.told = 0  # events
        self.asked = False
        # As they were encoded for the last message
        self.view: Any = None
        self.decision: Any = encode_raw(None)
        self.clocks: Any = None

    def send(self, text: str) -> None:
        for connection in self.connections:
            connection.send(text)

    def welcome(
        self,
        connection: Connection,
        table: Table,
        since: int,
        clocks: list[protocol.SeatClock],
        asked: bool,
    ) -> None:
        """Tell one connection everything; `asked` is off while somebody else answers for this seat."""
        self._see(table, clocks, asked)
        since = min(since, self.told)
        message = protocol.ViewChanged(
            full=True,
            since=since,
            number=self.told,
            events=events_told(table, since, self.seat),
            view=self.view,
            decision=self.decision,
            clocks=self.clocks,
        )
        connection.send(encode(message))

    def tell(self, table: Table, clocks: list[protocol.SeatClock], asked: bool, same: bool) -> None:
        """Tell all of them what has changed; nothing, if nothing has that they may know.

        `same`: the caller knows that this seat is asked what it was asked before.
        """
        since, view, decision, shown = self.told, self.view, self.decision, self.clocks
        self._see(table, clocks, asked, same and asked == self.asked)
        changed = self.decision != decision
        if self.told == since and self.view == view and not changed and self.clocks == shown:
            return
        message = protocol.ViewChanged(
            full=False,
            since=since,
            number=self.told,
            events=events_told(table, since, self.seat),
            view=self.view,
            decision=self.decision if changed else UNSET,
            clocks=self.clocks if self.clocks != shown else UNSET,
        )
        self.send(encode(message))

    def _see(self, table: Table, clocks: list[protocol.SeatClock], asked: bool, same: bool = False) -> None:
        self.told = len(table.told)
        self.view = encode_raw(table.view(self.seat))
        self.clocks = encode_raw(clocks)
        self.asked = asked
        if not same:
            self.decision = encode_raw(decision_told(table, self.seat) if asked else None)
