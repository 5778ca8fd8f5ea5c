"""What a client is told of a failure that is not its own."""

from __future__ import annotations

from typing import Any

from posse.core.errors import PosseError
from posse.server.store import failures
from posse.server.wire.errors import api_error


def logged(log: Any, event: str, error: BaseException, **more: Any) -> PosseError:
    """Log it; the sentence for the client."""
    failures.tell(log, event, error, **more)
    return api_error("no-database" if failures.is_away(error) else "server")
