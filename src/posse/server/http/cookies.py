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
    """Signs cookies, so that nobody can forge one."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def _signature(self, visitor: str) -> str:
        return hmac.new(self.secret, _TAG + visitor.encode(), sha256).hexdigest()

    def sign(self, visitor: str) -> str:
        return f"{visitor}.{self._signature(visitor)}"

    def read(self, cookie: str | None) -> str | None:
        """The visitor in a cookie, None if it is not one of ours."""
        found = _COOKIE.fullmatch(cookie or "")
        if found is None or not hmac.compare_digest(found[2], self._signature(found[1])):
            return None
        return found[1]
