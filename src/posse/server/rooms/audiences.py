"""The clients connected to a table, by the seat from which they see it, and what each seat was sent last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from msgspec import UNSET

from posse.core import Table, View
from posse.core.errors import PosseError
from posse.server.rooms import fairness, seat_rows
from posse.server.rooms.connection import Connection
from posse.server.rooms.past import Past
from posse.server.rooms.state import TableState
from posse.server.services import Listener
from posse.server.store.across import Elsewhere
from posse.server.wire import convert, protocol
from posse.server.wire.encoding import encode, encode_raw
from posse.server.wire.errors import FORBIDDEN

SPECTATORS = -1
NOTHING_ASKED: Final = encode_raw(None)


@dataclass
class Sight:
    """What one seat may know of a game now."""

    table: Table  # with only those seats waiting that it may know of
    asked: bool  # off while a bot or a standing answer replies, or where the seat is passed for
    back: str | None  # the decision to take back
    clocks: list[protocol.SeatClock]
    phase: protocol.PhaseClock | None
    view: View | None = None  # if it was made together with others


class Audience:
    """All connections that see the table from one seat. They are sent only what changes for that seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.past = Past(seat)
        self.events_sent = 0
        self.asked = False
        self.view: View | None = None  # while somebody answers in secret
        # The parts of the last message, the large ones as they were encoded
        self.sent_view: Any = None
        self.sent_decision: Any = NOTHING_ASKED
        self.sent_clocks: Any = None
        self.sent_back: str | None = None
        self.sent_phase: protocol.PhaseClock | None = None

    def send(self, text: str) -> None:
        for connection in self.connections:
            connection.send(text)

    def send_full_view(self, connection: Connection, sight: Sight, since: int) -> None:
        """Send one connection the whole view."""
        self._look(sight)
        since = min(since, self.events_sent)
        self.past.grow(sight.table)
        if since < self.past.begins_after(since):
            connection.send_pieces(self.past.since(since))
        since = self.past.begins_after(since)
        message = protocol.ViewChanged(
            full=True,
            since=since,
            number=self.events_sent,
            events=convert.events(sight.table, since, self.seat),
            view=self.sent_view,
            decision=self.sent_decision,
            clocks=self.sent_clocks,
            back=self.sent_back,
            phase=self.sent_phase,
        )
        connection.send(encode(message))

    def send_changes(
        self, sight: Sight, now: int, same_question: bool = False, only_sealed: bool = False
    ) -> None:
        """Send all of them what has changed; nothing, if nothing has changed that they may know.

        `same_question`: this seat is certainly asked what it was asked before. `only_sealed`: nothing has
        happened but that somebody else has given a sealed answer.
        """
        since, view = self.events_sent, self.sent_view
        decision, shown, back = self.sent_decision, self.sent_clocks, self.sent_back
        phase = self.sent_phase
        self._look(sight, same_question and sight.asked == self.asked, only_sealed)
        changed = self.sent_decision != decision
        same_view = self.events_sent == since and self.sent_view == view
        if same_view and not changed and self.sent_back == back:
            if self.sent_clocks != shown or self.sent_phase != phase:
                self.send(encode(protocol.ClocksChanged(now, self.sent_clocks, self.sent_phase)))
            return
        message = protocol.ViewChanged(
            full=False,
            since=since,
            number=self.events_sent,
            events=convert.events(sight.table, since, self.seat),
            view=self.sent_view,
            decision=self.sent_decision if changed else UNSET,
            clocks=self.sent_clocks if self.sent_clocks != shown else UNSET,
            back=self.sent_back if self.sent_back != back else UNSET,
            phase=self.sent_phase if self.sent_phase != phase else UNSET,
        )
        self.send(encode(message))

    def _look(self, sight: Sight, same_question: bool = False, only_sealed: bool = False) -> None:
        """Encode what this seat is to see now."""
        table = sight.table
        self.events_sent = len(table.told)
        if only_sealed and self.view is not None:
            # What was answered is secret, so only the list of seats that still have to answer can differ.
            view = self.view
            view.waiting = table.waiting_for()
        else:
            view = sight.view or table.view(self.seat)
        self.view = view if table.secret else None  # else it would only be work for the garbage collector
        self.sent_view = encode_raw(view)
        self.sent_clocks = sight.clocks
        self.sent_back = sight.back
        self.sent_phase = sight.phase
        self.asked = sight.asked
        if not same_question:
            asked = convert.decision(table, self.seat) if sight.asked else None
            self.sent_decision = encode_raw(asked) if asked is not None else NOTHING_ASKED


class Audiences:
    """Everybody who is connected to a table."""

    def __init__(self, state: TableState, listener: Listener) -> None:
        self.state = state
        self.listener = listener
        self.by_seat: dict[int, Audience] = {}  # only seats with a connection
        self.elsewhere = Elsewhere()
        self.presence = ""  # as it was sent last

    def __iter__(self) -> Iterator[Audience]:
        return iter(self.by_seat.values())

    def __bool__(self) -> bool:
        return bool(self.by_seat)

    def __contains__(self, seat: int) -> bool:
        """Whether the person on this seat is connected, here or to another server."""
        return seat in self.by_seat or seat in self._seats_elsewhere()

    def anybody(self) -> bool:
        """Whether a person is connected, here or to another server."""
        return any(not seat_rows.is_outside(visitor) for visitor in self.visitors())

    def people(self) -> list[int]:
        """The seats whose people are connected, without the outside bots."""
        return [seat for seat in self.here() if seat_rows.is_of_person(self.state.seats[seat])]

    def here(self) -> list[int]:
        """The seats whose people are connected."""
        return sorted({*self.by_seat, *self._seats_elsewhere()} - {SPECTATORS})

    def visitors(self) -> set[str]:
        """Everybody who is connected."""
        return {connection.visitor for connection in self.connections()} | self.elsewhere.visitors.keys()

    def _seats_elsewhere(self) -> list[int]:
        return [self.state.seat_of(visitor) for visitor in self.elsewhere.visitors]

    def connections(self) -> list[Connection]:
        return [connection for audience in self for connection in audience.connections]

    def spectators(self) -> int:
        watching = self.by_seat.get(SPECTATORS)
        others = self.elsewhere.visitors
        away = [others[each] for each in others if self.state.seat_of(each) == SPECTATORS]
        return sum(away) + (len(watching.connections) if watching is not None else 0)

    def add(self, connection: Connection, seat: int) -> None:
        connection.seat = seat
        if seat not in self.by_seat:
            self.by_seat[seat] = Audience(seat)
        self.by_seat[seat].connections.add(connection)

    def discard(self, connection: Connection) -> None:
        audience = self.by_seat.get(connection.seat)
        if audience is not None:
            audience.connections.discard(connection)
            if not audience.connections:
                del self.by_seat[connection.seat]

    def move(self, connection: Connection, seat: int) -> None:
        if connection.seat != seat:
            self.discard(connection)
            self.add(connection, seat)

    def disconnect(self, visitor: str, error: PosseError) -> None:
        """Close every connection of one visitor, and tell them why."""
        for connection in self.connections():
            if connection.visitor == visitor:
                self.discard(connection)
                connection.send_error("", error)
                connection.close(FORBIDDEN)

    def send(self, text: str) -> None:
        for audience in self:
            audience.send(text)

    def send_to(self, seat: int, message: object) -> None:
        if seat in self.by_seat:
            self.by_seat[seat].send(encode(message))

    def send_table(self) -> None:
        """Send everybody the table as it is now; the lobby's lists change too."""
        for audience in self:
            texts: dict[bool, str] = {}
            for connection in audience.connections:
                host = self.state.is_host(connection.visitor)
                if host not in texts:
                    texts[host] = encode(protocol.TableChanged(self.state.described(connection.visitor)))
                connection.send(texts[host])
        self.listener.table_changed()

    def send_luck(self) -> None:
        for audience in self:
            luck = fairness.described(self.state.row, self.state.seats, audience.seat)
            audience.send(encode(protocol.LuckChanged(luck)))

    def send_presence(self, newcomer: Connection | None = None) -> None:
        """Tell who is here: everybody if that has changed, otherwise only the newcomer."""
        text = encode(protocol.Presence(here=self.here(), watching=self.spectators()))
        if text != self.presence:
            self.presence = text
            self.send(text)
        elif newcomer is not None:
            newcomer.send(text)
