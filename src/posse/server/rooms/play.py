"""A game as it is played in a room: choices are tried, stored, then told; bots and clocks do their part."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import structlog

from posse.bots import Bot, names
from posse.core import Refusal, Refused, Table
from posse.core.records import Choice
from posse.core.said import TEXT, Said
from posse.core.standing import StandingAnswers
from posse.server.clock import Alarm
from posse.server.rooms import seat_rows
from posse.server.rooms.connection import Connection, encode
from posse.server.rooms.seat_clocks import Times
from posse.server.store.rows import ChoiceRow
from posse.server.store.storage import Taken
from posse.server.wire import protocol
from posse.server.wire.convert import said_told
from posse.server.wire.errors import wrong

if TYPE_CHECKING:
    from posse.server.rooms.room import Room

PERSON: Final = "person"
BOT: Final = "bot"
STANDING: Final = "standing"
CLOCK: Final = "clock"

Work = Coroutine[Any, Any, None]

RETRY: Final = 2000  # milliseconds after which a bot whose choice could not be stored tries again

log = structlog.get_logger("posse.play")


class Play:
    """The table is never changed once it is shown: a choice is made on a copy, which takes its place.

    Everything here that ends in a choice is called with the room's lock held.
    """

    def __init__(self, room: Room, table: Table) -> None:
        self.room = room
        self.table = table
        self.choices: list[ChoiceRow] = []
        self.times = Times(room.clock_rule, table.seats)
        self.standing = [_switches(chair.standing) for chair in room.chairs]
        self.bots: dict[int, Bot] = {}
        self.arranged = [0] * table.seats  # the number of the question that is being seen to
        self.turn = [0] * table.seats  # counts arrangements: who acts for an old one is too late
        self.alarms: list[list[Alarm]] = [[] for _ in range(table.seats)]
        self.tasks: set[asyncio.Task[None]] = set()
        self.doubtful = False

    # Choosing

    async def choose(self, seat: int, decision: str, option: str, stored: Callable[[], None]) -> None:
        """A person's choice; `stored` is called before anybody hears of it."""
        if self.room.chairs[seat].away:
            raise wrong("bot-plays")
        await self.commit(seat, decision, option, PERSON, stored)

    async def commit(
        self, seat: int, decision: str, option: str, by: str, stored: Callable[[], None] | None = None
    ) -> None:
        """Try a choice on a copy, store it, and only then let it be true and tell everybody."""
        room = self.room
        if self.doubtful:
            await self.reload()
        before = self.table
        question = before.question(seat)
        after = before.clone()
        after.choose(seat, decision, option)
        assert question is not None
        read = question.option(before, seat, option)
        assert read is not None
        name = question.name(before, seat, read)  # in the log an option has one name, however it was written
        now = room.services.clock.now()
        whole = after.asked[seat] != before.asked[seat] or not after.waiting >> seat & 1
        reserve = self.times.left(seat, now) if whole else self.times.reserve[seat]
        row = ChoiceRow(room.row.id, len(self.choices), seat, decision, question.asks, name, by, now, reserve)
        await self._store(row, after.over)
        self.table = after
        self.choices.append(row)
        room.services.metrics.chosen(by)
        if stored is not None:
            stored()
        if whole:
            self.times.stop(seat, now)
        if after.over:
            self._rest()
            self.tell(before, seat)
            room.game_ended(now)
        else:
            self.go_on()
            self.tell(before, seat)
            room.owner.room_changed(room)

    async def _store(self, row: ChoiceRow, over: bool) -> None:
        room = self.room
        ended = dataclasses.replace(room.row, status="over", touched=row.at) if over else None
        start = time.perf_counter()
        try:
            await room.services.storage.add_choice(row, ended)
        except Taken:
            await self.reload()
            raise Refused(
                Refusal(self.table.game.end_rule, "refusal-stale", (("decision", TEXT, row.decision),))
            ) from None
        except BaseException:
            self.doubtful = True  # it may or may not be stored: the log decides before the next choice
            raise
        room.services.metrics.store_seconds.observe(time.perf_counter() - start)

    async def reload(self) -> None:
        """Take the log's word for what has happened."""
        stored = await self.room.services.storage.load(self.room.row.id)
        if stored is None:
            raise wrong("not-found")
        self.doubtful = False
        if stored.choices == self.choices:
            return
        self.replay(self.room.new_table(), stored.choices)
        for audience in self.room.audiences.values():
            for connection in audience.connections:
                self.welcome(connection, 0)
        if self.table.over:
            self.room.game_ended(stored.table.touched)

    def replay(self, table: Table, choices: list[ChoiceRow]) -> None:
        """Play the stored choices again."""
        for row in choices:
            table.choose(row.seat, row.decision, row.option)
            self.times.reserve[row.seat] = row.reserve
        self.table = table
        self.choices = choices
        self.arranged = [0] * table.seats
        if not table.over:
            self.go_on()

    def record_choices(self) -> list[Choice]:
        return [Choice(row.seat, row.decision, row.asks, row.option) for row in self.choices]

    # Telling

    def prompted(self, seat: int) -> bool:
        """Whether the person on this seat is to be shown what it is asked."""
        if seat < 0 or not self.table.waiting >> seat & 1:
            return False
        chair = self.room.chairs[seat]
        return not seat_rows.bot_plays(chair) and not self.standing[seat].answer(self.table, seat)

    def tell(self, before: Table | None = None, chooser: int = -1) -> None:
        """Send each seat what has changed for it, after a choice of `chooser` or for another reason."""
        table = self.table
        clocks = self.times.running()
        now = self.room.services.clock.now()
        sealed = before is not None and only_sealed(before, table, chooser)
        for seat, audience in self.room.audiences.items():
            if audience.connections:
                others = before is not None and seat != chooser
                audience.tell(
                    table,
                    clocks,
                    self.prompted(seat),
                    now,
                    same=others and before is not None and _still_sealed(before, table, seat),
                    sealed=others and sealed,
                )

    def welcome(self, connection: Connection, since: int) -> None:
        """Tell one connection everything."""
        audience = self.room.audiences[connection.seat]
        asked = self.prompted(connection.seat)
        audience.welcome(connection, self.table, since, self.times.running(), asked)

    # What is to be done for those who are asked

    def go_on(self) -> None:
        """See to every question that is new."""
        for seat in range(self.table.seats):
            if not self.table.waiting >> seat & 1:
                self.drop(seat)
            elif self.arranged[seat] != self.table.asked[seat]:
                self.arrange(seat)

    def drop(self, seat: int) -> None:
        """Nothing is to be done for this seat."""
        self.arranged[seat] = 0
        self.turn[seat] += 1
        for alarm in self.alarms[seat]:
            alarm.cancel()
        self.alarms[seat].clear()

    def arrange(self, seat: int) -> None:
        """A question is put to a seat, or somebody else is to answer it from now on."""
        self.drop(seat)
        if not self.table.waiting >> seat & 1:
            return
        self.arranged[seat] = self.table.asked[seat]
        turn = self.turn[seat]
        services = self.room.services
        if seat_rows.bot_plays(self.room.chairs[seat]):
            self.times.drop(seat)
            self._spawn(self._bot_answers(seat, turn))
            return
        now = services.clock.now()
        self.times.start(seat, self.table.asked[seat], now)
        if self.times.rule is not None:
            self._alarm(seat, self.times.until(seat), lambda: self._time_is_up(seat, turn))
        if self.standing[seat].answer(self.table, seat):
            pause = services.thinker.standing_pause()
            self._alarm(seat, now + pause, lambda: self._standing_answers(seat, turn))

    def _alarm(self, seat: int, when: int, then: Callable[[], Work]) -> None:
        self.alarms[seat].append(self.room.services.clock.call_at(when, lambda: self._spawn(then())))

    def _spawn(self, work: Work) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("play failed", table=self.room.row.id, exc_info=task.exception())

    def _rest(self) -> None:
        for seat in range(self.table.seats):
            self.drop(seat)
            self.times.drop(seat)

    async def close(self) -> None:
        self._rest()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _bot_answers(self, seat: int, turn: int) -> None:
        """One pause for the whole answer, drawn before thinking: its length says nothing about the hand."""
        services = self.room.services
        ready = services.clock.now() + services.thinker.pause(self.room.row.pace)
        while turn == self.turn[seat]:
            table = self.table
            decision = table.decision_id(seat)
            option = await services.thinker.choose(self._bot(seat), table, seat)
            if services.clock.now() < ready:
                await services.clock.sleep_until(ready)
            async with self.room.lock:
                if turn != self.turn[seat] or self.table.decision_id(seat) != decision:
                    continue
                try:
                    await self.commit(seat, decision, option, BOT)
                    continue
                except Refused as refused:
                    log.error("bot refused", table=self.room.row.id, rule=refused.refusal.rule)
                except Exception:
                    log.exception("bot's choice not stored", table=self.room.row.id)
            ready = services.clock.now() + RETRY

    def _bot(self, seat: int) -> Bot:
        bot = self.bots.get(seat)
        if bot is None:
            level = self.room.chairs[seat].level
            bot = self.bots[seat] = self.room.services.thinker.bot(level, self.table.game)
        return bot

    async def _standing_answers(self, seat: int, turn: int) -> None:
        async with self.room.lock:
            while turn == self.turn[seat]:
                option = self.standing[seat].answer(self.table, seat)
                if not option:
                    return
                await self.commit(seat, self.table.decision_id(seat), option, STANDING)

    async def _time_is_up(self, seat: int, turn: int) -> None:
        async with self.room.lock:
            if turn != self.turn[seat]:
                return
            if self.room.row.timeout == "bot":
                await self.room.set_away(seat, names(self.table.game)[-1])
                self._tell_time_up(seat, None)
                return
            first = True
            while turn == self.turn[seat]:
                table, question, option = self.table, self.table.question(seat), self.table.default(seat)
                assert question is not None
                name = question.name(table, seat, option)
                await self.commit(seat, table.decision_id(seat), name, CLOCK)
                if first:  # what follows from it goes without saying
                    self._tell_time_up(seat, question.label(table, seat, option))
                first = False

    def _tell_time_up(self, seat: int, chosen: Said | None) -> None:
        if seat in self.room.audiences:
            told = said_told(chosen) if chosen is not None else None
            self.room.audiences[seat].send(encode(protocol.TimeUp(told)))

    # Switches

    def switch(self, seat: int, asks: str, on: bool) -> None:
        self.standing[seat].switch(asks, on)
        if self.table.waiting >> seat & 1:
            self.arrange(seat)
            self.tell()

    def hand_changed(self, seat: int) -> None:
        """A bot has taken over, or its owner has taken the seat back."""
        self.bots.pop(seat, None)
        self.arrange(seat)
        self.tell()


def _switches(stored: str) -> StandingAnswers:
    standing = StandingAnswers()
    for asks in stored.split():
        standing.switch(asks, True)
    return standing


def only_sealed(before: Table, after: Table, chooser: int) -> bool:
    """Whether all that has happened is that this seat has laid (a part of) its answer face down."""
    return bool(before.secret >> chooser & 1 and after.waiting) and after.asked == before.asked


def _still_sealed(before: Table, after: Table, seat: int) -> bool:
    """Whether this seat is certainly asked what it was asked before: its sealed question still waits."""
    return (
        seat >= 0
        and before.secret >> seat & after.secret >> seat & 1 == 1
        and before.waiting >> seat & 1 == after.waiting >> seat & 1
        and before.decision_id(seat) == after.decision_id(seat)
    )
