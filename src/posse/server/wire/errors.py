"""The errors a client may be told: a code, an HTTP status and a sentence each."""

from __future__ import annotations

from typing import Final

from posse.core.errors import PosseError, Refused
from posse.core.said import Arg
from posse.server.wire import convert, protocol

REFUSED: Final = "refused"

# Code -> HTTP status. Each code has a message `error-<code>`. Codes that are not listed are the engine's own:
# a well-formed request for something that the game does not have (422).
STATUS: Final[dict[str, int]] = {
    "bad-message": 400,
    "bad-name": 422,
    "no-cookie": 401,
    "no-token": 401,
    "name-first": 403,
    "origin": 403,
    "not-seated": 403,
    "not-host": 403,
    "not-yours": 403,
    "no-spectators": 403,
    "no-outside-bots": 403,
    "removed": 403,
    "not-found": 404,
    "no-seat": 404,
    "method": 405,
    "too-slow": 408,
    "table-full": 409,
    "seat-taken": 409,
    "seats-free": 409,
    "seat-free": 409,
    "own-seat": 409,
    "has-started": 409,
    "not-running": 409,
    "not-over": 409,
    "not-stopped": 409,
    "is-here": 409,
    "still-thinking": 409,
    "bot-plays": 409,
    "no-hints": 409,
    "hint-late": 409,
    "share-given": 409,
    "share-early": 409,
    "share-late": 409,
    "share-wrong": 409,
    "share-missed": 409,
    "seat-lost": 409,
    REFUSED: 409,
    "too-big": 413,
    "bad-type": 415,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "too-many-bots": 429,
    "too-many-reviews": 429,
    "too-many-accounts": 429,
    "too-fast": 429,
    "server": 500,
    "server-full": 503,
    "no-database": 503,
    "hint-busy": 503,
}

# Why a socket is closed (docs/protocol.md).
GOING_AWAY: Final = 1001
POLICY_VIOLATION: Final = 1008
INTERNAL_ERROR: Final = 1011
TRY_LATER: Final = 1013
NO_COOKIE: Final = 4401
FORBIDDEN: Final = 4403
NO_TABLE: Final = 4404
CLOSED: Final = 4410
TOO_MANY: Final = 4429


def api_error(code: str, *args: Arg) -> PosseError:
    """An error of this code: `raise api_error("table-full")`."""
    assert code in STATUS, code
    return PosseError("error-" + code, args)


def code_of(error: PosseError) -> str:
    return REFUSED if isinstance(error, Refused) else error.key.removeprefix("error-")


def status_of(error: PosseError) -> int:
    return STATUS.get(code_of(error), 422)


def fault_of(error: PosseError) -> protocol.Fault:
    """The error as it is sent."""
    rule = error.refusal.rule if isinstance(error, Refused) else None
    return protocol.Fault(code_of(error), error.key, convert.args(error.arguments), rule)
