"""A game in progress: who answers when. Bots, standing answers, clocks and windows choose beside people."""

from __future__ import annotations

from time import monotonic

import structlog

from posse.bots import usual
from posse.core import Refused
from posse.core.standing import only_answer
from posse.server.rooms import seat_rows, windows
from posse.server.rooms.audiences import Audiences
from posse.server.rooms.choosing import BOT, CLOCK, STANDING, WINDOW, stored_switches
from posse.server.rooms.schedule import RETRY
from posse.server.rooms.state import TableState
from posse.server.rooms.ticking import Ticking
from posse.server.rooms.windows import Window
from posse.server.services import Listener
from posse.server.store import failures, news
from posse.server.store.news import News
from posse.server.store.storage import Stale, Taken
from posse.server.thinking.choosing import THINKS
from posse.server.wire import protocol

log = structlog.get_logger("posse.play")


class Play(Ticking):
    """Who answers: people, bots, standing answers, clocks, and windows in which people are passed for."""

    def __init__(self, state: TableState, audiences: Audiences, listener: Listener) -> None:
        super().__init__(state, audiences, listener)
        self.resting = False  # everybody has left, and nothing is chosen for anybody

    # Answers that do not wait for a person

    def plan_answers(self) -> None:
        """Plan for every question that is new."""
        self._watch_window()
        self.keep_time()
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
        if self.ledger.phase is not None:  # its clock is everybody's, and bots act on its ticks
            self.clocks.drop(seat)
            return
        if seat_rows.bot_plays(self.state.seats[seat]):
            self.clocks.drop(seat)
            if self.state.acts:
                self.schedule.run(self._answer_by_bot(seat, plan))
            return
        now = max(self.services.clock.now(), self.showing.until)  # first they see what has happened
        self.clocks.start(seat, self.table.asked[seat], now)
        if self.state.acts:
            self._plan_for_person(seat, plan, now)

    def _plan_for_person(self, seat: int, plan: int, now: int) -> None:
        """What is answered for this person if they do not answer themselves."""
        if self.clocks.rule is not None:
            self.schedule.at(seat, self.clocks.until(seat), lambda: self._answer_by_clock(seat, plan))
        if self.standing_answer(seat):
            pause = 0 if self._is_covered(seat) else self.services.bots.standing_pause()
            self.schedule.at(seat, now + pause, lambda: self._answer_by_standing(seat, plan))
        elif self.is_passed(seat) and not self.window_is_open():
            self.schedule.at(seat, now + self._window_length(), lambda: self._pass_late(seat, plan))

    def cancel_answers(self) -> None:
        self.schedule.cancel_all()
        for seat in range(self.table.seats):
            self.clocks.drop(seat)

    async def close(self) -> None:
        self.cancel_answers()
        await self.schedule.close()

    def begin_acting(self) -> None:
        """From now on this server answers for bots and absent people. Clocks go on as they were shown."""
        self.schedule.cancel_all()
        window = self.ledger.face_down.window
        if self.table.over:
            return
        if window is not None and window.open:
            self.schedule.run(self._hold_window(window))
        self.plan_answers()

    def stop_acting(self) -> None:
        """Another server does that now."""
        self.schedule.stop()
        self.kept = None
        self.resting = False

    async def _answer_by_bot(self, seat: int, plan: int) -> None:
        """One pause for the whole answer, drawn before the bot thinks: it says nothing about the hand.

        It counts from when the people can have seen what has happened, and the last part of a sealed answer
        waits for it: nobody can tell how many parts there were. In an open window no pause is needed. A
        search has one time for all parts, and an answer that others may not see waits until that is over.
        """
        clock, bots, bot = self.services.clock, self.services.bots, self.bot(seat)
        secret = bool(self.table.secret >> seat & 1) or bool(windows.hidden_questions(self.table)[seat])
        pause = bots.pause(self.state.row.pace, bot, secret, self._is_covered(seat))
        ready, until, whose = clock.now(), monotonic() + THINKS, self.state.row.id
        while self.schedule.is_current(seat, plan):
            table = self.ledger.shown_to(seat)
            decision = table.decision_id(seat)
            option = await bots.choose(bot, table, seat, whose, until)
            if not self.ledger.is_unseen_part(seat, decision, option):
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
                    if not self.schedule.is_current(seat, plan):
                        return  # something else has happened, at another server
                    log.error("bot refused", table=self.state.row.id, rule=refused.refusal.rule)
                except Exception as error:
                    failures.tell(log, "bot's choice not stored", error, table=self.state.row.id)
            ready, until = clock.now() + RETRY, monotonic() + THINKS

    async def _answer_by_standing(self, seat: int, plan: int) -> None:
        async with self.state.lock:
            while self.schedule.is_current(seat, plan):
                option = self.standing_answer(seat)
                if not option:
                    return
                await self._commit_for(seat, plan, option, STANDING)

    async def _commit_for(self, seat: int, plan: int, option: str, by: str) -> bool:
        """Answer for a person, unless they have done so themselves at another server a moment ago."""
        try:
            await self.commit(seat, self.table.decision_id(seat), option, by)
        except Refused:
            if self.schedule.is_current(seat, plan):
                raise
            return False
        return True

    async def _answer_by_clock(self, seat: int, plan: int) -> None:
        """Time is up: a bot takes over, or the default is chosen, as the table is set up."""
        async with self.state.lock:
            if not self.schedule.is_current(seat, plan):
                return
            if self.state.row.timeout == "bot":
                await self._hand_to_bot(seat, plan)
                return
            if self._everybody_has_left():
                self.resting = True
                return
            first = True
            while self.schedule.is_current(seat, plan):
                table, question, option = self.table, self.table.question(seat), self.table.default(seat)
                assert question is not None
                name = question.name(table, seat, option)
                if (
                    await self._commit_for(seat, plan, name, CLOCK) and first
                ):  # the follow-ups need no message of their own
                    self.send_time_up(seat, question.label(table, seat, option))
                first = False

    async def _hand_to_bot(self, seat: int, plan: int) -> None:
        try:
            await self.set_bot(seat, usual(self.table.game), self.state.told_of(news.LATE, seat))
            self.send_time_up(seat, None)
        except Stale:  # somebody has changed the table at another server: look again when it is known here
            later = self.services.clock.now() + RETRY
            self.schedule.at(seat, later, lambda: self._answer_by_clock(seat, plan))

    def _everybody_has_left(self) -> bool:
        """Whether the table rests: a live game that defaults alone would never end, and nobody plays it."""
        if not self.table.game.rests or not isinstance(self.clocks.rule, protocol.LiveClock):
            return False
        seats = self.state.seats
        return not any(seat in self.audiences or seat_rows.bot_plays(row) for seat, row in enumerate(seats))

    def wake(self, arrived: int) -> None:
        """Somebody is back at a table that rested: no time has run for those who are asked."""
        if not self.resting or arrived < 0:
            return
        self.resting = False
        for seat in range(self.table.seats):
            if self.table.waiting >> seat & 1:
                self.clocks.begin_again(seat, self.services.clock.now())
                self.plan_answer(seat)

    # Windows

    def _is_covered(self, seat: int) -> bool:
        return self.ledger.face_down.covers(self.table, seat)

    def _window_length(self) -> int:
        row, random = self.state.row, self.services.bots.random
        return windows.length(random, self.state.seats, self.audiences.spectators(), row.pace)

    def _watch_window(self) -> None:
        """Open a window over new questions about hidden cards, if a person is among those who are asked."""
        face_down = self.ledger.face_down
        if self.state.row.ask_always or face_down.window_over(self.table) is not None:
            return
        face_down.window = None
        asked = windows.hidden_questions(self.table)
        people = [
            seat for seat, row in enumerate(self.state.seats) if asked[seat] and not seat_rows.bot_plays(row)
        ]
        # Where nobody is left to answer, answers lie face down since before a restart.
        if not people and (not any(asked) or self.table.waiting):
            return
        now = self.services.clock.now()
        window = face_down.window = Window(asked, self._window_length(), now)
        for seat in people:
            self._cover_clock(seat)
        if self.state.acts:
            self.schedule.run(self._hold_window(window))

    def _cover_clock(self, seat: int) -> None:
        """The clock of a person who has answered in this window is shown as if they had not."""
        if self._is_covered(seat) and not self.table.waiting >> seat & 1:
            now = self.services.clock.now()
            self.clocks.start(seat, self.table.asked[seat], now)
            self.clocks.stop(seat, now)

    async def _hold_window(self, window: Window) -> None:
        """Close the window when its time is over. It counts from when people can have seen what happened."""
        clock = self.services.clock
        await self.showing.over()
        await clock.sleep_until(max(window.opened, self.showing.until) + window.length)
        while window.open and self.ledger.face_down.window is window:
            window.news.clear()
            try:
                async with self.state.lock:
                    await self._close_window(window)
            except Taken:  # somebody has answered at another server: once more with that answer
                continue
            except Exception as error:
                failures.tell(log, "window not closed", error, table=self.state.row.id)
                await clock.sleep_until(clock.now() + RETRY)
                continue
            if window.open:  # a bot is still thinking
                await window.news.wait()

    async def _close_window(self, window: Window) -> None:
        """Pass for the people who have no choice, and show all answers at once.

        Nobody is passed for while they are not connected: the table waits for them, whatever they hold.
        """
        if self.ledger.needs_reload:
            await self.read_on()
        if self.ledger.face_down.window is not window or not window.open:
            return
        for seat, row in enumerate(self.state.seats):
            while not seat_rows.bot_plays(row) and seat in self.audiences and self.is_passed(seat):
                await self.write_choice(
                    seat, self.table.decision_id(seat), only_answer(self.table, seat), WINDOW
                )
        if any(
            window.asked[seat] and self.table.waiting >> seat & 1 and seat_rows.bot_plays(row)
            for seat, row in enumerate(self.state.seats)
        ):
            return
        now = self.services.clock.now()
        await self.ledger.write(self.ledger.closed_row(WINDOW, now), self.ledger.tried_closing())
        self.go_on(None, -1, now)

    async def _pass_late(self, seat: int, plan: int) -> None:
        """For a person who came only after the window had closed."""
        async with self.state.lock:
            while self.schedule.is_current(seat, plan) and self.is_passed(seat) and seat in self.audiences:
                await self._commit_for(seat, plan, only_answer(self.table, seat), WINDOW)

    def note_arrival(self, seat: int) -> None:
        """Somebody is connected on this seat."""
        if seat >= 0 and self.is_passed(seat) and not self.window_is_open():
            self.plan_answer(seat)

    # Who watches, who answers

    def note_seen(self, seat: int, number: int) -> None:
        """The client of this seat has shown this many events."""
        self.showing.note_seen(seat, number, self.audiences.people())

    def change_pace(self) -> None:
        """Bots go on at another pace, also with what they are thinking about."""
        if self.state.row.pace == "instant":
            self.showing.skip_to(self.showing.told)
        for seat, row in enumerate(self.state.seats):
            if seat_rows.bot_plays(row):
                self.plan_answer(seat)

    def switches_changed(self, seat: int) -> None:
        """This seat has switched something on or off."""
        self.standing[seat] = stored_switches(self.state.seats[seat])
        if self.table.waiting >> seat & 1:
            self.plan_answer(seat)
            self.send_changes()

    async def set_bot(self, seat: int, level: str, *told: News) -> None:
        """With the lock held: a bot of this level plays for a person; "": the person plays again."""
        async with self.state.change(*told):
            self.state.seats[seat].away, self.state.seats[seat].level = level != "", level
        self.audiences.send_table()
        self.player_changed(seat)

    def player_changed(self, seat: int) -> None:
        """A bot plays for a person from now on, or the person again."""
        level = self.state.seats[seat].level if self.state.seats[seat].away else ""
        self.bots.pop(seat, None)
        self._watch_window()
        self.clocks.drop(seat)
        if not level:
            self._cover_clock(seat)
            if self.clocks.rule is None:
                self.clocks.begin_again(seat, self.services.clock.now())
        self.plan_answer(seat)
        self.wake_window()
        self.send_changes()
