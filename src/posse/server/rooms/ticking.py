"""Phases in real time: everybody acts at once, against one clock. A game declares the pace, this keeps it.

Everything follows from the log: when the phase opened, who has finished, when a seat made its last command.
While no server ran the clock stood still. In a game without people nobody waits, and ticks count as time.
"""

from __future__ import annotations

from collections.abc import Callable

import structlog

from posse.bots import Bot
from posse.core import Refusal, Refused
from posse.core.real_time import Phase
from posse.core.said import NUMBER, Said
from posse.server.rooms import seat_rows
from posse.server.rooms.audiences import Audiences
from posse.server.rooms.choosing import BOT, CLOCK, Choosing
from posse.server.rooms.schedule import RETRY, Schedule
from posse.server.rooms.state import TableState
from posse.server.services import Listener
from posse.server.store import failures

log = structlog.get_logger("posse.play")


class Ticking(Choosing):
    """Beside the people: the clock of the phase, and bots that make one command on every tick."""

    def __init__(self, state: TableState, audiences: Audiences, listener: Listener) -> None:
        super().__init__(state, audiences, listener)
        self.bots: dict[int, Bot] = {}
        self.schedule = Schedule(state.row.id, self.services.clock, self.table.seats)
        self.kept: Phase | None = None  # the phase whose time is kept

    def keep_time(self) -> None:
        """If a phase in real time has begun, here or before a restart: keep its clock and let bots act."""
        phase = self.ledger.phase if self.state.acts else None
        if phase is self.kept:
            return
        self.kept = phase
        if phase is None:
            return
        if self.has_people():
            self.schedule.run(self._hold_phase(phase))
            self.schedule.run(self._tick(phase))
        else:
            self.schedule.run(self._play_alone(phase))

    # People

    async def choose(self, seat: int, decision: str, option: str, stored: Callable[[], None]) -> None:
        if self.ledger.needs_reload:
            await self.read_on()
        if self.ledger.phase is not None:
            await self._keep_pace(self.ledger.phase, seat)
        await super().choose(seat, decision, option, stored)

    async def _keep_pace(self, phase: Phase, seat: int) -> None:
        """Refuse a command that comes too soon after the last; one that comes too late finds nobody asked."""
        now = self.services.clock.now()
        if now >= phase.until() and self.state.acts:
            await self._finish_all(phase)
            return
        wait = phase.wait(self.table, seat, now)
        if wait:
            raise Refused(Refusal(phase.pace.apart_rule, "refusal-too-fast", (("wait", NUMBER, wait),)))

    # The clock

    async def _hold_phase(self, phase: Phase) -> None:
        """When the time is over, everybody finishes."""
        clock = self.services.clock
        while self.ledger.phase is phase:
            now = clock.now()
            if now < phase.until():
                await clock.sleep_until(min(phase.until(), now + phase.pace.tick))  # it may be sooner by then
                continue
            try:
                async with self.state.lock:
                    await self._finish_all(phase)
            except Exception as error:
                failures.tell(log, "phase not closed", error, table=self.state.row.id)
                await clock.sleep_until(clock.now() + RETRY)

    async def _finish_all(self, phase: Phase) -> None:
        """With the lock held: defaults for those who are unfinished, in order, until they have finished."""
        for seat in phase.pace.order:
            chosen: Said | None = None
            while self.ledger.phase is phase and self.table.waiting >> seat & 1:
                table, question, option = self.table, self.table.question(seat), self.table.default(seat)
                assert question is not None
                chosen = question.label(table, seat, option)
                await self.commit(seat, table.decision_id(seat), question.name(table, seat, option), CLOCK)
            if chosen is not None and not seat_rows.bot_plays(self.state.seats[seat]):
                self.send_time_up(seat, chosen)

    # Bots

    def bot(self, seat: int) -> Bot:
        bot = self.bots.get(seat)
        if bot is None:
            level = self.state.seats[seat].level
            bot = self.bots[seat] = self.services.bots.bot(level, self.table.game)
        return bot

    async def _tick(self, phase: Phase) -> None:
        """On every tick each unfinished bot makes one command, in order."""
        clock = self.services.clock
        at = clock.now()
        while self.ledger.phase is phase:
            at = max(at + phase.pace.tick, clock.now())
            await clock.sleep_until(at)
            for seat in phase.pace.order:
                await self._command_by_bot(phase, seat)

    async def _command_by_bot(self, phase: Phase, seat: int) -> None:
        """A whole command. What the bot wants may be taken by now: that is no fault, its next tick comes."""
        made = phase.commands[seat]
        while self._bot_may_act(phase, seat) and phase.commands[seat] == made:
            table = self.table
            option = await self.services.bots.choose(self.bot(seat), table, seat)
            async with self.state.lock:
                if not self._bot_may_act(phase, seat) or self.table.asked[seat] != table.asked[seat]:
                    return
                try:
                    await self.commit(seat, table.decision_id(seat), option, BOT)
                except Refused as refused:
                    log.debug("bot was too late", table=self.state.row.id, rule=refused.refusal.rule)
                    return
                except Exception as error:
                    failures.tell(log, "bot's choice not stored", error, table=self.state.row.id)
                    return

    def _bot_may_act(self, phase: Phase, seat: int) -> bool:
        if self.ledger.phase is not phase or not self.table.waiting >> seat & 1:
            return False
        now = self.services.clock.now()
        soon = phase.wait(self.table, seat, now) > 0  # a person has acted on this seat a moment ago
        return seat_rows.bot_plays(self.state.seats[seat]) and now < phase.until() and not soon

    async def _play_alone(self, phase: Phase) -> None:
        """Without people: bots answer in turn, as soon as spectators can have seen what has happened."""
        while self.ledger.phase is phase:
            await self.showing.over()
            table, seat = self.table, phase.next_bot(self.table)
            option = "" if seat < 0 else await self.services.bots.choose(self.bot(seat), table, seat)
            try:
                async with self.state.lock:
                    if seat < 0:
                        await self._finish_all(phase)
                    else:
                        await self.commit(seat, table.decision_id(seat), option, BOT)
            except Exception as error:
                failures.tell(log, "bot's choice not stored", error, table=self.state.row.id)
                await self.services.clock.sleep_until(self.services.clock.now() + RETRY)
