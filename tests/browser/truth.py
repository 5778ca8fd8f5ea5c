"""The true table behind what a browser was told: every message is compared with it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from posse.core import Chance, Table, registry
from posse.server.rooms.ledger import Ledger
from posse.server.store.rows import ChoiceRow
from posse.server.wire import convert, protocol
from posse.server.wire.encoding import encode
from tests.browser.hidden import Change
from tests.browser.people import Message, Person


class Truth:
    """A game as the server has stored it: what is secret about its luck, and the table after every choice."""

    def __init__(self, database: Path, table: str) -> None:
        with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True) as store:
            game, settings, server_seed, seed = store.execute(
                "SELECT game, settings, server_seed, seed FROM tables WHERE id = ?", (table,)
            ).fetchone()
            shares = store.execute("SELECT share FROM seats WHERE table_id = ?", (table,)).fetchall()
            rows = store.execute("SELECT * FROM choices WHERE table_id = ? ORDER BY sequence", (table,))
            columns = [column[0] for column in rows.description]
            choices = [ChoiceRow(**dict(zip(columns, row, strict=True))) for row in rows]
        self.seeds = [server_seed.hex(), seed.hex(), *(share.hex() for (share,) in shares)]
        first = registry.find(game).new(len(shares), json.loads(settings), Chance.of(seed), telling=True)
        ledger = Ledger(SimpleNamespace(services=None, new_table=first.clone))  # type: ignore[arg-type]
        self.tables = [_as_shown(ledger)]
        for row in choices:
            ledger.replay_row(row)
            self.tables.append(_as_shown(ledger))

    def follow(self, frames: Sequence[str], seat: int) -> list[tuple[Message, Table]]:
        """Every view this seat was sent, each with the table it was made from.

        Tables only go on, so the search does too. A view that no table explains fails the test.
        """
        found: list[tuple[Message, Table]] = []
        at = 0
        for message in views(frames):
            first = at
            while not fits(message, self.tables[at][seat], seat):
                at += 1
                assert at < len(self.tables), f"no table since choice {first} looks like this: {message}"
            found.append((message, self.tables[at][seat]))
        return found


def _as_shown(ledger: Ledger) -> dict[int, Table]:
    """By seat: the table with only those seats waiting that it may know of."""
    now = ledger.table.clone()
    return {seat: ledger.face_down.table_for(now, seat) for seat in range(-1, now.seats)}


def views(frames: Sequence[str]) -> Iterator[Message]:
    """Every view, with the pieces of the past that came before it."""
    past: list[Message] = []
    for text in frames:
        message = json.loads(text)
        if message["type"] == "history":
            past += message["events"]
        elif message["type"] == "view":
            since = past[0]["number"] if past else message["since"]
            yield message | {"since": since, "events": past + message["events"]}
            past = []


def fits(message: Message, table: Table, seat: int) -> bool:
    """Whether this is, to the letter, what a seat at this table may be sent."""
    if message["number"] != len(table.told) or message["view"] != plain(table.view(seat)):
        return False
    if message["events"] != plain(convert.events(table, message["since"], seat)):
        return False
    decision = message.get("decision")
    return decision is None or (seat >= 0 and decision == plain(convert.decision(table, seat)))


def betrayed(
    told: Sequence[tuple[Message, Table]], seat: int, otherwise: Callable[[Table], Table]
) -> list[Message]:
    """Those of these messages that would have been others, had the table been otherwise.

    That is what it means to tell a secret: a reader of the message knows which of the two tables it is.
    """
    return [message for message, table in told if not fits(message, otherwise(table), seat)]


def told_no_secret(truth: Truth, person: Person, all_other: Change, fewest: int) -> None:
    """Everything a person was sent could have come from any table they could be at; and it was not little."""
    told = truth.follow(person.raw, person.seat)
    assert len(told) > fewest
    assert betrayed(told, person.seat, partial(all_other, viewer=person.seat)) == []
    known_only(person.raw)
    known_bodies(person)


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


def no_seed(truth: Truth, people: Sequence[Person]) -> None:
    """Nobody has been sent anything of what the luck is made of."""
    for person in people:
        assert not any(is_revealed(text) for text in person.raw)
        everything = "\n".join(person.raw + [body for bodies in person.bodies.values() for body in bodies])
        assert len(everything) > 10_000
        for seed in truth.seeds:
            assert seed not in everything


def try_to_pry(person: Person, owner: Person, things: Sequence[str]) -> None:
    """Ask for what is only to be had when the game is over, for another's seat, and for reasons."""
    table = owner.table["id"]
    invite = owner.table["invite"]
    for path in (f"record?invite={invite}", f"replay?seat={owner.seat}&since=0&count=100&invite={invite}"):
        answer = person.page.request.get(f"/api/tables/{table}/{path}")
        assert answer.status == 409
        assert answer.json()["code"] == "not-over"
        person.bodies.setdefault("pried", []).append(answer.text())
    for thing in things:
        person.says({"type": "why", "attempt": thing})
    person.until(lambda: sum('"type":"why"' in text for text in person.raw) == len(things))
    person.says({"type": "resume", "since": 0})


def known_bodies(person: Person) -> None:
    """Over HTTP came only what the protocol describes, and that has no place for a secret."""
    for path, bodies in person.bodies.items():
        for body in bodies:
            kind = _kind_of(path)
            assert json.loads(msgspec.json.encode(msgspec.json.decode(body, type=kind))) == json.loads(body)


def _kind_of(path: str) -> object:
    match path.split("/"):
        case ["me"]:
            return protocol.Me
        case ["games"]:
            return list[protocol.Game]
        case ["tables"]:
            return protocol.Lobby
        case ["pried"]:
            return protocol.Fault
        case ["tables", _] | ["tables", _, _]:
            return protocol.Table
        case _:
            raise AssertionError(f"what is {path}?")
