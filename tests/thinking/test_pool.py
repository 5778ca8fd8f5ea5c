"""The pool of processes: who thinks when and how long, and what happens if one of them dies."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest

from posse.server.thinking import Busy, Lost, ThinkingPool, pool, thinker, usual_processes
from posse.server.thinking.pool import Line, Thought
from tests.thinking import works

pytestmark = pytest.mark.filterwarnings("error")


@pytest.fixture
async def one() -> AsyncIterator[ThinkingPool]:
    """A pool of one process."""
    made = ThinkingPool(1)
    yield made
    made.close()


def is_running(process: int) -> bool:
    """One that nobody has waited for yet does not count."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_a_process_that_dies_is_replaced_and_one_whose_work_fails_is_not(one: ThinkingPool) -> None:
    assert one.free[-1].process is None  # nothing is started before there is something to do
    first = await one.run(works.who, whose="a", seconds=9)
    assert first != os.getpid()
    with pytest.raises(Lost, match="this is how it fails"):
        await one.run(works.fail, whose="a", seconds=9)
    assert await one.run(works.who, whose="a", seconds=9) == first
    with pytest.raises(Lost):
        await one.run(works.die, whose="a", seconds=9)
    second = await one.run(works.who, whose="a", seconds=9)
    assert second != first
    one.close()
    assert not is_running(second)
    with pytest.raises(Busy):
        await one.run(works.who, whose="a", seconds=9)


async def test_where_no_process_can_be_started_thoughts_are_lost(
    one: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(self: thinker.Thinker) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr(thinker.Thinker, "start", start)
        with pytest.raises(Lost, match="can't start"):
            await one.run(works.who, whose="a", seconds=9)
    assert await one.run(works.who, whose="a", seconds=9) != os.getpid()


async def test_the_more_think_the_shorter_and_nobody_thinks_longer_than_asked(one: ThinkingPool) -> None:
    await one.run(works.who, whose="a", seconds=9)
    left = await asyncio.gather(*[one.run(works.think, whose=name, seconds=0.6) for name in "ab"])
    assert left[0] > 0.1  # it had to make room
    assert left[1] <= 0  # nobody waited any more


async def test_what_is_in_the_background_makes_room_at_once(one: ThinkingPool) -> None:
    slow = asyncio.create_task(one.run(works.think, whose="review", seconds=600, background=True))
    await asyncio.sleep(0)
    assert len(one.thinking) == 1
    await one.run(works.who, whose="a", seconds=9)
    assert slow.done()
    assert slow.result() > 500


async def test_one_that_does_not_answer_is_given_up(
    one: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await one.run(works.who, whose="a", seconds=9)
    monkeypatch.setattr(thinker, "GRACE", 0.1)
    with pytest.raises(Lost, match="too late"):
        await one.run(works.hang, whose="a", seconds=0.01)
    assert not is_running(first)
    # A new one has to start: that takes longer than any grace.
    assert await one.run(works.who, whose="a", seconds=0.01) != first


async def test_closing_ends_also_those_who_think_or_wait() -> None:
    two = ThinkingPool(2)
    processes = await asyncio.gather(*[two.run(works.who, whose="a", seconds=9) for _ in "12"])
    asked = [asyncio.create_task(two.run(works.hang, whose="a", seconds=600)) for _ in "123"]
    await asyncio.sleep(0)
    two.close()
    ended = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in ended] == [Lost, Lost, asyncio.CancelledError]
    assert not any(is_running(process) for process in processes)


async def test_a_line_has_an_end(one: ThinkingPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WAITING", 2)
    one.free.clear()
    waiting = [asyncio.create_task(one.run(works.who, whose="a", seconds=9)) for _ in "12"]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await one.run(works.who, whose="b", seconds=9)
    one.close()
    assert [task.cancelled() for task in (await asyncio.wait(waiting))[0]] == [True, True]


async def test_tables_take_turns() -> None:
    line, answer = Line(), asyncio.get_running_loop().create_future()
    for number, whose in enumerate("aaabac"):
        line.join(whose, Thought(works.who, (whose, number), 1.0, 1.0, False, answer))
    order = [line.next().args for _ in range(line.length)]
    assert order == [("a", 0), ("b", 3), ("c", 5), ("a", 1), ("a", 2), ("a", 4)]
    assert line.length == 0


def test_there_is_always_a_process() -> None:
    assert usual_processes() == max(1, (os.cpu_count() or 2) - 1)


SERVER = """
import asyncio
from posse.server.thinking import ThinkingPool
from tests.thinking import works

async def serve():
    pool = ThinkingPool(1)
    print(await pool.run(works.who, whose="a", seconds=9), flush=True)
    await pool.run(works.hang, whose="a", seconds=600)

if __name__ == "__main__":
    asyncio.run(serve())
"""


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="looks processes up in /proc")
def test_no_process_outlives_a_server_that_is_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    process = int(server.stdout.readline())
    assert is_running(process)
    server.send_signal(signal.SIGKILL)
    server.communicate()
    until = time.monotonic() + 30
    while is_running(process) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_running(process)
