"""The log of a game and the table that follows from it: what is chosen is tried, stored, and then true."""

from __future__ import annotations

import dataclasses
import time

from posse.core import Refused, Table
from posse.core.real_time import Phase, follow
from posse.server.rooms.asked_since import AskedSince
from posse.server.rooms.state import TableState, written_result
from posse.server.rooms.windows import FaceDown, Window, hidden_questions
from posse.server.store.positions import EVERY
from posse.server.store.rows import BACK, CHOICE, CLOSED, LAID, ChoiceRow, Position, TableRow


class Ledger:
    """The table is never changed once it is shown: a choice is made on a copy, which then replaces it."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.services = state.services
        self.table = state.new_table()
        self.rows: list[ChoiceRow] = []  # in memory: of a long game those after a position
        self.first = 0  # how many there are before them
        self.reserves: dict[int, int] = {}  # by seat that has chosen something: what its clock had left
        self.last_at = 0  # when the last row was stored
        self.kept = 0  # how many there were when the last position was stored
        self.face_down = FaceDown(self.table.seats)
        self.phase: Phase | None = None  # in real time, while there is one
        self.needs_reload = False  # a row may or may not be stored: read on before the next choice

    @property
    def count(self) -> int:
        """How many rows the log has: the number of the next."""
        return self.first + len(self.rows)

    # Trying

    def tried(self, seat: int, decision: str, option: str) -> Table:
        """The table after this choice. In an open window the answer is only laid down."""
        if self.table.question(seat) is None and not self.table.interjects(seat, option):
            raise Refused(self.shown_to(seat).not_asked(seat))
        after = self.table.clone()
        after.choose(seat, decision, option, run=not self.face_down.is_open())
        return after

    def is_unseen_part(self, seat: int, decision: str, option: str) -> bool:
        """Whether only this seat would know of this choice: it is part of a sealed answer that goes on."""
        if not self.table.secret >> seat & 1 or self.table.decision_id(seat) != decision:
            return False
        try:
            after = self.tried(seat, decision, option)
        except Refused:
            return False
        return is_same_dialogue(self.table, after, seat)

    def tried_back(self, seat: int, decision: str) -> Table:
        """The table after this seat has taken its secret answer back."""
        after = self.table.clone()
        after.take_back(seat, decision)
        return after

    def tried_closing(self) -> Table:
        """The table after the window: if all have answered, what follows from it has happened."""
        after = self.table.clone()
        if not after.waiting:
            after.go_on()
        return after

    def shown_to(self, seat: int) -> Table:
        """The table as this seat may know it. (Views hide the rest; here it is about who has answered.)"""
        return self.face_down.table_for(self.table, seat)

    # Rows

    def choice_row(self, seat: int, decision: str, option: str, by: str, now: int, reserve: int) -> ChoiceRow:
        if self.table.interjects(seat, option):  # nobody asked for it
            return self._row(seat, decision, "", option, by, now, reserve, CHOICE)
        question = self.table.question(seat)
        assert question is not None
        read = question.option(self.table, seat, option)
        assert read is not None
        name = question.name(self.table, seat, read)  # the log has one name for an option, however written
        kind = LAID if self.face_down.is_open() else CHOICE
        return self._row(seat, decision, question.asks, name, by, now, reserve, kind)

    def back_row(self, seat: int, decision: str, by: str, now: int, reserve: int) -> ChoiceRow:
        return self._row(seat, decision, self.table.opening(seat).asks, "", by, now, reserve, BACK)

    def closed_row(self, by: str, now: int) -> ChoiceRow:
        return self._row(-1, "", "", "", by, now, 0, CLOSED)

    def _row(
        self, seat: int, decision: str, asks: str, option: str, by: str, now: int, reserve: int, kind: str
    ) -> ChoiceRow:
        return ChoiceRow(self.state.row.id, self.count, seat, decision, asks, option, by, now, reserve, kind)

    # Storing

    async def write(self, row: ChoiceRow, after: Table) -> None:
        """Store the row; then the table is as it says. Raises Taken if another server was faster."""
        ended: TableRow | None = None
        if after.over:
            how = written_result(after)
            ended = dataclasses.replace(self.state.row, status="over", touched=row.at, result=how)
        start = time.perf_counter()
        row.waiting = after.waiting
        try:
            await self.services.storage.add_choice(row, ended)
        except BaseException:
            self.needs_reload = True
            raise
        if row.kind in (CHOICE, LAID) and not is_same_dialogue(self.table, after, row.seat):
            # Parts of a sealed answer that goes on are not counted: they are nobody else's business.
            self.services.metrics.store_seconds.observe(time.perf_counter() - start)
            self.services.metrics.chosen(row.by)
        if after.over:
            self.services.metrics.games.labels(self.state.game.name).inc()
        self.table = after
        self._note(row)
        if row.kind == CLOSED:
            self._close_window()
        self.phase = follow(self.phase, after, row.seat, row.at)
        self.face_down.note_answers(after)
        self._keep_position()

    def _note(self, row: ChoiceRow) -> None:
        self.rows.append(row)
        self.last_at = row.at
        if row.seat >= 0:
            self.reserves[row.seat] = row.reserve

    def _keep_position(self) -> None:
        """Of a long game, now and then: at a moment when nothing is known but what lies on the table."""
        if self.count - self.kept < EVERY or self.table.over or self.table.secret or self.phase is not None:
            return
        if self.face_down.window_over(self.table) is not None:
            return
        self.kept = self.count
        # A copy: a thread reads it.
        position = Position(self.count, self.table.clone(), dict(self.reserves), self.last_at)
        self.services.storage.keep_position(self.state.row.id, position)

    async def missing(self) -> list[ChoiceRow]:
        """The rows that are stored but not here: those in memory are always the first of the stored ones."""
        rows = await self.services.storage.choices_after(self.state.row.id, self.count)
        self.needs_reload = False
        return rows

    def follow(self, row: ChoiceRow) -> None:
        """A row that another server has stored. The table as it was shown stays as it is."""
        self.table = self.table.clone()
        self.replay_row(row)
        self._note(row)

    def replay(self, rows: list[ChoiceRow], position: Position | None = None) -> AskedSince:
        """Make the table from the stored rows, all of them or those after a position; since when seats are
        asked. A window that was open is forgotten: a new one opens."""
        self.table = self.state.new_table() if position is None else position.table
        self.first = self.kept = 0 if position is None else position.count
        self.reserves = {} if position is None else dict(position.reserves)
        self.last_at = 0 if position is None else position.at
        self.rows = []
        self.face_down = FaceDown(self.table.seats)
        before, self.phase = self.phase, None
        since = AskedSince(self.table, self._start(rows, position))
        for row in rows:
            self.replay_row(row)
            self._note(row)
            since.follow(self.table, row)
        if self.face_down.is_open():
            self.face_down.window = None
        self._set_clock(before)
        return since

    def _start(self, rows: list[ChoiceRow], position: Position | None) -> int:
        """When the table was as it is before these rows. The deal may have been before the row changed."""
        if position is not None:
            return position.at
        return min([self.state.row.touched, *[row.at for row in rows[:1]]])

    def replay_row(self, row: ChoiceRow) -> None:
        """The next row, on the table itself: nobody has seen it yet."""
        table, face_down = self.table, self.face_down
        if row.kind in (LAID, CLOSED) and face_down.window_over(table) is None:
            face_down.window = Window(hidden_questions(table))
        if row.kind == BACK:
            table.take_back(row.seat, row.decision)
        elif row.kind != CLOSED:
            table.choose(row.seat, row.decision, row.option, run=row.kind == CHOICE)
        else:
            self._close_window()
            if not table.waiting:
                table.go_on()
        self.phase = follow(self.phase, table, row.seat, row.at)
        face_down.note_answers(table)

    def _set_clock(self, before: Phase | None) -> None:
        """The clock of a phase goes on from its last row, as if no time had passed since."""
        phase = self.phase
        if phase is None:
            return
        if before is not None and before.began == phase.began:
            phase.go_on_from(before)
            return
        gap = max(0, self.services.clock.now() - phase.latest)
        if not self.services.storage.shared or gap > phase.pace.limit:  # otherwise another server keeps time
            phase.pause(gap)

    def _close_window(self) -> None:
        assert self.face_down.window is not None
        self.face_down.window.open = False


def is_same_dialogue(before: Table, after: Table, seat: int) -> bool:
    """Whether this seat is still asked what it was asked before, or something that follows from it."""
    return bool(after.waiting >> seat & 1) and after.asked[seat] == before.asked[seat]
