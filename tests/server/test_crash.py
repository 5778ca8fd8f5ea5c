"""The server is killed again and again while people play: nothing that it has acknowledged is ever missing.

In `make test-long` it is killed 200 times, in runs of 20: a test that takes minutes counts as one that hangs.
POSSE_CRASHES=100 .venv/bin/pytest tests/server/test_crash.py kills it that often in each run.
"""

import os
import sqlite3
from random import Random

import pytest

from tests.server.crashing import Crowd, Victims, play_through

LONG = os.environ.get("POSSE_DEPTH") == "long"
CRASHES = int(os.environ.get("POSSE_CRASHES", "20" if LONG else "10"))
RUNS = 10 if LONG else 1
GAMES = 3 if LONG else 1  # at least


def stored(folder):
    """Every choice in the database: what the server has to know after its next start."""
    with sqlite3.connect(folder / "posse.db") as connection:
        return set(connection.execute("SELECT table_id, seat, decision, option FROM choices"))


async def strike(crowd, folder):
    """Kill the server, look whether anything is missing, and start it again on the same port."""
    (victim,) = crowd.servers.all
    for _ in range(CRASHES):
        await crowd.before_blow(crowd.random.randint(1, 30))
        crowd.servers.end(victim)
        assert not crowd.acknowledged - stored(folder)
        await crowd.servers.start(victim)


@pytest.mark.parametrize("seed", range(1, 1 + RUNS))
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path, seed):
    async with Victims(str(tmp_path), 1, same_port=True).running() as servers:
        crowd = Crowd(servers, Random(seed), changes_mind=True)
        await play_through(crowd, strike(crowd, tmp_path), GAMES)
    assert crowd.resumed >= CRASHES
    assert len(crowd.acknowledged) > 3 * CRASHES
    assert crowd.taken_back > CRASHES // 4
