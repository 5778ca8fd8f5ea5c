"""Work planned for each seat: alarms that are set, and tasks that run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from posse.server.clock import Alarm, Clock
from posse.server.store import failures

Work = Coroutine[Any, Any, None]

RETRY: Final = 2000  # milliseconds after which what could not be stored is tried again

log = structlog.get_logger("posse.play")


class Schedule:
    """A plan is made for a seat when it is asked, and cancelled when it has answered or somebody else answers
    for it. Each plan has a number; work that belongs to an old plan finds out by it, and does nothing."""

    def __init__(self, table_id: str, clock: Clock, seats: int) -> None:
        self.table_id = table_id
        self.clock = clock
        self.question = [0] * seats  # the number of the question the plan is for, 0 for none
        self.plan = [0] * seats
        self.alarms: list[list[Alarm]] = [[] for _ in range(seats)]
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, seat: int, question: int) -> int:
        """A new plan in place of the old one; its number."""
        self.cancel(seat)
        self.question[seat] = question
        return self.plan[seat]

    def cancel(self, seat: int) -> None:
        self.question[seat] = 0
        self.plan[seat] += 1
        for alarm in self.alarms[seat]:
            alarm.cancel()
        self.alarms[seat].clear()

    def is_current(self, seat: int, plan: int) -> bool:
        return self.plan[seat] == plan

    def at(self, seat: int, when: int, work: Callable[[], Work]) -> None:
        """Do this at that time, unless the seat's plan is cancelled before."""
        plan = self.plan[seat]
        self.alarms[seat].append(
            self.clock.call_at(when, lambda: self.run(self._done_once(seat, plan, work)))
        )

    async def _done_once(self, seat: int, plan: int, work: Callable[[], Work]) -> None:
        """Do it; if it could not be stored, again and again, as long as the seat's plan holds."""
        while self.is_current(seat, plan):
            try:
                await work()
                return
            except Exception as error:
                failures.tell(log, "play failed", error, table=self.table_id)
            await self.clock.sleep_until(self.clock.now() + RETRY)

    def run(self, work: Work) -> None:
        """Do this now, beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("play failed", table=self.table_id, exc_info=task.exception())

    def cancel_all(self) -> None:
        for seat in range(len(self.plan)):
            self.cancel(seat)

    def stop(self) -> None:
        """Nothing that is planned happens, and nothing goes on."""
        self.cancel_all()
        for task in list(self.tasks):
            task.cancel()

    async def close(self) -> None:
        self.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
