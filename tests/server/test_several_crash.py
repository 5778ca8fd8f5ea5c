"""Three servers on one PostgreSQL are killed again and again while people play, or told to stop.

POSSE_KILLS=500 .venv/bin/pytest tests/server/test_several_crash.py kills as often as you like.
"""

import asyncio
import os
import signal
import time
from random import Random

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from tests.server.crashing import Crowd, Victims, play_through
from tests.slowdown import Slowdown

KILLS = int(os.environ.get("POSSE_KILLS", "3"))
PARTS, MANY = 10, 20  # 200 times in `make test-long`, in parts that no test takes too long for
COME_BACK = 1012  # why a socket is closed by a server that stops
GOES_ON = 5  # seconds after which another server acts for every table, and its people see it go on

CHOICES = "SELECT table_id, seat, decision, option FROM choices"
UNATTENDED = """
SELECT id FROM tables WHERE status IN ('dealing', 'running') AND hashtextextended(id, 0) NOT IN (
    SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
"""


class Blows:
    """One server after the other falls and comes back, in the middle of play."""

    def __init__(self, crowd, database):
        self.crowd = crowd
        self.database = database
        self.slowdown = Slowdown()
        self.taken_over = []  # seconds from a blow until some server acted for every table again

    async def fall(self, *hows):
        crowd, servers = self.crowd, self.crowd.servers
        for how in hows:
            await crowd.before_blow(crowd.random.randint(5, 30))
            victim = await servers.some(crowd.random)
            if how == signal.SIGTERM and crowd.at:  # somebody is to be told why
                victim = crowd.random.choice(crowd.at)
            self.slowdown.look()
            servers.end(victim, how)
            crowd.struck()
            await self._look(set(crowd.acknowledged))
            await servers.start(victim)

    async def _look(self, acknowledged):
        since = time.monotonic()
        assert acknowledged <= set(await self.found(CHOICES))
        while await self.found(UNATTENDED):  # noqa: ASYNC110  PostgreSQL does not tell
            await asyncio.sleep(0.02)
        self.taken_over.append(time.monotonic() - since)

    async def found(self, query):
        return [tuple(row) for row in await self.database.fetch(query)]


async def played_through(url, hows, games, luck=1):
    database = await asyncpg.connect(make_url(url).render_as_string(hide_password=False))
    async with Victims(url, 3).running() as servers:
        crowd = Crowd(servers, Random(luck))
        blows = Blows(crowd, database)
        await play_through(crowd, blows.fall(*hows), games)
        stored = await blows.found(CHOICES)
        slower = blows.slowdown.factor()
    await database.close()
    assert crowd.resumed > 0
    assert crowd.gaps
    print(
        f"tables had a server after {max(blows.taken_over):.2f} s and went on after {max(crowd.gaps):.2f} s"
        f" at most, where everything took {slower:.1f} times as long as on a machine without other programs"
    )
    assert max(blows.taken_over) < GOES_ON * slower
    assert max(crowd.gaps) < GOES_ON * slower
    # Nothing is there twice: a decision has one answer, unless it was taken back, which nobody does here.
    answers = [row[:3] for row in stored if row[1] >= 0]
    assert len(answers) == len(set(answers))
    return crowd.codes


async def test_nothing_acknowledged_is_lost_when_servers_are_killed_or_replaced(postgresql_url):
    """First one after the other is killed; then one after the other is told to stop, as for an upgrade."""
    hows = [signal.SIGKILL] * KILLS + [signal.SIGTERM] * KILLS
    assert COME_BACK in await played_through(postgresql_url, hows, 1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
async def test_nothing_acknowledged_is_lost_when_servers_are_killed_many_times(postgresql_url, part):
    await played_through(postgresql_url, [signal.SIGKILL] * MANY, 3, part)
