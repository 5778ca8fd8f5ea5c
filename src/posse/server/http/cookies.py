"""Visitors are known by a random id in a signed cookie. There are no accounts."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

COOKIE: Final = "posse"
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers keep one

_COOKIE: Final = re.compile(r"([A-Za-z0-9_-]{22})\.([0-9a-f]{64})")
_TAG: Final = b"posse visitor 1 "


def new_visitor() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


class Signer:
    """Signs cookies with the newest of its keys, so that nobody can forge one. The other keys still hold."""

    def __init__(self, *keys: bytes) -> None:
        self.keys = keys

    def sign(self, visitor: str) -> str:
        return f"{visitor}.{_signature(self.keys[0], visitor)}"

    def read(self, cookie: str | None) -> str | None:
        """The visitor in a cookie, None if it is not one of ours."""
        found = _COOKIE.fullmatch(cookie or "")
        if found is None:
            return None
        visitor, signature = found.groups()
        signed = [hmac.compare_digest(signature, _signature(key, visitor)) for key in self.keys]
        return visitor if any(signed) else None

    def is_current(self, cookie: str) -> bool:
        """Whether one of ours is signed with the newest key."""
        return cookie == self.sign(cookie.partition(".")[0])


def _signature(key: bytes, visitor: str) -> str:
    return hmac.new(key, _TAG + visitor.encode(), sha256).hexdigest()
