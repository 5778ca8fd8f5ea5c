"""What goes wrong with a database: it is away for a while, which is one line in the log, or there is a fault.

While it is away nothing can be stored, so nothing is told that is not stored, and nothing is lost.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionInTime

FAILURES: Final = (SQLAlchemyError, OSError, TimeoutError)

AWAY: Final = "the database does not answer: nothing can be stored until it does"

# Of the driver's errors those that say nothing against the statement. A lost connection is a plain DBAPIError
# with asyncpg, or an InternalError if it is lost in the middle of something; a full disk or a locked file is
# an OperationalError with SQLite.
_OF_THE_DATABASE: Final = (DBAPIError, InterfaceError, InternalError, OperationalError, NoConnectionInTime)


def is_away(error: BaseException | None) -> bool:
    """Whether the same may succeed later, without anybody mending anything here."""
    return isinstance(error, (OSError, TimeoutError)) or type(error) in _OF_THE_DATABASE


def reason(error: BaseException) -> str:
    """The driver's own words, on one line."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause.__cause__ or cause).split()).rstrip(".")[:200]


def tell(log: Any, event: str, error: BaseException, **more: Any) -> None:
    """Log why something could not be done. However much fails while the database is away, it is one line."""
    if is_away(error):
        log.warning(AWAY, reason=reason(error))
    else:
        log.error(event, exc_info=error, **more)
