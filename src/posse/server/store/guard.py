"""Every connection to PostgreSQL says what this server understands, and looks whether that is enough.

A server that was cut off may find that a newer Posse has changed the database meanwhile (migrations). No
write may get through then, so this is looked at wherever a connection begins, not only at the start.
"""

from __future__ import annotations

from typing import Any

from posse.core.errors import PosseError
from posse.server.store import migrations


class Guard:
    """Welcomes new connections. Until the database is brought up to date, what it is like does not matter."""

    def __init__(self) -> None:
        self.level = 0
        self.watching = False

    def welcome(self, connection: Any, _: object) -> None:
        """While one connection of this level is open, nobody makes a step that is too much for it."""
        self.level = self.level or migrations.level()
        cursor = connection.cursor()
        try:
            cursor.execute(f"SELECT pg_advisory_lock_shared({migrations.LEVELS}, {self.level})")
            if self.watching:
                self._require_understood(cursor)
        finally:
            cursor.close()
            connection.commit()

    def _require_understood(self, cursor: Any) -> None:
        cursor.execute(f"SELECT value FROM settings WHERE name = '{migrations.FLOOR}'")
        found = cursor.fetchone()
        if found is None or int(found[0]) > self.level:
            raise PosseError("error-database-newer")
