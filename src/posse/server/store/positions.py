"""Positions of long games: stored now and then, and read instead of the log before them.

They are a shortcut, and may be missing at any time. One that other code has written is left alone: the whole
log is read instead. So each carries a mark of the code, a hash of all that the position depends on.
"""

from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import ColumnElement, and_, delete, exists, insert, literal, or_, select

import posse.core
from posse.core import Game, registry, snapshots
from posse.core.snapshots import SnapshotError
from posse.server.store.rows import Position, SnapshotRow, Stored
from posse.server.store.schema import CHOICES, SNAPSHOTS, TABLES
from posse.server.store.writer import Step

EVERY: Final = 300  # choices: making one stalls other tables for some milliseconds, playing them again, too

log = structlog.get_logger("posse.storage")


def packed(table_id: str, position: Position) -> SnapshotRow:
    """As it is stored: about a tenth of its length as text."""
    text = snapshots.take(position.table)
    return SnapshotRow(
        table_id,
        position.count,
        mark(position.table.game),
        position.at,
        json.dumps(position.reserves),
        zlib.compress(text.encode(), 1),
    )


def unpacked(stored: Stored, row: SnapshotRow) -> Position | None:
    """The position of a stored table; None if it cannot be read here."""
    newest = registry.find(stored.table.game)
    game = newest.as_of(stored.table.version)
    if game is None or row.code != mark(newest):
        return None
    try:
        text = zlib.decompress(row.position).decode()
        settings = json.loads(stored.table.settings)
        complete = game.settings_for(len(stored.seats), settings)
        table = snapshots.restore(text, game, len(stored.seats), complete, stored.table.seed)
        reserves = {int(seat): left for seat, left in json.loads(row.reserves).items()}
    except (SnapshotError, ValueError, zlib.error) as error:
        log.error("snapshot cannot be read", table=row.table_id, error=str(error)[:200])
        return None
    return Position(row.count, table, reserves, row.at)


def replacing(row: SnapshotRow) -> list[Step]:
    """Store it in place of the one before, unless the game has ended while it was packed."""
    values = vars(row)
    going_on = exists().where(TABLES.c.id == row.table_id, TABLES.c.status != "over")
    found = select(*[literal(value, SNAPSHOTS.c[name].type) for name, value in values.items()])
    return [
        forgetting(row.table_id),
        (insert(SNAPSHOTS).from_select(list(values), found.where(going_on)), None),
    ]


def forgetting(table_id: str) -> Step:
    return delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id), None


def mark(game: Game) -> str:
    """A hash of the kernel's and the game's code."""
    return _mark(snapshots.home_of(game))


@cache
def _mark(home: str) -> str:
    digest = sha256()
    folders = [*posse.core.__path__, *sys.modules[home].__path__]
    for folder in folders:
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix in (".py", ".so", ".pyd"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


def rows_after(found: Mapping[str, Stored], tables: Sequence[str]) -> ColumnElement[bool]:
    """Of the log: the rows of these tables that no position stands for."""
    positions = {table: found[table].position for table in tables if table in found}
    whole = [table for table, position in positions.items() if position is None]
    parts = [
        and_(CHOICES.c.table_id == table, CHOICES.c.sequence >= position.count)
        for table, position in positions.items()
        if position is not None
    ]
    return or_(CHOICES.c.table_id.in_(whole), *parts)
