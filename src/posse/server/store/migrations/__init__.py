"""Brings a database up to date, step by step. Alembic without an ini file: the package brings it all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from posse.core.errors import PosseError

HERE: Final = Path(__file__).parent
LOCK: Final = 0x706F737365  # any number, the same for all servers on one PostgreSQL


def settings(connection: Connection) -> Config:
    config = Config()
    # Alembic reads a per cent sign in a path as the beginning of a variable.
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the steps that this database has not seen yet."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = settings(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise PosseError("error-database-newer")
    command.upgrade(config, to)
