"""A game in progress: choices are tried, stored, then sent. Bots, standing answers and clocks choose too."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable
from typing import Final

import structlog

from posse.bots import Bot, names
from posse.core import Refusal, Refused, Table
from posse.core.records import Choice
from posse.core.said import TEXT, Said
from posse.core.standing import StandingAnswers
from posse.server.rooms import seat_rows
from posse.server.rooms.audiences import Audiences
from posse.server.rooms.connection import Connection
from posse.server.rooms.schedule import Schedule
from posse.server.rooms.seat_clocks import SeatClocks
from posse.server.rooms.showing import ALLOWED, Showing
from posse.server.rooms.state import TableState
from posse.server.services import Listener
from posse.server.store.rows import ChoiceRow
from posse.server.store.storage import Taken
from posse.server.wire import convert, protocol
from posse.server.wire.errors import api_error

PERSON: Final = "person"
BOT: Final = "bot"
STANDING: Final = "standing"
CLOCK: Final = "clock"

RETRY: Final = 2000  # milliseconds after which a bot whose choice could not be stored tries again

log = structlog.get_logger("posse.play")


class Play:
    """The table is never changed once it is shown: a choice is made on a copy, which then replaces it.

    A play knows the state of its table and the clients to send to, but not the room that owns it. Methods
    that end in a choice are called with the table's lock held.
    """

    def __init__(self, state: TableState, audiences: Audiences, listener: Listener) -> None:
        self.state = state
        self.audiences = audiences
        self.listener = listener
        self.services = state.services
        self.table = state.new_table()
        self.choices: list[ChoiceRow] = []
        self.clocks = SeatClocks(state.clock_rule, self.table.seats)
        self.showing = Showing(state.game, self.services.clock)
        self.showing.skip_to(len(self.table.told))
        self.standing = [StandingAnswers() for _ in state.seats]
        for seat in state.seats:
            for asks in seat.standing.split():
                self.standing[seat.seat].switch(asks, True)
        self.bots: dict[int, Bot] = {}
        self.schedule = Schedule(state.row.id, self.services.clock, self.table.seats)
        self.needs_reload = False

    # Choosing

    async def choose(self, seat: int, decision: str, option: str, stored: Callable[[], None]) -> None:
        """A person's choice; `stored` is called before anybody else hears of it."""
        if self.state.seats[seat].away:
            raise api_error("bot-plays")
        await self.commit(seat, decision, option, PERSON, stored)

    async def commit(
        self, seat: int, decision: str, option: str, by: str, stored: Callable[[], None] | None = None
    ) -> None:
        """Try a choice on a copy of the table, store it, and only then make it true and tell everybody."""
        if self.needs_reload:
            await self.reload()
        before = self.table
        question = before.question(seat)
        after = before.clone()
        after.choose(seat, decision, option)
        assert question is not None
        read = question.option(before, seat, option)
        assert read is not None
        name = question.name(before, seat, read)  # the log has one name for an option, however it was written
        now = self.services.clock.now()
        complete = after.asked[seat] != before.asked[seat] or not after.waiting >> seat & 1
        reserve = self.clocks.left(seat, now) if complete else self.clocks.reserve[seat]
        row = ChoiceRow(
            self.state.row.id, len(self.choices), seat, decision, question.asks, name, by, now, reserve
        )
        await self._store(row, after.over)
        self.table = after
        self.choices.append(row)
        self.services.metrics.chosen(by)
        if stored is not None:
            stored()
        if complete:
            self.clocks.stop(seat, now)
        self._go_on(before, seat, now)

    def _go_on(self, before: Table, chooser: int, now: int) -> None:
        """After a choice: see to the next questions and send what has changed, or end the game."""
        self.showing.tell(self.table.told, ALLOWED[self.state.row.pace] if self.audiences else 0)
        if self.table.over:
            self._cancel_all()
            self.send_changes(before, chooser)
            self._end(now)
        else:
            self.plan_answers()
            self.send_changes(before, chooser)
            self.listener.table_changed()

    async def _store(self, row: ChoiceRow, over: bool) -> None:
        ended = dataclasses.replace(self.state.row, status="over", touched=row.at) if over else None
        start = time.perf_counter()
        try:
            await self.services.storage.add_choice(row, ended)
        except Taken:
            await self.reload()
            raise Refused(
                Refusal(self.table.game.end_rule, "refusal-stale", (("decision", TEXT, row.decision),))
            ) from None
        except BaseException:
            self.needs_reload = True  # it may or may not be stored: read the log before the next choice
            raise
        self.services.metrics.store_seconds.observe(time.perf_counter() - start)

    async def reload(self) -> None:
        """Read the stored choices, and replay them if they are not the ones in memory."""
        stored = await self.services.storage.load(self.state.row.id)
        if stored is None:
            raise api_error("not-found")
        self.needs_reload = False
        if stored.choices == self.choices:
            return
        self.replay(stored.choices)
        for connection in self.audiences.connections():
            self.send_full_view(connection, 0)
        if self.table.over:
            self._end(stored.table.touched)

    def replay(self, choices: list[ChoiceRow]) -> None:
        """Play the stored choices again, from the start."""
        table = self.state.new_table()
        for row in choices:
            table.choose(row.seat, row.decision, row.option)
            self.clocks.reserve[row.seat] = row.reserve
        self.table = table
        self.choices = choices
        self.showing.skip_to(len(table.told))
        self.schedule.cancel_all()
        if not table.over:
            self.plan_answers()

    def record_choices(self) -> list[Choice]:
        return [Choice(row.seat, row.decision, row.asks, row.option) for row in self.choices]

    def _end(self, when: int) -> None:
        """The last choice is stored and sent."""
        self.state.row.status = "over"
        self.state.row.touched = when
        self.state.note_result(self.table)
        self.services.metrics.games.labels(self.state.game.name).inc()
        self.audiences.send_table()
        self.audiences.send_luck()
        if not self.audiences:
            self.listener.table_deserted(self.state.row.id)

    # Sending

    def is_prompted(self, seat: int) -> bool:
        """Whether the person on this seat is to be shown what it is asked."""
        if seat < 0 or not self.table.waiting >> seat & 1:
            return False
        return not seat_rows.bot_plays(self.state.seats[seat]) and not self._standing_answer(seat)

    def send_changes(self, before: Table | None = None, chooser: int = -1) -> None:
        """Send each seat what has changed for it, after a choice of `chooser` or for another reason."""
        table = self.table
        clocks = self.clocks.running()
        now = self.services.clock.now()
        sealed = before is not None and only_sealed(before, table, chooser)
        for audience in self.audiences:
            seat = audience.seat
            others = before is not None and seat != chooser
            audience.send_changes(
                table,
                clocks,
                self.is_prompted(seat),
                now,
                same_question=others and before is not None and _still_sealed(before, table, seat),
                only_sealed=others and sealed,
            )

    def send_full_view(self, connection: Connection, since: int) -> None:
        """Send one connection the whole view, with the events from this number on."""
        seat = connection.seat
        audience = self.audiences.by_seat[seat]
        audience.send_full_view(connection, self.table, since, self.clocks.running(), self.is_prompted(seat))

    # Answers that do not wait for a person

    def plan_answers(self) -> None:
        """Plan for every question that is new."""
        for seat in range(self.table.seats):
            if not self.table.waiting >> seat & 1:
                self.schedule.cancel(seat)
            elif self.schedule.question[seat] != self.table.asked[seat]:
                self.plan_answer(seat)

    def plan_answer(self, seat: int) -> None:
        """A question is put to a seat, or somebody else is to answer it from now on."""
        if not self.table.waiting >> seat & 1:
            self.schedule.cancel(seat)
            return
        plan = self.schedule.begin(seat, self.table.asked[seat])
        if seat_rows.bot_plays(self.state.seats[seat]):
            self.clocks.drop(seat)
            self.schedule.run(self._answer_by_bot(seat, plan))
            return
        now = max(self.services.clock.now(), self.showing.until)  # first they see what has happened
        self.clocks.start(seat, self.table.asked[seat], now)
        if self.clocks.rule is not None:
            self.schedule.at(seat, self.clocks.until(seat), lambda: self._answer_by_clock(seat, plan))
        if self._standing_answer(seat):
            pause = self.services.bots.standing_pause()
            self.schedule.at(seat, now + pause, lambda: self._answer_by_standing(seat, plan))

    def _cancel_all(self) -> None:
        self.schedule.cancel_all()
        for seat in range(self.table.seats):
            self.clocks.drop(seat)

    async def close(self) -> None:
        self._cancel_all()
        await self.schedule.close()

    async def _answer_by_bot(self, seat: int, plan: int) -> None:
        """One pause for the whole answer, drawn before the bot thinks: it says nothing about the hand.

        It counts from when the people can have seen what has happened.
        """
        clock, bots = self.services.clock, self.services.bots
        ready, pause = clock.now(), bots.pause(self.state.row.pace)
        while self.schedule.is_current(seat, plan):
            table = self.table
            decision = table.decision_id(seat)
            option = await bots.choose(self._bot(seat), table, seat)
            if pause:
                await self.showing.over()
                ready, pause = max(ready, self.showing.until) + pause, 0
            if clock.now() < ready:
                await clock.sleep_until(ready)
            async with self.state.lock:
                if not self.schedule.is_current(seat, plan) or self.table.decision_id(seat) != decision:
                    continue
                try:
                    await self.commit(seat, decision, option, BOT)
                    continue
                except Refused as refused:
                    log.error("bot refused", table=self.state.row.id, rule=refused.refusal.rule)
                except Exception:
                    log.exception("bot's choice not stored", table=self.state.row.id)
            ready = clock.now() + RETRY

    def _bot(self, seat: int) -> Bot:
        bot = self.bots.get(seat)
        if bot is None:
            level = self.state.seats[seat].level
            bot = self.bots[seat] = self.services.bots.bot(level, self.table.game)
        return bot

    def _standing_answer(self, seat: int) -> str:
        return self.standing[seat].answer(self.table, seat)

    async def _answer_by_standing(self, seat: int, plan: int) -> None:
        async with self.state.lock:
            while self.schedule.is_current(seat, plan):
                option = self._standing_answer(seat)
                if not option:
                    return
                await self.commit(seat, self.table.decision_id(seat), option, STANDING)

    async def _answer_by_clock(self, seat: int, plan: int) -> None:
        """Time is up: a bot takes over, or the default is chosen, as the table is set up."""
        async with self.state.lock:
            if not self.schedule.is_current(seat, plan):
                return
            if self.state.row.timeout == "bot":
                await self.set_bot(seat, names(self.table.game)[-1])
                self._send_time_up(seat, None)
                return
            first = True
            while self.schedule.is_current(seat, plan):
                table, question, option = self.table, self.table.question(seat), self.table.default(seat)
                assert question is not None
                name = question.name(table, seat, option)
                await self.commit(seat, table.decision_id(seat), name, CLOCK)
                if first:  # the follow-ups need no message of their own
                    self._send_time_up(seat, question.label(table, seat, option))
                first = False

    def _send_time_up(self, seat: int, chosen: Said | None) -> None:
        told = convert.said(chosen) if chosen is not None else None
        self.audiences.send_to(seat, protocol.TimeUp(told))

    def note_seen(self, seat: int, number: int) -> None:
        """The client of this seat has shown this many events."""
        people = [each.seat for each in self.audiences if each.seat >= 0]
        self.showing.note_seen(seat, number, people)

    def change_pace(self) -> None:
        """Bots go on at another pace, also with what they are thinking about."""
        if self.state.row.pace == "instant":
            self.showing.skip_to(self.showing.told)
        for seat, row in enumerate(self.state.seats):
            if seat_rows.bot_plays(row):
                self.plan_answer(seat)

    # Who answers

    def set_standing(self, seat: int, asks: str, on: bool) -> None:
        self.standing[seat].switch(asks, on)
        if self.table.waiting >> seat & 1:
            self.plan_answer(seat)
            self.send_changes()

    async def set_bot(self, seat: int, level: str) -> None:
        """With the lock held: a bot of this level plays for a person; "": the person plays again."""
        async with self.state.change():
            self.state.seats[seat].away, self.state.seats[seat].level = level != "", level
        self.audiences.send_table()
        self.bots.pop(seat, None)
        self.plan_answer(seat)
        self.send_changes()


def only_sealed(before: Table, after: Table, chooser: int) -> bool:
    """Whether nothing has happened but that this seat has given (a part of) a sealed answer."""
    return bool(before.secret >> chooser & 1 and after.waiting) and after.asked == before.asked


def _still_sealed(before: Table, after: Table, seat: int) -> bool:
    """Whether this seat is certainly asked what it was asked before: its sealed question still waits."""
    return (
        seat >= 0
        and before.secret >> seat & after.secret >> seat & 1 == 1
        and before.waiting >> seat & 1 == after.waiting >> seat & 1
        and before.decision_id(seat) == after.decision_id(seat)
    )
