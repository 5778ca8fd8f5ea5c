"""Brings a database up to date, step by step. Alembic without an ini file: the package brings it all.

Several versions of Posse may use one PostgreSQL at the same time, as long as each understands what the others
have made of it. Steps are numbered; a server is at the level of the last step it knows, and says so with a
lock that each of its connections holds (store/guard.py). A step says of itself whether servers that do not
know it can go on beside it (`compatible`). One that is not waits until there are none. The database keeps the
number of the last such step as its floor: servers below it stay out, others may come, however old they are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, inspect, select, text

from posse.core.errors import PosseError
from posse.server.store.schema import SETTINGS

HERE: Final = Path(__file__).parent
LOCK: Final = 0x706F737365  # any number, the same for all servers on one PostgreSQL
LEVELS: Final = 0x706F74  # the class of the locks that say at which levels servers are; any number
FLOOR: Final = "schema-floor"

_LOWEST: Final = text(
    "SELECT min(objid::bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND classid = :levels"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def settings(connection: Connection | None) -> Config:
    config = Config()
    # Alembic reads a per cent sign in a path as the beginning of a variable.
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def level() -> int:
    """The number of the last step that this Posse knows."""
    return max(_steps(settings(None)))


def one_at_a_time(connection: Connection) -> None:
    """Until the end of its transaction no other server does what this one does."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the steps that this database has not seen yet."""
    one_at_a_time(connection)
    config = settings(connection)
    steps = _steps(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and int(current) not in steps:
        _require_understood(connection, max(steps))
        return
    before = int(current or 0)
    floor = max([step for step, compatible in steps.items() if not compatible])
    if before < floor:
        _require_nobody_below(connection, floor)
    command.upgrade(config, to)
    if to == "head" and _floor(connection) != floor:
        connection.execute(delete(SETTINGS).where(SETTINGS.c.name == FLOOR))
        connection.execute(insert(SETTINGS), {"name": FLOOR, "value": str(floor)})


def _require_understood(connection: Connection, ours: int) -> None:
    floor = _floor(connection)
    if floor is None or floor > ours:
        raise PosseError("error-database-newer")


def _require_nobody_below(connection: Connection, floor: int) -> None:
    """Servers hold their locks from before they look at the database, so none can come unseen."""
    if connection.dialect.name != "postgresql":
        return  # its file is locked: there is no other server
    lowest = connection.execute(_LOWEST, {"levels": LEVELS}).scalar()
    if lowest is not None and lowest < floor:
        raise PosseError("error-database-older")


def _floor(connection: Connection) -> int | None:
    """The level that a server needs; None if nobody has said."""
    if not inspect(connection).has_table(SETTINGS.name):
        return None
    found = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == FLOOR)).scalar()
    return None if found is None else int(found)


def _steps(config: Config) -> dict[int, bool]:
    """By number: whether servers that do not know the step can go on beside it."""
    scripts = ScriptDirectory.from_config(config).walk_revisions()
    return {int(each.revision): bool(getattr(each.module, "compatible", False)) for each in scripts}
