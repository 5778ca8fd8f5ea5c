"""Luck that suits a test: the last to sit down brings the share of the seed that makes the deal as wanted.

Only a test can do that: it looks into the other players' browsers, which keep their shares until it is time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from posse.core import Chance, Table, registry
from posse.core.fairness import commitment, default_share, share_hash, table_seed
from tests.browser.people import Person

Wanted = Callable[[Table], bool]

TRIES: Final = 20_000  # shares: a wish that comes true once in a hundred deals is found soon
# What the page remembers itself comes first.
KEEP: Final = """
if (location.origin !== 'null' && !localStorage.getItem('posse.deals.%(table)s'))
  localStorage.setItem(
    'posse.deals.%(table)s', '[{"commitment":null,"share":"%(share)s","hashes":null}]')
"""


def brings_luck(person: Person, host: Person, house: Path, wanted: Wanted) -> None:
    """Before the last person sits down: their browser remembers the share that they will give.

    `wanted` gets tables at their first question, and may play on at them.
    """
    host.until(lambda: host.luck["shares"].count("awaited") == 1)
    share = _share_for(house / "posse.db", host, wanted)
    person.page.add_init_script(KEEP % {"table": host.table["id"], "share": share.hex()})


def _share_for(database: Path, host: Person, wanted: Wanted) -> bytes:
    table = host.table["id"]
    with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True) as store:
        name, settings, server_seed = store.execute(
            "SELECT game, settings, server_seed FROM tables WHERE id = ?", (table,)
        ).fetchone()
        hashes = dict(store.execute("SELECT seat, share_hash FROM seats WHERE table_id = ?", (table,)))
    game = registry.find(name)
    shares = [default_share(server_seed, seat) for seat in range(len(hashes))]
    for share in _kept_shares(host, table):
        for seat in hashes:
            if share_hash(commitment(server_seed), seat, share) == hashes[seat]:
                shares[seat] = share
    mine = host.luck["shares"].index("awaited")
    for number in range(TRIES):
        shares[mine] = number.to_bytes(32, "big")
        luck = Chance.of(table_seed(server_seed, shares))
        if wanted(game.new(len(shares), json.loads(settings), luck, telling=False)):
            return shares[mine]
    raise AssertionError(f"no such deal in {TRIES}")


def _kept_shares(host: Person, table: str) -> list[bytes]:
    """The shares that the pages of everybody keep to themselves."""
    browser = host.page.context.browser
    assert browser is not None
    pages = [page for context in browser.contexts for page in context.pages if page.url.startswith("http")]
    kept = [page.evaluate("key => localStorage.getItem(key)", f"posse.deals.{table}") for page in pages]
    shares = [json.loads(note)[0]["share"] for note in kept if note]
    return [bytes.fromhex(share) for share in shares if share]
