"""Hints for people: a search looks at what their seat may know, and they alone are told.

Nobody else learns that somebody has asked: that they are asked, and have to think, may be a secret.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import structlog

from posse.bots.hints import Hint
from posse.core import Decision, Table
from posse.core.said import NUMBER, Said
from posse.server.rooms import faults
from posse.server.rooms.connection import Connection
from posse.server.rooms.room import Room
from posse.server.thinking import Busy, Lost
from posse.server.thinking.choosing import THINKS, Position
from posse.server.thinking.hinting import hint
from posse.server.wire import convert, protocol
from posse.server.wire.encoding import encode
from posse.server.wire.errors import api_error

log = structlog.get_logger("posse.tables")


def ask(
    room: Room, connection: Connection, message: protocol.AskHint, check_rate: Callable[[str], None]
) -> None:
    """Begin to think about it. The answer comes when it is there."""
    seat = room.state.require_seat(connection.visitor)
    play = room.require_running()
    if not room.state.allows_hints():
        raise api_error("no-hints")
    table = play.ledger.shown_to(seat)
    decision = table.decision(seat, named=True)
    if decision is None or decision.id != message.decision or not play.is_prompted(seat):
        raise api_error("hint-late")
    check_rate(connection.visitor)
    play.schedule.run(_answer(room, connection, table, decision))


async def _answer(room: Room, connection: Connection, table: Table, decision: Decision) -> None:
    luck = secrets.token_bytes(32)
    try:
        position = Position.imagined(table, decision.seat, secrets.token_bytes(32))
        found = await room.services.thinking.run(hint, position, luck, whose=room.id, seconds=THINKS)
        lines = [_line(table, decision, each) for each in found]
        connection.send(encode(protocol.Hinted(decision.id, lines)))
    except (Busy, Lost):
        connection.send_error("hint", api_error("hint-busy"))
    except Exception as error:  # the player must not wait for ever
        connection.send_error("hint", faults.logged(log, "hint failed", error, table=room.id))


def _line(table: Table, decision: Decision, found: Hint) -> protocol.HintLine:
    name = decision.names[decision.options.index(found.option)]
    why = found.why(table.game)
    said = None if why is None else convert.said(Said(why[0], (("n", NUMBER, why[1]),)))
    return protocol.HintLine(name, found.chance if found.chance >= 0 else None, said)
