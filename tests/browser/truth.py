"""The true table behind what a browser was told: every message is held against it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from posse.core import Chance, Table, registry
from posse.server import protocol
from posse.server.connections import encode
from posse.server.telling import decision_told, events_told

Message = dict[str, Any]
Otherwise = Callable[[Table, int], Table]


class Truth:
    """A game as the server has stored it: what is secret about its luck, and the table after every choice."""

    def __init__(self, database: Path, table: str) -> None:
        with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True) as store:
            game, options, server_seed, seed = store.execute(
                "SELECT game, options, server_seed, seed FROM tables WHERE id = ?", (table,)
            ).fetchone()
            shares = store.execute("SELECT share FROM seats WHERE table_id = ?", (table,)).fetchall()
            choices = store.execute(
                "SELECT seat, decision, option FROM choices WHERE table_id = ? ORDER BY sequence", (table,)
            ).fetchall()
        self.seeds = [server_seed.hex(), seed.hex(), *(share.hex() for (share,) in shares)]
        now = registry.find(game).new(len(shares), json.loads(options), Chance.of(seed), telling=True)
        self.tables = [now]
        for seat, decision, option in choices:
            now = now.clone()
            now.choose(seat, decision, option)
            self.tables.append(now)

    def follow(self, frames: Sequence[str], seat: int) -> list[tuple[Message, Table]]:
        """Every view this seat was sent, each with the table it was made from.

        Tables only go on, so the search does too. A view that no table explains fails the test.
        """
        found: list[tuple[Message, Table]] = []
        at = 0
        for message in views(frames):
            first = at
            while not fits(message, self.tables[at], seat):
                at += 1
                assert at < len(self.tables), f"no table since choice {first} looks like this: {message}"
            found.append((message, self.tables[at]))
        return found


def views(frames: Sequence[str]) -> Iterator[Message]:
    for text in frames:
        message = json.loads(text)
        if message["type"] == "view":
            yield message


def fits(message: Message, table: Table, seat: int) -> bool:
    """Whether this is, to the letter, what a seat at this table may be sent."""
    if message["number"] != len(table.told) or message["view"] != plain(table.view(seat)):
        return False
    if message["events"] != plain(events_told(table, message["since"], seat)):
        return False
    decision = message.get("decision")
    return decision is None or (seat >= 0 and decision == plain(decision_told(table, seat)))


def betrayed(
    told: Sequence[tuple[Message, Table]], seat: int, otherwise: Callable[[Table], Table]
) -> list[Message]:
    """Those of these messages that would have been others, had the table been otherwise.

    That is what it means to tell a secret: whoever reads the message knows which of the two tables it is.
    """
    return [message for message, table in told if not fits(message, otherwise(table), seat)]


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def known_only(frames: Sequence[str]) -> None:
    """No frame has a field that the protocol does not know, where something could travel unseen."""
    for text in frames:
        message = msgspec.json.decode(text, type=protocol.ServerMessage)
        assert json.loads(encode(message)) == json.loads(text)


def is_revealed(text: str) -> bool:
    """Whether this frame breaks the seal of the luck."""
    message = json.loads(text)
    return "luck" in message and message["luck"]["reveal"] is not None
