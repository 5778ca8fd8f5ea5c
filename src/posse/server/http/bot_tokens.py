"""The tokens of outside bots: 256 random bits, of which only the hash is stored."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

from posse.server.store.rows import OUTSIDE

PREFIX: Final = "posse_bot_"  # so that people and programs that look for leaked secrets recognize it
_BEARER: Final = re.compile(rf"[Bb]earer +({PREFIX}[A-Za-z0-9_-]{{43}})")


def new_token() -> str:
    return PREFIX + secrets.token_urlsafe(32)


def new_account() -> str:
    """The id of a bot, which is a visitor's id that no cookie can have."""
    return OUTSIDE + secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """A token is random enough to need no salt."""
    return sha256(token.encode()).hexdigest()


def read(header: str | None) -> str | None:
    """The token in an Authorization header, None if it has not the form of one."""
    found = _BEARER.fullmatch((header or "").strip())
    return found[1] if found is not None else None
