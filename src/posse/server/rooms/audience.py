"""What each seat has been told, so that it hears only of what changes for it."""

from __future__ import annotations

import dataclasses
from typing import Any

from msgspec import UNSET

from posse.core import Table, View
from posse.server.rooms.connection import Connection, encode, encode_raw
from posse.server.wire import protocol
from posse.server.wire.convert import decision_told, events_told


class Audience:
    """Everybody who sees the table from one seat (-1: the spectators)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.told = 0  # events
        self.asked = False
        self.seen: View | None = None
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

    def tell(
        self,
        table: Table,
        clocks: list[protocol.SeatClock],
        asked: bool,
        now: int,
        same: bool = False,
        sealed: bool = False,
    ) -> None:
        """Tell all of them what has changed; nothing, if nothing has that they may know.

        `same`: this seat is certainly asked what it was asked before. `sealed`: all that has happened is
        that somebody else has laid an answer face down.
        """
        since, view, decision, shown = self.told, self.view, self.decision, self.clocks
        self._see(table, clocks, asked, same and asked == self.asked, sealed)
        changed = self.decision != decision
        if self.told == since and self.view == view and not changed:
            if self.clocks != shown:
                self.send(encode(protocol.ClocksChanged(now, self.clocks)))
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

    def _see(
        self,
        table: Table,
        clocks: list[protocol.SeatClock],
        asked: bool,
        same: bool = False,
        sealed: bool = False,
    ) -> None:
        self.told = len(table.told)
        if sealed and self.seen is not None:
            # It is a secret what was answered, so only who has still to answer can look different.
            self.seen = dataclasses.replace(self.seen, waiting=table.waiting_for())
        else:
            self.seen = table.view(self.seat)
        self.view = encode_raw(self.seen)
        self.clocks = encode_raw(clocks)
        self.asked = asked
        if not same:
            self.decision = encode_raw(decision_told(table, self.seat) if asked else None)
