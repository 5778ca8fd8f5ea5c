"""News between the servers on one PostgreSQL: that something was stored, never what.

A server that hears of it reads what it lacks. A notice is sent by the transaction that stores the thing, so
nobody hears of anything that is not there. With SQLite there is nobody to tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import TextClause, text

CHANNEL: Final = "posse"

# What has changed; the number says up to where.
CHOICE: Final = "choice"  # the row of the log with this number
TABLE: Final = "table"  # the table or its seats; the number of the revision
CHAT: Final = "chat"  # the line with this number
GONE: Final = "gone"  # the table is deleted
HERE: Final = "here"  # who is connected to it; the number of the server they are connected to
FREE: Final = "free"  # a server has stopped acting for it
KEY: Final = "key"  # cookies are signed with a new key
REVOKED: Final = "revoked"  # the token of an outside bot; not a table's id, but the bot's
REVIEW: Final = "review"  # how far the review of a finished table is, in hundredths (rooms/reviews.py)
SEEN: Final = "seen"  # a person has watched what happened, `seen-2` on seat 2; how many events
LATE: Final = "late"  # the time of the person on this seat is up; `late-` and the server that says so
MOVED: Final = "moved"  # others let a bot play for the person on this seat; `moved-` and the server

_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', line) FROM unnest(CAST(:lines AS text[])) AS line")


class News(NamedTuple):
    kind: str
    table: str
    number: int = 0


def notices(news: Iterable[News]) -> tuple[TextClause, dict[str, Any]]:
    """The statement that sends these when its transaction is committed."""
    return _NOTIFY, {"lines": [f"{each.kind} {each.table} {each.number}" for each in news]}


def read(line: str) -> News | None:
    """A notice as it was sent; None if it is of a Posse that says more than this one knows."""
    parts = line.split(" ")
    if len(parts) != 3 or not parts[2].lstrip("-").isdigit():
        return None
    return News(parts[0], parts[1], int(parts[2]))
