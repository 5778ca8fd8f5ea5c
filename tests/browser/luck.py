"""Luck that suits a test: the last to sit down brings the share of the seed that makes the deal as wanted."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from posse.core import Chance, Table, registry
from posse.core.fairness import default_share, table_seed
from tests.browser.people import Person

Wanted = Callable[[Table], bool]

TRIES: Final = 20_000  # shares: a wish that comes true once in a hundred deals is found soon
# What the page remembers itself comes first.
KEEP: Final = """
if (location.origin !== 'null' && !localStorage.getItem('posse.luck.%(table)s'))
  localStorage.setItem('posse.luck.%(table)s', '{"commitment":null,"share":"%(share)s"}')
"""


def brings_luck(person: Person, host: Person, house: Path, wanted: Wanted) -> None:
    """Before the last person sits down: their browser remembers the share that they will give.

    `wanted` gets tables at their first question, and may play on at them.
    """
    host.until(lambda: host.luck["shares"].count("awaited") == 1)
    share = _share_for(house / "posse.db", host, wanted)
    person.page.add_init_script(KEEP % {"table": host.table["id"], "share": share.hex()})


def _share_for(database: Path, host: Person, wanted: Wanted) -> bytes:
    with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True) as store:
        name, settings, server_seed = store.execute(
            "SELECT game, settings, server_seed FROM tables WHERE id = ?", (host.table["id"],)
        ).fetchone()
        seats = store.execute(
            "SELECT seat, share, given FROM seats WHERE table_id = ? ORDER BY seat", (host.table["id"],)
        ).fetchall()
    game = registry.find(name)
    shares = [share if given else default_share(server_seed, seat) for seat, share, given in seats]
    mine = host.luck["shares"].index("awaited")
    for number in range(TRIES):
        shares[mine] = number.to_bytes(32, "big")
        luck = Chance.of(table_seed(server_seed, shares))
        if wanted(game.new(len(shares), json.loads(settings), luck, telling=False)):
            return shares[mine]
    raise AssertionError(f"no such deal in {TRIES}")
