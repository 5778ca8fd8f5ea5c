"""Choices at a table in play: each is tried, stored, then made true and sent to everybody who may know.

Who chooses when is in play.py.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from posse.core import Refused, Table
from posse.core.said import Said
from posse.core.standing import StandingAnswers, only_answer
from posse.server.rooms import seat_rows
from posse.server.rooms.asked_since import AskedSince
from posse.server.rooms.audiences import Audiences, Sight
from posse.server.rooms.connection import Connection
from posse.server.rooms.ledger import Ledger
from posse.server.rooms.seat_clocks import SeatClocks
from posse.server.rooms.showing import ALLOWED, Showing
from posse.server.rooms.state import TableState
from posse.server.services import Listener
from posse.server.store.rows import BACK, CLOSED, LAID, ChoiceRow, Position, SeatRow
from posse.server.store.storage import Taken
from posse.server.wire import convert, protocol
from posse.server.wire.errors import api_error

# Who has chosen, as the log has it
PERSON: Final = "person"
BOT: Final = "bot"
CLOCK: Final = "clock"
STANDING: Final = "standing"
WINDOW: Final = "window"

AT_ONCE: Final = 500  # milliseconds in which the parts of an answer by the clock follow each other


class Choosing:
    """Knows the state of its table and the clients to send to, but not the room that owns it. Methods that
    end in a choice are called with the table's lock held."""

    def __init__(self, state: TableState, audiences: Audiences, listener: Listener) -> None:
        self.state = state
        self.audiences = audiences
        self.listener = listener
        self.services = state.services
        self.ledger = Ledger(state)
        self.clocks = SeatClocks(state.clock_rule, self.table.seats)
        self.showing = Showing(state.game, self.services.clock)
        self.showing.skip_to(len(self.table.told))
        self.standing = [stored_switches(seat) for seat in state.seats]

    @property
    def table(self) -> Table:
        return self.ledger.table

    @property
    def choices(self) -> list[ChoiceRow]:
        return self.ledger.rows

    def plan_answers(self) -> None:
        """See to every question that is new."""
        raise NotImplementedError

    def cancel_answers(self) -> None:
        """Nobody answers any more."""
        raise NotImplementedError

    # Choosing

    async def choose(self, seat: int, decision: str, option: str, stored: Callable[[], None]) -> None:
        """A person's choice; `stored` is called before anybody else hears of it."""
        self._require_person(seat)
        await self.commit(seat, decision, option, PERSON, stored)

    async def take_back(self, seat: int, decision: str, stored: Callable[[], None]) -> None:
        """A person takes their secret answer back. Nobody else hears of it."""
        self._require_person(seat)

        async def write() -> int:
            now = self.services.clock.now()
            after = self.ledger.tried_back(seat, decision)
            reserve = self.clocks.before_answer(seat, self.table.asked[seat])
            await self.ledger.write(self.ledger.back_row(seat, decision, PERSON, now, reserve), after)
            return now

        before, now = await self._written(write)
        stored()
        self.clocks.resume(seat, self.table.asked[seat], now)
        self.go_on(before, seat, now)

    def _require_person(self, seat: int) -> None:
        if self.state.seats[seat].away:
            raise api_error("bot-plays")

    async def commit(
        self, seat: int, decision: str, option: str, by: str, stored: Callable[[], None] | None = None
    ) -> None:
        """Try a choice on a copy of the table, store it, and only then make it true and tell everybody."""
        before, now = await self._written(lambda: self.write_choice(seat, decision, option, by))
        if stored is not None:
            stored()
        self.go_on(before, seat, now)

    async def _written(self, write: Callable[[], Awaitable[int]]) -> tuple[Table, int]:
        """Write something in the log: the table before it, and when that was.

        If other servers have written meanwhile, the table catches up and it is tried again there. What is
        refused may be about something that this server has not heard of yet, or has: then it is too late.
        """
        if self.ledger.needs_reload:
            await self.read_on()
        while True:
            before = self.table
            try:
                return before, await write()
            except Taken:
                if not await self.read_on():
                    raise
            except Refused:
                if not self.services.storage.shared or not await self.read_on():
                    raise

    async def write_choice(self, seat: int, decision: str, option: str, by: str) -> int:
        """Try a choice and store it; when that was."""
        before, now = self.table, self.services.clock.now()
        after = self.ledger.tried(seat, decision, option)
        interjected = before.interjects(seat, option)
        complete = not interjected and _settles(before, after, seat)
        reserve = self.clocks.left(seat, now) if complete else self.clocks.reserve[seat]
        await self.ledger.write(self.ledger.choice_row(seat, decision, option, by, now, reserve), after)
        self._set_clocks(before, seat, interjected, now)
        return now

    def _set_clocks(self, before: Table, seat: int, interjected: bool, now: int) -> None:
        """This seat has chosen something: its time is over, or runs on."""
        after = self.table
        if interjected:
            self._nobody_has_answered(before, after, now)
        elif _settles(before, after, seat):
            self.clocks.stop(seat, now)
        elif after.asked[seat] != before.asked[seat]:
            self.clocks.run_on(seat, after.asked[seat], now)

    def _nobody_has_answered(self, before: Table, after: Table, now: int) -> None:
        """Somebody interjected: those who are asked the same again get no new time for it."""
        for seat in after.asked_seats():
            is_same = before.waiting >> seat & 1 == 1 and before.lanes[seat].asks == after.lanes[seat].asks
            if is_same and after.asked[seat] != before.asked[seat]:
                self.clocks.run_on(seat, after.asked[seat], now)

    def go_on(self, before: Table | None, chooser: int, now: int) -> None:
        """After a choice: see to the next questions and send what has changed, or end the game."""
        watched = self.audiences.anybody() and not self.is_real_time()  # there people see it as it happens
        self.showing.tell(self.table.told, ALLOWED[self.state.row.pace] if watched else 0)
        if self.table.over:
            self.cancel_answers()
            self.send_changes(before, chooser)
            self._end(now)
        else:
            self.plan_answers()
            self.wake_window()
            self.send_changes(before, chooser)
            self.listener.table_changed()

    # Following

    async def read_on(self) -> int:
        """Read what the log has beyond the rows in memory, and do what it says; how many rows there were."""
        rows = await self.ledger.missing()
        for row in rows:
            self.follow(row)
        return len(rows)

    def follow(self, row: ChoiceRow) -> None:
        """A row that another server has stored: what happened there happens here."""
        before = self.table
        self.ledger.follow(row)
        if row.seat >= 0:
            self._follow_clock(row, before)
        if row.kind == LAID and row.by == WINDOW:
            return  # shown with the window's end, which comes next
        if row.by == CLOCK and not seat_rows.bot_plays(self.state.seats[row.seat]):
            self._follow_time_up(row, before)
        self.go_on(None if row.kind == CLOSED else before, row.seat, row.at)

    def _follow_clock(self, row: ChoiceRow, before: Table) -> None:
        seat = row.seat
        if row.kind == BACK:
            self.clocks.resume(seat, self.table.asked[seat], row.at)
        else:
            self._set_clocks(before, seat, before.interjects(seat, row.option), row.at)
        self.clocks.reserve[seat] = row.reserve

    def _follow_time_up(self, row: ChoiceRow, before: Table) -> None:
        """The first default of an answer is told to its seat; the follow-ups need no message of their own."""
        last = self.choices[-2] if len(self.choices) > 1 else None
        if last is not None and (last.by, last.seat) == (CLOCK, row.seat) and row.at - last.at < AT_ONCE:
            return
        question = before.question(row.seat)
        option = question.option(before, row.seat, row.option) if question is not None else None
        if question is not None and option is not None:
            self.send_time_up(row.seat, question.label(before, row.seat, option))

    def send_time_up(self, seat: int, chosen: Said | None, by_host: bool = False) -> None:
        told = convert.said(chosen) if chosen is not None else None
        self.audiences.send_to(seat, protocol.TimeUp(told, by_host))

    def replay(self, rows: list[ChoiceRow], position: Position | None = None) -> None:
        """Play the stored choices again, from the start or from a stored position."""
        self.wake_window()
        since = self.ledger.replay(rows, position)
        for seat, left in self.ledger.reserves.items():
            self.clocks.reserve[seat] = left
        self.showing.skip_to(len(self.table.told))
        self.cancel_answers()
        if not self.table.over:
            self._resume_clocks(since)
            self.plan_answers()

    def _resume_clocks(self, since: AskedSince) -> None:
        """Clocks run on from when the questions were put, or from when there was a server again."""
        for seat in self.table.asked_seats():
            began = since.since(self.table, seat, self.state.row.pace)
            self.clocks.go_on(seat, self.table.asked[seat], max(began, self.services.running_since))

    def _end(self, when: int) -> None:
        """The last choice is stored and sent."""
        self.state.row.status = "over"
        self.state.row.touched = when
        self.state.note_result(self.table)
        self.audiences.send_table()
        self.audiences.send_luck()
        if not self.audiences:
            self.listener.table_deserted(self.state.row.id)

    # Sending

    def is_prompted(self, seat: int) -> bool:
        """Whether the person on this seat is to be shown what it is asked."""
        return self._waits_for_person(seat) and not self.is_passed(seat)

    def is_awaited(self, seat: int) -> bool:
        """Whether the person on this seat has to come, if only to be passed for after their window's end."""
        return self._waits_for_person(seat) and not (self.is_passed(seat) and self.window_is_open())

    def _waits_for_person(self, seat: int) -> bool:
        if seat < 0 or not self.table.waiting >> seat & 1:
            return False
        return not seat_rows.bot_plays(self.state.seats[seat]) and not self.standing_answer(seat)

    def sight(self, seat: int) -> Sight:
        """What this seat may know now (-1: a spectator)."""
        shown = self.ledger.shown_to(seat)
        back: str | None = None
        if self.table.can_take_back(seat) and not seat_rows.bot_plays(self.state.seats[seat]):
            back = self.table.decision_id(seat)
        clocks = self.clocks.shown(shown.waiting)
        return Sight(shown, self.is_prompted(seat), back, clocks, self.phase_clock())

    def has_people(self) -> bool:
        """Whether people play, be it that bots hold their seats for a while."""
        return any(row.kind == seat_rows.PERSON for row in self.state.seats)

    def is_real_time(self) -> bool:
        """Whether everybody acts at once now, against one clock."""
        return self.ledger.phase is not None and self.has_people()

    def phase_clock(self) -> protocol.PhaseClock | None:
        phase = self.ledger.phase
        if phase is None or not self.has_people():
            return None
        return protocol.PhaseClock(phase.until(), phase.pace.apart, phase.pace.limit_rule)

    def send_changes(self, before: Table | None = None, chooser: int = -1) -> None:
        """Send each seat what has changed for it, after a choice of `chooser` or for another reason."""
        table = self.table
        now = self.services.clock.now()
        sealed = before is not None and only_sealed(before, table, chooser)
        sights = {audience.seat: self.sight(audience.seat) for audience in self.audiences}
        if not sealed:
            _look_together(table, sights)
        for audience in self.audiences:
            seat = audience.seat
            others = before is not None and seat != chooser
            audience.send_changes(
                sights[seat],
                now,
                same_question=others and before is not None and _still_sealed(before, table, seat),
                only_sealed=others and sealed,
            )

    def send_full_view(self, connection: Connection, since: int) -> None:
        """Send one connection the whole view, with the events from this number on."""
        seat = connection.seat
        self.audiences.by_seat[seat].send_full_view(connection, self.sight(seat), since)

    # Who need not be asked

    def is_passed(self, seat: int) -> bool:
        """Whether this person has no choice in a window and need not be asked: they are passed for."""
        question = self.table.question(seat)
        if question is None or question.asks in self.standing[seat].always:
            return False
        window = self.ledger.face_down.window_over(self.table)
        return window is not None and window.asked[seat] > 0 and only_answer(self.table, seat) != ""

    def window_is_open(self) -> bool:
        return self.ledger.face_down.is_open()

    def wake_window(self) -> None:
        if self.ledger.face_down.window is not None:
            self.ledger.face_down.window.news.set()

    def standing_answer(self, seat: int) -> str:
        return self.standing[seat].answer(self.table, seat)


def stored_switches(row: SeatRow) -> StandingAnswers:
    """What this seat has switched on."""
    switches = StandingAnswers()
    for asks in row.standing.split():
        switches.switch(asks, True)
    for asks in row.always.split():
        switches.ask_always(asks, True)
    return switches


def only_sealed(before: Table, after: Table, chooser: int) -> bool:
    """Whether nothing has happened but that this seat has given (a part of) a sealed answer."""
    return bool(before.secret >> chooser & 1 and after.waiting) and after.asked == before.asked


def _look_together(table: Table, sights: dict[int, Sight]) -> None:
    """Make the views of those who may know of everybody who waits. That is quicker than one by one."""
    seats = [seat for seat, sight in sights.items() if sight.table is table]
    for seat, view in zip(seats, table.views(seats), strict=True):
        sights[seat].view = view


def _settles(before: Table, after: Table, seat: int) -> bool:
    """Whether a choice of this seat ends the time it has. Parts of a sealed answer do not, and neither does a
    choice after which nothing has happened and the same seat is asked: it could go to and fro for ever."""
    if not after.waiting >> seat & 1:
        return True
    return after.asked[seat] != before.asked[seat] and len(after.told) > len(before.told)


def _still_sealed(before: Table, after: Table, seat: int) -> bool:
    """Whether this seat is certainly asked what it was asked before: its sealed question still waits."""
    return (
        seat >= 0
        and before.secret >> seat & after.secret >> seat & 1 == 1
        and before.waiting >> seat & 1 == after.waiting >> seat & 1
        and before.decision_id(seat) == after.decision_id(seat)
    )
